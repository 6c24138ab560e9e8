/** A replay of nine choices that goes where it is told, and the history it is opened from. */
import type { LevelEntry } from '../../src/session/opponents.ts';
import type { ReplayView } from '../../src/session/replayView.ts';
import type { Eyes, ReplayShown, Snapshot, TimelineRow } from '../../src/session/types.ts';
import type { HistoryEntry, SavedDuel } from '../../src/tui/deps.ts';
import { open, type Screen, type ScreenOptions } from './drive.tsx';
import { ended, exampleHistory, FakeSession, fakeDeps, ownMainPhase } from './fake.ts';
import { exampleRows } from './fakeWays.ts';

const OF = 9;

export const exampleReplay = (change: Partial<ReplayShown> = {}): ReplayShown => ({
  at: 5,
  of: OF,
  n: 5,
  from: 5,
  text: 'Attack Vorse Raider with Gemini Elf',
  player: 0,
  eyes: 0,
  open: [0, 1, 'both'],
  own: 0,
  end: null,
  misfit: null,
  ...change,
});

export const replaySnapshot = (change: Partial<ReplayShown> = {}): Snapshot => ({
  ...ownMainPhase(),
  // "You" is nobody for whoever sees both hands.
  ...(change.eyes === 'both' && { names: ['Player 1', 'Kaiba'] as const }),
  decision: null,
  log: ended().log,
  replay: exampleReplay(change),
});

export class FakeReplay extends FakeSession implements ReplayView {
  readonly path: string;

  constructor(path: string, change: Partial<ReplayShown> = {}) {
    super(replaySnapshot(change));
    this.path = path;
  }

  /** Told as a call; false where it stands there already. */
  private go(call: string, to: number): boolean {
    this.calls.push(call);
    const { replay } = this.get();
    const at = Math.min(Math.max(0, to), OF);
    if (replay === undefined || at === replay.at) return false;
    const text = at === 0 ? '' : `Choice ${at} is made`;
    this.set({ replay: { ...replay, at, n: at, from: at, text } });
    return true;
  }
  private get at(): number {
    return this.get().replay?.at ?? 0;
  }
  step(by: 1 | -1): boolean {
    return this.go(`step ${by}`, this.at + by);
  }
  turn(by: 1 | -1): boolean {
    return this.go(`turn ${by}`, this.at + 3 * by);
  }
  toStart(): void {
    this.go('start', 0);
  }
  toEnd(): void {
    this.go('end', OF);
  }
  jump(n: number): string | null {
    this.go(`jump ${n}`, n);
    return null;
  }
  look(eyes: Eyes): void {
    this.calls.push(`look ${eyes}`);
    this.set({ replay: { ...exampleReplay(), at: this.at, eyes } });
  }
  timeline(): readonly TimelineRow[] {
    return exampleRows();
  }
}

export const withReplays = (): HistoryEntry[] =>
  exampleHistory().map((entry, i) => ({ ...entry, replay: `${i}.duelo` }));

/** A duel that is not over. */
export const oneSave = (): SavedDuel[] => [
  {
    text: 'turn 7 against Kaiba',
    choice: { deck: 'save:x.duelo', opponentDeck: '', against: 'standard' },
    files: ['x.duelo'],
  },
];

/** The first duel of the history, looked at. */
export async function openReplay(
  change: Partial<ReplayShown> = {},
  options: ScreenOptions & {
    history?: () => HistoryEntry[];
    saves?: () => SavedDuel[];
    levels?: LevelEntry[];
    /** Whether Enter is pressed on the first line of the history. */
    enter?: boolean;
  } = {},
): Promise<{ screen: Screen; opened: FakeReplay[]; started: ReturnType<typeof fakeDeps>['started'] }> {
  const opened: FakeReplay[] = [];
  const { deps, started } = fakeDeps({
    history: options.history ?? withReplays,
    ...(options.saves !== undefined && { saves: options.saves }),
    ...(options.levels !== undefined && { levels: () => options.levels ?? [] }),
    replay: async (name) => {
      if (name === 'broken.duelo') throw new Error('broken.duelo:7: not a replay');
      const replay = new FakeReplay(name, change);
      opened.push(replay);
      return replay;
    },
  });
  const screen = await open({ deps, ...options });
  await screen.press('3');
  if (options.enter !== false) await screen.press('enter');
  return { screen, opened, started };
}
