/** A duel looked at again, from the history, by keys. */
import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/session/client.ts';
import { createWords } from '../../src/tui/words.ts';
import { game, playOn, withRecords } from '../session/table.ts';
import { expectFits, open, type Screen } from './drive.tsx';
import { exampleHistory } from './fake.ts';
import { oneSave, openReplay } from './fakeReplay.ts';

const top = (screen: Screen): string | undefined => screen.app.state.get().stack.at(-1)?.k;

describe('the keys of a replay', () => {
  test('go along its choices and turns, to its ends, and change the eyes', async () => {
    const { screen, opened } = await openReplay();
    const [replay] = opened;
    expect(replay?.path).toBe('0.duelo');
    expect(screen.frame()).toContain('Choice 5 of 9');
    expect(screen.frame()).toContain('You: Attack Vorse Raider with Gemini');
    expect(screen.frame()).toContain('seen by you');
    await screen.press('right', ' ', 'left', 'up', 'down', 'home', 'end', 'e', 'e');
    expect(replay?.calls).toEqual([
      'step 1',
      'step 1',
      'step -1',
      'turn -1',
      'turn 1',
      'start',
      'end',
      'look 1',
      'look both',
    ]);
    expect(screen.frame()).toContain('Choice 9 of 9');
    expect(screen.frame()).toContain('both hands');
  });

  test('open what a duel opens, and Esc leads back step by step', async () => {
    const { screen, opened } = await openReplay();
    for (const [key, place] of [
      ['w', 'why'],
      ['g', 'piles'],
      ['L', 'log'],
      ['t', 'timeline'],
      ['?', 'help'],
    ] as const) {
      await screen.press(key);
      expect(top(screen)).toBe(place);
      await screen.press('esc');
      expect(top(screen)).toBe('replay');
    }
    await screen.press('t', 'home', 'down', 'down', 'enter');
    expect(opened[0]?.calls).toEqual(['jump 1']);
    expect(top(screen)).toBe('replay');
    await screen.press('tab', 'esc');
    expect(top(screen)).toBe('replay');
    await screen.press('esc');
    expect(top(screen)).toBe('history');
    expect(opened[0]?.calls.at(-1)).toBe('dispose');
    expect(screen.app.state.get().duel).toBeNull();
  });

  test('the history stands where it stood', async () => {
    const { screen } = await openReplay();
    await screen.press('esc', 'down', 'enter');
    expect(top(screen)).toBe('replay');
    await screen.press('q');
    expect(screen.frame()).toMatch(/^> 2026-01-01/m);
  });

  test('a plays by itself at the pace of the settings until the end; a step stops it', async () => {
    let due: (() => void) | null = null;
    const waits: number[] = [];
    const clock = {
      now: () => 0,
      after: (ms: number, then: () => void) => {
        waits.push(ms);
        due = then;
        return () => {
          due = null;
        };
      },
    };
    const { screen, opened } = await openReplay({}, { clock });
    screen.app.change({ pace: 'slow' });
    const [replay] = opened;
    const step = replay?.step.bind(replay);
    // Each choice is a play in the log.
    if (replay !== undefined && step !== undefined)
      replay.step = (by) => {
        const moved = step(by);
        if (moved) replay.play('A play.');
        return moved;
      };
    await screen.press('a');
    expect(screen.frame()).toContain('Choice 6 of 9');
    expect(screen.frame()).toContain('Plays by itself.');
    await screen.when(() => due?.());
    expect(screen.frame()).toContain('Choice 7 of 9');
    expect(waits).toEqual([1000, 1000]);
    await screen.press('left');
    expect(screen.frame()).toContain('Choice 6 of 9');
    expect(screen.frame()).not.toContain('Plays by itself.');
    expect(due).toBeNull();
    await screen.press('a');
    for (let i = 0; i < 5 && due !== null; i += 1) await screen.when(() => due?.());
    expect(screen.frame()).toContain('Choice 9 of 9');
    expect(screen.frame()).not.toContain('Plays by itself.');
  });
});

