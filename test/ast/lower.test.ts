import { expect, test } from 'vitest';
import type { Mod } from '../../src/engine/ast/index.ts';
import { lower } from '../../src/engine/ast/lower.ts';

test('a payment that brings modifications of its own keeps its place among those of the effect', () => {
  const toll: Mod = {
    k: 'toll',
    on: 'summon',
    pay: [{ k: 'modify', what: 'this', mods: [{ k: 'pierce' }], until: 'endOfTurn' }],
  };
  const after: Mod = { k: 'direct' };
  const low = lower({ k: 'static', id: 's1', on: { player: 'you' }, mods: [toll, after] });
  expect(low.mods).toEqual([toll, after, { k: 'pierce' }]);
  expect(Object.keys(low.tolls)).toEqual(['0']);
  expect(low.parts[low.tolls[0]!]).toBeDefined();
});
