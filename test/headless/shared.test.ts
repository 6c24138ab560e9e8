/** Two persons at one input in line mode: nothing is told that only the one who is not sitting there may know. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { readLines } from '../../src/headless/lines.ts';
import { plainTalk } from '../../src/headless/plainTalk.ts';
import { type PlayArgs, play } from '../../src/headless/play.ts';
import { nameTable } from '../../src/lab/index.ts';
import type { Records } from '../../src/records/index.ts';
import { game, withRecords, words } from '../session/table.ts';
import { capture } from './capture.ts';

const args: PlayArgs = {
  deck: 'starter/yugi',
  opponentDeck: 'starter/kaiba',
  against: 'self',
  seed: 5,
  match: false,
  first: 'me',
};

async function typed(records: Records, more: Partial<PlayArgs>, ...keys: string[]): Promise<string[]> {
  const input = new PassThrough();
  const io = capture();
  const lines = readLines(input);
  const talk = plainTalk(lines, words, nameTable(game.cards, known), io, { prompt: false });
  input.end(keys.map((key) => `${key}\n`).join(''));
  await play({ ...args, ...more }, { game, records, talk, words, version: '0.0.0' });
  lines.close();
  return io.stdout;
}

const handTo = (n: 1 | 2) => `Player ${n} is asked now. (Enter goes on)`;

test('what one draws is told to him alone, once the input is his', () =>
  withRecords(async (records) => {
    const out = await typed(records, {}, 'e', '', 'e', '', 'q');
    const two = out.indexOf(handTo(2));
    const one = out.indexOf(handTo(1));
    expect(two).toBeGreaterThan(0);
    expect(one).toBeGreaterThan(two);
    const [first, second, third] = [out.slice(0, two), out.slice(two, one), out.slice(one)];
    const drawn = /^Player (\d) draws (?!a card|5 cards)/;
    const drawers = (part: readonly string[]) => part.flatMap((line) => drawn.exec(line)?.[1] ?? []);
    expect(drawers(first)).toEqual(['1', '1']);
    expect(first).toContain('Player 2 draws 5 cards.');
    expect(first).toContain('Player 2 draws a card.');
    // The opening hand and the card of the turn, and nothing of the other player's next turn.
    expect(drawers(second)).toEqual(['2', '2']);
    expect(second).toContain('Player 1 draws a card.');
    expect(drawers(third)).toEqual(['1']);
  }));

test('a line typed while the input is handed over is refused, not lost: the question comes after an empty one', () =>
  withRecords(async (records) => {
    const out = await typed(records, {}, 'e', 'surrender', 'h', '', 'surrender');
    const two = out.indexOf(handTo(2));
    expect(out.slice(two + 1, two + 5)).toEqual(
      ['surrender', 'h'].flatMap((line) => [words.strings.lines.notNow(line), words.strings.lines.pauseHelp]),
    );
    expect(out.some((line) => line.startsWith('Player 1 wins: by surrender'))).toBe(true);
  }));

test('before anybody sits there only what both know is told', () =>
  withRecords(async (records) => {
    const out = await typed(records, { first: 'them' }, '', 'q');
    const before = out.slice(0, out.indexOf(handTo(2)));
    expect(before).toContain('Player 1 draws 5 cards.');
    expect(before).toContain('Player 2 draws 5 cards.');
    expect(before).toContain('Player 2 draws a card.');
  }));

test('a step from where the input changes hands leads there again, and the timeline says why it is not listed', () =>
  withRecords(async (records) => {
    const out = await typed(records, {}, 'e', 't', 'u', 'r', 'u', 'q');
    const cover = out.indexOf(handTo(2));
    const after = out.slice(cover + 1);
    expect(after).toContain('Hidden while the screen changes hands.');
    expect(after.filter((line) => /is asked now/.test(line))).toEqual([
      handTo(2),
      handTo(1),
      handTo(2),
      handTo(1),
    ]);
    // Neither the hand nor what was drawn is told to whoever typed it.
    expect(after.filter((line) => /^Player \d draws (?!a card|5 cards)/.test(line))).toEqual([]);
    expect(after.filter((line) => /^\d+ /.test(line))).toEqual([]);
  }));
