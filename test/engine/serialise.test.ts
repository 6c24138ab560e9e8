import { describe, expect, test } from 'vitest';
import { advance, createDuel, deserialise, serialise } from '../../src/engine/index.ts';
import { createDice } from '../../src/headless/dice.ts';
import { ERAS, poolOf } from '../rules/table.ts';

/** A deck of many sorts of card: every so-manieth of the pool. */
function mixed(codes: readonly number[], every: number): number[] {
  return codes.filter((_, i) => i % every === 3).slice(0, 40);
}

describe('a state as text', () => {
  test.each(ERAS)('nothing is lost, nothing is added, whatever has happened: %s', (rules) => {
    const pool = poolOf(rules);
    const codes = pool.defs.filter((d) => !d.inExtra && !d.isToken).map((d) => d.code);
    const extra = pool.defs.filter((d) => d.inExtra && !d.isToken).map((d) => d.code);
    for (const seed of [1, 2, 3]) {
      const deck = { main: mixed(codes, 20 + seed), extra: extra.slice(0, 5) };
      const s = createDuel({ pool, rules, seed, first: 0, decks: [deck, deck] });
      const dice = createDice(seed);
      for (let n = 0; s.decision !== null && n < 300; n++) {
        advance(s, dice.below(s.decision.options.length));
        if (n % 10 !== 0) continue;
        const text = serialise(s);
        expect(deserialise(text)).toEqual({ ...s, epoch: 0, layout: 0 });
        expect(text).toBe(JSON.stringify(JSON.parse(text)));
      }
    }
  });
});
