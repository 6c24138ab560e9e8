/**
 * Is this card's data sound, and can the engine carry out all of it? Types are gone when data is read, so everything they
 * promise is looked at again, and what they cannot say: names bound before they are read, links, words that exist only in
 * certain places, and what `unsupported.ts` lists.
 */
import { REVISIONS } from '../formats.ts';
import {
  type EvRole,
  effectGap,
  eventGap,
  filterGap,
  type ModTarget,
  modGap,
  opGap,
} from '../unsupported.ts';
import type { CardDef, Effect, Ev, Num, Op, Ref, Some } from './index.ts';
import { type Visited, type Visitor, visitCard, visitEffects } from './visit.ts';
import { MECHANICS } from './words.ts';

/** `path` begins with the effect's id: `e1.do[0].what.where[1]`. */
export interface Problem {
  path: string;
  text: string;
}

/** What is true where a node stands. */
interface Here {
  each: boolean;
  /** `they`, `it` mean somebody. */
  they: boolean;
  it: boolean;
  /** Kinds of event that `event` may be, or null where there is none. */
  events: readonly string[] | null;
  mods: ModTarget;
  target: boolean;
  /** Directly among the filters of a set. */
  top: boolean;
  evs: EvRole;
}
const NOWHERE: Here = {
  each: false,
  they: false,
  it: false,
  events: null,
  mods: 'cards',
  target: false,
  top: false,
  evs: 'history',
};

interface Bound {
  cards: boolean;
  each: boolean;
}

const fromExtra = (e: Effect): boolean => e.k === 'procedure' && e.from?.includes('extra') === true;

const NUMERIC = new Set<Op['k']>([
  'note',
  'draw',
  'damage',
  'gainLp',
  'loseLp',
  'payLp',
  'declare',
  'coin',
  'die',
]);
const OP_LISTS = new Set(['do', 'cost', 'then', 'instead', 'pay', 'else']);
/** Holders whose lists go on from the operation before them. */
const INNER = new Set(['may', 'if', 'payElse', 'modes', 'each', 'every', 'repeat']);
const LINK_EVENTS = ['activated', 'resolving', 'targeted'];

/**
 * All problems of a card; an empty list means that it can be played.
 * @param codes passcodes of the pool, to know the Tokens its effects make
 */
export function validate(def: CardDef, codes?: ReadonlySet<number>): Problem[] {
  const out: Problem[] = [];
  visitCard(def, {
    fault: (path, text) => {
      out.push({ path, text });
    },
  });
  // what is not even made right cannot be asked what it means
  if (out.length > 0) return out;
  cardProblems(def, out);
  const check = new Checker(def, codes, out);
  check.look(def.effects, '');
  for (const [revision, newer] of Object.entries(def.revisions ?? {}))
    check.look(newer, `revisions.${revision}.`);
  if (def.materials !== undefined) visitCard({ ...def, effects: [], revisions: {} }, check.visitor);
  return out;
}

function cardProblems(def: CardDef, out: Problem[]): void {
  const bad = (path: string, text: string): void => {
    out.push({ path, text });
  };
  if (!Number.isInteger(def.code) || def.code < 0) bad('code', 'must be a passcode');
  if (def.name === '') bad('name', 'must not be empty');
  if (def.materials?.contact !== undefined && !def.effects.some(fromExtra))
    bad('materials.contact', 'needs a procedure from the Fusion Deck that removes them');
  def.materials?.slots.forEach((slot, i) => {
    const { n } = slot;
    if (Array.isArray(n) && typeof n[0] === 'number' && typeof n[1] === 'number' && n[0] > n[1])
      bad(`materials.slots[${i}].n`, `no number is from ${n[0]} to ${n[1]}`);
  });
  mechanicProblems(def, bad);
  for (const name of Object.keys(def.revisions ?? {}))
    if (!(REVISIONS as readonly string[]).includes(name))
      bad(`revisions.${name}`, `no such text revision; there are: ${REVISIONS.join(', ')}`);
  for (const [prefix, effects] of effectLists(def)) {
    const ids = new Set<string>();
    for (const e of effects) {
      if (ids.has(e.id)) bad(`${prefix}${e.id}`, 'another effect of the card has the same id');
      ids.add(e.id);
      const text = misplaced(def, e);
      if (text !== null) bad(`${prefix}${e.id}`, text);
    }
  }
}

