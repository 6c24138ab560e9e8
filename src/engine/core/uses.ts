/** The once-per ledger (DESIGN §11): [effect or shared word, card or player, moved, span, count, …]. */
import type { Limit } from '../ast/index.ts';
import { bondName } from '../eval/bond.ts';
import type { Eff } from '../pool.ts';
import type { State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';

const SPAN = { turn: 0, duel: 1, chain: 2, faceUp: 3 } as const;
const WIDTH = 5;

const keyOf = (eff: Eff, limit: Limit): number =>
  limit.share === undefined ? eff.addr : 1_000_000 + bondName(`${eff.def.code}/${limit.share}`);

/** Which stay of the card is meant; -1: once per duel is once for that copy, wherever it has been since. */
const stayOf = (s: State, limit: Limit, id: CardId): number =>
  limit.scope !== 'card' ? 0 : limit.per === 'duel' ? -1 : s.cards[id]!.moved;

function find(s: State, eff: Eff, limit: Limit, id: CardId, p: PlayerId): number {
  const key = keyOf(eff, limit);
  const who = limit.scope === 'card' ? id : -1 - p;
  const moved = stayOf(s, limit, id);
  for (let i = 0; i < s.uses.length; i += WIDTH) {
    if (
      s.uses[i] === key &&
      s.uses[i + 1] === who &&
      s.uses[i + 2] === moved &&
      s.uses[i + 3] === SPAN[limit.per]
    )
      return i;
  }
  return -1;
}

/** May it be used once more? */
export function usesLeft(s: State, eff: Eff, limit: Limit | undefined, id: CardId, p: PlayerId): boolean {
  if (limit === undefined) return true;
  const at = find(s, eff, limit, id, p);
  return at < 0 || s.uses[at + 4]! < limit.n;
}

/** Counts one use, or gives one back (`n` = -1) when an activation was negated. */
export function countUse(s: State, eff: Eff, limit: Limit, id: CardId, p: PlayerId, n = 1): void {
  const at = find(s, eff, limit, id, p);
  if (at >= 0) s.uses = s.uses.map((v, i) => (i === at + 4 ? v + n : v));
  else if (n > 0)
    s.uses = [
      ...s.uses,
      keyOf(eff, limit),
      limit.scope === 'card' ? id : -1 - p,
      stayOf(s, limit, id),
      SPAN[limit.per],
      n,
    ];
}

/** A card that moves from one field zone to another is the same user: what it has used up goes with it (GAP-35). */
export function followUses(s: State, id: CardId, from: number, to: number): void {
  for (let i = 0; i < s.uses.length; i += WIDTH) {
    if (s.uses[i + 1] !== id || s.uses[i + 2] !== from) continue;
    s.uses = s.uses.map((v, at) => (at % WIDTH === 2 && s.uses[at - 1] === id && v === from ? to : v));
    return;
  }
}

/** A card turned face-down is a new one when it is turned up again (GAP-40). */
export function forgetUses(s: State, id: CardId): void {
  const kept: number[] = [];
  for (let i = 0; i < s.uses.length; i += WIDTH)
    if (s.uses[i + 1] !== id || s.uses[i + 3] === SPAN.duel) kept.push(...s.uses.slice(i, i + WIDTH));
  s.uses = kept;
}

/** Forgets what was counted per turn or per chain. */
export function clearUses(s: State, per: 'turn' | 'chain'): void {
  if (s.uses.length === 0) return;
  const kept: number[] = [];
  for (let i = 0; i < s.uses.length; i += WIDTH)
    if (s.uses[i + 3] !== SPAN[per]) kept.push(...s.uses.slice(i, i + WIDTH));
  s.uses = kept;
}
