import { describe, expect, test } from 'vitest';
import { Refusal, type Saying, saying } from '../../src/strings/saying.ts';
import type { DuelChoice, TuiDeps } from '../../src/tui/deps.ts';
import type { Size, SizeStore } from '../../src/tui/terminal/size.ts';
import { open, openDuel, type Screen } from './drive.tsx';
import { decision, FakeSession, fakeDeps, ownMainPhase, responseWindow } from './fake.ts';

const _marked = (screen: Screen): string => /^> (?:\d )?(.*?) *(?:\||$)/m.exec(panel(screen))?.[1] ?? '';
/** The lines of the lower left panel. */
function panel(screen: Screen): string {
  const lines = screen.frame().split('\n');
  return lines
    .slice(11, 20)
    .map((line) => line.slice(0, 41))
    .join('\n');
}
const _title = (screen: Screen): string => screen.frame().split('\n')[11] ?? '';
const top = (screen: Screen): string => screen.app.state.get().stack.at(-1)?.k ?? '';

async function exitCode(screen: Screen): Promise<number | null> {
  let code: number | null = null;
  void screen.app.done.then((value) => {
    code = value;
  });
  await screen.when(() => {});
  return code;
}

test('both sides can be played by one person, from the menu; the end has no heading over nothing', async () => {
  const started: DuelChoice[] = [];
  const startDuel: TuiDeps['startDuel'] = async (choice) => {
    started.push(choice);
    const session = new FakeSession(ownMainPhase());
    session.set({ log: [] });
    return session;
  };
  const screen = await open({ deps: fakeDeps({ startDuel }).deps });
  await screen.press('tab', 'tab', 'left');
  expect(screen.frame()).toContain('< both sides >');
  await screen.press('enter', 'q', '2');
  expect(started.map(({ against }) => against)).toEqual(['self']);
  expect(screen.frame()).toContain('You have surrendered.');
  expect(screen.frame()).not.toContain('The last plays');
});

