/**
 * Short duels for rule tests (DESIGN §19): `duel('goat').you({hand: […]}).opp({…})`, then `d.you.activate('X', {targets})`.
 * Windows in which something could be answered are passed when the next play fits a later decision; what is read
 * (`d.you.lp`, `d.opp.gy`) is read as if all of them had been passed.
 */
import type { Event } from '../events.ts';
import type { Pool } from '../pool.ts';
import type { State } from '../state.ts';
import { extraSlot, type Phase, type PlayerId, type Position } from '../types.ts';
import { buildPosition } from './position.ts';
import { Seat } from './seat.ts';
import type { PlacedCard, SideSpec } from './spec.ts';
import { Table } from './table.ts';

/** A card by name, face-up in Attack Position as a monster, Set as a Spell or Trap; or with more said about it. */
export type Placed =
  | string
  | {
      card: string;
      pos?: Position | 'up' | 'set';
      owner?: PlayerId;
      proper?: boolean;
      counters?: readonly (readonly [kind: string, n: number])[];
      /** Xyz Materials under it. */
      under?: readonly string[];
      /** Zone of the monster an Equip Card is on, or that a revival card is linked to. */
      on?: { player: PlayerId; slot: number };
      linked?: { player: PlayerId; slot: number };
    };

export interface Side {
  lp?: number;
  hand?: readonly string[];
  /** Top card first; ten cards that do nothing lie under it. */
  deck?: readonly string[];
  /** Whether those ten are there. */
  fill?: boolean;
  gy?: readonly Placed[];
  banished?: readonly Placed[];
  extra?: readonly string[];
  /** Monsters in Extra Monster Zones. */
  e0?: Placed;
  e1?: Placed;
  monsters?: readonly (Placed | null)[];
  spells?: readonly (Placed | null)[];
  field?: Placed;
}

export interface Options {
  phase?: Phase;
  turnPlayer?: PlayerId;
  seed?: number;
  coins?: readonly number[];
  dice?: readonly number[];
  params?: Record<string, unknown>;
  /** The first turn's ban on battles holds (TURN-02); default no. */
  firstTurn?: boolean;
}

export interface Duel {
  /** The state in play. */
  readonly state: State;
  readonly you: Seat;
  readonly opp: Seat;
  /** The duel where it would stop if every window were passed. */
  readonly at: State;
  readonly winner: PlayerId | 'draw' | null;
  /** Kinds of the events since the last play, passed windows included. */
  readonly heard: readonly string[];
  /** Those events, each with all it says. */
  readonly told: readonly Event[];
  /** Numbers of the chain links resolved since the last play, in that order. */
  readonly links: readonly number[];
  /**
   * Passes windows until no chain is being built or resolved. A play is made at the first decision it fits: without this
   * an own Quick-Play after an own activation is chained to it.
   */
  resolve(): void;
}

/** `poolOf`: the cards of a text revision named like the rules. Card names are looked up in it. */
export function duelWith(
  poolOf: (rules: string) => Pool,
): (rules: string, o?: Options) => { you(side?: Side): { opp(side?: Side): Duel } } {
  return (rules, o = {}) => ({
    you: (mine = {}) => ({ opp: (theirs = {}) => open(poolOf(rules), rules, o, mine, theirs) }),
  });
}

function open(pool: Pool, rules: string, o: Options, mine: Side, theirs: Side): Duel {
  const codes = new Map(pool.defs.map((d) => [d.name, d.code]));
  const code = (name: string): number => {
    const found = codes.get(name);
    if (found === undefined) throw new Error(`no supported card named ${name}`);
    return found;
  };
  const table = new Table(
    buildPosition({
      pool,
      rules,
      params: o.params ?? {},
      seed: o.seed ?? 1,
      fixedDeckOrder: true,
      randomFirst: true,
      coins: o.coins ?? [],
      dice: o.dice ?? [],
      attackFirstTurn: o.firstTurn !== true,
      phase: o.phase ?? 'main1',
      turnPlayer: o.turnPlayer ?? 0,
      sides: [sideOf(mine, code, 0), sideOf(theirs, code, 1)],
    }),
    code,
  );
  const seats = [new Seat(table, 0), new Seat(table, 1)] as const;
  return {
    state: table.state,
    you: seats[0],
    opp: seats[1],
    get at() {
      return table.passed();
    },
    get winner() {
      const { result } = table.passed();
      return result === null ? null : result.winner === -1 ? 'draw' : result.winner;
    },
    get heard() {
      table.passed();
      return table.told.map((e) => e.k);
    },
    get told() {
      table.passed();
      return table.told;
    },
    get links() {
      table.passed();
      return table.links;
    },
    resolve: () => table.passWhile((s) => s.chain.length > 0),
  };
}

const FILL = 'Mokey Mokey';

function sideOf(side: Side, code: (name: string) => number, p: PlayerId): SideSpec {
  const placed = (x: Placed): PlacedCard => {
    if (typeof x === 'string') return { code: code(x) };
    const card: PlacedCard = { code: code(x.card) };
    if (x.pos !== undefined) card.position = x.pos;
    if (x.owner !== undefined) card.owner = x.owner;
    if (x.proper !== undefined) card.proper = x.proper;
    if (x.counters !== undefined) card.counters = x.counters;
    if (x.under !== undefined) card.materials = x.under.map(code);
    if (x.on !== undefined) card.equippedTo = x.on;
    if (x.linked !== undefined) card.linkedTo = x.linked;
    return card;
  };
  const row = (list: readonly (Placed | null)[] = []) => list.map((x) => (x === null ? null : placed(x)));
  const monsters = row(side.monsters);
  [side.e0, side.e1].forEach((x, n) => {
    if (x === undefined) return;
    while (monsters.length <= extraSlot(p, n)) monsters.push(null);
    monsters[extraSlot(p, n)] = placed(x);
  });
  const fill = side.fill === false ? [] : Array.from({ length: 10 }, () => FILL);
  return {
    lp: side.lp ?? 8000,
    hand: (side.hand ?? []).map(code),
    deck: [...(side.deck ?? []), ...fill].map(code),
    gy: (side.gy ?? []).map(placed),
    banished: (side.banished ?? []).map(placed),
    extra: (side.extra ?? []).map(code),
    monsters,
    spells: row(side.spells),
    field: side.field === undefined ? null : placed(side.field),
  };
}
