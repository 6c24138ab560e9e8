/** More cards of the first half of 2003. */
import type { Effect, Filter } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  all,
  among,
  answer,
  anySub,
  anywhere,
  arch,
  burn,
  type CardEffects,
  card,
  count,
  destroy,
  does,
  enemyAttack,
  ex,
  from,
  iff,
  name,
  negateIt,
  nomi,
  not,
  other,
  pay,
  ph,
  r,
  reg,
  shell,
  shuffle,
  spell,
  st,
  sub,
  t,
  theirs,
  times,
  up,
} from '../build.ts';

const isThis: Filter = { k: 'isRef', is: 'this' };

/** Paid by either player to stop a Special Summon. */
const oppressed: Effect[] = [
  {
    k: 'act',
    id: 'e1',
    on: { k: 'quick', ev: [{ k: 'wouldSummon', what: all, how: ['special'] }] },
    may: true,
    from: ['szone'],
    users: 'both',
    cost: [pay(800)],
    do: [
      { k: 'negate', what: 'summon', of: 'event' },
      { k: 'destroy', link: 'ifYouDo', what: 'event' },
    ],
  },
  {
    k: 'act',
    id: 'e2',
    on: { k: 'quick', ev: [{ k: 'activated', what: [], by: 'both', does: { op: 'summon' } }] },
    may: true,
    from: ['szone'],
    users: 'both',
    damageStep: anySub,
    cost: [pay(800)],
    do: negateIt,
  },
];

export const moreOfEarly2003: readonly CardEffects[] = [
  {
    code: 29549364,
    name: 'Mask of Restrict',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: { player: 'both' },
        mods: [{ k: 'cannot', do: 'tribute' }],
      },
    ],
  },
  {
    code: 94163677,
    name: 'Infinite Cards',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: { player: 'both' },
        mods: [{ k: 'cap', what: 'hand', n: 'none' }],
      },
    ],
  },
  {
    code: 93599951,
    name: 'Dark Spirit of the Silent',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer(enemyAttack),
        target: [{ from: among(theirs, up, not({ k: 'isRef', is: 'attacker' })), n: 1, as: 't' }],
        do: [
          { k: 'negate', what: 'attack', of: 'event' },
          { k: 'position', link: 'ifYouDo', what: t, to: 'attack' },
          { k: 'attackNow', link: 'and', by: t, on: 'attackTarget' },
        ],
      },
    ],
  },
  { code: 93016201, name: 'Royal Oppression', effects: [shell, ...oppressed] },
  {
    code: 53046408,
    name: 'Emergency Provisions',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        damageStep: anySub,
        if: [ex({ in: ['szone', 'fzone'], of: 'you', where: [st, other] })],
        cost: [
          {
            k: 'toGrave',
            what: { from: { in: ['szone', 'fzone'], of: 'you', where: [st, other] }, n: [1, 6] },
            as: 'c',
          },
        ],
        do: [{ k: 'gainLp', who: 'you', n: times(1000, count(r('c'))) }],
      },
    ],
  },
  {
    code: 14318794,
    name: 'Life Absorbing Machine',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('standby', 'you')),
        from: ['szone'],
        do: [
          {
            k: 'gainLp',
            who: 'you',
            n: {
              k: 'half',
              of: { k: 'tally', ev: { k: 'paid', who: 'you' }, in: 'yourLastTurn', of: 'amount' },
            },
          },
        ],
      },
    ],
  },
  {
    code: 25345186,
    name: 'After the Struggle',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        windows: ['main1'],
        do: [
          {
            k: 'delay',
            on: { k: 'phase', is: 'battle', at: 'end', of: 'both' },
            times: 'once',
            chain: false,
            until: 'endOfTurn',
            do: [
              destroy(
                among(all, up, {
                  k: 'did',
                  ev: { k: 'battle', at: 'calc', who: 'it', as: 'either' },
                  in: 'thisBattlePhase',
                }),
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    code: 85562745,
    name: 'Dark Room of Nightmare',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'damage',
          to: 'opp',
          by: 'effect',
          from: { ...anywhere, where: [not(name('Dark Room of Nightmare'))] },
        }),
        from: ['szone'],
        do: [burn(300)],
      },
    ],
  },
  {
    code: 73628505,
    name: 'Terraforming',
    // 2005: also with no Field Spell left (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [{ k: 'search', what: { from: from('deck', spell, sub('field')), n: 1 } }],
      },
    ],
  },
  {
    code: 44913552,
    name: 'Timeater',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: theirs, why: ['destroy', 'battle'], cause: [isThis] }),
        do: [{ k: 'skip', phase: 'main1', of: 'opp', n: 1 }],
      },
    ],
  },
  {
    code: 3549275,
    name: 'Dice Jar',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'flip' },
        do: [
          {
            k: 'repeat',
            do: [
              { k: 'die', by: 'you', n: 1, as: 'a' },
              { k: 'die', link: 'and', by: 'opp', n: 1, as: 'b' },
            ],
            while: { k: 'cmp', a: reg('a'), cmp: '=', b: reg('b') },
          },
          {
            k: 'if',
            link: 'then',
            c: { k: 'cmp', a: reg('a'), cmp: '>', b: reg('b') },
            do: [
              {
                k: 'if',
                c: { k: 'cmp', a: reg('a'), cmp: '=', b: 6 },
                do: [burn(6000)],
                else: [burn(times(500, reg('a')))],
              },
            ],
            else: [
              {
                k: 'if',
                c: { k: 'cmp', a: reg('b'), cmp: '=', b: 6 },
                do: [{ k: 'damage', who: 'you', n: 6000 }],
                else: [{ k: 'damage', who: 'you', n: times(500, reg('b')) }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 102380,
    name: 'Lava Golem',
    effects: [
      nomi('own'),
      {
        k: 'procedure',
        id: 'p1',
        from: ['hand'],
        to: 'opp',
        pos: ad,
        cost: [{ k: 'tribute', what: { from: theirs, n: 2 } }],
        oath: [
          { k: 'cannot', do: 'normalSummon' },
          { k: 'cannot', do: 'setMonster' },
        ],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('standby', 'you')),
        do: [{ k: 'damage', who: 'you', n: 1000 }],
      },
    ],
  },
  {
    code: 47355498,
    name: 'Necrovalley',
    // 2005: whatever would affect a card in a Graveyard is negated, targeted or not (facts/errata.tsv).
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['fzone'],
        on: among(all, up, arch("Gravekeeper's")),
        mods: [add('atk', 500), add('def', 500)],
      },
      {
        k: 'static',
        id: 's2',
        from: ['fzone'],
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
  {
    code: 1082946,
    name: 'Pyro Clock of Destiny',
    effects: [does({ k: 'turnCount', n: 1 })],
  },
  {
    code: 11961740,
    name: 'Different Dimension Capsule',
    effects: [
      does(
        { k: 'stay' },
        { k: 'banish', link: 'and', what: { from: from('deck'), n: 1, as: 'x' }, face: 'down' },
        shuffle,
        {
          k: 'delay',
          link: 'also',
          on: ph('standby', 'you'),
          times: { nth: 2 },
          chain: false,
          until: 'whileThis',
          do: [destroy('this'), { k: 'toHand', link: 'ifYouDo', what: r('x') }],
        },
      ),
    ],
  },
];
