/** One effect as a paragraph: `[limit/condition]: [cost], [target]; [operations].` */
import type {
  Activated,
  CountsAs,
  Effect,
  Keyword,
  Mode,
  Op,
  Procedure,
  React,
  Replace,
  Static,
  SummonRule,
  TributeProc,
} from '../engine/ast/index.ts';
import { conditionHeads, eventHeads } from './cond.ts';
import { withoutLoc } from './event.ts';
import { describe } from './filter.ts';
import { modSteps } from './mod.ts';
import { groupNp, refNp, someNp, sourceOf, stillNp } from './noun.ts';
import { qty } from './num.ts';
import { block, posArgs } from './op.ts';
import { endClause, keyOf, type Scope } from './scope.ts';
import { subTime } from './time.ts';
import type { Arg, Block, Clause, Head, Note, Np, Paragraph, Statement, Step } from './tree.ts';
import { person, player } from './who.ts';

const SELF = (s: Scope): Np => refNp(s, 'this');
const empty = (): Pick<Paragraph, 'head' | 'chained' | 'tail'> => ({ head: [], chained: false, tail: [] });
const sentence = (b: Block, head: Head[] = []): Paragraph => ({ ...empty(), head, do: b });
const doing = (c: Clause): Block => ({ b: 'do', c });

/** The scope must be fresh, but for effects inside effects. */
export function paragraph(s: Scope, e: Effect): Paragraph {
  switch (e.k) {
    case 'act':
      return activated(s, e);
    case 'static':
      return staticParagraph(s, e);
    case 'summonRule':
      return summonRule(s, e);
    case 'react':
      return reaction(s, e);
    case 'equipTo': {
      const np = e.to.of === 'both' ? withoutLoc(groupNp(s, e.to, 'a')) : groupNp(s, e.to, 'a');
      return sentence(
        doing({
          verb: 'equip',
          args: [
            { a: 'adv', adv: 'equipOnly' },
            { a: 'recipient', np },
          ],
        }),
        conditionHeads(s, e.if ?? [], 'if'),
      );
    }
    case 'procedure':
      return procedure(s, e);
    case 'replace':
      return replacement(s, e);
    case 'keyword':
      return keyword(s, e);
    case 'countsAs':
      return countsAs(s, e);
    case 'tributeProc':
      return tributeProc(s, e);
    case 'winIf': {
      const head = conditionHeads(s, e.if ?? [], 'if');
      return sentence(
        doing({ verb: 'win', subj: player('you'), obj: { t: 'thing', thing: 'theDuel' } }),
        head,
      );
    }
  }
}

function activated(s: Scope, e: Activated): Paragraph {
  const head: Head[] = [];
  if (e.limit) head.push({ h: 'limit', limit: e.limit });
  head.push(...placeHead(s, e));
  head.push(...windowHeads(e));
  if (e.hold?.length) head.push(...conditionHeads(s, e.hold, 'while'));
  const on = e.on;
  const times = [...(e.if ?? [])].filter((c) => c.k === 'phase' || c.k === 'turn');
  const timed = times.length > 0 || (e.windows?.length ?? 0) > 0;
  head.push(...conditionHeads(s, times, 'if'));
  if (on.k === 'trigger')
    head.push(...eventHeads(s, on.ev, on.as, undefined), ...(on.every ? [{ h: 'forEach' } as const] : []));
  else if ((on.k === 'card' || on.k === 'quick') && on.ev) head.push(...eventHeads(s, on.ev, 'when'));
  else if (on.k === 'quick' && !timed) head.push({ h: 'times', any: [{ t: 'turn', of: 'any' }] });
  const focus = s.focus;
  const rest = (e.if ?? []).filter((c) => c.k !== 'phase' && c.k !== 'turn');
  head.push(...conditionHeads(s, rest, 'if'));
  if (s.focus === undefined && focus === 'event') s.focus = focus;
  const modal = e.users === 'both' ? ('any' as const) : e.may ? ('you' as const) : undefined;
  const body = bodyOf(s, e);
  const tail: Note[] = [];
  if (e.oath?.length) tail.push({ say: oath(s, e.oath, on.k === 'card') });
  if (e.unnegatable) tail.push({ phrase: { p: 'unnegatable' } });
  return {
    chained: true,
    head: ordered(head),
    ...(modal ? { modal } : {}),
    ...(on.k === 'flip' ? { flip: true } : {}),
    ...body,
    tail,
  };
}
/** Times first, then what must be so. */
function ordered(heads: Head[]): Head[] {
  const rank = (h: Head) => (h.h === 'limit' ? 0 : h.h === 'times' ? 1 : 2);
  return [...heads].sort((a, b) => rank(a) - rank(b));
}

