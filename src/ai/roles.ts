/** Roles of a card by rule: what its effects answer and what they do. */
import type { CardDef, Effect } from '../engine/index.ts';
import type { EffectProfile, OpFact } from './profile.ts';

export const ROLES = [
  'attackTrap',
  'summonTrap',
  'counter',
  'spotMonster',
  'spotSpell',
  'massMonster',
  'massSpell',
  'draw',
  'search',
  'revive',
  'steal',
  'floodgate',
  'flip',
  'floater',
  'burn',
  'position',
  'stat',
  'equipGood',
  'equipBad',
  'shield',
  'discard',
  'tokens',
] as const;
export type Role = (typeof ROLES)[number];

const REMOVES = ['destroy', 'banish', 'toGrave', 'toHand', 'toDeck', 'tribute'];

/** The event that lets the card's own activation start, if it needs one. */
function answers(effect: Effect): 'attack' | 'summon' | 'activation' | null {
  if (effect.k !== 'act' || (effect.on.k !== 'card' && effect.on.k !== 'quick')) return null;
  for (const ev of effect.on.ev ?? []) {
    if (ev.k === 'attack') return 'attack';
    if (ev.k === 'summoned' || ev.k === 'wouldSummon') return 'summon';
    if (ev.k === 'activated') return 'activation';
  }
  return null;
}

function zoneRoles(fact: OpFact, add: (role: Role) => void): void {
  if (fact.self) return;
  const zones = fact.zones;
  const any = zones.includes('field');
  const kinds = fact.where.flatMap((f) =>
    f.k === 'is' ? [f.kind] : f.k === 'any' ? f.f.flatMap((g) => (g.k === 'is' ? [g.kind] : [])) : [],
  );
  const spells =
    (any && !(kinds.length === 1 && kinds[0] === 'monster')) ||
    zones.includes('szone') ||
    zones.includes('fzone');
  const monsters = (any && (kinds.length === 0 || kinds.includes('monster'))) || zones.includes('mzone');
  if (fact.side === 'me') return;
  if (monsters) add(fact.all ? 'massMonster' : 'spotMonster');
  if (spells) add(fact.all ? 'massSpell' : 'spotSpell');
}

function factRoles(fact: OpFact, add: (role: Role) => void): void {
  if (REMOVES.includes(fact.verb)) zoneRoles(fact, add);
  if (fact.verb === 'draw' && fact.side !== 'opp') add('draw');
  if (fact.verb === 'search') add('search');
  if ((fact.verb === 'toHand' || fact.verb === 'summon') && fact.zones.includes('deck')) add('search');
  if (fact.verb === 'summon' && fact.zones.includes('gy')) add('revive');
  if (fact.verb === 'control' && fact.side !== 'me') add('steal');
  if (fact.verb === 'damage' && fact.side === 'opp') add('burn');
  if (fact.verb === 'position') add('position');
  if (fact.verb === 'token') add('tokens');
  if (fact.verb === 'discard' && fact.side === 'opp') add('discard');
  for (const mod of fact.mods) {
    if (mod.k === 'add' || mod.k === 'set' || mod.k === 'times') add('stat');
    if (mod.k === 'control' && mod.to === 'you') add('steal');
    if (mod.k === 'damageTo' && mod.change === 'zero') add('shield');
    if (mod.k === 'cannot' && fact.all && fact.side !== 'me' && !mod.do.startsWith('be')) add('floodgate');
    if (mod.k === 'negated' && fact.all) add('floodgate');
  }
}

function equipRole(def: CardDef): Role {
  let sum = 0;
  for (const effect of def.effects) {
    if (effect.k !== 'static') continue;
    for (const mod of effect.mods) {
      if (mod.k === 'control') return 'steal';
      if (mod.k === 'add' && mod.stat === 'atk') sum += typeof mod.n === 'number' ? mod.n : 300;
      if (mod.k === 'cannot' && !mod.do.startsWith('be')) sum -= 500;
      if (mod.k === 'negated') sum -= 500;
    }
  }
  return sum < 0 ? 'equipBad' : 'equipGood';
}

export function rolesOf(def: CardDef, effects: readonly EffectProfile[]): ReadonlySet<Role> {
  const roles = new Set<Role>();
  const add = (role: Role): void => void roles.add(role);
  def.effects.forEach((effect, i) => {
    const profile = effects[i];
    if (!profile) return;
    const to = answers(effect);
    const negates = profile.ops.some((fact) => fact.verb === 'negate');
    if (to === 'attack') add('attackTrap');
    if (to === 'summon') add('summonTrap');
    if (negates && to === 'activation') add('counter');
    if (profile.kind === 'flip') add('flip');
    for (const fact of profile.ops) factRoles(fact, add);
    if (
      effect.k === 'act' &&
      effect.on.k === 'trigger' &&
      profile.power > 0 &&
      effect.on.ev.some(
        (ev) =>
          ev.k === 'moved' && ev.what === 'this' && (ev.to?.includes('gy') || ev.why?.includes('destroy')),
      )
    )
      add('floater');
  });
  if (def.sub.includes('equip')) add(equipRole(def));
  return roles;
}
