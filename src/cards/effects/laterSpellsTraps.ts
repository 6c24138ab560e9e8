import type { Activated, Group, Op } from '../../engine/ast/index.ts';
import {
  ad,
  all,
  among,
  answer,
  anySub,
  atMost,
  bd,
  type CardEffects,
  can,
  card,
  destroy,
  ex,
  from,
  iff,
  is,
  lastAtk,
  mine,
  not,
  oncePerName,
  other,
  pay,
  ph,
  r,
  shell,
  spell,
  sub,
  t,
  up,
} from '../build.ts';

const chained = bd('b');

const instantFusion: Activated = {
  k: 'act',
  id: 'e1',
  on: card,
  cost: [pay(1000)],
  do: [
    {
      k: 'summon',
      what: { from: from('extra', sub('fusion'), atMost('level', 5), can), n: 1 },
      to: 'you',
      pos: ad,
      proper: true,
      as: 's',
    },
    { k: 'modify', link: 'ifYouDo', what: r('s'), mods: [{ k: 'cannot', do: 'attack' }], until: 'whileIt' },
    {
      k: 'delay',
      link: 'also',
      on: { k: 'phase', is: 'end', at: 'during', of: 'both' },
      times: 'once',
      chain: false,
      do: [destroy(r('s'))],
    },
  ],
};

/** A Field Spell goes over, and another may come to its old place from the Graveyard of its new player. */
const turnedOver = (was: 'you' | 'opp', becomes: 'you' | 'opp'): Op[] => [
  { k: 'banish', what: t, as: 'x' },
  { k: 'place', link: 'then', what: r('x'), in: 'fzone', of: becomes, face: 'up', as: 'p' },
  {
    k: 'if',
    link: 'ifYouDo',
    c: ex(rest(becomes)),
    do: [
      {
        k: 'may',
        by: 'you',
        do: [{ k: 'place', what: { from: rest(becomes), n: 1 }, in: 'fzone', of: was, face: 'up' }],
      },
    ],
  },
];
const rest = (of: 'you' | 'opp'): Group => ({
  in: ['gy'],
  of,
  where: [spell, sub('field'), not({ k: 'name', is: { of: r('p') } })],
});

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
  {
    code: 1845204,
    name: 'Instant Fusion',
    effects: [instantFusion],
    revisions: { modern: [{ ...instantFusion, limit: { ...oncePerName, counts: 'activation' } }] },
  },
  {
    code: 59957503,
    name: 'Cash Back',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'activated', what: [], by: 'opp', does: { op: 'payLp', asCost: true } }),
        damageStep: anySub,
        do: [
          { k: 'negate', what: 'activation', of: 'event' },
          { k: 'toDeck', link: 'ifYouDo', what: 'event', at: 'shuffle' },
        ],
      },
    ],
  },
  {
    code: 61264008,
    name: 'Land Flipping',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        limit: { ...oncePerName, counts: 'activation' },
        target: [{ from: { in: ['fzone'], of: 'both', where: [up] }, n: 1, as: 't', recheck: [up] }],
        do: [
          {
            k: 'if',
            c: is(t, { k: 'ctrl', is: 'you' }),
            do: turnedOver('you', 'opp'),
            else: turnedOver('opp', 'you'),
          },
        ],
      },
    ],
  },
];
