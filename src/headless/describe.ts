/** The table in sentences, for line mode. */
import {
  type CardView,
  MAIN_ZONES,
  opponentOf,
  type PlayerId,
  type PlayerView,
  type SideView,
} from '../engine/index.ts';
import type { Words } from '../session/words.ts';
import { counterName } from '../text/en/stat.ts';

type Name = (code: number) => string;

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
export function counted(text: string, cards: readonly CardView[], name: Name): string {
  const codes = cards.flatMap((card) => (card.known ? [card.code] : []));
  const twice = new Set(codes.filter((code, i) => codes.indexOf(code) !== i));
  let shorter = text;
  for (const card of [...twice].map(name)) {
    const one = card.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const row = new RegExp(`${one}(?:(?:, | and )${one})+(?![\\w-])`, 'g');
    shorter = shorter.replace(row, (found) => {
      const n = found.split(card).length - 1;
      return card.endsWith(' Token') ? `${n} ${card}s` : `${n} copies of ${card}`;
    });
  }
  return shorter;
}

/** `Gemini Elf, Attack Position, 1900/900` */
export function cardLine(card: CardView, name: Name): string {
  const position =
    card.position === null
      ? ''
      : card.position.startsWith('faceDown')
        ? 'Set'
        : `${capital(card.position)} Position`;
  if (!card.known) return position === 'Set' || !card.faceUp ? `a Set card` : 'a card';
  const words = [name(card.code)];
  if (position !== '') words.push(position);
  else if (!card.faceUp && (card.zone === 'szone' || card.zone === 'fzone')) words.push('Set');
  if (card.atk >= 0) words.push(card.def < 0 ? `${card.atk}` : `${card.atk}/${card.def}`);
  const under = (card.materials ?? []).flatMap((m) => (m.known ? [name(m.code)] : []));
  if (under.length > 0) words.push(`materials: ${under.join(' and ')}`);
  if (card.negated) words.push('negated');
  for (const { kind, n } of card.counters) words.push(`${n} ${counterName(kind, n)}`);
  return words.join(', ');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A side's field, an address and a card a line. */
export function fieldLines(view: PlayerView, player: PlayerId, name: Name): string[] {
  const prefix = player === view.me ? '' : 'o';
  const side = view.sides[player];
  const slots = (letter: string, cards: readonly (CardView | null)[]): string[] =>
    cards.flatMap((card, i) =>
      card === null ? [] : [`${prefix}${slotAddress(letter, i, prefix === '')} ${cardLine(card, name)}`],
    );
  const lines = [
    ...slots('m', side.monsters),
    ...slots('s', side.spells),
    ...(side.field === null ? [] : [`${prefix}f ${cardLine(side.field, name)}`]),
  ];
  return lines.length === 0 ? [`${player === view.me ? 'Your' : "The opponent's"} field is empty.`] : lines;
}

export function handLines(view: PlayerView, name: Name): string[] {
  const { hand } = view.sides[view.me];
  return hand.length === 0
    ? ['Your hand is empty.']
    : hand.map((card, i) => `h${i + 1} ${cardLine(card, name)}`);
}

export function graveyardLines(view: PlayerView, name: Name): string[] {
  const pile = (whose: string, prefix: string, side: SideView): string[] => [
    ...pileLine(`${whose} Graveyard`, `${prefix}g`, side.gy, name),
    ...(side.banished.length === 0
      ? []
      : pileLine(`${whose} removed cards`, `${prefix}b`, side.banished, name)),
  ];
  const they = view.sides[opponentOf(view.me)];
  return [...pile('Your', '', view.sides[view.me]), ...pile("Opponent's", 'o', they)];
}

/** The own Extra Deck, by the name the rules have for it. */
export function extraLines(view: PlayerView, title: string, name: Name): string[] {
  return pileLine(`Your ${title}`, 'x', view.sides[view.me].extra, name);
}

function pileLine(title: string, letter: string, cards: readonly CardView[], name: Name): string[] {
  if (cards.length === 0) return [`${title}: empty.`];
  const words = cards.map((card, i) => `${letter}${i + 1} ${card.known ? name(card.code) : 'a card'}`);
  return [`${title}: ${words.join(', ')}.`];
}

export function chainLines(view: PlayerView, names: readonly [string, string], words: Words): string[] {
  if (view.chain.length === 0) return ['There is no chain.'];
  return view.chain.map(({ n, code, player, targets, negated }) => {
    const at = targets.map((card) => (card.known ? words.name(card.code) : 'a Set card')).join(', ');
    const who = player === view.me ? 'you' : names[player];
    return `${n} ${words.name(code)} (${who})${at === '' ? '' : `, on ${at}`}${negated ? ', negated' : ''}`;
  });
}

export function lifeLine(view: PlayerView, names: readonly [string, string]): string {
  const they = opponentOf(view.me);
  const me = view.sides[view.me];
  const them = view.sides[they];
  return (
    `You have ${me.lp} Life Points, ${me.handCount} in hand, ${me.deckCount} in the Deck; ` +
    `${names[they]} has ${them.lp}, ${them.handCount} in hand, ${them.deckCount} in the Deck.`
  );
}

const PHASE_NAMES = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
} as const;

/** `Your turn 5, Main Phase 1. You have 8000 Life Points, Kaiba 6200.` */
export function turnLine(view: PlayerView, names: readonly [string, string]): string {
  const they = opponentOf(view.me);
  const whose = view.turnPlayer === view.me ? 'Your turn' : `${names[they]}'s turn`;
  const lp = `You have ${view.sides[view.me].lp} Life Points, ${names[they]} ${view.sides[they].lp}.`;
  return `${whose} ${view.turn}, ${PHASE_NAMES[view.phase]}. ${lp}`;
}
