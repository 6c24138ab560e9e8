/** Events for programs: what each is about stands in its fields, whether or not the log has a sentence for it. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { jsonTalk } from '../../src/headless/jsonTalk.ts';
import { readLines } from '../../src/headless/lines.ts';
import { play } from '../../src/headless/play.ts';
import { nameTable } from '../../src/lab/index.ts';
import { game, withRecords, words } from '../session/table.ts';
import { capture } from './capture.ts';

const PLAIN = ['k', 'player', 'cards', 'names', 'text', 'turn'];
/** They are about what has no name: that the duel began, a deck was shuffled, somebody passed. */
const BARE = ['opening', 'duel', 'turn', 'shuffled', 'passed', 'timing'];

test('no event is only a kind', () =>
  withRecords(async (records) => {
    const io = capture();
    const input = new PassThrough();
    input.end('1\n'.repeat(120));
    const lines = readLines(input);
    const talk = jsonTalk(lines, words, nameTable(game.cards, known), io);
    const seats = { deck: 'starter/yugi', opponentDeck: 'starter/kaiba', against: 'random' } as const;
    await play(
      { ...seats, seed: 5, match: false, first: 'me' },
      { game, records, talk, words, version: '0.0.0' },
    );
    lines.close();
    const events = io
      .json()
      .flatMap(({ event }) => (event === undefined ? [] : [event as Record<string, unknown>]));
    const bare = events.filter(
      (event) =>
        !BARE.includes(String(event.k)) &&
        (event.cards as unknown[]).length === 0 &&
        Object.entries(event).every(([key, value]) => PLAIN.includes(key) || value === undefined),
    );
    expect(bare).toEqual([]);
    expect(events).toContainEqual(expect.objectContaining({ k: 'phase', phase: 'draw', at: 'start' }));
    const namesOf = (said: RegExp): unknown[] =>
      events.flatMap(({ text, names }) => (said.test(String(text)) ? (names as unknown[]) : []));
    // A card that the other side draws has no name here, one's own has.
    expect(namesOf(/^You draw/).map((name) => typeof name)).toContain('string');
    expect(namesOf(/^You draw/)).not.toContain(null);
    expect(new Set(namesOf(/^Kaiba draws/))).toEqual(new Set([null]));
  }));
