/** Hand-made tables and a session that does what a test says. */
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
import { PHASES, type Phase, type ZoneName } from '../../src/engine/types.ts';
import type { LogLine, PromptPolicy, Session, Snapshot } from '../../src/session/types.ts';
import type { DeckEntry, DuelChoice, HistoryEntry, TuiDeps, TuiSettings } from '../../src/tui/deps.ts';

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
};

export function side(pieces: Pieces = {}): SideView {
  const slots = (given: Record<number, CardView> = {}): (CardView | null)[] =>
    Array.from({ length: 5 }, (_, i) => given[i] ?? null);
  const { monsters, spells, ...rest } = pieces;
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
    monsters: slots(monsters),
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
    end: null,
    notice: null,
    ...change,
  };
}

/** A session that answers by `next`, if given, and writes down what was done to it. */
export class FakeSession implements Session {
  readonly calls: string[] = [];
  next: ((i: number, now: Snapshot) => Partial<Snapshot>) | null = null;
  private readonly listeners = new Set<() => void>();
  private now: Snapshot;

  constructor(now: Snapshot) {
    this.now = now;
  }

  get(): Snapshot {
    return this.now;
  }

  /** What the opponent or the engine does. */
  set(change: Partial<Snapshot>): void {
    this.now = { ...this.now, ...change };
    for (const listener of [...this.listeners]) listener();
  }

