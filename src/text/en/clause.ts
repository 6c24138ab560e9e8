/** English clauses: verb forms, complements, times, statements. */
import type { Kind } from '../../engine/ast/index.ts';
import type { Arg, CardsNp, Clause, Loc, Noun, Np, PosWord, Qual, Statement, Till, Time } from '../tree.ts';
import type { Verb } from '../verbs.ts';
import {
  ADVERBS,
  DAMAGE_TIMES,
  MID_ADVERBS,
  POSITIONS,
  SPANS,
  STATS,
  VALUES,
  VERB_FORMS,
  type VerbForms,
  WINDOWS,
} from './lexicon.ts';
import {
  amountParts,
  type Ctx,
  compared,
  countersText,
  isPlural,
  levelWord,
  listed,
  loc,
  np,
  ordinal,
  personKey,
  possessed,
  quoted,
  spaced,
  statText,
  sumText,
  value,
  who,
  whose,
} from './noun.ts';
import { gerunds } from './sentence.ts';

/** How a verb is used: told to someone, said of someone, after "can", or "doing". */
export type Mode = 'tell' | 'say' | 'base' | 'ing';
type Agreement = 'you' | 'one' | 'many';

export const verbWord = (v: Verb, form: keyof VerbForms): string => {
  const f = VERB_FORMS[v];
  const word = f[form] ?? f.base;
  return form === 'part' ? spaced(word, v === 'banish' || v === 'summonByOwn' ? f.after : '') : word;
};

/** The whole clause, subject included unless it is told. */
export function clause(c: Clause, mode: Mode, ctx: Ctx): string {
  const s = subjectOf(c);
  if (s === undefined || mode === 'base' || mode === 'ing')
    return verbPhrase(c, mode === 'say' ? 'tell' : mode, ctx);
  const there = existential(c, ctx);
  if (there !== undefined) return there;
  if (c.modal === 'cannot' && s.t === 'player' && s.who === 'both')
    return spaced('neither player', verbPhrase({ ...c, modal: 'can' }, 'say', ctx));
  if (c.modal === 'cannot' && s.t === 'cards' && s.det === 'count' && typeof s.n === 'object' && 'cmp' in s.n)
    return spaced('no', np(s, ctx), verbPhrase({ ...c, modal: 'can' }, 'say', ctx));
  return spaced(np(s, { ...ctx, case: 'subject' }), verbPhrase(c, mode, ctx));
}
export const subjectOf = (c: Clause): Np | undefined => (c.passive ? c.obj : c.subj);

/** "there is a card in your hand" instead of "a card in your hand is there". */
function existential(c: Clause, ctx: Ctx): string | undefined {
  if (c.verb !== 'beThere') return undefined;
  const s = subjectOf(c);
  if (s?.t === 'cards' && s.det !== 'that' && s.det !== 'the')
    return `there ${isPlural(s, ctx) ? 'are' : 'is'} ${np(s, ctx)}`;
  return undefined;
}

function agreement(s: Np | undefined, ctx: Ctx): Agreement {
  if (s === undefined) return 'you';
  if (s.t === 'player' && s.who === 'you') return 'you';
  return isPlural(s, ctx) ? 'many' : 'one';
}

