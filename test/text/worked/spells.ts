/** Spells of the worked examples: choices, delays, lasting prohibitions. */
import {
  ad,
  add,
  all,
  can,
  card,
  destroy,
  down,
  ex,
  ign,
  is,
  max,
  mine,
  mon,
  pay,
  ph,
  r,
  s,
  shell,
  sub,
  t,
  theirs,
  up,
  type W,
  x,
} from './builders.ts';

export const spells: W[] = [
  {
    name: 'Creature Swap',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [ex(mine), ex(theirs)],
        do: [
          { k: 'pick', what: { from: mine, n: 1, as: 'a', by: 'you' } },
          { k: 'pick', link: 'and', what: { from: theirs, n: 1, as: 'b', by: 'opp' } },
          { k: 'swapControl', link: 'then', a: r('a'), b: r('b'), until: 'duel' },
          {
            k: 'modify',
            link: 'also',
            what: { plus: [r('a'), r('b')] },
            mods: [{ k: 'cannot', do: 'changePos' }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    name: 'Nobleman of Crossout',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: { ...all, where: [down] }, n: 1, as: 't', recheck: [down] }],
        do: [
          { k: 'destroy', what: t, to: 'banished', as: 'd' },
          {
            k: 'if',
            link: 'ifYouDo',
            c: is(t, sub('flip')),
            do: [
              { k: 'banish', what: { in: ['deck'], of: 'both', where: [mon, { k: 'name', is: { of: t } }] } },
              { k: 'shuffle', link: 'then', whose: 'both' },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Last Will',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'delay',
            on: { k: 'moved', what: { ...mine, where: [{ k: 'owner', is: 'you' }] }, to: ['gy'] },
            times: 'once',
            chain: false,
            until: 'endOfTurn',
            do: [
              {
                k: 'may',
                by: 'you',
                do: [
                  {
                    k: 'summon',
                    what: { from: { in: ['deck'], of: 'you', where: [mon, max('atk', 1500), can] }, n: 1 },
                    to: 'you',
                    pos: ad,
                  },
                  { k: 'shuffle', link: 'also', whose: 'you' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Final Countdown',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [pay(2000)],
        do: [
          {
            k: 'delay',
            on: { k: 'phase', is: 'end', at: 'end', of: 'both' },
            times: { nth: 20 },
            chain: false,
            do: [{ k: 'win', who: 'you', reason: 'countdown' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Polymerization',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'summonByRule',
            how: 'fusion',
            what: { from: { in: ['extra'], of: 'you', where: [sub('fusion')] }, n: 1 },
            to: 'you',
            materials: { in: ['hand', 'mzone'], leaves: 'gy' },
          },
        ],
      },
    ],
  },
  {
    name: 'Reasoning',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'declare', by: 'opp', what: 'level', as: 'n', within: { min: 1, max: 12, step: 1 } },
          {
            k: 'excavate',
            link: 'then',
            who: 'you',
            as: 'x',
            stop: { hits: 1, where: [mon, { k: 'canNormal' }] },
          },
          {
            k: 'if',
            link: 'then',
            c: ex({
              those: r('x'),
              where: [
                mon,
                { k: 'canNormal' },
                { k: 'num', stat: 'level', cmp: '!=', to: { k: 'reg', name: 'n' } },
              ],
            }),
            do: [
              {
                k: 'summon',
                what: { those: r('x'), where: [mon, { k: 'canNormal' }, can] },
                to: 'you',
                pos: ad,
                as: 's',
              },
            ],
          },
          { k: 'toGrave', link: 'also', what: { minus: [r('x'), s] } },
        ],
      },
    ],
  },
  {
    name: 'Soul Exchange',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        oath: [{ k: 'cannot', do: 'enterBattle' }],
        target: [{ from: theirs, n: 1, as: 't' }],
        do: [
          {
            k: 'modify',
            what: t,
            mods: [{ k: 'lend', for: 'tribute', to: 'you', first: true }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    name: 'Swords of Revealing Light',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'stay' },
          { k: 'position', link: 'and', what: { ...theirs, where: [down] }, to: 'faceUp' },
          {
            k: 'delay',
            link: 'also',
            on: ph('end', 'opp'),
            times: { nth: 3 },
            chain: false,
            do: [destroy('this')],
          },
        ],
      },
      { k: 'static', id: 's1', from: ['szone'], on: theirs, mods: [{ k: 'cannot', do: 'attack' }] },
    ],
  },
  {
    name: 'Scapegoat',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        oath: [{ k: 'cannot', do: 'summon' }],
        do: [{ k: 'token', n: 4, token: 73915052, to: 'you', pos: 'defense' }],
      },
    ],
  },
  {
    name: 'Wave-Motion Cannon',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['szone'],
        cost: [{ k: 'toGrave', what: 'this' }],
        do: [
          {
            k: 'damage',
            who: 'opp',
            n: x(1000, { k: 'tally', ev: ph('standby', 'you'), in: { here: 'this' } }),
          },
        ],
      },
    ],
  },
  {
    name: 'Necrovalley',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { ...all, where: [up, { k: 'arch', is: "Gravekeeper's" }] },
        mods: [add('atk', 500), add('def', 500)],
      },
      {
        k: 'static',
        id: 's2',
        on: { player: 'both' },
        mods: [{ k: 'cannot', do: 'banish', where: [{ k: 'place', in: ['gy'] }] }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'resolving', what: [], by: 'both', does: { op: 'any', from: ['gy'] } }] },
        do: [{ k: 'negate', what: 'effect', of: 'event' }],
      },
    ],
  },
];
