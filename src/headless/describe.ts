/** The table in sentences, for line mode. */
import {
  type CardView,
  MAIN_ZONES,
  opponentOf,
  type PlayerId,
  type PlayerView,
  type Position,
  type SideView,
} from '../engine/index.ts';
import type { Words } from '../session/words.ts';

/** What the table is told in. */
export type Telling = Pick<Words, 'name' | 'strings'>;

const PILES = { h: 'hand', g: 'gy', b: 'banished', x: 'extra' } as const;

/** The card at an address like `m1`, `os3`, `h2`, `f`; undefined where none lies, null where the address is none. */
export function cardAtAddress(view: PlayerView, address: string): CardView | null | undefined {
  const extra = /^(o?)e([12])$/.exec(address);
  if (extra !== null) {
    const own = extra[1] === '';
    const row = view.sides[own ? view.me : opponentOf(view.me)].monsters;
    return row.length <= MAIN_ZONES ? null : (row[extraSlotSeen(Number(extra[2]), own)] ?? undefined);
  }
  const match = /^(o?)([mshgbxf])(\d*)$/.exec(address);
  if (match === null) return null;
  const [, prefix, letter = '', digits] = match;
  const side = view.sides[prefix === 'o' ? opponentOf(view.me) : view.me];
  if (letter === 'f') return digits === '' ? (side.field ?? undefined) : null;
  if (digits === '') return null;
  const i = Number(digits) - 1;
  if (letter === 'm') return i < MAIN_ZONES ? (side.monsters[i] ?? undefined) : undefined;
  if (letter === 's') return side.spells[i] ?? undefined;
  return side[PILES[letter as keyof typeof PILES]][i];
}

/** The Extra Monster Zones are `e1` and `e2` from the viewer's left, in whoever's row (EMZ-01). */
const extraSlotSeen = (n: number, own: boolean): number => (own ? MAIN_ZONES + n - 1 : MAIN_ZONES + 2 - n);
const slotAddress = (letter: string, i: number, own: boolean): string =>
  letter === 'm' && i >= MAIN_ZONES
    ? `e${own ? i - MAIN_ZONES + 1 : MAIN_ZONES + 2 - i}`
    : `${letter}${i + 1}`;

/** The address of a card as `cardAtAddress` reads it; null where a card has none, as in the Deck. */
export function addressOf(view: PlayerView, { h }: CardView): string | null {
  for (const player of [view.me, opponentOf(view.me)]) {
    const side = view.sides[player];
    const prefix = player === view.me ? '' : 'o';
    if (side.field?.h === h) return `${prefix}f`;
    const { monsters: m, spells: s, hand, gy: g, banished: b, extra: x } = side;
    for (const [letter, cards] of Object.entries({ m, s, h: hand, g, b, x })) {
      const i = cards.findIndex((card) => card?.h === h);
      if (i >= 0) return `${prefix}${slotAddress(letter, i, prefix === '')}`;
    }
  }
  return null;
}

/** `4 Sheep Tokens` where a sentence names a card of the event several times in a row. */
export function counted(text: string, cards: readonly CardView[], { name, strings }: Telling): string {
  const codes = cards.flatMap((card) => (card.known ? [card.code] : []));
  const twice = new Set(codes.filter((code, i) => codes.indexOf(code) !== i));
  const { and, copies } = strings.lines;
  let shorter = text;
  for (const card of [...twice].map(name)) {
    const one = card.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const row = new RegExp(`${one}(?:(?:, |${and})${one})+(?![\\w-])`, 'g');
    shorter = shorter.replace(row, (found) => copies(found.split(card).length - 1, card));
  }
  return shorter;
}

/** `Gemini Elf, Attack Position, 1900/900` */
export function cardLine(card: CardView, { name, strings }: Telling): string {
  const said = strings.lines;
  const isSet = card.position?.startsWith('faceDown') === true;
  if (!card.known) return isSet || !card.faceUp ? said.aSetCard : said.aCard;
  const words = [name(card.code)];
  if (card.position !== null) words.push(isSet ? said.set : said[faceUpPosition(card.position)]);
  else if (!card.faceUp && (card.zone === 'szone' || card.zone === 'fzone')) words.push(said.set);
  if (card.atk >= 0) words.push(card.def < 0 ? `${card.atk}` : `${card.atk}/${card.def}`);
  const under = (card.materials ?? []).flatMap((m) => (m.known ? [name(m.code)] : []));
  if (under.length > 0) words.push(said.materials(under.join(said.and)));
  if (card.negated) words.push(said.negated);
  for (const { kind, n } of card.counters) words.push(strings.common.counters(n, kind));
  return words.join(', ');
}

