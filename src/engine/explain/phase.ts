/** Going on to a phase (TURN rules, GAP-29). */
import { pileOf } from '../core/mutate.ts';
import { orderTo } from '../legal/battle.ts';
import { battlePhaseBar } from '../legal/main.ts';
import { PHASES, type Phase, ZONE } from '../types.ts';
import { barred, type Look, way } from './look.ts';
import { plain, reason, type Way, type WhyNot } from './why.ts';

export function goingTo(l: Look, phase: Phase): Way {
  const { s } = l;
  const asked = s.phase === 'battle' ? 'battle' : 'main';
  return way('toPhase', PHASES.indexOf(phase), [
    l.own ? null : reason('notYourTurn', 'TURN-01'),
    order(s.phase, phase),
    l.own && l.asked !== asked ? plain('notNow') : null,
    phase === 'battle' ? barred(l, battlePhaseBar(s), { players: ['enterBattle'] }) : null,
    s.phase === 'battle' && l.own && (phase === 'main2' || phase === 'end') ? attackFirst(l) : null,
  ]);
}

/** A turn only goes forward; one goes on from Main Phase 1 to the Battle Phase or the End Phase, from it to Main Phase 2. */
function order(from: Phase, to: Phase): WhyNot | null {
  if (PHASES.indexOf(to) <= PHASES.indexOf(from)) return plain('phaseOver');
  const ways: Partial<Record<Phase, readonly Phase[]>> = {
    main1: ['battle', 'end'],
    battle: ['main2', 'end'],
    main2: ['end'],
  };
  return ways[from]?.includes(to) === true ? null : plain('notYetInTurn');
}

/** A monster that has to attack keeps its player in the Battle Phase. */
function attackFirst(l: Look): WhyNot | null {
  for (const id of pileOf(l.s, l.p, ZONE.mzone)) {
    const because = id < 0 ? null : orderTo(l.s, id);
    if (because !== null) return plain('mustAttack', { src: because.src, card: id });
  }
  return null;
}