/** GAP-38: what stands on a Synchro, Xyz or Link Monster, and on no other. */
function mechanicProblems(def: CardDef, bad: (path: string, text: string) => void): void {
  const sort = MECHANICS.find((m) => def.sub.includes(m));
  if (sort !== undefined && def.materials === undefined)
    bad('materials', `no ${sort} Summon without materials`);
  if ((def.rank !== undefined) !== (sort === 'xyz')) bad('rank', 'Xyz Monsters have one, no others');
  if ((def.link !== undefined) !== (sort === 'link')) bad('link', 'Link Monsters have one, no others');
  if ((def.arrows?.length ?? 0) !== (def.link ?? 0)) bad('arrows', 'as many as the Link Rating');
  if (def.level !== undefined && (sort === 'xyz' || sort === 'link'))
    bad('level', `none on a ${sort} Monster`);
}

const effectLists = (def: CardDef): [string, readonly Effect[]][] => [
  ['', def.effects],
  ...Object.entries(def.revisions ?? {}).map(([name, effects]): [string, readonly Effect[]] => [
    `revisions.${name}.`,
    effects,
  ]),
];

const MONSTER_ONLY = new Set<Effect['k']>(['summonRule', 'procedure', 'tributeProc', 'countsAs']);

/** Effects that only one kind of card can have. */
function misplaced(def: CardDef, e: Effect): string | null {
  const monster = def.kind === 'monster';
  if (MONSTER_ONLY.has(e.k) && !monster) return `only a monster has a ${e.k}`;
  if (e.k === 'act' && e.on.k === 'flip' && !monster) return 'only a monster has a Flip Effect';
  if (e.k === 'act' && e.on.k === 'card' && monster) return 'only Spells and Traps are activated as cards';
  if (e.k === 'winIf' && (e.if ?? []).length === 0) return 'would win at once, `if` is missing';
  return null;
}

class Checker {
  readonly visitor: Visitor;
  private readonly def: CardDef;
  private readonly codes: ReadonlySet<number> | undefined;
  private readonly out: Problem[];
  private readonly bonds = new Set<string>();
  private readonly notes = new Set<string>();
  private names = new Map<string, Bound>();
  private readonly outer: Map<string, Bound>[] = [];
  private stack: { v: Visited; here: Here }[] = [];

  constructor(def: CardDef, codes: ReadonlySet<number> | undefined, out: Problem[]) {
    this.def = def;
    this.codes = codes;
    this.out = out;
    visitCard(def, {
      enter: (v) => {
        if (v.sort === 'op' && v.node.k === 'bond') this.bonds.add(v.node.name);
        if (v.sort === 'op' && v.node.k === 'note') this.notes.add(v.node.name);
      },
    });
    this.visitor = {
      enter: (v) => this.enter(v),
      leave: (v) => this.leave(v),
    };
  }

  look(effects: readonly Effect[], prefix: string): void {
    visitEffects(effects, prefix, this.visitor);
  }

  private bad(path: string, text: string | null): void {
    if (text !== null) this.out.push({ path, text });
  }

  private enter(v: Visited): void {
    const parent = this.stack.at(-1);
    const here = v.sort === 'effect' && parent === undefined ? NOWHERE : within(parent, v);
    if (v.sort === 'effect') {
      // an effect inside a `gain` knows nothing of the names outside
      this.outer.push(this.names);
      this.names = new Map();
    }
    this.stack.push({ v, here });
    this.bad(v.path, this.fault(v, here));
    if (v.sort === 'op') this.links(v, parent?.v);
  }

  /** What is wrong with this one node. */
  private fault(v: Visited, here: Here): string | null {
    switch (v.sort) {
      case 'effect':
        return (
          effectGap(v.node) ??
          (v.field === 'effects' && this.stack.length > 1 ? this.gainFault(v.node) : null)
        );
      case 'op':
        return this.opFault(v.node, here);
      case 'mod':
        return (
          modGap(v.node, here.mods) ??
          (v.node.k === 'block' ? this.register(v.node.zones.reg, false, here) : null)
        );
      case 'event':
        return eventGap(v.node, here.evs);
      case 'filter':
        return filterGap(v.node, here.top);
      case 'some':
        return this.someFault(v.node, here);
      case 'ref':
        return this.refFault(v.node, here);
      case 'value':
        return 'noted' in v.node ? this.noted(v.node.noted) : this.register(v.node.reg, false, here);
      case 'num':
      case 'count':
        return this.numFault(v.node, here);
      case 'cond':
        if (v.node.k !== 'called') return null;
        return (
          this.register(v.node.reg, false, here) ??
          (typeof v.node.was === 'object' && 'reg' in v.node.was
            ? this.register(v.node.was.reg, false, here)
            : null)
        );
      case 'who':
      case 'player':
        if ((v.node === 'they' || v.node === 'theirOpp') && !here.they)
          return `\`${v.node}\` means somebody only inside each and tolls`;
        return v.node === 'eventPlayer' && here.events === null ? 'there is no event here' : null;
      default:
        return null;
    }
  }

