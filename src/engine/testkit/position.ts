/** Builds a state from a position given as plain data, standing at its first decision. */

import type { Op } from '../ast/index.ts';
import { addCard, emptyState } from '../core/duel.ts';
import { listen } from '../core/emit.ts';
import { PROC, push } from '../core/frames.ts';
import { heardBy } from '../core/heard.ts';
import { pileOf } from '../core/mutate.ts';
import { run } from '../core/run.ts';
import { bondName, counterName } from '../eval/bond.ts';
import type { Sink } from '../events.ts';
import { defAt, usePool } from '../pool.ts';
import { rulesKey } from '../profile.ts';
import type { State } from '../state.ts';
import {
  type CardId,
  extraIndex,
  extraSlot,
  MAIN_ZONES,
  opponentOf,
  type Phase,
  type PlayerId,
  POSITIONS,
  ZONE,
  type ZoneId,
} from '../types.ts';
import type { PlacedCard, PositionSpec } from './spec.ts';
import { trapGuise } from './trapMonster.ts';

/** Step of the turn procedure at which a phase begins. */
const TURN_STEP: Readonly<Record<Phase, number>> = {
  draw: 1,
  standby: 2,
  main1: 3,
  battle: 5,
  main2: 7,
  end: 8,
};

/**
 * @throws RangeError naming the card or place that cannot be set up. Cards on the field count as having come on an earlier
 * turn.
 */
export function buildPosition(spec: PositionSpec): State {
  const s = layPosition(spec);
  beginPosition(s);
  return s;
}

/** The position before anything has happened in it, at no decision yet. @throws what `buildPosition` throws. */
export function layPosition(spec: PositionSpec): State {
  usePool(spec.pool);
  const params = spec.attackFirstTurn ? { ...spec.params, 'PRM-11': true } : (spec.params ?? {});
  const { turn = 1, turnPlayer } = spec;
  const first = turn % 2 === 1 ? turnPlayer : opponentOf(turnPlayer);
  const s = emptyState(spec.pool.id, rulesKey(spec.rules, params), spec.seed, first);
  s.turn = turn;
  s.turnPlayer = spec.turnPlayer;
  s.fixed = (spec.fixedDeckOrder ? 1 : 0) | (spec.randomFirst ? 2 : 0);
  s.coins = [...spec.coins];
  s.dice = [...spec.dice];
  s.shuffles = (spec.shuffles ?? []).map((order) => [...order]);
  const later: (() => void)[] = [];
  for (const p of [0, 1] as const) side(s, spec, p, later);
  for (const f of later) f();
  s.players[spec.turnPlayer].normalSummons = 1;
  s.phase = spec.phase;
  s.heard = heardBy(s);
  push(s, PROC.duel, []);
  push(s, PROC.turn, [], [], TURN_STEP[spec.phase]);
  return s;
}

/** Runs a laid position to its first decision. */
export function beginPosition(s: State, sink: Sink = null): void {
  usePool(s.pool);
  const outer = listen(sink);
  try {
    run(s);
  } finally {
    listen(outer);
  }
}

function side(s: State, spec: PositionSpec, p: PlayerId, later: (() => void)[]): void {
  const from = spec.sides[p];
  if (from.lp !== null) s.players[p].lp = from.lp;
  for (const code of [...from.deck].reverse()) addCard(s, code, p, ZONE.deck);
  for (const code of from.hand) s.cards[addCard(s, code, p, ZONE.hand)]!.seen = 1 << p;
  for (const code of from.extra) s.cards[addCard(s, code, p, ZONE.extra)]!.seen = 1 << p;
  for (const card of from.gy) pile(s, card, p, ZONE.gy);
  for (const card of from.banished) pile(s, card, p, ZONE.banished);
  from.monsters.forEach((card, i) => {
    if (card !== null) onField(s, card, p, ZONE.mzone, i, later);
  });
  from.spells.forEach((card, i) => {
    if (card !== null) onField(s, card, p, ZONE.szone, i, later);
  });
  if (from.field !== null) onField(s, from.field, p, ZONE.fzone, 0, later);
}

function pile(s: State, card: PlacedCard, p: PlayerId, z: ZoneId): void {
  const owner = card.owner ?? p;
  const c = s.cards[addCard(s, card.code, owner, z)]!;
  c.seen = 3;
  c.face = 1;
  c.properly = card.proper === true;
}

