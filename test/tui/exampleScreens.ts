/** Every screen of the client as frames and languages are tried on it. */
import type { LessonShown, Snapshot } from '../../src/session/types.ts';
import { open, openDuel, type Screen, type ScreenOptions } from './drive.tsx';
import {
  attackTarget,
  battlePhase,
  battleWindow,
  ended,
  extraZonesMain,
  FakeSession,
  fakeDeps,
  marksMain,
  ownMainPhase,
  ownWindow,
  responseWindow,
  waiting,
} from './fake.ts';
import { choosing, FakeMatch, openMatch, siding } from './fakeMatch.ts';
import { FakePuzzles, openPuzzle, openPuzzles, wonPuzzle } from './fakePuzzles.ts';
import { openReplay, withReplays } from './fakeReplay.ts';
import { WalkedSession } from './fakeWays.ts';

/** The size to be shown at, and the language if it is not English. */
export type ScreenSize = Pick<ScreenOptions, 'language'> & { columns: number; rows: number };

export const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

const duel =
  (now: () => Snapshot, ...keys: string[]) =>
  async (size: ScreenSize): Promise<Screen> => {
    const screen = await openDuel(new FakeSession(now()), size);
    await screen.press(...keys);
    return screen;
  };

const menu =
  (change: Parameters<typeof fakeDeps>[0], ...keys: string[]) =>
  async (size: ScreenSize): Promise<Screen> => {
    const screen = await open({ ...size, deps: fakeDeps(change).deps });
    await screen.press(...keys);
    return screen;
  };

/** A lesson on the table, as far as it has come. */
const lesson =
  (change: Partial<LessonShown>) =>
  async (size: ScreenSize): Promise<Screen> => {
    const shown: LessonShown = {
      id: 'turn',
      title: 'Your turn',
      step: 0,
      steps: 4,
      text: 'Normal Summon Luster Dragon: mark its line and press Enter. Once a turn you may do so.',
      astray: false,
      outcome: 'open',
      summary:
        'You Summoned a monster, attacked directly and took its ATK from the other player’s Life Points.',
      ...change,
    };
    const now = shown.outcome === 'open' ? ownMainPhase() : ended();
    const session = Object.assign(new FakeSession({ ...now, lesson: shown }), { undo: () => true });
    const { deps } = fakeDeps({ startLesson: async () => session }, { lessons: ['turn'] });
    const screen = await open({ ...size, deps });
    await screen.press('down', 'down', 'down', 'enter', 'up', 'enter', 'enter');
    return screen;
  };
const learning = {
  startLesson: async () => Object.assign(new FakeSession(ownMainPhase()), { undo: () => true }),
};

/** Everything the menu can hold. */
const everything = (): Parameters<typeof fakeDeps>[0] => ({
  ...learning,
  startMatch: async () => new FakeMatch(choosing),
  puzzles: new FakePuzzles(),
  lab: () => new Promise(() => {}),
  saves: () => [
    {
      text: 'turn 7 against Kaiba (Standard), 3 hours ago',
      choice: { deck: '', opponentDeck: '', against: '' },
    },
    {
      text: 'turn 2 against Kaiba (Standard), 1 day ago',
      choice: { deck: '', opponentDeck: '', against: '' },
    },
  ],
});

/** A duel whose timeline can be walked. */
const walked =
  (now: () => Snapshot, ...keys: string[]) =>
  async (size: ScreenSize): Promise<Screen> => {
    const screen = await openDuel(new WalkedSession(now()), size);
    await screen.press(...keys);
    return screen;
  };

const unicode = async (size: ScreenSize): Promise<Screen> => {
  const deps = fakeDeps({ startDuel: async () => new FakeSession(ownMainPhase()) }, { ascii: false }).deps;
  const screen = await open({ ...size, deps });
  await screen.press('enter', 'tab');
  return screen;
};

const ENDED = { winner: 0, reason: 'lp', turns: 5, replay: '' } as const;