export function verbPhrase(c: Clause, mode: Mode, ctx: Ctx): string {
  const s = subjectOf(c);
  const inner: Ctx = {
    ...ctx,
    subjectGap: false,
    ...(s?.t === 'player' ? { doer: personKey(s.who) } : s === undefined ? { doer: ctx.doer ?? 'you' } : {}),
  };
  const agree = agreement(s, ctx);
  inner.form = mode === 'ing' ? 'ing' : mode === 'say' && agree === 'one' && !c.modal ? 'one' : 'base';
  const args = c.args ?? [];
  const mid = args
    .filter((a) => a.a === 'adv' && MID_ADVERBS.includes(a.adv))
    .map((a) => (a.a === 'adv' ? ADVERBS[a.adv] : ''));
  const f = VERB_FORMS[c.verb];
  const quality = args.find((a) => a.a === 'is');
  if (quality?.a === 'is' && c.verb === 'be')
    return spaced(
      beText(c, quality.quals, mode, ctx),
      ...args.filter((a) => a.a !== 'is').map((a) => arg(a, c, inner)),
    );
  const words = verbWords(c, mode, agree, mid.join(' '));
  const obj = c.passive
    ? c.subj && c.subj !== s
      ? `by ${np(c.subj, inner)}`
      : ''
    : c.obj
      ? np(c.obj, objectCtx(inner))
      : '';
  const light =
    obj === '' ||
    c.obj?.t === 'pron' ||
    c.obj?.t === 'self' ||
    c.obj?.t === 'gap' ||
    (c.obj?.t === 'cards' && c.obj.det === 'that');
  const [before, after] =
    c.verb === 'banish' && !c.passive && !light ? [f.after, undefined] : [f.before, f.after];
  const there =
    c.verb === 'beThere' && args.some((a) => a.a === 'at' || a.a === 'through') ? undefined : after;
  const plain = args.filter((a) => !(a.a === 'adv' && MID_ADVERBS.includes(a.adv)));
  const source = plain.filter((a) => a.a === 'from' && after !== undefined).map((a) => arg(a, c, inner));
  const rest = plain.filter((a) => a.a !== 'from' || after === undefined).map((a) => arg(a, c, inner));
  if (c.obj?.t === 'amount' && !c.passive && args.some((a) => a.a === 'recipient'))
    return inflicted(words, c.obj, c, args, inner);
  const text = spaced(words, c.passive ? undefined : before, obj, spaced(...source, there), ...rest);
  return text;
}
/** "inflict 300 damage to your opponent for each card they control" */
function inflicted(
  words: string,
  n: Extract<Np, { t: 'amount' }>,
  c: Clause,
  args: readonly Arg[],
  ctx: Ctx,
): string {
  const to = args.find((a) => a.a === 'recipient');
  const doer = to?.a === 'recipient' && to.np.t === 'player' ? { doer: personKey(to.np.who) } : {};
  const [head, tail] = amountParts(n, { ...ctx, ...doer });
  return spaced(
    words,
    head,
    to ? arg(to, c, ctx) : '',
    tail,
    ...args.filter((a) => a !== to).map((a) => arg(a, c, ctx)),
  );
}
const objectCtx = (ctx: Ctx): Ctx => {
  const { case: _, ...rest } = ctx;
  return rest;
};

/** "Normal or Special Summoned": verbs that end alike share their last word. */
function oneOf(forms: string[]): string {
  const last = forms[0]?.split(' ').at(-1) ?? '';
  if (forms.length > 1 && forms.every((f) => f.includes(' ') && f.endsWith(` ${last}`))) {
    return `${listed(
      forms.map((f) => f.slice(0, -last.length - 1)),
      'or',
    )} ${last}`;
  }
  return listed(forms, 'or');
}
function verbWords(c: Clause, mode: Mode, agree: Agreement, mid: string): string {
  const all = [c.verb, ...(c.or ?? [])];
  const form = (k: 'base' | 's' | 'past' | 'part' | 'ing') => oneOf(all.map((v) => VERB_FORMS[v][k]));
  const be = c.verb === 'be' || c.verb === 'beThere' || c.verb === 'beRight';
  const is = agree === 'one' ? 'is' : 'are';
  const was = agree === 'one' ? 'was' : 'were';
  const not = c.not ? 'not' : '';
  if (c.modal && mode !== 'ing') {
    const modal = c.modal === 'cannot' ? 'cannot' : c.modal;
    return spaced(modal, not, mid, c.passive ? 'be' : '', c.passive ? form('part') : form('base'));
  }
  if (mode === 'ing') return spaced(not, mid, c.passive ? `being ${form('part')}` : form('ing'));
  if (mode === 'base') return spaced(not, mid, c.passive ? `be ${form('part')}` : form('base'));
  if (c.tense === 'perfect')
    return spaced(agree === 'one' ? 'has' : 'have', not, mid, c.passive ? 'been' : '', form('part'));
  if (c.passive) return spaced(c.tense === 'past' ? was : is, not, mid, form('part'));
  if (be) return spaced(c.tense === 'past' ? was : is, not, mid);
  if (c.tense === 'past') return c.not ? spaced('did not', mid, form('base')) : spaced(mid, form('past'));
  if (mode === 'tell') return c.not ? spaced('do not', mid, form('base')) : spaced(mid, form('base'));
  if (c.not) return spaced(agree === 'one' ? 'does not' : 'do not', mid, form('base'));
  return spaced(mid, agree === 'one' ? form('s') : form('base'));
}

