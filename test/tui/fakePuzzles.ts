/** Puzzles for the tests of screens, and one of them on the table. */
import type { Snapshot } from '../../src/session/types.ts';
import type { PuzzleEntry, Puzzles } from '../../src/tui/deps.ts';
import { open, type Screen, type ScreenOptions } from './drive.tsx';
import { ended, FakeSession, fakeDeps, ownMainPhase } from './fake.ts';
import { WalkedSession } from './fakeWays.ts';

const inAll = (text: string): PuzzleEntry['title'] => ({ en: text, es: text, pt: text, it: text });

export function examplePuzzles(count = 4): PuzzleEntry[] {
  const names = ['There and back', 'Two clowns', 'No draws', 'Folded away'];
  return Array.from({ length: count }, (_, i) => ({
    id: `puzzle-${i}`,
    title: inAll(names[i] ?? `Puzzle ${i + 1}`),
    hint: inAll('The Ring may lie on your own finger.'),
    difficulty: i < 2 ? 1 : i === 2 ? 2 : 3,
    solved: i === 0,
  }));
}

export const ownPuzzle = (): Snapshot => ({ ...ownMainPhase(), goal: 'Win this turn' });

/** Solved, all of it in one turn. */
export const wonPuzzle = (): Snapshot => {
  const { log, ...rest } = ended();
  return { ...rest, log: log.map((line) => ({ ...line, turn: 1 })), goal: 'Win this turn' };
};

/** Puzzles that begin with these sessions, one after another; the last one again and again. */
export class FakePuzzles implements Puzzles {
  readonly started: string[] = [];
  entries: PuzzleEntry[];
  private readonly sessions: FakeSession[];

  constructor(entries = examplePuzzles(), sessions = [new FakeSession(ownPuzzle())]) {
    this.entries = entries;
    this.sessions = sessions;
  }

  count() {
    return { solved: this.entries.filter(({ solved }) => solved).length, of: this.entries.length };
  }

  async list() {
    return this.entries;
  }

  async start(id: string) {
    const session = this.sessions[this.started.length] ?? new FakeSession(ownPuzzle());
    if (this.started.length > 0) session.calls.push('begun anew');
    this.started.push(id);
    return session;
  }
}

/** The list of puzzles. */
export async function openPuzzles(puzzles = new FakePuzzles(), options: ScreenOptions = {}): Promise<Screen> {
  const screen = await open({ deps: fakeDeps({ puzzles }).deps, ...options });
  await screen.press('down', 'down', 'enter');
  return screen;
}

/** The first puzzle on the table. */
export async function openPuzzle(now = ownPuzzle(), options: ScreenOptions = {}): Promise<Screen> {
  const screen = await openPuzzles(new FakePuzzles(undefined, [new WalkedSession(now)]), options);
  await screen.press('enter');
  return screen;
}
