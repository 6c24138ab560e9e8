/**
 * Whole duels, event by event (DESIGN §19). A change of the rules or of a card shifts them: read what changed; if it is
 * right, `GOLDEN=write npx vitest run test/golden` writes them anew.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DuelDeck, Pool } from '../../src/engine/index.ts';
import { poolOf } from '../rules/table.ts';
import { type GoldenDuel, transcript } from './transcript.ts';

const DIR = 'test/golden/duels';
const MARK = '--';

function cardsIn(line: string, pool: Pool): number[] {
  return line
    .split('; ')
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const [, n = '', name = ''] = /^(\d+) (.+)$/.exec(entry) ?? [];
      const def = pool.defs.find((d) => d.name === name && !d.isToken);
      if (def === undefined) throw new Error(`no card ${name}`);
      return Array<number>(Number(n)).fill(def.code);
    });
}

/** The head of a file: `rules`, `seed`, `first`, `decisions`, and the cards of each deck. */
function duelOf(head: readonly string[]): { duel: GoldenDuel; pool: Pool } {
  const fields = new Map(
    head.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const field = (key: string): string => fields.get(key) ?? '';
  const pool = poolOf(field('rules'));
  const deck = (p: number): DuelDeck => ({
    main: cardsIn(field(`deck ${p}`), pool),
    extra: cardsIn(field(`extra ${p}`), pool),
  });
  const duel: GoldenDuel = {
    rules: field('rules'),
    seed: Number(field('seed')),
    first: field('first') === '1' ? 1 : 0,
    decisions: Number(field('decisions')),
    decks: [deck(0), deck(1)],
  };
  return { duel, pool };
}

test.each(readdirSync(DIR))('%s', (file) => {
  const lines = readFileSync(`${DIR}/${file}`, 'utf8').trimEnd().split('\n');
  const mark = lines.indexOf(MARK);
  const head = lines.slice(0, mark);
  const { duel, pool } = duelOf(head);
  const now = transcript(duel, pool);
  if (process.env.GOLDEN === 'write')
    writeFileSync(`${DIR}/${file}`, `${[...head, MARK, ...now].join('\n')}\n`);
  else expect(now).toEqual(lines.slice(mark + 1));
});