const MEANS = {
  battle: 'by battle',
  effect: 'by a card effect',
  oppEffect: "by your opponent's card effect",
  yourEffect: 'by your card effect',
} as const;

function arg(a: Arg, c: Clause, ctx: Ctx): string {
  switch (a.a) {
    case 'from':
      return loc(a.loc, 'from', ctx, c.obj?.t === 'cards' && c.obj.det === 'all');
    case 'to':
      return loc(a.loc, 'to', ctx, false);
    case 'at':
      if (c.verb === 'leave') return loc(a.loc, 'from', ctx, false).replace(/^from /, '');
      return loc(a.loc, 'in', ctx, false, a.loc.in.length === 1 && a.loc.in[0] !== 'field');
    case 'sent':
      return a.loc.in.includes('banished') && a.loc.in.length === 1
        ? 'and removed from play'
        : `and sent ${loc(a.loc, 'to', ctx, false)}`;
    case 'pos':
      return `in ${listed(
        a.any.map((p) => positionWord(p, ctx)),
        'or',
      )}`;
    case 'into':
      return `to ${positionWord(a.pos, ctx)}`;
    case 'means':
      return meansText(a, c);
    case 'by':
      return `by ${np(a.np, ctx)}`;
    case 'byEffectOf':
      return byEffect(a.np, c, ctx);
    case 'inBattleWith':
      return `by battle with ${np(a.np, ctx)}`;
    case 'as':
      return a.np.t === 'tokens' && a.np.n === 0 && c.obj && isPlural(c.obj, ctx)
        ? `as ${np({ ...a.np, n: 2 }, ctx)}`
        : `as ${np(a.np, ctx)}`;
    case 'recipient':
    case 'toNp':
      return `to ${np(a.np, ctx)}`;
    case 'on':
    case 'against':
      return `on ${np(a.np, ctx)}`;
    case 'off':
      return `from ${np(a.np, ctx)}`;
    case 'for':
      return `for ${np(a.np, ctx)}`;
    case 'of':
      return `of ${np(a.np, ctx)}`;
    case 'like':
      return `with the values of ${np(a.np, ctx)}`;
    case 'sum':
      return sumText(a, ctx);
    case 'including':
      return `including ${np(a.np, ctx)}`;
    case 'toActivate':
      return `to activate ${np(a.np, ctx)}`;
    case 'untilHit':
      return `until ${np(a.np, ctx)} ${isPlural(a.np) ? 'have' : 'has'} been found`;
    case 'is':
      return '';
    case 'cmp':
      return cmpText(a, ctx);
    case 'time':
      return timeText(a.time, ctx);
    case 'till':
      return tillText(a.till, c, ctx);
    case 'unless':
      return `unless ${statement(a.c, ctx)}`;
    case 'and':
      return `and ${clause(a.c, 'say', ctx)}`;
    case 'doing':
      return `by ${gerunds(a.do, ctx)}`;
    case 'within':
      return `from ${value(a.min, ctx)} to ${value(a.max, ctx)}${a.step === 1 ? '' : ` in steps of ${a.step}`}`;
    case 'byAmount':
      return `by ${value(a.n, ctx)}`;
    case 'through':
      return `through ${typeof a.n === 'number' ? a.n : value(a.n, ctx)} ${a.of === 'both' ? '' : `of ${whose(a.of, ctx)} `}${WINDOWS[a.is]}${a.n === 1 && a.of === 'both' ? '' : 's'}`;
    case 'times':
      return typeof a.n === 'number' ? `${a.n} or more times` : `as many times as ${value(a.n, ctx)}`;
    case 'timesEach':
      return `${a.n === 1 ? 'once' : a.n === 2 ? 'twice' : typeof a.n === 'number' ? `${a.n} times` : `as many times as ${value(a.n, ctx)}`}${c.args?.some((x) => x.a === 'till') ? '' : ' each Battle Phase'}`;
    case 'adv':
      return adverb(a.adv, c, ctx);
  }
}
const positionWord = (p: PosWord, ctx: Ctx) =>
  ctx.brief ? POSITIONS[p].replace(' Position', '') : POSITIONS[p];
