/** Operations as instructions. */
import type { Cards, Filter, Op, Place, Some, SummonPos, Who } from '../engine/ast/index.ts';
import { condition, conditionHeads, eventHeads } from './cond.ts';
import { modSteps } from './mod.ts';
import { cardsNp, isSome, ownerOf, pileNp, refNp, resultOf, sourceOf, stillNp } from './noun.ts';
import { amount, qty, unsigned } from './num.ts';
import { bind, endClause, isRefStill, keyOf, onField, type Scope } from './scope.ts';
import { till } from './time.ts';
import type { Arg, Block, CardsNp, Clause, Head, Np, PosWord, Qual, Statement, Step } from './tree.ts';
import type { Verb } from './verbs.ts';
import { person, player } from './who.ts';

/** A list of operations. Those that only keep books say nothing, unless there is nothing else to say. */
export function block(s: Scope, ops: readonly Op[]): Block {
  const steps: Step[] = [];
  let deck = false;
  let carried: Op['link'];
  for (const op of ops) {
    // Whoever looked through a Deck shuffles it; only shuffling for its own sake is said.
    if (op.k === 'shuffle' && deck) {
      carried ??= op.link;
      continue;
    }
    deck ||= 'what' in op && isCards(op.what) && sourceOf(op.what).includes('deck');
    const said = opBlock(s, op);
    if (said === undefined) continue;
    const link = op.link === 'and' ? (carried ?? op.link) : op.link;
    carried = undefined;
    steps.push(link === undefined || steps.length === 0 ? { block: said } : { link, block: said });
  }
  mergeSteps(steps);
  if (steps.length === 0) {
    const last = ops.at(-1);
    return { b: 'do', c: last ? bookkeeping(s, last) : { verb: 'doNothing' } };
  }
  const [only] = steps;
  return steps.length === 1 && only ? only.block : { b: 'seq', steps };
}
/** Two like things done at once are one: "remove from play 1 LIGHT and 1 DARK monster". */
function mergeSteps(steps: Step[]): void {
  for (let i = steps.length - 1; i > 0; i--) {
    const [a, b] = [steps[i - 1]?.block, steps[i]];
    if (a?.b !== 'do' || b?.block.b !== 'do' || b.link !== 'and') continue;
    const [x, y] = [a.c, b.block.c];
    if (!x.obj || !y.obj || !isListable(x.obj) || !isListable(y.obj) || sentence(x) !== sentence(y)) continue;
    const items = [shareLoc(x.obj, y.obj), ...(y.obj.t === 'join' ? y.obj.items : [y.obj])];
    steps.splice(i - 1, 2, {
      ...steps[i - 1],
      block: { b: 'do', c: { ...x, obj: { t: 'join', how: 'and', items } } },
    });
  }
}
const isListable = (np: Np): boolean => np.t === 'cards' || (np.t === 'join' && np.how === 'and');
const sentence = (c: Clause): string =>
  JSON.stringify({ ...c, obj: undefined, args: c.args?.length ? c.args : undefined });
function shareLoc(a: Np, b: Np): Np {
  const first = b.t === 'join' ? b.items[0] : b;
  if (a.t !== 'cards' || first?.t !== 'cards' || JSON.stringify(a.loc) !== JSON.stringify(first.loc))
    return a;
  const { loc: _, ...rest } = a;
  return rest;
}
const isCards = (x: unknown): x is Cards =>
  typeof x === 'string' || (typeof x === 'object' && x !== null && !('player' in x));
function bookkeeping(s: Scope, op: Op): Clause {
  if (op.k === 'bond') return { verb: 'remember', obj: cardsNp(s, op.what, 'choose') };
  if (op.k === 'note') return { verb: 'remember', obj: { t: 'value', v: qty(s, op.n) } };
  return { verb: 'doNothing' };
}