function onField(
  s: State,
  card: PlacedCard,
  p: PlayerId,
  z: ZoneId,
  slot: number,
  later: (() => void)[],
): void {
  const row = pileOf(s, p, z);
  if (z === ZONE.mzone && slot >= row.length)
    throw new RangeError(`player ${p}: these rules have no Extra Monster Zones (PRM-26)`);
  if (row[slot] !== -1 || (slot >= MAIN_ZONES ? z !== ZONE.mzone : false) || taken(s, p, z, slot))
    throw new RangeError(`player ${p} has no free zone ${slot} for card ${card.code}`);
  const owner = card.owner ?? p;
  const id = addCard(s, card.code, owner, ZONE.gone);
  pileOf(s, owner, ZONE.gone).pop();
  const c = s.cards[id]!;
  row[slot] = id;
  c.zone = z;
  c.slot = slot;
  c.controller = p;
  c.enteredBy = p;
  const pos = card.position ?? (z === ZONE.mzone ? 'attack' : 'set');
  if (z === ZONE.mzone) {
    const n = pos === 'set' ? 2 : pos === 'up' ? 0 : POSITIONS.indexOf(pos);
    c.face = n < 2 ? 1 : 0;
    c.pos = n === 1 || n === 2 ? 1 : 0;
    c.how = c.face === 1 ? 1 : 0;
    c.properly = card.proper === true;
    c.guise = defAt(c.d).kind === 0 ? null : trapGuise(defAt(c.d));
  } else c.face = pos === 'up' || pos === 'attack' ? 1 : 0;
  c.seen = c.face === 1 ? 3 : 1 << p;
  for (const code of card.materials ?? []) under(s, code, p, id);
  for (const [kind, n] of card.counters ?? [])
    c.counters = [...c.counters, counterName(counterKey(c.d, kind)), n];
  if (card.equippedTo !== undefined)
    later.push(() => {
      c.attachedTo = at(s, card.equippedTo!);
      // a monster held by an Equip that takes control came to its owner's side and goes back there
      const host = s.cards[c.attachedTo]!;
      if (takesControl(c.d)) host.enteredBy = host.owner;
      // what its effect put on the monster it brought back is tied to it
      if (card.linkedTo === undefined) c.bonds = bondsTo(s, c.d, host.id);
    });
  if (card.linkedTo !== undefined) {
    later.push(() => {
      const host = at(s, card.linkedTo!);
      c.bonds = bondsTo(s, c.d, host);
      if (c.bonds.length === 0) throw new RangeError(`card ${card.code} is linked to no monster`);
      if (defAt(c.d).card.sub.includes('equip')) c.attachedTo = host;
    });
  }
}

/** An Extra Monster Zone in which the other player has a monster. */
const taken = (s: State, p: PlayerId, z: ZoneId, slot: number): boolean =>
  z === ZONE.mzone &&
  slot >= MAIN_ZONES &&
  pileOf(s, opponentOf(p), z)[extraSlot(opponentOf(p), extraIndex(p, slot))] !== -1;

/** A material of an Xyz Monster. */
function under(s: State, code: number, p: PlayerId, host: CardId): void {
  const c = s.cards[addCard(s, code, p, ZONE.overlay)]!;
  c.attachedTo = host;
  c.face = 1;
  c.seen = 3;
  s.cards[host]!.materials = [...s.cards[host]!.materials, c.id];
}

const takesControl = (d: number): boolean =>
  defAt(d).statics.some(({ e }) => e.k === 'static' && e.mods.some((m) => m.k === 'control'));

/** Printed name of a counter ("Spell Counter") → the word of the card's data. */
function counterKey(d: number, printed: string): string {
  const own = defAt(d).card.holds?.counter;
  const short = printed.replace(/ counter$/i, '').toLowerCase();
  return own !== undefined && own.toLowerCase() === short ? own : short;
}

function at(s: State, where: { player: PlayerId; slot: number }): CardId {
  const id = pileOf(s, where.player, ZONE.mzone)[where.slot];
  if (id === undefined || id < 0) throw new RangeError(`no monster in zone p${where.player}.m${where.slot}`);
  return id;
}

/** The memories its effects would have of that monster. */
const bondsTo = (s: State, d: number, host: CardId): number[] =>
  bondNames(d).flatMap((name) => [bondName(name), host, s.cards[host]!.moved]);

/** Names of the bonds a card's effects make. */
function bondNames(d: number): string[] {
  const names = new Set<string>();
  const walk = (ops: readonly Op[]): void => {
    for (const op of ops) if (op.k === 'bond') names.add(op.name);
  };
  for (const eff of defAt(d).effects) if (eff.e.k === 'act') walk(eff.e.do);
  return [...names];
}
