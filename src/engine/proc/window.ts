/**
 * A moment in which effects may start: triggers first, then responses by turns until both pass (GAP-09, DESIGN §6). Every
 * rules procedure opens one after what it did.
 */

import { collect } from '../core/collect.ts';
import { batchMask } from '../core/emit.ts';
import { checkLp, checkWins } from '../core/end.ts';
import { ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { pileOf } from '../core/mutate.ts';
import { reactToState, stopLoop } from '../core/react.ts';
import { option } from '../decision.ts';
import type { When } from '../legal/activate.ts';
import { fastOptions, holdsFast, type Ignitions } from '../legal/fast.ts';
import { profileOf } from '../profile.ts';
import { type Frame, type State, TURN_FLAG } from '../state.ts';
import { opponentOf, type PlayerId, ZONE } from '../types.ts';
import { pushChain } from './chain.ts';
import { pushProcedure } from './procedure.ts';

/** Kinds of window, as bits. */
export const WINDOW = {
  /** The turn player wants to leave the phase: the other is asked first, and if something happens the phase goes on. */
  closing: 1,
  /** A Summon may be negated; nothing else may start. */
  negation: 2,
  /** Nothing but triggers. */
  triggersOnly: 4,
  /** A Summon has just succeeded. */
  afterSummon: 8,
  /** Damage Step: at most one chain, where the profile has it so (GOAT-04). */
  damage: 16,
  /** A chain has ended in this window. */
  afterChain: 32,
  /** Only mandatory triggers, answered by nothing but what negates (EDI-09). */
  mandatoryOnly: 64,
} as const;

/** Numbers of a window frame. */
export const WV = { flags: 0, toAct: 1, passes: 2, happened: 3 } as const;
export const STEP = { settle: 0, offer: 1, chain: 2 } as const;

/** Chains of triggers in one window: more are a loop (GAP-42). */
const MAX_CHAINS = 200;

export function pushWindow(s: State, flags: number): void {
  if (quiet(s, flags)) {
    if ((flags & WINDOW.negation) === 0) {
      s.batch = [];
      s.reacted = 0;
    }
    s.recent = [];
    s.frames[s.frames.length - 1]!.ret = 0;
  } else push(s, PROC.window, [flags, 0, 0, 0]);
}

/** Nothing can start in this window: no card listens to what happened, nobody holds anything to respond with. */
function quiet(s: State, flags: number): boolean {
  if (s.pending.length > 0 || s.heard.winIfs || s.heard.stateReacts) return false;
  if (s.players[0].lp <= 0 || s.players[1].lp <= 0 || s.winners !== 0) return false;
  const mask = batchMask(s);
  if (s.batch.length > s.reacted && ((mask & s.heard.reacts) !== 0 || s.delayed.length > 0)) return false;
  if ((flags & WINDOW.negation) === 0 && (mask & s.heard.triggers) !== 0) return false;
  if ((flags & WINDOW.triggersOnly) !== 0) return true;
  return !holdsFast(s, 0, mayIgnite(s, 0, flags)) && !holdsFast(s, 1, mayIgnite(s, 1, flags));
}

export function windowProc(s: State, f: Frame): void {
  const flags = f.v[WV.flags]!;
  switch (f.step) {
    case STEP.settle: {
      checkLp(s);
      checkWins(s);
      if (s.result !== null || reactToState(s, f)) return;
      if (s.reacted < s.batch.length) return;
      if ((flags & WINDOW.negation) !== 0) {
        // what the costs and Tributes set off waits until the Summon is decided
        s.recent = s.batch.filter((e) => e.k === 'wouldSummon' && e.stamp === s.clock);
        f.v[WV.toAct] = s.turnPlayer;
        f.step = STEP.offer;
        return;
      }
      collect(s);
      if ((flags & WINDOW.mandatoryOnly) !== 0) s.pending = s.pending.filter((p) => p.mandatory);
      if (s.pending.length > 0) {
        f.v[WV.happened]!++;
        if (f.v[WV.happened]! > MAX_CHAINS) {
          stopLoop(s, s.pending);
          s.pending = [];
          return;
        }
        f.step = STEP.chain;
        pushChain(s, s.turnPlayer, -1, -1, (flags & WINDOW.mandatoryOnly) !== 0);
        return;
      }
      if (
        (flags & WINDOW.triggersOnly) !== 0 ||
        // an effect has ended the phase: nothing but what it set off
        s.goTo >= 0 ||
        ((flags & WINDOW.damage) !== 0 &&
          (flags & WINDOW.afterChain) !== 0 &&
          profileOf(s.rules).oneChainPerDamageWindow)
      ) {
        close(s, f);
        return;
      }
      f.v[WV.toAct] = (flags & WINDOW.closing) !== 0 ? opponentOf(s.turnPlayer) : s.turnPlayer;
      // who wants to leave the phase has passed already
      f.v[WV.passes] = (flags & WINDOW.closing) !== 0 ? 1 : 0;
      f.step = STEP.offer;
      return;
    }
    case STEP.offer:
      offer(s, f);
      return;
    case STEP.chain:
      // whoever wanted to leave the phase stays in it, and acts first again (GAP-29)
      f.v[WV.flags] = (flags & ~(WINDOW.closing | WINDOW.afterSummon)) | WINDOW.afterChain;
      f.step = STEP.settle;
      if ((flags & WINDOW.negation) !== 0) close(s, f);
      return;
  }
}

function offer(s: State, f: Frame): void {
  const flags = f.v[WV.flags]!;
  const p = f.v[WV.toAct]! as PlayerId;
  if (s.answer !== null) {
    const a = takeAnswer(s);
    if (a.k === 'activate') {
      f.v[WV.happened]!++;
      f.step = STEP.chain;
      pushChain(s, p, a.card, a.n);
      return;
    }
    if (a.k === 'procedure') {
      // it belongs right after an event: no chain, but what follows opens anew
      f.v[WV.happened]!++;
      f.step = STEP.chain;
      pushProcedure(s, p, a.card, a.n);
      return;
    }
    pass(s, f);
    return;
  }
  const { when, ignitions } = askedInWindow(s, f, p);
  const options = fastOptions(s, p, when, ignitions);
  if (options.length === 0) {
    pass(s, f);
    return;
  }
  options.push(option('pass'));
  ask(s, p, 'respond', options, { purpose: (flags & WINDOW.closing) !== 0 ? 'phaseEnd' : 'response' });
}

/** What the player may start in this window. */
export function askedInWindow(s: State, f: Frame, p: PlayerId): { when: When; ignitions: Ignitions } {
  const flags = f.v[WV.flags]!;
  return {
    when: { speed: 2, negation: (flags & WINDOW.negation) !== 0 },
    ignitions: mayIgnite(s, p, flags),
  };
}

/** GAP-08, GOAT-01, EDI-01: the turn player's Ignition Effects before the opponent may act. */
function mayIgnite(s: State, p: PlayerId, flags: number): Ignitions {
  if (
    p !== s.turnPlayer ||
    (s.phase !== 'main1' && s.phase !== 'main2') ||
    (flags & (WINDOW.negation | WINDOW.closing)) !== 0
  )
    return 'none';
  const rule = profileOf(s.rules).ignitionPriority;
  if (rule === 'none') return 'none';
  const chained = (flags & WINDOW.afterChain) !== 0;
  const open = (flags & WINDOW.afterSummon) !== 0 || (chained && (rule === 'goat' || hasJustSummoned(s, p)));
  if (!open) return 'none';
  return rule === 'monsterAfterSummon' ? 'monsters' : 'any';
}

/** The last thing that happened is a Summon by this player: by an effect, too. */
function hasJustSummoned(s: State, p: PlayerId): boolean {
  return pileOf(s, p, ZONE.mzone).some((id) => {
    const c = s.cards[id];
    return c !== undefined && (c.turnFlags & TURN_FLAG.summoned) !== 0 && c.since === s.clock;
  });
}

function pass(s: State, f: Frame): void {
  f.v[WV.passes] = f.v[WV.passes]! + 1;
  if (f.v[WV.passes]! >= 2) close(s, f);
  else f.v[WV.toAct] = opponentOf(f.v[WV.toAct]! as PlayerId);
}

function close(s: State, f: Frame): void {
  s.recent = [];
  pop(s, f.v[WV.happened]!);
}