describe('the lines of the menu', () => {
  test('have the numbers that choose them, the same with a duel to go on with; then that is marked', async () => {
    const saved = () => ({
      text: 'turn 7 against Kaiba',
      choice: { deck: 'save:x', opponentDeck: '', against: '' },
    });
    const linesOf = (screen: Screen) => screen.frame().match(/(?<=^ {3}[> ] )\d \w+/gm) ?? [];
    const fresh = await open();
    const before = linesOf(fresh);
    expect(before[0]).toBe('1 Duel');
    expect(fresh.frame()).toMatch(/^ {3}> 1 Duel/m);
    const kept = await open({ deps: fakeDeps({ saved }).deps });
    expect(linesOf(kept).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(kept.frame()).toMatch(/^ {3}> \d Resume/m);
  });

  test.each(['en', 'es', 'pt', 'it'] as const)('show who plays whole: %s', async (language) => {
    const screen = await open({ language });
    await screen.press('tab', 'tab', 'left');
    const [duel] = screen.frame().match(/^.*1 .*$/m) ?? [];
    expect(duel).toContain('Yugi');
    expect(duel).toContain('Kaiba');
    expect(duel?.trimEnd()).toMatch(/›$/);
    expect(duel).not.toContain('…');
  });
});

describe('the footer of the menu', () => {
  test('calls Enter what it does on the marked line', async () => {
    const screen = await open();
    expect(screen.frame()).toContain('Enter start');
    await screen.press('up');
    expect(screen.frame()).toContain('Enter quit');
    await screen.press('up');
    expect(screen.frame()).toContain('Enter open');
    await screen.press('enter');
    expect(screen.frame()).toContain('Left/Right change');
    expect(screen.frame()).not.toContain('Enter open');
    await screen.press('down');
    expect(screen.frame()).toContain('Enter open');
    expect(screen.frame()).not.toContain('Left/Right change');
  });
});

describe('leaving', () => {
  test('q asks in a duel; the first answer changes nothing', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('q', 'enter');
    expect(top(screen)).toBe('duel');
    expect(session.calls).toEqual([]);
  });

  test('surrendering shows the end; Enter plays again, m goes to the menu', async () => {
    const session = new FakeSession(ownMainPhase());
    const { deps, started } = fakeDeps({
      startDuel: async (choice) => {
        started.push(choice);
        return started.length === 1 ? session : new FakeSession(ownMainPhase());
      },
    });
    const screen = await open({ deps });
    await screen.press('enter', 'q', '2');
    expect(screen.frame()).toContain('You have surrendered.');
    expect(screen.frame()).toContain('Kaiba wins.');
    await screen.press('enter');
    expect(session.calls).toEqual(['surrender', 'dispose']);
    expect(started).toHaveLength(2);
    expect(started[1]).toEqual(started[0]);
    await screen.press('q', '3');
    expect(screen.frame()).toContain('DUELO');
    expect(screen.app.state.get().duel).toBeNull();
    expect(await exitCode(screen)).toBeNull();
  });

  test('quitting from a duel ends with 0, from the menu too', async () => {
    const first = await openDuel(new FakeSession(ownMainPhase()));
    await first.press('q', '4');
    expect(await exitCode(first)).toBe(0);
    const second = await open();
    await second.press('q');
    expect(await exitCode(second)).toBe(0);
  });

  test('Ctrl-C asks in a duel and goes at once the second time', async () => {
    const screen = await openDuel(new FakeSession(ownMainPhase()));
    await screen.press('ctrl-c');
    expect(top(screen)).toBe('confirm');
    expect(await exitCode(screen)).toBeNull();
    await screen.press('ctrl-c');
    expect(await exitCode(screen)).toBe(130);
    const menu = await open();
    await menu.press('ctrl-c');
    expect(await exitCode(menu)).toBe(130);
  });

  test('a duel that ends while another screen is open is not missed', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('L');
    await screen.when(() =>
      session.set({ decision: null, end: { winner: -1, reason: 'draw', turns: 9, lp: [0, 0], replay: '' } }),
    );
    expect(top(screen)).toBe('log');
    await screen.press('esc');
    expect(screen.frame()).toContain('A draw.');
    await screen.press('q');
    expect(await exitCode(screen)).toBe(0);
  });
});

describe('the main menu', () => {
  test('Left and Right change a choice in place, Tab goes to the next, Enter starts', async () => {
    const { deps, started, settings } = fakeDeps();
    const screen = await open({ deps });
    await screen.press('right', 'tab', 'left', 'tab', 'right', 'enter');
    expect(started).toEqual([{ deck: 'starter/kaiba', opponentDeck: 'starter/yugi', against: 'hard' }]);
    expect(settings()).toMatchObject({
      deck: 'starter/kaiba',
      opponentDeck: 'starter/yugi',
      against: 'hard',
    });
  });

  test('a deck that cannot be played is not offered', async () => {
    const screen = await open();
    for (let i = 0; i < 4; i++) {
      expect(screen.frame()).not.toContain('Too small');
      await screen.press('right');
    }
  });

  test('a duel that cannot begin says why, and the menu goes on', async () => {
    const startDuel: TuiDeps['startDuel'] = async () => {
      throw new Error('the deck is gone');
    };
    const screen = await open({ deps: fakeDeps({ startDuel }).deps });
    await screen.press('enter');
    expect(screen.frame()).toContain('The duel could not begin: the deck is gone');
    await screen.press('down', 'enter');
    expect(screen.frame()).toContain('Decks');
  });

  test('without decks it says what to do', async () => {
    const { deps, started } = fakeDeps({ decks: () => [] });
    const screen = await open({ deps });
    expect(screen.frame()).toContain('put a .ydk file into the folder decks/');
    await screen.press('enter');
    expect(started).toEqual([]);
  });

  test('a duel that was left can be resumed, and then begun anew', async () => {
    const saved = () => ({
      text: 'turn 7 against Kaiba',
      choice: { deck: 'save:x', opponentDeck: '', against: '' },
    });
    const started: unknown[] = [];
    const session = new FakeSession(ownMainPhase());
    const startDuel: TuiDeps['startDuel'] = async (choice) => {
      started.push(choice);
      return session;
    };
    const screen = await open({ deps: fakeDeps({ saved, startDuel }).deps });
    expect(screen.frame()).toContain('Resume    turn 7 against Kaiba');
    await screen.press('enter', 'q');
    expect(screen.frame()).toContain('Quit Duelo: the duel can be resumed');
    await screen.press('2', 'enter');
    expect(started).toEqual([
      { deck: 'save:x', opponentDeck: '', against: '' },
      { deck: 'starter/yugi', opponentDeck: 'starter/kaiba', against: 'standard' },
    ]);
  });

  test('a duel asked for on the command line starts at once', async () => {
    const { deps } = fakeDeps();
    const screen = await open({ deps });
    await screen.when(() =>
      screen.app.start({ deck: 'starter/yugi', opponentDeck: 'starter/kaiba', against: 'hard' }),
    );
    expect(top(screen)).toBe('duel');
  });
});

