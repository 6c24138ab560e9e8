/** A match between two duels that does what a test says. */
import { beginSiding, registeredAgain, withoutLastChange } from '../../src/decks/siding.ts';
import type { MatchDue } from '../../src/session/matchProgress.ts';
import type { MatchView } from '../../src/session/matchTypes.ts';
import type { TuiMatch } from '../../src/tui/deps.ts';
import { codeOf } from './cards.ts';
import { open, type Screen, type ScreenOptions } from './drive.tsx';
import { FakeSession, fakeDeps, ownMainPhase } from './fake.ts';

/** Enough different cards to page through. */
const many = [
  'The 13th Grave',
  'Water Spirit',
  'Prevent Rat',
  'Kojikocy',
  'Nekogal #1',
  'Uraby',
  'Hyosube',
  'Overdrive',
  'Sealmaster Meisei',
  'Water Omotics',
  'Fiend Reflection #2',
  'Ryu-Ran',
  'Flying Kamakiri #2',
  'Takuhee',
  'Swordsman of Landstar',
  'Slot Machine',
  'Shapesnatch',
  'Island Turtle',
  'Queen of Autumn Leaves',
  'Souls of the Forgotten',
  'Battle Ox',
  'Skull Mariner',
  'Darkfire Soldier #1',
  'Headless Knight',
  'Blazing Inpachi',
  'Flying Penguin',
  'Burglar',
  'Gaia The Fierce Knight',
  'Seiyaryu',
  'Mechanicalchaser',
  'Megasonic Eye',
  'Niwatori',
  'Psychic Kappa',
  'Giga-Tech Wolf',
  'Chu-Ske the Mouse Fighter',
  'Dark Gray',
  'Protector of the Throne',
  'Skull Red Bird',
  'Leogun',
  'Gradius',
  'Luster Dragon',
  'Dark Blade',
  'Gamma The Magnet Warrior',
  'Beast of Talwar',
  'Great Angus',
  'Nin-Ken Dog',
  'Goblin Calligrapher',
  'People Running About',
  'Ojama Green',
  'Flame Dancer',
  'Giant Soldier of Stone',
  'Charcoal Inpachi',
].map(codeOf);

const deck = {
  name: 'Deck',
  main: [...many.slice(0, 38), codeOf('Sangan'), codeOf('Mystical Space Typhoon')],
  extra: [],
  side: [...many.slice(38, 52), codeOf('Kuriboh')],
};

export const siding: MatchDue = { k: 'side', player: 0, siding: beginSiding(deck, deck) };
export const choosing: MatchDue = { k: 'first', player: 0, by: 'loser' };

export class FakeMatch implements TuiMatch {
  readonly calls: string[] = [];
  /** What is due after the present question. */
  readonly next: MatchDue[];
  session = new FakeSession(ownMainPhase());
  private view: MatchView;
  private readonly listeners = new Set<() => void>();

  constructor(due: MatchDue, ...next: MatchDue[]) {
    this.next = [...next, { k: 'duel', n: 2 }];
    this.view = { names: ['You', 'Kaiba'], me: 0, shared: false, results: [1], due };
  }

  readonly get = (): MatchView => this.view;

  set(change: Partial<MatchView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of [...this.listeners]) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private side(
    change: (now: typeof siding & { k: 'side' }) => ReturnType<typeof beginSiding> | null,
  ): boolean {
    const { due } = this.view;
    if (due.k !== 'side') throw new Error('no deck is changed now');
    const next = change(due);
    if (next !== null) this.set({ due: { ...due, siding: next } });
    return next !== null;
  }

  swap(out: number, into: number): void {
    this.calls.push(`swap ${out} ${into}`);
    if (into === codeOf('Kuriboh')) throw new Error('Kuriboh stays where it is.');
    const replaced = (codes: number[], from: number, to: number): number[] =>
      codes.with(codes.indexOf(from), to);
    this.side(({ siding: now }) => ({
      ...now,
      before: [...now.before, now.deck],
      deck: {
        ...now.deck,
        main: replaced(now.deck.main, out, into),
        side: replaced(now.deck.side, into, out),
      },
    }));
  }

  takeBack(): boolean {
    return this.side(({ siding: now }) => withoutLastChange(now));
  }

  reset(): boolean {
    return this.side(({ siding: now }) => registeredAgain(now));
  }

  sided(): void {
    this.calls.push('sided');
    this.set({ due: this.next.shift() as MatchDue });
  }

  chooseFirst(first: 0 | 1): void {
    this.calls.push(`first ${first}`);
    this.set({ due: this.next.shift() as MatchDue });
  }

  duel(): { session: FakeSession } {
    this.calls.push('duel');
    return { session: this.session };
  }

  leave(): boolean {
    this.calls.push('leave');
    return true;
  }
}

/** The client with that match begun from the menu. */
export async function openMatch(match: FakeMatch, options: ScreenOptions = {}): Promise<Screen> {
  const screen = await open({ deps: fakeDeps({ startMatch: async () => match }).deps, ...options });
  await screen.press('down', 'enter');
  return screen;
}
