/** English noun phrases of cards: every quality in its place. */
import type { CardsNp, Declared, Person, Qual } from '../np.ts';
import type { Clause } from '../tree.ts';
import { verbWord } from './clause.ts';
import { choiceText, determined, endOf } from './count.ts';
import { STATS, SUBS, TITLE_SUBS } from './lexicon.ts';
import { np } from './noun.ts';
import { possessed, who } from './person.ts';
import { isField, loc, nounLoc } from './place.ts';
import { predicate, relative } from './quality.ts';
import { countersText, levelWord, nounText, statText } from './stat.ts';
import { VERB_FORMS } from './verbs.ts';
import { type Ctx, capital, listed, quoted, spaced } from './word.ts';

/** Where in the phrase a quality stands. */
interface Parts {
  /** Before the noun. */
  pre: string[];
  /** In place of the noun. */
  names: string[];
  noun: string[];
  post: string[];
  /** After the place. */
  but: string[];
  withs: string[];
  rels: string[];
  /** "you own and control" */
  own: string[];
}
type Placed = [part: keyof Parts, text: string];

const plain = (values: readonly (string | Declared)[]): values is string[] =>
  values.every((v) => typeof v === 'string');

function placed(q: Qual, n: CardsNp, ctx: Ctx): Placed {
  const gap: Ctx = { ...ctx, gapPlural: n.plural };
  const short = q.not ? undefined : (adjective(q, n, ctx) ?? after(q, n, ctx));
  if (short) return short;
  if (q.q === 'other' && q.than) return ['but', `other than ${np(q.than, ctx)}`];
  if (q.q === 'extraZone')
    return ['post', q.not ? 'outside the Extra Monster Zones' : 'in an Extra Monster Zone'];
  if (q.q === 'except' && !q.not) return ['rels', `(other than ${np(q.np, ctx)})`];
  if (q.not) return negated(q, ctx) ?? ['rels', `that ${predicate(q, gap)}`];
  if (q.q === 'rel' && isParticiple(q.c)) return ['pre', relative(q.c, gap)];
  if (q.q === 'rel' || q.q === 'can') return ['rels', relative(q.c, gap)];
  if (q.q === 'does') {
    const itself = n.nouns.includes('cardOrEffect') || n.nouns.includes('effect');
    const does = relative(q.c, { ...ctx, gapPlural: itself && n.plural });
    return ['rels', itself ? does : `with an effect ${does}`];
  }
  return ['rels', `that ${predicate(q, gap)}`];
}

/** "Special Summoned" by itself stands before the noun. */
const isParticiple = (c: Clause) =>
  c.passive === true &&
  c.obj?.t === 'gap' &&
  c.tense === 'perfect' &&
  !c.not &&
  !c.modal &&
  !c.subj &&
  !c.args?.length &&
  VERB_FORMS[c.verb].after === undefined;

/** What stands before the noun, or in its place. */
function adjective(q: Qual, n: CardsNp, ctx: Ctx): Placed | undefined {
  switch (q.q) {
    case 'other':
      return q.than ? undefined : ['pre', 'other'];
    case 'face':
      return ['pre', q.up ? 'face-up' : 'face-down'];
    case 'pos':
      return ['pre', q.is === 'attack' ? 'Attack Position' : 'Defense Position'];
    case 'attr':
      return plain(q.any)
        ? ['pre', oneOf(q.any.map((a) => a.toUpperCase()))]
        : ['post', 'of the declared Attribute'];
    case 'race':
      return plain(q.any) ? ['pre', oneOf(q.any)] : ['post', 'of the declared Type'];
    case 'arch':
      return ['pre', oneOf(q.any.map(quoted))];
    case 'sub':
      return ['pre', oneOf(q.any.map((s) => SUBS[s]))];
    case 'name':
      return named(q, ctx);
    case 'or':
      return calledOneOf(q.of, n, ctx);
    case 'stat': {
      if (q.last) return undefined;
      const level = levelWord(q);
      return level ? ['pre', level] : ['withs', statText(q, ctx)];
    }
    case 'owner':
      if (ownsHere(n, q.who)) return ['own', 'own'];
      return [
        'rels',
        q.who === 'they' || q.who === 'theyPron'
          ? 'of their own'
          : q.who === 'you'
            ? 'you own'
            : `owned by ${who(q.who)}`,
      ];
    default:
      return undefined;
  }
}
/** "Toon" cards or "Manga Ryu-Ran": names and parts of names. */
function calledOneOf(quals: readonly Qual[], n: CardsNp, ctx: Ctx): Placed | undefined {
  const words: string[] = [];
  for (const q of quals) {
    if (q.not || (q.q !== 'name' && q.q !== 'arch') || !plainNames(q.any)) return undefined;
    const noun = q.q === 'arch' ? ` ${nounText(n.nouns, n.plural, ctx)}` : '';
    words.push(`${oneOf(q.any.map(quoted))}${noun}`);
  }
  return ['names', oneOf(words)];
}

const plainNames = (values: readonly (string | object)[]): values is string[] =>
  values.every((v) => typeof v === 'string');

