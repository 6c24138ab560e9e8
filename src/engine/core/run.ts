/** The loop: one slice of the topmost frame after another until somebody must decide or the duel is over (DESIGN §5). */

import { derived } from '../eval/derived.ts';
import { activateProc } from '../proc/activate.ts';
import { attackProc } from '../proc/attack.ts';
import { battlePhaseProc } from '../proc/battlePhase.ts';
import { chainProc } from '../proc/chain.ts';
import { damageStepProc } from '../proc/damageStep.ts';
import { flipSummonProc } from '../proc/flipSummon.ts';
import { handLimitProc } from '../proc/handLimit.ts';
import { inOrderProc } from '../proc/inOrder.ts';
import { mainProc } from '../proc/main.ts';
import { normalSummonProc } from '../proc/normalSummon.ts';
import { opsProc } from '../proc/ops.ts';
import { procedureProc } from '../proc/procedure.ts';
import { sortOut, sortOutProc } from '../proc/sortOut.ts';
import { tollsProc } from '../proc/tolls.ts';
import { duelProc, turnProc } from '../proc/turn.ts';
import { windowProc } from '../proc/window.ts';
import type { Frame, State } from '../state.ts';
import { describeFrames, takeTurn } from './frames.ts';
import { reactTo } from './react.ts';
import { settle } from './settle.ts';

/** Indexed by PROC. */
const PROCEDURES: readonly ((s: State, f: Frame) => void)[] = [
  duelProc,
  turnProc,
  mainProc,
  battlePhaseProc,
  attackProc,
  damageStepProc,
  windowProc,
  chainProc,
  activateProc,
  opsProc,
  normalSummonProc,
  flipSummonProc,
  procedureProc,
  handLimitProc,
  sortOutProc,
  tollsProc,
  inOrderProc,
];

const MAX_SLICES = 100_000;

/** The engine went on too long without a decision: a fault, never a rule. */
export class EngineStuck extends Error {
  constructor(s: State) {
    super(`no decision after ${MAX_SLICES} steps: ${describeFrames(s)}`);
    this.name = 'EngineStuck';
  }
}

let settledState: State | null = null;
let settledEpoch = -1;
let settledLayout = -1;

/** Runs to the next decision or the end. @throws EngineStuck */
export function run(s: State): void {
  let slices = 0;
  while (s.decision === null && s.result === null) {
    if (++slices > MAX_SLICES) throw new EngineStuck(s);
    // an answer goes to the frame that asked; what it asked in the middle of a moment is over first
    if (s.answer === null && s.reacted < s.batch.length) {
      reactTo(s);
      continue;
    }
    if (
      s.answer === null &&
      (settledState !== s || settledLayout !== s.layout || (settledEpoch !== s.epoch && derived(s).watchful))
    ) {
      settle(s);
      settledState = s;
      settledEpoch = s.epoch;
      settledLayout = s.layout;
      if (s.reacted < s.batch.length || sortOut(s)) continue;
    }
    const f = s.frames[s.frames.length - 1]!;
    takeTurn(s);
    PROCEDURES[f.proc]!(s, f);
  }
}
