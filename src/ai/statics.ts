/** What face-up cards do all the time: prohibitions and permissions of battle, and numbers added to others. */
import type { CardDef, Mod, PlayerId, Static } from '../engine/index.ts';
import { change, type Model, monsters, type Piece } from './model.ts';
import { holds, num, passes, resolve } from './read.ts';
import { type Reading, reading } from './reading.ts';

/** How a monster may battle now. */
export interface Flags {
  noAttack: boolean;
  noBattleDeath: boolean;
  noEffectDeath: boolean;
  /** Cannot be attacked. */
  hidden: boolean;
  direct: boolean;
  pierce: boolean;
  attacks: number;
}

const BATTLE_MODS = ['cannot', 'direct', 'pierce', 'attacks', 'cap', 'toll'];
const NUMBER_MODS = ['add'];

interface Sorted {
  battle: readonly Static[];
  numbers: readonly Static[];
}
const cache = new WeakMap<CardDef, Sorted>();

function sorted(def: CardDef): Sorted {
  let found = cache.get(def);
  if (!found) {
    const statics = def.effects.filter((e): e is Static => e.k === 'static');
    const having = (kinds: readonly string[]): Static[] =>
      statics.filter((e) => e.mods.some((mod) => kinds.includes(mod.k)));
    found = { battle: having(BATTLE_MODS), numbers: having(NUMBER_MODS) };
    cache.set(def, found);
  }
  return found;
}

const active = (p: Piece): boolean => p.up && !p.negated && p.def !== null;

function bearers(m: Model, effect: Static, source: Piece, r: Reading): Piece[] {
  if (effect.if?.some((c) => holds(m, c, r) === false)) return [];
  if (effect.from && !effect.from.some((z) => z === 'field' || z === source.zone)) return [];
  if (typeof effect.on !== 'object' || !('player' in effect.on)) return resolve(m, effect.on, r);
  const who = effect.on.player;
  const sides: PlayerId[] =
    who === 'you' ? [source.side] : who === 'opp' ? [source.side === 0 ? 1 : 0] : [0, 1];
  return sides.flatMap((side) => monsters(m, side));
}

function apply(m: Model, flags: Flags, mod: Mod, p: Piece, r: Reading): void {
  switch (mod.k) {
    case 'cannot': {
      if (mod.where?.some((f) => !passes(m, p, f, r))) return;
      if (mod.unless?.some((c) => holds(m, c, r) === true)) return;
      if (mod.do === 'attack' || mod.do === 'enterBattle') flags.noAttack = true;
      if (mod.do === 'beDestroyedByBattle' && !mod.by) flags.noBattleDeath = true;
      if (mod.do === 'beDestroyedByEffect' && !mod.by) flags.noEffectDeath = true;
      if (mod.do === 'beAttacked') flags.hidden = true;
      if (mod.do === 'attackDirect') flags.direct = false;
      return;
    }
    case 'direct':
      flags.direct = true;
      return;
    case 'pierce':
      flags.pierce = true;
      return;
    case 'attacks':
      flags.attacks = Math.max(flags.attacks, mod.n === 'all' ? 3 : Math.min(3, num(m, mod.n, r)));
      return;
  }
}

/** Flags of all monsters on the field, by handle. */
export function battleFlags(m: Model): Map<number, Flags> {
  const all = new Map<number, Flags>();
  for (const p of m.pieces) {
    if (p.zone !== 'mzone') continue;
    all.set(p.h, {
      noAttack: p.spell.noAttack === true,
      noBattleDeath: p.spell.noBattleDeath === true,
      noEffectDeath: false,
      hidden: false,
      direct: p.spell.direct === true,
      pierce: p.spell.pierce === true,
      attacks: p.spell.attacks ?? 1,
    });
  }
  for (const source of m.pieces) {
    if (!active(source) || !source.def) continue;
    if (source.zone !== 'mzone' && source.zone !== 'szone' && source.zone !== 'fzone') continue;
    for (const effect of sorted(source.def).battle) {
      const r = reading(source.side, source.h);
      for (const p of bearers(m, effect, source, r)) {
        const flags = all.get(p.h);
        if (flags) for (const mod of effect.mods) apply(m, flags, mod, p, r);
      }
    }
  }
  return all;
}

/** Adds (or takes away) what the numbers of one card give to the monsters it is about. */
export function giveNumbers(m: Model, source: Piece, sign: 1 | -1, only: number | null = null): void {
  if (!active(source) || !source.def) return;
  for (const effect of sorted(source.def).numbers) {
    const r = reading(source.side, source.h);
    for (const p of bearers(m, effect, source, r)) {
      if (p.zone !== 'mzone' || (only !== null && p.h !== only)) continue;
      r.it = p.h;
      let { atk, dfn } = p;
      for (const mod of effect.mods) {
        if (mod.k !== 'add') continue;
        const n = sign * num(m, mod.n, r);
        if (mod.stat === 'atk') atk = Math.max(0, atk + n);
        if (mod.stat === 'def') dfn = Math.max(0, dfn + n);
      }
      if (atk !== p.atk || dfn !== p.dfn) change(m, p.h, { atk, dfn });
    }
  }
}

/** A monster that has just come under the numbers of the cards that lie there. */
export function takeNumbers(m: Model, p: Piece): void {
  for (const source of m.pieces) {
    if (source.h === p.h || !active(source) || !source.def) continue;
    if (source.zone !== 'mzone' && source.zone !== 'szone' && source.zone !== 'fzone') continue;
    if (sorted(source.def).numbers.length > 0) giveNumbers(m, source, 1, p.h);
  }
}
