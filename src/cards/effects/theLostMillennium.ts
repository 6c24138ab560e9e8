import type { Activated, Filter } from '../../engine/ast/index.ts';
import { among, type CardEffects, card, down, ign, mine, opt, pay, shell, t, theirs, up } from '../build.ts';

/** Pay 800 for control of a face-up monster until the End Phase. */
const takes = (...where: Filter[]): Activated => ({
  k: 'act',
  id: 'e1',
  on: card,
  cost: [pay(800)],
  target: [{ from: among(theirs, up, ...where), n: 1, as: 't', recheck: [up, { k: 'ctrl', is: 'opp' }] }],
  do: [{ k: 'control', what: t, to: 'you', until: 'endPhase' }],
});

export const theLostMillennium: readonly CardEffects[] = [
  {
    code: 87910978,
    name: 'Brain Control',
    // 2005: any face-up monster (facts/errata.tsv).
    effects: [takes()],
    revisions: { modern: [takes({ k: 'canNormal' })] },
  },

  {
    code: 9637706,
    name: 'Des Wombat',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'you' },
        mods: [{ k: 'damageTo', who: 'you', kind: 'effect', change: 'zero' }],
      },
    ],
  },
  {
    code: 59237154,
    name: 'Shifting Shadows',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        limit: opt,
        cost: [pay(300)],
        do: [{ k: 'rearrange', what: among(mine, down) }],
      },
    ],
  },
];
