/** A turn: six phases in order (TURN-01), and the duel as an endless row of turns. */
import { drawFor } from '../core/draw.ts';
import { emit } from '../core/emit.ts';
import { checkDraws } from '../core/end.ts';
import { PROC, pop, push } from '../core/frames.ts';
import { countPhase, expire } from '../core/lingering.ts';
import { RULES } from '../core/mutate.ts';
import { clearUses } from '../core/uses.ts';
import { battlePhaseBar, mayEnterBattle } from '../legal/main.ts';
import { EVENT_BIT } from '../pool.ts';
import { profileOf } from '../profile.ts';
import { type Frame, SKIPS, type State, TURN_FLAG } from '../state.ts';
import { opponentOf, PHASES, type Phase, WHY } from '../types.ts';
import { pushHandLimit } from './handLimit.ts';
import { pushWindow } from './window.ts';

export const STEP = {
  begin: 0,
  draw: 1,
  standby: 2,
  main1: 3,
  afterMain1: 4,
  battle: 5,
  afterBattle: 6,
  main2: 7,
  end: 8,
  handLimit: 9,
  afterLimit: 10,
  over: 11,
  standbyWindow: 12,
  endWindow: 13,
  drawing: 14,
  enterMain1: 15,
  leaveDraw: 16,
  enterEnd: 17,
} as const;

export function duelProc(s: State): void {
  if (s.turn > 0) s.turnPlayer = opponentOf(s.turnPlayer);
  s.turn++;
  push(s, PROC.turn, []);
}

/** Takes one of the phases or turns a player has to skip. */
function takeSkip(s: State, what: (typeof SKIPS)[number]): boolean {
  const p = s.players[s.turnPlayer];
  const at = SKIPS.indexOf(what);
  if (p.skips[at]! <= 0) return false;
  p.skips = p.skips.map((v, i) => (i === at ? v - 1 : v));
  return true;
}

export function enterPhase(s: State, phase: Phase): void {
  s.phase = phase;
  s.epoch++;
  s.clock++;
  s.phaseSince = s.clock;
  countPhase(s, phase, true);
  emit(s, 'phase', { player: s.turnPlayer, n: PHASES.indexOf(phase), m: 0 });
}
/** The event its triggers wait for. */
export const duringPhase = (s: State): void =>
  emit(s, 'phase', { player: s.turnPlayer, n: PHASES.indexOf(s.phase), m: 1 });
export function leavePhase(s: State): void {
  s.clock++;
  emit(s, 'phase', { player: s.turnPlayer, n: PHASES.indexOf(s.phase), m: 2 });
  countPhase(s, s.phase, false);
}

/** Where a phase begins that an effect makes the turn go on with. */
const BEGINS: readonly number[] = [
  STEP.draw,
  STEP.standby,
  STEP.enterMain1,
  STEP.battle,
  STEP.main2,
  STEP.end,
];

/** An effect makes the turn go on with a phase later than `next`. */
function jumps(s: State, f: Frame, next: Phase): boolean {
  const to = s.goTo;
  s.goTo = -1;
  if (to <= PHASES.indexOf(next)) return false;
  f.step = BEGINS[to]!;
  return true;
}
/** What comes after a Main or Battle Phase: an effect's word goes before the player's. */
function chosenNext(s: State, f: Frame): number {
  const to = s.goTo >= 0 ? s.goTo : f.ret;
  s.goTo = -1;
  return to;
}

/** A Battle Phase on top of the one that has just ended. */
function anotherBattle(s: State): boolean {
  const p = s.players[s.turnPlayer];
  const at = SKIPS.indexOf('battle');
  if (p.skips[at]! >= 0 || s.goTo >= 0) return false;
  p.skips = p.skips.map((v, i) => (i === at ? v + 1 : v));
  for (const c of s.cards) c.attacks = 0;
  return true;
}

