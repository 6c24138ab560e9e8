/** The Damage Step in seven sub-steps, or five (GAP-02, DAMAGE rules, GOAT-04 to 06). */
import { emit, raise, record, type Told } from '../core/emit.ts';
import { checkLp } from '../core/end.ts';
import { pop } from '../core/frames.ts';
import { expire } from '../core/lingering.ts';
import { changeLp, type Doer } from '../core/mutate.ts';
import { setPosition } from '../core/position.ts';
import { replacedLp, waitsFor } from '../core/replace.ts';
import { banOnCard, modOn } from '../eval/affects.ts';
import { statOf } from '../eval/stats.ts';
import { changedDamage } from '../ops/life.ts';
import { destroyCards } from '../ops/move.ts';
import { profileOf } from '../profile.ts';
import { type Battle, type Frame, type State, TURN_FLAG } from '../state.ts';
import { type CardId, DAMAGE_SUBS, type DamageSubStep, opponentOf, WHY, ZONE } from '../types.ts';
import { pushWindow, WINDOW } from './window.ts';

export const STEP = {
  start: 0,
  flip: 1,
  beforeCalc: 2,
  calc: 3,
  compute: 4,
  afterCalc: 5,
  flips: 6,
  leave: 7,
  end: 8,
  done: 9,
  losers: 10,
} as const;

function enter(s: State, sub: DamageSubStep): void {
  s.sub = sub;
  // damage and what follows it at once are one moment
  if (sub !== 'afterCalc') s.clock++;
  s.epoch++;
  const b = s.battle!;
  if (sub !== 'flip')
    emit(s, 'battle', {
      player: s.turnPlayer,
      cards: b.target < 0 ? [b.attacker] : [b.attacker, b.target],
      n: DAMAGE_SUBS.indexOf(sub),
    });
}

/** Effects on damage and Flip Effects share one sub-step (GAP-02). `rules`: a format or its key. */
export const hasFiveSubSteps = (rules: string): boolean => profileOf(rules).damageStep === 'fiveSub';

const here = (s: State, id: CardId, moved: number): boolean =>
  s.cards[id]!.moved === moved && s.cards[id]!.zone === ZONE.mzone;

/** Both battlers are still there and the attack was not stopped: damage can be calculated. */
function goesOn(s: State, b: Battle): boolean {
  const a = s.cards[b.attacker]!;
  if (b.over || !here(s, b.attacker, b.attackerMoved) || a.face === 0 || a.controller !== s.turnPlayer)
    return false;
  if (a.pos === 1 && modOn(s, 'attackInDefense', b.attacker) === null) return false;
  return b.target < 0 || (here(s, b.target, b.targetMoved) && s.cards[b.target]!.controller !== s.turnPlayer);
}

export function damageStepProc(s: State, f: Frame): void {
  const b = s.battle!;
  switch (f.step) {
    case STEP.start:
      enter(s, 'start');
      f.step = STEP.flip;
      pushWindow(s, WINDOW.damage | WINDOW.triggersOnly);
      return;
    case STEP.flip:
      f.step = STEP.beforeCalc;
      if (!goesOn(s, b)) {
        f.step = STEP.leave;
        return;
      }
      // BATTLE-06: the target is turned up; its Flip Effect waits (FLIP-10)
      if (b.target >= 0 && s.cards[b.target]!.face === 0) {
        b.flipped = true;
        setPosition(
          s,
          b.target,
          1,
          s.cards[b.target]!.pos,
          { by: s.turnPlayer, cause: b.attacker, addr: -1 },
          true,
        );
      }
      return;
    case STEP.beforeCalc:
      enter(s, 'beforeCalc');
      f.step = STEP.calc;
      pushWindow(s, WINDOW.damage);
      return;
    case STEP.calc:
      if (!goesOn(s, b)) {
        f.step = STEP.flips;
        return;
      }
      enter(s, 'calc');
      f.step = STEP.compute;
      pushWindow(s, WINDOW.damage);
      return;
    case STEP.compute:
      f.step = STEP.flips;
      if (!goesOn(s, b)) return;
      s.clock++;
      compute(s, b);
      checkLp(s);
      expire(s, 'endOfCalc');
      f.step = STEP.afterCalc;
      return;
    case STEP.afterCalc: {
      enter(s, 'afterCalc');
      // with five sub-steps effects on damage and Flip Effects share one chain
      const merged = hasFiveSubSteps(s.rules);
      f.step = merged ? STEP.leave : STEP.flips;
      if (merged) turnedAndDecided(s, b);
      pushWindow(s, WINDOW.damage);
      return;
    }
    case STEP.flips:
      enter(s, 'flip');
      f.step = STEP.leave;
      turnedAndDecided(s, b);
      pushWindow(s, WINDOW.damage);
      return;
    case STEP.leave:
      enter(s, 'end');
      f.step = STEP.losers;
      if (!s.heard.asksReplace) losers(s, f, b);
      return;
    case STEP.losers:
      losers(s, f, b);
      return;
    case STEP.end:
      f.step = STEP.done;
      pushWindow(s, WINDOW.damage);
      return;
    case STEP.done:
      expire(s, 'endOfDamageStep');
      for (const id of b.destroyed) s.cards[id]!.turnFlags &= ~TURN_FLAG.battleDestroyed;
      pop(s);
  }
}

