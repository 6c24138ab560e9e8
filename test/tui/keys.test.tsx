import { describe, expect, test } from 'vitest';
import type { WhyView } from '../../src/engine/index.ts';
import type { WhyAbout } from '../../src/session/types.ts';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';
import { footerText } from '../../src/tui/components/Footer.tsx';
import { COMMANDS, type CommandId, keymap, OF_PUZZLES, PLACES, type Place } from '../../src/tui/keys.ts';
import { open, openDuel, type Screen } from './drive.tsx';
import { ended, exampleWhy, FakeSession, fakeDeps, logOf, ownMainPhase, responseWindow } from './fake.ts';
import { choosing, FakeMatch, openMatch, siding } from './fakeMatch.ts';
import { examplePuzzles, FakePuzzles, openPuzzle, openPuzzles, ownPuzzle, wonPuzzle } from './fakePuzzles.ts';
import { oneSave, openReplay, withReplays } from './fakeReplay.ts';
import { WalkedSession } from './fakeWays.ts';
import { fakeWords } from './fakeWords.ts';
import { openLab } from './labScreen.ts';

const keys = keymap();

describe('the table', () => {
  test.each(PLACES)('gives no key of %s two meanings', (place) => {
    const used = COMMANDS.filter((row) => row.places.includes(place)).flatMap((row) => row.keys);
    expect(used.length).toBe(new Set(used).size);
  });

  test.each(LANGUAGES.flatMap((language) => PLACES.map((place) => [language, place] as const)))(
    'has a footer that fits 80 columns whole: %s, %s',
    (language, place) => {
      // The duel's shows what has something to do, and more of it where there is room.
      const columns = place === 'duel' ? 120 : 80;
      const whole = keymap({}, stringsOf(language).keys).footer(place);
      const all = whole.filter(({ id }) => place !== 'duel' || (!OF_PUZZLES.includes(id) && id !== 'redo'));
      const first: readonly CommandId[] = ['next', 'toBattle', 'endTurn', 'back', 'help', 'quit'];
      if (place === 'duel') {
        // Where something was taken back its keys go before others.
        const after = footerText(
          whole.filter(({ id }) => !OF_PUZZLES.includes(id)),
          columns,
        );
        for (const { id, keys, label } of whole)
          if (first.includes(id) || id === 'undo' || id === 'redo')
            expect(after).toContain(`${keys} ${label}`);
      }
      const hints = place === 'duel' && language !== 'en' ? all.filter(({ id }) => first.includes(id)) : all;
      const text = footerText(all, columns);
      expect(text.length).toBeLessThanOrEqual(columns);
      for (const hint of hints) expect(text).toContain(`${hint.keys} ${hint.label}`);
    },
  );

  test.each(LANGUAGES)('has other words in %s only where the command is read', (language) => {
    for (const [place, words] of Object.entries(stringsOf(language).keys.at)) {
      for (const id of Object.keys(words)) {
        expect(COMMANDS.find((row) => row.id === id)?.places, id).toContain(place);
      }
    }
  });

  test('a footer that does not fit keeps help and quit', () => {
    const text = footerText(keys.footer('duel'), 30);
    expect(text.length).toBeLessThanOrEqual(30);
    expect(text).toContain('? keys');
    expect(text).toContain('q quit');
  });

  test('the player may change keys, but not those of the lists', () => {
    const own = keymap({ piles: ['v'], up: ['w'], nonsense: ['x'] });
    expect(own.commandFor('duel', 'v')).toBe('piles');
    expect(own.commandFor('duel', 'g')).toBeUndefined();
    expect(own.commandFor('duel', 'k')).toBe('up');
    expect(own.footer('duel').find(({ id }) => id === 'piles')?.keys).toBe('v');
  });
});

