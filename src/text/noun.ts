/** References, groups and choices of cards as noun phrases. */
import type { Cards, Group, Num, Place, Ref, Some, Still } from '../engine/ast/index.ts';
import { describe } from './filter.ts';
import type { CardsNp, Count, Det, Loc, Noun, Np } from './np.ts';
import { qty } from './num.ts';
import {
  bind,
  boundNp,
  everyPile,
  isRefStill,
  keyOf,
  mention,
  mentionGroup,
  onField,
  type Scope,
} from './scope.ts';
import { thoseNp } from './those.ts';
import type { Verb } from './verbs.ts';
import { person } from './who.ts';

export function refNp(s: Scope, ref: Ref): Np {
  if (ref === 'it') return s.it === 'gap' ? { t: 'gap' } : { t: 'pron', plural: false, noun: s.itNoun };
  const key = keyOf(s, ref);
  if (key === 'this') return mention(s, key) ? { t: 'pron', plural: false, noun: 'card' } : { t: 'self' };
  if (key === 'foe' && s.bound.has('foe')) return boundNp(s, key);
  if (key === 'host' || key === 'attacker' || key === 'attackTarget' || key === 'foe') {
    return mention(s, key) ? { t: 'pron', plural: false, noun: 'monster' } : { t: 'role', role: key };
  }
  if (typeof ref === 'object' && 'bond' in ref && key === `bond:${ref.bond}`)
    return bondNp(s, ref.bond, 'the');
  if (
    typeof ref === 'object' &&
    'role' in ref &&
    ref.role === 'materials' &&
    ref.of === 'this' &&
    onlyTributed(s)
  )
    return {
      t: 'cards',
      nouns: ['monster'],
      det: 'the',
      plural: true,
      quals: [
        {
          q: 'rel',
          c: {
            verb: 'tribute',
            obj: { t: 'gap' },
            passive: true,
            args: [{ a: 'for', np: refNp(s, 'this') }],
          },
        },
      ],
    };
  if (typeof ref === 'object' && 'role' in ref && key.includes(' of ')) {
    const destroyed = ref.role === 'cause' && s.happened === 'destroy';
    return {
      t: 'link',
      role: ref.role,
      of: refNp(s, ref.of),
      ...(destroyed ? { done: 'destroy' as const } : {}),
    };
  }
  return boundNp(s, key);
}

/** A monster of the Main Deck that no Ritual Summons has Tributes for materials. */
const onlyTributed = (s: Scope): boolean =>
  s.def?.kind === 'monster' &&
  !s.def.sub.some(
    (sub) => sub === 'ritual' || sub === 'fusion' || sub === 'synchro' || sub === 'xyz' || sub === 'link',
  );

/** The card tied to this one: how it was tied says what it is called. */
function bondNp(s: Scope, name: string, det: Det): Np {
  const bond = s.bonds.get(name) ?? { noun: 'monster', plural: false, how: 'done', verb: 'choose' };
  const known = mention(s, `bond:${name}`);
  const before = s.told.has(name);
  s.told.add(name);
  if (!known && before && det === 'the')
    return { t: 'cards', nouns: [bond.noun], det: 'that', plural: bond.plural, quals: [] };
  if (known && det === 'the') return { t: 'pron', plural: bond.plural, noun: bond.noun };
  const self = refNp(s, 'this');
  mention(s, `bond:${name}`);
  if (bond.how === 'wearer' && det === 'the') return { t: 'role', role: 'host' };
  const np: CardsNp = { t: 'cards', nouns: [bond.noun], det, plural: bond.plural || det === 'no', quals: [] };
  const gap: Np = { t: 'gap' };
  if (bond.how === 'wearer') return { ...np, quals: [{ q: 'wears', np: self }] };
  if (bond.how === 'worn') {
    return {
      ...np,
      quals: [
        { q: 'rel', c: { verb: 'equip', obj: gap, passive: true, args: [{ a: 'recipient', np: self }] } },
      ],
    };
  }
  return {
    ...np,
    quals: [
      {
        q: 'rel',
        c: {
          verb: bond.verb,
          obj: gap,
          passive: true,
          tense: 'perfect',
          args: [{ a: 'byEffectOf', np: self }],
        },
      },
    ],
  };
}

