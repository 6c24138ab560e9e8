/** Operations as instructions. */
import type { Cards, Num, Op, Place, Who } from '../engine/ast/index.ts';
import { condition, conditionHeads, eventHeads } from './cond.ts';
import { modSteps } from './mod.ts';
import { cardsNp, resultOf, sourceOf } from './noun.ts';
import type { Np } from './np.ts';
import { qty } from './num.ts';
import { opClause } from './opClause.ts';
import { eitherPosition, mergeSteps } from './opMerge.ts';
import { isStillRef } from './opMove.ts';
import { bind, endClause, keyOf, type Scope } from './scope.ts';
import { till } from './time.ts';
import type { Block, Clause, Head, Statement, Step } from './tree.ts';
import { person } from './who.ts';

/** A list of operations. Those that only keep books say nothing, unless there is nothing else to say. */
export function block(s: Scope, ops: readonly Op[]): Block {
  const steps: Step[] = [];
  let deck = false;
  let carried: Op['link'];
  for (const op of ops) {
    // Whoever looked through a Deck shuffles it; only shuffling for its own sake is said.
    if (op.k === 'shuffle' && deck) {
      carried ??= op.link;
      continue;
    }
    deck ||= 'what' in op && isCards(op.what) && sourceOf(op.what).includes('deck');
    const said = opBlock(s, op);
    if (said === undefined) continue;
    const link = op.link === 'and' ? (carried ?? op.link) : op.link;
    carried = undefined;
    steps.push(link === undefined || steps.length === 0 ? { block: said } : { link, block: said });
  }
  mergeSteps(steps);
  if (steps.length === 0) {
    const last = ops.at(-1);
    return { b: 'do', c: last ? bookkeeping(s, last) : { verb: 'doNothing' } };
  }
  const [only] = steps;
  return steps.length === 1 && only ? only.block : { b: 'seq', steps };
}

const isCards = (x: unknown): x is Cards =>
  typeof x === 'string' || (typeof x === 'object' && x !== null && !('player' in x));

function bookkeeping(s: Scope, op: Op): Clause {
  if (op.k === 'bond') return { verb: 'remember', obj: cardsNp(s, op.what, 'choose') };
  if (op.k === 'note') return noting(s, op.n);
  return { verb: 'doNothing' };
}

function noting(s: Scope, n: Num): Clause {
  const number: Np = { t: 'value', v: { v: 'noted' } };
  const doubled = typeof n === 'object' && n.k === 'mul' && (n.a === 2 || n.b === 2) && grows(n);
  return doubled
    ? { verb: 'double', obj: number, passive: true }
    : { verb: 'become', subj: number, obj: { t: 'value', v: qty(s, n) } };
}

/** A number that is worked out of what was noted before. */
const grows = (n: Num): boolean =>
  typeof n === 'object' &&
  (n.k === 'noted' || ('a' in n && (grows(n.a) || grows(n.b))) || (n.k === 'half' && grows(n.of)));

function opBlock(s: Scope, op: Op): Block | undefined {
  switch (op.k) {
    case 'bond':
      return undefined;
    case 'note':
      return grows(op.n) ? { b: 'do', c: noting(s, op.n) } : undefined;
    case 'may':
      return asActor(s, op.by, () => ({
        b: 'may',
        who: person(s, op.by),
        do: asked(s, op, () => block(s, op.do)),
      }));
    case 'if':
      return ifBlock(s, op);
    case 'payElse': {
      const focus = s.focus;
      const pay = asActor(s, op.by, () => asked(s, op, () => block(s, op.pay)));
      // What happens otherwise is the effect's own doing, and speaks of what was spoken of before.
      s.focus = focus;
      return { b: 'payElse', may: op.may, who: person(s, op.by), pay, else: block(s, op.else) };
    }
    case 'modes': {
      const options = op.of.map((m) => {
        const when = m.if?.length ? allOf(m.if.map((c) => condition(s, c))) : undefined;
        const focus = s.focus;
        const said = { ...(when ? { if: when } : {}), do: block(s, m.do) };
        s.focus = focus;
        return said;
      });
      const either = op.by === s.actor ? eitherPosition(options) : undefined;
      return either ?? { b: 'pick1', who: person(s, op.by), options };
    }
    case 'each':
      return asActor(s, 'they', () => block(s, op.do));
    case 'every': {
      const np = cardsNp(s, op.of, 'choose', 'each');
      endClause(s);
      const before = { it: s.it, itNoun: s.itNoun };
      s.it = 'item';
      s.itNoun = resultOf(s, np).nouns[0] ?? 'card';
      const said: Block = { b: 'every', np, do: block(s, op.do) };
      Object.assign(s, before);
      return said;
    }
    case 'repeat': {
      const body = block(s, op.do);
      return { b: 'repeat', do: body, while: condition(s, op.while) };
    }
    case 'delay':
      return delayBlock(s, op);
    case 'modify':
      return modifyBlock(s, op);
    default: {
      const c = opClause(s, op);
      leave(s, op, c);
      return { b: 'do', c };
    }
  }
}