/** DAMAGE-01 to 04, GAP-04, 05, 24: who loses LP, who is destroyed. */
function compute(s: State, b: Battle): void {
  const me = s.turnPlayer;
  const opp = opponentOf(me);
  const atk = statOf(s, b.attacker, 'atk');
  if (b.target < 0) {
    hurt(s, b, opp, atk, b.attacker, true);
    return;
  }
  const defending = s.cards[b.target]!.pos === 1;
  const value = statOf(s, b.target, defending ? 'def' : 'atk');
  if (defending) {
    if (atk > value) {
      lose(s, b, b.target, b.attacker);
      if (modOn(s, 'pierce', b.attacker) !== null) hurt(s, b, opp, atk - value, b.attacker, false);
    } else if (atk < value) hurt(s, b, me, value - atk, b.target, false);
    return;
  }
  if (atk > value) {
    hurt(s, b, opp, atk - value, b.attacker, false);
    lose(s, b, b.target, b.attacker);
  } else if (atk < value) {
    hurt(s, b, me, value - atk, b.target, false);
    lose(s, b, b.attacker, b.target);
  } else if (atk > 0 || profileOf(s.rules).zeroAtkTieDestroys) {
    lose(s, b, b.target, b.attacker);
    lose(s, b, b.attacker, b.target);
  }
}

function hurt(s: State, b: Battle, p: 0 | 1, n: number, by: CardId, direct: boolean): void {
  const d = changedDamage(s, p, n, 'battle', by);
  const doer: Doer = { by: s.cards[by]!.controller, cause: by, addr: -1 };
  if (replacedLp(s, 'damage', d.p, d.n, d.kind === 'battle' ? WHY.battle : WHY.effect, doer, direct)) return;
  changeLp(s, 'damage', d.p, d.n, d.kind === 'battle' ? WHY.battle : WHY.effect, doer, direct);
  b.damage[d.p] += d.n;
}

/** Marks a loser; it stays face-up on the field until the end of the step (GAP-48). */
function lose(s: State, b: Battle, id: CardId, by: CardId): void {
  if (banOnCard(s, 'beDestroyedByBattle', id, by) !== null) return;
  b.destroyed = [...b.destroyed, id];
  record(s, 'moved', destruction(s, b, id));
  s.cards[id]!.turnFlags |= TURN_FLAG.battleDestroyed;
  s.epoch++;
}

/** Flip Effects of the monster that was attacked, and effects on what battle has destroyed. */
function turnedAndDecided(s: State, b: Battle): void {
  if (b.flipped && b.target >= 0)
    emit(s, 'flipped', { player: s.turnPlayer, by: s.turnPlayer, cause: b.attacker, cards: [b.target] });
  decided(s, b);
}

/** Destruction is decided: effects on having destroyed or been destroyed trigger now, the loser still on the field (GOAT-06). */
function decided(s: State, b: Battle): void {
  for (const id of b.destroyed) {
    const c = s.cards[id]!;
    if (c.zone !== ZONE.mzone) continue;
    raise(s, 'moved', destruction(s, b, id));
  }
}
/** The destruction by battle as it is decided: known to the ledger at once, to triggers in the sub-step of Flip Effects. */
function destruction(s: State, b: Battle, id: CardId): Told {
  const by = id === b.attacker ? b.target : b.attacker;
  return {
    by: s.cards[by]!.controller,
    cause: by,
    cards: [id],
    from: [ZONE.mzone],
    to: [ZONE.gy],
    ctrl: [s.cards[id]!.controller],
    was: [null],
    why: WHY.battle | WHY.destroy,
    n: 1,
  };
}

/** Answers about replacements of a battle destruction stand behind the frame's own numbers. */
const TOLD = 2;

/** DAMAGE-05: the losers leave together. */
function losers(s: State, f: Frame, b: Battle): void {
  const moved = (id: CardId): number => (id === b.attacker ? b.attackerMoved : b.targetMoved);
  const why = WHY.battle | WHY.destroy;
  const by = (id: CardId): Doer => {
    const cause = id === b.attacker ? b.target : b.attacker;
    return { by: s.cards[cause]!.controller, cause, addr: -1, told: f.v.slice(TOLD) };
  };
  const going = b.destroyed.filter((id) => here(s, id, moved(id)));
  for (const id of going) if (waitsFor(s, f, TOLD, [{ id, to: ZONE.gy, why }], by(id))) return;
  f.step = STEP.end;
  if (going.length > 0) s.clock++;
  // one moment: the clock stands still between them
  for (const id of going) destroyCards(s, [id], ZONE.gy, why, by(id));
}
