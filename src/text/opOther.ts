/** Operations on control, positions and knowledge. */
import type { Op } from '../engine/ast/index.ts';
import { cardsNp, ownerOf, pileNp, stillNp } from './noun.ts';
import type { Np } from './np.ts';
import { qty } from './num.ts';
import { doer, implicit, tillArgs } from './opClause.ts';
import { chosen, isStillRef } from './opMove.ts';
import type { Scope } from './scope.ts';
import type { Arg, Clause } from './tree.ts';
import { person, player } from './who.ts';

export function controlClause(s: Scope, op: Extract<Op, { k: 'control' }>): Clause {
  const args = op.until === 'duel' ? [] : tillArgs(s, op.until);
  if (op.to === s.actor) return { ...chosen(s, 'takeControl', op.what), args };
  if (op.to === 'opp' || op.to === 'theirOpp') {
    const c = chosen(s, 'giveControl', op.what);
    return { ...c, args: [{ a: 'recipient', np: player(person(s, op.to)) }, ...args] };
  }
  const np = cardsNp(s, op.what, 'takeControl');
  return { verb: 'takeControl', ...doer(s, op.to), obj: np, args };
}

export function swapClause(s: Scope, op: Extract<Op, { k: 'swapControl' }>): Clause {
  const args = op.until === 'duel' ? [] : tillArgs(s, op.until);
  const obj: Np =
    isStillRef(op.a) && isStillRef(op.b)
      ? stillNp(s, { plus: [op.a, op.b] }, 'all')
      : { t: 'join', how: 'and', items: [cardsNp(s, op.a, 'choose'), cardsNp(s, op.b, 'choose')] };
  return { verb: 'switchControl', ...implicit(s), obj, args };
}

export function positionClause(s: Scope, op: Extract<Op, { k: 'position' }>): Clause {
  const quiet: Arg[] = op.quiet ? [{ a: 'adv', adv: 'noFlip' }] : [];
  if (op.to === 'faceUp' || op.to === 'faceDown') {
    const c = chosen(s, 'turn', op.what);
    return { ...c, args: [{ a: 'adv', adv: op.to }, ...quiet] };
  }
  const c = chosen(s, 'change', op.what);
  if (op.to === 'switch')
    return { ...c, obj: { t: 'thing', thing: 'battlePosition', of: c.obj ?? { t: 'self' } }, args: quiet };
  return { ...c, args: [{ a: 'into', pos: op.to }, ...quiet] };
}

export function revealClause(s: Scope, op: Extract<Op, { k: 'reveal' }>): Clause {
  const owner = ownerOf(op.what);
  const np = seen(pileNp(s, op.what) ?? cardsNp(s, op.what, 'reveal'));
  if (op.to === s.actor) return { verb: 'lookAt', ...implicit(s), obj: np };
  if (op.to === 'both')
    return { verb: 'reveal', ...(owner === 'opp' ? doer(s, 'opp') : implicit(s)), obj: np };
  return {
    verb: 'show',
    ...(owner !== undefined && owner !== 'both' && owner !== op.to ? doer(s, owner) : implicit(s)),
    obj: np,
    args: [{ a: 'recipient', np: player(person(s, op.to)) }],
  };
}

/** That a card to be looked at is chosen unseen goes without saying. */
function seen(np: Np): Np {
  if (np.t !== 'cards' || np.how !== 'blind') return np;
  const { how: _, ...rest } = np;
  return rest;
}

export function declareClause(s: Scope, op: Extract<Op, { k: 'declare' }>): Clause {
  s.registers.set(op.as, { k: 'declared', what: op.what, by: person(s, op.by) });
  if (op.what === 'zones') return zonesClause(s, op);
  const within: Arg[] = op.within
    ? [{ a: 'within', min: qty(s, op.within.min), max: qty(s, op.within.max), step: op.within.step }]
    : [];
  const verb = op.what === 'coin' ? 'call' : 'declare';
  return { verb, ...doer(s, op.by), obj: { t: 'declared', what: op.what }, args: within };
}

/** "choose 3 unused Monster Zones on your opponent's side of the field" */
function zonesClause(s: Scope, op: Extract<Op, { k: 'declare' }>): Clause {
  const { within } = op;
  const fixed = within !== undefined && within.min === within.max;
  const n = within === undefined ? 1 : qty(s, within.max);
  const upTo: Arg[] =
    within === undefined || fixed
      ? []
      : [{ a: 'within', min: qty(s, within.min), max: qty(s, within.max), step: 1 }];
  const side: Arg[] = op.of === undefined ? [] : [{ a: 'at', loc: { in: ['field'], of: person(s, op.of) } }];
  const obj: Np = { t: 'declared', what: 'zones', ...(upTo.length > 0 ? {} : { n }) };
  return { verb: 'choose', ...doer(s, op.by), obj, args: [...side, ...upTo] };
}
