/** Effects that are rules of their card: how it may be Summoned, what it counts as, what it replaces. */

import type { CountsAs, Procedure, Replace, SummonRule, TributeProc } from '../engine/ast/index.ts';
import { oath, ordered, whileIn } from './activated.ts';
import { conditionHeads, eventHeads } from './cond.ts';
import { describe } from './filter.ts';
import { groupNp, refNp } from './noun.ts';
import type { Np } from './np.ts';
import { qty } from './num.ts';
import { block } from './op.ts';
import { posArgs } from './opSummon.ts';
import { endClause, type Scope } from './scope.ts';
import type { Arg, Block, Clause, Head, Note, Paragraph, Statement, Step } from './tree.ts';
import { MECHANIC_SUMMONS } from './verbs.ts';
import { person, player } from './who.ts';

export const SELF = (s: Scope): Np => refNp(s, 'this');

export const empty = (): Pick<Paragraph, 'head' | 'chained' | 'tail'> => ({
  head: [],
  chained: false,
  tail: [],
});

export const sentence = (b: Block, head: Head[] = []): Paragraph => ({ ...empty(), head, do: b });

export const doing = (c: Clause): Block => ({ b: 'do', c });

export function summonRule(s: Scope, e: SummonRule): Paragraph {
  const head = conditionHeads(s, e.if ?? [], 'if');
  const steps: Step[] = [];
  const add = (c: Clause) =>
    steps.push(steps.length === 0 ? { block: doing(c) } : { link: 'and', block: doing(c) });
  const self = SELF(s);
  const not = (verb: Clause['verb'], or?: Clause['or'], args: Arg[] = []) =>
    add({
      verb,
      ...(or ? { or } : {}),
      obj: self,
      passive: true,
      modal: 'cannot',
      ...(args.length ? { args } : {}),
    });
  if (e.normal === 'never') not('normalSummon', ['set']);
  if (e.normal === 'setOnly')
    add({ verb: 'set', obj: self, passive: true, modal: 'can', args: [{ a: 'adv', adv: 'only' }] });
  if (e.again)
    add({
      verb: 'normalSummon',
      obj: self,
      passive: true,
      modal: 'can',
      args: [{ a: 'adv', adv: 'againOnField' }],
    });
  if (e.flip) not('flipSummon');
  if (e.special === 'never') not('specialSummon');
  else if (e.special && 'notFrom' in e.special)
    not('specialSummon', undefined, [{ a: 'from', loc: { in: e.special.notFrom } }]);
  else if (e.special) {
    const ways = e.special.only.map(
      (w): Np =>
        typeof w === 'string'
          ? { t: 'thing', thing: WAYS[w] }
          : { t: 'thing', thing: 'effect', of: groupNp(s, { in: [], of: 'both', where: w.by }, 'a') },
    );
    const by: Np = ways.length === 1 && ways[0] ? ways[0] : { t: 'join', how: 'or', items: ways };
    if (ways.length === 0) not('specialSummon');
    else
      add({
        verb: 'specialSummon',
        obj: self,
        passive: true,
        modal: e.special.first ? 'must' : 'can',
        args: [
          { a: 'adv', adv: e.special.first ? 'firstOfAll' : 'only' },
          { a: 'by', np: by },
        ],
      });
  }
  if (steps.length === 0)
    return sentence(
      doing({
        verb: 'summon',
        obj: self,
        passive: true,
        modal: 'can',
        args: [{ a: 'adv', adv: 'normally' }],
      }),
      head,
    );
  return sentence({ b: 'seq', steps }, head);
}

const WAYS = { own: 'ownWay', fusion: 'fusionSummon', ritual: 'ritualSummon', ...MECHANIC_SUMMONS } as const;

export function procedure(s: Scope, e: Procedure): Paragraph {
  const head: Head[] = [];
  if (e.limit) head.push({ h: 'limit', limit: e.limit });
  if (e.ev) head.push(...eventHeads(s, e.ev, 'when'));
  head.push(...conditionHeads(s, e.if ?? [], 'if'));
  const args: Arg[] = [];
  const places = e.from ?? ['hand'];
  args.push({ a: 'from', loc: { in: places, of: 'you' } });
  if (e.to !== 'you') args.push({ a: 'to', loc: { in: ['field'], of: person(s, e.to) } });
  args.push(...posArgs(e.pos));
  const obj = SELF(s);
  endClause(s, 'this');
  if (e.cost?.length) {
    const cost = block(s, e.cost);
    args.push({ a: 'doing', do: cost.b === 'seq' ? cost.steps : [{ block: cost }] });
  }
  const steps: Step[] = [{ block: doing({ verb: 'specialSummon', obj, args }) }];
  if (e.then?.length) steps.push({ link: 'then', block: block(s, e.then) });
  const tail: Note[] = e.oath?.length ? [{ say: oath(s, e.oath, false) }] : [];
  return { chained: false, head: ordered(head), modal: 'you', do: { b: 'seq', steps }, tail };
}

