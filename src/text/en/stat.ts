/** ATK, DEF, Level and counters as qualities, in English. */
import type { Noun, Qual } from '../np.ts';
import { KIND_WORDS, NOUNS, STATS } from './lexicon.ts';
import { cmpWords, compared, value } from './value.ts';
import { article, type Ctx, capital, listed } from './word.ts';

/** Kinds of counter that are abbreviations. */
const ABBREVIATED: Readonly<Record<string, string>> = { bes: 'B.E.S.' };

export const counterName = (kind: string, n: number) =>
  `${ABBREVIATED[kind] ?? kind.split(/[-_ ]/).map(capital).join(' ')} Counter${n === 1 ? '' : 's'}`;

/** `all`: every one of them, so that "or" would sound like a choice. */
export function nounText(nouns: readonly Noun[], plural: boolean, ctx: Ctx, all = false): string {
  const i = plural ? 1 : 0;
  const [first = 'card'] = nouns;
  if (nouns.length <= 1) {
    if (ctx.brief && (first === 'spell' || first === 'trap'))
      return plural ? `${KIND_WORDS[first]}s` : KIND_WORDS[first];
    return NOUNS[first][i];
  }
  const words = nouns.map((n) => (n === 'spell' || n === 'trap' ? KIND_WORDS[n] : NOUNS[n][i]));
  const cardKinds = nouns.every((n) => n === 'spell' || n === 'trap');
  if (ctx.brief) return cardKinds ? words.map((w) => (plural ? `${w}s` : w)).join('/') : words.join('/');
  const last = nouns.at(-1);
  return `${listed(words, all ? 'and' : 'or')}${last === 'spell' || last === 'trap' ? ` ${capital(NOUNS.card[i])}` : ''}`;
}

/** "1500 or less ATK", "ATK lower than its DEF". */
export function statText(q: Extract<Qual, { q: 'stat' }>, ctx: Ctx): string {
  const name = `${q.original ? 'original ' : ''}${STATS[q.stat]}`;
  if (typeof q.to !== 'number')
    return `${q.stat === 'level' ? article(name) : name} ${compared(q.cmp, value(q.to, ctx))}`;
  if (q.stat === 'level') return `${article(name)} ${compared(q.cmp, String(q.to))}`;
  return q.cmp === '!=' ? `${name} other than ${q.to}` : `${cmpWords[q.cmp](String(q.to))} ${name}`;
}

export const levelWord = (q: Extract<Qual, { q: 'stat' }>): string | undefined =>
  q.stat === 'level' &&
  typeof q.to === 'number' &&
  !q.last &&
  !q.original &&
  (q.cmp === '=' || q.cmp === '<=' || q.cmp === '>=')
    ? `Level ${q.to}${q.cmp === '<=' ? ' or lower' : q.cmp === '>=' ? ' or higher' : ''}`
    : undefined;

export function countersText(q: Extract<Qual, { q: 'counters' }>, ctx: Ctx): string {
  if (typeof q.n !== 'number')
    return `a number of ${counterName(q.kind, 2)} ${compared(q.cmp, value(q.n, ctx))}`;
  if ((q.cmp === '>=' && q.n === 1) || (q.cmp === '>' && q.n === 0)) return article(counterName(q.kind, 1));
  if ((q.cmp === '=' && q.n === 0) || (q.cmp === '<' && q.n === 1)) return `no ${counterName(q.kind, 2)}`;
  if (q.cmp === '!=') return `a number of ${counterName(q.kind, 2)} other than ${q.n}`;
  return `${cmpWords[q.cmp](String(q.n))} ${counterName(q.kind, q.n === 1 && q.cmp === '=' ? 1 : 2)}`;
}
