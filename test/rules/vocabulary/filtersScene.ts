/** The table on which filters are tried. */
import type { Filter } from '../../../src/engine/ast/index.ts';
import { passes } from '../../../src/engine/eval/filter.ts';
import { type Scene, scene } from './scene.ts';

/** The cards that a filter lets through, in the order they were made. */
export const through = (x: Scene, f: Filter, self?: string): string[] => {
  const c = x.ctx(self);
  return x.names(x.s.cards.filter(({ id }) => passes(x.s, c, f, id)).map(({ id }) => id));
};
export const table = (): Scene =>
  scene(
    {
      hand: ['Hunter Chief', 'Tonic'],
      deck: ['Eel'],
      extra: ['Golem'],
      gy: ['Knight', 'Snare'],
      banished: ['Ghost'],
      monsters: [
        'Wolf',
        { card: 'Imp', pos: 'defense' },
        { card: 'Bear', pos: 'faceDownDefense' },
        { card: 'Puppet', owner: 1 },
      ],
      spells: [
        { card: 'Sword', pos: 'up', on: { player: 0, slot: 0 } },
        { card: 'Halt', pos: 'set' },
        { card: 'Banner', pos: 'up' },
      ],
      field: { card: 'Plain', pos: 'up' },
    },
    {
      hand: ['Storm'],
      gy: ['Adopted Wolf', 'Rite'],
      monsters: [
        'Drake',
        { card: 'Comet', under: ['Moth'] },
        'Star',
        { card: 'Jar', counters: [['spark', 2]] },
      ],
      spells: [{ card: 'Curse', pos: 'up' }],
    },
  );