/** What a question is about is said apart from what comes before it, so a pronoun cannot lean on that. */
function asked(s: Scope, op: Op, make: () => Block): Block {
  if (s.asked?.op !== op) return make();
  s.focus = undefined;
  s.asked.said = make();
  return s.asked.said;
}

function asActor(s: Scope, who: Who, make: () => Block): Block {
  const before = s.actor;
  s.actor = who;
  const said = make();
  s.actor = before;
  return said;
}

function ifBlock(s: Scope, op: Extract<Op, { k: 'if' }>): Block {
  const c = condition(s, op.c);
  const focus = s.focus;
  const then = block(s, op.do);
  if (!op.else) return { b: 'if', c, then };
  s.focus = focus;
  return { b: 'if', c, then, else: block(s, op.else) };
}

const allOf = (cs: Statement[]): Statement | undefined => (cs.length <= 1 ? cs[0] : { all: cs });

function delayBlock(s: Scope, op: Extract<Op, { k: 'delay' }>): Block {
  const before = { alias: new Map(s.alias), event: s.bound.get('event') };
  const heads: Head[] = [];
  const until = op.until === undefined ? undefined : till(s, op.until);
  if (op.times === 'once') heads.push(...eventHeads(s, [op.on], 'when', 'next').map(first));
  else if (op.times === 'each') heads.push(...eventHeads(s, [op.on], 'eachTime', 'each'));
  else {
    const nth = qty(s, op.times.nth);
    heads.push(...eventHeads(s, [op.on], 'when').map((h) => nthHead(h, nth)));
  }
  if (until) heads.push({ h: 'till', till: until });
  if (op.if?.length) heads.push(...conditionHeads(s, op.if, 'if'));
  const said: Block = { b: 'later', head: heads, do: block(s, op.do) };
  s.alias = before.alias;
  if (before.event) s.bound.set('event', before.event);
  return said;
}

export const first = (h: Head): Head => (h.h === 'on' && h.conj !== 'if' ? { ...h, nth: 1 } : h);

function nthHead(h: Head, nth: Exclude<Extract<Head, { h: 'on' }>['nth'], undefined>): Head {
  if (h.h === 'on') return { ...h, nth };
  if (h.h === 'times')
    return { h: 'times', any: h.any.map((t) => (t.t === 'phase' ? { ...t, which: { nth } } : t)) };
  return h;
}

function modifyBlock(s: Scope, op: Extract<Op, { k: 'modify' }>): Block {
  if (typeof op.what === 'object' && 'player' in op.what)
    return steps(modSteps(s, { who: person(s, op.what.player) }, op.mods, op.until));
  const bare = op.mods.some((m) => m.k === 'cannot');
  const np = cardsNp(s, op.what, 'choose', bare ? 'bare' : 'all');
  const key = s.focus;
  const said = steps(modSteps(s, { np }, op.mods, op.until));
  const one = op.mods.length > 0 && !op.mods.some((m) => m.k === 'damageTo' || m.k === 'gain');
  endClause(s, one ? key : undefined);
  leave(s, op, { verb: 'change', obj: np });
  return said;
}

export const steps = (list: Step[]): Block => {
  const [only] = list;
  return list.length === 1 && only ? only.block : { b: 'seq', steps: list };
};

/** Binds what the operation did, and decides what "it" means afterwards. */
function leave(s: Scope, op: Op, c: Clause): void {
  endClause(s, left(s, op, c));
}
function left(s: Scope, op: Op, c: Clause): string | undefined {
  if (op.k === 'declare' || op.k === 'coin' || op.k === 'die') return s.focus;
  if (op.as === undefined) return undefined;
  const key = `ref:${op.as}`;
  const places = placesOf(op);
  if (op.k === 'draw' || op.k === 'mill') s.registers.set(op.as, { k: 'done', verb: c.verb, unit: 'cards' });
  if (op.k === 'damage' || op.k === 'gainLp' || op.k === 'loseLp' || op.k === 'payLp') {
    s.registers.set(op.as, { k: 'done', verb: c.verb, unit: op.k === 'damage' ? 'damage' : 'lp' });
    return undefined;
  }
  const known = sameCards(s, op);
  if (known !== undefined && known !== key) {
    s.alias.set(key, known);
    return known;
  }
  const r = c.obj ? resultOf(s, c.obj) : { nouns: ['card' as const], plural: true };
  bind(s, key, r.nouns, r.plural, c.verb, c.subj?.t === 'player' ? c.subj.who : person(s, s.actor));
  const bound = s.bound.get(key);
  if (bound && op.k === 'excavate' && 'hits' in op.stop && op.stop.hits === 1) bound.found = op.stop.where;
  if (places) s.places.set(key, places);
  return key;
}
/** Where cards are that were only looked at. */
const placesOf = (op: Op): Place[] | undefined => (op.k === 'excavate' ? ['deck'] : undefined);
/** Cards the operation works on that have a name already. */
function sameCards(s: Scope, op: Op): string | undefined {
  if (!('what' in op)) return undefined;
  if (isStillRef(op.what)) return keyOf(s, op.what);
  const as = typeof op.what === 'object' && 'from' in op.what ? op.what.as : undefined;
  return as === undefined ? undefined : keyOf(s, { ref: as });
}
