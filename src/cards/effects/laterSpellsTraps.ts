import {
  all,
  among,
  bd,
  type CardEffects,
  card,
  destroy,
  iff,
  lastAtk,
  mine,
  not,
  other,
  ph,
  r,
  shell,
  sub,
  t,
  up,
} from '../build.ts';

const chained = bd('b');

/** Spells and Traps printed after April 2005. */
export const laterSpellsTraps: readonly CardEffects[] = [
  {
    code: 74519184,
    name: 'Hand Destruction',
    // The cards are sent, not discarded; both need two besides this one.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [
          { k: 'exists', g: { in: ['hand'], of: 'you', where: [other] }, min: 2 },
          { k: 'exists', g: { in: ['hand'], of: 'opp', where: [other] }, min: 2 },
        ],
        do: [
          {
            k: 'each',
            do: [
              { k: 'toGrave', what: { from: { in: ['hand'], of: 'they' }, n: 2, by: 'they' } },
              { k: 'draw', link: 'then', who: 'they', n: 2 },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 63323539,
    name: 'Trojan Blast',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [{ k: 'tribute', what: { from: among(mine, { k: 'owner', is: 'opp' }), n: 1, as: 'c' } }],
        do: [{ k: 'damage', who: 'opp', n: lastAtk(r('c')) }],
      },
    ],
  },
  {
    code: 50078509,
    name: 'Fiendish Chain',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: among(all, up, sub('effect')), n: 1, as: 't', recheck: [up] }],
        do: [{ k: 'bond', what: t, name: 'b' }],
      },
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: chained,
        mods: [{ k: 'negated' }, { k: 'cannot', do: 'attack' }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: chained, why: ['destroy'] }] },
        do: [destroy('this')],
      },
    ],
  },
  {
    code: 32391631,
    name: 'Savage Colosseum',
    effects: [
      shell,
      { k: 'static', id: 's1', from: ['fzone'], on: all, mods: [{ k: 'must', do: 'attack' }] },
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'end', who: all, as: 'attacker' }),
        from: ['fzone'],
        do: [{ k: 'gainLp', who: { ctrl: 'attacker' }, n: 300 }],
      },
      {
        k: 'act',
        id: 'e2',
        on: iff(ph('end', 'both')),
        from: ['fzone'],
        do: [
          destroy({
            in: ['mzone'],
            of: 'turnPlayer',
            where: [
              up,
              { k: 'pos', is: 'attack' },
              not({ k: 'did', ev: { k: 'attack', by: 'it' }, in: 'thisTurn' }),
            ],
          }),
        ],
      },
    ],
  },
];
