/** Monsters of the worked examples: bonds, battle windows, costs that decide the target. */
import type { Cond } from '../../../src/engine/ast/index.ts';
import {
  ad,
  add,
  allSubs,
  atk,
  bd,
  bonded,
  c,
  destroy,
  down,
  ex,
  hand,
  iff,
  ign,
  is,
  levelUp,
  max,
  mine,
  mon,
  name,
  negateIt,
  nomi,
  opt,
  pay,
  ph,
  reg,
  semiNomi,
  spell,
  st,
  t,
  table,
  theirs,
  up,
  type W,
  when,
} from './builders.ts';

export const battlers: W[] = [
  {
    name: 'Relinquished',
    effects: [
      semiNomi('ritual'),
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        if: [{ k: 'not', c: ex(bonded) }],
        hold: [is('this', up)],
        target: [{ from: theirs, n: 1, as: 't' }],
        do: [
          { k: 'equip', what: t, to: 'this' },
          { k: 'bond', link: 'ifYouDo', what: t, name: 'eq' },
        ],
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        if: [ex(bonded)],
        mods: [
          { k: 'set', stat: 'atk', to: { k: 'stat', of: bonded, stat: 'atk', original: true } },
          { k: 'set', stat: 'def', to: { k: 'stat', of: bonded, stat: 'def', original: true } },
        ],
      },
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'moved', what: 'this', why: ['destroy', 'battle'] },
        if: [ex(bonded)],
        instead: [destroy(bonded)],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'damage', to: 'you', by: 'battle', from: 'foe' }] },
        if: [ex(bonded)],
        do: [{ k: 'damage', who: 'opp', n: { k: 'amount' } }],
      },
    ],
  },
  {
    name: 'Y-Dragon Head',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['mzone'],
        limit: { ...opt, share: 'u' },
        target: [
          {
            from: {
              ...mine,
              where: [
                up,
                name('X-Head Cannon'),
                { k: 'not', f: { k: 'wears', where: [{ k: 'sub', type: 'union' }] } },
              ],
            },
            n: 1,
            as: 't',
          },
        ],
        do: [
          { k: 'equip', what: 'this', to: t },
          { k: 'bond', link: 'ifYouDo', what: t, name: 'u' },
        ],
      },
      {
        k: 'act',
        id: 'e2',
        on: ign,
        may: true,
        from: ['szone'],
        limit: { ...opt, share: 'u' },
        if: [ex(bd('u'))],
        do: [{ k: 'summon', what: 'this', to: 'you', pos: ['attack'] }],
      },
      { k: 'static', id: 's1', on: bd('u'), mods: [add('atk', 400), add('def', 400)] },
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'moved', what: bd('u'), why: ['destroy', 'battle'] },
        instead: [destroy('this')],
      },
    ],
  },
  {
    name: 'Mystic Swordsman LV2',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'battle',
          at: 'start',
          who: 'this',
          as: 'attacker',
          foe: [down, { k: 'pos', is: 'defense' }],
        }),
        do: [destroy('foe')],
      },
      levelUp('Mystic Swordsman LV4'),
    ],
  },
  {
    name: 'Armed Dragon LV5',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'toGrave', what: { from: { ...hand, where: [mon] }, n: 1, as: 'c' } }],
        target: [{ from: { ...theirs, where: [up, max('atk', atk(c))] }, n: 1, as: 't' }],
        do: [destroy(t)],
      },
      levelUp('Armed Dragon LV7'),
    ],
  },
  {
    name: 'Horus the Black Flame Dragon LV8',
    effects: [
      nomi({ by: [name('Horus the Black Flame Dragon LV6')] }),
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick', ev: [{ k: 'activated', what: [spell], by: 'both', part: 'card' }] },
        may: true,
        damageStep: allSubs,
        hold: [is('this', up)],
        do: negateIt,
      },
    ],
  },
  {
    name: 'Terrorking Archfiend',
    effects: [
      {
        k: 'summonRule',
        id: 'sr',
        normal: 'never',
        flip: 'never',
        if: [{ k: 'not', c: ex({ ...mine, where: [up, { k: 'arch', is: 'Archfiend' }] }) }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [ph('standby', 'you')] },
        do: [{ k: 'payElse', by: 'you', may: false, pay: [pay(800)], else: [destroy('this')] }],
      },
      {
        k: 'react',
        id: 'x2',
        on: { ev: [{ k: 'resolving', what: [], by: 'opp', on: { only: false, what: 'this' } }] },
        do: [
          { k: 'die', by: 'you', n: 1, as: 'd' },
          {
            k: 'if',
            link: 'then',
            c: { k: 'any', c: [2, 5].map((b): Cond => ({ k: 'cmp', a: reg('d'), cmp: '=', b })) },
            do: [
              { k: 'negate', what: 'effect', of: 'event' },
              { k: 'destroy', link: 'ifYouDo', what: 'event' },
            ],
          },
        ],
      },
      {
        k: 'react',
        id: 'x3',
        on: {
          ev: [
            {
              k: 'battle',
              at: 'afterCalc',
              who: 'this',
              as: 'either',
              foe: [
                { k: 'did', ev: { k: 'moved', what: 'it', why: ['destroy', 'battle'] }, in: 'thisBattle' },
              ],
            },
          ],
        },
        do: [{ k: 'modify', what: 'foe', mods: [{ k: 'negated' }], until: 'untilLeavesGy' }],
      },
    ],
  },
  {
    name: 'Great Moth',
    effects: [
      nomi('own'),
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        cost: [
          {
            k: 'tribute',
            what: {
              from: {
                ...mine,
                where: [
                  name('Petit Moth'),
                  {
                    k: 'wears',
                    where: [
                      name('Cocoon of Evolution'),
                      {
                        k: 'did',
                        ev: { k: 'phase', is: 'end', at: 'end', of: 'you' },
                        in: { here: 'it' },
                        min: 4,
                      },
                    ],
                  },
                ],
              },
              n: 1,
            },
          },
        ],
      },
    ],
  },
  {
    name: 'Dark Scorpion - Cliff the Trap Remover',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when({ k: 'damage', to: 'opp', by: 'battle', from: 'this' }),
        may: true,
        do: [],
        modes: [
          { name: 'destroy', target: [{ from: { ...table, where: [st] }, n: 1, as: 't' }], do: [destroy(t)] },
          { name: 'mill', do: [{ k: 'mill', who: 'opp', n: 2 }] },
        ],
      },
    ],
  },
];
