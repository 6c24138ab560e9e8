/** English noun phrases. */
import type { Cmp, Place } from '../../engine/ast/index.ts';
import type { CardsNp, Count, Declared, Facts, Loc, Noun, Np, Per, Person, Qty, Qual } from '../tree.ts';
import { predicate, relative, clause as sentence, timeText, verbWord } from './clause.ts';
import {
  DECLARATIONS,
  KIND_WORDS,
  NOUNS,
  PHASES,
  PLACES,
  ROLES,
  STATS,
  SUBS,
  THINGS,
  TITLE_SUBS,
  UNITS,
  VALUES,
  WINDOWS,
} from './lexicon.ts';

/** Who does what the phrase belongs to, so that his things are "their"; how the gap of a relative clause counts; menu brevity. */
export interface Ctx {
  doer?: string;
  gapPlural?: boolean;
  subjectGap?: boolean;
  brief?: boolean;
  case?: 'subject';
  form?: 'one' | 'base' | 'ing';
}

export const quoted = (name: string) => (name.includes('"') ? `'${name}'` : `"${name}"`);
export const listed = (items: readonly string[], word: 'and' | 'or'): string =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
export const spaced = (...parts: (string | undefined)[]) =>
  parts.filter((p) => p !== undefined && p !== '').join(' ');
