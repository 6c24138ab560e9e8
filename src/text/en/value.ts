/** English numbers and amounts. */
import type { Cmp } from '../../engine/ast/index.ts';
import type { Np, Per, Qty } from '../np.ts';
import type { Verb } from '../verbs.ts';
import { clause, verbWord } from './clause.ts';
import { STATS, UNITS, VALUES, WINDOWS } from './lexicon.ts';
import { isPlural, np } from './noun.ts';
import { personKey, possessed, who, whose } from './person.ts';
import { counterName } from './stat.ts';
import { timeText } from './time.ts';
import { VERB_FORMS } from './verbs.ts';
import { type Ctx, listed, spaced } from './word.ts';

export const cmpWords: Record<Cmp, (n: string) => string> = {
  '=': (n) => n,
  '!=': (n) => `other than ${n}`,
  '<': (n) => `less than ${n}`,
  '<=': (n) => `${n} or less`,
  '>': (n) => `more than ${n}`,
  '>=': (n) => `${n} or more`,
};

export function compared(cmp: Cmp, to: string): string {
  switch (cmp) {
    case '=':
      return `equal to ${to}`;
    case '!=':
      return `other than ${to}`;
    case '<':
      return `lower than ${to}`;
    case '<=':
      return `equal to or lower than ${to}`;
    case '>':
      return `higher than ${to}`;
    case '>=':
      return `equal to or higher than ${to}`;
  }
}

export const amountText = (n: Extract<Np, { t: 'amount' }>, ctx: Ctx) => spaced(...amountParts(n, ctx));

/** The amount, and what it depends on: a recipient may stand between them. */
export function amountParts(n: Extract<Np, { t: 'amount' }>, ctx: Ctx): [head: string, tail: string] {
  const one = n.n === 1;
  const names = n.units.map((u) => UNITS[u][one ? 0 : 1]);
  const unit = listed(names, 'and');
  if (typeof n.n === 'number' && n.plus)
    return [spaced(String(n.n), unit), `plus ${spaced(...amountParts(n.plus, ctx))}`];
  if (typeof n.n === 'number') return [spaced(String(n.n), unit), n.per ? perText(n.per, ctx) : ''];
  if (n.n.v === 'half' && typeof n.n.of === 'object' && n.n.of.v === 'lp' && n.units[0] === 'lp')
    return [`half ${whose(n.n.of.of, ctx)} LP`, ''];
  if (n.n.v === 'thatAmount') return [`the same amount of ${unit}`, ''];
  if (
    n.n.v === 'count' &&
    unit === 'cards' &&
    (n.n.of.t === 'pron' || (n.n.of.t === 'cards' && n.n.of.det === 'that'))
  )
    return [n.n.done ? `as many cards as ${asDone(n.n.done, ctx)}` : 'the same number of cards', ''];
  return [
    unit === 'cards' ? 'a number of cards' : unit === 'Levels' ? 'a number of Levels' : unit,
    `equal to ${value(n.n, ctx)}`,
  ];
}

/** "as they discarded", said of each player; "as were destroyed". */
function asDone(done: Verb, ctx: Ctx): string {
  const { past, after } = VERB_FORMS[done];
  return ctx.doer === personKey('they') ? spaced('they', past, after) : `were ${verbWord(done, 'part')}`;
}

/** "each Dragon on the field and each Dragon in your Graveyard", "each of them". */
function eachOf(n: Np, ctx: Ctx): string {
  if (n.t === 'cards' && n.det !== 'that') return np({ ...n, det: 'each', plural: false }, ctx);
  if (n.t === 'link' && n.role === 'equips') return `each card equipped to ${np(n.of, ctx)}`;
  if (n.t === 'join')
    return listed(
      n.items.map((item) => eachOf(item, ctx)),
      n.how,
    );
  return isPlural(n) ? `each of ${np(n, ctx)}` : np(n, ctx);
}

function perText(per: Per, ctx: Ctx): string {
  if ('each' in per) return `for ${eachOf(per.each, ctx)}`;
  if ('counter' in per) return `for each ${counterName(per.counter, 1)} on ${np(per.on, ctx)}`;
  const phases = `${WINDOWS[per.phase]}s`;
  return spaced(
    per.of === 'both' ? `for each ${WINDOWS[per.phase]}` : `for each of ${whose(per.of, ctx)} ${phases}`,
    per.span ? timeText(per.span, ctx) : '',
  );
}

