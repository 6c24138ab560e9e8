/** Flip Summon (FLIP-02 to FLIP-06). */
import { emit } from '../core/emit.ts';
import { pop } from '../core/frames.ts';
import { setPosition } from '../core/position.ts';
import { DECLARED } from '../events.ts';
import { TOLL_ACTS, tollsFor } from '../legal/toll.ts';
import { type Frame, type State, TURN_FLAG } from '../state.ts';
import type { PlayerId } from '../types.ts';
import { attempt, succeed } from './normalSummon.ts';
import { payTolls } from './tolls.ts';
import { pushWindow, WINDOW } from './window.ts';

const FV = { player: 0, card: 1, moved: 2 } as const;
export const STEP = { declare: 0, success: 1, end: 2, turn: 3 } as const;

export function flipSummonProc(s: State, f: Frame): void {
  const p = f.v[FV.player]! as PlayerId;
  const id = f.v[FV.card]!;
  const c = s.cards[id]!;
  switch (f.step) {
    case STEP.declare:
      f.step = STEP.turn;
      payTolls(s, tollsFor(s, TOLL_ACTS.flipSummon, p, id), p, id);
      return;
    case STEP.turn:
      emit(s, 'declare', { player: p, cards: [id], n: DECLARED.indexOf('flip') });
      s.clock++;
      c.turnFlags |= TURN_FLAG.changedPos;
      f.v[FV.moved] = c.moved;
      // turned up quietly: the Flip itself counts only when the Summon succeeds
      setPosition(s, id, 1, 0, { by: p, cause: -1, addr: -1 }, true);
      c.turnFlags |= TURN_FLAG.limbo;
      s.epoch++;
      s.layout++;
      f.step = STEP.success;
      attempt(s, p, id, 'flip');
      return;
    case STEP.success:
      f.step = STEP.end;
      if (!succeed(s, p, id, f.v[FV.moved]!, 'flip', c.materials)) {
        pushWindow(s, 0);
        return;
      }
      emit(s, 'flipped', { player: p, by: p, cards: [id], n: 1 });
      pushWindow(s, WINDOW.afterSummon);
      return;
    case STEP.end:
      pop(s, 1);
  }
}
