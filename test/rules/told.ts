/** What a duel tells of a play (engine/events.ts), and what it asks, in words. */
import { DECLARED, type EventKind, WHY, type WhyName, ZONE_NAMES } from '../../src/engine/index.ts';
import { defAt, effAt } from '../../src/engine/pool.ts';
import type { Duel } from '../../src/engine/testkit/duel.ts';
import { DAMAGE_SUBS, HOWS } from '../../src/engine/types.ts';

/** One event; what it leaves empty is not there. */
export interface Told {
  k: EventKind;
  player?: number;
  by?: number;
  cards?: string[];
  cause?: string;
  /** Id of the effect. */
  effect?: string;
  from?: string[];
  to?: string[];
  why?: string[];
  n?: number | string;
  m?: number;
}

const WORDS: Partial<Record<EventKind, readonly string[]>> = {
  declare: DECLARED,
  summoned: HOWS,
  wouldSummon: HOWS,
  battle: DAMAGE_SUBS,
};
const nameOf = (d: Duel, id: number): string => defAt(d.state.cards[id]!.d).name;

/** Those of the last play that are of these kinds, or all of them, up to where passing every window leads. */
export function told(d: Duel, ...kinds: EventKind[]): Told[] {
  return d.told
    .filter((e) => kinds.length === 0 || kinds.includes(e.k))
    .map((e) => {
      const t: Told = { k: e.k };
      if (e.player >= 0) t.player = e.player;
      if (e.by >= 0) t.by = e.by;
      if (e.cards.length > 0) t.cards = e.cards.map((id) => nameOf(d, id));
      if (e.cause >= 0) t.cause = nameOf(d, e.cause);
      if (e.addr >= 0) t.effect = effAt(e.addr).e.id;
      if (e.from.length > 0) t.from = e.from.map((z) => ZONE_NAMES[z]!);
      if (e.to.length > 0) t.to = e.to.map((z) => ZONE_NAMES[z]!);
      if (e.why > 0) t.why = (Object.keys(WHY) as WhyName[]).filter((w) => (e.why & WHY[w]) !== 0);
      const word = WORDS[e.k]?.[e.n];
      if (word !== undefined) t.n = word;
      else if (e.n !== 0) t.n = e.n;
      if (e.m !== 0) t.m = e.m;
      return t;
    });
}

/** What is asked now: by which card, for what, and among which cards. */
export const question = (d: Duel) => {
  const { player, about, options } = d.state.decision!;
  const { purpose, card, addr, min, max } = about;
  const among = options.map((o) => (o.card < 0 ? o.k : nameOf(d, o.card)));
  return { player, purpose, card: card < 0 ? '' : nameOf(d, card), ofEffect: addr >= 0, min, max, among };
};