export function value(v: Qty, ctx: Ctx): string {
  if (typeof v === 'number') return String(v);
  switch (v.v) {
    case 'stat': {
      const name = `${v.original ? 'original ' : ''}${STATS[v.stat]}`;
      return v.last
        ? `the ${name} ${np(v.of, { ...ctx, case: 'subject' })} had on the field`
        : possessed(v.of, name, ctx);
    }
    case 'count':
      return `the number of ${np(v.of, ctx)}${v.distinct ? ' with different names' : ''}`;
    case 'sum': {
      const name = `the total ${v.original ? 'original ' : ''}${STATS[v.stat]}`;
      return v.last
        ? `${name} ${np(v.of, { ...ctx, case: 'subject' })} had on the field`
        : `${name} of ${np(v.of, ctx)}`;
    }
    case 'lp':
      return `${whose(v.of, ctx)} LP`;
    case 'declared':
      return `the declared ${VALUES[v.what]}`;
    case 'rolled':
      return v.many ? 'the total rolled' : `the number ${who(v.by)} rolled`;
    case 'heads':
      return 'the number of heads';
    case 'done':
      return `${v.unit === 'damage' ? 'the damage' : v.unit === 'lp' ? 'the LP' : 'the number of cards'} ${verbWord(v.verb, 'part')}`;
    case 'thatAmount':
      return 'that amount';
    case 'noted':
      return "this card's number";
    case 'counters':
      return `the number of ${counterName(v.kind, 2)} on ${np(v.on, ctx)}`;
    case 'times':
    case 'total':
      return timesText(v, ctx);
    case 'half': {
      const text = value(v.of, ctx);
      return /^(?:the |its |their |your |this )/.test(text) ? `half ${text}` : `half of ${text}`;
    }
    case 'stats':
      return possessed(
        v.of,
        `${v.original ? 'original ' : ''}${listed(
          v.stats.map((x) => STATS[x]),
          'and',
        )}`,
        ctx,
      );
    case 'steps':
      return stepsText(v, ctx);
    case 'ownLevel':
      return 'its Level';
    case 'op':
      return opText(v, ctx);
  }
}

/** "1 if its Level is 5 or 6, 2 if it is 7 or higher" */
export function stepsText({ of, steps }: Extract<Qty, { v: 'steps' }>, ctx: Ctx): string {
  const name = possessed(of, STATS.level, ctx);
  return steps
    .map(({ from, to, n }, i) => {
      const levels =
        to === 'up'
          ? `${from} or higher`
          : i === 0
            ? `${to} or lower`
            : to === from
              ? String(to)
              : `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`;
      return `${n === 0 ? 'none' : n} if ${i === 0 ? name : 'it'} is ${levels}`;
    })
    .join(', ');
}

function timesText(v: Extract<Qty, { v: 'times' | 'total' }>, ctx: Ctx): string {
  const span = v.at?.map((t) => timeText(t, ctx)).join(' ') ?? '';
  const c = v.c;
  if ('at' in c && !c.c)
    return spaced(
      'the number of times',
      c.at.map((t) => timeText(t, ctx).replace(/^during /, '')).join(' or '),
      'came',
      span,
    );
  const happened = 'verb' in c ? c : 'at' in c && c.c && 'verb' in c.c ? c.c : undefined;
  if (v.v === 'total' && happened?.obj && !happened.passive) {
    const { obj, ...rest } = happened;
    return spaced('all', np(obj, ctx), clause(rest, 'say', ctx), span);
  }
  const text = happened ? clause(happened, 'say', ctx) : 'this happened';
  return spaced(v.v === 'times' ? 'the number of times' : 'the total amount each time', text, span);
}

function opText(v: Extract<Qty, { v: 'op' }>, ctx: Ctx): string {
  const [a, b] = [value(v.a, ctx), value(v.b, ctx)];
  switch (v.op) {
    case 'add':
      return `${a} plus ${b}`;
    case 'sub':
      return `${a} minus ${b}`;
    case 'mul':
      return v.a === 2
        ? `twice ${b}`
        : v.b === 2
          ? `twice ${a}`
          : typeof v.b === 'number'
            ? `${b} times ${a}`
            : `${a} times ${b}`;
    case 'min':
      return `the lower of ${a} and ${b}`;
    case 'max':
      return `the higher of ${a} and ${b}`;
  }
}
