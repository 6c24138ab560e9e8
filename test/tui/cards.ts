/** Cards, tables and decisions made by hand. */
import { goatFacts } from '../../src/cards/facts.ts';
import type {
  CardView,
  DecisionView,
  EventView,
  OptionView,
  PlayerId,
  PlayerView,
  SeenCard,
  SideView,
  UnseenCard,
} from '../../src/engine/index.ts';
import type { LogLine, Snapshot } from '../../src/session/types.ts';

const byName = new Map(goatFacts().map((card) => [card.name, card]));

export function codeOf(name: string): number {
  const card = byName.get(name);
  if (card === undefined) throw new Error(`no such card: ${name}`);
  return card.code;
}

let handles = 100;

/** A card whose identity the viewer knows; values are the printed ones unless said. */
export function card(name: string, change: Partial<SeenCard> = {}): SeenCard {
  const facts = byName.get(name);
  if (facts === undefined) throw new Error(`no such card: ${name}`);
  const number = (value: number | '?' | undefined): number => (typeof value === 'number' ? value : -1);
  const controller = change.controller ?? change.owner ?? 0;
  return {
    known: true,
    h: handles++,
    code: facts.code,
    owner: controller,
    controller,
    zone: 'hand',
    slot: 0,
    faceUp: true,
    position: null,
    atk: number(facts.atk),
    def: number(facts.def),
    level: facts.level ?? -1,
    negated: false,
    counters: [],
    equippedTo: -1,
    entered: 1,
    attacked: false,
    public: true,
    ...change,
  };
}

export function unknown(change: Partial<UnseenCard> = {}): UnseenCard {
  const controller = change.controller ?? 1;
  return {
    known: false,
    h: handles++,
    owner: controller,
    controller,
    zone: 'szone',
    slot: 0,
    faceUp: false,
    position: null,
    entered: 1,
    ...change,
  };
}

type Pieces = Partial<Omit<SideView, 'monsters' | 'spells'>> & {
  monsters?: Record<number, CardView>;
  spells?: Record<number, CardView>;
  /** Rules with Extra Monster Zones: slots 5 and 6. */
  extraZones?: true;
};

export function side(pieces: Pieces = {}): SideView {
  const slots = (given: Record<number, CardView> = {}, length = 5): (CardView | null)[] =>
    Array.from({ length }, (_, i) => given[i] ?? null);
  const { monsters, spells, extraZones, ...rest } = pieces;
  const hand = rest.hand ?? [];
  return {
    lp: 8000,
    field: null,
    hand,
    gy: [],
    banished: [],
    extra: [],
    deckCount: 30,
    extraCount: rest.extra?.length ?? 0,
    handCount: hand.length,
    deck: [],
    normalSummons: 1,
    ...rest,
    monsters: slots(monsters, extraZones === true ? 7 : 5),
    spells: slots(spells),
  };
}

export function view(sides: [SideView, SideView], change: Partial<PlayerView> = {}): PlayerView {
  return {
    me: 0,
    turn: 5,
    turnPlayer: 0,
    first: 0,
    phase: 'main1',
    sub: 'none',
    sides,
    chain: [],
    battle: null,
    format: 'goat',
    result: null,
    ...change,
  };
}

type Choice = Partial<OptionView> & Pick<OptionView, 'k'>;

export function decision(options: readonly Choice[], change: Partial<DecisionView> = {}): DecisionView {
  return {
    player: 0,
    kind: 'main',
    options: options.map((option, i) => ({ i, card: null, n: 0, m: 0, ...option })),
    purpose: 'action',
    card: null,
    addr: -1,
    min: 1,
    max: 1,
    chosen: [],
    what: -1,
    ...change,
  };
}

export function event(change: Partial<EventView> = {}): EventView {
  return {
    k: 'moved',
    turn: 5,
    stamp: 0,
    player: -1,
    by: -1,
    cause: null,
    addr: -1,
    cards: [],
    from: [],
    to: [],
    ctrl: [],
    why: 0,
    n: 0,
    m: 0,
    ...change,
  };
}

export function logOf(...texts: [player: PlayerId | -1, text: string, turn?: number][]): LogLine[] {
  return texts.map(([player, text, turn = 5], n) => ({
    n,
    turn,
    player,
    text,
    event: event({ player, turn }),
  }));
}

export function snapshot(table: PlayerView, change: Partial<Snapshot> = {}): Snapshot {
  return {
    seat: 0,
    names: ['You', 'Kaiba'],
    format: 'Goat',
    view: table,
    decision: null,
    pause: null,
    thinking: false,
    log: [],
    prompts: 'when it matters',
    windows: {},
    again: null,
    passing: null,
    end: null,
    notice: null,
    ...change,
  };
}
