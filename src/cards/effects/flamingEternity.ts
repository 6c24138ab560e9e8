import type { Op } from '../../engine/ast/index.ts';
import {
  ad,
  all,
  among,
  attr,
  type CardEffects,
  can,
  card,
  destroy,
  discard1,
  hand,
  ign,
  mon,
  opt,
  race,
  reg,
  semiNomi,
  t,
  theirs,
  up,
  when,
} from '../build.ts';

const banishFromGy = (is: 'light' | 'dark'): Op => ({
  k: 'banish',
  what: { from: { in: ['gy'], of: 'you', where: [mon, attr(is)] }, n: 1 },
});

/** Invasion of Chaos and Flaming Eternity. */
export const flamingEternity: readonly CardEffects[] = [
  {
    code: 72989439,
    name: 'Black Luster Soldier - Envoy of the Beginning',
    // One of the two in each own turn; the extra attack answers the loser's mark, not its leaving (GOAT-06).
    effects: [
      semiNomi('own'),
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        cost: [banishFromGy('light'), { ...banishFromGy('dark'), link: 'and' }],
      },
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: { ...opt, share: 'bls' },
        oath: [{ k: 'cannot', do: 'attack', where: [{ k: 'isRef', is: 'this' }] }],
        target: [{ from: all, n: 1, as: 't' }],
        do: [{ k: 'banish', what: t }],
      },
      {
        k: 'act',
        id: 'e2',
        on: when({
          k: 'moved',
          what: theirs,
          why: ['destroy', 'battle'],
          cause: [{ k: 'isRef', is: 'this' }],
        }),
        may: true,
        limit: { ...opt, share: 'bls' },
        if: [{ k: 'turn', of: 'you' }],
        do: [{ k: 'modify', what: 'this', mods: [{ k: 'attacks', n: 2 }], until: 'endOfBattlePhase' }],
      },
    ],
  },
  {
    code: 87751584,
    name: 'Gatling Dragon',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        do: [
          { k: 'coin', n: 3, as: 'heads' },
          { k: 'destroy', link: 'then', what: { from: all, n: reg('heads') } },
        ],
      },
    ],
  },
  {
    code: 13756293,
    name: 'King Dragun',
    // As printed: any Dragon on the field, against his opponent's effects only.
    effects: [
      {
        k: 'static',
        id: 's1',
        on: among(all, up, race('Dragon')),
        mods: [{ k: 'cannot', do: 'beTargeted', by: [{ k: 'ctrl', is: 'opp' }] }],
      },
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        do: [
          {
            k: 'summon',
            what: { from: among(hand, mon, race('Dragon'), can), n: 1 },
            to: 'you',
            pos: ad,
          },
        ],
      },
    ],
  },
  {
    code: 69162969,
    name: 'Lightning Vortex',
    effects: [{ k: 'act', id: 'e1', on: card, cost: [discard1], do: [destroy(among(theirs, up))] }],
  },
];
