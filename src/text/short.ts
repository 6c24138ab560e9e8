/** An effect in a few words, for menu lines. */
import type { Activated, Effect, Op, Some } from '../engine/ast/index.ts';
import { eventHeads } from './cond.ts';
import { paragraph, readCard } from './effect.ts';
import { type Lang, language } from './language.ts';
import { someNp } from './noun.ts';
import { block } from './op.ts';
import { type CardLookup, newScope, type Scope } from './scope.ts';
import type { Arg, Block, CardsNp, Clause, Np, Step } from './tree.ts';

const WIDTH = 40;
const nothing: CardLookup = () => undefined;

/** "pay 800 LP: destroy 1 Spell/Trap": at most 40 characters, the cost only if there is room for it. */
export function shortEffect(effect: Effect, lang: Lang, cards: CardLookup = nothing): string {
  const cost =
    effect.k === 'act' || effect.k === 'procedure' ? shortOps(effect.cost ?? [], lang, cards, WIDTH / 2) : '';
  const alone = deed(effect, lang, cards, WIDTH);
  if (cost === '' || alone === '') return cost === '' ? alone : cost;
  if (cost.endsWith('…')) return alone;
  const rest = deed(effect, lang, cards, WIDTH - cost.length - 2);
  return rest !== '' && !rest.endsWith('…') ? `${cost}: ${rest}` : alone;
}

/** What is paid for it, as "pay 800 LP" or "discard 1 card"; empty if nothing is. */
export function shortCost(effect: Effect, lang: Lang, cards: CardLookup = nothing): string {
  return effect.k === 'act' || effect.k === 'procedure'
    ? shortOps(effect.cost ?? [], lang, cards, WIDTH)
    : '';
}

/** What a card that wants to be paid for costs, and what happens otherwise. */
export function priceOf(
  effect: Effect | undefined,
  lang: Lang,
  cards: CardLookup = nothing,
): { pay: string; otherwise: string } | undefined {
  const ops = effect?.k === 'act' || effect?.k === 'react' ? effect.do : [];
  const op = ops.find((o) => o.k === 'payElse');
  return op?.k === 'payElse' ? { pay: shortOps(op.pay, lang, cards), otherwise: shortOps(op.else, lang, cards) } : undefined;
}

/** Some operations in a few words. */
export function shortOps(ops: readonly Op[], lang: Lang, cards: CardLookup = nothing, width = WIDTH): string {
  return ops.length === 0 ? '' : fitted(block(briefScope(cards), ops), lang, width);
}

function deed(effect: Effect, lang: Lang, cards: CardLookup, width: number): string {
  const s = briefScope(cards);
  if (effect.k === 'act') {
    const ops = inlined(effect);
    if (ops.length > 0) {
      if ('ev' in effect.on && effect.on.ev) eventHeads(s, effect.on.ev, 'when');
      if (effect.cost) block(s, effect.cost);
      for (const t of effect.target ?? []) if (!usesTarget(ops, t)) someNp(s, t, 'target');
      s.focus = undefined;
      return fitted(equipping(s, effect, ops) ?? block(s, ops), lang, width);
    }
    return (effect.modes ?? [])
      .map((m) => shortOps(inlined(m), lang, cards, 16))
      .join(' / ')
      .slice(0, width);
  }
  readCard(s, [effect]);
  const p = paragraph(s, effect);
  return p.do ? fitted(p.do, lang, width) : '';
}
const briefScope = (cards: CardLookup): Scope => newScope(undefined, cards, true);

/** "destroy 1 Spell/Trap" rather than "target 1 Spell/Trap; destroy it". */
function inlined(e: Pick<Activated, 'target' | 'do'>): Op[] {
  let ops = e.do;
  for (const target of e.target ?? []) {
    const i = ops.findIndex((op) => 'what' in op && isRefTo(op.what, target));
    if (i >= 0) ops = ops.map((op, j) => (j === i ? ({ ...op, what: target } as Op) : op));
  }
  return ops;
}
const usesTarget = (ops: readonly Op[], target: Some): boolean =>
  ops.some((op) => 'what' in op && op.what === target);
