/** What an effect would do, read off its own data (AST.md rule 8): the chosen mode counts, delayed parts do not. */
import type {
  Cards,
  Effect,
  Filter,
  Kind,
  Op,
  Place,
  Some,
  Static,
  Still,
  Trait,
  Who,
} from '../ast/index.ts';
import type { Eff } from '../pool.ts';
import type { ChainLink, State } from '../state.ts';
import type { Ctx } from './ctx.ts';
import { whoOf } from './who.ts';

const isSome = (c: Cards): c is Some => typeof c === 'object' && 'from' in c;

/** `mode` -1: any branch counts. `link`: whose "you" the effect's words mean. */
export function doesTrait(s: State, c: Ctx, eff: Eff, mode: number, t: Trait, link?: ChainLink): boolean {
  if (t.op === 'negate' && eff.e.k === 'static') return switchesOff(eff.e, t);
  return opsOf(eff.e, mode, t.asCost === true).some((op) => opDoes(s, c, eff.e, op, t, link));
}

/** Negates such cards for as long as it lasts. */
function switchesOff(e: Static, t: Trait): boolean {
  if (!e.mods.some((m) => m.k === 'negated')) return false;
  const { on } = e;
  return t.on === undefined || (typeof on === 'object' && 'in' in on && t.on.every((f) => covers(on, f)));
}
/** Negates a link whose card may be such a one. */
function negatesSuch(e: Effect, f: Filter): boolean {
  if ((e.k !== 'act' && e.k !== 'react') || !('ev' in e.on) || e.on.ev === undefined || f.k !== 'is')
    return false;
  return e.on.ev.some(
    (ev) => (ev.k === 'activated' || ev.k === 'resolving') && ev.what.every((w) => allowsKind(w, f.kind)),
  );
}

function opsOf(e: Effect, mode: number, costs: boolean): Op[] {
  switch (e.k) {
    case 'act': {
      const modes = (e.modes ?? []).filter((_, i) => mode < 0 || i === mode);
      return costs
        ? [...(e.cost ?? []), ...modes.flatMap((m) => m.cost ?? [])]
        : [...e.do, ...modes.flatMap((m) => m.do)].flatMap(inner);
    }
    case 'react':
      return e.do.flatMap(inner);
    case 'procedure':
      return costs ? (e.cost ?? []) : (e.then ?? []).flatMap(inner);
    case 'replace':
      return e.instead.flatMap(inner);
    default:
      return [];
  }
}

/** Does this effect Special Summon a monster by that name? */
export function calls(e: Effect, name: string): boolean {
  return opsOf(e, -1, false).some((op) => {
    const still = op.k === 'summon' ? stillOf(e, op) : null;
    if (still === null || typeof still !== 'object' || !('in' in still)) return false;
    return (still.where ?? []).some((f) => f.k === 'name' && f.is === name);
  });
}

/** An operation and those it holds. */
function inner(op: Op): Op[] {
  switch (op.k) {
    case 'may':
    case 'each':
    case 'every':
    case 'repeat':
      return op.do.flatMap(inner);
    case 'if':
      return [...op.do, ...(op.else ?? [])].flatMap(inner);
    case 'payElse':
      return [...op.pay, ...op.else].flatMap(inner);
    case 'modes':
      return op.of.flatMap((m) => m.do.flatMap(inner));
    default:
      return [op];
  }
}

function opDoes(s: State, c: Ctx, e: Effect, op: Op, t: Trait, link: ChainLink | undefined): boolean {
  if (t.op !== 'any' && op.k !== t.op && !(t.op === 'summon' && op.k === 'summonByRule')) return false;
  if (t.from !== undefined && !placesOf(e, op).some((p) => t.from!.includes(p))) return false;
  if (t.on !== undefined && !t.on.every((f) => mentions(e, op, f))) return false;
  if (t.to !== undefined) {
    const whose = sideOf(e, op);
    if (whose === null) return true;
    // in a block that both carry out each of them is meant
    if (whose === 'they' || whose === 'theirOpp') return true;
    const you = link?.player ?? c.you;
    const hit = whoOf(s, { ...c, you }, whose);
    const asked = whoOf(s, c, t.to);
    return hit === -1 || asked === -1 || hit === asked;
  }
  return true;
}

/** The cards an operation is about; of cards bound before, those they were chosen from. */
function stillOf(e: Effect, op: Op): Still | null {
  let still = named(op);
  // a chain of names ends at a group, or at cards that only the play knows
  for (let n = 0; n < NAMES && still !== null && typeof still === 'object'; n++) {
    if ('those' in still) still = still.those;
    else if (!('ref' in still)) return still;
    else {
      const chosen = source(e, still.ref);
      if (chosen === null) return still;
      still = chosen;
    }
  }
  return still;
}
const NAMES = 6;
/** What the cards of that name were chosen from, as a target, a cost or while resolving. */
function source(e: Effect, ref: string): Still | null {
  const act = e.k === 'act' ? e : null;
  for (const list of [act?.target, ...(act?.modes ?? []).map((m) => m.target)])
    for (const some of list ?? []) if (some.as === ref) return some.from;
  for (const op of [...opsOf(e, -1, false), ...opsOf(e, -1, true)]) {
    const what = 'what' in op ? (op.what as Cards | { player: Who }) : null;
    if (what !== null && typeof what === 'object' && 'from' in what && what.as === ref) return what.from;
    if (op.as === ref) return named(op);
  }
  return null;
}
function named(op: Op): Still | null {
  if (!('what' in op) || op.k === 'declare' || op.k === 'negate' || op.k === 'retarget') return null;
  const what = op.what as Cards | { player: Who };
  if (typeof what === 'object' && 'player' in what) return null;
  return isSome(what) ? what.from : what;
}
function placesOf(e: Effect, op: Op): Place[] {
  const still = stillOf(e, op);
  if (op.k === 'search') return ['deck'];
  return still !== null && typeof still === 'object' && 'in' in still ? still.in : [];
}
function sideOf(e: Effect, op: Op): Who | null {
  if (op.k === 'damage' || op.k === 'draw' || op.k === 'mill') return op.who;
  const still = stillOf(e, op);
  return still !== null && typeof still === 'object' && 'in' in still ? still.of : null;
}
/** The operation's own filter does not exclude what is asked for. */
function mentions(e: Effect, op: Op, f: Filter): boolean {
  if (op.k === 'negate' && op.of === 'event') return negatesSuch(e, f);
  const still = stillOf(e, op);
  return still !== null && covers(still, f);
}
function covers(still: Still, f: Filter): boolean {
  if (typeof still !== 'object' || !('in' in still)) return true;
  if (f.k === 'is' && still.in.some((p) => holdsKind(p, f.kind)))
    return (still.where ?? []).every((w) => allowsKind(w, f.kind));
  return (still.where ?? []).some((w) => JSON.stringify(w) === JSON.stringify(f));
}
/** Cards of this kind may lie there. */
const holdsKind = (p: Place, kind: Kind): boolean =>
  p === 'field' ||
  (p === 'mzone') === (kind === 'monster') ||
  !(p === 'mzone' || p === 'szone' || p === 'fzone');
/** The filter does not leave out all cards of the kind. */
function allowsKind(w: Filter, kind: Kind): boolean {
  if (w.k === 'is') return w.kind === kind;
  if (w.k === 'any') return w.f.some((x) => allowsKind(x, kind));
  if (w.k === 'all') return w.f.every((x) => allowsKind(x, kind));
  return w.k !== 'not' || w.f.k !== 'is' || w.f.kind !== kind;
}