function opBlock(s: Scope, op: Op): Block | undefined {
  switch (op.k) {
    case 'bond':
    case 'note':
      return undefined;
    case 'may':
      return asActor(s, op.by, () => ({ b: 'may', who: person(s, op.by), do: block(s, op.do) }));
    case 'if':
      return ifBlock(s, op);
    case 'payElse': {
      return asActor(s, op.by, () => {
        const pay = block(s, op.pay);
        return { b: 'payElse', may: op.may, who: person(s, op.by), pay, else: block(s, op.else) };
      });
    }
    case 'modes': {
      const options = op.of.map((m) => {
        const when = m.if?.length ? allOf(m.if.map((c) => condition(s, c))) : undefined;
        const focus = s.focus;
        const said = { ...(when ? { if: when } : {}), do: block(s, m.do) };
        s.focus = focus;
        return said;
      });
      return { b: 'pick1', who: person(s, op.by), options };
    }
    case 'each':
      return asActor(s, 'they', () => block(s, op.do));
    case 'every': {
      const np = cardsNp(s, op.of, 'choose', 'each');
      endClause(s);
      const before = { it: s.it, itNoun: s.itNoun };
      s.it = 'item';
      s.itNoun = resultOf(s, np).nouns[0] ?? 'card';
      const said: Block = { b: 'every', np, do: block(s, op.do) };
      Object.assign(s, before);
      return said;
    }
    case 'repeat': {
      const body = block(s, op.do);
      return { b: 'repeat', do: body, while: condition(s, op.while) };
    }
    case 'delay':
      return delayBlock(s, op);
    case 'modify':
      return modifyBlock(s, op);
    default: {
      const c = opClause(s, op);
      leave(s, op, c);
      return { b: 'do', c };
    }
  }
}

function asActor(s: Scope, who: Who, make: () => Block): Block {
  const before = s.actor;
  s.actor = who;
  const said = make();
  s.actor = before;
  return said;
}
function ifBlock(s: Scope, op: Extract<Op, { k: 'if' }>): Block {
  const c = condition(s, op.c);
  const focus = s.focus;
  const then = block(s, op.do);
  if (!op.else) return { b: 'if', c, then };
  s.focus = focus;
  return { b: 'if', c, then, else: block(s, op.else) };
}
const allOf = (cs: Statement[]): Statement | undefined => (cs.length <= 1 ? cs[0] : { all: cs });

function delayBlock(s: Scope, op: Extract<Op, { k: 'delay' }>): Block {
  const before = { alias: new Map(s.alias), event: s.bound.get('event') };
  const heads: Head[] = [];
  const until = op.until === undefined ? undefined : till(s, op.until);
  if (op.times === 'once') heads.push(...eventHeads(s, [op.on], 'when', 'next').map(first));
  else if (op.times === 'each') heads.push(...eventHeads(s, [op.on], 'eachTime', 'each'));
  else {
    const nth = qty(s, op.times.nth);
    heads.push(...eventHeads(s, [op.on], 'when').map((h) => nthHead(h, nth)));
  }
  if (until) heads.push({ h: 'till', till: until });
  if (op.if?.length) heads.push(...conditionHeads(s, op.if, 'if'));
  const said: Block = { b: 'later', head: heads, do: block(s, op.do) };
  s.alias = before.alias;
  if (before.event) s.bound.set('event', before.event);
  return said;
}
const first = (h: Head): Head => (h.h === 'on' && h.conj !== 'if' ? { ...h, nth: 1 } : h);
function nthHead(h: Head, nth: Exclude<Extract<Head, { h: 'on' }>['nth'], undefined>): Head {
  if (h.h === 'on') return { ...h, nth };
  if (h.h === 'times')
    return { h: 'times', any: h.any.map((t) => (t.t === 'phase' ? { ...t, which: { nth } } : t)) };
  return h;
}

function modifyBlock(s: Scope, op: Extract<Op, { k: 'modify' }>): Block {
  if (typeof op.what === 'object' && 'player' in op.what)
    return steps(modSteps(s, { who: person(s, op.what.player) }, op.mods, op.until));
  const bare = op.mods.some((m) => m.k === 'cannot');
  const np = cardsNp(s, op.what, 'choose', bare ? 'bare' : 'all');
  const key = s.focus;
  const said = steps(modSteps(s, { np }, op.mods, op.until));
  const one = op.mods.length > 0 && !op.mods.some((m) => m.k === 'damageTo' || m.k === 'gain');
  endClause(s, one ? key : undefined);
  leave(s, op, { verb: 'change', obj: np });
  return said;
}
const steps = (list: Step[]): Block => {
  const [only] = list;
  return list.length === 1 && only ? only.block : { b: 'seq', steps: list };
};

