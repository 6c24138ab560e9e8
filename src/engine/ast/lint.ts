/** Effect data that is sound but probably not meant: warnings, for those who write cards. */
import type {
  Activated,
  CardDef,
  Cards,
  Cond,
  Effect,
  Filter,
  Group,
  Num,
  Op,
  Ref,
  Some,
  Stat,
  Still,
} from './index.ts';
import { type Visited, visitCard, visitEffects } from './visit.ts';

export const LINT_RULES = [
  'moved',
  'when',
  'loop',
  'circular',
  'other',
  'face',
  'unused',
  'aimless',
  'shuffle',
  'dead',
] as const;
export type LintRule = (typeof LINT_RULES)[number];
/** `path` as in `Problem`. */
export interface Warning {
  rule: LintRule;
  path: string;
  text: string;
}

/** Warnings about a card that validates. */
export function lint(def: CardDef): Warning[] {
  const out: Warning[] = [];
  const warn = (rule: LintRule, path: string, text: string): void => {
    out.push({ rule, path, text });
  };
  visitCard(def, {
    enter: (v) => {
      if (v.sort === 'event' && v.node.k === 'moved' && !(v.node.from ?? v.node.to ?? v.node.why))
        warn('moved', v.path, 'any move at all: say from, to or why');
      if (v.sort === 'effect') ofEffect(def, v.node, v.path, warn);
    },
  });
  visitCard(def, {
    enter: (v) => {
      if (v.sort === 'group' && unseen(v.node))
        warn('face', v.path, 'asks what face-down cards are: say which face');
      // what is Summoned or fights is face-up, what moves has been seen
      return v.sort !== 'event';
    },
  });
  const laid = def.kind === 'monster' || def.onlyPlacedBy !== undefined;
  if (!laid && !def.effects.some((e) => e.k === 'act' && e.on.k === 'card'))
    warn('dead', 'effects', 'a Spell or Trap that cannot be activated');
  return out;
}

type Warn = (rule: LintRule, path: string, text: string) => void;

function ofEffect(def: CardDef, e: Effect, path: string, warn: Warn): void {
  unused(e, path, warn);
  if (e.k === 'act') {
    if (e.on.k === 'trigger' && e.on.as === 'when' && e.may !== true)
      warn('when', path, 'a mandatory trigger never misses its time: write `if`');
    if (endless(e)) warn('loop', path, 'can be used again and again: no limit, no cost, no event');
    for (const [i, some] of (e.target ?? []).entries())
      if (some.as === undefined) warn('aimless', `${path}.target[${i}]`, 'the target has no name (`as`)');
    searches(e, path, warn);
  }
  if (e.k === 'static') circular(e, path, warn);
  alwaysThere(def, e, path, warn);
}

/** Names that are bound and never read. */
function unused(e: Effect, path: string, warn: Warn): void {
  const made = new Map<string, string>();
  const read = new Set<string>();
  visitEffects([e], '', {
    enter: (v) => {
      if (v.sort === 'some' && v.node.as !== undefined) made.set(v.node.as, v.path);
      if (v.sort === 'op' && v.node.as !== undefined) made.set(v.node.as, v.path);
      if (v.sort === 'ref' && typeof v.node === 'object' && 'ref' in v.node) read.add(v.node.ref);
      if (v.sort === 'value' && 'reg' in v.node) read.add(v.node.reg);
      if (v.sort === 'mod' && v.node.k === 'block') read.add(v.node.zones.reg);
      if ((v.sort === 'num' || v.sort === 'count') && typeof v.node === 'object' && v.node.k === 'reg')
        read.add(v.node.name);
      if (v.sort === 'cond' && v.node.k === 'called') {
        read.add(v.node.reg);
        if (typeof v.node.was === 'object' && 'reg' in v.node.was) read.add(v.node.was.reg);
      }
    },
  });
  const inside = path.slice(0, path.length - e.id.length);
  for (const [name, at] of made)
    if (!read.has(name)) warn('unused', `${inside}${at}`, `${name} is never read`);
}

/** By choice, with nothing that could run out. */
function endless(e: Activated): boolean {
  if (e.on.k !== 'ignition' && !(e.on.k === 'quick' && e.on.ev === undefined)) return false;
  if (e.limit !== undefined || (e.windows?.length ?? 0) > 0) return false;
  const spends = (ops: readonly Op[] | undefined): boolean => (ops?.length ?? 0) > 0;
  if (spends(e.cost) || (e.modes ?? []).some((m) => spends(m.cost))) return false;
  // it uses itself up, or materials
  return ![...e.do, ...(e.modes ?? []).flatMap((m) => m.do)].some(endsItself);
}
/** Also if only one branch of it does, as a die may have it. */
function endsItself(op: Op): boolean {
  if (op.k === 'summonByRule') return true;
  if (op.k === 'if') return [...op.do, ...(op.else ?? [])].some(endsItself);
  if (!('what' in op)) return false;
  return op.what === 'this' || (op.k === 'destroy' && isOwnSide(op.what));
}
/** All monsters of its player, the card itself among them. */
const isOwnSide = (what: Cards): boolean =>
  typeof what === 'object' &&
  'in' in what &&
  what.of === 'you' &&
  what.where === undefined &&
  what.in.includes('mzone');