function adverb(adv: Extract<Arg, { a: 'adv' }>['adv'], c: Clause, ctx: Ctx): string {
  const many = c.obj ? isPlural(c.obj, ctx) : false;
  const them = c.passive ? '' : many ? 'them' : 'it';
  if (adv === 'thenBanish') return spaced('and', alsoVerb('remove', c, ctx), them, 'from play');
  if (adv === 'thenDeckTop') return spaced('and', alsoVerb('put', c, ctx), them, 'on top of the Deck');
  if (adv === 'ignoringConditions' && many) return 'ignoring their Summoning conditions';
  if (adv === 'asOwn' && many) return 'as if they were their own';
  if (adv === 'asOwn' && c.subj?.t === 'player' && c.subj.who === 'you') return 'as if it were your own';
  return ADVERBS[adv];
}
/** A second verb in the form of the first. */
function alsoVerb(v: Verb, c: Clause, ctx: Ctx): string {
  const f = VERB_FORMS[v];
  return c.passive || c.tense ? f.part : ctx.form === 'ing' ? f.ing : ctx.form === 'one' ? f.s : f.base;
}
function meansText(a: Extract<Arg, { a: 'means' }>, c: Clause): string {
  const text = a.any.length === 2 ? 'by battle or by a card effect' : a.any.map((m) => MEANS[m]).join(' or ');
  if (c.modal === 'cannot') return text.replace('a card effect', 'card effects');
  return c.passive || c.verb === 'destroy' || c.verb === 'draw'
    ? text
    : text.replace(/^by (.*)effect$/, 'because of $1effect');
}
function byEffect(n: Np, c: Clause, ctx: Ctx): string {
  if (n.t === 'cards' && n.nouns.length === 1 && (n.nouns[0] === 'cardOrEffect' || n.nouns[0] === 'effect'))
    return `by ${np(n, ctx)}`;
  if (n.t === 'cards' && n.nouns.join() === 'card' && n.quals.length === 1) {
    const [q] = n.quals;
    if (q?.q === 'ctrl' && !q.not) return `by ${whose(q.who, ctx)} card effects`;
  }
  const effect = possessed(n, isPlural(n, ctx) || (c.not && c.verb === 'affect') ? 'effects' : 'effect', ctx);
  return `by ${effect}`;
}

/** To be of some quality: as one noun phrase where the qualities make one, otherwise one after the other. */
function beText(c: Clause, quals: readonly Qual[], mode: Mode, ctx: Ctx): string {
  const s = subjectOf(c);
  const plural = s ? isPlural(s, ctx) : false;
  const text = predicates(
    quals,
    { ...ctx, gapPlural: plural },
    c.not === true && quals.length > 1 ? 'or' : 'and',
    c.not === true,
  );
  if (c.modal === undefined && (mode === 'say' || mode === 'tell')) return text;
  const rest = text.replace(/^(?:is|are) /, '');
  return spaced(c.modal === 'cannot' ? 'cannot' : (c.modal ?? ''), mode === 'ing' ? 'being' : 'be', rest);
}
const NOUNY: readonly Qual['q'][] = ['kind', 'sub', 'attr', 'race', 'name', 'arch'];
/** Several qualities of the same card: "is a face-up Dragon monster". */
export function predicates(quals: readonly Qual[], ctx: Ctx, word: 'and' | 'or', not = false): string {
  const nouny = quals.filter((q) => NOUNY.includes(q.q) && !q.not);
  if (
    nouny.length > 0 &&
    quals.length > 1 &&
    (word === 'and' || not) &&
    quals.every((q) => q.q !== 'or' && q.q !== 'and' && q.q !== 'is')
  ) {
    return isA(quals, ctx, not);
  }
  const texts = quals.map((q) => predicate(not ? { ...q, not: !q.not } : q, ctx));
  const at =
    word === 'and'
      ? texts.map((t, i) =>
          i > 0 && quals[i]?.q === 'loc' && !quals[i]?.not && !not ? t.replace(/^(?:is|are) /, '') : t,
        )
      : texts;
  return at.length === 2 && at[1] !== texts[1] && /^(?:is|are) /.test(at[0] ?? '')
    ? at.join(' ')
    : listed(texts, word);
}
function isA(quals: readonly Qual[], ctx: Ctx, not: boolean): string {
  const kind = quals.find((q): q is Extract<Qual, { q: 'kind' }> => q.q === 'kind' && !q.not);
  const nouns: Noun[] = kind
    ? kind.any
    : quals.some((q) => q.q === 'attr' || q.q === 'race' || q.q === 'stat' || q.q === 'pos') ||
        quals.some(isMonsterSort)
      ? ['monster']
      : ['card'];
  const plural = ctx.gapPlural ?? false;
  const body: CardsNp = {
    t: 'cards',
    nouns,
    det: plural ? 'bare' : 'a',
    plural,
    quals: quals.filter((q) => q !== kind),
  };
  return spaced(plural ? 'are' : 'is', not ? 'not' : '', np(body, ctx));
}
const MONSTER_SORTS = ['effect', 'fusion', 'ritual', 'flip', 'spirit', 'toon', 'union', 'token'];
const isMonsterSort = (q: Qual) => q.q === 'sub' && q.any.every((x) => MONSTER_SORTS.includes(x));