/** A set of cards. `det` says how a group without a number is meant: all of them, one, none, such cards in general. */
export function stillNp(s: Scope, still: Still, det: Det): Np {
  if (isRefStill(still)) {
    if (typeof still === 'object' && 'bond' in still && (det === 'no' || det === 'a'))
      return bondNp(s, still.bond, det);
    return refNp(s, still);
  }
  if ('in' in still) return groupNp(s, still, det);
  if ('those' in still) return thoseNp(s, still, det);
  if ('minus' in still) {
    const [of, not] = still.minus;
    if (isRefStill(of) && isRefStill(not)) {
      const noun = s.bound.get(keyOf(s, of))?.nouns[0] ?? 'card';
      mentionGroup(s);
      return { t: 'rest', noun };
    }
    return { t: 'except', of: stillNp(s, of, det), not: stillNp(s, not, det) };
  }
  return plusNp(s, still.plus, det);
}

/** Several sets together: "those monsters" where all were named before, otherwise a list. */
function plusNp(s: Scope, parts: readonly Still[], det: Det): Np {
  const keys = parts.map((p) => (isRefStill(p) ? keyOf(s, p) : ''));
  const known = keys.map((k) => s.bound.get(k));
  const first = known[0];
  if (parts.length > 1 && first && known.every((b) => b && b.nouns.join() === first.nouns.join())) {
    if (mention(s, `plus:${keys.join()}`)) return { t: 'pron', plural: true, noun: first.nouns[0] ?? 'card' };
    return { t: 'cards', nouns: first.nouns, det: 'that', plural: true, quals: [] };
  }
  const items = parts.map((p) => stillNp(s, p, det));
  mentionGroup(s);
  return items.length === 1 && items[0] ? items[0] : { t: 'join', how: 'and', items };
}

/** What cards bound before were called. */
export const knownNouns = (s: Scope, still: Still): Noun[] | undefined =>
  isRefStill(still) ? s.bound.get(keyOf(s, still))?.nouns : undefined;

export const manyFor = (det: Det) => det === 'all' || det === 'bare' || det === 'no';

export function groupNp(s: Scope, g: Group, det: Det): Np {
  const d = describe(s, g.where ?? [], g.in);
  if (d.only) return d.only;
  const loc = locOf(s, g);
  mentionGroup(s);
  const np: CardsNp = { t: 'cards', nouns: d.nouns, det, plural: manyFor(det), quals: d.quals };
  if (loc?.end) {
    // The outermost cards are so many as the pile's end says; no other number is needed.
    const n = loc.end.n;
    return { ...np, det: 'the', plural: n !== 1, loc };
  }
  return loc ? { ...np, loc } : np;
}

export function locOf(s: Scope, g: Group): Loc | undefined {
  if (g.in.length === 0) return undefined;
  if (everyPile(g.in) && g.in.some((p) => onField([p])))
    return g.of === 'both' ? undefined : { in: [], of: person(s, g.of) };
  const loc: Loc = { in: g.in, of: person(s, g.of) };
  if (!g.end) return loc;
  return 'top' in g.end
    ? { ...loc, end: { which: 'top', n: qty(s, g.end.top) } }
    : { ...loc, end: { which: 'bottom', n: qty(s, g.end.bottom) } };
}

/** "your hand", where a whole pile is meant and not the cards one by one. */
export function pileNp(s: Scope, cards: Cards): Np | undefined {
  if (
    typeof cards !== 'object' ||
    !('in' in cards) ||
    cards.where?.length ||
    cards.end ||
    cards.in.length !== 1
  )
    return undefined;
  const [place] = cards.in;
  if (place === undefined || onField([place])) return undefined;
  mentionGroup(s);
  return { t: 'pile', loc: { in: cards.in, of: person(s, cards.of) } };
}

export const isSome = (c: Cards): c is Some => typeof c === 'object' && 'from' in c;

/** Cards an operation works on; `done` is what will have been done with them. */
export function cardsNp(s: Scope, cards: Cards, done: Verb, det: Det = 'all'): Np {
  return isSome(cards) ? someNp(s, cards, done) : stillNp(s, cards, det);
}

