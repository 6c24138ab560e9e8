/** A match as a player runs it, killed between its duels and in one of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { shippedDecks } from '../../src/decks/shipped.ts';
import { endRuns, type Run, start } from './pty.ts';

const CLIENT = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
afterEach(endRuns);

/** Yugi's deck with fifteen cards of Kaiba's beside it. */
function writeDeck(path: string): void {
  const main = (id: string): number[] => shippedDecks().find((deck) => deck.id === id)?.deck.main ?? [];
  const own = main('starter/yugi');
  const side = main('starter/kaiba').filter((code) => !own.includes(code));
  writeFileSync(path, `#main\n${own.join('\n')}\n#extra\n!side\n${side.slice(0, 15).join('\n')}\n`);
}

async function surrender(run: Run): Promise<void> {
  await run.shows(/Your move/, 30_000);
  run.send('q');
  await run.shows('Leave the duel?');
  run.send('2');
  await run.shows(/The (?:duel|match) is over/);
  // It takes no keys at first.
  await new Promise((resolve) => setTimeout(resolve, 400));
}

test('a match killed while cards are exchanged, and again in a duel, goes on as it stood', {
  timeout: 120_000,
}, async () => {
  const home = mkdtempSync(join(tmpdir(), 'duelo-match-'));
  try {
    const deck = join(home, 'mine.ydk');
    writeDeck(deck);
    const client = (...args: string[]): Run =>
      start(process.execPath, [CLIENT, ...args], { columns: 80, rows: 24, env: { DUELO_HOME: home } });
    const run = client('play', '--match', '--deck', deck, '--opponent-deck', 'starter/kaiba', '--seed', '4');
    await run.shows('You win the toss. Who goes first?', 30_000);
    run.send('1');
    await surrender(run);
    expect(run.text()).toContain('Match: You 0 to 1 Kaiba after duel 1.');
    run.send('\r');
    await run.shows('Exchange cards before duel 2');
    run.send('\r');
    await run.shows('1 card exchanged');
    run.signal('SIGKILL');
    await run.exited();

    const second = client('play', '--resume');
    await second.shows('1 card exchanged', 30_000);
    second.send('d');
    await second.shows('You lost the last duel. Who goes first?');
    second.send('1');
    await second.shows(/Your move/, 30_000);
    // Something is chosen, so that the turn is told in the menu.
    second.send('\r');
    await second.drawn();
    second.signal('SIGKILL');
    await second.exited();

    const third = client();
    await third.shows(/Resume\s+match against Kaiba \(Standard\), Kaiba leads 1 to 0/);
    third.send('\r');
    await surrender(third);
    expect(third.text()).toContain('Kaiba wins the match: 2 to 0.');
    third.send('m');
    await third.shows('DUELO');
    third.send('5');
    await third.shows(/match 0-2/);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