const faceUpPosition = (position: Position): 'attack' | 'defense' =>
  position === 'attack' ? 'attack' : 'defense';

/** A side's field, an address and a card a line. */
export function fieldLines(view: PlayerView, player: PlayerId, words: Telling): string[] {
  const prefix = player === view.me ? '' : 'o';
  const side = view.sides[player];
  const slots = (letter: string, cards: readonly (CardView | null)[]): string[] =>
    cards.flatMap((card, i) =>
      card === null ? [] : [`${prefix}${slotAddress(letter, i, prefix === '')} ${cardLine(card, words)}`],
    );
  const lines = [
    ...slots('m', side.monsters),
    ...slots('s', side.spells),
    ...(side.field === null ? [] : [`${prefix}f ${cardLine(side.field, words)}`]),
  ];
  const { yourFieldEmpty, otherFieldEmpty } = words.strings.lines;
  return lines.length === 0 ? [player === view.me ? yourFieldEmpty : otherFieldEmpty] : lines;
}

export function handLines(view: PlayerView, words: Telling): string[] {
  const { hand } = view.sides[view.me];
  return hand.length === 0
    ? [words.strings.lines.handEmpty]
    : hand.map((card, i) => `h${i + 1} ${cardLine(card, words)}`);
}

export function graveyardLines(view: PlayerView, words: Telling): string[] {
  const said = words.strings.lines;
  const pile = (graveyard: string, removed: string, prefix: string, side: SideView): string[] => [
    ...pileLine(graveyard, `${prefix}g`, side.gy, words),
    ...(side.banished.length === 0 ? [] : pileLine(removed, `${prefix}b`, side.banished, words)),
  ];
  return [
    ...pile(said.yourGraveyard, said.yourRemoved, '', view.sides[view.me]),
    ...pile(said.otherGraveyard, said.otherRemoved, 'o', view.sides[opponentOf(view.me)]),
  ];
}

/** The own Extra Deck, by the name the rules have for it. */
export function extraLines(view: PlayerView, title: string, words: Telling): string[] {
  return pileLine(words.strings.lines.yours(title), 'x', view.sides[view.me].extra, words);
}

function pileLine(title: string, letter: string, cards: readonly CardView[], words: Telling): string[] {
  const { pileEmpty, pile, aCard } = words.strings.lines;
  if (cards.length === 0) return [pileEmpty(title)];
  const names = cards.map((card, i) => `${letter}${i + 1} ${card.known ? words.name(card.code) : aCard}`);
  return [pile(title, names.join(', '))];
}

export function chainLines(view: PlayerView, names: readonly [string, string], words: Telling): string[] {
  const { noChain, aSetCard, you, link } = words.strings.lines;
  if (view.chain.length === 0) return [noChain];
  return view.chain.map(({ n, code, player, targets, negated }) => {
    const at = targets.map((card) => (card.known ? words.name(card.code) : aSetCard)).join(', ');
    return link(n, words.name(code), player === view.me ? you : names[player], at, negated);
  });
}

export function lifeLine(
  view: PlayerView,
  names: readonly [string, string],
  { lines }: Telling['strings'],
): string {
  const they = opponentOf(view.me);
  const me = view.sides[view.me];
  const them = view.sides[they];
  const other = lines.otherLife(names[they], them.lp, them.handCount, them.deckCount);
  return `${lines.life(me.lp, me.handCount, me.deckCount)}; ${other}`;
}

/** `Your turn 5, Main Phase 1. You have 8000 Life Points, Kaiba 6200.` */
export function turnLine(
  view: PlayerView,
  names: readonly [string, string],
  { lines }: Telling['strings'],
): string {
  const they = opponentOf(view.me);
  const phase = lines.phases[view.phase];
  const turn =
    view.turnPlayer === view.me
      ? lines.yourTurn(view.turn, phase)
      : lines.otherTurn(names[they], view.turn, phase);
  return `${turn} ${lines.lifePoints(view.sides[view.me].lp, names[they], view.sides[they].lp)}`;
}
