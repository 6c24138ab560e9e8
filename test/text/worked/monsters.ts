/** Monsters of the worked examples: counters, replacements, procedures, history. */
import type { Filter } from '../../../src/engine/ast/index.ts';
import {
  ad,
  add,
  all,
  can,
  chaosCost,
  destroy,
  discard1,
  iff,
  ign,
  is,
  max,
  mon,
  name,
  nomi,
  opt,
  pay,
  ph,
  s,
  semiNomi,
  spell,
  st,
  sub,
  t,
  table,
  theirs,
  trap,
  up,
  type W,
  when,
  x,
} from './builders.ts';

export const monsters: W[] = [
  {
    name: 'Breaker the Magical Warrior',
    holds: { counter: 'spell', max: 1 },
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'summoned', what: 'this', how: ['normal'] }),
        do: [{ k: 'counter', on: 'this', kind: 'spell', n: 1 }],
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [add('atk', x(300, { k: 'counters', on: 'this', kind: 'spell' }))],
      },
      {
        k: 'act',
        id: 'e2',
        on: ign,
        may: true,
        cost: [{ k: 'counter', on: 'this', kind: 'spell', n: -1 }],
        target: [{ from: { ...table, where: [st] }, n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    name: 'Dark Magician of Chaos',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when({ k: 'summoned', what: 'this', how: ['normal', 'special'] }),
        may: true,
        target: [{ from: { in: ['gy'], of: 'you', where: [spell] }, n: 1, as: 't' }],
        do: [{ k: 'toHand', what: t }],
      },
      {
        k: 'replace',
        id: 'r1',
        would: {
          k: 'moved',
          what: theirs,
          to: ['gy'],
          why: ['destroy', 'battle'],
          cause: [{ k: 'isRef', is: 'this' }],
        },
        instead: [{ k: 'banish', what: 'event' }],
      },
      {
        k: 'replace',
        id: 'r2',
        would: { k: 'moved', what: 'this', from: ['field'] },
        if: [is('this', up)],
        instead: [{ k: 'banish', what: 'this' }],
      },
    ],
  },
  {
    name: 'Black Luster Soldier - Envoy of the Beginning',
    effects: [
      semiNomi('own'),
      { k: 'procedure', id: 'p', from: ['hand'], to: 'you', pos: ad, cost: chaosCost },
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
    name: 'Jinzo',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'both' },
        mods: [{ k: 'cannot', do: 'activate', where: [trap] }],
      },
      { k: 'static', id: 's2', on: { in: ['field'], of: 'both', where: [trap] }, mods: [{ k: 'negated' }] },
    ],
  },
  {
    name: 'Ojama Token',
    sub: ['normal', 'token'],
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'cannot', do: 'beTributedForSummon' }] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['mzone'], why: ['destroy'] }] },
        do: [{ k: 'damage', who: { ctrl: 'this' }, n: 300 }],
      },
    ],
  },
  {
    name: 'XYZ-Dragon Cannon',
    sub: ['fusion', 'effect'],
    materials: {
      slots: ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'].map((n) => ({ n: 1, where: [name(n)] })),
      substitutes: false,
      contact: 'banish',
    },
    effects: [
      nomi('own'),
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [discard1],
        target: [{ from: { in: ['field'], of: 'opp' }, n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    name: 'Magical Scientist',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [pay(1000)],
        do: [
          {
            k: 'summon',
            what: { from: { in: ['extra'], of: 'you', where: [sub('fusion'), max('level', 6), can] }, n: 1 },
            to: 'you',
            pos: ad,
            as: 's',
          },
          {
            k: 'modify',
            link: 'ifYouDo',
            what: s,
            mods: [{ k: 'cannot', do: 'attackDirect' }],
            until: 'whileIt',
          },
          {
            k: 'delay',
            link: 'also',
            on: ph('end', 'both'),
            times: 'once',
            chain: false,
            do: [{ k: 'toDeck', what: s, at: 'shuffle' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Manticore of Darkness',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('end', 'both')),
        may: true,
        from: ['gy'],
        if: [is('this', { k: 'did', ev: { k: 'moved', what: 'it', to: ['gy'] }, in: 'thisTurn' })],
        cost: [
          {
            k: 'toGrave',
            what: {
              from: {
                in: ['hand', 'mzone'],
                of: 'you',
                where: [
                  mon,
                  {
                    k: 'any',
                    f: ['Beast', 'Beast-Warrior', 'Winged Beast'].map((is): Filter => ({ k: 'race', is })),
                  },
                ],
              },
              n: 1,
            },
          },
        ],
        do: [{ k: 'summon', what: 'this', to: 'you', pos: ad }],
      },
    ],
  },
  {
    name: 'Vampire Lord',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'damage', to: 'opp', by: 'battle', from: 'this' }),
        do: [
          { k: 'declare', by: 'you', what: 'kind', as: 'n' },
          {
            k: 'toGrave',
            link: 'then',
            what: {
              from: { in: ['deck'], of: 'opp', where: [{ k: 'kindIs', is: { reg: 'n' } }] },
              n: 1,
              by: 'opp',
            },
          },
          { k: 'shuffle', link: 'also', whose: 'opp' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [
            { k: 'moved', what: 'this', from: ['mzone'], to: ['gy'], why: ['destroy', 'effect'], by: 'opp' },
          ],
        },
        do: [
          {
            k: 'delay',
            on: ph('standby', 'you'),
            times: 'once',
            chain: true,
            if: [is('this', { k: 'place', in: ['gy'] })],
            do: [{ k: 'summon', what: 'this', to: 'you', pos: ad }],
          },
        ],
      },
    ],
  },
];