/** A screen on which every command of its place has something to do. */
const OPEN: Record<Exclude<Place, 'small'>, () => Promise<Screen>> = {
  menu: () => open(),
  decks: async () => {
    const screen = await open({ deps: fakeDeps({ decks: manyDecks }).deps });
    await screen.press('down', 'enter');
    return screen;
  },
  history: async () => {
    const { screen } = await openReplay({}, { history: manyDuels, saves: oneSave, enter: false });
    return screen;
  },
  settings: async () => {
    const screen = await open();
    await screen.press('down', 'down', 'down', 'enter');
    return screen;
  },
  duel: () => openDuel(new WalkedSession(ownMainPhase())),
  piles: () => over('g'),
  log: () => over('L'),
  chain: () => over('c'),
  timeline: async () => {
    const session = new WalkedSession(ownMainPhase());
    session.at = 1;
    const screen = await openDuel(session);
    await screen.press('t');
    return screen;
  },
  prompts: () => over('p'),
  pass: () => over('v'),
  facts: async () => {
    const now = ownMainPhase();
    const [own] = now.view.sides;
    const [first] = own.hand;
    own.hand = Array.from({ length: 200 }, (_, i) => ({ ...(first as typeof first & object), h: 6000 + i }));
    const screen = await openDuel(new FakeSession(now));
    await screen.press('f');
    return screen;
  },
  bindings: async () => {
    const screen = await open();
    await screen.press('down', 'down', 'down', 'enter');
    await screen.press('down', 'down', 'down', 'down', 'down', 'down', 'enter');
    return screen;
  },
  moments: async () => {
    const screen = await over('p');
    await screen.press('5');
    return screen;
  },
  help: () => over('?'),
  confirm: () => over('q'),
  why: () => over('w', manyReasons),
  glossary: () => over('w', exampleWhy, 'enter', 'home'),
  learn: () => learning(),
  lesson: () => learning('enter'),
  lessonEnd: lostLesson,
  first: () => openMatch(new FakeMatch(choosing)),
  side: () => openMatch(new FakeMatch(siding)),
  end: () => openDuel(new WalkedSession(ended())),
  puzzles: () => openPuzzles(new FakePuzzles(examplePuzzles(60))),
  hint: async () => {
    const screen = await openPuzzle();
    await screen.press('H');
    return screen;
  },
  puzzleEnd: () => openPuzzle(wonPuzzle()),
  lab: labWithEverything,
  replay: async () => {
    const { screen } = await openReplay({}, { words: longWords });
    await screen.press('tab');
    return screen;
  },
  playFrom: async () => {
    const { screen } = await openReplay();
    await screen.press('p');
    return screen;
  },
};

/** The duel with piles, log and chain too long for the screen, and a screen over it. */
async function over(
  key: string,
  reason: (about: WhyAbout) => WhyView = exampleWhy,
  ...more: string[]
): Promise<Screen> {
  const now = responseWindow();
  const [own] = now.view.sides;
  own.gy = Array.from({ length: 40 }, (_, i) => ({
    ...(own.gy[i % 3] as (typeof own.gy)[number]),
    h: 5000 + i,
  }));
  const link = now.view.chain[0] as (typeof now.view.chain)[number];
  now.view.chain = Array.from({ length: 12 }, (_, i) => ({ ...link, n: i + 1 }));
  now.log = logOf(...Array.from({ length: 60 }, (_, i) => [0, `Play ${i}.`] as [0, string]));
  const session = new FakeSession(now);
  session.reason = reason;
  const screen = await openDuel(session);
  await screen.press(key, ...more);
  return screen;
}

/** The list of lessons, and what is opened from it. */
async function learning(...more: string[]): Promise<Screen> {
  const lesson = async () => Object.assign(new FakeSession(ownMainPhase()), { undo: () => true });
  const screen = await open({ deps: fakeDeps({ startLesson: lesson }).deps });
  await screen.press('down', 'down', 'down', 'enter', ...more);
  return screen;
}

/** A lesson that went another way. */
async function lostLesson(): Promise<Screen> {
  const lesson = {
    id: 'turn',
    title: 'Your turn',
    step: 0,
    steps: 4,
    text: '',
    astray: false,
    outcome: 'lost',
    summary: '',
  } as const;
  const session = new WalkedSession({ ...ended(), lesson });
  const screen = await open({ deps: fakeDeps({ startLesson: async () => session }).deps });
  await screen.press('down', 'down', 'down', 'enter', 'enter', 'enter');
  return screen;
}

/** Of a card more than fits the panel, of a phase less. */
function manyReasons(about: WhyAbout): WhyView {
  const why = exampleWhy();
  if ('phase' in about) return why;
  return { ...why, ways: Array.from({ length: 12 }, () => why.ways).flat() };
}

const manyDecks = () =>
  Array.from({ length: 40 }, (_, i) => ({
    id: `own/${i}`,
    name: `Deck ${i}`,
    group: 'own',
    main: Array.from({ length: 40 }, (_, code) => code + 1),
    extra: [],
    side: [],
    problem: null,
  }));
const manyDuels = () => Array.from({ length: 40 }, () => withReplays()).flat();

/** A Deck too long for the panel, an Equip under the cursor, a choice taken and one taken back. */
async function labWithEverything(): Promise<Screen> {
  const screen = await openLab();
  await screen.when(() =>
    screen.run(
      'put Axe of Despair s3',
      'put Gemini Elf m1',
      'deck bottom Kuriboh x30',
      '1',
      'lp 500',
      'undo',
    ),
  );
  await screen.press('down');
  return screen;
}

