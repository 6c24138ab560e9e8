/** One attack: declared, answered, perhaps replayed, then the Damage Step (BATTLE rules, GAP-04, 06, 07). */
import { emit } from '../core/emit.ts';
import { ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { pileOf } from '../core/mutate.ts';
import { option } from '../decision.ts';
import { isGranted, modOn } from '../eval/affects.ts';
import { alive, idOf } from '../eval/ctx.ts';
import { DECLARED } from '../events.ts';
import { attackTargets, canBattle, DIRECT, mayAttack, mayBeHit } from '../legal/battle.ts';
import { profileOf } from '../profile.ts';
import { type Frame, type State, TURN_FLAG } from '../state.ts';
import { type CardId, opponentOf, type PlayerId, ZONE } from '../types.ts';
import { pushWindow } from './window.ts';

const AV = { attacker: 0 } as const;
export const STEP = { target: 0, check: 2, end: 3, retarget: 4, ordered: 5 } as const;

export function attackProc(s: State, f: Frame): void {
  const id = f.v[AV.attacker]!;
  switch (f.step) {
    case STEP.target: {
      const targets = attackTargets(s, id);
      if (s.answer === null) {
        // what the attack cost may have taken its targets, or the attacker itself
        if (targets.length === 0 || !mayAttack(s, id, true)) {
          pop(s);
          return;
        }
        if (targets.length === 1 && (targets[0] === DIRECT || s.cards[targets[0]!]!.face === 1))
          declare(s, f, id, targets[0]!);
        else
          ask(
            s,
            chooser(s, id),
            'pickCard',
            targets.map((t) => (t === DIRECT ? option('direct') : option('card', t))),
            { purpose: 'attackTarget', card: id },
          );
        return;
      }
      const a = takeAnswer(s);
      declare(s, f, id, a.k === 'direct' ? DIRECT : a.card);
      return;
    }
    case STEP.check:
      check(s, f);
      return;
    case STEP.retarget: {
      const a = takeAnswer(s);
      if (a.k === 'done') {
        stop(s, f);
        return;
      }
      const b = s.battle!;
      b.target = a.k === 'direct' ? DIRECT : a.card;
      b.targetMoved = b.target < 0 ? 0 : s.cards[b.target]!.moved;
      b.targets = standing(s);
      s.epoch++;
      // EDI-03: no new declaration, so nothing can answer one; effects may be used before the Damage Step
      f.step = STEP.check;
      pushWindow(s, 0);
      return;
    }
    case STEP.ordered:
      ordered(s, f);
      return;
    case STEP.end:
      finish(s);
  }
}

/** Carries out an attack ordered by an effect, as soon as the chain that ordered it is over. */
export function pushOrdered(s: State): void {
  const [attacker, target] = s.ordered;
  s.ordered = [];
  if (attacker !== undefined && s.battle?.over !== false && s.sub === 'none')
    push(s, PROC.attack, [attacker, target ?? -1], [], STEP.ordered);
}

/** A prohibition beats every order to attack (AST.md §9). */
function ordered(s: State, f: Frame): void {
  const [attacker, target] = [f.v[0]!, f.v[1]!];
  const id = idOf(attacker);
  const aim = target < 0 ? DIRECT : idOf(target);
  if (
    !alive(s, attacker) ||
    !canBattle(s, id) ||
    (target >= 0 && !alive(s, target)) ||
    !mayBeHit(s, id, aim)
  ) {
    pop(s);
    pushWindow(s, 0);
    return;
  }
  f.v[AV.attacker] = id;
  declare(s, f, id, aim);
}

/** Who chooses the target: the attacking player, or an opponent whom an effect lets choose. */
const chooser = (s: State, id: CardId): PlayerId =>
  isGranted(s, 'chooseTargets', opponentOf(s.turnPlayer), id) ? opponentOf(s.turnPlayer) : s.turnPlayer;

/** The opposing monsters there are: a change between declaration and Damage Step is a replay. */
export const standing = (s: State): number[] =>
  pileOf(s, opponentOf(s.turnPlayer), ZONE.mzone)
    .filter((t) => t >= 0)
    .map((t) => s.cards[t]!.moved * 1024 + t);

function declare(s: State, f: Frame, id: CardId, target: CardId): void {
  const c = s.cards[id]!;
  s.clock++;
  c.attacks++;
  c.turnFlags |= TURN_FLAG.attacked;
  s.battle = {
    attacker: id,
    attackerMoved: c.moved,
    since: s.clock,
    target,
    targetMoved: target < 0 ? 0 : s.cards[target]!.moved,
    over: false,
    flipped: false,
    damage: [0, 0],
    destroyed: [],
    targets: standing(s),
  };
  s.epoch++;
  emit(s, 'declare', {
    player: s.turnPlayer,
    cards: target < 0 ? [id] : [id, target],
    n: DECLARED.indexOf('attack'),
  });
  emit(s, 'attack', { player: s.turnPlayer, by: s.turnPlayer, cards: target < 0 ? [id] : [id, target] });
  f.step = STEP.check;
  pushWindow(s, 0);
}

/** GAP-07: the attacker is gone, turned or stopped: the attack ends. GAP-06: other targets than before: replay. */
function check(s: State, f: Frame): void {
  const b = s.battle;
  // an attack that an effect ordered came in between
  if (b === null || b.attacker !== f.v[AV.attacker]) {
    pop(s);
    pushWindow(s, 0);
    return;
  }
  const c = s.cards[b.attacker]!;
  const fit =
    c.moved === b.attackerMoved &&
    c.zone === ZONE.mzone &&
    c.controller === s.turnPlayer &&
    c.face === 1 &&
    (c.pos === 0 || modOn(s, 'attackInDefense', b.attacker) !== null);
  if (b.over || !fit || s.goTo >= 0) {
    stop(s, f);
    return;
  }
  const now = standing(s);
  const same = now.length === b.targets.length && now.every((t) => b.targets.includes(t));
  if (same) {
    f.step = STEP.end;
    push(s, PROC.damageStep, [0, 0]);
    return;
  }
  emit(s, 'replay', { player: s.turnPlayer, cards: [b.attacker] });
  if (profileOf(s.rules).replay === 'withdraw') {
    // the attack is not used up, but the monster may not change position by hand this turn
    c.attacks--;
    c.turnFlags = (c.turnFlags & ~TURN_FLAG.attacked) | TURN_FLAG.withdrawn;
    forgetAttack(s);
    s.battle = null;
    s.epoch++;
    pop(s);
    return;
  }
  c.attacks--;
  const targets = mayAttack(s, b.attacker, true) ? attackTargets(s, b.attacker) : [];
  c.attacks++;
  if (targets.length === 0) {
    stop(s, f);
    return;
  }
  f.step = STEP.retarget;
  ask(
    s,
    s.turnPlayer,
    'replay',
    [...targets.map((t) => (t === DIRECT ? option('direct') : option('card', t))), option('done')],
    { purpose: 'replay', card: b.attacker },
  );
}
/** The withdrawn attack, the last there was, was none: one that attacks each monster once may choose the same target again. */
function forgetAttack(s: State): void {
  const at = s.history.findLastIndex((e) => e.k === 'attack');
  if (at >= 0) s.history = s.history.filter((_, i) => i !== at);
}
function stop(s: State, f: Frame): void {
  emit(s, 'attackEnded', { player: s.turnPlayer, cards: [s.battle!.attacker] });
  f.step = STEP.end;
  s.battle!.over = true;
}

function finish(s: State): void {
  s.battle = null;
  s.sub = 'none';
  s.epoch++;
  pop(s);
  pushWindow(s, 0);
}