/** One quality as a verb phrase: "is face-up", "has 1500 or less ATK", "was destroyed this turn". */
export function predicate(q: Qual, ctx: Ctx): string {
  const plural = ctx.gapPlural ?? false;
  const is = spaced(plural ? 'are' : 'is', q.not ? 'not' : '');
  const has = q.not ? (plural ? 'do not have' : 'does not have') : plural ? 'have' : 'has';
  switch (q.q) {
    case 'face':
      return `${is} ${q.up ? 'face-up' : 'face-down'}`;
    case 'pos':
      return `${is} in ${POSITIONS[q.is]}`;
    case 'other':
      return q.not || q.than === undefined
        ? `${is} another card`
        : `${is} not ${np(q.than, ctx)}`.replace('not not ', '');
    case 'kind':
    case 'sub':
    case 'race':
    case 'arch':
    case 'attr':
    case 'name':
      return nounPredicate(q, is, ctx);
    case 'kindOf':
      return `${is} of the declared kind`;
    case 'asDeclared':
      return `${is} ${q.what === 'name' ? 'the declared card' : `of the declared ${VALUES[q.what]}`}`;
    case 'stat': {
      const level = levelWord(q);
      if (level && !q.last) return `${is} ${level}`;
      return `${q.last ? (q.not ? 'did not have' : 'had') : has} ${statText(q, ctx)}`;
    }
    case 'counters':
      return `${has} ${countersText(q, ctx)}`;
    case 'loc':
      return `${is} ${loc(q.loc, 'in', ctx, false, oneZone(q.loc))}`;
    case 'ctrl':
      return `${is} controlled by ${who(q.who)}`;
    case 'owner':
      return `${is} owned by ${who(q.who)}`;
    case 'wears':
      return `${is} equipped with ${np(q.np, ctx)}`;
    case 'worn':
      return `${is} equipped to a monster`;
    case 'most':
      return `${has} the ${q.which} ${STATS[q.stat]}`;
    case 'twin':
      return `${has} the same name as ${np(q.of, ctx)}`;
    case 'listedOn':
      return `${is} a Fusion Material of ${np(q.of, ctx)}`;
    case 'slot':
      return `${is} in zone ${value(q.n, ctx)}`;
    case 'does':
      return `${has} an effect ${relative(q.c, { ...ctx, gapPlural: false })}`;
    case 'rel':
    case 'can':
      return verbPhraseOfGap(q.not ? { ...q.c, ...turned(q.c) } : q.c, ctx);
    case 'is':
      return `${is} ${np(q.np, ctx)}`;
    case 'of':
      return `${is} of ${np(q.np, ctx)}`;
    case 'orItsEffect':
      return `${has} an effect`;
    case 'or':
    case 'and': {
      if (q.of.length === 0) return `${is} any card`;
      const word = (q.q === 'or') !== (q.not === true) ? 'or' : 'and';
      const text = predicates(q.not ? q.of.map((x) => ({ ...x, not: !x.not })) : q.of, ctx, word);
      return q.of.some((x) => x.q === 'or' || x.q === 'and')
        ? word === 'or'
          ? `either ${text}`
          : `both ${text}`
        : text;
    }
  }
}
const oneZone = (l: Loc) => !l.in.includes('field');
function turned(c: Clause): Partial<Clause> {
  if (c.modal === 'can') return { modal: 'cannot' };
  return { not: !c.not };
}
function nounPredicate(
  q: Extract<Qual, { q: 'kind' | 'sub' | 'race' | 'arch' | 'attr' | 'name' }>,
  is: string,
  ctx: Ctx,
): string {
  if (q.q === 'attr' && q.any.every((a) => typeof a === 'string'))
    return `${is} ${listed(
      q.any.map((a) => String(a).toUpperCase()),
      'or',
    )}`;
  if (q.q === 'name') {
    const names = q.any.map((v) =>
      typeof v === 'string'
        ? quoted(v)
        : 'sameAs' in v
          ? `named like ${np(v.sameAs, ctx)}`
          : 'the declared card',
    );
    return `${is} ${listed(names, 'or')}`;
  }
  const plain: Qual = { ...q };
  delete plain.not;
  const text = isA([plain], ctx, false).replace(/^(?:is|are) /, '');
  return `${is} ${text}`;
}
export const KIND_LIST: readonly Kind[] = ['monster', 'spell', 'trap'];