const oneOf = (words: readonly string[]) => listed(words, 'or');
const ownsHere = (n: CardsNp, w: Person) => w === 'you' && n.loc?.of === 'you' && n.loc.in.every(isField);

/** What stands after the noun. */
function after(q: Qual, n: CardsNp, ctx: Ctx): Placed | undefined {
  switch (q.q) {
    case 'counters':
      return ['withs', countersText(q, ctx)];
    case 'most':
      return ['withs', `the ${q.which} ${STATS[q.stat]}`];
    case 'loc':
      return ['post', loc(q.loc, 'in', ctx, n.det === 'all', !q.loc.in.includes('field'))];
    case 'ctrl': {
      const verb = q.who === 'you' || q.who === 'both' ? 'control' : 'controls';
      return ['post', `${who(q.who, { ...ctx, case: 'subject' })} ${verb}`];
    }
    case 'wears':
      return ['rels', `equipped with ${np(q.np, ctx)}`];
    case 'worn':
      return ['rels', `that ${n.plural ? 'are' : 'is'} equipped to ${q.other ? 'another' : 'a'} monster`];
    case 'kindOf':
      return ['post', 'of the declared kind'];
    case 'of':
      return ['noun', `of ${np(q.np, ctx)}`];
    case 'orItsEffect':
      return ['noun', 'or its effect'];
    default:
      return undefined;
  }
}

/** "non-LIGHT", "other than "X"": only one thing at a time can be denied so. */
function negated(q: Qual, ctx: Ctx): Placed | undefined {
  if (q.q === 'name') {
    const [like] = q.any;
    if (q.any.length === 1 && typeof like === 'object' && 'sameAs' in like)
      return ['withs', `another name than ${np(like.sameAs, ctx)}`];
    const names = q.any.filter((v) => typeof v === 'string');
    return names.length === q.any.length ? ['post', `other than ${oneOf(names.map(quoted))}`] : undefined;
  }
  if ((q.q !== 'attr' && q.q !== 'race' && q.q !== 'sub') || q.any.length !== 1) return undefined;
  const [v] = q.any;
  if (typeof v !== 'string') return undefined;
  return [
    'pre',
    `non-${q.q === 'attr' ? v.toUpperCase() : q.q === 'sub' ? SUBS[v as keyof typeof SUBS] : v}`,
  ];
}
function named(q: Extract<Qual, { q: 'name' }>, ctx: Ctx): Placed | undefined {
  const strings = q.any.filter((v) => typeof v === 'string');
  if (strings.length === q.any.length) return ['names', oneOf(strings.map(quoted))];
  const [v] = q.any;
  if (q.any.length > 1 || typeof v !== 'object') return undefined;
  return ['withs', 'sameAs' in v ? possessed(v.sameAs, 'name', ctx) : 'the declared name'];
}

const DECLARED = 'of the declared ';

export function cards(n: CardsNp, ctx: Ctx): string {
  const p: Parts = { own: [], pre: [], names: [], noun: [], post: [], but: [], withs: [], rels: [] };
  for (const q of n.quals) {
    const [part, text] = placed(q, n, ctx);
    p[part].push(text);
  }
  // "of the declared Type and Attribute"
  const [declared, ...more] = p.post.filter((text) => text.startsWith(DECLARED));
  if (declared !== undefined && more.length > 0)
    p.post = [
      ...p.post.filter((text) => !text.startsWith(DECLARED)),
      listed([declared, ...more.map((text) => text.slice(DECLARED.length))], 'and'),
    ];
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
    n.nouns.length === 0
      ? ''
      : p.names.length > 0
        ? p.names.join(' ')
        : nounText(n.nouns, n.plural, ctx, n.det === 'all');
  const noun =
    title && n.nouns.includes('monster') && p.names.length === 0
      ? n.nouns.length === 1
        ? capital(base)
        : eachTitled(n, p.pre.at(-1) ?? '', ctx)
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
    ...p.but,
    withs,
    relatives(p.rels),
    choice.end,
  );
  if (n.loc?.end)
    return endOf(
      n,
      n.loc,
      spaced(...p.pre, noun),
      spaced(...p.noun, ...p.post, ...p.but, withs, ...p.rels),
      ctx,
    );
  return determined(n, body, pre, p.names.length > 0 && pre.length === 0, ctx);
}

/** "Monster or Ritual Spell Card", after a first "Ritual". */
const eachTitled = (n: CardsNp, title: string, ctx: Ctx): string =>
  listed(
    n.nouns.map((noun, i) => spaced(i === 0 ? '' : title, capital(nounText([noun], n.plural, ctx)))),
    n.det === 'all' ? 'and' : 'or',
  );

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

/** "that is face-up and can attack"; shorter phrases need no "and". */
function relatives(rels: readonly string[]): string {
  return rels
    .map((r, i) =>
      i > 0 && r.startsWith('that ') && rels[i - 1]?.startsWith('that ')
        ? `and ${r.slice('that '.length)}`
        : r,
    )
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
