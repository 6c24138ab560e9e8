/**
 * A position that is being put together: a scenario without what is played. Changes are functions from one board to the next;
 * what they refuse they throw as a LabError. Whether a duel can come to a board is asked when it is opened.
 */

import type { Phase, PlacedCard, PlayerId, Position, SideSpec } from '../engine/index.ts';
import type { Strings } from '../strings/index.ts';
import { Refusal, saying } from '../strings/saying.ts';
import { type Address, addressText } from './address.ts';
import type { Scenario } from './scenario.ts';

/** What the lab says. */
export type LabWords = Strings['lab'];

/** What was asked of the lab cannot be done. */
export class LabError extends Refusal {
  override readonly name = 'LabError';
}

export type Board = Scenario;

/** A side while it is changed. */
interface Draft {
  lp: number | null;
  hand: number[];
  deck: number[];
  gy: PlacedCard[];
  banished: PlacedCard[];
  extra: number[];
  monsters: (PlacedCard | null)[];
  spells: (PlacedCard | null)[];
  field: PlacedCard | null;
}

/** How a card is to lie; `up` face-up where it is no monster. */
export type Lie = Position | 'up' | 'set';
export interface Placing {
  code: number;
  lie: Lie | null;
  owner: PlayerId | null;
  proper: boolean;
}

const emptySide = (): Draft => ({
  lp: null,
  hand: [],
  deck: [],
  gy: [],
  banished: [],
  extra: [],
  monsters: [],
  spells: [],
  field: null,
});

/** Nothing on the table, Main Phase 1 of player 0 in his second turn: in the first there is no battle (TURN-02). */
export function emptyBoard(rules: string): Board {
  return {
    file: '',
    id: 'board',
    name: '',
    why: '',
    rules,
    cards: null,
    params: {},
    seed: 1,
    fixedDeckOrder: true,
    randomFirst: false,
    coins: [],
    dice: [],
    shuffles: [],
    attackFirstTurn: false,
    phase: 'main1',
    turnPlayer: 0,
    turn: 3,
    auto: true,
    sides: [emptySide(), emptySide()],
    actions: [],
    thenRandom: null,
    expect: [],
    offers: [],
    refuses: [],
    puzzle: null,
  };
}

/** The position of a scenario alone. */
export const boardOf = (scenario: Scenario): Board => ({
  ...scenario,
  actions: [],
  thenRandom: null,
  expect: [],
  offers: [],
  refuses: [],
  puzzle: null,
});

function changed(board: Board, change: (sides: [Draft, Draft]) => void): Board {
  const sides = structuredClone(board.sides) as unknown as [Draft, Draft];
  change(sides);
  return { ...board, sides: sides as unknown as [SideSpec, SideSpec] };
}

const PILE_OF = { hand: 'hand', gy: 'gy', banished: 'banished', extra: 'extra', deck: 'deck' } as const;
type PileName = keyof typeof PILE_OF;
const isPile = (zone: Address['zone']): zone is PileName => zone in PILE_OF;
/** Piles that hold passcodes only. */
const isPlain = (zone: PileName): zone is 'hand' | 'extra' | 'deck' => zone !== 'gy' && zone !== 'banished';

/** What lies at an address; null where nothing does. */
export function cardOn(board: Board, at: Address): PlacedCard | null {
  const side = board.sides[at.player];
  if (at.zone === 'fzone') return side.field;
  if (at.at === null) return null;
  if (at.zone === 'mzone') return side.monsters[at.at] ?? null;
  if (at.zone === 'szone') return side.spells[at.at] ?? null;
  const entry = side[at.zone][at.at];
  return typeof entry === 'number' ? { code: entry } : (entry ?? null);
}

/** Puts a card down: into a free zone, or into a pile, on top of it where no place is named. */
export function put(board: Board, at: Address, placing: Placing, isMonster: boolean): Board {
  const { code, lie, owner, proper } = placing;
  const card: PlacedCard = { code };
  if (owner !== null && owner !== at.player) card.owner = owner;
  if (proper) card.proper = true;
  if (!isPile(at.zone)) card.position = lieIn(at, lie, isMonster);
  else if (lie !== null) throw new LabError(saying('lab', 'noPosition', addressText(at)));
  return changed(board, (sides) => lay(sides, at, card));
}

