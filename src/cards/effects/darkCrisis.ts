import {
  ad,
  add,
  all,
  among,
  answer,
  atk,
  boost,
  type CardEffects,
  can,
  count,
  destroy,
  does,
  enemyAttack,
  iff,
  lostInBattle,
  mon,
  name,
  onField,
  ph,
  r,
  race,
  shuffle,
  sub,
  t,
  times,
  toHand,
  when,
} from '../build.ts';

export const darkCrisis: readonly CardEffects[] = [
  {
    code: 7572887,
    name: 'D.D. Warrior Lady',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when({ k: 'battle', at: 'afterCalc', who: 'this', as: 'either', foe: [mon] }),
        may: true,
        do: [{ k: 'banish', what: { those: { plus: ['foe', 'this'] }, where: [onField] } }],
      },
    ],
  },
  {
    code: 13722870,
    name: 'Dark Flare Knight',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'you' },
        if: [{ k: 'battling', who: 'this', as: 'either' }],
        mods: [{ k: 'damageTo', who: 'you', kind: 'battle', change: 'zero' }],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff(lostInBattle),
        do: [
          {
            k: 'summon',
            what: { from: { in: ['hand', 'deck'], of: 'you', where: [name('Mirage Knight'), can] }, n: 1 },
            to: 'you',
            pos: ad,
          },
          shuffle,
        ],
      },
    ],
  },
  {
    code: 56120475,
    name: 'Sakuretsu Armor',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer(enemyAttack),
        target: [{ from: 'attacker', n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },

  {
    code: 52824910,
    name: 'Kaiser Glider',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          {
            k: 'cannot',
            do: 'beDestroyedByBattle',
            by: [{ k: 'num', stat: 'atk', cmp: '=', to: atk('this') }],
          },
        ],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: 'this', from: ['mzone'], to: ['gy'], why: ['destroy'] }),
        target: [{ from: all, n: 1, as: 't' }],
        do: [toHand(t)],
      },
    ],
  },

  {
    code: 79853073,
    name: 'Cipher Soldier',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'calc', who: 'this', as: 'either', foe: [race('Warrior')] }),
        do: [{ k: 'modify', what: 'this', mods: boost(2000, 2000), until: 'endOfCalc' }],
      },
    ],
  },
  {
    code: 49217579,
    name: 'Mirage Knight',
    effects: [
      {
        k: 'summonRule',
        id: 'sr',
        normal: 'never',
        special: { only: [{ by: [name('Dark Flare Knight')] }], first: false },
      },
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'calc', who: 'this', as: 'either', foe: [mon] }),
        do: [
          {
            k: 'modify',
            what: 'this',
            mods: [add('atk', { k: 'stat', of: 'foe', stat: 'atk', original: true })],
            until: 'endOfCalc',
          },
        ],
      },
      {
        k: 'act',
        id: 'e2',
        on: iff(ph('end', 'both')),
        from: ['mzone'],
        if: [
          {
            k: 'any',
            c: [
              { k: 'happened', ev: { k: 'attack', by: 'this' }, in: 'thisTurn' },
              { k: 'happened', ev: { k: 'attack', by: all, on: 'this' }, in: 'thisTurn' },
            ],
          },
        ],
        do: [{ k: 'banish', what: 'this' }],
      },
    ],
  },

  {
    code: 57182235,
    name: 'Token Thanksgiving',
    effects: [
      does(
        { k: 'destroy', what: among(all, sub('token')), as: 'd' },
        { k: 'gainLp', link: 'then', who: 'you', n: times(800, count(r('d'))) },
      ),
    ],
  },
];