function verbPhraseOfGap(c: Clause, ctx: Ctx): string {
  const s = subjectOf(c);
  if (s?.t === 'gap') return verbPhrase(c, 'say', { ...ctx, subjectGap: true });
  return `${(ctx.gapPlural ?? false) ? 'are' : 'is'} such that ${clause(c, 'say', { ...ctx, subjectGap: false })}`;
}
/** A clause after a noun: "that was destroyed", "Special Summoned by its effect", "your opponent activated". */
export function relative(c: Clause, ctx: Ctx): string {
  const s = subjectOf(c);
  if (s?.t === 'gap') {
    const reduced = c.passive && !c.modal && !c.not && (c.tense === undefined || c.tense === 'perfect');
    const text = verbPhrase(c, 'say', ctx);
    return reduced ? text.replace(/^(?:is|are|has been|have been) /, '') : `that ${text}`;
  }
  if (!c.passive && c.obj?.t === 'gap') {
    const { obj: _, ...rest } = c;
    return spaced(
      np(s ?? { t: 'player', who: 'you' }, { ...ctx, case: 'subject' }),
      verbPhrase(rest, 'say', ctx),
    );
  }
  return `for which ${clause(c, 'say', ctx)}`;
}

function cmpText(a: Extract<Arg, { a: 'cmp' }>, ctx: Ctx): string {
  const to = value(a.to, ctx);
  if (typeof a.to !== 'number') return a.cmp === '!=' ? `not ${compared('=', to)}` : compared(a.cmp, to);
  switch (a.cmp) {
    case '=':
      return to;
    case '!=':
      return `not ${to}`;
    case '<':
      return `less than ${to}`;
    case '<=':
      return `${to} or less`;
    case '>':
      return `more than ${to}`;
    case '>=':
      return `${to} or more`;
  }
}

export function timeText(t: Time, ctx: Ctx): string {
  switch (t.t) {
    case 'phase': {
      const at =
        t.is === 'mainStart'
          ? 'at the start of'
          : t.at === 'during'
            ? 'during'
            : t.at === 'start'
              ? 'at the start of'
              : 'at the end of';
      return `${at} ${phaseName(t, ctx)}`;
    }
    case 'sub':
      return DAMAGE_TIMES[t.sub];
    case 'turn':
      return `during ${t.of === 'both' ? "either player's" : whose(t.of, ctx)} turn`;
    case 'span':
      return SPANS[t.span];
    case 'since':
      return `since ${np(t.np, { ...ctx, case: 'subject' })} came to the field`;
  }
}
function phaseName(t: Extract<Time, { t: 'phase' }>, ctx: Ctx): string {
  const name = WINDOWS[t.is];
  const all = t.of === undefined || t.of === 'both' || t.of === 'any';
  const your = all || t.of === undefined ? 'the' : whose(t.of, ctx);
  if (t.which === 'each') return all ? `each ${name}` : `each of ${your} ${name}s`;
  if (t.which === 'next') return `${your} next ${name}`;
  if (t.which !== undefined) {
    const nth = t.which.nth;
    return typeof nth === 'number'
      ? `${your} ${ordinal(nth)} ${name} from now`
      : `${your} ${name} so many from now as ${value(nth, ctx)}`;
  }
  return `${your} ${name}`;
}
/** "it is your turn" */
export function atText(t: Time, ctx: Ctx): string {
  return timeText(t, ctx).replace(/^(?:during|at) /, '');
}

