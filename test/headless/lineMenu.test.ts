import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { lineMenu } from '../../src/headless/lineMenu.ts';
import { readLines } from '../../src/headless/lines.ts';
import { menuDoors } from '../../src/headless/menuDoors.ts';
import type { Records } from '../../src/records/index.ts';
import { createClient } from '../../src/session/client.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { game, withRecords, words } from '../session/table.ts';
import { capture } from './capture.ts';

/** Types lines into the menu; returns what was written and what was asked of the rest of the program. */
async function typed(records: Records, ...keys: string[]) {
  const input = new PassThrough();
  const io = capture();
  const asked: string[] = [];
  const loaded = Promise.resolve(game);
  const client = createClient({
    format: game.format,
    game: loaded,
    records,
    version: '0.0.0',
    freshSeed: () => 1,
  });
  await loaded;
  input.end(keys.map((key) => `${key}\n`).join(''));
  const code = await lineMenu({
    client,
    lines: readLines(input),
    io,
    prompt: false,
    play: async (isMatch) => asked.push(isMatch ? 'match' : 'duel'),
    resume: async (path) => asked.push(`resume ${path}`),
    replay: async (name) => asked.push(`replay ${name}`),
    deck: (id) => asked.push(`deck ${id}`),
    doors: () => [
      { label: 'Lab', open: async () => asked.push('lab') },
      {
        label: 'Broken',
        open: () => {
          const error = new Error('that deck is gone');
          error.name = 'DeckRefused';
          return Promise.reject(error);
        },
      },
    ],
  });
  return { code, out: io.stdout, asked, settings: records.settings() };
}

/** The number that a line of the menu stands behind. */
const numberOf = (out: readonly string[], start: string): string =>
  out.find((line) => line.replace(/^\d+ /, '').startsWith(start))?.split(' ')[0] ?? '';

describe('the menu in line mode', () => {
  test('its lines start duels and matches and open the rest; q leaves it', () =>
    withRecords(async (records) => {
      const { out } = await typed(records, 'q');
      expect(out[0]).toBe('DUELO 0.0.0, Classic');
      expect(out[1]).toBe('1 Duel: Starter Deck: Yugi against Starter Deck: Kaiba, Standard');
      const lab = numberOf(out, 'Lab');
      const { asked, code } = await typed(records, '1', '2', lab, 'q');
      expect(asked).toEqual(['duel', 'match', 'lab']);
      expect(code).toBe(0);
    }));

  test('decks and opponent are chosen from lists, by number or after a word; what is chosen is kept', () =>
    withRecords(async (records) => {
      const { out } = await typed(records, 'q');
      const deck = numberOf(out, 'Your deck');
      const list = (await typed(records, deck, 'beat', 'q', 'q')).out;
      const beatdown = list.findLast((line) => line.endsWith('Vanilla Beatdown')) ?? '';
      // The word leaves the lines that hold it.
      expect(list.indexOf(beatdown)).not.toBe(list.lastIndexOf(beatdown));
      const { settings, out: after } = await typed(records, deck, beatdown.split(' ')[0] ?? '', 'q');
      expect(settings.deck).toBe('classic/vanilla-beatdown');
      expect(after.at(-1)).toMatch(/Quit$/);
      expect(after).toContain('1 Duel: Vanilla Beatdown against Starter Deck: Kaiba, Standard');
    }));

  test('both sides may be played from here, as on the screen, and who plays is told in words', () =>
    withRecords(async (records) => {
      const { out } = await typed(records, 'q');
      const { settings, out: after } = await typed(records, numberOf(out, 'Opponent'), 'both', '2', 'q');
      expect(settings.against).toBe('self');
      expect(after).toContain(`${numberOf(out, 'Opponent')} Opponent: both sides`);
    }));

  test('the list of decks is that of the screen: what cannot be played here is told with the reason', () =>
    withRecords(async (records) => {
      records.saveDeck({ name: 'Too small', main: [89631139], extra: [], side: [] });
      const { out } = await typed(records, 'q');
      const { out: list } = await typed(records, numberOf(out, 'Decks'), 'q', 'q');
      expect(list.some((line) => /^\d+ Too small \(.+\)$/.test(line))).toBe(true);
      const { out: choices } = await typed(records, numberOf(out, 'Your deck'), 'q', 'q');
      expect(choices.some((line) => /^\d+ Too small/.test(line))).toBe(false);
    }));

  test('a kind of moment has an answer of its own', () =>
    withRecords(async (records) => {
      const { out } = await typed(records, 'q');
      const { settings, out: after } = await typed(records, numberOf(out, 'Settings'), '2', '3', '2', 'q');
      expect(settings.promptWindows).toEqual({ attack: 'always' });
      expect(after).toContain(stringsOf('en').lineMenu.kept);
    }));

  test('settings change the language at once', () =>
    withRecords(async (records) => {
      const { out } = await typed(records, 'q');
      const { out: after, settings } = await typed(records, numberOf(out, 'Settings'), '3', '2', 'q');
      expect(settings.lang).toBe('es');
      expect(after.at(-1)).toMatch(/Salir$/);
    }));

  test('a number that is not there, a word no line holds and a fault of what was chosen are told; the menu comes again', () =>
    withRecords(async (records) => {
      const { out } = await typed(records, 'q');
      const last = Number(numberOf(out, 'Quit'));
      const { out: told } = await typed(records, '99', 'xyzzy', numberOf(out, 'Broken'), 'q');
      expect(told).toContain(`There are the numbers 1 to ${last}.`);
      expect(told.some((line) => line.includes('xyzzy'))).toBe(true);
      expect(told).toContain('that deck is gone');
      expect(told.at(-1)).toBe(`${last} Quit`);
    }));

  test('the end of input leaves it', () =>
    withRecords(async (records) => {
      expect((await typed(records)).code).toBe(0);
    }));
});

describe('what the menu leads to', () => {
  test('puzzles by title, the lab until quit, a rule by its id', () =>
    withRecords(async (records) => {
      const input = new PassThrough();
      const io = capture();
      const lines = readLines(input);
      const strings = stringsOf('en');
      const doors = menuDoors({ records, words, lines, io, prompt: false }, strings, 'en');
      expect(doors.map(({ label }) => label)).toEqual([
        'Puzzles: 0 of 14 solved',
        'Lab: boards of your own, event by event',
        'Learn: a first duel in eight lessons, and the glossary',
        'Glossary',
      ]);
      input.end(['1', 'q', 'lp 4000', 'quit', 'TRAP-01', ''].join('\n'));
      const [puzzles, lab, , rules] = doors;
      await puzzles?.open();
      expect(io.stdout).toContain('1 There and back (easy)');
      expect(io.stdout.some((line) => line.startsWith('There and back. Goal: Win this turn'))).toBe(true);
      await lab?.open();
      expect(io.stderr).toEqual([]);
      await rules?.open();
      expect(io.stdout.at(-1)).toMatch(/^TRAP-01 {2}|^ {2}/);
    }));
});

test('a list helps with ?, and finds a word with or without the stroke of a duel', () =>
  withRecords(async (records) => {
    const { out } = await typed(records, '?', '/lab', 'q');
    expect(out).toContain(stringsOf('en').lineMenu.help);
    expect(out.filter((line) => /^\d+ Lab/.test(line)).length).toBe(2);
    expect(out.join('\n')).not.toContain('No line holds');
  }));
