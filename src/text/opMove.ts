/** Operations that move cards: what is chosen, from where, by whom. */
import type { Cards, Num, Op, Place, Still, Who } from '../engine/ast/index.ts';
import { cardsNp, isSome, ownerOf, pileNp, type refNp, sourceOf, stillNp } from './noun.ts';
import type { Np, Person, Qual } from './np.ts';
import { amount, qty } from './num.ts';
import { doer, implicit } from './opClause.ts';
import { isRefStill, keyOf, onField, type Scope } from './scope.ts';
import type { Arg, Clause } from './tree.ts';
import type { Verb } from './verbs.ts';
import { person, player } from './who.ts';

export const isStillRef = (x: unknown): x is Parameters<typeof refNp>[1] =>
  (typeof x === 'string' || (typeof x === 'object' && x !== null)) && isRefStill(x as never);

/** A verb on cards that stay where they are, or whose place is part of what they are called. */
export function chosen(s: Scope, verb: Verb, what: Cards, args: Arg[] = []): Clause {
  const own = chooser(s, what);
  const np = cardsNp(s, what, verb);
  const c: Clause = { verb, ...(own ? doer(s, own) : implicit(s)), obj: own ? withoutBy(np) : np };
  return args.length > 0 ? { ...c, args } : c;
}

/** A player who chooses among his own cards does it himself. */
function chooser(s: Scope, what: Cards): Who | undefined {
  const owner = ownerOf(what);
  if (!isSome(what)) return undefined;
  if (what.by !== undefined && (what.by === owner || what.by !== 'you'))
    return what.by === owner ? what.by : undefined;
  return owner === s.actor ? owner : undefined;
}

function withoutBy(np: Np): Np {
  if (np.t !== 'cards' || np.by === undefined) return np;
  const { by: _, ...rest } = np;
  return rest;
}

/** Cards that move: the pile they come from is said with the verb. */
export function moving(s: Scope, verb: Verb, what: Cards, args: Arg[]): Clause {
  const c = chosen(s, verb, what);
  const [obj, from] = c.obj ? fromPile(c.obj) : [undefined, []];
  return { ...c, ...(obj ? { obj } : {}), args: [...from, ...args] };
}

function fromPile(np: Np): [Np, Arg[]] {
  if (np.t !== 'cards' || np.loc === undefined || np.loc.end || onField(np.loc.in)) return [np, []];
  if (np.quals.some(isLong)) return [{ ...np, source: true }, []];
  const { loc, ...rest } = np;
  return [rest, [{ a: 'from', loc }]];
}

/** After a long description the place would seem to belong to something else. */
const isLong = (q: Qual) =>
  q.q === 'rel' ||
  q.q === 'does' ||
  q.q === 'can' ||
  q.q === 'or' ||
  q.q === 'and' ||
  (q.q === 'stat' && typeof q.to !== 'number');

export function discardClause(s: Scope, what: Cards): Clause {
  const owner = ownerOf(what);
  const whole = !isSome(what);
  const his =
    owner !== undefined && (whole || (isSome(what) && (what.by === owner || what.how === 'random')));
  const who: Who = his && owner === 'both' ? 'they' : owner !== undefined && his ? owner : s.actor;
  const np = withoutBy((whole ? pileNp(s, what) : undefined) ?? cardsNp(s, what, 'discard'));
  const [obj, from] = fromPile(np);
  const said = owner === who || (owner === 'both' && who === 'they');
  if (obj.t === 'pile' && who === 'they')
    return { verb: 'discard', ...doer(s, who), obj: { ...obj, loc: { ...obj.loc, of: person(s, 'they') } } };
  return { verb: 'discard', ...doer(s, who), obj, args: said ? [] : from };
}

export function handOf(s: Scope, what: Cards, of: Who | undefined): ReturnType<typeof person> {
  const owner = of ?? ownerOf(what);
  const held = owner === undefined ? holder(s, isSome(what) ? what.from : what) : undefined;
  if (held !== undefined) return held;
  return person(s, owner === undefined || owner === 'both' ? s.actor : owner);
}

/** Whose Deck the cards were revealed from. */
function holder(s: Scope, still: Still): Person | undefined {
  if (isRefStill(still)) {
    const bound = s.bound.get(keyOf(s, still));
    return bound?.done === 'turnUpCards' && s.actor === 'you' ? bound.by : undefined;
  }
  if ('those' in still) return holder(s, still.those);
  return 'minus' in still ? holder(s, still.minus[0]) : undefined;
}

