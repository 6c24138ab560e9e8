/** Battle Phase: start, then attacks one after another, then the end (BATTLE rules, GAP-01). */
import { emit } from '../core/emit.ts';
import { ask, BATTLE_PART, BATTLE_PARTS, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { DECLARED } from '../events.ts';
import { battleOptions } from '../legal/main.ts';
import { TOLL_ACTS, tollsFor } from '../legal/toll.ts';
import { type Frame, PLAYER_FLAG, type State } from '../state.ts';
import { PHASES } from '../types.ts';
import { pushChain } from './chain.ts';
import { payTolls } from './tolls.ts';
import { duringPhase } from './turn.ts';
import { pushWindow, WINDOW } from './window.ts';

const BV = { next: 0, part: BATTLE_PART } as const;
export const STEP = { start: 0, ask: 1, window: 2, leaving: 3 } as const;

export function battlePhaseProc(s: State, f: Frame): void {
  switch (f.step) {
    case STEP.start:
      s.players[s.turnPlayer].flags |= PLAYER_FLAG.battled;
      duringPhase(s);
      f.step = STEP.ask;
      pushWindow(s, 0);
      return;
    case STEP.ask: {
      if (s.goTo >= 0) {
        pop(s, s.goTo);
        return;
      }
      f.v[BV.part] = BATTLE_PARTS.battle;
      if (s.answer === null) {
        ask(s, s.turnPlayer, 'battle', battleOptions(s), { purpose: 'action' });
        return;
      }
      const a = takeAnswer(s);
      if (a.k === 'attack') {
        push(s, PROC.attack, [a.card, 0, 0]);
        payTolls(s, tollsFor(s, TOLL_ACTS.attack, s.turnPlayer, a.card), s.turnPlayer, a.card);
      } else if (a.k === 'activate') {
        f.step = STEP.window;
        pushChain(s, s.turnPlayer, a.card, a.n);
      } else {
        f.v[BV.next] = a.n;
        f.v[BV.part] = BATTLE_PARTS.end;
        f.step = STEP.leaving;
        emit(s, 'declare', {
          player: s.turnPlayer,
          n: DECLARED.indexOf(PHASES[a.n] === 'end' ? 'endTurn' : 'phase'),
          m: a.n,
        });
        pushWindow(s, WINDOW.closing);
      }
      return;
    }
    case STEP.window:
      f.step = STEP.ask;
      pushWindow(s, 0);
      return;
    case STEP.leaving:
      if (f.ret === 0) pop(s, f.v[BV.next]!);
      else f.step = STEP.ask;
  }
}
