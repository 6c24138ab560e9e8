/** Line mode can do what the screen can: every command of the table of keys has its line, or has no meaning without a grid. */
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { requireTaken } from '../../src/headless/flags.ts';
import { commandHelp } from '../../src/headless/help.ts';
import { readLines } from '../../src/headless/lines.ts';
import { plainTalk } from '../../src/headless/plainTalk.ts';
import { type PlayArgs, play } from '../../src/headless/play.ts';
import { playPuzzle } from '../../src/headless/puzzleCommand.ts';
import { labCards, nameTable } from '../../src/lab/index.ts';
import { readPuzzles, shippedPuzzleFiles } from '../../src/puzzles/index.ts';
import type { Records } from '../../src/records/index.ts';
import { COMMANDS, type CommandId } from '../../src/tui/keys.ts';
import { game, withRecords, words } from '../session/table.ts';
import { capture } from './capture.ts';

/** What is typed in line mode for a command in a duel, or why nothing needs to be. */
const TYPED: Partial<Record<CommandId, readonly string[]>> = {
  pick: ['1'],
  find: ['/summon'],
  why: ['w h1', 'w b'],
  undo: ['u'],
  redo: ['r'],
  timeline: ['t', 't 0'],
  piles: ['g', 'x', 'h', 'f', 'o'],
  facts: ['l', 'h'],
  log: ['L', 'L 1'],
  chain: ['c'],
  prompts: ['p'],
  passUntil: ['v'],
  endTurn: ['e'],
  help: ['?'],
};

const args: PlayArgs = {
  deck: 'starter/yugi',
  opponentDeck: 'starter/kaiba',
  against: 'random',
  seed: 5,
  match: false,
  first: 'me',
};

/** In puzzles alone. */
const IN_PUZZLES: Partial<Record<CommandId, readonly string[]>> = {
  hint: ['H', 'hint'],
  retry: ['R', 'restart'],
};

/** Commands that play something: each in lines and for programs. */
const PLAYING = [undefined, 'play', 'learn', 'lab', 'puzzle'] as const;

test.each(PLAYING)(
  'duelo %s takes --plain, and --json where it is named, and its help says so',
  (command) => {
    expect(() => requireTaken(command, ['--plain'])).not.toThrow();
    if (command === undefined) return;
    expect(() => requireTaken(command, ['--json'])).not.toThrow();
    const help = commandHelp(command, words.strings);
    expect(help).toContain('--plain');
    expect(help).toContain('--json');
  },
);

async function puzzled(records: Records, ...keys: string[]): Promise<string[]> {
  const [scenario] = readPuzzles(shippedPuzzleFiles().slice(0, 1), labCards().names);
  if (scenario === undefined) throw new Error('there are no puzzles');
  const input = new PassThrough();
  const io = capture();
  input.end(keys.map((key) => `${key}\n`).join(''));
  const { strings } = words;
  await playPuzzle(scenario, readLines(input), { records, strings, language: 'en', json: false, io });
  return io.stdout;
}

test('what the screen has in puzzles is understood there, and its help names it', () =>
  withRecords(async (records) => {
    const help = words.strings.puzzles.line.help;
    for (const line of Object.values(IN_PUZZLES).flat()) {
      expect(help).toMatch(new RegExp(`(^|\\s)${line}\\b`));
      const out = await puzzled(records, line);
      expect(
        out.filter((text) => text.includes(words.strings.lines.canType(''))),
        line,
      ).toEqual([]);
    }
  }));

async function typed(records: Records, ...keys: string[]): Promise<string[]> {
  const input = new PassThrough();
  const io = capture();
  const lines = readLines(input);
  const talk = plainTalk(lines, words, nameTable(game.cards, known), io, { prompt: false });
  input.end(keys.map((key) => `${key}\n`).join(''));
  await play(args, { game, records, talk, words, version: '0.0.0' });
  lines.close();
  return [...io.stdout, ...io.stderr];
}