export const SCREENS: Readonly<Record<string, (size: ScreenSize) => Promise<Screen>>> = {
  menu: menu({}),
  'menu-full': menu(everything()),
  'menu-resume': menu(everything()),
  decks: menu({}, 'down', 'enter', 'down'),
  history: menu({ history: withReplays }, 'down', 'down', 'enter'),
  replay: async (size) => (await openReplay({}, size)).screen,
  'replay-open': async (size) => {
    const { screen } = await openReplay({ at: 9, eyes: 'both', end: { ...ENDED, lp: [8000, 0] } }, size);
    await screen.press('tab');
    return screen;
  },
  'replay-misfit': async (size) => {
    const misfit = { line: 57, reason: 'not offered: summon 69140098@p0.hand.2; offered (2): pass' };
    return (await openReplay({ at: 9, misfit }, size)).screen;
  },
  'replay-from': async (size) => {
    const { screen } = await openReplay({}, size);
    await screen.press('p');
    return screen;
  },
  'history-empty': menu({ history: () => [] }, 'down', 'down', 'enter'),
  'decks-empty': menu({ decks: () => [] }, 'down', 'enter'),
  settings: menu({}, 'down', 'down', 'down', 'enter'),
  main: duel(ownMainPhase),
  'match-main': duel(() => ({ ...ownMainPhase(), match: { id: 'kept', n: 3, results: [1, 0] } })),
  marks: duel(marksMain, 'left', 'up', 'up'),
  'own-window': duel(ownWindow),
  'extra-zones': duel(extraZonesMain, 'left', 'up', 'up'),
  'main-unicode': unicode,
  'main-table': duel(ownMainPhase, 'left', 'up', 'up'),
  response: duel(responseWindow),
  'battle-phase': duel(battlePhase),
  'battle-target': duel(attackTarget),
  battle: duel(battleWindow),
  waiting: duel(waiting),
  pause: duel(() => ({ ...waiting(), thinking: false, pause: 'Kaiba activates Dark Hole.' })),
  piles: duel(ownMainPhase, 'g'),
  'piles-deck': duel(ownMainPhase, 'g', 'left', 'left'),
  log: duel(ownMainPhase, 'L'),
  facts: duel(marksMain, 'f'),
  bindings: menu(
    {},
    'down',
    'down',
    'down',
    'enter',
    ...Array.from({ length: 6 }, () => 'down'),
    'enter',
    'down',
    'down',
    'down',
    'enter',
  ),
  chain: duel(responseWindow, 'c'),
  timeline: walked(ownMainPhase, 't', 'up'),
  'taken-back': walked(ownMainPhase, 'z'),
  'end-walked': walked(ended),
  prompts: duel(ownMainPhase, 'p'),
  pass: duel(responseWindow, 'v'),
  moments: menu({}, 'down', 'down', 'down', 'enter', 'down', 'enter', 'down', 'right'),
  find: duel(ownMainPhase, '/', 's', 'e', 't'),
  why: duel(ownMainPhase, 'w'),
  'menu-learn': menu(learning, 'down', 'down', 'down'),
  learn: menu(learning, 'down', 'down', 'down', 'enter', 'down'),
  'lesson-intro': menu(learning, 'down', 'down', 'down', 'enter', 'enter'),
  lesson: lesson({}),
  'lesson-done': lesson({ outcome: 'done' }),
  'lesson-lost': lesson({ outcome: 'lost' }),
  glossary: duel(ownMainPhase, 'w', 'enter'),
  'glossary-term': duel(ownMainPhase, 'w', 'enter', 'home', 'down', 'down', 'down', 'down', 'down', 'down'),
  help: duel(ownMainPhase, '?'),
  confirm: duel(ownMainPhase, 'q'),
  end: duel(ended),
  puzzles: (size) => openPuzzles(undefined, size),
  'puzzle-main': (size) => openPuzzle(undefined, size),
  'puzzle-hint': async (size) => {
    const screen = await openPuzzle(undefined, size);
    await screen.press('H');
    return screen;
  },
  'puzzle-end': (size) => openPuzzle(wonPuzzle(), size),
  first: (size) => openMatch(new FakeMatch(choosing), size),
  side: async (size) => {
    const screen = await openMatch(new FakeMatch(siding), size);
    await screen.press('down', 'down', 'tab', 'down', 'enter');
    return screen;
  },
};
