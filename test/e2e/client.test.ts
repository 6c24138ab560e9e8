/** The built client, as a player runs it. `npm test` builds it first. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endRuns, type Run, start } from './pty.ts';

const CLIENT = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const homes: string[] = [];
beforeAll(() => {
  if (!existsSync(CLIENT)) throw new Error('dist/cli.js is missing: npm run build');
});
afterEach(endRuns);
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

function client(
  args: readonly string[] = [],
  options: { columns?: number; rows?: number; home?: string } = {},
): Run {
  const { columns = 80, rows = 24 } = options;
  let { home } = options;
  if (home === undefined) {
    home = mkdtempSync(join(tmpdir(), 'duelo-home-'));
    homes.push(home);
  }
  return start(process.execPath, [CLIENT, ...args], { columns, rows, env: { DUELO_HOME: home } });
}

/** The duel's screen with something to choose. */
const ASKED = /^Turn \d[\s\S]*❯ 1 /;

/** Lines of the menu of somebody who has no duel to go on with. */
const HISTORY = '5';
const SETTINGS = '8';

describe.each([
  [80, 24],
  [120, 40],
])('at %i x %i', (columns, rows) => {
  test('a duel from the menu to its end, and it is kept in the history', { timeout: 90_000 }, async () => {
    const home = mkdtempSync(join(tmpdir(), 'duelo-home-'));
    homes.push(home);
    const run = client([], { columns, rows, home });
    await run.shows('DUELO');
    run.send('\r');
    await run.shows(ASKED, 30_000);
    for (let i = 0; i < 25 && !run.text().includes('The duel is over'); i++) {
      run.send('\r');
      // The other side may take its time; what counts is that the screen stays whole.
      await new Promise((resolve) => setTimeout(resolve, 120));
      await run.drawn();
      expect(run.lines()[0]).toMatch(/^(Turn \d+ · |─ The duel is over)/);
      expect(run.lines()[rows - 1]).toContain('q quit');
    }
    if (!run.text().includes('The duel is over')) {
      run.send('q');
      await run.shows('Leave the duel?');
      run.send('2');
    }
    await run.shows('The duel is over');
    // It takes no keys at first: those typed ahead were meant for the duel.
    await new Promise((resolve) => setTimeout(resolve, 400));
    run.send('m');
    await run.shows('DUELO');
    run.send(HISTORY);
    await run.shows(/History: \d won, \d lost/);
    run.send('\u001B');
    await run.shows('DUELO');
    run.send('q');
    expect(await run.exited()).toBe(0);
    expect(run.isAlternate()).toBe(false);
    expect(run.isCursorHidden()).toBe(false);
  });
});

test('play goes straight into a duel; Ctrl-C twice leaves it', async () => {
  const run = client(['play', '--seed', '7']);
  await run.shows(ASKED, 30_000);
  run.send('\u0003');
  await run.shows('Leave the duel?');
  run.send('\u0003');
  expect(await run.exited()).toBe(130);
  expect(run.isAlternate()).toBe(false);
});

test.each([
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s in the middle of a duel: %i, and the terminal is given back', async (signal, code) => {
  const run = client(['play', '--seed', '7']);
  await run.shows(ASKED, 30_000);
  run.signal(signal);
  expect(await run.exited()).toBe(code);
  expect(run.isAlternate()).toBe(false);
  expect(run.isCursorHidden()).toBe(false);
});

test('settings are kept for the next start', async () => {
  const home = mkdtempSync(join(tmpdir(), 'duelo-home-'));
  homes.push(home);
  const first = client([], { home });
  await first.shows('DUELO');
  first.send(SETTINGS);
  await first.shows('Marks and lines');
  first.send('\u001B[B\u001B[B\u001B[C');
  await first.shows('> Marks and lines');
  first.send('\u001B');
  await first.shows('DUELO');
  first.send('q');
  expect(await first.exited()).toBe(0);
  const second = client([], { home });
  await second.shows('> 1 Duel');
  second.send('q');
  expect(await second.exited()).toBe(0);
});
