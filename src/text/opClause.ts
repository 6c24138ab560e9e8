/** One operation as a clause: the table of all verbs. */
import type { Filter, Op, Some, Who } from '../engine/ast/index.ts';
import { cardsNp, pileNp, refNp } from './noun.ts';
import type { Np } from './np.ts';
import { amount, qty, unsigned } from './num.ts';
import {
  chosen,
  discardClause,
  drawClause,
  excavateClause,
  handOf,
  moving,
  toDeckClause,
  toHandClause,
} from './opMove.ts';
import { controlClause, declareClause, positionClause, revealClause, swapClause } from './opOther.ts';
import { byRuleClause, posArgs, summonClause, tokenClause } from './opSummon.ts';
import type { Scope } from './scope.ts';
import { till } from './time.ts';
import type { Arg, Clause } from './tree.ts';
import { person, player } from './who.ts';

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

export function opClause(s: Scope, op: Simple): Clause {
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
      return toDeckClause(s, op);
    case 'pick':
      return chosen(s, 'choose', op.what);
    case 'draw':
      return drawClause(s, op);
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
    case 'shift':
      return moving(s, 'move', op.what, [{ a: 'adv', adv: 'toZoneBeside' }]);
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
      if (typeof op.you === 'number' && op.you === op.opp)
        return {
          verb: 'become',
          subj: { t: 'thing', thing: 'lp', who: 'both' },
          obj: { t: 'value', v: op.you },
        };
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
      return {
        verb: 'conduct',
        ...doer(s, op.of),
        obj: { t: 'nextPhases', phase: 'battle', n: 1 },
        args: [{ a: 'adv', adv: 'twice' }],
      };
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

export const tillArgs = (s: Scope, u: Parameters<typeof till>[1]): Arg[] => {
  const t = till(s, u);
  return t ? [{ a: 'till', till: t }] : [];
};

/** Whoever carries the effect out: nobody is named unless it is the other player. */
export const implicit = (s: Scope): { subj?: Np } => doer(s, s.actor);

export function doer(s: Scope, who: Who): { subj?: Np } {
  if (who === 'you' && s.actor === 'you' && s.asked?.other !== true) return {};
  const p = person(s, who);
  return s.asked !== undefined && p === 'you' ? {} : { subj: player(p) };
}

const always = (s: Scope, who: Who): { subj: Np } => ({ subj: player(person(s, who)) });
