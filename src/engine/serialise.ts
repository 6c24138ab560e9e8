/** State ↔ text, and a hash of what matters (DESIGN §2: default values are left out of cards). */

import { newCard } from './core/newCard.ts';
import { defOf, usePool } from './pool.ts';
import type { Card, State } from './state.ts';

/** Fields of a card that follow from others or from the pool. */
type CardText = Partial<Omit<Card, 'd'>> & { code: number };

/** Values a card has when nothing has happened to it; `owner` is always written. */
const BLANK: Readonly<Record<string, unknown>> = {
  controller: 0,
  zone: 0,
  slot: -1,
  face: 0,
  pos: 0,
  seen: 0,
  entered: 0,
  enteredBy: 0,
  since: 0,
  moved: 0,
  hides: 0,
  how: 0,
  howTurn: 0,
  howBy: -1,
  howCard: -1,
  properly: false,
  attachedTo: -1,
  turnFlags: 0,
  attacks: 0,
  guise: null,
  keeps: -1,
  last: null,
};
const FIELDS = Object.entries(BLANK) as [keyof Card, unknown][];
const LISTS = ['bonds', 'counters', 'notes', 'materials'] as const;

function cardText(c: Card): CardText {
  const out: Record<string, unknown> = { code: c.code, owner: c.owner };
  for (const [k, blank] of FIELDS) if (c[k] !== blank) out[k] = c[k];
  for (const k of LISTS) if (c[k].length > 0) out[k] = c[k];
  return out as CardText;
}

function cardFrom(text: CardText, id: number): Card {
  const c = { ...newCard(id, text.code, 0, 0), ...BLANK, ...text, id };
  return { ...c, d: defOf(text.code).i } as Card;
}

/** The whole state as JSON text. */
export function serialise(s: State): string {
  usePool(s.pool);
  const { cards, epoch: _epoch, layout: _layout, shuffles, ...rest } = s;
  const forced = shuffles.length === 0 ? {} : { shuffles };
  return JSON.stringify({ ...rest, ...forced, cards: cards.map(cardText) });
}

/** @throws SyntaxError on text that is no JSON; Error when the pool of the state is not loaded. */
export function deserialise(text: string): State {
  const raw = JSON.parse(text) as Omit<State, 'cards' | 'epoch' | 'layout' | 'shuffles'> & {
    cards: CardText[];
    shuffles?: number[][];
  };
  usePool(raw.pool);
  const cards = raw.cards.map(cardFrom);
  return { ...raw, shuffles: raw.shuffles ?? [], cards, epoch: 0, layout: 0 };
}

/** 53-bit hash of a text, as 14 hexadecimal digits. */
export function hashText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const ch = text.charCodeAt(i);
    a = Math.imul(a ^ ch, 2654435761);
    b = Math.imul(b ^ ch, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}

/** Equal states have equal hashes. */
export const hashState = (s: State): string => hashText(serialise(s));