export function tillText(t: Till, c: Pick<Clause, 'modal'> | undefined, ctx: Ctx): string {
  if (typeof t === 'object') {
    if ('whileUp' in t)
      return `while ${np(t.whileUp, { ...ctx, case: 'subject' })} ${isPlural(t.whileUp) ? 'are' : 'is'} face-up on the field`;
    const end = t.until.at === 'end' ? 'the end of ' : '';
    return `until ${end}${phaseName(t.until, ctx)}`;
  }
  switch (t) {
    case 'window':
      return 'until this Chain is over';
    case 'calc':
      return 'during damage calculation only';
    case 'damageStep':
      return 'until the end of the Damage Step';
    case 'battlePhase':
      return c?.modal ? 'this Battle Phase' : 'until the end of the Battle Phase';
    case 'endPhase':
      return 'until the End Phase';
    case 'turn':
    case 'thisTurn':
      return c?.modal ? 'this turn' : 'until the end of this turn';
    case 'duel':
      return 'for the rest of the Duel';
    case 'gy':
      return 'even after going to the Graveyard';
  }
}

export function statement(st: Statement, ctx: Ctx): string {
  if ('all' in st) return joined(st.all, 'and', ctx);
  if ('any' in st) return joined(st.any, 'or', ctx);
  if ('at' in st) {
    const time = listed(
      st.at.map((t) => atText(t, ctx)),
      'or',
    );
    if (st.at.length === 0) return st.c ? statement(st.c, ctx) : 'this happens';
    return st.c
      ? `${statement(st.c, ctx)} ${st.at.map((t) => timeText(t, ctx)).join(' or ')}`
      : /^(?:before|after)/.test(time)
        ? `this is ${time}`
        : `it is ${time}`;
  }
  return clause(st, 'say', ctx);
}
/** Clauses with the same subject share it: "this card is Normal Summoned or turned face-up". */
function joined(list: readonly Statement[], word: 'and' | 'or', ctx: Ctx): string {
  if (list.length === 0) return word === 'and' ? 'this is so' : 'nothing stands against it';
  const mixed = list.some((s) => 'all' in s || 'any' in s);
  const first = list[0];
  const subject = first && 'verb' in first ? JSON.stringify(subjectOf(first)) : undefined;
  const shared =
    list.length > 1 &&
    subject !== undefined &&
    list.every(
      (s) =>
        'verb' in s &&
        (JSON.stringify(subjectOf(s)) === subject || subjectOf(s)?.t === 'pron') &&
        s.verb !== 'beThere' &&
        !(s.modal === 'cannot'),
    );
  if (shared && first && 'verb' in first) {
    const rest = list
      .slice(1)
      .map((s) => ('verb' in s ? withoutBe(verbPhrase(s, 'say', ctx), first, s) : ''));
    return listed([clause(first, 'say', ctx), ...rest], word);
  }
  const parts = list.map((s) =>
    'all' in s || 'any' in s
      ? list.length > 1
        ? `${'any' in s ? 'either ' : ''}${statement(s, ctx)}`
        : statement(s, ctx)
      : statement(s, ctx),
  );
  return mixed ? parts.join(`, ${word} `) : listed(parts, word);
}
function withoutBe(text: string, a: Clause, b: Clause): string {
  if (a.verb === 'be' && b.verb === 'be' && !a.not && !b.not && !a.modal && !b.modal && a.tense === b.tense)
    return text.replace(/^(?:is|are|was|were) /, '');
  return a.passive && b.passive && !a.not && !b.not && !b.modal && !a.modal && a.tense === b.tense
    ? text.replace(/^(?:is|are|was|were|has been|have been) /, '')
    : text;
}
