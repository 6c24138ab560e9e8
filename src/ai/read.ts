/** Reads groups, filters, numbers and conditions of the effect vocabulary on a model. What cannot be known counts as true. */
import type { Cond, Filter, Num, Place, PlayerId, Ref, Still, Who } from '../engine/index.ts';
import { bring, find, type Model, onField, other, type Piece, stat } from './model.ts';
import { bySelfOnly } from './printed.ts';
import { compare, type Reading, statOf } from './reading.ts';

/** The players meant. */
export function players(m: Model, who: Who, r: Reading): readonly PlayerId[] {
  if (typeof who === 'object') {
    const ref = 'ctrl' in who ? who.ctrl : who.owner;
    const piece = refs(m, ref, r)[0];
    return piece ? ['ctrl' in who ? piece.side : piece.owner] : [r.you];
  }
  switch (who) {
    case 'you':
      return [r.you];
    case 'opp':
      return [other(r.you)];
    case 'both':
      return [r.you, other(r.you)];
    case 'they':
      return [r.they ?? r.you];
    case 'theirOpp':
      return [other(r.they ?? r.you)];
    case 'turnPlayer':
      return [m.turnPlayer];
    case 'eventPlayer':
      return [find(m, r.event[0] ?? -1)?.side ?? other(r.you)];
  }
}

function refs(m: Model, ref: Ref, r: Reading): Piece[] {
  const one = (h: number): Piece[] => {
    const piece = find(m, h);
    return piece ? [piece] : [];
  };
  const self = find(m, r.self);
  if (typeof ref === 'object') {
    if ('ref' in ref) return (r.regs.get(ref.ref) ?? []).flatMap(one);
    if ('role' in ref && ref.role === 'equips') {
      const hosts = refs(m, ref.of, r).map((p) => p.h);
      return m.pieces.filter((p) => p.host !== -1 && hosts.includes(p.host) && onField(p));
    }
    return [];
  }
  switch (ref) {
    case 'this':
      return one(r.self);
    case 'host':
      return one(self?.host ?? -1);
    case 'attacker':
      return one(m.battle?.attacker ?? -1);
    case 'attackTarget':
      return one(m.battle?.target ?? -1);
    case 'foe': {
      const { attacker, target } = m.battle ?? { attacker: -1, target: -1 };
      const own = self?.host !== undefined && self.host !== -1 ? self.host : r.self;
      return attacker === own ? one(target) : one(attacker);
    }
    case 'event':
      return r.event.flatMap(one);
    case 'it':
      return one(r.it ?? -1);
  }
}

const FIELD: readonly Place[] = ['mzone', 'szone', 'fzone'];

/** All cards meant, as pieces of the model. */
export function resolve(m: Model, still: Still, r: Reading): Piece[] {
  if (typeof still === 'string') return refs(m, still, r);
  if ('in' in still) {
    const zones = still.in.flatMap((zone) => (zone === 'field' ? FIELD : [zone]));
    const sides = players(m, still.of, r);
    if (zones.includes('deck')) openDeck(m, sides);
    let found = m.pieces.filter(
      (p) =>
        (zones as readonly string[]).includes(p.zone) &&
        sides.includes(p.zone === 'mzone' || p.zone === 'szone' || p.zone === 'fzone' ? p.side : p.owner),
    );
    if (still.where) found = passing(m, found, still.where, r);
    return found;
  }
  if ('those' in still) return passing(m, resolve(m, still.those, r), still.where, r);
  if ('minus' in still) {
    const out = new Set(resolve(m, still.minus[1], r).map((p) => p.h));
    return resolve(m, still.minus[0], r).filter((p) => !out.has(p.h));
  }
  if ('plus' in still) return still.plus.flatMap((part) => resolve(m, part, r));
  return refs(m, still, r);
}

/** My own Deck becomes pieces the first time something looks for a card in it. */
function openDeck(m: Model, sides: readonly PlayerId[]): void {
  if (!sides.includes(m.me) || m.ownDeck.length === 0) return;
  for (const code of new Set(m.ownDeck)) bring(m, code, m.me, 'deck');
  m.ownDeck = [];
}

function passing(m: Model, pieces: readonly Piece[], where: readonly Filter[], r: Reading): Piece[] {
  const most = where.find((f) => f.k === 'most');
  const found = pieces.filter((p) => where.every((f) => passes(m, p, f, r)));
  if (most?.k !== 'most' || found.length < 2) return found;
  const values = found.map((p) => statOf(p, most.stat));
  const best = most.which === 'highest' ? Math.max(...values) : Math.min(...values);
  return found.filter((p) => statOf(p, most.stat) === best);
}

/** Does the card pass? Asked of an unknown card, what it is counts as yes. */
export function passes(m: Model, p: Piece, f: Filter, r: Reading): boolean {
  switch (f.k) {
    case 'face':
      return onField(p) ? p.up === f.up : f.up;
    case 'pos':
      return p.zone !== 'mzone' || p.attack === (f.is === 'attack');
    case 'is':
      return p.def && !onField(p) ? p.def.kind === f.kind : onField(p) ? onFieldKind(p, f.kind) : true;
    case 'not':
      return f.f.k === 'is' && !p.def ? true : !passes(m, p, f.f, r);
    case 'any':
      return f.f.some((g) => passes(m, p, g, r));
    case 'all':
      return f.f.every((g) => passes(m, p, g, r));
    case 'isRef':
      return refs(m, f.is, r).some((q) => q.h === p.h);
    case 'other':
      return p.h !== r.self;
    case 'place':
      return f.in.some((zone) => (zone === 'field' ? onField(p) : zone === p.zone));
    case 'ctrl':
      return players(m, f.is, r).includes(p.side);
    case 'owner':
      return players(m, f.is, r).includes(p.owner);
    case 'wears':
      return m.pieces.some((q) => q.host === p.h && f.where.every((g) => passes(m, q, g, r)));
    case 'worn':
      return p.host !== -1;
    case 'counters':
      return compare(p.counters, f.cmp, num(m, f.n, r));
    default:
      return p.def === null ? true : printed(m, p, p.def, f, r);
  }
}