/** Binds what the operation did, and decides what "it" means afterwards. */
function leave(s: Scope, op: Op, c: Clause): void {
  if (op.k === 'declare' || op.k === 'coin' || op.k === 'die') return endClause(s, s.focus);
  if (op.as === undefined) return endClause(s);
  const key = `ref:${op.as}`;
  if (op.k === 'damage' || op.k === 'gainLp' || op.k === 'loseLp' || op.k === 'payLp') {
    s.registers.set(op.as, { k: 'done', verb: c.verb, unit: op.k === 'damage' ? 'damage' : 'lp' });
    return endClause(s);
  }
  const what = 'what' in op && typeof op.what === 'object' && 'from' in op.what ? op.what.as : undefined;
  const known =
    what !== undefined
      ? keyOf(s, { ref: what })
      : 'what' in op && isStillRef(op.what)
        ? keyOf(s, op.what)
        : undefined;
  if (known !== undefined && known !== key) {
    s.alias.set(key, known);
    return endClause(s, known);
  }
  const r = c.obj ? resultOf(s, c.obj) : { nouns: ['card' as const], plural: true };
  bind(s, key, r.nouns, r.plural, c.verb);
  endClause(s, key);
}
const isStillRef = (x: unknown): x is Parameters<typeof refNp>[1] =>
  (typeof x === 'string' || (typeof x === 'object' && x !== null)) && isRefStill(x as never);

type Simple = Exclude<
  Op,
  {
    k:
      | 'bond'
      | 'note'
      | 'may'
      | 'if'
      | 'payElse'
      | 'modes'
      | 'each'
      | 'every'
      | 'repeat'
      | 'delay'
      | 'modify';
  }
>;