/** A choice: so many of those. Binds its name. */
export function someNp(s: Scope, some: Some, done: Verb): Np {
  const { count, plural } = countOf(s, some.n);
  const known = onlyOne(s, some, count);
  if (known) return known;
  const parts = choiceParts(s, some.from);
  const np: CardsNp = { t: 'cards', det: 'count', n: count, plural, nouns: parts.nouns, quals: parts.quals };
  if (parts.only) return parts.only;
  if (parts.loc) np.loc = parts.loc;
  if (parts.among) np.among = parts.among;
  if (some.by !== undefined && some.by !== 'you') np.by = person(s, some.by);
  if (some.how) np.how = some.how;
  if (some.distinct) np.distinct = true;
  if (some.sum) np.sum = { stat: some.sum.stat, cmp: some.sum.cmp, to: qty(s, some.sum.to) };
  const key = some.as === undefined ? undefined : `ref:${some.as}`;
  if (key !== undefined) {
    bind(
      s,
      key,
      parts.nouns.length > 0 ? parts.nouns : parts.fallback,
      plural,
      done,
      person(s, some.by ?? s.actor),
    );
    s.places.set(key, sourceOf(some));
    mention(s, key);
  } else mentionGroup(s);
  return np;
}

/** A "choice" of one card that is already known is that card. */
function onlyOne(s: Scope, some: Some, count: Count): Np | undefined {
  if (count !== 1 || !isRefStill(some.from)) return undefined;
  const key = keyOf(s, some.from);
  if (
    s.bound.get(key)?.plural ??
    (key.includes(' of ') || (!key.startsWith('ref:') && key !== 'event' && key.startsWith('bond:')))
  )
    return undefined;
  if (some.as !== undefined) s.alias.set(`ref:${some.as}`, key);
  return refNp(s, some.from);
}

interface ChoiceParts {
  nouns: Noun[];
  fallback: Noun[];
  quals: CardsNp['quals'];
  loc?: Loc;
  among?: Np;
  only?: Np;
}

function choiceParts(s: Scope, from: Still): ChoiceParts {
  if (!isRefStill(from) && 'in' in from) {
    const d = describe(s, from.where ?? [], from.in);
    const loc = locOf(s, from);
    return {
      nouns: d.nouns,
      fallback: d.nouns,
      quals: d.quals,
      ...(loc ? { loc } : {}),
      ...(d.only ? { only: d.only } : {}),
    };
  }
  if (!isRefStill(from) && 'those' in from) {
    const d = describe(s, from.where, [], knownNouns(s, from.those));
    return {
      nouns: d.nouns,
      fallback: d.nouns,
      quals: d.quals,
      among: stillNp(s, from.those, 'all'),
      ...(d.only ? { only: d.only } : {}),
    };
  }
  const fallback = isRefStill(from) ? (s.bound.get(keyOf(s, from))?.nouns ?? ['card']) : (['card'] as Noun[]);
  return { nouns: [], fallback, quals: [], among: stillNp(s, from, 'all') };
}

function countOf(s: Scope, n: Some['n']): { count: Count; plural: boolean } {
  if (n === 'any' || n === 'max') return { count: n, plural: true };
  if (Array.isArray(n)) {
    const range: [Num, Num] = n;
    const [a, b] = [qty(s, range[0]), qty(s, range[1])];
    return a === b ? { count: a, plural: a !== 1 } : { count: { range: [a, b] }, plural: b !== 1 };
  }
  const count = qty(s, n);
  return { count, plural: count !== 1 };
}

/** Places cards are taken from, where they are all of one group: for verbs that say the source themselves. */
export function sourceOf(cards: Cards): readonly Place[] {
  const still = isSome(cards) ? cards.from : cards;
  return typeof still === 'object' && 'in' in still ? still.in : [];
}

export function ownerOf(cards: Cards): Group['of'] | undefined {
  const still = isSome(cards) ? cards.from : cards;
  return typeof still === 'object' && 'in' in still ? still.of : undefined;
}

/** Sort of cards and number of what an operation leaves under its name. */
export function resultOf(s: Scope, np: Np): { nouns: Noun[]; plural: boolean } {
  if (np.t === 'cards') return { nouns: np.nouns.length > 0 ? np.nouns : ['card'], plural: np.plural };
  if (np.t === 'pron') return { nouns: [np.noun], plural: np.plural };
  if (np.t === 'role') return { nouns: ['monster'], plural: false };
  if (np.t === 'pile') return { nouns: ['card'], plural: np.loc.end?.n !== 1 };
  if (np.t === 'tokens') return { nouns: ['token'], plural: np.n !== 1 };
  if (np.t === 'self')
    return { nouns: s.def?.kind ? [s.def.kind === 'monster' ? 'monster' : 'card'] : ['card'], plural: false };
  return { nouns: ['card'], plural: true };
}