function bodyOf(
  s: Scope,
  e: Pick<Activated, 'cost' | 'target' | 'do' | 'modes'>,
): Pick<Paragraph, 'cost' | 'targets' | 'do' | 'modes'> {
  const cost = e.cost?.length ? block(s, e.cost) : undefined;
  const targets = targetsOf(s, e.target);
  const modes = e.modes?.length ? e.modes.map((m) => modeParagraph(s, m)) : undefined;
  const ops = e.do.length > 0 ? block(s, e.do) : undefined;
  return {
    ...(cost ? { cost } : {}),
    ...(targets.length > 0 ? { targets } : {}),
    ...(ops ? { do: ops } : {}),
    ...(modes ? { modes } : {}),
  };
}
function targetsOf(s: Scope, target: Activated['target']): Np[] {
  const many = (target?.length ?? 0) > 1;
  const out = (target ?? []).map((t) => {
    const said = someNp(s, t, 'target');
    const np: Np =
      said.t === 'pron'
        ? { t: 'cards', nouns: [said.noun], det: 'that', plural: said.plural, quals: [] }
        : said;
    if (t.as !== undefined) s.places.set(keyOf(s, { ref: t.as }), sourceOf(t));
    return np;
  });
  if (out.length > 0) endClause(s, many ? undefined : s.focus);
  return out;
}
function modeParagraph(s: Scope, m: Mode): Paragraph {
  const focus = s.focus;
  const head = m.if?.length ? conditionHeads(s, m.if, 'if') : [];
  const said: Paragraph = { ...empty(), chained: true, head, ...bodyOf(s, m) };
  s.focus = focus;
  return said;
}

/** Where the card must be, if that is not where such effects are used anyway. */
function placeHead(s: Scope, e: Activated): Head[] {
  if (e.from === undefined || e.on.k === 'card' || e.from.length !== 1) return [];
  const [place] = e.from;
  const monster = s.def === undefined || s.def.kind === 'monster';
  if (place === 'hand' || place === 'gy' || place === 'banished' || place === 'deck') {
    if (movesItself(e)) return [];
    return [whileIn(s, place)];
  }
  if (place === 'szone' && monster)
    return [
      {
        h: 'on',
        conj: 'while',
        c: { verb: 'be', subj: SELF(s), args: [{ a: 'is', quals: [{ q: 'worn' }] }] },
      },
    ];
  return [];
}
function whileIn(s: Scope, place: 'hand' | 'gy' | 'banished' | 'deck'): Head {
  const said: Head = {
    h: 'on',
    conj: 'while',
    c: { verb: 'be', subj: SELF(s), args: [{ a: 'at', loc: { in: [place], of: 'you' } }] },
  };
  endClause(s);
  return said;
}
/** Its cost or first operation says where it is: discards itself, Special Summons itself. */
function movesItself(e: Activated): boolean {
  const [first] = [...(e.cost ?? []), ...e.do];
  return (
    first !== undefined &&
    'what' in first &&
    first.what === 'this' &&
    ['discard', 'summon', 'toHand', 'banish', 'toGrave', 'toDeck'].includes(first.k)
  );
}
function windowHeads(e: Activated): Head[] {
  const subs = e.windows?.includes('damageStep') ? subTime(e.damageStep) : [];
  const any = [...(e.windows ?? []).filter((w) => !(w === 'damageStep' && subs.length > 0))].map(
    (is) => ({ t: 'phase', is, at: 'during' }) as const,
  );
  return any.length + subs.length > 0 ? [{ h: 'times', any: [...any, ...subs] }] : [];
}
function oath(s: Scope, mods: Activated['oath'], card: boolean): Block {
  s.focus = undefined;
  const steps = modSteps(s, { who: 'you' }, mods ?? []);
  const last = steps.at(-1);
  if (last && last.block.b === 'do') {
    const c = last.block.c;
    last.block = {
      b: 'do',
      c: { ...c, args: [...(c.args ?? []), { a: 'adv', adv: card ? 'turnOfActivation' : 'turnOfUse' }] },
    };
  }
  return { b: 'seq', steps };
}

function staticParagraph(s: Scope, e: Static): Paragraph {
  const head = conditionHeads(s, e.if ?? [], 'while');
  if (e.from?.length === 1 && (e.from[0] === 'gy' || e.from[0] === 'hand' || e.from[0] === 'banished'))
    head.unshift(whileIn(s, e.from[0]));
  if (typeof e.on === 'object' && 'player' in e.on)
    return sentence({ b: 'seq', steps: modSteps(s, { who: person(s, e.on.player) }, e.mods) }, head);
  const np = stillNp(s, e.on, 'bare');
  return sentence({ b: 'seq', steps: modSteps(s, { np }, e.mods) }, head);
}