/** A monster comes in Attack Position, a Spell or Trap Set, a Field Spell face-up, unless it is said. */
function lieIn({ zone }: Address, lie: Lie | null, isMonster: boolean): Lie {
  if (zone === 'mzone') {
    if (lie === null || lie === 'up') return 'attack';
    return lie === 'set' ? 'faceDownDefense' : lie;
  }
  if (lie === null) return zone === 'fzone' || isMonster ? 'up' : 'set';
  if (lie === 'up' || lie === 'attack') return 'up';
  if (lie === 'set' || lie === 'faceDownDefense') return 'set';
  throw new LabError(saying('lab', 'onlyUpOrSet'));
}

function lay(sides: [Draft, Draft], at: Address, card: PlacedCard): void {
  const side = sides[at.player];
  if (at.zone === 'fzone') {
    if (side.field !== null) throw new LabError(saying('lab', 'taken', addressText(at)));
    side.field = card;
  } else if (at.zone === 'mzone' || at.zone === 'szone') {
    const row = at.zone === 'mzone' ? side.monsters : side.spells;
    const slot = at.at ?? 0;
    if (row[slot]) throw new LabError(saying('lab', 'taken', addressText(at)));
    while (row.length <= slot) row.push(null);
    row[slot] = card;
  } else {
    const length = side[at.zone].length;
    // The top of a Deck is its first card, that of the other piles their last.
    const i = at.at ?? (at.zone === 'deck' ? 0 : length);
    if (i > length) throw new LabError(saying('lab', 'pileShort', addressText({ ...at, at: null }), length));
    if (isPlain(at.zone)) side[at.zone].splice(i, 0, card.code);
    else side[at.zone].splice(i, 0, bare(card));
  }
}

/** What a card keeps in a pile. */
const bare = ({ code, owner, proper }: PlacedCard): PlacedCard => ({
  code,
  ...(owner !== undefined && { owner }),
  ...(proper === true && { proper }),
});

function take(sides: [Draft, Draft], at: Address): PlacedCard {
  const side = sides[at.player];
  const nothing = (): never => {
    throw new LabError(saying('lab', 'nothingThere', addressText(at)));
  };
  if (at.zone === 'fzone') {
    const card = side.field ?? nothing();
    side.field = null;
    return card;
  }
  if (at.at === null) throw new LabError(saying('lab', 'whichOf', addressText(at)));
  if (at.zone === 'mzone' || at.zone === 'szone') {
    const row = at.zone === 'mzone' ? side.monsters : side.spells;
    const card = row[at.at] ?? nothing();
    row[at.at] = null;
    return card;
  }
  if (isPlain(at.zone)) return { code: side[at.zone].splice(at.at, 1)[0] ?? nothing() };
  return side[at.zone].splice(at.at, 1)[0] ?? nothing();
}

/** What a card is where it lies in a Spell & Trap Zone. */
export type SortOf = (code: number) => 'monster' | 'equip' | 'other';

/** Takes cards off the table; what was on a monster lets go of it. Addresses mean the board as it was. */
export function remove(board: Board, at: readonly Address[], sortOf: SortOf): Board {
  return changed(board, (sides) => {
    // From the back of a pile, so that the numbers before it stay true.
    for (const one of at.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))) {
      take(sides, one);
      rebind(sides, one, null, sortOf);
    }
  });
}

/** Moves a card; what is on it goes with it as long as it stays a monster on the field. */
export function move(board: Board, from: Address, to: Address, lie: Lie | null, sortOf: SortOf): Board {
  return changed(board, (sides) => {
    const card = take(sides, from);
    const isMonster = sortOf(card.code) === 'monster';
    if (isPile(to.zone)) {
      if (lie !== null) throw new LabError(saying('lab', 'noPosition', addressText(to)));
      lay(sides, to, owned(card, from, to));
    } else {
      const same = from.zone === to.zone;
      const position = lie === null && same ? card.position : lieIn(to, lie, isMonster);
      lay(sides, to, { ...owned(card, from, to), ...(position !== undefined && { position }) });
    }
    rebind(sides, from, to.zone === 'mzone' ? to : null, sortOf);
  });
}

/** Its owner stays who he was, on whichever side it lies. */
function owned(card: PlacedCard, from: Address, to: Address): PlacedCard {
  const owner = card.owner ?? from.player;
  const { owner: _, ...rest } = card;
  return owner === to.player ? rest : { ...rest, owner };
}

/**
 * Equips and links to the monster at `from` now mean the one at `to`. Without one an Equip is Set again, and a monster that was
 * one goes to the Graveyard: face-up neither stays by itself.
 */
