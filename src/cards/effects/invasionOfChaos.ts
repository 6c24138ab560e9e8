import type { Activated, Op } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  all,
  among,
  attr,
  type CardEffects,
  destroy,
  does,
  iff,
  ign,
  is,
  mon,
  opt,
  ph,
  semiNomi,
  t,
  theirs,
  toHand,
  up,
  when,
} from '../build.ts';

const banishFromGy = (is: 'light' | 'dark'): Op => ({
  k: 'banish',
  what: { from: { in: ['gy'], of: 'you', where: [mon, attr(is)] }, n: 1 },
});

/** Back from removal in the End Phase of the same turn. */
const scout: Activated = {
  k: 'act',
  id: 'e1',
  on: iff(ph('end', 'both')),
  from: ['banished'],
  if: [is('this', { k: 'did', ev: { k: 'moved', what: 'it', to: ['banished'] }, in: 'thisTurn' })],
  do: [{ k: 'summon', what: 'this', to: 'you', pos: ['attack'] }],
};

export const invasionOfChaos: readonly CardEffects[] = [
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
    code: 94192409,
    name: 'Compulsory Evacuation Device',
    effects: [aims(all, toHand(t))],
  },
  {
    code: 97169186,
    name: 'Smashing Ground',
    // No target; with a tie its player chooses.
    effects: [does(destroy({ from: among(theirs, up, { k: 'most', stat: 'def', which: 'highest' }), n: 1 }))],
  },
  {
    code: 64306248,
    name: 'Skull-Mark Ladybug',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: 'this', to: ['gy'] }),
        do: [{ k: 'gainLp', who: 'you', n: 1000 }],
      },
    ],
  },
  {
    code: 3773196,
    name: 'D.D. Scout Plane',
    // 2005: not limited to once per turn (facts/errata.tsv).
    effects: [scout],
    revisions: { modern: [{ ...scout, limit: opt }] },
  },
];