  /** What a card or player can be given. */
  private gainFault(e: Effect): string | null {
    if (e.k === 'react' && 'ev' in e.on) return null;
    if (e.k === 'replace') return null;
    if (e.k !== 'static') return 'only reactions to events, replacements and continuous effects are gained';
    const top = this.stack[0]?.v;
    const holder = this.stack.at(-2)?.here;
    if (top?.sort === 'effect' && top.node.k === 'static')
      return 'a continuous effect gives no other: let it hold itself';
    return holder?.mods === 'player' ? 'a continuous effect is given to cards' : null;
  }

  private opFault(op: Op, here: Here): string | null {
    const gap = opGap(op);
    if (gap !== null) return gap;
    switch (op.k) {
      case 'negate':
        if (op.what === 'attack' || op.of !== 'event') return null;
        if (op.what === 'summon')
          return here.events?.includes('wouldSummon') === true ? null : 'there is no Summon to negate here';
        return here.events?.some((k) => LINK_EVENTS.includes(k)) === true
          ? null
          : 'there is no chain link to negate here';
      case 'retarget':
        if (op.what === 'attack') return null;
        if (op.to === 'direct') return 'a chain link is never direct';
        return here.events?.some((k) => LINK_EVENTS.includes(k)) === true
          ? null
          : 'there is no chain link to turn here';
      case 'delay':
        return op.until === 'whileIt' && !here.it ? '`whileIt`: there is no card here' : null;
      case 'each':
        return here.each ? 'each inside each' : null;
      case 'counter':
        return op.on === 'this' &&
          op.kind === 'spell' &&
          (typeof op.n !== 'number' || op.n > 0) &&
          this.def.holds?.counter !== op.kind
          ? `the card holds no ${op.kind} counters (\`holds\`)`
          : null;
      case 'token':
        return this.codes !== undefined && !this.codes.has(op.token) ? `there is no Token ${op.token}` : null;
      case 'declare': {
        const w = op.within;
        if (w === undefined) return null;
        if (w.step < 1) return 'step must be at least 1';
        return typeof w.min === 'number' && typeof w.max === 'number' && w.min > w.max
          ? 'nothing can be declared'
          : null;
      }
      default:
        return null;
    }
  }

  private someFault(some: Some, here: Here): string | null {
    const { n } = some;
    if (n === 0) return 'chooses nothing';
    if (
      Array.isArray(n) &&
      typeof n[0] === 'number' &&
      typeof n[1] === 'number' &&
      (n[0] > n[1] || n[1] === 0)
    )
      return `no number is from ${n[0]} to ${n[1]}`;
    if (some.recheck !== undefined && !here.target) return 'only targets are looked at again (`recheck`)';
    if (some.recheck !== undefined && some.as === undefined) return '`recheck` needs a name (`as`)';
    if (here.target && some.as !== undefined && this.names.has(some.as)) return `${some.as} is bound already`;
    return null;
  }

  private refFault(ref: Ref, here: Here): string | null {
    if (typeof ref === 'string') {
      if (ref === 'event' && here.events === null) return 'there is no event here';
      return ref === 'it' && !here.it ? '`it` means no card here' : null;
    }
    if ('ref' in ref) return this.register(ref.ref, true, here);
    if ('bond' in ref) return this.bonds.has(ref.bond) ? null : `nothing is bonded as ${ref.bond}`;
    return null;
  }

  private numFault(n: Num, here: Here): string | null {
    if (typeof n !== 'object') return null;
    if (n.k === 'reg') return this.register(n.name, false, here);
    if (n.k === 'noted') return this.noted(n.name);
    return n.k === 'amount' && here.events === null ? 'there is no event here' : null;
  }

  private noted(name: string): string | null {
    return this.notes.has(name) ? null : `nothing is noted as ${name}`;
  }

  private register(name: string, cards: boolean, here: Here): string | null {
    const bound = this.names.get(name);
    if (bound === undefined) return `nothing is bound as ${name} yet`;
    if (bound.cards !== cards) return `${name} is ${bound.cards ? 'cards' : 'a number'}`;
    return bound.each && !here.each
      ? `${name} is bound for each player, here it would be the turn player's`
      : null;
  }

