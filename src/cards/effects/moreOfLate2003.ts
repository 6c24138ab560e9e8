/** More cards of the second half of 2003. */
import type { Cond } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  aims,
  all,
  among,
  answer,
  anySub,
  arch,
  attr,
  bd,
  type CardEffects,
  card,
  count,
  destroy,
  enemyAttack,
  ex,
  from,
  hand,
  iff,
  is,
  mine,
  mon,
  name,
  negateIt,
  nomi,
  not,
  opt,
  pay,
  ph,
  quick,
  r,
  race,
  shell,
  spell,
  st,
  steppedOut,
  sub,
  t,
  theirs,
  times,
  up,
} from '../build.ts';

const exodia: Cond[] = [
  'Exodia the Forbidden One',
  'Right Arm of the Forbidden One',
  'Left Arm of the Forbidden One',
  'Right Leg of the Forbidden One',
  'Left Leg of the Forbidden One',
].map((part) => ex(from('gy', name(part))));

export const moreOfLate2003: readonly CardEffects[] = [
  {
    code: 80193355,
    name: 'Dramatic Rescue',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'targeted', what: among(mine, up, arch('Amazoness')), by: 'both' }),
        do: [
          { k: 'toHand', what: 'event' },
          {
            k: 'summon',
            link: 'ifYouDo',
            what: { from: from('hand', mon, { k: 'canSummon' }), n: 1 },
            to: 'you',
            pos: ad,
          },
        ],
      },
    ],
  },
  {
    code: 98502113,
    name: 'Dark Paladin',
    effects: [
      nomi('fusion'),
      {
        k: 'act',
        id: 'e1',
        on: { ...quick, ev: [{ k: 'activated', what: [spell], by: 'both', part: 'card' }] },
        may: true,
        damageStep: anySub,
        hold: [is('this', up)],
        cost: [{ k: 'discard', what: { from: { in: ['hand'], of: 'you' }, n: 1 } }],
        do: negateIt,
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          add(
            'atk',
            times(
              500,
              count({
                plus: [among(all, up, race('Dragon')), { in: ['gy'], of: 'both', where: [race('Dragon')] }],
              }),
            ),
          ),
        ],
      },
    ],
  },
  {
    code: 63442604,
    name: 'Physical Double',
    effects: [
      {
        ...aims(
          among(theirs, up),
          { k: 'token', n: 1, token: 63442605, to: 'you', pos: 'attack', like: t, as: 's' },
          {
            k: 'delay',
            link: 'ifYouDo',
            on: { k: 'phase', is: 'end', at: 'during', of: 'both' },
            times: 'once',
            chain: false,
            do: [destroy(r('s'))],
          },
        ),
        if: [{ k: 'turn', of: 'opp' }],
      },
    ],
  },
  {
    code: 11021521,
    name: 'Neko Mane King',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: 'this', to: ['gy'], why: ['effect'], by: 'opp' }),
        if: [{ k: 'turn', of: 'opp' }],
        do: [{ k: 'goTo', phase: 'end' }],
      },
    ],
  },
  {
    code: 24096228,
    name: 'Double Spell',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [{ k: 'discard', what: { from: among(hand, spell), n: 1 } }],
        target: [{ from: { in: ['gy'], of: 'opp', where: [spell, sub('normal')] }, n: 1, as: 't' }],
        do: [{ k: 'run', effectOf: t, as_: 'yours' }],
      },
    ],
  },
  {
    code: 14315573,
    name: 'Negate Attack',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer(enemyAttack),
        do: [
          { k: 'negate', what: 'attack', of: 'event' },
          { k: 'goTo', link: 'then', phase: 'main2' },
        ],
      },
    ],
  },
  {
    code: 52503575,
    name: 'Final Attack Orders',
    effects: [
      shell,
      { k: 'static', id: 's1', from: ['szone'], on: among(all, up), mods: [{ k: 'keepPos', pos: 'attack' }] },
    ],
  },
  {
    code: 53839837,
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
            {
              k: 'moved',
              what: 'this',
              from: ['mzone'],
              to: ['gy'],
              why: ['destroy', 'effect'],
              by: 'opp',
            },
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
  {
    code: 8794435,
    name: 'Maju Garzett',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          {
            k: 'base',
            stat: 'atk',
            to: { k: 'sum', of: { role: 'materials', of: 'this' }, stat: 'atk', original: true },
          },
        ],
      },
    ],
  },
  {
    code: 22796548,
    name: "Archfiend's Oath",
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: { k: 'ignition' },
        may: true,
        from: ['szone'],
        limit: opt,
        cost: [pay(500)],
        do: [
          { k: 'declare', by: 'you', what: 'name', as: 'n' },
          { k: 'excavate', link: 'then', who: 'you', stop: { n: 1 }, as: 'x' },
          {
            k: 'if',
            link: 'then',
            c: { k: 'called', reg: 'n', was: r('x') },
            do: [{ k: 'toHand', what: r('x') }],
            else: [{ k: 'toGrave', what: r('x') }],
          },
        ],
      },
    ],
  },
  {
    code: 69035382,
    name: 'Contract with the Abyss',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'summonByRule',
            how: 'ritual',
            what: { from: from('hand', sub('ritual'), attr('dark')), n: 1 },
            to: 'you',
            materials: { in: ['hand', 'mzone'], leaves: 'tribute', level: { cmp: '=', to: 'own' } },
          },
        ],
      },
    ],
  },
  {
    code: 92854392,
    name: 'Staunch Defender',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'attack', by: theirs }),
        target: [{ from: among(mine, up), n: 1, as: 't', recheck: [up] }],
        do: [
          {
            k: 'modify',
            what: theirs,
            mods: [{ k: 'must', do: 'attack', on: t }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    code: 95308449,
    name: 'Final Countdown',
    // The 20th End Phase, that of this turn included; no card needs to stay.
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
    code: 12600382,
    name: 'Exodia Necross',
    effects: [
      {
        k: 'summonRule',
        id: 'sr',
        normal: 'never',
        special: { only: [{ by: [name('Contract with Exodia')] }], first: false },
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          { k: 'cannot', do: 'beDestroyedByBattle' },
          { k: 'cannot', do: 'beDestroyedByEffect', by: [st] },
        ],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('standby', 'you')),
        do: [{ k: 'modify', what: 'this', mods: [add('atk', 500)], until: 'whileIt' }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { state: [{ k: 'not', c: { k: 'all', c: exodia } }] },
        do: [destroy('this')],
      },
    ],
  },
  {
    code: 68191243,
    name: 'Mustering of the Dark Scorpions',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [ex(among(mine, up, name('Don Zaloog')))],
        do: [
          {
            k: 'summon',
            what: {
              from: from('hand', mon, arch('Dark Scorpion'), not(name('Don Zaloog')), { k: 'canSummon' }),
              n: 'any',
              distinct: 'name',
            },
            to: 'you',
            pos: ad,
          },
        ],
      },
    ],
  },
  {
    code: 36261276,
    name: 'Interdimensional Matter Transporter',
    effects: [aims(among(mine, up), ...steppedOut)],
  },
  {
    code: 56460688,
    name: 'Different Dimension Gate',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [
          { from: among(mine, up), n: 1, as: 'a' },
          { from: among(theirs, up), n: 1, as: 'b' },
        ],
        do: [
          { k: 'banish', what: { plus: [r('a'), r('b')] }, as: 'x' },
          { k: 'bond', link: 'ifYouDo', what: r('x'), name: 'x' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['field'], why: ['destroy'] }] },
        do: [{ k: 'return', what: bd('x') }],
      },
    ],
  },
];
