/** Qualities as English predicates: "is face-up", "has 1500 or less ATK". */
import type { CardsNp, Loc, Noun, Qual } from '../np.ts';
import type { Clause } from '../tree.ts';
import { clause, type Mode, subjectOf, verbPhrase } from './clause.ts';
import { POSITIONS, STATS, VALUES } from './lexicon.ts';
import { isPlural, np } from './noun.ts';
import { who } from './person.ts';
import { loc } from './place.ts';
import { countersText, levelWord, statText } from './stat.ts';
import { value } from './value.ts';
import { type Ctx, listed, quoted, spaced } from './word.ts';

/** To be of some quality: as one noun phrase where the qualities make one, otherwise one after the other. */
export function beText(c: Clause, quals: readonly Qual[], mode: Mode, ctx: Ctx): string {
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
export function predicates(all: readonly Qual[], ctx: Ctx, word: 'and' | 'or', not = false): string {
  const quals = word === 'and' && !not ? inPosition(all) : all;
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

/** "is in face-up Attack Position", which only a monster in its zone can be. */
function inPosition(quals: readonly Qual[]): readonly Qual[] {
  const face = quals.find((q) => q.q === 'face' && !q.not);
  const pos = quals.find((q) => q.q === 'pos' && !q.not);
  if (face?.q !== 'face' || pos?.q !== 'pos') return quals;
  const rest = quals.filter((q) => q !== face && !(q.q === 'loc' && !q.not && q.loc.in.join() === 'mzone'));
  return rest.map((q) => (q === pos ? { ...pos, up: face.up } : q));
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

const MONSTER_SORTS = ['effect', 'fusion', 'ritual', 'flip', 'spirit', 'toon', 'union', 'token', 'gemini'];

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
      return `${is} in ${spaced(q.up === undefined ? '' : q.up ? 'face-up' : 'face-down', POSITIONS[q.is])}`;
    case 'other':
      return q.not || q.than === undefined
        ? `${is} another card`
        : `${is} not ${np(q.than, ctx)}`.replace('not not ', '');
    case 'except':
      return `${plural ? 'are' : 'is'} ${q.not ? '' : 'not '}${np(q.np, ctx)}`;
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
      return `${is} equipped to ${q.other ? 'another' : 'a'} monster`;
    case 'most':
      return `${has} the ${q.which} ${STATS[q.stat]}`;
    case 'twin':
      return `${has} the same name as ${np(q.of, ctx)}`;
    case 'listedOn':
      return `${is} a Fusion Material of ${np(q.of, ctx)}`;
    case 'calledBy':
      return `${is} named in an effect of ${np(q.of, ctx)} that Special Summons it`;
    case 'slot':
      return `${is} in zone ${value(q.n, ctx)}`;
    case 'extraZone':
      return q.not
        ? `${plural ? 'are' : 'is'} outside the Extra Monster Zones`
        : `${is} in an Extra Monster Zone`;
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

function verbPhraseOfGap(c: Clause, ctx: Ctx): string {
  const s = subjectOf(c);
  if (s?.t === 'gap') return verbPhrase(c, 'say', { ...ctx, subjectGap: true });
  return `${ctx.gapPlural ? 'are ones' : 'is one'} for which ${clause(c, 'say', { ...ctx, subjectGap: false })}`;
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