/** "any number of" and "of those cards" share their "of". */
const shared = (count: string, body: string) =>
  count.endsWith(' of') && body.startsWith('of ') ? spaced(count, body.slice(3)) : spaced(count, body);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const article = (text: string) =>
  /^["']?(?:[aeiou]|ATK|8\b|11\b|18\b)/i.test(text) && !/^["']?(?:u[ns]i|one|uti)/i.test(text)
    ? `an ${text}`
    : `a ${text}`;
export const ordinal = (n: number) =>
  `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

export function np(n: Np, ctx: Ctx = {}): string {
  switch (n.t) {
    case 'cards':
      return cards(n, ctx);
    case 'self':
      return ctx.brief ? 'this' : 'this card';
    case 'gap':
      return ctx.subjectGap ? '' : ctx.gapPlural ? 'them' : 'it';
    case 'pron':
      return n.plural ? (ctx.case === 'subject' ? 'they' : 'them') : 'it';
    case 'player':
      return who(n.who, ctx);
    case 'role':
      return ctx.brief && n.role === 'foe' ? 'the battling monster' : ROLES[n.role];
    case 'link':
      return linkRole(n, ctx);
    case 'title':
      return n.name;
    case 'named':
      return quoted(n.name);
    case 'amount':
      return amountText(n, ctx);
    case 'value':
      return value(n.v, ctx);
    case 'stats':
      return possessed(
        n.of,
        `${n.original ? 'original ' : ''}${listed(
          n.stats.map((s) => STATS[s]),
          'and',
        )}`,
        ctx,
      );
    case 'counters':
      return n.n === 'any'
        ? counterName(n.kind, 2)
        : typeof n.n === 'number'
          ? `${n.n} ${counterName(n.kind, n.n)}`
          : `${counterName(n.kind, 2)} equal to ${value(n.n, ctx)}`;
    case 'pile':
      return pile(n.loc, ctx);
    case 'thing':
      return thing(n, ctx);
    case 'tokens':
      return tokens(n, ctx);
    case 'join':
      return listed(
        n.items.map((i) => np(i, ctx)),
        n.how,
      );
    case 'except':
      return `${np(n.of, ctx)} except ${np(n.not, { ...ctx })}`;
    case 'rest':
      return `the other ${NOUNS[n.noun][1]}`;
    case 'declared':
      return DECLARATIONS[n.what];
    case 'nextPhases': {
      if (n.n === 0) return `the ${PHASES[n.phase]}`;
      const your = owned({ doer: 'they', ...ctx }, ctx);
      return n.n === 1
        ? `${your} next ${PHASES[n.phase]}`
        : typeof n.n === 'number'
          ? `${your} next ${n.n} ${PHASES[n.phase]}s`
          : `${your} next ${PHASES[n.phase]}s (their number: ${value(n.n, ctx)})`;
    }
  }
}
const owned = (c: Ctx, ctx: Ctx) => (ctx.doer === undefined || c.doer === 'you' ? 'your' : 'their');

export const isPlural = (n: Np, ctx: Ctx = {}): boolean => {
  switch (n.t) {
    case 'cards':
      return n.det !== 'each' && (n.plural || n.n === 'any' || n.n === 'max');
    case 'pron':
      return n.plural;
    case 'gap':
      return ctx.gapPlural ?? false;
    case 'player':
      return n.who === 'both' || n.who === 'theyPron';
    case 'stats':
      return n.stats.length > 1;
    case 'amount':
      return false;
    case 'thing':
      return (
        n.thing === 'lp' ||
        n.thing === 'effects' ||
        n.thing === 'thoseZones' ||
        n.thing === 'changes' ||
        n.thing === 'draws' ||
        n.thing === 'cards'
      );
    case 'value':
      return typeof n.v === 'object' && n.v.v === 'lp';
    case 'tokens':
      return n.n !== 1;
    case 'counters':
      return n.n !== 1;
    case 'join':
      return n.how === 'and';
    case 'except':
      return isPlural(n.of, ctx);
    case 'rest':
      return true;
    case 'link':
      return n.role !== 'cause';
    case 'nextPhases':
      return n.n !== 1 && n.n !== 0;
    case 'pile':
      return n.loc.of === 'both' || (n.loc.end !== undefined && n.loc.end.n !== 1);
    case 'self':
    case 'role':
    case 'title':
    case 'named':
    case 'declared':
      return false;
  }
};

/** A player. `doer` in the context makes the other player's second mention "they". */
export function who(p: Person, ctx: Ctx = {}): string {
  if (typeof p === 'object') {
    if ('named' in p) return p.named;
    return 'controllerOf' in p
      ? possessed(p.controllerOf, 'controller', ctx)
      : possessed(p.ownerOf, 'owner', ctx);
  }
  if (ctx.doer !== undefined && ctx.doer === personKey(p) && p !== 'you')
    return ctx.case === 'subject' ? 'they' : 'them';
  switch (p) {
    case 'you':
      return 'you';
    case 'opp':
      return 'your opponent';
    case 'both':
      return 'both players';
    case 'any':
      return 'a player';
    case 'they':
      return 'each player';
    case 'theyPron':
      return ctx.case === 'subject' ? 'they' : 'them';
    case 'theirOpp':
      return 'their opponent';
    case 'turnPlayer':
      return 'the turn player';
    case 'thatPlayer':
      return 'that player';
    case 'otherPlayer':
      return 'the other player';
  }
}
export const personKey = (p: Person): string => (typeof p === 'string' ? p : JSON.stringify(p));
export function whose(p: Person, ctx: Ctx): string {
  if (p === 'you') return 'your';
  if (p === 'they' || p === 'theyPron' || (ctx.doer !== undefined && ctx.doer === personKey(p)))
    return 'their';
  if (p === 'both') return "both players'";
  if (p === 'any') return "either player's";
  const name = who(p, { brief: ctx.brief ?? false });
  return name === 'your opponent' && ctx.brief ? "opponent's" : `${name}'s`;
}

/** "its ATK", "this card's effect", "the ATK of all monsters you control". */
export function possessed(of: Np, what: string, ctx: Ctx): string {
  if (of.t === 'pron') return `${of.plural ? 'their' : 'its'} ${what}`;
  if (of.t === 'gap') return `${ctx.gapPlural ? 'their' : 'its'} ${what}`;
  if (of.t === 'player') return `${whose(of.who, ctx)} ${what}`;
  if (of.t === 'self' && ctx.brief) return `its ${what}`;
  const text = np(of, ctx);
  const short =
    of.t === 'self' ||
    of.t === 'role' ||
    (of.t === 'cards' &&
      (of.det === 'that' || of.det === 'the') &&
      !of.loc &&
      of.quals.length === 0 &&
      of.ordinal === undefined &&
      !/ from play$/.test(text));
  return short ? `${text}${text.endsWith('s') ? "'" : "'s"} ${what}` : `the ${what} of ${text}`;
}
function linkRole(n: Extract<Np, { t: 'link' }>, ctx: Ctx): string {
  switch (n.role) {
    case 'cause':
      return `the card that caused this for ${np(n.of, ctx)}`;
    case 'targets':
      return possessed(n.of, 'targets', ctx);
    case 'materials':
      return possessed(n.of, 'materials', ctx);
    case 'equips':
      return `the cards equipped to ${np(n.of, ctx)}`;
  }
}

