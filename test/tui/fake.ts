/** A session that does what a test says, and everything around the client in memory. */
import type { PlayerId, WhyView } from '../../src/engine/index.ts';
import type {
  PassUntil,
  PromptPolicy,
  PromptWindows,
  Session,
  Snapshot,
  WhyAbout,
} from '../../src/session/types.ts';
import type { DeckEntry, DuelChoice, HistoryEntry, TuiDeps, TuiSettings } from '../../src/tui/deps.ts';
import { codeOf, event } from './cards.ts';
import { exampleWhy, ownMainPhase } from './examples.ts';

export * from './cards.ts';
export * from './examples.ts';

/** A session that answers by `next`, if given, and writes down what was done to it. */
export class FakeSession implements Session {
  readonly calls: string[] = [];
  next: ((i: number, now: Snapshot) => Partial<Snapshot>) | null = null;
  /** What why was asked about, and what is answered. */
  readonly questions: WhyAbout[] = [];
  reason: (about: WhyAbout) => WhyView | null = () => exampleWhy();
  private readonly listeners = new Set<() => void>();
  private now: Snapshot;

  constructor(now: Snapshot) {
    this.now = now;
  }

  why(about: WhyAbout): WhyView | null {
    this.questions.push(about);
    return this.reason(about);
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

  choose(i: number, rest = false): void {
    if (!this.now.decision?.options.some((option) => option.i === i)) {
      throw new RangeError(`option ${i} is not offered`);
    }
    this.calls.push(`choose ${i}${rest ? ' for the rest' : ''}`);
    if (this.next !== null) this.set(this.next(i, this.now));
  }

  proceed(): void {
    this.calls.push('proceed');
    this.set({ pause: null });
  }

  setPrompts(policy: PromptPolicy, windows: PromptWindows = this.now.windows): void {
    const own = Object.entries(windows).map(([window, word]) => `, ${window} ${word}`);
    this.calls.push(`prompts ${policy}${own.join('')}`);
    this.set({ prompts: policy, windows });
  }

  pass(until: PassUntil | null): void {
    this.calls.push(`pass until ${until}`);
    this.set({ passing: until === null ? null : { until, over: false } });
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
  language: 'en',
  prompts: 'when it matters',
  promptWindows: {},
  ascii: true,
  colours: 'auto',
  pace: 'fast',
  deck: 'starter/yugi',
  opponentDeck: 'starter/kaiba',
  against: 'standard',
  keys: {},
  lessons: [],
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