  private leave(v: Visited): void {
    if (v.sort === 'effect') this.names = this.outer.pop() ?? new Map();
    const here = this.stack.pop()?.here ?? NOWHERE;
    if (v.sort === 'some' && v.node.as !== undefined) this.bind(v.path, v.node.as, true, here);
    if (v.sort === 'op' && v.node.as !== undefined)
      this.bind(v.path, v.node.as, !NUMERIC.has(v.node.k), here);
  }

  private bind(path: string, name: string, cards: boolean, here: Here): void {
    const known = this.names.get(name);
    if (known === undefined) this.names.set(name, { cards, each: here.each });
    else if (known.cards !== cards)
      this.bad(path, `${name} is ${known.cards ? 'cards' : 'a number'} already`);
  }

  /** Every operation but the first of a list says how it hangs on the one before. */
  private links(v: Visited & { sort: 'op' }, parent: Visited | undefined): void {
    if (!OP_LISTS.has(v.field) || v.index < 0) return;
    if (v.index > 0 && v.node.link === undefined) this.bad(v.path, 'link is missing');
    const inner = parent?.sort === 'op' && INNER.has(parent.node.k);
    if (v.index === 0 && !inner && v.node.link !== undefined)
      this.bad(v.path, 'the first operation has nothing to link to');
  }
}

/** What is true of a node that stands in this field of that node. */
function within(parent: { v: Visited; here: Here } | undefined, v: Visited): Here {
  if (parent === undefined) return NOWHERE;
  const { v: p, here } = parent;
  const isTop =
    v.sort === 'filter' &&
    v.field === 'where' &&
    (p.sort === 'group' || p.sort === 'still' || p.sort === 'cards');
  switch (p.sort) {
    case 'effect':
      return { ...NOWHERE, ...ofEffect(p.node, v.field) };
    case 'op':
      return { ...here, top: false, target: false, ...ofOp(p.node, v.field) };
    case 'mod':
      return { ...here, top: false, it: true, ...(v.field === 'pay' ? { they: true } : {}) };
    case 'filter': {
      const f = p.node;
      const it = f.k === 'did' || (f.k === 'num' && v.field === 'to') || f.k === 'wears';
      return { ...here, top: false, it: here.it || it, evs: 'history' };
    }
    case 'mode':
      return { ...here, target: v.field === 'target' };
    default:
      return { ...here, top: isTop, evs: p.sort === 'num' || p.sort === 'cond' ? 'history' : here.evs };
  }
}

/** In a field of an effect. */
function ofEffect(e: Effect, field: string): Partial<Here> {
  const player: ModTarget = 'player';
  switch (e.k) {
    case 'act': {
      const evs: Ev[] | undefined = 'ev' in e.on ? e.on.ev : undefined;
      const events = e.on.k === 'flip' ? ['flipped'] : evs === undefined ? null : evs.map((ev) => ev.k);
      if (field === 'ev') return { evs: e.on.k === 'trigger' ? 'trigger' : 'answer' };
      return { events, target: field === 'target', ...(field === 'oath' ? { mods: player } : {}) };
    }
    case 'static':
      return typeof e.on === 'object' && 'player' in e.on ? { mods: player } : {};
    case 'react':
      if (field === 'ev') return { evs: 'react' };
      return 'ev' in e.on ? { events: e.on.ev.map((ev) => ev.k) } : {};
    case 'procedure':
      if (field === 'ev') return { evs: 'answer' };
      return {
        events: e.ev?.map((ev) => ev.k) ?? null,
        ...(field === 'oath' ? { mods: player } : {}),
      };
    case 'replace':
      return field === 'would' ? { evs: 'would' } : { events: ['would'] };
    default:
      return {};
  }
}

/** In a field of an operation. */
function ofOp(op: Op, field: string): Partial<Here> {
  switch (op.k) {
    case 'each':
      return { each: true, they: true };
    case 'every':
      return field === 'do' ? { it: true } : {};
    case 'delay':
      if (field === 'on') return { evs: 'delay', each: false, they: false, it: false };
      if (field === 'do' || field === 'if') return { events: [op.on.k], each: false, they: false, it: false };
      return {};
    case 'modify':
      return {
        mods: typeof op.what === 'object' && 'player' in op.what ? 'player' : 'cards',
      };
    default:
      return {};
  }
}