export const counterName = (kind: string, n: number) =>
  `${kind.split(/[-_ ]/).map(capital).join(' ')} Counter${n === 1 ? '' : 's'}`;

function nounText(nouns: readonly Noun[], plural: boolean, ctx: Ctx): string {
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
  return `${listed(words, 'or')}${last === 'spell' || last === 'trap' ? ` ${capital(NOUNS.card[i])}` : ''}`;
}

const cmpWords: Record<Cmp, (n: string) => string> = {
  '=': (n) => n,
  '!=': (n) => `other than ${n}`,
  '<': (n) => `less than ${n}`,
  '<=': (n) => `${n} or less`,
  '>': (n) => `more than ${n}`,
  '>=': (n) => `${n} or more`,
};
/** "1500 or less ATK", "ATK lower than its DEF". */
function statText(q: Extract<Qual, { q: 'stat' }>, ctx: Ctx): string {
  const name = `${q.original ? 'original ' : ''}${STATS[q.stat]}`;
  if (typeof q.to !== 'number')
    return `${q.stat === 'level' ? article(name) : name} ${compared(q.cmp, value(q.to, ctx))}`;
  if (q.stat === 'level') return `${article(name)} ${compared(q.cmp, String(q.to))}`;
  return q.cmp === '!=' ? `${name} other than ${q.to}` : `${cmpWords[q.cmp](String(q.to))} ${name}`;
}
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
const levelWord = (q: Extract<Qual, { q: 'stat' }>): string | undefined =>
  q.stat === 'level' &&
  typeof q.to === 'number' &&
  !q.last &&
  !q.original &&
  (q.cmp === '=' || q.cmp === '<=' || q.cmp === '>=')
    ? `Level ${q.to}${q.cmp === '<=' ? ' or lower' : q.cmp === '>=' ? ' or higher' : ''}`
    : undefined;