export function toHandClause(s: Scope, what: Cards, of: Who | undefined): Clause {
  const places = placesOf(s, isSome(what) ? what.from : what);
  const added =
    places.length > 0 && places.every((p) => p === 'deck' || p === 'gy' || p === 'banished' || p === 'extra');
  if (added || of !== undefined)
    return moving(s, 'add', what, [{ a: 'to', loc: { in: ['hand'], of: handOf(s, what, of) } }]);
  return moving(s, 'return', what, [
    { a: 'to', loc: { in: ['hand'], ...(s.actor === 'they' ? { of: person(s, 'they') } : {}) } },
  ]);
}

/** Where the cards are: said by their group, or known from when they were bound. */
function placesOf(s: Scope, still: Still): readonly Place[] {
  if (isRefStill(still)) return s.places.get(keyOf(s, still)) ?? [];
  if ('those' in still) return placesOf(s, still.those);
  return 'minus' in still ? placesOf(s, still.minus[0]) : sourceOf(still);
}

export function toDeckClause(s: Scope, op: Extract<Op, { k: 'toDeck' }>): Clause {
  const { what, at } = op;
  const loc = { in: ['deck' as const], of: person(s, op.of ?? s.actor) };
  if (op.of !== undefined && (at === 'shuffle' || at === 'faceUpShuffle')) {
    const shuffled: Clause = { verb: 'shuffle', obj: { t: 'pile', loc } };
    const face: Arg[] = at === 'shuffle' ? [] : [{ a: 'adv', adv: 'faceUp' }];
    return moving(s, 'put', what, [...face, { a: 'at', loc }, { a: 'and', c: shuffled }]);
  }
  if (at === 'shuffle') return moving(s, 'shuffleInto', what, []);
  if (at === 'faceUpShuffle') return moving(s, 'shuffleInto', what, [{ a: 'adv', adv: 'faceUp' }]);
  const whose: Arg[] = op.of === undefined ? [] : [{ a: 'at', loc }];
  const adv = at === 'top' ? 'onDeckTop' : at === 'bottom' ? 'onDeckBottom' : 'topOrBottom';
  return moving(s, 'put', what, [{ a: 'adv', adv }, ...whose]);
}

export function excavateClause(s: Scope, op: Extract<Op, { k: 'excavate' }>): Clause {
  const of = person(s, op.who);
  if ('n' in op.stop) {
    const obj: Np = { t: 'pile', loc: { in: ['deck'], of, end: { which: 'top', n: qty(s, op.stop.n) } } };
    return { verb: 'turnUpCards', ...doer(s, op.who), obj };
  }
  const n = qty(s, op.stop.hits);
  const np = stillNp(s, { in: [], of: 'both', where: op.stop.where }, 'count');
  const hit: Np = np.t === 'cards' ? { ...np, n, plural: n !== 1 } : np;
  return {
    verb: 'turnUpCards',
    ...doer(s, op.who),
    obj: { t: 'thing', thing: 'cards' },
    args: [
      { a: 'off', np: { t: 'pile', loc: { in: ['deck'], of, end: { which: 'top', n: 0 } } } },
      { a: 'untilHit', np: hit },
    ],
  };
}

/** "draw 2 cards"; "draw until you have 5 cards in your hand", where the number fills a hand up. */
export function drawClause(s: Scope, op: Extract<Op, { k: 'draw' }>): Clause {
  const full = fillsTo(op.n);
  if (full === undefined) return { verb: 'draw', ...doer(s, op.who), obj: amount(s, op.n, 'cards') };
  const hand: Np = { t: 'pile', loc: { in: ['hand'], of: person(s, op.who) } };
  const args: Arg[] = [
    {
      a: 'untilHave',
      n: { t: 'amount', n: qty(s, full), units: ['cards'] },
      of: player(person(s, op.who)),
      in: hand,
    },
  ];
  return { verb: 'draw', ...doer(s, op.who), args };
}
function fillsTo(n: Num): Num | undefined {
  if (typeof n !== 'object') return undefined;
  if (n.k === 'max') return n.a === 0 ? fillsTo(n.b) : n.b === 0 ? fillsTo(n.a) : undefined;
  if (n.k !== 'sub' || typeof n.b !== 'object' || n.b.k !== 'count') return undefined;
  const of = n.b.of;
  const hand = typeof of === 'object' && 'in' in of && of.in.join() === 'hand' && !of.where?.length;
  return hand ? n.a : undefined;
}