function opClause(s: Scope, op: Simple): Clause {
  switch (op.k) {
    case 'destroy': {
      const args: Arg[] =
        op.to === 'banished'
          ? [{ a: 'adv', adv: 'thenBanish' }]
          : op.to === 'deckTop'
            ? [{ a: 'adv', adv: 'thenDeckTop' }]
            : [];
      return chosen(s, 'destroy', op.what, args);
    }
    case 'toGrave':
      return moving(s, 'send', op.what, [{ a: 'to', loc: { in: ['gy'] } }]);
    case 'discard':
      return discardClause(s, op.what);
    case 'tribute':
      return chosen(s, 'tribute', op.what);
    case 'banish':
      return chosen(s, 'banish', op.what, op.face === 'down' ? [{ a: 'adv', adv: 'faceDown' }] : []);
    case 'toHand':
      return toHandClause(s, op.what, op.of);
    case 'toDeck':
      return toDeckClause(s, op.what, op.at);
    case 'pick':
      return chosen(s, 'choose', op.what);
    case 'draw':
      return { verb: 'draw', ...doer(s, op.who), obj: amount(s, op.n, 'cards') };
    case 'mill': {
      const obj: Np = {
        t: 'pile',
        loc: { in: ['deck'], of: person(s, op.who), end: { which: 'top', n: qty(s, op.n) } },
      };
      return { verb: 'send', ...doer(s, op.who), obj, args: [{ a: 'to', loc: { in: ['gy'] } }] };
    }
    case 'search':
      return moving(s, 'add', op.what, [
        { a: 'to', loc: { in: ['hand'], of: handOf(s, op.what, undefined) } },
      ]);
    case 'excavate':
      return excavateClause(s, op);
    case 'summon':
      return summonClause(s, op);
    case 'summonByRule':
      return byRuleClause(s, op);
    case 'normalSummon':
      return {
        ...moving(s, 'normalSummon', withoutCanNormal(op.what), [{ a: 'adv', adv: 'asExtra' }]),
        ...(op.set ? { or: ['set' as const] } : {}),
      };
    case 'set': {
      const side: Arg[] =
        op.of === s.actor ? [] : [{ a: 'at', loc: { in: ['field'], of: person(s, op.of) } }];
      const as: Arg[] = op.asMonster
        ? [
            {
              a: 'as',
              np: { t: 'tokens', as: true, n: 0, facts: { atk: op.asMonster.atk, def: op.asMonster.def } },
            },
          ]
        : [];
      return moving(s, 'set', op.what, [...side, ...as]);
    }
    case 'return':
      return moving(s, 'return', op.what, [{ a: 'to', loc: { in: ['field'] } }]);
    case 'token':
      return tokenClause(s, op);
    case 'place': {
      const loc: Arg = { a: 'at', loc: { in: [op.in], of: person(s, op.of) } };
      return moving(s, 'place', op.what, [{ a: 'adv', adv: op.face === 'up' ? 'faceUp' : 'faceDown' }, loc]);
    }
    case 'equip': {
      // The wearer first: "equip this card to it" can only mean the monster spoken of before.
      const to = refNp(s, op.to);
      const c = moving(s, 'equip', op.what, []);
      return { ...c, args: [...(c.args ?? []), { a: 'recipient', np: to }] };
    }
    case 'control':
      return controlClause(s, op);
    case 'swapControl':
      return swapClause(s, op);
    case 'position':
      return positionClause(s, op);
    case 'rearrange':
      return { verb: 'mix', ...implicit(s), obj: cardsNp(s, op.what, 'choose') };
    case 'asMonster': {
      const facts = { level: op.level, attr: op.attr, race: op.race, atk: op.atk, def: op.def };
      return {
        verb: 'specialSummon',
        ...implicit(s),
        obj: refNp(s, 'this'),
        args: [{ a: 'as', np: { t: 'tokens', as: true, n: 0, facts } }, ...posArgs(op.pos)],
      };
    }
    case 'damage': {
      const obj = amount(s, op.n, 'damage');
      if (op.who === 'you' || op.who === 'both' || op.who === 'they')
        return { verb: 'take', ...doer(s, op.who), obj };
      return {
        verb: 'inflict',
        ...implicit(s),
        obj,
        args: [{ a: 'recipient', np: player(person(s, op.who)) }],
      };
    }
    case 'gainLp':
      return { verb: 'gain', ...doer(s, op.who), obj: amount(s, op.n, 'lp') };
    case 'loseLp':
      return { verb: 'lose', ...doer(s, op.who), obj: amount(s, op.n, 'lp') };
    case 'payLp':
      return { verb: 'pay', ...doer(s, op.who), obj: amount(s, op.n, 'lp') };
    case 'setLp': {
      const lp = (who: 'you' | 'opp', v: Np): Clause => ({
        verb: 'become',
        subj: { t: 'thing', thing: 'lp', who },
        obj: v,
      });
      const you = lp('you', { t: 'value', v: qty(s, op.you) });
      return { ...you, args: [{ a: 'and', c: lp('opp', { t: 'value', v: qty(s, op.opp) }) }] };
    }
    case 'negate': {
      const event = op.of === 'event';
      if (op.what === 'effect')
        return { verb: 'negate', ...implicit(s), obj: { t: 'thing', thing: 'effect', of: refNp(s, op.of) } };
      const thing = op.what;
      return {
        verb: 'negate',
        ...implicit(s),
        obj:
          event || op.of === 'attacker' ? { t: 'thing', thing } : { t: 'thing', thing, of: refNp(s, op.of) },
      };
    }
    case 'counter': {
      const { negative, n } = unsigned(op.n);
      const place = !negative;
      const counters: Np = { t: 'counters', kind: op.kind, n: qty(s, n) };
      const on = cardsNp(s, op.on, 'choose');
      return {
        verb: place ? 'place' : 'remove',
        ...implicit(s),
        obj: counters,
        args: [{ a: place ? 'on' : 'off', np: on }],
      };
    }
    case 'retarget': {
      const obj: Np = { t: 'thing', thing: op.what === 'attack' ? 'attackTarget' : 'linkTarget' };
      if (op.to === 'direct')
        return {
          verb: 'change',
          ...implicit(s),
          obj: { t: 'thing', thing: 'attack' },
          args: [{ a: 'toNp', np: { t: 'thing', thing: 'directAttack' } }],
        };
      return {
        verb: 'change',
        ...implicit(s),
        obj,
        args: [{ a: 'toNp', np: cardsNp(s, op.to, 'choose', 'a') }],
      };
    }
    case 'attackNow': {
      const subj = refNp(s, op.by);
      return { verb: 'attack', subj, obj: refNp(s, op.on), args: [{ a: 'adv', adv: 'atOnce' }] };
    }
    case 'skip': {
      const phase: Np =
        op.phase === 'turn'
          ? { t: 'thing', thing: 'nextTurns', n: qty(s, op.n) }
          : { t: 'nextPhases', phase: op.phase, n: qty(s, op.n) };
      return { verb: 'skip', ...doer(s, op.of), obj: phase };
    }
    case 'goTo':
      return {
        verb: 'moveOn',
        subj: { t: 'thing', thing: 'theTurn' },
        args: [{ a: 'toNp', np: { t: 'nextPhases', phase: op.phase, n: 0 } }],
      };
    case 'extraBattle':
      return { verb: 'conduct', ...doer(s, op.of), obj: { t: 'thing', thing: 'secondBattlePhase' } };
    case 'turnCount':
      return {
        verb: 'advance',
        ...implicit(s),
        obj: { t: 'thing', thing: 'turnCount' },
        args: [{ a: 'byAmount', n: op.n }],
      };
    case 'reveal':
      return revealClause(s, op);
    case 'shuffle':
      return {
        verb: 'shuffle',
        ...(op.whose === 'both' || op.whose === 'they' ? doer(s, op.whose) : implicit(s)),
        obj: { t: 'pile', loc: { in: ['deck'], of: person(s, op.whose) } },
      };
    case 'order':
      return {
        verb: 'arrange',
        ...doer(s, op.by),
        obj: pileNp(s, op.what) ?? cardsNp(s, op.what, 'choose'),
        args: [{ a: 'adv', adv: 'inAnyOrder' }],
      };
    case 'declare':
      return declareClause(s, op);
    case 'coin': {
      s.registers.set(op.as, { k: 'coin', n: typeof op.n === 'number' ? op.n : 2, by: 'you' });
      return { verb: 'toss', ...implicit(s), obj: { t: 'thing', thing: 'coin', n: qty(s, op.n) } };
    }
    case 'die': {
      s.registers.set(op.as, { k: 'die', n: typeof op.n === 'number' ? op.n : 2, by: person(s, op.by) });
      return { verb: 'roll', ...doer(s, op.by), obj: { t: 'thing', thing: 'die', n: qty(s, op.n) } };
    }
    case 'run':
      return {
        verb: 'apply',
        ...implicit(s),
        obj: { t: 'thing', thing: 'effect', of: refNp(s, op.effectOf) },
        args: [{ a: 'adv', adv: 'asYours' }],
      };
    case 'use':
      return {
        verb: 'use',
        subj: player(person(s, s.actor)),
        modal: 'can',
        obj: cardsNp(s, op.what, 'choose'),
        args: [{ a: 'adv', adv: 'asYours' }, ...tillArgs(s, op.until)],
      };
    case 'stay':
      return { verb: 'keep', obj: refNp(s, 'this'), args: [{ a: 'at', loc: { in: ['field'] } }] };
    case 'win':
      return op.who === 'both'
        ? { verb: 'drawGame', subj: { t: 'thing', thing: 'theDuel' } }
        : { verb: 'win', ...always(s, op.who), obj: { t: 'thing', thing: 'theDuel' } };
  }
}
/** Whatever is Normal Summoned must be fit for it. */
function withoutCanNormal(what: Some): Some {
  const from = what.from;
  if (typeof from !== 'object' || !('in' in from) || !from.where) return what;
  return {
    ...what,
    from: {
      ...from,
      where: from.where.map((f): Filter => (f.k === 'canNormal' ? { k: 'is', kind: 'monster' } : f)),
    },
  };
}
const tillArgs = (s: Scope, u: Parameters<typeof till>[1]): Arg[] => {
  const t = till(s, u);
  return t ? [{ a: 'till', till: t }] : [];
};

