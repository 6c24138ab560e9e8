import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/engine/ast/index.ts';
import { lint } from '../../src/engine/ast/lint.ts';
import { playOut } from './play.ts';
import { anyEffect, card } from './supported.ts';

/** More cases, and others: DUELO_AST_FUZZ=5000 DUELO_AST_SEED=7. */
const RUNS = Number(process.env.DUELO_AST_FUZZ ?? 300);
const SEED = Number(process.env.DUELO_AST_SEED ?? 20_050_401);

describe('random effects in play', () => {
  test('run without a fault, never stick and lose no card', () => {
    let played = 0;
    fc.assert(
      fc.property(
        fc.array(anyEffect, { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 1, max: 0x7fffffff }),
        (effects: Effect[], seed) => {
          const def = card(effects);
          fc.pre(def !== null);
          lint(def!);
          played++;
          playOut(def!, seed);
        },
      ),
      {
        numRuns: RUNS,
        maxSkipsPerRun: 20,
        interruptAfterTimeLimit: 3_600_000,
        seed: SEED,
      },
    );
    expect(played).toBeGreaterThanOrEqual(RUNS);
  }, 3_600_000);
});
