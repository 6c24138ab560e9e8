/** Draws: by rule in the Draw Phase, by effects; failing one loses the Duel (WIN-04, WIN-05, WIN-06). */

import { affectsPlayer, banOnPlayer } from '../eval/affects.ts';
import { type Active, derived, othersOf, staticCtx } from '../eval/derived.ts';
import { whoOf } from '../eval/who.ts';
import { PLAYER_FLAG, type State } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { type Doer, drawCards, pileOf } from './mutate.ts';
import { replacedDraw } from './replace.ts';
import { reveal } from './sight.ts';

/** `src`: the card whose effect makes him draw, -1 the rules. */
export const drawBan = (s: State, p: PlayerId, src: CardId): Active | null =>
  banOnPlayer(s, 'draw', p, -1, src) ?? (src >= 0 ? banOnPlayer(s, 'drawByEffect', p, -1, src) : null);

/** What is drawn is shown, while an effect says so. */
function showDraws(s: State, drawn: readonly CardId[]): void {
  for (const a of othersOf(s)) {
    if (a.mod.k !== 'shown' || a.mod.what !== 'draws') continue;
    const to = whoOf(s, staticCtx(s, a), a.mod.to);
    reveal(
      s,
      drawn.filter((id) => affectsPlayer(s, a, s.cards[id]!.owner)),
      to,
      { by: a.you, cause: a.src, addr: a.eff.addr },
    );
  }
}

/**
 * Who cannot draw all he must loses when the moment is over (`checkDraws`). Whom an effect keeps from drawing does not
 * try.
 */
export function drawFor(s: State, who: readonly PlayerId[], n: number, why: number, doer: Doer): CardId[] {
  const players = who.filter((p) => drawBan(s, p, doer.cause) === null);
  const losers = players.filter((p) => pileOf(s, p, ZONE.deck).length < n);
  const drawn = players.flatMap((p) =>
    replacedDraw(s, p, n, why, doer) ? [] : drawCards(s, p, n, why, doer),
  );
  if (drawn.length > 0 && derived(s).watchful) showDraws(s, drawn);
  for (const p of losers) s.players[p].flags |= PLAYER_FLAG.decked;
  return drawn;
}