function summonRule(s: Scope, e: SummonRule): Paragraph {
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
  if (e.normal === 'setOnly') not('normalSummon', undefined, [{ a: 'adv', adv: 'onlySet' }]);
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
const WAYS = { own: 'ownWay', fusion: 'fusionSummon', ritual: 'ritualSummon' } as const;

function reaction(s: Scope, e: React): Paragraph {
  const head: Head[] = [];
  if (e.limit) head.push({ h: 'limit', limit: e.limit });
  if (e.from?.length === 1 && (e.from[0] === 'gy' || e.from[0] === 'hand' || e.from[0] === 'banished'))
    head.push(whileIn(s, e.from[0]));
  if ('ev' in e.on) head.push(...eventHeads(s, e.on.ev, 'when', 'each'));
  else head.push(...conditionHeads(s, e.on.state, 'if'));
  head.push(...conditionHeads(s, e.if ?? [], 'if'));
  return sentence(block(s, e.do), ordered(head));
}

function procedure(s: Scope, e: Procedure): Paragraph {
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

function replacement(s: Scope, e: Replace): Paragraph {
  const head: Head[] = [];
  if (e.from?.length === 1 && (e.from[0] === 'gy' || e.from[0] === 'hand' || e.from[0] === 'banished'))
    head.push(whileIn(s, e.from[0]));
  head.push(...conditionHeads(s, e.if ?? [], 'while'));
  head.push(
    ...eventHeads(s, [e.would], 'if').map((h): Head => (h.h === 'on' ? { ...h, c: wouldHappen(h.c) } : h)),
  );
  const adv: Arg = { a: 'adv', adv: e.keep ? 'also' : 'instead' };
  const by = e.by ?? 'you';
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

function keyword(_: Scope, e: Keyword): Paragraph {
  return { ...empty(), tail: [{ phrase: { p: e.is } }] };
}

function countsAs(s: Scope, e: CountsAs): Paragraph {
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

function tributeProc(s: Scope, e: TributeProc): Paragraph {
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

/** Facts other effects of the card rely on: what is bonded, what is noted. Looked up once, before its texts are made. */
export function readCard(s: Scope, effects: readonly Effect[]): void {
  for (const e of effects) for (const ops of listsOf(e)) readOps(s, ops);
}
function listsOf(e: Effect): (readonly Op[])[] {
  if (e.k === 'act')
    return [[...(e.cost ?? []), ...e.do], ...(e.modes ?? []).map((m) => [...(m.cost ?? []), ...m.do])];
  if (e.k === 'react') return [e.do];
  if (e.k === 'procedure') return [[...(e.cost ?? []), ...(e.then ?? [])]];
  if (e.k === 'replace') return [e.instead];
  return e.k === 'tributeProc' ? [e.then ?? []] : [];
}
function readOps(s: Scope, ops: readonly Op[]): void {
  ops.forEach((op, i) => {
    for (const inner of innerOps(op)) readOps(s, inner);
    if (op.k === 'declare')
      s.registers.set(op.as, { k: 'declared', what: op.what, by: op.by === 'opp' ? 'opp' : 'you' });
    if (op.k === 'note' && typeof op.n === 'object' && op.n.k === 'reg') {
      const reg = s.registers.get(op.n.name);
      if (reg) s.notes.set(op.name, reg);
    }
    if (op.k !== 'bond') return;
    const key = JSON.stringify(op.what);
    const tied = ops
      .slice(0, i)
      .reverse()
      .find(
        (o) =>
          ('what' in o && (JSON.stringify(o.what) === key || bindsAs(o, op.what))) ||
          (o.k === 'equip' && JSON.stringify(o.to) === key),
      );
    s.bonds.set(op.name, bondOf(tied, key));
  });
}
function bindsAs(o: Op, what: unknown): boolean {
  const ref = typeof what === 'object' && what !== null && 'ref' in what ? what.ref : undefined;
  if (ref === undefined) return false;
  return o.as === ref || ('what' in o && typeof o.what === 'object' && 'from' in o.what && o.what.as === ref);
}
function bondOf(
  op: Op | undefined,
  key: string,
): { noun: 'monster'; plural: boolean; how: 'wearer' | 'worn' | 'done'; verb: Clause['verb'] } {
  const base = { noun: 'monster', plural: false } as const;
  if (op?.k === 'equip')
    return JSON.stringify(op.to) === key
      ? { ...base, how: 'wearer', verb: 'equip' }
      : { ...base, how: 'worn', verb: 'equip' };
  if (op?.k === 'summon') return { ...base, how: 'done', verb: 'specialSummon' };
  if (op?.k === 'control') return { ...base, how: 'done', verb: 'takeControl' };
  if (op?.k === 'position') return { ...base, how: 'done', verb: 'change' };
  if (op?.k === 'banish') return { ...base, how: 'done', verb: 'banish' };
  return { ...base, how: 'done', verb: 'choose' };
}
function innerOps(op: Op): (readonly Op[])[] {
  switch (op.k) {
    case 'may':
    case 'each':
    case 'every':
    case 'repeat':
    case 'delay':
      return [op.do];
    case 'if':
      return [op.do, op.else ?? []];
    case 'payElse':
      return [op.pay, op.else];
    case 'modes':
      return op.of.map((m) => m.do);
    default:
      return [];
  }
}
