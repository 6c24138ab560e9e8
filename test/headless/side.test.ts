/** Exchanging cards with the Side Deck in line mode and for programs (SIDE-03). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { jsonTalk } from '../../src/headless/jsonTalk.ts';
import { readLines } from '../../src/headless/lines.ts';
import { plainTalk } from '../../src/headless/plainTalk.ts';
import { play } from '../../src/headless/play.ts';
import { nameTable } from '../../src/lab/index.ts';
import type { Records } from '../../src/records/index.ts';
import { chooseDeck } from '../../src/session/deckChoice.ts';
import { readMatch } from '../../src/session/matchSave.ts';
import { game, withRecords, words } from '../session/table.ts';
import { type Captured, capture } from './capture.ts';

const names = nameTable(game.cards, known);

/** Yugi's deck with fifteen cards of Kaiba's beside it. */
function deckFile(records: Records): string {
  const { main } = chooseDeck('starter/yugi', null);
  const side = chooseDeck('starter/kaiba', null).main.filter((code) => !main.includes(code));
  const path = join(records.folder, 'mine.ydk');
  writeFileSync(path, `#main\n${main.join('\n')}\n#extra\n!side\n${side.slice(0, 15).join('\n')}\n`);
  return path;
}

/** Loses the first duel at once, then types these lines between the duels; the input ends there. */
async function between(records: Records, json: boolean, typed: readonly string[]): Promise<Captured> {
  const input = new PassThrough();
  const io = capture();
  const lines = readLines(input);
  const talk = json
    ? jsonTalk(lines, words, names, io)
    : plainTalk(lines, words, names, io, { prompt: false });
  for (const line of [json ? '{"surrender":true}' : 'surrender', ...typed]) input.write(`${line}\n`);
  input.end();
  const args = { deck: deckFile(records), opponentDeck: 'starter/kaiba', against: 'random' };
  try {
    await play(
      { ...args, seed: 5, match: true, first: 'me' },
      { game, records, talk, words, version: '0.0.0' },
    );
  } finally {
    lines.close();
  }
  return io;
}

async function keptDeck(records: Records) {
  const [match] = records.files.listMatches();
  const { progress } = await readMatch(match?.path ?? '');
  return { ...progress.sidings[0], due: progress.sided };
}

describe('line mode', () => {
  test('a pair of numbers exchanges; numbers mean the same card as long as the match lasts', () =>
    withRecords(async (records) => {
      const io = await between(records, false, ['1 s1', '1 s2', '2 s2', 'u', '', 's1', '99 s1', '?', 'd']);
      const text = io.stdout.join('\n');
      const { deck, registered } = await keptDeck(records);
      const byName = (codes: readonly number[]) =>
        codes.map(words.name).sort((a, b) => a.localeCompare(b, 'en'));
      const [first] = byName(registered.main);
      const [into] = byName(registered.side);
      expect(text).toContain(`${first} out, ${into} in.`);
      expect(text).toContain(`${first} is not in the deck.`);
      expect(text).toContain('Taken back.');
      expect(text).toContain('No exchange is 99 s1');
      expect(text).toContain('Main Deck, 50 cards:');
      expect(text).toContain('Side Deck, 15 cards:');
      expect(byName(deck.main)).toContain(into);
      expect(deck.main).toHaveLength(50);
      expect(byName(deck.main).filter((name) => !byName(registered.main).includes(name))).toEqual([into]);
      expect(text).toContain('The match is kept');
    }));
});

describe('for programs', () => {
  test('the decision `side`: a card out, a card in, back, and done', () =>
    withRecords(async (records) => {
      const io = await between(records, true, ['2', '1', '2', '3', '99', '1', '1']);
      const decisions = io
        .json()
        .flatMap(({ decision }) =>
          decision === undefined ? [] : [decision as { kind: string; options: { do: string }[] }],
        )
        .filter(({ kind }) => kind === 'side');
      const doing = decisions.map(({ options }) => [...new Set(options.map((option) => option.do))]);
      expect(doing.slice(0, 4)).toEqual([
        ['finish', 'out'],
        ['in', 'cancel'],
        ['finish', 'back', 'reset', 'out'],
        ['finish', 'out'],
      ]);
      expect(io.json().some(({ error }) => error !== undefined)).toBe(true);
      for (const { options } of decisions) {
        for (const option of options)
          expect(Object.keys(option)).toEqual(expect.arrayContaining(['n', 'do', 'card', 'at', 'text']));
      }
    }));

  test('an action names both cards; what is refused is an error, and the decision again', () =>
    withRecords(async (records) => {
      const io = await between(records, true, [
        '{"swap":["Dark Hole","Blue-Eyes White Dragon"]}',
        '{"swap":["Dark Hole","Blue-Eyes White Dragon"]}',
        '{"swap":["Dark Hoel","Battle Ox"]}',
        '{"swap":["Dark Hole"]}',
        '{"finish":true}',
      ]);
      const errors = io
        .json()
        .flatMap(({ error }) => (error === undefined ? [] : [(error as { text: string }).text]));
      expect(errors).toEqual([
        'Dark Hole is not in the deck.',
        expect.stringContaining('did you mean Dark Hole?'),
        expect.stringContaining('one is {"swap":["Out","In"]}'),
      ]);
      const { deck, due } = await keptDeck(records);
      expect(deck.main.map(words.name)).toContain('Blue-Eyes White Dragon');
      expect(due).toEqual([true, true]);
      expect(io.json().at(-1)).toMatchObject({ saved: { turn: null } });
    }));
});

test('programs may ask for a card between duels, take back with undo, and say in words who goes first', () =>
  withRecords(async (records) => {
    const io = await between(records, true, [
      '{"card":"Sangan"}',
      '{"view":true}',
      '2',
      '2',
      '{"undo":true}',
      '{"finish":true}',
      '{"card":"Kuriboh"}',
      '{"option":"Go second"}',
    ]);
    const lines = io.json();
    expect(lines.filter(({ card }) => card !== undefined)).toMatchObject([
      { card: { name: 'Sangan' } },
      { card: { name: 'Kuriboh' } },
    ]);
    expect(lines.filter(({ error }) => error !== undefined)).toMatchObject([
      { error: { line: 3, text: '`view` is for a duel; none is being played now' } },
    ]);
    expect((await keptDeck(records)).before).toEqual([]);
    expect(io.stdout.join('\n')).toContain('You lost the last duel');
  }));
