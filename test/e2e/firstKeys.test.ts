/** Keys pressed while the client still loads: none may be lost, and each acts on what the one before it has marked. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { bundle, endRuns, type Run, start } from './pty.ts';

const BUILT = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const DOWN = '\u001B[B';
const home = mkdtempSync(join(tmpdir(), 'duelo-home-'));
let client: { file: string; remove: () => void };
beforeAll(async () => {
  if (!existsSync(BUILT)) throw new Error('dist/cli.js is missing: npm run build');
  client = await bundle('client.ts');
});
afterEach(endRuns);
afterAll(() => {
  client.remove();
  rmSync(home, { recursive: true, force: true });
});

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Down, Down, Enter: the third line of the menu. */
async function opensThird(run: Run, title: RegExp, delay: number, between: number): Promise<void> {
  await run.shows('DUELO');
  await wait(delay);
  for (const key of [DOWN, DOWN, '\r']) {
    run.send(key);
    if (between > 0) await wait(between);
  }
  await run.shows(title);
  run.kill();
}

const DELAYS = [
  [0, 0],
  [50, 30],
  [100, 120],
  [200, 30],
] as const;

describe.each(DELAYS)('%i ms after the first frame, %i ms between the keys', (delay, between) => {
  test('the built client', async () => {
    const run = start(process.execPath, [BUILT], { env: { DUELO_HOME: home } });
    await opensThird(run, /─ Decks|- Decks/, delay, between);
  });

  test.each([60, 150])('a client that computes for %i ms at a time', async (busy) => {
    const run = start(process.execPath, [client.file], { env: { BUSY: `${busy}` } });
    await opensThird(run, /─ History|- History/, delay, between);
  });
});

test('Down as often as there are lines marks the line it began with', async () => {
  const run = start(process.execPath, [client.file], { env: { BUSY: '150' } });
  await run.shows('DUELO');
  run.send(DOWN.repeat(5));
  for (let i = 0; i < 5; i++) run.send(DOWN);
  run.send(`${DOWN}\r`);
  await run.shows('─ Decks');
  await run.shows('Starter Deck: Yugi  (8)');
});