function onFieldKind(p: Piece, kind: string): boolean {
  if (p.zone === 'mzone') return kind === 'monster';
  if (kind === 'monster') return false;
  return p.def ? p.def.kind === kind || (p.def.kind === 'monster' && kind === 'spell') : true;
}

function printed(m: Model, p: Piece, def: NonNullable<Piece['def']>, f: Filter, r: Reading): boolean {
  switch (f.k) {
    case 'sub':
      return def.sub.includes(f.type);
    case 'num': {
      if (f.stat !== 'atk' && f.stat !== 'def' && def[f.stat] === undefined) return false;
      const own =
        f.original && (f.stat === 'atk' || f.stat === 'def')
          ? stat(f.stat === 'atk' ? def.atk : def.def)
          : statOf(p, f.stat);
      return compare(own, f.cmp, num(m, f.to, r));
    }
    case 'attr':
      return typeof f.is === 'object' || def.attr === f.is;
    case 'race':
      return typeof f.is === 'object' || def.race === f.is;
    case 'name': {
      if (typeof f.is === 'string') return def.name === f.is || def.alsoNamed === f.is;
      if ('of' in f.is) return refs(m, f.is.of, r).some((q) => q.code === p.code);
      return true;
    }
    case 'arch':
      return def.arch?.includes(f.is) ?? false;
    case 'canSummon':
    case 'canNormal':
      return (
        def.kind === 'monster' &&
        (f.k === 'canNormal' ? !bySelfOnly(def) : !bySelfOnly(def) || p.zone === 'gy')
      );
    case 'canHold':
      return def.holds?.counter === f.counter;
    default:
      return true;
  }
}

/** A number, or a fair guess. */
export function num(m: Model, n: Num, r: Reading): number {
  if (typeof n === 'number') return n;
  switch (n.k) {
    case 'stat': {
      const p = refs(m, n.of, r)[0];
      return p ? statOf(p, n.stat) : 0;
    }
    case 'count': {
      const found = resolve(m, n.of, r);
      return n.distinct ? new Set(found.map((p) => p.code)).size : found.length;
    }
    case 'sum':
      return resolve(m, n.of, r).reduce((sum, p) => sum + statOf(p, n.stat), 0);
    case 'lp':
      return m.lp[players(m, n.of, r)[0] ?? r.you];
    case 'reg':
      return r.nums.get(n.name) ?? r.regs.get(n.name)?.length ?? 2;
    case 'counters': {
      const p = resolve(m, n.on, r)[0];
      return p?.counters ?? 0;
    }
    case 'half':
      return Math.floor(num(m, n.of, r) / 2);
    case 'add':
      return num(m, n.a, r) + num(m, n.b, r);
    case 'sub':
      return num(m, n.a, r) - num(m, n.b, r);
    case 'mul':
      return num(m, n.a, r) * num(m, n.b, r);
    case 'min':
      return Math.min(num(m, n.a, r), num(m, n.b, r));
    case 'max':
      return Math.max(num(m, n.a, r), num(m, n.b, r));
    case 'amount':
      return 800;
    case 'noted':
    case 'tally':
      return 1;
  }
}

/** True, false, or not to be known. */
export function holds(m: Model, c: Cond, r: Reading): boolean | null {
  switch (c.k) {
    case 'turn':
      return players(m, c.of, r).includes(m.turnPlayer);
    case 'phase':
      return (
        players(m, c.of, r).includes(m.turnPlayer) &&
        c.is.some((w) =>
          w === 'main'
            ? m.phase === 'main1' || m.phase === 'main2'
            : w === m.phase || (m.phase === 'battle' && !isPhase(w)),
        )
      );
    case 'exists':
      return resolve(m, c.g, r).length >= (c.min === undefined ? 1 : num(m, c.min, r));
    case 'cmp':
      return unknownNum(c.a) || unknownNum(c.b) ? null : compare(num(m, c.a, r), c.cmp, num(m, c.b, r));
    case 'refIs': {
      const found = refs(m, c.of, r);
      if (found.some((p) => p.def === null)) return null;
      return found.length > 0 && found.every((p) => c.where.every((f) => passes(m, p, f, r)));
    }
    case 'not': {
      const inner = holds(m, c.c, r);
      return inner === null ? null : !inner;
    }
    case 'all': {
      const parts = c.c.map((d) => holds(m, d, r));
      return parts.includes(false) ? false : parts.includes(null) ? null : true;
    }
    case 'any': {
      const parts = c.c.map((d) => holds(m, d, r));
      return parts.includes(true) ? true : parts.includes(null) ? null : false;
    }
    case 'battling': {
      const sides = [m.battle?.attacker ?? -1, m.battle?.target ?? -1];
      return refs(m, c.who, r).some((p) => sides.includes(p.h));
    }
    case 'happened':
    case 'called':
      return null;
  }
}

const isPhase = (w: string): boolean => ['draw', 'standby', 'main1', 'main2', 'end', 'mainStart'].includes(w);
const unknownNum = (n: Num): boolean =>
  typeof n === 'object' && (n.k === 'reg' || n.k === 'tally' || n.k === 'noted' || n.k === 'amount');
