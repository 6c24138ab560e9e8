/** Effects tried out in a duel: made-up cards that are valid, what is asked while they run and what happens. */
import { expect } from 'vitest';
import { buildPool, type PoolCard } from '../../src/cards/pool.ts';
import type { Event } from '../../src/engine/events.ts';
import { advance, type Effect, type Group, type Op, type Option, validate } from '../../src/engine/index.ts';
import type { Duel, Options, Side } from '../../src/engine/testkit/duel.ts';
import { does, duelOf } from './made.ts';

const codes = new Map(buildPool().map((c) => [c.code, c.name]));

/** A duel with these cards beside those of the pool. */
export function table(cards: PoolCard[], mine: Side, theirs: Side = {}, o: Options = {}, era = 'goat'): Duel {
  for (const c of cards) codes.set(c.code, c.name);
  const all = new Set(codes.keys());
  for (const c of cards) expect(validate(c, all)).toEqual([]);
  return duelOf(...cards)(era, o)
    .you(mine)
    .opp(theirs);
}
export const nameOf = (d: Duel, id: number): string => codes.get(d.state.cards[id]!.code)!;
export const idOf = (d: Duel, name: string): number =>
  d.state.cards.find(({ code }) => codes.get(code) === name)!.id;

/** The decision that stands now. */
export function asked(d: Duel) {
  const { kind, player, about, options } = d.state.decision!;
  const { purpose, card, min, max, chosen, what } = about;
  return {
    kind,
    player,
    purpose,
    card: nameOf(d, card),
    min,
    max,
    chosen: chosen.map((id) => nameOf(d, id)),
    what,
    options: options.map((o) =>
      o.k === 'card' ? nameOf(d, o.card) : o.k === 'done' ? 'done' : `${o.k} ${o.n}`,
    ),
  };
}
/** What happens from that answer on, windows passed. */
export function heard(d: Duel, fits: (o: Option) => boolean): Event[] {
  const out: Event[] = [];
  const listen = (e: Event): void => void out.push(e);
  advance(d.state, d.state.decision!.options.find(fits)!, listen);
  for (;;) {
    const { decision } = d.state;
    const pass = decision?.kind === 'respond' ? decision.options.find((o) => o.k === 'pass') : undefined;
    if (pass === undefined) return out;
    advance(d.state, pass, listen);
  }
}
export const playing = (d: Duel, name: string) =>
  heard(d, (o) => o.k === 'activate' && o.card === idOf(d, name));

export const group = (of: 'you' | 'opp' | 'both', ...places: Group['in']): Group => ({ in: places, of });
export const named = (is: string, ...places: Group['in']): Group => ({
  in: places,
  of: 'both',
  where: [{ k: 'name', is }],
});
export const first: Op = { k: 'gainLp', who: 'you', n: 1 };
export const anew = (op: Op): Op => ({ ...op, link: 'alsoAfter' }) as Op;
export const bonus: Op = { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 1000 };
/** Does it, and gains 1000 if that was done. */
export const tries = (op: Op, more: Partial<Effect & { k: 'act' }> = {}): PoolCard =>
  does('Tries It', [first, anew(op), bonus], more);