const ownOwner = (n: CardsNp, w: Person) => w === 'you' && n.loc?.of === 'you' && n.loc.in.every(isField);
interface Parts {
  own: string[];
  pre: string[];
  names: string[];
  noun: string[];
  post: string[];
  withs: string[];
  rels: string[];
}
/** Each quality in its place: before the noun, after it, after "with", or as a relative clause. */
function place(q: Qual, n: CardsNp, p: Parts, ctx: Ctx): void {
  const plain = (values: readonly (string | Declared)[]): values is string[] =>
    values.every((v) => typeof v === 'string');
  const rel = () => p.rels.push(`that ${predicate(q, { ...ctx, gapPlural: n.plural })}`);
  switch (q.q) {
    case 'other':
      return void (q.than
        ? p.post.push(`other than ${np(q.than, ctx)}`)
        : q.not
          ? rel()
          : p.pre.push('other'));
    case 'face':
      return void p.pre.push(q.up ? 'face-up' : 'face-down');
    case 'pos':
      return void p.pre.push(q.is === 'attack' ? 'Attack Position' : 'Defense Position');
    case 'attr':
      if (!plain(q.any)) return void (q.not ? rel() : p.post.push('of the declared Attribute'));
      return void (q.not && q.any.length > 1
        ? rel()
        : p.pre.push(
            (q.not ? 'non-' : '') +
              listed(
                q.any.map((a) => a.toUpperCase()),
                'or',
              ),
          ));
    case 'race':
      if (!plain(q.any)) return void (q.not ? rel() : p.post.push('of the declared Type'));
      return void (q.not && q.any.length > 1
        ? rel()
        : p.pre.push((q.not ? 'non-' : '') + listed(q.any, 'or')));
    case 'arch':
      return void (q.not ? rel() : p.pre.push(listed(q.any.map(quoted), 'or')));
    case 'sub':
      if (q.not && q.any.length > 1) return void rel();
      return void p.pre.push(
        (q.not ? 'non-' : '') +
          listed(
            q.any.map((s) => SUBS[s]),
            'or',
          ),
      );
    case 'name':
      return placeName(q, p, ctx, rel);
    case 'stat': {
      const level = levelWord(q);
      if (q.not || q.last) return void rel();
      return void (level ? p.pre.push(level) : p.withs.push(statText(q, ctx)));
    }
    case 'counters':
      return void (q.not ? rel() : p.withs.push(countersText(q, ctx)));
    case 'most':
      return void (q.not ? rel() : p.withs.push(`the ${q.which} ${STATS[q.stat]}`));
    case 'loc':
      return void (q.not
        ? rel()
        : p.post.push(loc(q.loc, 'in', ctx, n.det === 'all', !q.loc.in.includes('field'))));
    case 'ctrl':
      return void (q.not
        ? rel()
        : p.post.push(
            `${who(q.who, { ...ctx, case: 'subject' })} ${q.who === 'you' || q.who === 'both' ? 'control' : 'controls'}`,
          ));
    case 'owner':
      return void (q.not
        ? rel()
        : ownOwner(n, q.who)
          ? p.own.push('own and')
          : p.rels.push(
              q.who === 'they' || q.who === 'theyPron' ? 'of their own' : `owned by ${who(q.who)}`,
            ));
    case 'wears':
      return void (q.not ? rel() : p.rels.push(`equipped with ${np(q.np, ctx)}`));
    case 'worn':
      return void (q.not ? rel() : p.rels.push(`that ${n.plural ? 'are' : 'is'} equipped to a monster`));
    case 'kindOf':
      return void (q.not ? rel() : p.post.push('of the declared kind'));
    case 'of':
      return void p.noun.push(`of ${np(q.np, ctx)}`);
    case 'orItsEffect':
      return void p.noun.push('or its effect');
    case 'does': {
      const c = relative(q.c, {
        ...ctx,
        gapPlural: n.nouns.includes('effect') || n.nouns.includes('cardOrEffect') ? n.plural : false,
      });
      const link = n.nouns.includes('cardOrEffect') || n.nouns.includes('effect') || q.not;
      return void (q.not ? rel() : link ? p.rels.push(c) : p.rels.push(`with an effect ${c}`));
    }
    case 'rel':
    case 'can':
      return void p.rels.push(
        q.not
          ? `that ${predicate(q, { ...ctx, gapPlural: n.plural })}`
          : relative(q.c, { ...ctx, gapPlural: n.plural }),
      );
    case 'kind':
    case 'twin':
    case 'listedOn':
    case 'slot':
    case 'is':
    case 'asDeclared':
    case 'or':
    case 'and':
      return void rel();
  }
}
function placeName(q: Extract<Qual, { q: 'name' }>, p: Parts, ctx: Ctx, rel: () => void): void {
  const strings = q.any.filter((v): v is string => typeof v === 'string').map(quoted);
  if (strings.length === q.any.length)
    return void (q.not
      ? p.post.push(`other than ${listed(strings, 'or')}`)
      : p.names.push(listed(strings, 'or')));
  if (q.not || q.any.length > 1) return rel();
  const [v] = q.any;
  if (typeof v === 'object')
    p.withs.push('sameAs' in v ? possessed(v.sameAs, 'name', ctx) : 'the declared name');
}
function countersText(q: Extract<Qual, { q: 'counters' }>, ctx: Ctx): string {
  if (typeof q.n !== 'number')
    return `a number of ${counterName(q.kind, 2)} ${compared(q.cmp, value(q.n, ctx))}`;
  if ((q.cmp === '>=' && q.n === 1) || (q.cmp === '>' && q.n === 0)) return article(counterName(q.kind, 1));
  if ((q.cmp === '=' && q.n === 0) || (q.cmp === '<' && q.n === 1)) return `no ${counterName(q.kind, 2)}`;
  if (q.cmp === '!=') return `a number of ${counterName(q.kind, 2)} other than ${q.n}`;
  return `${cmpWords[q.cmp](String(q.n))} ${counterName(q.kind, q.n === 1 && q.cmp === '=' ? 1 : 2)}`;
}

