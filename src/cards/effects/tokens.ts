import type { CardEffects } from '../build.ts';

/** Rules of a Token stand in its own definition (TOKEN-05). */
export const tokens: readonly CardEffects[] = [
  {
    code: 73915052,
    name: 'Sheep Token',
    effects: [{ k: 'static', id: 's1', on: 'this', mods: [{ k: 'cannot', do: 'beTributedForSummon' }] }],
  },
  { code: 63442605, name: 'Mirage Token', effects: [] },
];