describe('what it says', () => {
  test('of its start, its end, and where the file fits no more', async () => {
    const end = { winner: 1, reason: 'lp', turns: 5, lp: [0, 8000], replay: '' } as const;
    const start = await openReplay({ at: 0, text: '', player: -1 });
    expect(start.screen.frame()).toContain('Choice 0 of 9');
    const over = await openReplay({ at: 9, end: { ...end, lp: [0, 8000] } });
    expect(over.screen.frame()).toContain('Kaiba wins.');
    const bent = await openReplay({ at: 9, misfit: { line: 57, reason: 'not offered: moonwalk' } });
    expect(bent.screen.frame().replace(/\s*\|.*\n\s*/g, ' ')).toContain('From line 57 on the file');
    const unseen = await openReplay({ text: '' });
    expect(unseen.screen.frame()).toContain('Nothing to be seen.');
  });

  test('in the history of a replay that was not kept, or cannot be opened', async () => {
    const [won, lost] = exampleHistory();
    const history = () => [{ ...won!, replay: 'broken.duelo' }, lost!];
    const { screen } = await openReplay({}, { history });
    expect(top(screen)).toBe('history');
    expect(screen.frame()).toContain('broken.duelo:7: not a replay');
    await screen.press('down');
    expect(screen.frame()).toContain('No replay of this duel was kept.');
    await screen.press('enter');
    expect(top(screen)).toBe('history');
  });
});

describe('a match', () => {
  const duels = (['won', 'lost', 'won'] as const).map((result, i) => ({ result, replay: `${i + 1}.duelo` }));
  const history = () => [{ ...exampleHistory()[0]!, duels }];

  test('shows its duels first; the one that is marked is opened, and Esc leads back', async () => {
    const { screen, opened } = await openReplay({}, { history });
    const frame = screen.frame();
    expect(opened).toEqual([]);
    expect(frame).toContain('> Duel 1: won, 1.duelo');
    expect(frame).toContain('  Duel 2: lost, 2.duelo');
    expect(frame).toContain('Enter: looks at the marked duel.');
    await screen.press('esc');
    expect(screen.frame()).toContain('Enter looks at its duels.');
    await screen.press('enter', 'down', 'enter');
    expect(opened.map(({ path }) => path)).toEqual(['2.duelo']);
    expect(screen.frame()).toContain('Duel 2/3');
    await screen.press('esc');
    expect(top(screen)).toBe('history');
    expect(screen.frame()).toContain('> Duel 2: lost, 2.duelo');
  });

  test('is looked at duel by duel: the step after the end leads on, the one before the start back', async () => {
    const { screen, opened } = await openReplay({}, { history });
    await screen.press('enter');
    expect(screen.frame()).toContain('Duel 1/3 - Choice 5 of 9');
    await screen.press('end');
    expect(screen.frame()).toContain('leads to the next duel');
    await screen.press('right');
    expect(opened.map(({ path }) => path)).toEqual(['1.duelo', '2.duelo']);
    expect(opened[0]?.calls.at(-1)).toBe('dispose');
    expect(screen.frame()).toContain('Duel 2/3');
    await screen.press('home', 'left');
    expect(screen.frame()).toContain('Duel 1/3 - Choice 9 of 9');
    await screen.press('esc');
    expect(top(screen)).toBe('history');
  });

  test('says when the next of its replays cannot be opened', async () => {
    const broken = () =>
      history().map((entry) => ({ ...entry, duels: [duels[0]!, { ...duels[1]!, replay: 'broken.duelo' }] }));
    const { screen } = await openReplay({}, { history: broken });
    await screen.press('enter', 'end', 'right');
    expect(screen.frame()).toContain('broken.duelo:7');
    expect(screen.frame()).toContain('Duel 1/2');
  });
});

describe('a duel that is not over', () => {
  test('is looked at with v, gone on with by Enter', async () => {
    const { opened, started } = await openReplay({}, { saves: oneSave });
    // Enter has gone on with it.
    expect(started).toHaveLength(1);
    const again = await openReplay({}, { saves: oneSave, enter: false });
    expect(again.screen.frame()).toContain('v look at it');
    await again.screen.press('v');
    expect(again.opened.map(({ path }) => path)).toEqual(['x.duelo']);
    expect(again.started).toEqual([]);
    expect(top(again.screen)).toBe('replay');
    await again.screen.press('esc', 'down');
    expect(top(again.screen)).toBe('history');
    // There is nothing more to look at of a duel that is over.
    expect(again.screen.frame()).not.toContain('v look at it');
    expect(opened).toEqual([]);
  });
});

