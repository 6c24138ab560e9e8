import type { BattleView, CardView, LinkView, PlayerId, PlayerView } from '../../engine/index.ts';
import type { Forecast } from '../../session/forecast.ts';
import type { Snapshot } from '../../session/types.ts';
import { inside } from '../../strings/inside.ts';
import { positionMark, valuesOf } from './cells.ts';
import type { DetailContext } from './detail.ts';
import { type Line, line } from './lines.ts';
import { subStepText } from './phase.ts';
import { addressOf } from './table.ts';

/** What sentences about the table are made with. */
export type Telling = DetailContext;

/** Who is told as "you": nobody where two persons sit at the screen, or somebody only watches. */
export const readerOf = ({
  view,
  shared,
  replay,
}: Pick<Snapshot, 'view' | 'shared' | 'replay'>): PlayerId | -1 =>
  shared || replay?.eyes === 'both' ? -1 : view.me;

export function cardText(card: CardView, { view, words, strings }: Telling): string {
  const spot = addressOf(view, card);
  const name = card.known ? words.name(card.code) : strings.duel.faceDownCard;
  return spot !== '' && /^o?[ms]\d$/.test(spot) ? `${name} (${spot})` : name;
}

/** `#2 Kaiba: Trap Hole -> Luster Dragon (m5)`. */
export function linkText(link: LinkView, at: Telling): string {
  const who = link.player === at.reader ? at.strings.duel.you : at.names[link.player];
  const targets = link.targets.map((card) => cardText(card, at)).join(', ');
  const negated = link.negated ? ` ${at.strings.duel.negated}` : '';
  return `#${link.n} ${who}: ${at.words.name(link.code)}${targets === '' ? '' : ` ${at.theme.arrow} ${targets}`}${negated}`;
}

/** The chain as a stack, the newest link last; at most `rows` lines, the older ones counted. */
export function chainLines(at: Telling, rows: number): Line[] {
  const { chain } = at.view;
  if (chain.length === 0 || rows < 1) return [];
  const room = chain.length > rows ? rows - 1 : rows;
  const hidden = chain.length - room;
  const links = chain.slice(hidden).map((link) => line(linkText(link, at), toneOf(link, at.view)));
  return hidden > 0 ? [line(` ${at.strings.duel.earlierLinks(hidden)}`, 'quiet'), ...links] : links;
}

const toneOf = (link: LinkView, view: PlayerView): Line['tone'] =>
  link.player === view.me ? 'own' : 'other';

/** The battle under way: who attacks what, and the values that meet. */
export function battleLines(at: Telling): Line[] {
  const { battle } = at.view;
  if (battle === null) return [];
  const { attacker, target } = battle;
  const step = subStepText(at.view, at.strings);
  const aim = target === null ? at.strings.duel.directly : fighter(target, at);
  const lines = [line(` ${fighter(attacker, at)}`, 'strong'), line(` ${at.theme.arrow} ${aim}`, 'strong')];
  if (step !== '') lines.unshift(line(` ${step}`, 'quiet'));
  const outcome = outcomeText(battle, at);
  if (outcome !== '') lines.push(line(` ${outcome}`));
  return lines;
}

/** What a battle comes to unanswered: who falls, and who takes how much. */
export function forecastText(
  { damage, attackerFalls, targetFalls }: Forecast,
  attacker: CardView | null,
  target: CardView | null,
  at: Telling,
): string {
  const { combat } = at.strings;
  const name = (card: CardView | null): string =>
    card?.known ? at.words.name(card.code) : at.strings.duel.faceDownCard;
  const parts =
    attackerFalls && targetFalls
      ? [combat.both]
      : attackerFalls || targetFalls
        ? [combat.falls(name(attackerFalls ? attacker : target))]
        : target === null
          ? []
          : [combat.none];
  const hurt = damage.flatMap((n, player) => {
    if (n <= 0) return [];
    return [
      player === at.reader
        ? combat.you(n)
        : combat.they(inside(at.names[player === 0 ? 0 : 1], at.strings), n),
    ];
  });
  return combat.unanswered([...parts, ...(hurt.length === 0 ? [combat.noDamage] : hurt)].join(', '));
}

/** A monster with the one value its position brings into the battle. */
function fighter(card: CardView, at: Telling): string {
  const mark = card.position === null ? '' : ` ${positionMark(card.position, at.theme)}`;
  if (!card.known) return `${cardText(card, at)}${mark} ?`;
  const [atk = '', def = ''] = valuesOf(card, at.words).split('/');
  const inDefense = card.position === 'defense' || card.position === 'faceDownDefense';
  return `${cardText(card, at)}${mark} ${inDefense ? def : atk}`;
}

/** Damage that is decided already, as the view gives it. */
function outcomeText(battle: BattleView, at: Telling): string {
  const parts = battle.damage.flatMap((damage, player) => {
    if (damage <= 0) return [];
    const { you, they } = at.strings.duel.damage;
    return [player === at.reader ? you(damage) : they(at.names[player === 0 ? 0 : 1], damage)];
  });
  return parts.join(', ');
}
