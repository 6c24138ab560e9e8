/** English determiners and numbers of cards: "all", "1 or 2", "as many as possible". */
import type { Cmp } from '../../engine/ast/index.ts';
import type { CardsNp, Count, Loc, Qty } from '../np.ts';
import { STATS } from './lexicon.ts';
import { whose } from './person.ts';
import { loc } from './place.ts';
import { cmpWords, compared, stepsText, value } from './value.ts';
import { article, type Ctx, listed, ordinal, shared, spaced } from './word.ts';

/** "the top 3 cards of your Deck" */
export function endOf(n: CardsNp, l: Loc, noun: string, rest: string, ctx: Ctx): string {
  const end = l.end;
  if (!end) return noun;
  const many = end.n === 1 ? '' : typeof end.n === 'number' ? `${end.n} ` : '';
  const of = loc({ in: l.in, ...(l.of === undefined ? {} : { of: l.of }) }, 'of', ctx, false);
  const equal = typeof end.n === 'number' ? '' : `(as many as ${value(end.n, ctx)})`;
  const text = spaced(`${end.which} ${many}${noun}`, rest, of, equal);
  return n.det === 'count' && n.n !== end.n
    ? shared(counted(n.n ?? 1, ctx), `of the ${text}`)
    : `the ${text}`;
}

export function choiceText(n: CardsNp, ctx: Ctx): { mid: string; end: string } {
  const mid = n.how === 'random' ? 'at random' : '';
  const ends: string[] = [];
  if (n.distinct) ends.push('with different names');
  if (n.sum) ends.push(sumText(n.sum, ctx));
  if (n.how === 'blind') ends.push('chosen unseen');
  if (n.how === 'random') ends.push('at random');
  if (n.by !== undefined) ends.push(`of ${whose(n.by, ctx)} choice`);
  if (n.n === 'max') ends.push(n.nouns.length > 0 ? '' : 'as possible');
  return { mid: mid === '' ? '' : '', end: spaced(...ends) };
}

export function sumText(sum: Pick<NonNullable<CardsNp['sum']>, 'stat' | 'cmp' | 'to'>, ctx: Ctx): string {
  const total = sum.stat === 'level' ? 'total Levels' : `total ${STATS[sum.stat]}`;
  if (typeof sum.to === 'object' && sum.to.v === 'ownLevel')
    return `whose ${total} ${sum.cmp === '=' ? 'equal its Level' : 'equal or exceed its Level'}`;
  return `whose ${total} ${sum.stat === 'level' ? 'are' : 'is'} ${typeof sum.to === 'number' ? cmpWords[sum.cmp](String(sum.to)) : compared(sum.cmp, value(sum.to, ctx))}`;
}

function counted(n: Count, ctx: Ctx): string {
  if (typeof n === 'number') return String(n);
  if (n === 'any') return 'any number of';
  if (n === 'max') return 'as many';
  if ('range' in n) {
    const [a, b] = n.range;
    if (a === 0) return `up to ${amountOf(b, ctx)}`;
    return `${amountOf(a, ctx)} ${typeof a === 'number' && b === a + 1 ? 'or' : 'to'} ${amountOf(b, ctx)}`;
  }
  if ('cmp' in n) {
    if (typeof n.to !== 'number') return `a number ${compared(n.cmp, value(n.to, ctx))} of`;
    if (n.cmp === '=') return `exactly ${n.to}`;
    if (n.cmp === '!=') return `a number other than ${n.to} of`;
    return n.cmp === '<='
      ? `${n.to} or fewer`
      : n.cmp === '<'
        ? `fewer than ${n.to}`
        : cmpWords[n.cmp](String(n.to));
  }
  return '';
}

const amountOf = (q: Qty, ctx: Ctx) => (typeof q === 'number' ? String(q) : value(q, ctx));

/** "more monsters than the number of …" */
function comparedCards(cmp: Cmp, body: string, to: string): string {
  switch (cmp) {
    case '>':
      return `more ${body} than ${to}`;
    case '<':
      return `fewer ${body} than ${to}`;
    case '>=':
      return `${body}, at least ${to}`;
    case '<=':
      return `${body}, at most ${to}`;
    case '=':
      return `${body}, exactly ${to}`;
    case '!=':
      return `${body}, not exactly ${to}`;
  }
}

/** "1 or 2": the numbers there can be, but for none. */
const oneOf = (numbers: readonly number[]): string =>
  listed([...new Set(numbers)].filter((n) => n !== 0).map(String), 'or');

export function determined(
  n: CardsNp,
  said: string,
  pre: readonly string[],
  name: boolean,
  ctx: Ctx,
): string {
  // A number that needs words comes after the cards, so they must be named.
  const body = said.startsWith('of ') && typeof n.n === 'object' && !('cmp' in n.n) ? `cards ${said}` : said;
  switch (n.det) {
    case 'a':
      return n.plural
        ? body
        : pre[0] === 'other' && !body.startsWith('other than')
          ? `another ${body.slice('other '.length)}`
          : name
            ? body
            : article(body);
    case 'all':
      return `all ${body}`;
    case 'bare':
      return body;
    case 'no':
      return `no ${body}`;
    case 'the':
      return n.ordinal === undefined ? `the ${body}` : `the ${ordinal(n.ordinal)} ${body}`;
    case 'that':
      return `${n.plural ? 'those' : 'that'} ${body}`;
    case 'this':
      return `this ${body}`;
    case 'each':
      return `each ${body}`;
    case 'its':
      return `its ${body}`;
    case 'count': {
      const c = n.n ?? 1;
      if (typeof c === 'object' && 'v' in c) {
        const text = value(c, ctx);
        if (c.v === 'steps')
          return ctx.brief
            ? `${oneOf(c.steps.map((step) => step.n))} ${body}`
            : `${body} (${stepsText(c, ctx)})`;
        if (c.v === 'heads') return `as many ${body} as coins that come up heads`;
        return text.startsWith('the number of ')
          ? `as many ${body} as ${text.slice('the number of '.length)}`
          : `${body}, their number equal to ${text}`;
      }
      if (typeof c === 'object' && 'range' in c && c.range.some((x) => typeof x !== 'number')) {
        return `${said.startsWith('of ') ? body : said}, from ${amountOf(c.range[0], ctx)} to ${amountOf(c.range[1], ctx)} of them`;
      }
      if (typeof c === 'object' && 'cmp' in c && typeof c.to !== 'number')
        return comparedCards(c.cmp, body, value(c.to, ctx));
      if (c === 'max') return n.nouns.length > 0 ? `as many ${body} as possible` : `as many ${body}`;
      return shared(counted(c, ctx), body);
    }
  }
}
