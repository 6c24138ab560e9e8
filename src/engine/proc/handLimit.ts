/** Discarding down to the hand limit at the end of one's own turn (HAND-02, END-02, GOAT-16, EDI-09). */
import { ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { pileOf } from '../core/mutate.ts';
import { sendAll } from '../core/replace.ts';
import { option } from '../decision.ts';
import { affectsPlayer } from '../eval/affects.ts';
import { othersOf, staticCtx } from '../eval/derived.ts';
import { valueOf } from '../eval/num.ts';
import { profileOf } from '../profile.ts';
import type { Frame, State } from '../state.ts';
import { type PlayerId, WHY, ZONE } from '../types.ts';
import { pushWindow, WINDOW } from './window.ts';

/** GOAT-16, EDI-09: what may happen in answer to the discard. */
const ANSWERS = {
  any: 0,
  triggered: WINDOW.triggersOnly,
  mandatory: WINDOW.triggersOnly | WINDOW.mandatoryOnly,
} as const;

export const STEP = { choose: 0, end: 1, window: 2 } as const;

export function pushHandLimit(s: State): Frame {
  return push(s, PROC.handLimit, [s.turnPlayer], [[]]);
}

/** The limit that holds for this player now; Infinity when an effect lifts it. */
function limitOf(s: State, p: PlayerId): number {
  let n = profileOf(s.rules).handLimit;
  for (const a of othersOf(s)) {
    if (a.mod.k !== 'cap' || a.mod.what !== 'hand' || !affectsPlayer(s, a, p)) continue;
    n = a.mod.n === 'none' ? Number.POSITIVE_INFINITY : valueOf(s, staticCtx(s, a), a.mod.n);
  }
  return n;
}

export function handLimitProc(s: State, f: Frame): void {
  const p = f.v[0]! as PlayerId;
  if (f.step === STEP.end) {
    pop(s);
    return;
  }
  if (f.step === STEP.window) {
    f.step = STEP.end;
    pushWindow(s, ANSWERS[profileOf(s.rules).handLimitAnswers]);
    return;
  }
  const hand = pileOf(s, p, ZONE.hand);
  const over = Math.max(0, hand.length - limitOf(s, p));
  let chosen = f.regs[0]!;
  if (s.answer !== null) {
    chosen = [...chosen, takeAnswer(s).card];
    f.regs[0] = chosen;
  }
  if (chosen.length < over) {
    ask(
      s,
      p,
      'pickCard',
      hand.filter((id) => !chosen.includes(id)).map((id) => option('card', id)),
      { purpose: 'discardToLimit', min: over, max: over, chosen },
    );
    return;
  }
  if (over === 0) {
    pop(s);
    return;
  }
  s.clock++;
  f.step = STEP.window;
  sendAll(
    s,
    chosen.map((id) => ({ id, to: ZONE.gy })),
    WHY.rule | WHY.discard,
    { by: p, cause: -1, addr: -1 },
  );
}
