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
  visitEffects,
} from '../engine/index.ts';
import { type Saying, saying } from '../strings/saying.ts';
import { item, key, ScenarioError, type Spot, spotOf } from './reader.ts';
import type { Scenario } from './scenario.ts';

type Def = Pool['defs'][number];

/** Throws a ScenarioError that names the list and the card. Every card must be in the pool; RangeError on params. */
export function requirePossible(scenario: Scenario, pool: Pool): void {
  const rules = rulesKey(scenario.rules, scenario.params);
  const at = key(spotOf(scenario.file, scenario.id), 'players');
  for (const player of [0, 1] as const) requireSide(scenario.sides, player, item(at, player), pool, rules);
}

type Sides = readonly [SideSpec, SideSpec];

function requireSide(sides: Sides, player: PlayerId, at: Spot, pool: Pool, rules: string): void {
  const side = sides[player];
  const look = (list: string, code: number, why: (def: Def) => Why | null, zone?: number): void => {
    const def = pool.defs[pool.byCode.get(code) ?? -1];
    const reason = def === undefined ? null : why(def);
    if (def !== undefined && reason !== null)
      throw new Impossible(
        key(at, list),
        def.name,
        reason,
        zone === undefined ? null : { player, list, zone },
      );
  };
  for (const list of ['hand', 'deck'] as const) for (const code of side[list]) look(list, code, inHandOrDeck);
  for (const list of ['gy', 'banished'] as const) for (const { code } of side[list]) look(list, code, inPile);
  for (const code of side.extra) look('extra', code, inExtra);
  side.monsters.forEach((card, zone) => {
    if (card === null) return;
    look('monsters', card.code, (def) => inMonsterZone(def, card, zone, rules), zone);
    for (const code of card.materials ?? []) look('monsters', code, asMaterial);
  });
  side.spells.forEach((card, zone) => {
    if (card !== null) look('spells', card.code, (def) => inSpellZone(def, card, sides), zone);
  });
  if (side.field !== null) look('field', side.field.code, inFieldZone);
}

/** What is wrong with a card where it is, said of it by whatever name. */
type Why = (card: Saying) => Saying;

/** A card that lies where no duel brings it. */
export class Impossible extends ScenarioError {
  private readonly card: string;
  private readonly why: Why;
  private readonly place: { player: PlayerId; list: string; zone: number } | null;

  constructor(
    at: Spot,
    card: string,
    why: Why,
    place: { player: PlayerId; list: string; zone: number } | null,
  ) {
    super(at, why(place === null ? card : saying('impossible', 'inZone', card, zoneWord(place))));
    this.card = card;
    this.why = why;
    this.place = place;
  }

  /** The same with its zone as it is called on a table, counted from 1: `Mirror Force (om2) is a Trap Card`. */
  get onTable(): Saying {
    if (this.place === null) return this.why(this.card);
    const { player, list, zone } = this.place;
    const row = `${player === 1 ? 'o' : ''}${list === 'monsters' ? 'm' : 's'}`;
    const address = zone < MAIN_ZONES ? `${row}${zone + 1}` : `e${extraIndex(player, zone) + 1}`;
    return this.why(`${this.card} (${address})`);
  }
}

const zoneWord = ({ zone, player }: { zone: number; player: PlayerId }): string =>
  zone < MAIN_ZONES ? String(zone) : `e${extraIndex(player, zone)}`;

// What is wrong with a card where it is; null if nothing is.

/** TOKEN-08, EXTRA-05. */
function inHandOrDeck(def: Def): Why | null {
  if (def.inExtra) return (card) => saying('impossible', 'inExtraOnly', card, sort(def));
  return inPile(def);
}

const inPile = (def: Def): Why | null =>
  def.isToken ? (card) => saying('impossible', 'tokenInPile', card) : null;

const inExtra = (def: Def): Why | null =>
  def.inExtra ? null : (card) => saying('impossible', 'notInExtra', card, sort(def));

function inMonsterZone(
  def: Def,
  { position, materials }: PlacedCard,
  zone: number,
  rules: string,
): Why | null {
  if (def.kind !== 0 && trapGuise(def) === null)
    return (card) => saying('impossible', 'noMonster', card, sort(def));
  // EMZ-07
  if (zone >= MAIN_ZONES && !def.inExtra)
    return (card) => saying('impossible', 'notInExtraZone', card, sort(def));
  if (def.link > 0 && position !== 'attack') return (card) => saying('impossible', 'linkPosition', card);
  if (def.isToken && (position === 'faceDownDefense' || position === 'faceDownAttack'))
    return (card) => saying('impossible', 'tokenFaceDown', card);
  if (position === 'faceDownAttack' && !hasFaceDownAttack(rules))
    return (card) => saying('impossible', 'noFaceDownAttack', card);
  if (materials !== undefined && def.rank === 0)
    return (card) => saying('impossible', 'noMaterials', card, sort(def));
  return null;
}

const asMaterial = (def: Def): Why | null =>
  def.isToken ? (card) => saying('impossible', 'tokenMaterial', card) : null;

/** A monster lies there as an Equip Card, face-up; a Spell or Trap face-up if it stays on the field (SPELL-05). */
function inSpellZone(def: Def, card: PlacedCard, sides: Sides): Why | null {
  const { position, equippedTo, linkedTo } = card;
  const isSet = position === 'set';
  const wears = equippedTo ?? linkedTo;
  if (isSet && wears !== undefined) return (name) => saying('impossible', 'setEquip', name);
  if (def.kind === 0 && isSet) return (name) => saying('impossible', 'setMonster', name, sort(def));
  if (isFieldSpell(def) && equippedTo === undefined)
    return (name) => saying('impossible', 'fieldSpell', name);
  if (wears !== undefined) {
    const wearer = sides[wears.player].monsters[wears.slot];
    return isFaceDown(wearer) ? (name) => saying('impossible', 'onFaceDown', name) : null;
  }
  if (def.kind === 0) return (name) => saying('impossible', 'looseMonster', name, sort(def));
  if (position !== 'up' && position !== 'attack') return null;
  if (def.card.sub.includes('equip')) return (name) => saying('impossible', 'looseEquip', name);
  return staysFaceUp(def) ? null : (name) => saying('impossible', 'doesNotStay', name, sort(def));
}

const isFaceDown = (card: PlacedCard | null | undefined): boolean =>
  card?.position === 'faceDownDefense' || card?.position === 'faceDownAttack' || card?.position === 'set';

/** Continuous Cards, and others whose own effect keeps them there, such as Swords of Revealing Light. */
function staysFaceUp(def: Def): boolean {
  if (def.card.sub.includes('continuous')) return true;
  let stays = false;
  visitEffects(def.card.effects, '', {
    enter: ({ sort, node }) => {
      if (sort === 'op' && node.k === 'stay') stays = true;
    },
  });
  return stays;
}

const inFieldZone = (def: Def): Why | null =>
  isFieldSpell(def) ? null : (card) => saying('impossible', 'noFieldSpell', card, sort(def));

const isFieldSpell = (def: Def): boolean => def.card.sub.includes('field');

const SORTS = ['token', 'fusion', 'synchro', 'xyz', 'link'] as const;

/** "a Trap Card", "an Xyz Monster". */
function sort(def: Def): Saying {
  if (def.kind !== 0) return saying('impossible', def.kind === 1 ? 'spell' : 'trap');
  const own = SORTS.find((word) => (def.card.sub as readonly string[]).includes(word));
  return saying('impossible', own ?? 'mainMonster');
}
