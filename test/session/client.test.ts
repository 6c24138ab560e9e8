import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Records } from '../../src/records/index.ts';
import { type Client, type ClientOptions, createClient } from '../../src/session/client.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import { game, playOn, withRecords } from './table.ts';

const clientOf = (records: Records, more: Partial<ClientOptions> = {}): Client =>
  createClient({
    format: game.format,
    game: Promise.resolve(game),
    records,
    version: '0.0.0',
    freshSeed: () => 4,
    ...more,
  });
const KAIBA = { deck: 'starter/yugi', opponentDeck: 'starter/kaiba', against: 'random' };
const SELF = { ...KAIBA, against: 'self' };
const texts = (session: DuelSession): string[] => session.get().log.map(({ text }) => text);

describe('the client', () => {
  test('offers the levels meant for players only', () =>
    withRecords(async (records) => {
      expect(
        clientOf(records)
          .levels()
          .map(({ id }) => id),
      ).toEqual(['standard']);
    }));

  test('names the opponent after its deck and tells who won the toss', () =>
    withRecords(async (records) => {
      for (const [seed, line] of [
        [4, 'You win the toss and go first.'],
        [5, 'Kaiba wins the toss and goes first.'],
      ] as const) {
        const session = await clientOf(records, { seed }).startDuel(KAIBA);
        await session.settled();
        expect(session.get().names).toEqual(['You', 'Kaiba']);
        expect(texts(session)).toContain(line);
        await session.dispose();
      }
      const other = await clientOf(records).startDuel({ ...KAIBA, opponentDeck: 'Vanilla Beatdown' });
      expect(other.get().names[1]).toBe('The computer');
      await other.dispose();
    }));

  test('two persons at one screen have names of their own', () =>
    withRecords(async (records) => {
      const session = await clientOf(records).startDuel(SELF);
      await playOn(session, 1, 30);
      expect(session.get().names).toEqual(['Player 1', 'Player 2']);
      expect(texts(session).filter((text) => /\bYou \w+s\b/.test(text))).toEqual([]);
      await session.dispose();
    }));
});

describe('saves', () => {
  test('a duel left before the first choice leaves none behind, and hides no older one', () =>
    withRecords(async (records) => {
      const client = clientOf(records);
      const played = await client.startDuel(KAIBA);
      await playOn(played, 1, 3);
      await played.dispose();
      const left = await client.startDuel(KAIBA);
      await left.settled();
      await left.dispose();
      expect(records.files.listSaves()).toHaveLength(1);
      // One that was cut off there by a crash.
      const [save] = records.files.listSaves();
      const head = readFileSync(save!.path, 'utf8').split('\n\n')[0];
      writeFileSync(join(records.files.saves, 'z.duelo'), `${head}\n\n`);
      writeFileSync(join(records.files.saves, 'zz.duelo'), 'nonsense\n');
      expect(client.saves()).toHaveLength(1);
      expect(client.saved()).toEqual(client.saves()[0]);
      expect(client.saved()!.text).toMatch(/^turn \d+ against Kaiba \(Random\), just now$/);
      const again = await client.startDuel(client.saved()!.choice);
      await again.settled();
      await again.dispose();
      expect(existsSync(save!.path)).toBe(true);
    }));

  test('tell the turn the duel stands in, also where nothing was chosen in it', () =>
    withRecords(async (records) => {
      const client = clientOf(records);
      const session = await client.startDuel(SELF);
      for (let n = 0; n < 60; n += 1) {
        await playOn(session, n, 1);
        expect(client.saved()?.text ?? '').toContain(`turn ${session.get().view.turn} against Player 2,`);
      }
      session.undo();
      expect(client.saved()!.text).toContain(`turn ${session.get().view.turn} `);
      await session.dispose();
    }));
});
