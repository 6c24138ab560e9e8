/** Making a sentence fit: fewer details first, then fewer steps. */
import { type Lang, language } from './language.ts';
import type { CardsNp, Np } from './np.ts';
import type { Adverb, Arg, Block, Clause, Step } from './tree.ts';

/** The longest telling that fits: fewer details first, then fewer steps. `whole`: the shortest is never cut off. */
export function fitted(b: Block, lang: Lang, width: number, whole = false): string {
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
  return whole || last === '' ? last : cut(last, width);
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
    .filter((a) => kept(a, c, less))
    .map((a): Arg => ('np' in a ? { ...a, np: prunedNp(a.np, less) } : a));
  const out: Clause = { ...c, args };
  if (c.subj) out.subj = prunedNp(c.subj, less);
  if (c.obj) out.obj = prunedNp(c.obj, less);
  return { b: 'do', c: out };
}

/** Adverbs without which a sentence still says what happens. */
const SPARE: readonly Adverb[] = [
  'byDirectAttack',
  'atOnce',
  'also',
  'inAnyOrder',
  'ignoringConditions',
  'properly',
  'changesIncluded',
  'asFusion',
  'asRitual',
  'noFlip',
  'asExtra',
  'asYours',
  'ifAble',
  'eachBattlePhase',
  'unlessThere',
  'thenBanish',
  'thenDeckTop',
  'turnOfActivation',
  'turnOfUse',
];
function kept(a: Arg, c: Clause, less: number): boolean {
  if (a.a === 'till' || a.a === 'time' || a.a === 'unless' || a.a === 'doing' || a.a === 'sum')
    return less < 1;
  if (a.a === 'adv') return less < 2 || !SPARE.includes(a.adv);
  if (a.a === 'pos') return less < 2 || c.verb === 'stay';
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

  if (among && (less < 3 || n.nouns.length === 0)) out.among = among;
  if (less >= 2) out.quals = out.quals.filter((q) => q.q !== 'face' && !q.not);
  if (less >= 4) out.quals = out.quals.filter((q) => q.q === 'name' || q.q === 'race' || q.q === 'sub');
  return out;
}
