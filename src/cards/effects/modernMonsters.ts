import type { Num } from '../../engine/ast/index.ts';
import {
  ad,
  among,
  arch,
  type CardEffects,
  calcOnly,
  either,
  ex,
  from,
  hand,
  iff,
  ign,
  is,
  mine,
  mon,
  oncePerName,
  other,
  quick,
  spell,
  st,
  sub,
  t,
  times,
  up,
} from '../build.ts';

const level: Num = { k: 'stat', of: 'this', stat: 'level' };

/** Monsters printed after 2012. */
export const modernMonsters: readonly CardEffects[] = [
  {
    code: 49655592,
    name: 'F.A. Whip Crosser',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [{ k: 'add', stat: 'atk', n: times(300, level) }],
      },
      {
        k: 'static',
        id: 's2',
        on: { player: 'opp' },
        mods: [
          {
            k: 'toll',
            on: 'activate',
            pay: [{ k: 'payLp', who: 'they', n: 300 }],
            where: [
              mon,
              either(
                { k: 'num', stat: 'level', cmp: '<', to: level, original: true },
                { k: 'num', stat: 'rank', cmp: '<', to: level, original: true },
              ),
            ],
          },
        ],
      },
      {
        k: 'static',
        id: 's3',
        on: { player: 'opp' },
        if: [{ k: 'cmp', a: level, cmp: '>=', b: 7 }],
        mods: [{ k: 'cannot', do: 'discardToActivate' }],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'activated', what: [st, arch('F.A.')], by: 'both' }),
        may: true,
        do: [{ k: 'modify', what: 'this', mods: [{ k: 'add', stat: 'level', n: 1 }], until: 'whileIt' }],
      },
    ],
  },
  {
    code: 54320860,
    name: 'Infernity Patriarch',
    effects: [
      {
        k: 'procedure',
        id: 'p1',
        from: ['hand'],
        to: 'you',
        pos: ad,
        limit: oncePerName,
        if: [{ k: 'not', c: ex(among(hand, other)) }],
      },
      {
        k: 'replace',
        id: 'r1',
        from: ['gy'],
        would: { k: 'moved', what: among(mine, up, arch('Infernity')), why: ['destroy'] },
        if: [{ k: 'not', c: ex(hand) }],
        may: true,
        instead: [{ k: 'banish', what: 'this' }],
      },
    ],
  },
  {
    code: 59546797,
    name: 'Juragedo',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: quick,
        may: true,
        from: ['hand'],
        windows: ['battleStep'],
        limit: oncePerName,
        do: [
          { k: 'summon', what: 'this', to: 'you', pos: ad },
          { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 1000 },
        ],
      },
      {
        k: 'act',
        id: 'e2',
        on: quick,
        may: true,
        damageStep: calcOnly,
        cost: [{ k: 'tribute', what: 'this' }],
        target: [{ from: among(mine, up), n: 1, as: 't', recheck: [up] }],
        do: [
          {
            k: 'modify',
            what: t,
            mods: [{ k: 'add', stat: 'atk', n: 1000 }],
            until: { nth: 2, phase: 'end', of: 'both', at: 'end' },
          },
        ],
      },
    ],
  },
  {
    code: 86889202,
    name: 'Watch Dog',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        windows: ['main2'],
        if: [is('this', { k: 'came', how: ['normal'], when: 'thisTurn' })],
        limit: oncePerName,
        oath: [{ k: 'cannot', do: 'specialSummon' }],
        cost: [{ k: 'toGrave', what: { from: among(hand, spell), n: 1 } }],
        do: [
          { k: 'set', what: { from: from('deck', spell, sub('continuous')), n: 1 }, of: 'you' },
          { k: 'shuffle', link: 'also', whose: 'you' },
        ],
      },
    ],
  },
];
