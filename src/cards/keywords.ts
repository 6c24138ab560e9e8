import type { Effect, Keyword } from '../engine/ast/index.ts';
import { iff, is, ph, toHand } from './build.ts';

/** Replaces each keyword by the effects it stands for (AST §12); everything else is kept as it is. */
export function expand(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => (effect.k === 'keyword' ? meaningOf(effect) : [effect]));
}

function meaningOf(keyword: Keyword): Effect[] {
  switch (keyword.is) {
    case 'spirit':
      return spirit(keyword.id);
    default:
      throw new Error(`keyword ${keyword.is}: not supported yet`);
  }
}

/** Never Special Summoned; back to the hand in the End Phase after a Normal Summon or a flip (GAP-34). */
function spirit(id: string): Effect[] {
  return [
    { k: 'summonRule', id: `${id}-rule`, special: 'never' },
    {
      k: 'act',
      id: `${id}-return`,
      on: iff(ph('end', 'both')),
      from: ['mzone'],
      if: [
        is('this', {
          k: 'any',
          f: [
            { k: 'came', how: ['normal', 'flip'], when: 'thisTurn' },
            { k: 'did', ev: { k: 'flipped', what: 'it' }, in: 'thisTurn' },
          ],
        }),
      ],
      do: [toHand('this')],
    },
  ];
}
