/** State ↔ text, and a hash of what matters (DESIGN §2: default values are left out of cards). */

import { newCard } from './core/newCard.ts';
import { defOf, usePool } from './pool.ts';
import type { Card, State } from './state.ts';

/** Fields of a card that follow from others or from the pool. */
type CardText = Partial<Omit<Card, 'd'>> & { code: number };

function cardText(c: Card): CardText {
  const blank = newCard(c.id, c.code, c.owner, 0) as unknown as Record<string, unknown>;
  const out: Record<string, unknown> = { code: c.code };
  for (const [k, v] of Object.entries(c)) {
    if (k === 'd' || k === 'id') continue;
    if (k === 'owner' || JSON.stringify(v) !== JSON.stringify(blank[k])) out[k] = v;
  }
  return out as CardText;
}

/** The whole state as JSON text. */
export function serialise(s: State): string {
  usePool(s.pool);
  const { cards, epoch: _epoch, layout: _layout, ...rest } = s;
  return JSON.stringify({ ...rest, cards: cards.map(cardText) });
}

/** @throws SyntaxError on text that is no JSON; Error when the pool of the state is not loaded. */
export function deserialise(text: string): State {
  const raw = JSON.parse(text) as Omit<State, 'cards' | 'epoch' | 'layout'> & { cards: CardText[] };
  usePool(raw.pool);
  const cards = raw.cards.map((c, id) => ({
    ...newCard(id, c.code, c.owner ?? 0, 0),
    ...c,
    id,
    d: defOf(c.code).i,
  }));
  return { ...raw, cards, epoch: 0, layout: 0 };
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
