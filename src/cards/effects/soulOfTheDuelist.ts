import {
  add,
  among,
  type CardEffects,
  destroy,
  ex,
  iff,
  is,
  mine,
  mon,
  onField,
  other,
  race,
  st,
  summoned,
  t,
  table,
  up,
  when,
} from '../build.ts';
export const soulOfTheDuelist: readonly CardEffects[] = [
  {
    code: 10375182,
    name: 'Command Knight',
    effects: [
      { k: 'static', id: 's1', on: among(mine, up, race('Warrior')), mods: [add('atk', 400)] },
      {
        k: 'static',
        id: 's2',
        on: 'this',
        if: [ex(among(mine, other))],
        mods: [{ k: 'cannot', do: 'beAttacked' }],
      },
    ],
  },
  {
    code: 4929256,
    name: 'Mobius the Frost Monarch',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(summoned('this', 'tribute')),
        may: true,
        target: [{ from: among(table, st), n: [1, 2], as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    code: 70074904,
    name: 'D.D. Assailant',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'afterCalc', who: 'this', as: 'either', foe: [mon] }),
        if: [
          is('this', {
            k: 'did',
            ev: { k: 'moved', what: 'it', why: ['destroy', 'battle'] },
            in: 'thisBattle',
          }),
        ],
        do: [{ k: 'banish', what: { those: { plus: ['foe', 'this'] }, where: [onField] } }],
      },
    ],
  },
];
