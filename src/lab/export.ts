/** Writes a state at a decision as a scenario, that is, as a test. */
import {
  type Card,
  type CardId,
  extraIndex,
  MAIN_ZONES,
  type PlayerId,
  type State,
  viewFor,
  ZONE,
  ZONE_NAMES,
} from '../engine/index.ts';
import type { Names } from './names.ts';
import { counterName, positionOfCard, positionWord } from './parseCards.ts';
import { placeSlot, placeText, zoneOf } from './places.ts';

/** A scenario as it stands in a file. */
export type ScenarioJson = Record<string, unknown>;

export interface Exported {
  json: ScenarioJson;
  /** What the form has no words for and the copy therefore lacks; empty when it is the same position. */
  lost: string[];
}

/**
 * The position of a state in the form of a scenario, to begin again in the same phase. Hands and Decks are written in
 * full, so the result is for whoever may see both sides. Cards are named where `names` knows them.
 */
export function exportScenario(state: State, id: string, names: Names): Exported {
  const json: ScenarioJson = {
    id,
    ...rulesOf(state.rules),
    ...(state.coins.length === 0 ? {} : { coins: [...state.coins] }),
    ...(state.dice.length === 0 ? {} : { dice: [...state.dice] }),
    ...(state.shuffles.length === 0
      ? {}
      : { shuffles: state.shuffles.map((order) => order.map((code) => wordFor(code, names))) }),
    ...((state.fixed & FIXED.decks) === 0 ? { fixedDeckOrder: false } : {}),
    ...((state.fixed & FIXED.random) === 0 ? {} : { random: 'first' }),
    start: {
      phase: state.phase,
      turnPlayer: state.turnPlayer,
      ...(state.turn === 1 ? {} : { turn: state.turn }),
    },
    players: [sideJson(state, 0, names), sideJson(state, 1, names)],
    actions: [],
  };
  return { json, lost: lostIn(state, names) };
}

/** A card by its name, or by its passcode where the name means another one (Tokens). */
export const wordFor = (code: number, names: Names): string | number => {
  const name = names.name(code);
  return names.code(name) === code ? name : code;
};

