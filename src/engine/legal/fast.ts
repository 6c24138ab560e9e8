/** What a player may activate in a response window or on a chain (SPEED, CHAIN, TURN-04). */

import { pileOf } from '../core/mutate.ts';
import { type Option, option } from '../decision.ts';
import { type Def, defAt, type Eff } from '../pool.ts';
import type { State } from '../state.ts';
import { type PlayerId, ZONE, ZONES_PER_PLAYER, type ZoneId } from '../types.ts';
import { activationBar, type When } from './activate.ts';
import { procedurePossible } from './procedure.ts';

const PLACES: readonly ZoneId[] = [
  ZONE.hand,
  ZONE.mzone,
  ZONE.szone,
  ZONE.fzone,
  ZONE.gy,
  ZONE.banished,
  ZONE.extra,
  ZONE.deck,
];
/** From the others (bits) few cards act; they are looked through only where one of the duel does. */
const NEAR = (1 << ZONE.hand) | (1 << ZONE.mzone) | (1 << ZONE.szone) | (1 << ZONE.fzone) | (1 << ZONE.gy);

/** Ignition Effects that may be activated before any response: none, those of monsters on the field, or any (GAP-08). */
export type Ignitions = 'none' | 'monsters' | 'any';
/** Zones (bits) from which they may start. */
const ignitionZones = (which: Ignitions): number =>
  which === 'none' ? 0 : which === 'monsters' ? 1 << ZONE.mzone : -1;
/** Zones (bits) in which some card of the duel might respond, or start an Ignition Effect. */
const zonesToLook = (s: State, ignite: number): number =>
  (s.heard.fastZones | ignite) & (NEAR | s.heard.actZones);

/** Has the player any card at all that might respond? A look at what lies where, not at whether it may. */
export function holdsFast(s: State, p: PlayerId, which: Ignitions): boolean {
  if (s.heard.lateProcedures && s.chain.length === 0) return true;
  const ignite = ignitionZones(which);
  const zones = zonesToLook(s, ignite);
  for (const z of PLACES) {
    const bit = 1 << z;
    if ((zones & bit) === 0) continue;
    const ignitions = (ignite & bit) !== 0;
    for (const id of pileOf(s, p, z)) {
      if (id < 0) continue;
      const d = defAt(s.cards[id]!.d);
      if (
        (d.fast & bit) !== 0 ||
        d.shared ||
        (z === ZONE.hand && handTrap(s, d)) ||
        (ignitions && d.ignitions.length > 0)
      )
        return true;
    }
  }
  return false;
}

/** Options of Spell Speed `when.speed` or more, and the Ignition Effects the turn player may start first (GAP-08, GOAT-01). */
export function fastOptions(s: State, p: PlayerId, when: When, which: Ignitions): Option[] {
  const out: Option[] = [];
  const ignite = ignitionZones(which);
  const zones = zonesToLook(s, ignite);
  for (const z of PLACES) {
    const bit = 1 << z;
    if ((zones & bit) === 0) continue;
    const ignitions = (ignite & bit) !== 0;
    for (const id of pileOf(s, p, z)) {
      if (id < 0) continue;
      const d = defAt(s.cards[id]!.d);
      const trap = z === ZONE.hand && handTrap(s, d);
      if ((d.fast & bit) === 0 && !trap && (!ignitions || d.ignitions.length === 0)) continue;
      if (z !== ZONE.gy && z !== ZONE.mzone)
        for (const eff of d.cards) if (eff.speed >= when.speed) add(s, p, id, eff, when, out);
      if (d.quicks.length > 0) for (const eff of d.quicks) add(s, p, id, eff, when, out);
      if (ignitions) for (const eff of d.ignitions) add(s, p, id, eff, { speed: 1, negation: false }, out);
    }
  }
  if (s.heard.lateProcedures && s.chain.length === 0 && !when.negation) lateProcedures(s, p, out);
  // effects on the field that either player may use
  const other = (1 - p) as PlayerId;
  for (const z of [ZONE.mzone, ZONE.szone, ZONE.fzone] as const) {
    for (const id of pileOf(s, other, z)) {
      if (id < 0) continue;
      const d = defAt(s.cards[id]!.d);
      if (!d.shared) continue;
      for (const eff of d.quicks)
        if (eff.e.k === 'act' && eff.e.users === 'both') add(s, p, id, eff, when, out);
      if ((ignite & (1 << z)) === 0) continue;
      for (const eff of d.ignitions)
        if (eff.e.k === 'act' && eff.e.users === 'both')
          add(s, p, id, eff, { speed: 1, negation: false }, out);
    }
  }
  return out;
}

/** Procedures that belong right after an event (`ev`), in the open window behind it. */
function lateProcedures(s: State, p: PlayerId, out: Option[]): void {
  for (let z = 0; z < ZONES_PER_PLAYER; z++) {
    if (((s.heard.procedureZones | (1 << ZONE.hand)) & (1 << z)) === 0) continue;
    for (const id of pileOf(s, p, z as ZoneId)) {
      if (id < 0) continue;
      for (const eff of defAt(s.cards[id]!.d).procedures)
        if (eff.e.k === 'procedure' && eff.e.ev !== undefined && procedurePossible(s, p, id, eff))
          out.push(option('procedure', id, eff.addr));
    }
  }
}

/** A Trap in the hand, where some card of the duel lets Traps be used from there. */
const handTrap = (s: State, d: Def): boolean => d.kind === 2 && s.heard.handTraps;

function add(s: State, p: PlayerId, id: number, eff: Eff, when: When, out: Option[]): void {
  if (activationBar(s, p, id, eff, when) === '') out.push(option('activate', id, eff.addr));
}