  /** One more line in the log, with what else has changed. */
  play(text: string, change: Partial<Snapshot> = {}, player: PlayerId | -1 = 1): void {
    const n = this.now.log.length;
    const line = { n, turn: this.now.view.turn, player, text, event: event({ player }) };
    this.set({ log: [...this.now.log, line], ...change });
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  choose(i: number): void {
    if (!this.now.decision?.options.some((option) => option.i === i)) {
      throw new RangeError(`option ${i} is not offered`);
    }
    this.calls.push(`choose ${i}`);
    if (this.next !== null) this.set(this.next(i, this.now));
  }

  proceed(): void {
    this.calls.push('proceed');
    this.set({ pause: null });
  }

  setPrompts(policy: PromptPolicy): void {
    this.calls.push(`prompts ${policy}`);
    this.set({ prompts: policy });
  }

  passUntilTurnEnds(): void {
    this.calls.push('pass until the turn ends');
  }

  surrender(): void {
    this.calls.push('surrender');
    const lp: [number, number] = [this.now.view.sides[0].lp, this.now.view.sides[1].lp];
    this.set({
      decision: null,
      end: { winner: 1, reason: 'surrender', turns: this.now.view.turn, lp, replay: '' },
    });
  }

  async dispose(): Promise<void> {
    this.calls.push('dispose');
  }
}

const zone = (name: ZoneName, slot: number, change: Partial<SeenCard> = {}): Partial<SeenCard> => ({
  zone: name,
  slot,
  ...change,
});

/** The table of the first sketch: own Main Phase 1 of turn 5, with something of everything. */
export function exampleTable(change: Partial<PlayerView> = {}): PlayerView {
  const skull = card('Summoned Skull', zone('mzone', 2, { position: 'attack', atk: 3500 }));
  const axe = card('Axe of Despair', zone('szone', 1, { equippedTo: skull.h }));
  const own = side({
    monsters: {
      1: card('Gemini Elf', zone('mzone', 1, { position: 'attack' })),
      2: skull,
      3: card(
        'Man-Eater Bug',
        zone('mzone', 3, { position: 'faceDownDefense', faceUp: false, public: false }),
      ),
    },
    spells: {
      0: card('Trap Hole', zone('szone', 0, { faceUp: false, public: false })),
      1: axe,
    },
    hand: ['Pot of Greed', 'Mirror Force', 'Kuriboh', 'Dark Hole', 'Luster Dragon'].map((name, i) =>
      card(name, zone('hand', i, { public: false })),
    ),
    gy: [
      card('Sangan', zone('gy', 0)),
      card('Monster Reborn', zone('gy', 1)),
      card('Book of Moon', zone('gy', 2)),
    ],
    banished: [card('Kuriboh', zone('banished', 0))],
    deckCount: 27,
    deck: [codeOf('Sangan'), codeOf('Book of Moon'), codeOf('Book of Moon')],
  });
  const foe = (name: ZoneName, slot: number, more: Partial<SeenCard> = {}): Partial<SeenCard> =>
    zone(name, slot, { owner: 1, controller: 1, ...more });
  const other = side({
    lp: 6200,
    monsters: {
      1: card('Vorse Raider', foe('mzone', 1, { position: 'attack' })),
      3: unknown({ zone: 'mzone', slot: 3, position: 'faceDownDefense' }),
    },
    spells: {
      0: card('Messenger of Peace', foe('szone', 0)),
      1: unknown({ slot: 1 }),
      2: unknown({ slot: 2 }),
    },
    hand: [unknown({ zone: 'hand', slot: 0 }), card('Snatch Steal', foe('hand', 1))],
    handCount: 4,
    gy: ['Giant Soldier of Stone', 'Mystical Space Typhoon'].map((name, i) => card(name, foe('gy', i))),
    deckCount: 28,
    extraCount: 3,
  });
  return view([own, other], change);
}

/** All legal actions of the example table, as an engine would list them. */
export function exampleMain(table: PlayerView): DecisionView {
  const me = table.sides[0];
  const hand = (i: number): CardView => me.hand[i] as CardView;
  const phase = (name: Phase): number => PHASES.indexOf(name);
  return decision([
    { k: 'activate', card: hand(0) },
    { k: 'activate', card: hand(3) },
    { k: 'setSpell', card: hand(0) },
    { k: 'setSpell', card: hand(1) },
    { k: 'setSpell', card: hand(3) },
    { k: 'summon', card: hand(2) },
    { k: 'set', card: hand(2) },
    { k: 'summon', card: hand(4) },
    { k: 'set', card: hand(4) },
    { k: 'position', card: me.monsters[1] as CardView, n: 1 },
    { k: 'position', card: me.monsters[2] as CardView, n: 1 },
    { k: 'flip', card: me.monsters[3] as CardView },
    { k: 'toPhase', n: phase('battle') },
    { k: 'toPhase', n: phase('end') },
  ]);
}

export const exampleLog = (): LogLine[] =>
  logOf(
    [-1, 'The duel begins.', 0],
    [0, 'You Normal Summon Summoned Skull, Tributing Sangan.', 3],
    [1, 'Kaiba Normal Summons Vorse Raider.', 4],
    [1, 'Kaiba sets a card (s2) and ends the turn.', 4],
    [0, 'You draw Luster Dragon.'],
  );

export function ownMainPhase(): Snapshot {
  const table = exampleTable();
  return snapshot(table, { decision: exampleMain(table), log: exampleLog() });
}

/** Kaiba has chained Trap Hole to a Summon; Torrential Tribute and Seven Tools could be chained to that. */
export function responseWindow(): Snapshot {
  const table = exampleTable();
  const [own, other] = table.sides;
  const luster = card('Luster Dragon', { zone: 'mzone', slot: 4, position: 'attack', entered: 5 });
  const torrential = card('Torrential Tribute', { zone: 'szone', slot: 1, faceUp: false, public: false });
  const tools = card('Seven Tools of the Bandit', { zone: 'szone', slot: 3, faceUp: false, public: false });
  const hole = card('Trap Hole', { zone: 'szone', slot: 2, owner: 1, controller: 1 });
  own.monsters[4] = luster;
  own.spells[1] = torrential;
  own.spells[3] = tools;
  own.hand.pop();
  own.handCount = 4;
  other.spells[2] = hole;
  table.chain.push({
    n: 1,
    card: hole,
    code: hole.code,
    addr: 7,
    player: 1,
    targets: [luster],
    negated: false,
  });
  const asked = decision(
    [{ k: 'pass' }, { k: 'activate', card: torrential, n: 3 }, { k: 'activate', card: tools, n: 4 }],
    { kind: 'respond', purpose: 'response' },
  );
  const log = [
    ...exampleLog(),
    ...logOf([0, 'You Normal Summon Luster Dragon.'], [1, 'Kaiba activates Trap Hole.']),
  ];
  return snapshot(table, { decision: asked, log });
}

/** The Damage Step of an attack on a face-down monster, with a choice to make in it. */
export function battleWindow(): Snapshot {
  const table = exampleTable({ phase: 'battle', sub: 'beforeCalc' });
  const [own, other] = table.sides;
  const target = card('Giant Soldier of Stone', {
    owner: 1,
    controller: 1,
    zone: 'mzone',
    slot: 3,
    position: 'defense',
  });
  other.monsters[3] = target;
  table.battle = { attacker: own.monsters[2] as CardView, target, damage: [0, 0] };
  const kuriboh = own.hand[2] as CardView;
  const asked = decision([{ k: 'pass' }, { k: 'activate', card: kuriboh }], {
    kind: 'respond',
    purpose: 'response',
  });
  const log = [
    ...exampleLog(),
    ...logOf(
      [0, 'Summoned Skull attacks the face-down monster in m4.'],
      [1, 'Giant Soldier of Stone is turned face-up.'],
    ),
  ];
  return snapshot(table, { decision: asked, log });
}

/** The Battle Phase with two attackers. */
export function battlePhase(): Snapshot {
  const table = exampleTable({ phase: 'battle' });
  const [own] = table.sides;
  const asked = decision(
    [
      { k: 'attack', card: own.monsters[1] as CardView },
      { k: 'attack', card: own.monsters[2] as CardView },
      { k: 'toPhase', n: PHASES.indexOf('main2') },
      { k: 'toPhase', n: PHASES.indexOf('end') },
    ],
    { kind: 'battle', purpose: 'action' },
  );
  return snapshot(table, { decision: asked, log: exampleLog() });
}

/** Which of the other side's monsters to attack. */
export function attackTarget(): Snapshot {
  const now = battlePhase();
  const [own, other] = now.view.sides;
  const asked = decision(
    [
      { k: 'card', card: other.monsters[1] as CardView },
      { k: 'card', card: other.monsters[3] as CardView },
    ],
    { kind: 'pickCard', purpose: 'attackTarget', card: own.monsters[2] as CardView },
  );
  return { ...now, decision: asked };
}

/** The other side's turn: nothing is asked. */
export function waiting(): Snapshot {
  const table = exampleTable({ turn: 6, turnPlayer: 1 });
  return snapshot(table, { thinking: true, log: exampleLog() });
}

export function ended(): Snapshot {
  const table = exampleTable();
  table.sides[1].lp = 0;
  return snapshot(table, {
    log: [
      ...exampleLog(),
      ...logOf([0, 'Summoned Skull attacks directly.'], [1, 'Kaiba loses 3500 Life Points.']),
    ],
    end: { winner: 0, reason: 'lp', turns: 5, lp: [8000, 0], replay: '2026-01-02-1200.duel' },
  });
}

const deckOf = (id: string, name: string, ...names: string[]): DeckEntry => ({
  id,
  name,
  group: id.split('/')[0] ?? '',
  main: names.flatMap((card) => [codeOf(card), codeOf(card)]),
  extra: [],
  side: [],
  problem: null,
});

export const exampleDecks = (): DeckEntry[] => [
  deckOf('starter/kaiba', 'Starter Deck: Kaiba', 'Vorse Raider', 'Trap Hole', 'Dark Hole'),
  deckOf('starter/yugi', 'Starter Deck: Yugi', 'Summoned Skull', 'Kuriboh', 'Monster Reborn', 'Mirror Force'),
  {
    ...deckOf('own/bad', 'Too small', 'Sangan'),
    problem: 'The Main Deck has 2 cards; at least 40 are needed.',
  },
];

export const exampleHistory = (): HistoryEntry[] => [
  {
    at: '2026-01-02T12:00:00Z',
    format: 'Goat',
    decks: ['Starter Deck: Yugi', 'Starter Deck: Kaiba'],
    opponent: 'Kaiba',
    result: 'won',
    reason: 'lp',
    turns: 11,
    lp: [3400, 0],
  },
  {
    at: '2026-01-01T09:30:00Z',
    format: 'Goat',
    decks: ['Starter Deck: Kaiba', 'Starter Deck: Yugi'],
    opponent: 'Kaiba',
    result: 'lost',
    reason: 'deck-out',
    turns: 31,
    lp: [1200, 800],
  },
];

export const exampleSettings = (): TuiSettings => ({
  prompts: 'when it matters',
  ascii: true,
  pace: 'fast',
  deck: 'starter/yugi',
  opponentDeck: 'starter/kaiba',
  against: 'standard',
  keys: {},
});

/** Everything around the client, in memory. `started` is what was asked for. */
export function fakeDeps(change: Partial<TuiDeps> = {}, settings: Partial<TuiSettings> = {}) {
  let kept = { ...exampleSettings(), ...settings };
  const started: DuelChoice[] = [];
  const deps: TuiDeps = {
    version: '0.1.0',
    format: 'Goat',
    startDuel: async (choice) => {
      started.push(choice);
      return new FakeSession(ownMainPhase());
    },
    decks: exampleDecks,
    levels: () => [
      { id: 'standard', name: 'Standard' },
      { id: 'hard', name: 'Hard' },
    ],
    history: exampleHistory,
    settings: {
      get: () => kept,
      set: (patch) => {
        kept = { ...kept, ...patch };
      },
    },
    ...change,
  };
  return { deps, started, settings: () => kept };
}