describe('playing on from a replay', () => {
  test('asks for the seat, then for who plays the other one', async () => {
    const { screen, started } = await openReplay();
    await screen.press('p');
    expect(screen.frame()).toContain('Seat 1: You');
    await screen.press('down', 'enter');
    expect(screen.frame()).toContain('Who plays the other seat?');
    await screen.press('esc');
    expect(screen.frame()).toContain('Which seat is yours?');
    await screen.press('2', '2');
    expect(started).toEqual([
      { deck: '', opponentDeck: '', against: 'hard', from: { path: '0.duelo', at: '5', seat: 'them' } },
    ]);
    expect(top(screen)).toBe('duel');
  });

  test('where there is one opponent only nothing is asked about it', async () => {
    const { screen, started } = await openReplay({}, { levels: [{ id: 'standard', name: 'Standard' }] });
    await screen.press('p', '1');
    expect(started.map(({ against }) => against)).toEqual(['standard']);
  });

  test('both seats need nobody else', async () => {
    const { screen, started } = await openReplay();
    await screen.press('p', '3');
    expect(started.map(({ against }) => against)).toEqual(['self']);
  });

  test('goes on after the choice before, where the duel is over', async () => {
    const { screen, started } = await openReplay({ at: 9, n: 9, from: 8 });
    await screen.press('p', '1', '1');
    expect(started.map(({ from }) => from?.at)).toEqual(['8']);
  });
});

describe.each([
  [80, 24],
  [120, 40],
])('a real duel at %i x %i', (columns, rows) => {
  test(
    'history, replay, two steps, a turn back, play from here: the duel stands there and asks',
    {
      timeout: 60_000,
    },
    () =>
      withRecords(async (records) => {
        const client = createClient({
          format: game.format,
          game: Promise.resolve(game),
          records,
          version: '0.0.0',
          freshSeed: () => 4,
        });
        const played = await client.startDuel({
          deck: 'starter/yugi',
          opponentDeck: 'starter/kaiba',
          against: 'self',
        });
        await playOn(played, 3, 60);
        if (played.get().pause !== null) played.proceed();
        played.surrender();
        await played.settled();
        await played.dispose();
        const screen = await open({ columns, rows, deps: client, words: await createWords() });
        const press = async (...keys: string[]): Promise<void> => {
          for (const key of keys) {
            await screen.press(key);
            expectFits(screen.frame(), columns, rows);
          }
        };
        for (let i = 0; i < 9 && !/[>❯] \d History/.test(screen.frame()); i += 1) await press('down');
        await press('enter', 'enter');
        await screen.when(() => new Promise((resolve) => setTimeout(resolve, 200)));
        expect(top(screen)).toBe('replay');
        await press('down', 'down');
        const at = (): number => screen.app.state.get().duel?.session.get().replay?.at ?? -1;
        const turn = (): number => screen.app.state.get().duel?.shown.get().view.turn ?? -1;
        expect(turn()).toBe(3);
        const began = at();
        await press('right', 'right');
        expect(at()).toBe(began + 2);
        await press('up');
        expect(at()).toBe(began);
        const stood = screen.app.state.get().duel?.shown.get().view;
        await press('e', 'w', 'esc', 'g', 'esc', 't', 'esc', 'p');
        await press('3');
        await screen.when(() => new Promise((resolve) => setTimeout(resolve, 200)));
        expect(top(screen)).toBe('duel');
        const duel = screen.app.state.get().duel;
        // Two persons: the screen is handed to whoever is asked.
        if (duel?.shown.get().pause !== null) await press('enter');
        expect(duel?.shown.get().decision).not.toBeNull();
        expect(turn()).toBe(stood?.turn);
        expect(duel?.shown.get().view.sides.map(({ lp, handCount }) => [lp, handCount])).toEqual(
          stood?.sides.map(({ lp, handCount }) => [lp, handCount]),
        );
        await screen.close();
      }),
  );
});
