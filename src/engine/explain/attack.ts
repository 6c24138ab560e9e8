/** Attacks and their targets (BATTLE rules). */

import { pileOf } from '../core/mutate.ts';
import { attackBar, attackTargets, DIRECT, type TargetBar } from '../legal/battle.ts';
import { attackersFull } from '../legal/cap.ts';
import { battlePhaseBar } from '../legal/main.ts';
import { TOLL_ACTS } from '../legal/toll.ts';
import type { State } from '../state.ts';
import { type CardId, opponentOf, type PlayerId, ZONE } from '../types.ts';
import { barred, type Look, way } from './look.ts';
import { plain, reason, type TargetWay, type Way, type WhyNot } from './why.ts';

export function attack(l: Look): Way {
  const { s, id } = l;
  const own = attackerBar(l);
  const targets = own === null ? targetsOf(s, id) : [];
  // where nothing at all may be attacked: why not each of them
  const none = own === null && targets.every((t) => !t.legal);
  return way('attack', 0, [
    ...inBattle(l),
    own,
    ...(none ? [plain('noAttackTarget'), ...targets.flatMap((t) => t.reasons)] : []),
  ]);
}

function inBattle(l: Look): (WhyNot | null)[] {
  const { s } = l;
  if (!l.own) return [reason('notYourTurn', 'TURN-04')];
  if (s.phase === 'battle') return [l.asked === 'battle' ? null : plain('notNow')];
  return [
    plain('notBattlePhase'),
    s.phase === 'main1' ? barred(l, battlePhaseBar(s), { players: ['enterBattle'] }) : null,
  ];
}

function attackerBar(l: Look): WhyNot | null {
  const { s, id } = l;
  const bar = attackBar(s, id);
  if (bar === 'attacked') return reason(bar, 'BATTLE-01');
  if (bar === 'faceDown') return reason(bar, 'BATTLE-04');
  return barred(l, bar, {
    cards: ['attack'],
    toll: TOLL_ACTS.attack,
    cap: () => attackersFull(s, s.cards[id]!.controller, id),
  });
}

/** Every opposing monster, then the player. */
export function targetsOf(s: State, id: CardId): TargetWay[] {
  const bars = new Map<CardId, TargetBar>();
  const legal = attackTargets(s, id, bars);
  const opponent: PlayerId = opponentOf(s.cards[id]!.controller);
  const all = pileOf(s, opponent, ZONE.mzone).filter((t) => t >= 0);
  return [...all, DIRECT].map((target) => ({
    target,
    legal: legal.includes(target),
    reasons: legal.includes(target) ? [] : [targetReason(bars.get(target), target)],
  }));
}

function targetReason(why: TargetBar | undefined, target: CardId): WhyNot {
  // on its way in: its Summon is not complete
  return why === undefined
    ? plain('notNow', { card: target })
    : plain(why.bar, { src: why.src, card: target });
}