/** Keys before the one tried, where it would have nothing to do at first. */
const BEFORE: Partial<Record<CommandId, string[]>> = {
  up: ['down', 'down'],
  pageUp: ['pagedown', 'pagedown'],
  first: ['pagedown', 'pagedown'],
  previous: ['tab', 'tab'],
  takeBack: ['enter'],
  reset: ['enter'],
  redo: ['z'],
};
/** The log begins at its end. */
const BEFORE_IN_LOG: Partial<Record<CommandId, string[]>> = {
  down: ['pageup', 'pageup'],
  pageDown: ['pageup', 'pageup'],
  last: ['pageup', 'pageup'],
  up: [],
  pageUp: [],
  first: [],
};
const BEFORE_IN_DUEL: Partial<Record<CommandId, string[]>> = {
  back: ['tab'],
  pageDown: ['down'],
  pageUp: ['down', 'pagedown'],
  up: ['down'],
};

const BEFORE_IN_LAB: Partial<Record<CommandId, string[]>> = {
  labStep: ['b'],
  labNext: ['B'],
  // The Deck, card by card.
  pageDown: ['down', 'down', 'left', 'left'],
  pageUp: ['down', 'down', 'left', 'left', 'pagedown'],
  back: ['tab'],
  pick: [],
  up: [],
  accept: ['down', 'down', 'left', 'left'],
};

const fact = (screen: Screen): string => {
  const { stack, duel, settings } = screen.app.state.get();
  const session = duel?.session as FakeSession | undefined;
  return JSON.stringify([
    stack,
    settings,
    session?.calls,
    screen.hooks.suspended,
    screen.hooks.redrawn,
    screen.frame(),
  ]);
};

const CASES = Object.keys(OPEN).flatMap((place) =>
  COMMANDS.filter((row) => row.places.includes(place as Place)).flatMap((row) =>
    row.keys.map((key) => ({ place: place as keyof typeof OPEN, id: row.id, key })),
  ),
);

describe('every command is within reach', () => {
  test.each(CASES)('$place: $key is $id', async ({ place, id, key }) => {
    // A long text to page through.
    const now = ownMainPhase();
    const screen =
      place === 'duel' && (id === 'pageDown' || id === 'pageUp')
        ? await openLongText(now)
        : place === 'duel' && OF_PUZZLES.includes(id)
          ? await openPuzzle(ownPuzzle())
          : await OPEN[place]();
    const before =
      place === 'log'
        ? BEFORE_IN_LOG
        : place === 'lab'
          ? BEFORE_IN_LAB
          : place === 'duel'
            ? { ...BEFORE, ...BEFORE_IN_DUEL }
            : BEFORE;
    await screen.press(...(before[id] ?? []));
    let quit = -1;
    void screen.app.done.then((code) => {
      quit = code;
    });
    const was = fact(screen);
    if (id === 'pick' && Number(key) > entriesOn(place)) return;
    if (id === 'pickMore') return;
    await screen.press(key);
    await screen.when(() => {});
    expect(quit >= 0 || fact(screen) !== was).toBe(true);
  });
});

const entriesOn = (place: Place): number =>
  ({ menu: 5, duel: 8, lab: 3, prompts: 5, pass: 4, confirm: 4, first: 2, playFrom: 3, learn: 8 })[
    place as string
  ] ?? 0;

/** Cards with texts that are longer than their pane. */
const longWords = {
  ...fakeWords,
  text: () => [Array.from({ length: 90 }, (_, i) => `word${i}`).join(' ')],
};
const openLongText = (now: ReturnType<typeof ownMainPhase>): Promise<Screen> =>
  openDuel(new FakeSession(now), { words: longWords });

describe('the help screen', () => {
  test.each(['menu', 'duel', 'side', 'end', 'replay'] as const)('names every key of %s', async (place) => {
    const screen = await OPEN[place]();
    await screen.press('?');
    let text = '';
    for (let page = 0; page < 4; page++) {
      text += screen.frame();
      await screen.press('pagedown');
    }
    const shown = keys.help(place).filter(({ id }) => !OF_PUZZLES.includes(id));
    for (const hint of shown) expect(text).toContain(hint.keys);
  });
});

test.each(PLACES.filter((place) => place !== 'small'))('Escape never quits: %s', async (place) => {
  const screen = await OPEN[place]();
  let quit = -1;
  void screen.app.done.then((code) => {
    quit = code;
  });
  for (let i = 0; i < 6; i++) await screen.press('esc');
  await screen.when(() => {});
  expect(quit).toBe(-1);
  const { duel } = screen.app.state.get();
  if (duel !== null) expect((duel.session as FakeSession).calls).toEqual([]);
});
