/** The table in sentences: both sides' Life Points and counts, and every card on the field with what is true of it. */
import type { CardView, PlayerId } from '../../engine/index.ts';
import { opponentOf } from '../../engine/types.ts';
import { wrap } from '../fit.ts';
import { positionMark, valuesOf } from './cells.ts';
import { type DetailContext, notes, whereText } from './detail.ts';
import { type Line, line } from './lines.ts';

export function factLines(at: DetailContext, columns: number): Line[] {
  const { view } = at;
  return [view.me, opponentOf(view.me)].flatMap((player) => [...sideLines(player, at, columns), line('')]);
}

function sideLines(player: PlayerId, at: DetailContext, columns: number): Line[] {
  const { view, names, words, strings } = at;
  const side = view.sides[player];
  const { counts } = strings.duel;
  const piles = [
    counts.hand(side.handCount),
    counts.deck(side.deckCount),
    counts.gy(side.gy.length),
    counts.removed(side.banished.length),
    counts.extra(side.extraCount),
  ];
  const head = `${names[player]}: LP ${side.lp}, ${piles.join(', ')}`;
  const own = player === view.me;
  const known = side.hand.flatMap((card) => (card.known ? [words.name(card.code)] : []));
  const cards = [...side.monsters, ...side.spells, side.field].filter((card) => card !== null);
  const told = [
    ...(known.length === 0 ? [] : [`${strings.duel.pileCounts.hand}: ${known.join(', ')}`]),
    ...cards.map((card) => cardLine(card, at)),
  ];
  return [
    ...wrap(head, columns - 2).map((text) => line(` ${text}`, 'strong')),
    ...told.flatMap((text) =>
      wrap(text, columns - 4).map((part, i) =>
        line(`${i === 0 ? '  ' : '    '}${part}`, own ? 'own' : 'other'),
      ),
    ),
  ];
}

/** `Gemini Elf ▲ 1900/900: Yours (m2), face-up Attack Position. It has attacked this turn.` */
function cardLine(card: CardView, at: DetailContext): string {
  const name = card.known ? at.words.name(card.code) : at.strings.duel.faceDownCard;
  const mark = card.position === null ? '' : ` ${positionMark(card.position, at.theme)}`;
  const values = card.known && card.position !== null ? ` ${valuesOf(card, at.words)}` : '';
  const said = [whereText(card, at), ...(card.known ? notes(card, at) : [])];
  return `${name}${mark}${values}: ${said.join('. ')}.`;
}
