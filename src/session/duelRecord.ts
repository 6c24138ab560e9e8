/** What the history says of a duel that is over. */
import type { PlayerId } from '../engine/index.ts';
import type { DuelRecord, HistoryRecord, Outcome } from '../records/index.ts';
import type { DuelHead } from './replayFile.ts';
import type { DuelEnd } from './types.ts';

export function duelRecord(me: PlayerId, end: DuelEnd, head: DuelHead): DuelRecord {
  const { winner, reason, turns, lp, replay } = end;
  const result: Outcome = winner === -1 ? 'drawn' : winner === me ? 'won' : 'lost';
  const own: [number, number] = me === 0 ? lp : [lp[1], lp[0]];
  return { result, reason, turns, seed: head.seed, first: head.first === me ? 0 : 1, lp: own, replay };
}

export function historyRecord(
  me: PlayerId,
  head: DuelHead,
  duels: DuelRecord[],
  result: Outcome,
  casual: boolean,
  match?: string,
): HistoryRecord {
  const they = me === 0 ? 1 : 0;
  const self = head.seats[they] === 'person';
  return {
    at: new Date().toISOString().slice(0, 19).concat('Z'),
    format: head.format,
    decks: [head.decks[me].name, head.decks[they].name],
    opponent: head.names[they],
    level: self ? 'self' : head.seats[they],
    result,
    duels,
    ...(match !== undefined && { match }),
    ...(Object.keys(head.params).length > 0 && { rules: head.params }),
    ...((casual || self) && { casual: true }),
  };
}
