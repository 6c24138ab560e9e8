/** Main Phase 1 and 2: the turn player acts until he goes on (MAIN rules, GAP-29). */
import { emit } from '../core/emit.ts';
import { ask, MAIN_BEGUN, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { moveCards } from '../core/mutate.ts';
import { setPosition } from '../core/position.ts';
import type { Option } from '../decision.ts';
import { ctxOf } from '../eval/ctx.ts';
import { valueOf } from '../eval/num.ts';
import { DECLARED } from '../events.ts';
import { mainOptions } from '../legal/main.ts';
import { TOLL_ACTS, tollsFor } from '../legal/toll.ts';
import { tributesNeeded } from '../legal/tribute.ts';
import { defAt, effAt, SUB_BIT } from '../pool.ts';
import { type Frame, type State, TURN_FLAG } from '../state.ts';
import { PHASES, type PlayerId, WHY, ZONE } from '../types.ts';
import { ownFieldGoes } from './activate.ts';
import { pushChain } from './chain.ts';
import { EXTRA, normalNumbers } from './normalSummon.ts';
import { pushProcedure } from './procedure.ts';
import { payTolls } from './tolls.ts';
import { pushWindow, WINDOW } from './window.ts';

/** Numbers of the frame: the phase wanted next; whether its player has done something in this one. */
const MV = { next: 0, begun: MAIN_BEGUN } as const;
export const STEP = { open: 0, ask: 1, leaving: 2, window: 3 } as const;

export function mainProc(s: State, f: Frame): void {
  switch (f.step) {
    case STEP.open:
      // phase begins: nothing has happened that could be answered yet
      f.step = STEP.ask;
      if (s.batch.length > 0) pushWindow(s, WINDOW.triggersOnly);
      return;
    case STEP.ask:
      if (s.goTo >= 0) pop(s, s.goTo);
      else if (s.answer === null) ask(s, s.turnPlayer, 'main', mainOptions(s), { purpose: 'action' });
      else {
        act(s, f, takeAnswer(s));
        f.v[MV.begun] = 1;
      }
      return;
    case STEP.window:
      f.step = STEP.ask;
      pushWindow(s, WINDOW.afterChain);
      return;
    case STEP.leaving:
      // GAP-29: the opponent may respond first; if something happens the phase goes on
      if (f.ret === 0) pop(s, f.v[MV.next]!);
      else f.step = STEP.ask;
  }
}

function act(s: State, f: Frame, a: Option): void {
  const p = s.turnPlayer;
  switch (a.k) {
    case 'summon':
    case 'tributeSummon':
    case 'set':
      pushNormal(s, p, a);
      return;
    case 'flip':
      push(s, PROC.flipSummon, [p, a.card, 0]);
      return;
    case 'position':
      changePosition(s, p, a);
      return;
    case 'procedure':
      pushProcedure(s, p, a.card, a.n);
      return;
    case 'activate':
      f.step = STEP.window;
      pushChain(s, p, a.card, a.n);
      return;
    case 'setSpell':
      setSpell(s, p, a.card);
      return;
    case 'toPhase':
      f.v[MV.next] = a.n;
      f.step = STEP.leaving;
      emit(s, 'declare', {
        player: p,
        n: DECLARED.indexOf(PHASES[a.n] === 'end' ? 'endTurn' : 'phase'),
        m: a.n,
      });
      pushWindow(s, WINDOW.closing);
      return;
    default:
      throw new Error(`${a.k} is no action of a Main Phase`);
  }
}

function pushNormal(s: State, p: PlayerId, a: Option): void {
  const eff = a.n > 0 ? effAt(a.n - 1) : null;
  const need =
    eff !== null && eff.e.k === 'tributeProc'
      ? valueOf(s, ctxOf(p, a.card, eff), eff.e.tributes[0])
      : tributesNeeded(s, a.card);
  const set = a.k === 'set';
  push(s, PROC.normalSummon, normalNumbers(s, p, a.card, { set, need, proc: a.n - 1, extra: EXTRA.none }), [
    [],
  ]);
}

/** POS-05: the manual change. */
function changePosition(s: State, p: PlayerId, a: Option): void {
  emit(s, 'declare', { player: p, cards: [a.card], n: DECLARED.indexOf('position'), m: a.n });
  s.clock++;
  const due = tollsFor(s, TOLL_ACTS.changePos, p, a.card);
  s.cards[a.card]!.turnFlags |= TURN_FLAG.changedPos;
  setPosition(s, a.card, 1, a.n === 0 ? 0 : 1, { by: p, cause: -1, addr: -1 });
  pushWindow(s, 0);
  payTolls(s, due, p, a.card);
}

/** SET-03, SET-05: Spells and Traps face-down; a Field Spell takes the Field Zone and replaces one's own (FIELD-04). */
function setSpell(s: State, p: PlayerId, id: number): void {
  const field = (defAt(s.cards[id]!.d).subs & SUB_BIT.field) !== 0;
  emit(s, 'declare', { player: p, n: DECLARED.indexOf('setSpell') });
  s.clock++;
  const due = tollsFor(s, TOLL_ACTS.set, p, id);
  if (field) ownFieldGoes(s, p, id);
  moveCards(s, [{ id, to: field ? ZONE.fzone : ZONE.szone, player: p, face: 0 }], WHY.rule, {
    by: p,
    cause: -1,
    addr: -1,
  });
  s.cards[id]!.turnFlags |= TURN_FLAG.set;
  emit(s, 'setDown', { player: p, by: p, cards: [id] });
  pushWindow(s, 0);
  payTolls(s, due, p, id);
}
