/** Too much on the field (`cap`): its player chooses what stays or goes; the rest is sent to the Graveyard. */
import { ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { sendAll, sendSurely } from '../core/replace.ts';
import { option } from '../decision.ts';
import { isFieldZone, raceOf } from '../eval/card.ts';
import { derived } from '../eval/derived.ts';
import { type Excess, excessOf } from '../legal/cap.ts';
import type { Frame, State } from '../state.ts';
import { type CardId, opponentOf, type PlayerId, WHY, ZONE } from '../types.ts';

export const STEP = { choose: 0, after: 1 } as const;

/** Starts the sorting when somebody has too much, the turn player first. @returns whether it did. */
export function sortOut(s: State): boolean {
  if (derived(s).caps.length === 0 || s.frames.at(-1)?.proc === PROC.sortOut) return false;
  for (const p of [s.turnPlayer, opponentOf(s.turnPlayer)])
    if (excessOf(s, p) !== null) {
      push(s, PROC.sortOut, [p], [[], []]);
      return true;
    }
  return false;
}

/** regs[0]: chosen so far; regs[1]: what is sent away. */
export function sortOutProc(s: State, f: Frame): void {
  const p = f.v[0]! as PlayerId;
  if (f.step === STEP.after) {
    // whatever stood in for the move, here it cannot stay
    const left = f.regs[1]!.filter((id) => isFieldZone(s.cards[id]!.zone) && s.cards[id]!.controller === p);
    sendSurely(
      s,
      left.map((id) => ({ id, to: ZONE.gy })),
      WHY.rule,
      { by: -1, cause: -1, addr: -1 },
    );
    pop(s);
    // another limit, or the other player
    sortOut(s);
    return;
  }
  const excess = excessOf(s, p);
  if (excess === null) {
    pop(s);
    return;
  }
  if (s.answer !== null) f.regs[0] = [...f.regs[0]!, takeAnswer(s).card];
  const chosen = f.regs[0]!;
  const open = choices(s, excess, chosen);
  if (open.length > 0) {
    ask(
      s,
      p,
      'pickCard',
      open.map((id) => option('card', id)),
      {
        purpose: excess.keep ? 'keep' : 'sortOut',
        card: excess.cap.src,
        addr: excess.cap.eff.addr,
        min: excess.n,
        max: excess.n,
        chosen,
      },
    );
    return;
  }
  send(s, f, excess, chosen);
}

/** Cards still to choose from; one Type at a time when Types are kept. */
function choices(s: State, x: Excess, chosen: readonly CardId[]): CardId[] {
  if (chosen.length >= x.n) return [];
  if (!x.keep && x.from.length === x.n) return [];
  if (!x.keep) return x.from.filter((id) => !chosen.includes(id));
  const kept = chosen.map((id) => raceOf(s, id));
  return x.from.filter((id) => !kept.includes(raceOf(s, id)));
}

function send(s: State, f: Frame, x: Excess, chosen: readonly CardId[]): void {
  const kept = chosen.map((id) => raceOf(s, id));
  const going = x.keep
    ? x.from.filter((id) => !kept.includes(raceOf(s, id)))
    : x.from.length === x.n
      ? x.from
      : [...chosen];
  const doer = { by: x.cap.you, cause: x.cap.src, addr: x.cap.eff.addr };
  f.regs[1] = going;
  f.step = STEP.after;
  sendAll(
    s,
    going.map((id) => ({ id, to: ZONE.gy })),
    WHY.effect,
    doer,
  );
}
