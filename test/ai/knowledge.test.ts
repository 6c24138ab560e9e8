import { expect, it } from 'vitest';
import { knowledgeOf } from '../../src/ai/knowledge.ts';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import { compilePool, REVISIONS } from '../../src/engine/index.ts';

it.each(REVISIONS)('in %s every address is the same effect to the opponent as to the engine', (revision) => {
  const cards = poolFor(revision, buildPool());
  const pool = compilePool(cards, `knowledge-${revision}`);
  const known = knowledgeOf(cards);
  for (const { addr, def, e } of pool.effects)
    expect(known.effect(addr)).toEqual({ code: def.code, effect: e });
  expect(known.effect(pool.effects.length)).toBeNull();
});