/** The text of a scenario file: one line for each side and each action, so that two of them can be compared. */
export function scenarioText(json: ScenarioJson): string {
  const lines = Object.entries(json).map(([key, value]) => `  ${JSON.stringify(key)}: ${valueText(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

const valueText = (value: unknown): string =>
  Array.isArray(value) && value.some((entry) => typeof entry === 'object')
    ? `[\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`
    : JSON.stringify(value);

/** Bits of `State.fixed`. */
const FIXED = { decks: 1, random: 2 } as const;

/** `goat` or `goat{"PRM-11":true}`. That a battle is possible on turn 1 is the default of a scenario. */
function rulesOf(key: string): ScenarioJson {
  const at = key.indexOf('{');
  const rules = at < 0 ? key : key.slice(0, at);
  const { [FIRST_BATTLE]: firstBattle, ...params } =
    at < 0 ? {} : (JSON.parse(key.slice(at)) as Record<string, unknown>);
  return {
    rules,
    ...(Object.keys(params).length === 0 ? {} : { params }),
    ...(firstBattle === true ? {} : { attackFirstTurn: false }),
  };
}
const FIRST_BATTLE = 'PRM-11';

function sideJson(state: State, player: PlayerId, names: Names): ScenarioJson {
  const pile = (zone: 'hand' | 'gy' | 'banished' | 'extra') =>
    zoneOf(state, player, zone).map((id) => cardOf(state, id));
  const named = (cards: readonly Card[]) => cards.map((card) => wordFor(card.code, names));
  const deck = named(zoneOf(state, player, 'deck').map((id) => cardOf(state, id))).reverse();
  const [field] = slotsOf(state, player, 'fzone');
  const side: ScenarioJson = {
    lp: state.players[player].lp,
    hand: named(pile('hand')),
    deck,
    gy: pile('gy').map((card) => pileJson(card, player, names)),
    banished: pile('banished').map((card) => pileJson(card, player, names)),
    extra: named(pile('extra')),
    monsters: monstersJson(state, player, names),
    spells: withoutTail(slotsOf(state, player, 'szone').map((card) => spellJson(state, card, player, names))),
  };
  if (field !== undefined && field !== null) side.field = fieldJson(state, field, player, names);
  return Object.fromEntries(
    Object.entries(side).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
}

/** Main Monster Zones in their order, then what stands in an Extra one, with its zone. */
function monstersJson(state: State, player: PlayerId, names: Names): unknown[] {
  const row = slotsOf(state, player, 'mzone');
  const json = (card: Card | null) => monsterJson(state, card, player, names);
  const extra = row.slice(MAIN_ZONES).flatMap((card) => (card === null ? [] : [json(card)]));
  return [...withoutTail(row.slice(0, MAIN_ZONES).map(json)), ...extra];
}

/** Names where nothing else is to be said. */
const orName = (card: ScenarioJson): unknown => (Object.keys(card).length === 1 ? card.card : card);

function pileJson(card: Card, player: PlayerId, names: Names): unknown {
  return orName({
    card: wordFor(card.code, names),
    ...ownerJson(card, player),
    ...(card.properly ? { proper: true } : {}),
  });
}

function monsterJson(state: State, card: Card | null, player: PlayerId, names: Names): unknown {
  if (card === null) return null;
  const pos = positionWord(positionOfCard(card));
  return orName({
    card: wordFor(card.code, names),
    ...(pos === 'atk' ? {} : { pos }),
    ...ownerJson(card, player),
    ...(card.properly ? { proper: true } : {}),
    ...countersJson(state, card, player),
    ...(card.slot >= MAIN_ZONES ? { zone: `e${extraIndex(player, card.slot)}` } : {}),
    ...materialsJson(state, card, names),
  });
}

function materialsJson(state: State, card: Card, names: Names): ScenarioJson {
  const under = card.materials.filter((id) => {
    const material = cardOf(state, id);
    return material.zone === ZONE.overlay && material.attachedTo === card.id;
  });
  return under.length === 0 ? {} : { materials: under.map((id) => wordFor(cardOf(state, id).code, names)) };
}

function spellJson(state: State, card: Card | null, player: PlayerId, names: Names): unknown {
  if (card === null) return null;
  const equippedTo = card.attachedTo < 0 ? null : monsterPlace(state, card.attachedTo);
  const linkedTo = equippedTo === null && card.face === 1 ? bondPlace(state, card) : null;
  return orName({
    card: wordFor(card.code, names),
    ...(card.face === 1 && equippedTo === null ? { pos: 'up' } : {}),
    ...ownerJson(card, player),
    ...(equippedTo === null ? {} : { equippedTo }),
    ...(linkedTo === null ? {} : { linkedTo }),
    ...countersJson(state, card, player),
  });
}

const fieldJson = (state: State, card: Card, player: PlayerId, names: Names): unknown =>
  orName({
    card: wordFor(card.code, names),
    ...(card.face === 1 ? {} : { pos: 'set' }),
    ...ownerJson(card, player),
    ...countersJson(state, card, player),
  });

const ownerJson = (card: Card, player: PlayerId): ScenarioJson =>
  card.owner === player ? {} : { owner: card.owner };

function countersJson(state: State, card: Card, player: PlayerId): ScenarioJson {
  if (card.counters.length === 0) return {};
  const side = viewFor(state, player).sides[player];
  const row =
    card.zone === ZONE.mzone ? side.monsters : card.zone === ZONE.fzone ? [side.field] : side.spells;
  const view = row[card.slot];
  const counters = view?.known === true ? view.counters.filter(({ n }) => n > 0) : [];
  return counters.length === 0
    ? {}
    : { counters: Object.fromEntries(counters.map(({ kind, n }) => [counterName(kind), n])) };
}

/** The monster a card's memory holds, if it is still there. */
function bondPlace(state: State, card: Card): string | null {
  for (let i = 1; i < card.bonds.length; i += 3) {
    const bonded = state.cards[card.bonds[i] ?? -1];
    if (bonded !== undefined && bonded.moved === card.bonds[i + 1]) return monsterPlace(state, bonded.id);
  }
  return null;
}

function monsterPlace(state: State, id: CardId): string | null {
  const card = state.cards[id];
  if (card === undefined || card.zone !== ZONE.mzone) return null;
  const place = { zone: 'mzone', slot: placeSlot('mzone', card.slot, card.controller) } as const;
  const text = placeText({ ...place, player: card.controller });
  return place.slot < MAIN_ZONES ? text : `p${card.controller}.${text}`;
}

function slotsOf(state: State, player: PlayerId, zone: 'mzone' | 'szone' | 'fzone'): (Card | null)[] {
  return zoneOf(state, player, zone).map((id) => (id < 0 ? null : cardOf(state, id)));
}

function withoutTail<T>(slots: (T | null)[]): (T | null)[] {
  const last = slots.findLastIndex((card) => card !== null);
  return slots.slice(0, last + 1);
}

function cardOf(state: State, id: CardId): Card {
  const card = state.cards[id];
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

/** What stands in the state beside the cards and where they lie. */
function lostIn(state: State, names: Names): string[] {
  const lost: string[] = [];
  const say = (n: number, text: string) => n > 0 && lost.push(text);
  say(state.chain.length, `a Chain of ${state.chain.length}`);
  say(state.modifiers.length, `lingering effects (${state.modifiers.length})`);
  say(state.delayed.length, `effects still to come (${state.delayed.length})`);
  say(state.battle === null ? 0 : 1, 'a battle in progress');
  say(state.uses.length, 'effects used once per turn');
  const changed = state.cards.filter((card) => card.turnFlags !== 0 && ZONE_NAMES[card.zone] === 'mzone');
  say(
    changed.length,
    `what monsters did this turn (${changed.map((card) => names.name(card.code)).join(', ')})`,
  );
  const summoned = state.players[state.turnPlayer].flags;
  say(summoned, 'Summons made this turn');
  return lost;
}