/** "equip this to 1 Fiend monster" */
function equipping(s: Scope, e: Activated, ops: readonly Op[]): Block | undefined {
  const [op, ...rest] = ops;
  const target = e.target?.[0];
  if (
    op?.k !== 'equip' ||
    op.what !== 'this' ||
    rest.some((o) => o.k !== 'bond') ||
    !target ||
    !isRefTo(op.to, target)
  )
    return undefined;
  return {
    b: 'do',
    c: { verb: 'equip', obj: { t: 'self' }, args: [{ a: 'recipient', np: someNp(s, target, 'target') }] },
  };
}
const isRefTo = (what: unknown, target: Some): boolean =>
  typeof what === 'object' && what !== null && 'ref' in what && what.ref === target.as;

/** The longest telling that fits: fewer details first, then fewer steps. */
function fitted(b: Block, lang: Lang, width: number): string {
  const words = language(lang);
  const steps = clauses(b);
  let last = '';
  for (const n of [steps.length, 2, 1]) {
    if (n > steps.length) continue;
    for (let less = 0; less <= 4; less++) {
      const text = words.brief(
        steps.slice(0, n).map((step) => ({ ...step, block: pruned(step.block, less) })),
      );
      if (text !== '' && text.length <= width) return text;
      last = text;
    }
  }
  return cut(last, width);
}
function cut(text: string, width: number): string {
  const head = text.slice(0, Math.max(0, width - 1));
  const end = head.lastIndexOf(' ');
  return `${(end > 0 ? head.slice(0, end) : head).replace(/[\s,;:]+$/, '')}…`;
}

/** The steps one after the other, without what only says when or whether. */
function clauses(b: Block): Step[] {
  switch (b.b) {
    case 'seq':
      return b.steps.flatMap((s) =>
        clauses(s.block).map((c, i) => (i === 0 && s.link ? { ...c, link: s.link } : c)),
      );
    case 'if':
      return clauses(b.then);
    case 'may':
    case 'every':
    case 'repeat':
    case 'later':
      return clauses(b.do);
    case 'payElse':
      return [...clauses(b.pay)];
    case 'pick1':
      return b.options[0] ? clauses(b.options[0].do) : [];
    case 'unless':
      return [{ block: { b: 'do', c: b.c } }];
    case 'gains':
      return b.paragraphs[0]?.do ? clauses(b.paragraphs[0].do) : [];
    case 'do':
      return [{ block: b }];
  }
}

/** Details left out, more with each level: how and how long; choices; places; sorts. */
function pruned(b: Block, less: number): Block {
  if (b.b !== 'do') return b;
  const c = b.c;
  const args = (c.args ?? [])
    .filter((a) => kept(a, less))
    .map((a): Arg => ('np' in a ? { ...a, np: prunedNp(a.np, less) } : a));
  const out: Clause = { ...c, args };
  if (c.subj) out.subj = prunedNp(c.subj, less);
  if (c.obj) out.obj = prunedNp(c.obj, less);
  return { b: 'do', c: out };
}
function kept(a: Arg, less: number): boolean {
  if (a.a === 'till' || a.a === 'time' || a.a === 'unless' || a.a === 'doing' || a.a === 'sum')
    return less < 1;
  if (a.a === 'pos' || a.a === 'adv') return less < 2;
  return a.a !== 'from' || less < 3;
}
function prunedNp(n: Np, less: number): Np {
  if (n.t === 'amount' && n.per && less >= 3) return { t: 'amount', n: n.n, units: n.units };
  if (n.t === 'stats' || n.t === 'thing') return n.of ? ({ ...n, of: prunedNp(n.of, less) } as Np) : n;
  if (n.t !== 'cards') return n;
  const { sum, by, distinct, how, loc, among, ...rest } = n;
  const out: CardsNp = {
    ...rest,
    quals: n.quals.filter(
      (q) => less < 1 || (q.q !== 'rel' && q.q !== 'can' && q.q !== 'or' && q.q !== 'and'),
    ),
  };
  if (less < 1 && sum) out.sum = sum;
  if (less < 1 && by) out.by = by;
  if (less < 1 && distinct) out.distinct = distinct;
  if (less < 2 && how) out.how = how;
  if (loc?.end || (loc && less < 3 && (loc.of !== 'both' || less < 1))) out.loc = loc;

  if (among && less < 3) out.among = among;
  if (less >= 2) out.quals = out.quals.filter((q) => q.q !== 'face' && !q.not);
  if (less >= 4) out.quals = out.quals.filter((q) => q.q === 'name' || q.q === 'race' || q.q === 'sub');
  return out;
}
