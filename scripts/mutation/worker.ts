/**
 * Runs in a process of its own: all quick tests of the rules, bundled with the instrumented engine. A mutant is switched
 * on by a global; only the tests that reach it are run, until one fails.
 */
import 'mutation:tests';
import { registered, runBefore } from './testApi.ts';

export type Order = { k: 'cover' } | { k: 'mutant'; id: string; tests: number[] };
export type Answer =
  | {
      k: 'covered';
      static: string[];
      tests: { name: string; ms: number; error: string | null; reaches: string[] }[];
    }
  | { k: 'tried'; id: string; killedBy: string | null; error: string };

interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}
const globals = globalThis as unknown as { __stryker__?: Switches };
globals.__stryker__ ??= {};
const switches = globals.__stryker__;
/** A loop that passes the mutated place more often than any test does is endless. */
const HITS = 5_000_000;

async function failure(i: number): Promise<string | null> {
  try {
    await registered[i]?.run();
    return null;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).slice(0, 300);
  }
}

async function cover(): Promise<Answer> {
  const tests = [];
  for (let i = 0; i < registered.length; i++) {
    switches.currentTestId = String(i);
    const started = performance.now();
    const error = await failure(i);
    const reaches = Object.keys(switches.mutantCoverage?.perTest[i] ?? {});
    tests.push({ name: registered[i]?.name ?? '', ms: performance.now() - started, error, reaches });
    if (switches.mutantCoverage !== undefined) switches.mutantCoverage.perTest = {};
  }
  switches.currentTestId = undefined;
  return { k: 'covered', static: Object.keys(switches.mutantCoverage?.static ?? {}), tests };
}

async function tryMutant(id: string, tests: readonly number[]): Promise<Answer> {
  switches.activeMutant = id;
  switches.hitLimit = HITS;
  let answer: Answer = { k: 'tried', id, killedBy: null, error: '' };
  for (const i of tests) {
    switches.hitCount = 0;
    const error = await failure(i);
    if (error === null) continue;
    answer = { k: 'tried', id, killedBy: registered[i]?.name ?? '', error };
    break;
  }
  switches.activeMutant = undefined;
  switches.hitCount = undefined;
  return answer;
}

process.on('message', async (order: Order) => {
  const answer = order.k === 'cover' ? await cover() : await tryMutant(order.id, order.tests);
  process.send?.(answer);
});
await runBefore();
process.send?.({ k: 'ready' });