function rebind(sides: [Draft, Draft], from: Address, to: Address | null, sortOf: SortOf): void {
  if (from.zone !== 'mzone') return;
  const meant = (place: { player: PlayerId; slot: number } | undefined): boolean =>
    place !== undefined && place.player === from.player && place.slot === from.at;
  const place = to === null ? undefined : { player: to.player, slot: to.at ?? 0 };
  for (const player of [0, 1] as const) {
    sides[player].spells.forEach((card, i) => {
      for (const key of ['equippedTo', 'linkedTo'] as const) {
        if (card === null || !meant(card[key])) continue;
        delete card[key];
        if (place !== undefined) card[key] = place;
        else if (sortOf(card.code) === 'monster') {
          sides[player].spells[i] = null;
          sides[card.owner ?? player].gy.push({ code: card.code, ...(card.proper && { proper: true }) });
        } else if (key === 'equippedTo' || sortOf(card.code) === 'equip') card.position = 'set';
      }
    });
  }
}

function onField(sides: [Draft, Draft], at: Address): PlacedCard {
  const side = sides[at.player];
  const card =
    at.zone === 'fzone'
      ? side.field
      : at.zone === 'mzone'
        ? side.monsters[at.at ?? -1]
        : side.spells[at.at ?? -1];
  if (isPile(at.zone)) throw new LabError(saying('lab', 'onlyOnField', addressText(at)));
  if (!card) throw new LabError(saying('lab', 'nothingThere', addressText(at)));
  return card;
}

export const setPosition = (board: Board, at: Address, lie: Lie, isMonster: boolean): Board =>
  changed(board, (sides) => {
    onField(sides, at).position = lieIn(at, lie, isMonster);
  });

/** How many counters of a kind lie on a card; 0 takes them off. */
export const setCounters = (board: Board, at: Address, kind: string, n: number): Board =>
  changed(board, (sides) => {
    const card = onField(sides, at);
    const others = (card.counters ?? []).filter(([word]) => word.toLowerCase() !== kind.toLowerCase());
    card.counters = n === 0 ? others : [...others, [kind, n]];
    if (card.counters.length === 0) delete card.counters;
  });

/** Puts an Equip Card on a monster, or ties another card to the one it brought back. */
export const bind = (board: Board, at: Address, to: Address, isEquip: boolean): Board =>
  changed(board, (sides) => {
    if (at.zone !== 'szone') throw new LabError(saying('lab', 'equipFrom', addressText(at)));
    if (to.zone !== 'mzone' || to.at === null) throw new LabError(saying('lab', 'equipTo', addressText(to)));
    const card = onField(sides, at);
    onField(sides, to);
    card.position = 'up';
    card[isEquip ? 'equippedTo' : 'linkedTo'] = { player: to.player, slot: to.at };
  });

export const setProper = (board: Board, at: Address, proper: boolean): Board =>
  changed(board, (sides) => {
    const pile = at.zone === 'gy' || at.zone === 'banished' ? sides[at.player][at.zone] : null;
    const card = pile === null ? onField(sides, at) : pile[at.at ?? -1];
    if (card === undefined) throw new LabError(saying('lab', 'nothingThere', addressText(at)));
    if (proper) card.proper = true;
    else delete card.proper;
  });

export const setOwner = (board: Board, at: Address, owner: PlayerId): Board =>
  changed(board, (sides) => {
    const card = onField(sides, at);
    if (owner === at.player) delete card.owner;
    else card.owner = owner;
  });

export const setLp = (board: Board, player: PlayerId, lp: number): Board =>
  changed(board, (sides) => {
    sides[player].lp = lp;
  });

/** The Deck anew: emptied, or filled up at the bottom. */
export const fillDeck = (board: Board, player: PlayerId, codes: readonly number[]): Board =>
  changed(board, (sides) => {
    if (codes.length === 0) sides[player].deck = [];
    else sides[player].deck.push(...codes);
  });

/** Whose turn it is, which (`n`) and what phase; null: as before. */
export const setTurn = (
  board: Board,
  { player, n, phase }: { player: PlayerId; n: number | null; phase: Phase | null },
): Board => ({
  ...board,
  turnPlayer: player,
  turn: n ?? board.turn,
  phase: phase ?? board.phase,
});
export const setPhase = (board: Board, phase: Phase): Board => ({ ...board, phase });
