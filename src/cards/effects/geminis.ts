import type { Effect } from '../../engine/ast/index.ts';
import { among, type CardEffects, destroy, ign, sub, t, up } from '../build.ts';

const gemini: Effect = { k: 'keyword', id: 'kw', is: 'gemini' };

export const geminis: readonly CardEffects[] = [
  {
    code: 21155323,
    name: 'Goggle Golem',
    effects: [gemini, { k: 'static', id: 's1', on: 'this', mods: [{ k: 'base', stat: 'atk', to: 2100 }] }],
  },
  {
    code: 96872283,
    name: 'Evocator Chevalier',
    effects: [
      gemini,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'toGrave', what: { from: among({ in: ['szone'], of: 'you' }, up, sub('equip')), n: 1 } }],
        target: [{ from: { in: ['field'], of: 'opp' }, n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
];
