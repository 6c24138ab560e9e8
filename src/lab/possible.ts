/** Refuses positions that no duel can come to: what is played from them would mean nothing. */
import {
  extraIndex,
  hasFaceDownAttack,
  MAIN_ZONES,
  type PlacedCard,
  type PlayerId,
  type Pool,
  rulesKey,
  type SideSpec,
  trapGuise,
} from '../engine/index.ts';
import { item, key, refuse, type Spot, spotOf } from './reader.ts';
import type { Scenario } from './scenario.ts';

type Def = Pool['defs'][number];

/** Throws a ScenarioError that names the list and the card. Every card must be in the pool; RangeError on params. */
export function requirePossible(scenario: Scenario, pool: Pool): void {
  const rules = rulesKey(scenario.rules, scenario.params);
  const at = key(spotOf(scenario.file, scenario.id), 'players');
  for (const player of [0, 1] as const)
    requireSide(scenario.sides[player], player, item(at, player), pool, rules);
}

function requireSide(side: SideSpec, player: PlayerId, at: Spot, pool: Pool, rules: string): void {
  const look = (list: string, code: number, why: (def: Def) => string, where = ''): void => {
    const def = pool.defs[pool.byCode.get(code) ?? -1];
    const reason = def === undefined ? '' : why(def);
    if (reason !== '') refuse(key(at, list), `${def?.name}${where}${reason}`);
  };
  for (const list of ['hand', 'deck'] as const) for (const code of side[list]) look(list, code, inHandOrDeck);
  for (const list of ['gy', 'banished'] as const) for (const { code } of side[list]) look(list, code, inPile);
  for (const code of side.extra) look('extra', code, inExtra);
  side.monsters.forEach((card, zone) => {
    if (card === null) return;
    look('monsters', card.code, (def) => inMonsterZone(def, card, rules), inZone(zone, player));
    for (const code of card.materials ?? []) look('monsters', code, asMaterial);
  });
  side.spells.forEach((card, zone) => {
    if (card !== null) look('spells', card.code, (def) => inSpellZone(def, card), inZone(zone, player));
  });
  if (side.field !== null) look('field', side.field.code, inFieldZone);
}

const inZone = (zone: number, player: PlayerId): string =>
  ` in zone ${zone < MAIN_ZONES ? zone : `e${extraIndex(player, zone)}`}`;

// What is wrong with a card where it is, as the rest of a sentence that begins with its name; empty if nothing is.

/** TOKEN-08, EXTRA-05. */
function inHandOrDeck(def: Def): string {
  if (def.inExtra) return ` is ${sort(def)}: it waits in the Extra Deck, never in a hand or Main Deck`;
  return inPile(def);
}

const inPile = (def: Def): string => (def.isToken ? ' is a Token: it is on the field or nowhere' : '');

const inExtra = (def: Def): string =>
  def.inExtra ? '' : ` is ${sort(def)}: the Extra Deck holds Fusion, Synchro, Xyz and Link Monsters only`;

function inMonsterZone(def: Def, card: PlacedCard, rules: string): string {
  const { position, materials } = card;
  if (def.kind !== 0 && trapGuise(def) === null) return ` is ${sort(def)}, which never becomes a monster`;
  if (def.link > 0 && position !== 'attack')
    return ` is a Link Monster, which is in face-up Attack Position always ("atk")`;
  if (def.isToken && (position === 'faceDownDefense' || position === 'faceDownAttack'))
    return ' is a Token, which is never face-down (TOKEN-06)';
  if (position === 'faceDownAttack' && !hasFaceDownAttack(rules))
    return ': these rules have no face-down Attack Position (PRM-33)';
  if (materials !== undefined && def.rank === 0) return ` is ${sort(def)}: only Xyz Monsters have materials`;
  return '';
}

const asMaterial = (def: Def): string => (def.isToken ? ' is a Token, which is no Xyz Material' : '');

/** A monster lies there as an Equip Card or by an effect that makes it a Spell, face-up both times. */
function inSpellZone(def: Def, card: PlacedCard): string {
  const isSet = card.position === 'set';
  if (isSet && (card.equippedTo !== undefined || card.linkedTo !== undefined))
    return ' is Set: only a face-up card ("up") is equipped or linked to a monster';
  if (def.kind === 0 && isSet) return ` is ${sort(def)}: a monster lies there face-up ("up") or not at all`;
  if (isFieldSpell(def) && card.equippedTo === undefined)
    return ' is a Field Spell: its place is the Field Zone ("field")';
  return '';
}

const inFieldZone = (def: Def): string =>
  isFieldSpell(def) ? '' : ` is ${sort(def)}: the Field Zone holds Field Spells only`;

const isFieldSpell = (def: Def): boolean => def.card.sub.includes('field');

const SORTS = ['token', 'fusion', 'synchro', 'xyz', 'link'] as const;

/** "a Trap Card", "an Xyz Monster". */
function sort(def: Def): string {
  if (def.kind !== 0) return `a ${def.kind === 1 ? 'Spell' : 'Trap'} Card`;
  const own = SORTS.find((word) => (def.card.sub as readonly string[]).includes(word));
  if (own === 'token') return 'a Token';
  if (own === undefined) return 'a monster of the Main Deck';
  return `${own === 'xyz' ? 'an' : 'a'} ${own.charAt(0).toUpperCase()}${own.slice(1)} Monster`;
}