/** A choice from the Deck is followed by a shuffle. */
function searches(e: Activated, path: string, warn: Warn): void {
  let from: string | null = null;
  let shuffled = false;
  visitEffects([e], '', {
    enter: (v) => {
      if (v.sort === 'op' && (v.node.k === 'shuffle' || v.node.k === 'search')) shuffled = true;
      if (v.sort === 'op' && v.node.k === 'toDeck' && v.node.at === 'shuffle') shuffled = true;
      if (v.sort === 'some' && v.field === 'what' && inDeck(v.node)) from = v.path;
    },
  });
  if (from !== null && !shuffled) warn('shuffle', path, 'a Deck is looked through and not shuffled');
}
const inDeck = (some: Some): boolean =>
  typeof some.from === 'object' &&
  'in' in some.from &&
  some.from.in.includes('deck') &&
  some.from.end === undefined;

// ---- circular reads

/** Filters that read what a card is, as `treat` may have it; and those that ask for prohibitions. */
const IDENTITY = new Set<Filter['k']>([
  'name',
  'arch',
  'race',
  'attr',
  'sub',
  'twin',
  'listedOn',
  'calledBy',
]);
const BANS = new Set<Filter['k']>(['canBeTarget', 'canSummon']);

/** Whether something is forbidden, or what a card is, hangs on the answer to the same question (docs/adr/0007-rings.md). */
function ownQuestion(e: Effect & { k: 'static' }, path: string, warn: Warn): void {
  const treats = e.mods.some((m) => m.k === 'treat');
  const bans = e.mods.some((m) => m.k === 'cannot');
  if (!treats && !bans) return;
  const inside = path.slice(0, path.length - e.id.length);
  visitEffects([e], inside, {
    enter: (v) => {
      if (v.sort === 'op') return false;
      if (v.sort !== 'filter') return true;
      if (treats && IDENTITY.has(v.node.k))
        warn('circular', v.path, `what a card is treated as hangs on ${v.node.k}`);
      if (bans && BANS.has(v.node.k)) warn('circular', v.path, `${v.node.k} asks for prohibitions itself`);
      return true;
    },
  });
}

function circular(e: Effect & { k: 'static' }, path: string, warn: Warn): void {
  ownQuestion(e, path, warn);
  for (const [i, mod] of e.mods.entries()) {
    const stat =
      mod.k === 'add' || mod.k === 'set' || mod.k === 'base' || mod.k === 'times' ? mod.stat : null;
    if (stat === null) continue;
    let reads = false;
    const look = (v: Visited): void => {
      if ((v.sort === 'num' || v.sort === 'count') && typeof v.node === 'object')
        reads ||= presentValue(v.node, stat);
      if (v.sort === 'filter' && v.node.k === 'num')
        reads ||= v.node.stat === stat && v.node.original !== true && v.node.last !== true;
      if (v.sort === 'filter' && v.node.k === 'most') reads ||= v.node.stat === stat;
    };
    visitEffects([{ ...e, mods: [mod] }], '', { enter: look });
    if (reads)
      warn(
        'circular',
        `${path}.mods[${i}]`,
        `changes ${stat} by what the present ${stat} is: say original or last`,
      );
  }
}
/** Only of cards the static may reach: itself, its wearer, sets. */
const presentValue = (n: Exclude<Num, number>, stat: Stat): boolean =>
  (n.k === 'stat' || n.k === 'sum') &&
  n.stat === stat &&
  n.original !== true &&
  n.last !== true &&
  !(n.k === 'stat' && bonded(n.of));
const bonded = (r: Ref): boolean => typeof r === 'object' && 'bond' in r;

// ---- itself among the others

/** "While there is a monster" on a monster that is one itself. */
function alwaysThere(def: CardDef, e: Effect, path: string, warn: Warn): void {
  if (def.kind !== 'monster' || (e.from !== undefined && !e.from.includes('mzone'))) return;
  if (e.k !== 'static' && !(e.k === 'act' && (e.on.k === 'ignition' || e.on.k === 'quick'))) return;
  const conds: readonly Cond[] = e.if ?? [];
  conds.forEach((c, i) => {
    if (c.k === 'exists' && (c.min ?? 1) === 1 && coversSelf(c.g))
      warn('other', `${path}.if[${i}]`, 'the card itself is always among them: say `other`');
  });
}
const TRUE_OF_SELF = (f: Filter): boolean =>
  (f.k === 'is' && f.kind === 'monster') || (f.k === 'face' && f.up);
function coversSelf(g: Still): boolean {
  if (typeof g !== 'object' || !('in' in g)) return g === 'this';
  const mine = g.of === 'you' || g.of === 'both';
  return mine && (g.in.includes('mzone') || g.in.includes('field')) && (g.where ?? []).every(TRUE_OF_SELF);
}

// ---- faces

/** Filters that read what is printed or computed from it. */
const READS_CARD = new Set<Filter['k']>([
  'sub',
  'num',
  'attr',
  'race',
  'name',
  'arch',
  'most',
  'does',
  'twin',
  'listedOn',
  'calledBy',
]);
const inner = (f: Filter): Filter[] =>
  f.k === 'not' ? inner(f.f) : f.k === 'any' || f.k === 'all' ? f.f.flatMap(inner) : [f];

/** Asks about cards on the field, the opponent's among them, that may lie face-down. */
function unseen(g: Group): boolean {
  if (g.of === 'you' || !g.in.some((p) => p === 'mzone' || p === 'field' || p === 'szone' || p === 'fzone'))
    return false;
  const all = (g.where ?? []).flatMap(inner);
  if (all.some((f) => f.k === 'face')) return false;
  return all.some((f) => READS_CARD.has(f.k) && !(f.k === 'sub' && f.type === 'token'));
}