export { countersText, levelWord, statText };

function cards(n: CardsNp, ctx: Ctx): string {
  const p: Parts = { own: [], pre: [], names: [], noun: [], post: [], withs: [], rels: [] };
  for (const q of n.quals) place(q, n, p, ctx);
  p.pre = [...new Set(p.pre)];
  p.pre.sort((a, b) => preRank(a) - preRank(b));
  if (n.distinct && n.det === 'count' && n.n !== undefined) {
    const all = allNamed(n);
    if (all) return spaced(listed(all, 'and'), n.loc ? nounLoc(n, n.loc, ctx) : '');
  }
  const title = n.quals.some((q) => q.q === 'sub' && !q.not && q.any.some((s) => TITLE_SUBS.includes(s)));
  const token = n.nouns[0] === 'token';
  const special =
    n.nouns.length === 1 && n.nouns[0] === 'card' && n.quals.some((q) => q.q === 'sub' && !q.not);
  const base =
    n.nouns.length === 0 ? '' : p.names.length > 0 ? p.names.join(' ') : nounText(n.nouns, n.plural, ctx);
  const noun =
    title && n.nouns.length === 1 && n.nouns[0] === 'monster' && p.names.length === 0
      ? capital(base)
      : special && p.names.length === 0
        ? capital(base)
        : base;
  const pre = token ? p.pre.filter((w) => w !== SUBS.token) : p.pre;
  const done = n.done ? verbWord(n.done, 'part') : '';
  const long = done.includes(' ') && !/Summoned$/.test(done);
  const at = n.loc && !n.loc.end ? nounLoc(n, n.loc, ctx) : '';
  const where = p.own.length > 0 ? at.replace(/^you /, 'you own and ') : at;
  const among = n.among
    ? n.nouns.length === 0
      ? `of ${np(n.among, ctx)}`
      : `among ${np(n.among, ctx)}`
    : '';
  const withs = p.withs.length > 0 ? `with ${listed(p.withs, 'and')}` : '';
  const choice = choiceText(n, ctx);
  const head = spaced(...pre, long ? '' : done, noun);
  const body = spaced(
    head,
    long ? done : '',
    ...p.noun,
    choice.mid,
    ...p.post,
    where,
    among,
    withs,
    relatives(p.rels),
    choice.end,
  );
  if (n.loc?.end)
    return endOf(n, n.loc, spaced(...p.pre, noun), spaced(...p.noun, ...p.post, withs, ...p.rels), ctx);
  return determined(n, body, pre, p.names.length > 0 && pre.length === 0, ctx);
}
/** "A", "B" and "C": so many different cards as there are names. */
function allNamed(n: CardsNp): string[] | undefined {
  const [q] = n.quals;
  if (n.quals.length !== 1 || q?.q !== 'name' || q.not) return undefined;
  const names = q.any.filter((v): v is string => typeof v === 'string');
  const want =
    typeof n.n === 'number'
      ? n.n
      : typeof n.n === 'object' && 'cmp' in n.n && n.n.cmp !== '<' && n.n.cmp !== '<='
        ? n.n.to
        : undefined;
  return names.length === q.any.length && want === names.length ? names.map(quoted) : undefined;
}
/** "that is face-up and that can attack"; shorter phrases need no "and". */
function relatives(rels: readonly string[]): string {
  return rels
    .map((r, i) => (i > 0 && r.startsWith('that ') && rels[i - 1]?.startsWith('that ') ? `and ${r}` : r))
    .join(' ');
}
function preRank(word: string): number {
  if (word === 'other') return 0;
  if (word.startsWith('face-')) return 1;
  if (word.endsWith(' Position')) return 2;
  if (word.startsWith('Level ')) return 3;
  if (/^(?:non-)?[A-Z]{4,}/.test(word)) return 4;
  if (word.startsWith('"')) return 5;
  return Object.values(SUBS).some((s) => word.startsWith(s) || word === `non-${s}`) ? 7 : 6;
}
/** "the top 3 cards of your Deck" */
function endOf(n: CardsNp, l: Loc, noun: string, rest: string, ctx: Ctx): string {
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
function choiceText(n: CardsNp, ctx: Ctx): { mid: string; end: string } {
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
function determined(n: CardsNp, said: string, pre: readonly string[], name: boolean, ctx: Ctx): string {
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
    case 'each':
      return body.startsWith('other ') && !body.startsWith('other than') ? `each ${body}` : `each ${body}`;
    case 'its':
      return `its ${body}`;
    case 'count': {
      const c = n.n ?? 1;
      if (typeof c === 'object' && 'v' in c) {
        const text = value(c, ctx);
        return text.startsWith('the number of ')
          ? `as many ${body} as ${text.slice('the number of '.length)}`
          : `${body}, their number equal to ${text}`;
      }
      if (typeof c === 'object' && 'range' in c && c.range.some((x) => typeof x !== 'number')) {
        return `${said.startsWith('of ') ? body : said}, from ${amountOf(c.range[0], ctx)} to ${amountOf(c.range[1], ctx)} of them`;
      }
      if (c === 'max') return n.nouns.length > 0 ? `as many ${body} as possible` : `as many ${body}`;
      return shared(counted(c, ctx), body);
    }
  }
}

/** Where cards are. A field is said as "you control", a pile as "in your hand". */
function nounLoc(n: CardsNp, l: Loc, ctx: Ctx): string {
  const fields = l.in.every(isField);
  if (!fields) return loc(l, n.source ? 'from' : 'in', ctx, n.det === 'all' || n.det === 'no');
  const named = n.quals.some((q) => q.q === 'name' && !q.not);
  const monsters = n.nouns.every((x) => x === 'monster' || x === 'token');
  const spells = n.nouns.every((x) => x === 'spell' || x === 'trap') || n.quals.some((q) => q.q === 'worn');
  const onlyZone = l.in.length === 1 && l.in[0] !== 'field' ? l.in[0] : undefined;
  const plain =
    onlyZone === undefined || named || (onlyZone === 'mzone' && monsters) || (onlyZone !== 'mzone' && spells);
  if (!plain) return loc(l, 'in', ctx, n.plural, true);
  if (l.of === undefined || l.of === 'both' || l.of === 'any') return 'on the field';
  const subj = who(l.of, { ...ctx, case: 'subject' });
  const they = l.of === 'they' || (ctx.doer !== undefined && ctx.doer === personKey(l.of) && l.of !== 'you');
  const name = they ? 'they' : ctx.brief && subj === 'your opponent' ? 'opponent' : subj;
  return `${name} ${l.of === 'you' || they || l.of === 'theyPron' ? 'control' : 'controls'}`;
}
const isField = (p: Place) => p === 'mzone' || p === 'szone' || p === 'fzone' || p === 'field';

/** "in your hand or Graveyard", "from both players' hands and fields". `zones`: name the zone. */
export function loc(
  l: Loc,
  prep: 'in' | 'from' | 'to' | 'of',
  ctx: Ctx,
  plural: boolean,
  zones = false,
): string {
  if (l.end) return `${prep} ${pile(l, ctx)}`;
  const both = l.of === 'both';
  const join = plural && prep !== 'to' ? 'and' : 'or';
  const fields = l.in.filter(isField);
  const piles = l.in.filter((p) => !isField(p) && p !== 'banished');
  const gone = l.in.includes('banished');
  const many = both && plural;
  const owner =
    l.of === undefined ? 'the' : both ? (plural ? "both players'" : "either player's") : whose(l.of, ctx);
  const out: string[] = [];
  const onlyField = fields.length > 0 && piles.length === 0 && !gone;
  const zoneNames = zones
    ? fields.map((p) => PLACES[p][many ? 1 : 0])
    : [...new Set(fields.map(() => 'field'))];
  const pileNames = piles.map((p) => PLACES[p][many ? 1 : 0]);
  if (prep === 'in') {
    if (pileNames.length > 0) out.push(`in ${owner} ${listed(pileNames, join)}`);
    if (fields.length > 0)
      out.push(
        zones
          ? `in ${owner} ${listed(zoneNames, join)}`
          : both || l.of === undefined
            ? 'on the field'
            : `on ${owner} side of the field`,
      );
    if (gone)
      out.push(
        owner === 'the' || both
          ? 'among the cards removed from play'
          : `among ${owner} cards removed from play`,
      );
    return listed(out, join);
  }
  const names = [
    ...pileNames,
    ...(onlyField ? [] : zoneNames.map((z) => (both && z === 'field' ? 'the field' : z))),
  ];
  if (names.length > 0) out.push(`${prep} ${owner} ${listed(names, join)}`);
  if (onlyField)
    out.push(
      both || l.of === undefined
        ? `${prep} the field`
        : prep === 'to'
          ? `to ${owner} side of the field`
          : `${prep} ${owner} side of the field`,
    );
  if (gone) out.push(`${prep} ${owner === 'the' || both ? 'the' : owner} cards removed from play`);
  return listed(out, join);
}
export function pile(l: Loc, ctx: Ctx): string {
  if (!l.end) return loc(l, 'of', ctx, l.of === 'both').replace(/^of /, '');
  const of = loc({ in: l.in, ...(l.of === undefined ? {} : { of: l.of }) }, 'of', ctx, l.of === 'both');
  if (l.end.n === 0) return `the ${l.end.which} ${of}`;
  if (l.end.n === 1) return `the ${l.end.which} card ${of}`;
  return typeof l.end.n === 'number'
    ? `the ${l.end.which} ${l.end.n} cards ${of}`
    : `cards equal to ${value(l.end.n, ctx)} from the ${l.end.which} ${of}`;
}

const amountText = (n: Extract<Np, { t: 'amount' }>, ctx: Ctx) => spaced(...amountParts(n, ctx));
/** The amount, and what it depends on: a recipient may stand between them. */
export function amountParts(n: Extract<Np, { t: 'amount' }>, ctx: Ctx): [head: string, tail: string] {
  const one = n.n === 1;
  const names = n.units.map((u) => UNITS[u][one ? 0 : 1]);
  const unit = listed(names, 'and');
  if (typeof n.n === 'number') return [spaced(String(n.n), unit), n.per ? perText(n.per, ctx) : ''];
  if (n.n.v === 'half' && typeof n.n.of === 'object' && n.n.of.v === 'lp' && n.units[0] === 'lp')
    return [`half ${whose(n.n.of.of, ctx)} LP`, ''];
  if (n.n.v === 'thatAmount') return [`the same amount of ${unit}`, ''];
  if (
    n.n.v === 'count' &&
    unit === 'cards' &&
    (n.n.of.t === 'pron' || (n.n.of.t === 'cards' && n.n.of.det === 'that'))
  )
    return ['the same number of cards', ''];
  return [
    unit === 'cards' ? 'a number of cards' : unit === 'Levels' ? 'a number of Levels' : unit,
    `equal to ${value(n.n, ctx)}`,
  ];
}
function perText(per: Per, ctx: Ctx): string {
  if ('each' in per)
    return per.each.t === 'cards'
      ? `for ${np({ ...per.each, det: 'each', plural: false }, ctx)}`
      : isPlural(per.each)
        ? `for each of ${np(per.each, ctx)}`
        : `for ${np(per.each, ctx)}`;
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
      return v.unit === 'damage'
        ? `the damage ${verbWord(v.verb, 'part')}`
        : v.unit === 'lp'
          ? `the LP ${verbWord(v.verb, 'part')}`
          : 'that number';
    case 'thatAmount':
      return 'that amount';
    case 'noted':
      return 'the noted number';
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
    case 'ownLevel':
      return 'its Level';
    case 'op':
      return opText(v, ctx);
  }
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
  const clause = 'verb' in c ? c : 'at' in c && c.c && 'verb' in c.c ? c.c : undefined;
  const text = clause ? sentence(clause, 'say', ctx) : 'this happened';
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

function thing(n: Extract<Np, { t: 'thing' }>, ctx: Ctx): string {
  const word = THINGS[n.thing];
  switch (n.thing) {
    case 'activation':
    case 'attack':
    case 'summon':
      return n.of ? possessed(n.of, word, ctx) : `the ${word}`;
    case 'effect':
      return n.of
        ? possessed(n.of, n.of.t === 'cards' && n.of.plural ? 'effects' : 'effect', ctx)
        : 'the effect';
    case 'effects':
    case 'changes':
      return n.of
        ? possessed(n.of, n.thing === 'changes' ? 'ATK and DEF changes' : word, ctx)
        : `the ${word}`;
    case 'control':
      return n.of ? `control of ${np(n.of, ctx)}` : word;
    case 'battlePosition':
      return n.of ? possessed(n.of, isPlural(n.of) ? 'battle positions' : word, ctx) : word;
    case 'battleDamage':
    case 'effectDamage':
    case 'anyDamage': {
      const takes =
        n.who === undefined
          ? ''
          : `${who(n.who, { ...ctx, case: 'subject' })} ${n.who === 'you' || n.who === 'both' ? 'take' : 'takes'}`;
      return spaced(
        word,
        takes,
        n.of ? `from ${n.thing === 'effectDamage' ? '' : 'battles with '}${np(n.of, ctx)}` : '',
      );
    }
    case 'lp':
    case 'handLimit':
      return n.who === undefined ? word : `${whose(n.who, ctx)} ${word}`;
    case 'coin':
    case 'die':
      return n.n === undefined || n.n === 1
        ? `a ${word}`
        : typeof n.n === 'number'
          ? `${n.n} ${word === 'die' ? 'dice' : 'coins'}`
          : `${word === 'die' ? 'dice' : 'coins'} equal to ${value(n.n, ctx)}`;
    case 'theCall':
      return n.who === undefined || n.who === 'you' ? 'your call' : `${whose(n.who, ctx)} call`;
    case 'nextTurns':
      return n.n === 1
        ? `${owned({ doer: 'they', ...ctx }, ctx)} next turn`
        : `${owned({ doer: 'they', ...ctx }, ctx)} next ${typeof n.n === 'number' ? n.n : ''} turns`.replace(
            '  ',
            ' ',
          );
    case 'battlePhase':
      return `${owned({ doer: 'they', ...ctx }, ctx)} Battle Phase`;
    case 'draws':
      return 'each card they draw';
    case 'monstersOfTypes':
      return `monsters of more than ${typeof n.n === 'number' ? n.n : value(n.n ?? 1, ctx)} ${n.n === 1 ? 'Type' : 'Types'}`;
    case 'tributes':
      return `${typeof n.n === 'number' ? n.n : 1} ${n.n === 1 ? 'Tribute' : 'Tributes'}`;
    case 'tributeSummon':
      return n.of ? `the Tribute Summon of ${np(n.of, ctx)}` : word;
    default:
      return word;
  }
}

function tokens(n: Extract<Np, { t: 'tokens' }>, ctx: Ctx): string {
  const f = n.facts;
  if (n.as) return f ? asMonster(f, n.n !== 0) : 'a monster';
  const one = n.n === 1;
  const name = n.name === undefined ? (one ? 'Token' : 'Tokens') : quoted(one ? n.name : `${n.name}s`);
  const many = typeof n.n === 'number' ? `${n.n} ${name}` : `${name} equal to ${value(n.n, ctx)}`;
  return f && !ctx.brief ? `${many} (${factsText(f)})` : many;
}
function factsText(f: Facts): string {
  const level = f.level === undefined ? undefined : `Level ${f.level}`;
  const stats =
    f.atk === undefined && f.def === undefined ? undefined : `${f.atk ?? 0} ATK, ${f.def ?? 0} DEF`;
  return [spaced(f.attr?.toUpperCase(), f.race), level, stats]
    .filter((x) => x !== undefined && x !== '')
    .join(', ');
}
function asMonster(f: Facts, plural: boolean): string {
  const kind = spaced(
    f.level === undefined ? undefined : `Level ${f.level}`,
    f.attr?.toUpperCase(),
    f.race,
    'monster',
  );
  const stats = f.atk === f.def ? `${f.atk ?? 0} ATK and DEF` : `${f.atk ?? 0} ATK and ${f.def ?? 0} DEF`;
  return `${plural ? `${kind}s` : article(kind)} with ${stats}`;
}
