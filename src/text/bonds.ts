/** Facts the effects of a card share: what it is bonded to, what it has noted. */
import type { Effect, Op, Some } from '../engine/ast/index.ts';
import { resultOf, someNp } from './noun.ts';
import { newScope, type Scope } from './scope.ts';
import type { Clause } from './tree.ts';

/** Facts other effects of the card rely on: what is bonded, what is noted. Looked up once, before its texts are made. */
export function readCard(s: Scope, effects: readonly Effect[]): void {
  for (const e of effects) {
    for (const ops of listsOf(e)) readOps(s, ops);
    if (e.k === 'act') {
      readTargets(s, e.target ?? [], e.do);
      for (const m of e.modes ?? []) readTargets(s, [...(e.target ?? []), ...(m.target ?? [])], m.do);
    }
  }
}

/** Targets that are only bonded are called so: "the cards targeted by this card's effect". */
function readTargets(s: Scope, targets: readonly Some[], ops: readonly Op[]): void {
  for (const op of ops) {
    if (op.k !== 'bond' || s.bonds.get(op.name)?.verb !== 'choose') continue;
    const ref = typeof op.what === 'object' && 'ref' in op.what ? op.what.ref : undefined;
    const target = targets.find((t) => t.as !== undefined && t.as === ref);
    if (!target) continue;
    const { nouns, plural } = resultOf(s, someNp(newScope(s.def, s.cards), target, 'target'));
    s.bonds.set(op.name, {
      noun: nouns.length === 1 ? (nouns[0] ?? 'card') : 'card',
      plural,
      how: 'done',
      verb: 'target',
    });
  }
}

function listsOf(e: Effect): (readonly Op[])[] {
  if (e.k === 'act')
    return [[...(e.cost ?? []), ...e.do], ...(e.modes ?? []).map((m) => [...(m.cost ?? []), ...m.do])];
  if (e.k === 'react') return [e.do];
  if (e.k === 'procedure') return [[...(e.cost ?? []), ...(e.then ?? [])]];
  if (e.k === 'replace') return [e.instead];
  return e.k === 'tributeProc' ? [e.then ?? []] : [];
}

function readOps(s: Scope, ops: readonly Op[]): void {
  ops.forEach((op, i) => {
    for (const inner of innerOps(op)) readOps(s, inner);
    if (op.k === 'declare')
      s.registers.set(op.as, { k: 'declared', what: op.what, by: op.by === 'opp' ? 'opp' : 'you' });
    if ((op.k === 'draw' || op.k === 'mill') && op.as !== undefined)
      s.registers.set(op.as, { k: 'done', verb: op.k === 'draw' ? 'draw' : 'send', unit: 'cards' });
    if ((op.k === 'payLp' || op.k === 'damage' || op.k === 'gainLp') && op.as !== undefined)
      s.registers.set(op.as, {
        k: 'done',
        verb: op.k === 'payLp' ? 'pay' : op.k === 'damage' ? 'inflict' : 'gain',
        unit: op.k === 'damage' ? 'damage' : 'lp',
      });
    if (op.k === 'note' && typeof op.n === 'object' && op.n.k === 'reg') {
      const reg = s.registers.get(op.n.name);
      if (reg) s.notes.set(op.name, reg);
    }
    if (op.k !== 'bond') return;
    const key = JSON.stringify(op.what);
    const tied = ops
      .slice(0, i)
      .reverse()
      .find(
        (o) =>
          ('what' in o && (JSON.stringify(o.what) === key || bindsAs(o, op.what))) ||
          (o.k === 'equip' && JSON.stringify(o.to) === key),
      );
    s.bonds.set(op.name, bondOf(tied, key));
  });
}

function bindsAs(o: Op, what: unknown): boolean {
  const ref = typeof what === 'object' && what !== null && 'ref' in what ? what.ref : undefined;
  if (ref === undefined) return false;
  return o.as === ref || ('what' in o && typeof o.what === 'object' && 'from' in o.what && o.what.as === ref);
}

function bondOf(
  op: Op | undefined,
  key: string,
): { noun: 'monster'; plural: boolean; how: 'wearer' | 'worn' | 'done'; verb: Clause['verb'] } {
  const base = { noun: 'monster', plural: false } as const;
  if (op?.k === 'equip')
    return JSON.stringify(op.to) === key
      ? { ...base, how: 'wearer', verb: 'equip' }
      : { ...base, how: 'worn', verb: 'equip' };
  if (op?.k === 'summon') return { ...base, how: 'done', verb: 'specialSummon' };
  if (op?.k === 'control') return { ...base, how: 'done', verb: 'takeControl' };
  if (op?.k === 'position') return { ...base, how: 'done', verb: 'change' };
  if (op?.k === 'banish') return { ...base, how: 'done', verb: 'banish' };
  return { ...base, how: 'done', verb: 'choose' };
}

function innerOps(op: Op): (readonly Op[])[] {
  switch (op.k) {
    case 'may':
    case 'each':
    case 'every':
    case 'repeat':
    case 'delay':
      return [op.do];
    case 'if':
      return [op.do, op.else ?? []];
    case 'payElse':
      return [op.pay, op.else];
    case 'modes':
      return op.of.map((m) => m.do);
    default:
      return [];
  }
}