export function replacement(s: Scope, e: Replace): Paragraph {
  const head: Head[] = [];
  if (e.limit) head.push({ h: 'limit', limit: e.limit });
  if (e.from?.length === 1 && (e.from[0] === 'gy' || e.from[0] === 'hand' || e.from[0] === 'banished'))
    head.push(whileIn(s, e.from[0]));
  head.push(...conditionHeads(s, e.if ?? [], 'while'));
  const by = e.by ?? 'you';
  if (e.would.k === 'tossed' && e.instead.length === 0) {
    const toss: Np = { t: 'thing', thing: e.would.what === 'coin' ? 'thatToss' : 'thatRoll' };
    const again = doing({
      verb: 'redo',
      ...(by === 'you' ? {} : { subj: player(person(s, by)) }),
      obj: toss,
    });
    head.push(...eventHeads(s, [e.would], 'if'));
    return { chained: false, head, ...(e.may ? { modal: person(s, by) } : {}), do: again, tail: [] };
  }
  head.push(
    ...eventHeads(s, [e.would], 'if').map((h): Head => (h.h === 'on' ? { ...h, c: wouldHappen(h.c) } : h)),
  );
  const adv: Arg = { a: 'adv', adv: e.keep ? 'also' : 'instead' };
  const before = s.actor;
  s.actor = by;
  const said = withAdverb(block(s, e.instead), adv);
  s.actor = before;
  return { chained: false, head, ...(e.may ? { modal: person(s, by) } : {}), do: said, tail: [] };
}

function wouldHappen(c: Statement): Statement {
  if ('all' in c) return { all: c.all.map(wouldHappen) };
  if ('any' in c) return { any: c.any.map(wouldHappen) };
  if ('at' in c) return c.c ? { ...c, c: wouldHappen(c.c) } : c;
  return { ...c, modal: 'would' };
}

/** Says "instead" with the last thing done. */
function withAdverb(b: Block, adv: Arg): Block {
  if (b.b === 'do') return { b: 'do', c: { ...b.c, args: [...(b.c.args ?? []), adv] } };
  if (b.b !== 'seq') return b;
  const last = b.steps.at(-1);
  return last
    ? { b: 'seq', steps: [...b.steps.slice(0, -1), { ...last, block: withAdverb(last.block, adv) }] }
    : b;
}

export function countsAs(s: Scope, e: CountsAs): Paragraph {
  const head = conditionHeads(s, e.if ?? [], 'while');
  const tail: Note[] = [];
  if (e.tributes) {
    const d = describe(s, e.tributes.for, ['mzone']);
    const np: Np = d.only ?? { t: 'cards', nouns: d.nouns, det: 'a', plural: false, quals: d.quals };
    const c: Clause = {
      verb: 'countAs',
      subj: SELF(s),
      obj: { t: 'thing', thing: 'tributes', n: e.tributes.n },
      args: [{ a: 'for', np: { t: 'thing', thing: 'tributeSummon', of: np } }],
    };
    return { ...sentence(doing(c), head), tail: e.material ? [{ phrase: { p: 'substitute' } }] : [] };
  }
  tail.push({ phrase: { p: e.material ? 'substitute' : 'nothing' } });
  return { ...empty(), head, tail };
}

export function tributeProc(s: Scope, e: TributeProc): Paragraph {
  const head = conditionHeads(s, e.if ?? [], 'if');
  const obj = SELF(s);
  const [a, b] = [qty(s, e.tributes[0]), qty(s, e.tributes[1])];
  const none = a === 0 && b === 0;
  const n = a === b ? a : { range: [a, b] as [typeof a, typeof b] };
  const monsters: Np = { t: 'cards', nouns: ['monster'], det: 'count', n, plural: b !== 1, quals: [] };
  const how: Arg = none
    ? { a: 'adv', adv: 'withoutTribute' }
    : { a: 'doing', do: [{ block: doing({ verb: 'tribute', obj: monsters }) }] };
  const steps: Step[] = [
    { block: doing({ verb: 'normalSummon', ...(e.set ? { or: ['set' as const] } : {}), obj, args: [how] }) },
  ];
  endClause(s, 'this');
  if (e.then?.length) steps.push({ link: 'ifYouDo', block: block(s, e.then) });
  return { chained: false, head, modal: 'you', do: { b: 'seq', steps }, tail: [] };
}
