/** The example client of examples/: a whole match through `duelo play --json`. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const EXAMPLE = fileURLToPath(new URL('../../examples/client.mjs', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const run = promisify(execFile);

test.each([7, 8])(
  'thirty lines play the match of seed %i to its end',
  async (seed) => {
    const home = mkdtempSync(join(tmpdir(), 'duelo-example-'));
    try {
      expect(readFileSync(EXAMPLE, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(30);
      const options = ['--against', 'random', '--seed', String(seed), '--data-dir', home];
      const { stdout } = await run(process.execPath, [EXAMPLE, `${process.execPath} ${CLIENT}`, ...options]);
      const lines = stdout.trim().split('\n');
      const over = /^Match over after ([23]) duels, winner: (0|1)$/.exec(lines.at(-1) ?? '');
      expect(over).not.toBeNull();
      // It has read the table, and the duels are in the history as one match.
      expect(lines.filter((line) => /^Turn \d+: \d+ to \d+ Life Points$/.test(line)).length).toBeGreaterThan(
        3,
      );
      const history = readdirSync(home).filter((name) => name.startsWith('history-'));
      const [record] = history.flatMap((name) => readRecords(join(home, name)));
      expect(record?.duels.length).toBe(Number(over?.[1]));
      // The match's file leads to its duels, and each plays through.
      const [match = ''] = readdirSync(join(home, 'replays')).filter((name) => name.endsWith('.match'));
      const verify = [CLIENT, 'replay', 'verify', '--json', join(home, 'replays', match)];
      const verdicts = (await run(process.execPath, verify)).stdout.trim().split('\n');
      expect(verdicts.map((line) => JSON.parse(line).ok)).toEqual(record?.duels.map(() => true));
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  },
  60_000,
);

test.each([
  ['no such program', ['no-such-program-here'], /^no-such-program-here: .*ENOENT/],
  ['options that are refused', [`${process.execPath} ${CLIENT}`, '--format', 'nowhere'], /^duelo: .*nowhere/],
])(
  '%s: one line, and an exit code that says so',
  async (_, args, said) => {
    const failed = await run(process.execPath, [EXAMPLE, ...args]).catch((error: unknown) => error);
    const { code, stderr } = failed as { code?: number; stderr: string };
    expect(code).toBeGreaterThan(0);
    expect(stderr).toMatch(said);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
  30_000,
);

function readRecords(path: string): { duels: unknown[] }[] {
  return Object.values(JSON.parse(readFileSync(path, 'utf8')) as object).flat() as { duels: unknown[] }[];
}