describe('settings', () => {
  test('are changed in place and kept', async () => {
    const { deps, settings } = fakeDeps();
    const screen = await open({ deps });
    await screen.press('4', 'right', 'down', 'down', 'left', 'down', 'down', 'right');
    expect(settings()).toMatchObject({ prompts: 'never', ascii: false, pace: 'normal' });
    expect(screen.frame()).toContain('❯');
  });

  test('the policy of a duel is changed with p, for the next ones too', async () => {
    const session = new FakeSession(ownMainPhase());
    const { deps, settings } = fakeDeps({ startDuel: async () => session });
    const screen = await open({ deps });
    await screen.press('enter', 'p', '1');
    expect(session.calls).toEqual(['prompts always']);
    expect(settings().prompts).toBe('always');
    expect(screen.frame()).toContain('asks: always');
    await screen.press('p', '4', '1');
    expect(session.calls).toEqual(['prompts always', 'pass until turnEnd']);
    expect(top(screen)).toBe('duel');
    expect(screen.frame()).toContain('passing until the turn ends');
  });

  test('one kind of moment gets an answer of its own, in the settings and in a duel', async () => {
    const session = new FakeSession(ownMainPhase());
    const { deps, settings } = fakeDeps({ startDuel: async () => session });
    const screen = await open({ deps });
    await screen.press('4', 'down', 'enter', 'down', 'right');
    expect(settings().promptWindows).toEqual({ attack: 'always' });
    expect(screen.frame()).toContain('An attack was declared');
    await screen.press('right', 'right', 'right');
    expect(settings().promptWindows).toEqual({});
    await screen.press('left', 'esc');
    expect(screen.frame()).toContain('changed: 1');
    await screen.press('esc', '1', 'p', '5', 'right');
    expect(session.calls).toEqual(['prompts when it matters, attack never, summon always']);
    expect(settings().promptWindows).toEqual({ attack: 'never', summon: 'always' });
  });

  test('v passes until something, says so beside the log, and says when it is over', async () => {
    const session = new FakeSession(responseWindow());
    const screen = await openDuel(session);
    await screen.press('v');
    expect(screen.frame()).toContain('This chain has resolved');
    await screen.press('4');
    expect(session.calls).toEqual(['pass until chainEnd']);
    expect(screen.frame()).toContain('passing for this chain');
    await screen.press('v', '1');
    expect(session.calls.at(-1)).toBe('pass until null');
    expect(screen.frame()).toContain('asks: when it matters');
    await screen.when(() => session.set({ passing: { until: 'aimed', over: true } }));
    expect(screen.frame()).toContain('aimed at you: asked again');
  });

  test('a row of like questions is answered in one go', async () => {
    const now = ownMainPhase();
    const asked = decision([{ k: 'yes' }, { k: 'no' }], { kind: 'yesNo', purpose: 'may' });
    const session = new FakeSession({ ...now, decision: asked, again: 1 });
    const screen = await openDuel(session);
    expect(screen.frame()).toContain('All like this');
    await screen.press('3');
    expect(session.calls).toEqual(['choose 1 for the rest']);
  });
});