/** Frame result of a Main or Battle Phase: index in PHASES of what comes next. */
export function turnProc(s: State, f: Frame): void {
  switch (f.step) {
    case STEP.begin:
      beginTurn(s);
      f.step = takeSkip(s, 'turn') ? STEP.over : STEP.draw;
      return;
    case STEP.draw:
      // what waits for the Draw Phase to begin comes before the draw
      f.step = STEP.drawing;
      enterPhase(s, 'draw');
      return;
    case STEP.drawing:
      f.step = STEP.leaveDraw;
      if (takeSkip(s, 'draw')) return;
      duringPhase(s);
      if (s.turn > 1 || profileOf(s.rules).firstDraw) drawFor(s, [s.turnPlayer], 1, WHY.rule, RULES);
      if (!checkDraws(s)) pushWindow(s, 0);
      return;
    case STEP.leaveDraw:
      leavePhase(s);
      if (!jumps(s, f, 'standby')) f.step = STEP.standby;
      return;
    case STEP.standby:
      f.step = STEP.main1;
      enterPhase(s, 'standby');
      if (takeSkip(s, 'standby')) return;
      f.step = STEP.standbyWindow;
      duringPhase(s);
      return;
    case STEP.standbyWindow:
      f.step = STEP.main1;
      pushWindow(s, 0);
      return;
    case STEP.main1:
      leavePhase(s);
      if (!jumps(s, f, 'main1')) f.step = STEP.enterMain1;
      return;
    case STEP.enterMain1:
      enterPhase(s, 'main1');
      f.step = STEP.afterMain1;
      // without it the turn goes on where its player could have gone from it
      if (takeSkip(s, 'main1')) f.ret = PHASES.indexOf(mayEnterBattle(s) ? 'battle' : 'end');
      else push(s, PROC.main, [0, 0]);
      return;
    case STEP.afterMain1:
      leavePhase(s);
      f.step = BEGINS[chosenNext(s, f)]!;
      // a Battle Phase to be skipped is over with the turn in which there could have been one
      if (f.step !== STEP.battle && battlePhaseBar(s) !== 'firstTurn') takeSkip(s, 'battle');
      return;
    case STEP.battle:
      if (takeSkip(s, 'battle')) {
        f.step = STEP.end;
        return;
      }
      enterPhase(s, 'battle');
      f.step = STEP.afterBattle;
      push(s, PROC.battlePhase, [0, 0, 0]);
      return;
    case STEP.afterBattle:
      leavePhase(s);
      expire(s, 'endOfBattlePhase');
      f.step = anotherBattle(s) ? STEP.battle : BEGINS[chosenNext(s, f)]!;
      return;
    case STEP.main2:
      if (takeSkip(s, 'main2')) {
        f.step = STEP.end;
        return;
      }
      enterPhase(s, 'main2');
      f.step = STEP.end;
      push(s, PROC.main, [0, 0]);
      return;
    case STEP.end:
      f.step = STEP.enterEnd;
      if (s.phase === 'main2') leavePhase(s);
      return;
    case STEP.enterEnd:
      s.goTo = -1;
      expire(s, 'endPhase');
      if (takeSkip(s, 'end')) {
        f.step = STEP.over;
        return;
      }
      enterPhase(s, 'end');
      f.step = STEP.endWindow;
      duringPhase(s);
      return;
    case STEP.endWindow:
      f.step = STEP.handLimit;
      pushWindow(s, 0);
      return;
    case STEP.handLimit:
      f.step = STEP.afterLimit;
      pushHandLimit(s);
      return;
    case STEP.afterLimit:
      f.step = STEP.over;
      leavePhase(s);
      return;
    case STEP.over:
      endTurn(s);
      pop(s);
  }
}

function beginTurn(s: State): void {
  const p = s.players[s.turnPlayer];
  p.normalSummons = 1;
  for (const x of s.players) x.flags = 0;
  for (const c of s.cards) {
    if (c.turnFlags !== 0) c.turnFlags &= TURN_FLAG.stays | TURN_FLAG.limbo;
    c.attacks = 0;
  }
  // the ledger keeps this turn and the two before it
  // and for ever the kinds of event that some card counts over a longer time
  const { kept } = s.heard;
  const old = s.history.findIndex((e) => e.turn >= s.turn - 2);
  if (old > 0)
    s.history =
      kept === 0
        ? s.history.slice(old)
        : s.history.filter((e) => e.turn >= s.turn - 2 || (kept & EVENT_BIT[e.k]) !== 0);
  s.epoch++;
  emit(s, 'turn', { player: s.turnPlayer, n: s.turn });
}

function endTurn(s: State): void {
  expire(s, 'endOfTurn');
  clearUses(s, 'turn');
}