/** Whoever carries the effect out: nobody is named unless it is the other player. */
const implicit = (s: Scope): { subj?: Np } => doer(s, s.actor);
function doer(s: Scope, who: Who): { subj?: Np } {
  return who === 'you' && s.actor === 'you' ? {} : { subj: player(person(s, who)) };
}
const always = (s: Scope, who: Who): { subj: Np } => ({ subj: player(person(s, who)) });

/** A verb on cards that stay where they are, or whose place is part of what they are called. */
function chosen(s: Scope, verb: Verb, what: Cards, args: Arg[] = []): Clause {
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
function moving(s: Scope, verb: Verb, what: Cards, args: Arg[]): Clause {
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

function discardClause(s: Scope, what: Cards): Clause {
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

function handOf(s: Scope, what: Cards, of: Who | undefined): ReturnType<typeof person> {
  const owner = of ?? ownerOf(what);
  return person(s, owner === undefined || owner === 'both' ? s.actor : owner);
}
function toHandClause(s: Scope, what: Cards, of: Who | undefined): Clause {
  const places = isRefStill(what as never) ? boundPlaces(s, what) : sourceOf(what);
  const added =
    places.length > 0 && places.every((p) => p === 'deck' || p === 'gy' || p === 'banished' || p === 'extra');
  if (added || of !== undefined)
    return moving(s, 'add', what, [{ a: 'to', loc: { in: ['hand'], of: handOf(s, what, of) } }]);
  return moving(s, 'return', what, [
    { a: 'to', loc: { in: ['hand'], ...(s.actor === 'they' ? { of: person(s, 'they') } : {}) } },
  ]);
}
function boundPlaces(s: Scope, what: Cards): readonly Place[] {
  return isStillRef(what) ? (s.places.get(keyOf(s, what)) ?? []) : [];
}
function toDeckClause(s: Scope, what: Cards, at: Extract<Op, { k: 'toDeck' }>['at']): Clause {
  if (at === 'shuffle') return moving(s, 'shuffleInto', what, []);
  if (at === 'faceUpShuffle') return moving(s, 'shuffleInto', what, [{ a: 'adv', adv: 'faceUp' }]);
  const adv = at === 'top' ? 'onDeckTop' : at === 'bottom' ? 'onDeckBottom' : 'topOrBottom';
  return moving(s, 'put', what, [{ a: 'adv', adv }]);
}

function excavateClause(s: Scope, op: Extract<Op, { k: 'excavate' }>): Clause {
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

export function posArgs(pos: readonly SummonPos[]): Arg[] {
  const set = new Set(pos);
  if (set.size === 0 || (set.size === 2 && set.has('attack') && set.has('defense'))) return [];
  const any = [...set].map(
    (p): PosWord => (p === 'attack' ? 'faceUpAttack' : p === 'defense' ? 'faceUpDefense' : p),
  );
  return [{ a: 'pos', any }];
}
function summonClause(s: Scope, op: Extract<Op, { k: 'summon' }>): Clause {
  const c = moving(s, 'specialSummon', op.what, []);
  const side: Arg[] = op.to === s.actor ? [] : [{ a: 'to', loc: { in: ['field'], of: person(s, op.to) } }];
  const extra: Arg[] = [];
  if (op.ignoring) extra.push({ a: 'adv', adv: 'ignoringConditions' });
  if (op.proper) extra.push({ a: 'adv', adv: 'properly' });
  const subj = op.by !== undefined && op.by !== s.actor && c.subj === undefined ? doer(s, op.by) : {};
  return { ...c, ...subj, args: [...(c.args ?? []), ...side, ...posArgs(op.pos), ...extra] };
}
function byRuleClause(s: Scope, op: Extract<Op, { k: 'summonByRule' }>): Clause {
  const c = moving(s, op.how === 'fusion' ? 'fusionSummon' : 'ritualSummon', op.what, []);
  const side: Arg[] = op.to === s.actor ? [] : [{ a: 'to', loc: { in: ['field'], of: person(s, op.to) } }];
  const m = op.materials;
  const total: Arg[] = m.level
    ? [
        {
          a: 'sum',
          stat: 'level',
          cmp: m.level.cmp,
          to: m.level.to === 'own' ? { v: 'ownLevel' } : m.level.to,
        },
      ]
    : [];
  const verb: Verb = m.leaves === 'gy' ? 'send' : m.leaves === 'banish' ? 'banish' : 'tribute';
  const materials: CardsNp = {
    t: 'cards',
    nouns: [op.how === 'fusion' ? 'material' : 'monster'],
    det: op.how === 'fusion' ? 'its' : 'bare',
    plural: true,
    quals: [],
  };
  const own = person(s, s.actor);
  const field = m.in.length === 1 && onField(m.in);
  const obj: Np = field ? { ...materials, loc: { in: m.in, of: own } } : materials;
  const args: Arg[] = [
    ...(field ? [] : [{ a: 'from' as const, loc: { in: m.in, of: own } }]),
    ...(m.leaves === 'gy' ? [{ a: 'to' as const, loc: { in: ['gy'] as Place[] } }] : []),
  ];
  const must: Arg[] = m.must === undefined ? [] : [{ a: 'including', np: refNp(s, m.must) }];
  return {
    ...c,
    args: [
      ...(c.args ?? []),
      ...side,
      { a: 'doing', do: [{ block: { b: 'do', c: { verb, obj, args: [...args, ...total, ...must] } } }] },
    ],
  };
}
function tokenClause(s: Scope, op: Extract<Op, { k: 'token' }>): Clause {
  const def = s.cards(op.token);
  const n = qty(s, op.n);
  const like: Arg[] = op.like === undefined ? [] : [{ a: 'like', np: refNp(s, op.like) }];
  const facts = def
    ? {
        ...(def.level !== undefined ? { level: def.level } : {}),
        ...(def.attr ? { attr: def.attr } : {}),
        ...(def.race ? { race: def.race } : {}),
        ...(def.atk !== undefined ? { atk: def.atk } : {}),
        ...(def.def !== undefined ? { def: def.def } : {}),
      }
    : undefined;
  const obj: Np = {
    t: 'tokens',
    n,
    ...(def ? { name: def.name } : {}),
    ...(facts && !op.like ? { facts } : {}),
  };
  const side: Arg[] = op.to === s.actor ? [] : [{ a: 'to', loc: { in: ['field'], of: person(s, op.to) } }];
  return { verb: 'specialSummon', ...implicit(s), obj, args: [...side, ...posArgs([op.pos]), ...like] };
}

function controlClause(s: Scope, op: Extract<Op, { k: 'control' }>): Clause {
  const args = op.until === 'duel' ? [] : tillArgs(s, op.until);
  if (op.to === s.actor) return { ...chosen(s, 'takeControl', op.what), args };
  if (op.to === 'opp' || op.to === 'theirOpp') {
    const c = chosen(s, 'giveControl', op.what);
    return { ...c, args: [{ a: 'recipient', np: player(person(s, op.to)) }, ...args] };
  }
  const np = cardsNp(s, op.what, 'takeControl');
  return { verb: 'takeControl', ...doer(s, op.to), obj: np, args };
}
function swapClause(s: Scope, op: Extract<Op, { k: 'swapControl' }>): Clause {
  const args = op.until === 'duel' ? [] : tillArgs(s, op.until);
  const obj: Np =
    isStillRef(op.a) && isStillRef(op.b)
      ? stillNp(s, { plus: [op.a, op.b] }, 'all')
      : { t: 'join', how: 'and', items: [cardsNp(s, op.a, 'choose'), cardsNp(s, op.b, 'choose')] };
  return { verb: 'switchControl', ...implicit(s), obj, args };
}
function positionClause(s: Scope, op: Extract<Op, { k: 'position' }>): Clause {
  const quiet: Arg[] = op.quiet ? [{ a: 'adv', adv: 'noFlip' }] : [];
  if (op.to === 'faceUp' || op.to === 'faceDown') {
    const c = chosen(s, 'turn', op.what);
    return { ...c, args: [{ a: 'adv', adv: op.to }, ...quiet] };
  }
  const c = chosen(s, 'change', op.what);
  if (op.to === 'switch')
    return { ...c, obj: { t: 'thing', thing: 'battlePosition', of: c.obj ?? { t: 'self' } }, args: quiet };
  return { ...c, args: [{ a: 'into', pos: op.to }, ...quiet] };
}
function revealClause(s: Scope, op: Extract<Op, { k: 'reveal' }>): Clause {
  const owner = ownerOf(op.what);
  const np = seen(pileNp(s, op.what) ?? cardsNp(s, op.what, 'reveal'));
  if (op.to === s.actor) return { verb: 'lookAt', ...implicit(s), obj: np };
  if (op.to === 'both')
    return { verb: 'reveal', ...(owner === 'opp' ? doer(s, 'opp') : implicit(s)), obj: np };
  return {
    verb: 'show',
    ...(owner !== undefined && owner !== 'both' && owner !== op.to ? doer(s, owner) : implicit(s)),
    obj: np,
    args: [{ a: 'recipient', np: player(person(s, op.to)) }],
  };
}
/** That a card to be looked at is chosen unseen goes without saying. */
function seen(np: Np): Np {
  if (np.t !== 'cards' || np.how !== 'blind') return np;
  const { how: _, ...rest } = np;
  return rest;
}
function declareClause(s: Scope, op: Extract<Op, { k: 'declare' }>): Clause {
  s.registers.set(op.as, { k: 'declared', what: op.what, by: person(s, op.by) });
  const within: Arg[] = op.within
    ? [{ a: 'within', min: qty(s, op.within.min), max: qty(s, op.within.max), step: op.within.step }]
    : [];
  const verb = op.what === 'coin' ? 'call' : op.what === 'zones' ? 'choose' : 'declare';
  return { verb, ...doer(s, op.by), obj: { t: 'declared', what: op.what }, args: within };
}