describe('line mode', () => {
  test('understands each line that stands for a command', () =>
    withRecords(async (records) => {
      for (const line of Object.values(TYPED).flat()) {
        const out = await typed(records, line);
        expect(
          out.filter((text) => text.includes(words.strings.lines.canType(''))),
          line,
        ).toEqual([]);
      }
      // The check can fail.
      expect((await typed(records, 'zz')).some((text) => text.includes('? shows what can be typed'))).toBe(
        true,
      );
    }));

  test('its help names them all', () =>
    withRecords(async (records) => {
      const help = (await typed(records, '?')).join('\n');
      for (const line of Object.values(TYPED).flat()) {
        const word = line.replace(/ .*|(?<=\/).*/, '');
        if (word !== '1' && word !== '?') expect(help, line).toMatch(new RegExp(`(^|\\s)${word}`, 'm'));
      }
    }));

  test('p: one answer for all, or another for one kind of moment, kept for the next duels', () =>
    withRecords(async (records) => {
      const out = await typed(records, 'p', '1', '3', 'p', '3', '2');
      expect(out).toContain('2 A monster was Summoned: as for all: when it matters');
      expect(out).toContain('3 An attack was declared: as for all: never');
      expect(records.settings()).toMatchObject({ prompts: 'never', promptWindows: { attack: 'always' } });
    }));

  test('v passes until what is chosen', () =>
    withRecords(async (records) => {
      const out = await typed(records, 'v', '2', 'v');
      expect(out).toContain('2 My next turn');
      expect(out).toContain('1 Ask me again now');
    }));

  test('what is asked of the table is told at a question of its own too, and what is nothing says what can be typed', () =>
    withRecords(async (records) => {
      const facts = Object.entries(TYPED).flatMap(([id, lines]) =>
        ['why', 'piles', 'facts', 'log', 'chain'].includes(id) ? lines : [],
      );
      for (const key of ['p', 'v']) {
        const out = await typed(records, key, ...facts, 'q');
        expect(out.filter((line) => line.startsWith('No line holds'))).toEqual([]);
        const refused = await typed(records, key, 'xyzzy', 'q');
        const at = refused.indexOf('No line holds “xyzzy”.');
        expect(at).toBeGreaterThan(0);
        expect(refused[at + 1]).toBe(words.strings.lineMenu.help);
      }
    }));

  test('L tells the log of a turn, a turn of which it has nothing too', () =>
    withRecords(async (records) => {
      const out = await typed(records, 'L', 'L 9');
      expect(out.filter((line) => line === 'Turn 1: your turn.').length).toBe(2);
      expect(out).toContain('The log has nothing of turn 9.');
    }));

  test('/word shows the choices that hold it, with their numbers', () =>
    withRecords(async (records) => {
      const out = await typed(records, '/end turn', '/xyzzy');
      const end = out.filter((line) => /^\d+ End turn$/.test(line));
      expect(end.length).toBe(2);
      expect(new Set(end).size).toBe(1);
      expect(out.slice(out.indexOf('No line holds “xyzzy”.')).at(1)).toBe(
        'A number takes that choice. Empty line: the choices again.',
      );
    }));
});

/** What needs a grid, a list with a mark, or the screen itself; and what a number of the choices does. */
const WITHOUT: readonly CommandId[] = [
  'up',
  'down',
  'left',
  'right',
  'accept',
  'next',
  'previous',
  'pageUp',
  'pageDown',
  'first',
  'last',
  'pickMore',
  'back',
  'interrupt',
  'suspend',
  'redraw',
];
/** Read by line mode in other places: `u`, `r` and `d` between the duels of a match, `q` everywhere, the menu, `b` once there is a Battle Phase, a save in the list of the history. */
const ELSEWHERE: readonly CommandId[] = [
  'takeBack',
  'reset',
  'finish',
  'quit',
  'toMenu',
  'toBattle',
  'lookAt',
];
/** The lab has its console; a replay is told by its line of the history, and `duelo play --from` plays on from a place in it. */
const hasItsOwn = (id: string): boolean => id.startsWith('lab') || id.startsWith('replay');

test('every command of the screen has its line, or none for a reason', () => {
  const named = [...Object.keys(TYPED), ...Object.keys(IN_PUZZLES), ...WITHOUT, ...ELSEWHERE];
  expect(
    COMMANDS.map(({ id }) => id as string).filter((id) => !named.includes(id) && !hasItsOwn(id)),
  ).toEqual([]);
});