test('below 80x24 keys are ignored and the duel is kept; growing shows it again', async () => {
  let size: Size = { columns: 80, rows: 24 };
  const listeners = new Set<() => void>();
  const store: SizeStore = {
    get: () => size,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const resize = (columns: number, rows: number) => () => {
    size = { columns, rows };
    for (const listener of listeners) listener();
  };
  const session = new FakeSession(ownMainPhase());
  const screen = await openDuel(session, { size: store });
  const before = screen.frame();
  await screen.when(resize(60, 20));
  expect(screen.frame()).toContain('Duelo needs 80x24; this is 60x20.');
  await screen.when(resize(20, 12));
  const words = screen.frame().split(/\s+/).join(' ');
  expect(words.trim()).toBe(
    'Duelo needs 80x24; this is 20x12. Make the window larger: nothing is lost. Until then keys do nothing but Ctrl-C.',
  );
  await screen.when(resize(60, 20));
  await screen.press('enter', '1', 'j', 'q', 'tab', 'esc', 'g');
  expect(session.calls).toEqual([]);
  await screen.when(resize(80, 24));
  expect(screen.frame()).toBe(before);
  await screen.when(resize(120, 40));
  expect(screen.frame().split('\n')).toHaveLength(40);
});

test("Ctrl-Z and Ctrl-L are the terminal module's", async () => {
  const screen = await open();
  await screen.press('ctrl-z', 'ctrl-l');
  expect(screen.hooks).toMatchObject({ suspended: 1, redrawn: 1 });
});

test('every key is acknowledged once, whatever it does', async () => {
  const screen = await openDuel(new FakeSession(ownMainPhase()));
  const { acks } = screen.hooks;
  const pressed = ['j', 'x', 'enter', 'tab', 'g', 'esc', 'L', 'esc', '?', 'esc', 'q', 'esc', 'left', 'esc'];
  await screen.press(...pressed);
  expect(screen.hooks.acks - acks).toBe(pressed.length);
});

describe('duels that are not over', () => {
  const save = (n: number) => ({
    text: `turn ${n} against Standard, ${n} hours ago`,
    choice: { deck: `save:${n}`, opponentDeck: '', against: 'standard' },
  });
  const saves = () => [save(3), save(5), save(7)];
  const three = () => {
    const started: DuelChoice[] = [];
    const startDuel: TuiDeps['startDuel'] = async (choice) => {
      started.push(choice);
      return new FakeSession(ownMainPhase());
    };
    return { started, deps: fakeDeps({ saves, startDuel }).deps };
  };

  test('Left and Right choose among them on the line Resume', async () => {
    const { deps, started } = three();
    const screen = await open({ deps });
    expect(screen.frame()).toContain('Resume    < turn 3 against Standard, 3 hours ago - 1 of 3 >');
    expect(screen.frame()).toContain('Left/Right change');
    expect(screen.frame()).not.toContain('Tab');
    await screen.press('left', 'left');
    expect(screen.frame()).toContain('< turn 5 against Standard, 5 hours ago - 2 of 3 >');
    await screen.press('enter');
    expect(started.map(({ deck }) => deck)).toEqual(['save:5']);
  });

  test('once the last is over, mark and hint of the menu stand on the first line', async () => {
    let left = [save(3)];
    const startDuel: TuiDeps['startDuel'] = async () => new FakeSession(ownMainPhase());
    const screen = await open({ deps: fakeDeps({ saves: () => left, startDuel }).deps });
    expect(screen.frame()).toContain('Enter go on');
    await screen.press('enter', 'q', '2');
    left = [];
    await screen.press('m');
    expect(screen.frame()).toContain('Enter starts at once.');
    expect(screen.frame()).not.toContain('Goes on where you left');
  });

  test('one alone leaves nothing to change', async () => {
    const screen = await open({ deps: fakeDeps({ saved: () => save(3) }).deps });
    await screen.press('down');
    expect(screen.frame()).not.toContain('Left/Right change');
  });

  test('are in the history too, and Enter goes on with them', async () => {
    const { deps, started } = three();
    const screen = await open({ deps });
    await screen.press('3');
    expect(screen.frame()).toContain('not over yet: turn 5 against Standard');
    await screen.press('down', 'enter');
    expect(started.map(({ deck }) => deck)).toEqual(['save:5']);
  });
});

test.each(['decks', 'history', 'settings'])(
  'q in %s goes back to the menu, where the mark still is',
  async (name) => {
    const screen = await open();
    const at = ['duel', 'decks', 'history', 'settings'].indexOf(name);
    for (let i = 0; i < at; i++) await screen.press('down');
    await screen.press('enter', 'q');
    expect(top(screen)).toBe('menu');
    expect(await exitCode(screen)).toBeNull();
    expect(screen.frame()).toMatch(new RegExp(`> \\d ${name}`, 'i'));
  },
);

test('the end of a duel takes no keys that were typed ahead', async () => {
  const session = new FakeSession(ownMainPhase());
  const { deps, started } = fakeDeps();
  const screen = await open({
    deps: {
      ...deps,
      startDuel: async (choice) => {
        started.push(choice);
        return session;
      },
    },
    endWait: 300,
  });
  await screen.press('enter', 'q', '2', 'enter', 'm', 'q');
  expect(screen.frame()).toContain('The duel is over');
  expect(started).toHaveLength(1);
  expect(await exitCode(screen)).toBeNull();
  await screen.when(() => new Promise((resolve) => setTimeout(resolve, 310)));
  await screen.press('enter');
  expect(started).toHaveLength(2);
});

test('a client started for a duel shows that it is set up, never the menu', async () => {
  let begin: (session: FakeSession) => void = () => {};
  const { deps } = fakeDeps({
    play: { deck: 'starter/yugi', opponentDeck: 'starter/kaiba', against: 'hard' },
    startDuel: () =>
      new Promise((resolve) => {
        begin = resolve;
      }),
  });
  const screen = await open({ deps });
  expect(screen.frame()).toContain('Setting up the table.');
  expect(screen.frame()).not.toContain('DUELO');
  await screen.when(async () => {
    const started = screen.app.start(deps.play as NonNullable<typeof deps.play>);
    await Promise.resolve();
    await Promise.resolve();
    begin(new FakeSession(ownMainPhase()));
    await started;
  });
  expect(screen.frame()).toContain('Your move');
});

describe('what cannot be kept', () => {
  test('is told in the footer of whatever screen there is, until the next key, and the choice holds', async () => {
    let tell: (problem: Saying) => void = () => {};
    const { deps } = fakeDeps({});
    const { settings } = deps;
    const screen = await open({
      deps: {
        ...deps,
        report: (to) => {
          tell = to;
        },
        settings: {
          ...settings,
          set: () => tell(saying('keeping', 'notWritten', 'settings.json', saying('files', 'diskFull'))),
        },
      },
    });
    const lastLine = (): string => screen.frame().trimEnd().split('\n').at(-1) ?? '';
    await screen.when(() => screen.app.open({ k: 'settings' }));
    const before = screen.app.state.get().settings;
    await screen.press('right');
    expect(screen.app.state.get().settings).not.toEqual(before);
    expect(lastLine()).toContain('Not kept (settings.json): the disk is full');
    await screen.press('down');
    expect(lastLine()).not.toContain('settings.json');
    expect(top(screen)).toBe('settings');
  });

  test('also where it is thrown', async () => {
    const { deps } = fakeDeps({});
    const set = (): never => {
      throw new Refusal(saying('files', 'diskFull'));
    };
    const screen = await open({ deps: { ...deps, settings: { ...deps.settings, set } } });
    await screen.when(() => screen.app.open({ k: 'settings' }));
    await screen.press('right');
    expect(screen.frame()).toContain('the disk is full');
    expect(top(screen)).toBe('settings');
  });
});
