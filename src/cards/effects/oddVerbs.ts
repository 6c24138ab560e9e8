import type { Activated, Limit, Op } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  all,
  among,
  answer,
  bd,
  type CardEffects,
  card,
  count,
  destroy,
  does,
  enemyAttack,
  ex,
  flip,
  from,
  hand,
  iff,
  is,
  mine,
  mon,
  not,
  oncePerName,
  oppHand,
  opt,
  other,
  ph,
  quick,
  r,
  reg,
  shuffle,
  spell,
  st,
  sub,
  summoned,
  t,
  theirs,
  up,
} from '../build.ts';

/** Own monsters that can be face-down (TOKEN-06). */
const hidden = among(mine, not(sub('token')));

/** Out of play until the End Phase; then back as it lay, which is no Summon. */
const steppedOut: Op[] = [
  { k: 'banish', what: t, as: 'x' },
  {
    k: 'delay',
    link: 'ifYouDo',
    on: { k: 'phase', is: 'end', at: 'during', of: 'both' },
    times: 'once',
    chain: false,
    do: [{ k: 'return', what: r('x') }],
  },
];

/** Cards from several sets whose operation is nearly their own. */
const strikeNinja = (limit: Limit): Activated => ({
  k: 'act',
  id: 'e1',
  on: quick,
  may: true,
  limit,
  cost: [{ k: 'banish', what: { from: from('gy', mon, { k: 'attr', is: 'dark' }), n: 2 } }],
  do: [{ k: 'banish', what: 'this', as: 'x' }, ...steppedOut.slice(1)],
});

export const oddVerbs: readonly CardEffects[] = [
  {
    code: 28649820,
    name: 'Embodiment of Apophis',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        windows: ['main'],
        if: [{ k: 'turn', of: 'you' }],
        do: [{ k: 'asMonster', pos: ad, level: 4, atk: 1600, def: 1800, attr: 'earth', race: 'Reptile' }],
      },
    ],
  },
  {
    code: 81210420,
    name: 'Magical Hats',
    // 2005: may be used without two such cards in the Deck; no Type, no target (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        windows: ['battle'],
        if: [
          { k: 'turn', of: 'opp' },
          ex(hidden),
          { k: 'cmp', a: { k: 'count', of: mine }, cmp: '<=', b: 3 },
        ],
        do: [
          { k: 'pick', what: { from: from('deck', st), n: 2, as: 'h' } },
          { k: 'pick', link: 'and', what: { from: hidden, n: 1, as: 'm' } },
          { k: 'shuffle', link: 'then', whose: 'you' },
          { k: 'position', link: 'and', what: r('m'), to: 'faceDownDefense' },
          { k: 'set', link: 'and', what: r('h'), of: 'you', asMonster: { atk: 0, def: 0 } },
          { k: 'rearrange', link: 'and', what: { plus: [r('h'), r('m')] } },
          {
            k: 'delay',
            link: 'also',
            on: { k: 'phase', is: 'battle', at: 'end', of: 'both' },
            times: 'once',
            chain: false,
            do: [destroy(r('h'))],
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
    code: 41006930,
    name: 'Strike Ninja',
    // 2005: once per turn each copy (facts/errata.tsv).
    effects: [strikeNinja(opt)],
    revisions: { modern: [strikeNinja(oncePerName)] },
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
    code: 90140980,
    name: 'Ojama King',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'special', 'flip'), { k: 'flipped', what: 'this' }),
        do: [
          {
            k: 'declare',
            by: 'you',
            what: 'zones',
            as: 'z',
            within: { min: 3, max: 3, step: 1 },
            of: 'opp',
          },
          {
            k: 'modify',
            link: 'then',
            what: { player: 'opp' },
            mods: [{ k: 'block', zones: { reg: 'z' } }],
            until: 'whileThis',
          },
        ],
      },
    ],
  },
  {
    code: 90502999,
    name: 'Ground Collapse',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'declare', by: 'you', what: 'zones', as: 'z', within: { min: 2, max: 2, step: 1 } },
          {
            k: 'modify',
            link: 'then',
            what: { player: 'both' },
            mods: [{ k: 'block', zones: { reg: 'z' } }],
            until: 'whileThis',
          },
        ],
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
    code: 59560625,
    name: 'Shift',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'attack', by: theirs, on: mine }),
        target: [{ from: among(mine, not({ k: 'isRef', is: 'attackTarget' })), n: 1, as: 't' }],
        do: [{ k: 'retarget', what: 'attack', to: t }],
      },
      {
        k: 'act',
        id: 'e2',
        on: answer({ k: 'activated', what: [st], by: 'opp', on: { only: true, what: mine } }),
        target: [{ from: among(mine, { k: 'canBeTarget', of: 'event' }), n: 1, as: 't' }],
        do: [{ k: 'retarget', what: 'link', to: t }],
      },
    ],
  },
  {
    code: 17653779,
    name: "Fairy's Hand Mirror",
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'activated', what: [spell], by: 'opp', on: { only: true, what: all } }),
        target: [{ from: among(all, { k: 'canBeTarget', of: 'event' }), n: 1, as: 't' }],
        do: [{ k: 'retarget', what: 'link', to: t }],
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
    code: 1082946,
    name: 'Pyro Clock of Destiny',
    effects: [does({ k: 'turnCount', n: 1 })],
  },
  {
    code: 57585212,
    name: 'Self-Destruct Button',
    effects: [
      {
        ...does({ k: 'setLp', you: 0, opp: 0 }),
        if: [
          {
            k: 'cmp',
            a: { k: 'sub', a: { k: 'lp', of: 'opp' }, b: { k: 'lp', of: 'you' } },
            cmp: '>=',
            b: 7000,
          },
        ],
      },
    ],
  },
  {
    code: 5556668,
    name: 'Exchange',
    effects: [
      {
        ...does(
          { k: 'reveal', what: { in: ['hand'], of: 'both' }, to: 'both' },
          { k: 'pick', link: 'then', what: { from: oppHand, n: 1, as: 'a', by: 'you' } },
          { k: 'pick', link: 'and', what: { from: hand, n: 1, as: 'b', by: 'opp' } },
          { k: 'toHand', link: 'ifYouDo', what: r('a'), of: 'you' },
          { k: 'toHand', link: 'and', what: r('b'), of: 'opp' },
        ),
        if: [ex(among(hand, other)), ex(oppHand)],
      },
    ],
  },
  {
    code: 27911549,
    name: 'Parasite Paracide',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [{ k: 'toDeck', what: 'this', at: 'faceUpShuffle', of: 'opp' }],
      },
      {
        k: 'act',
        id: 'e2',
        on: iff({
          k: 'moved',
          what: 'this',
          from: ['deck'],
          to: ['hand'],
          why: ['draw'],
        }),
        if: [is('this', { k: 'owner', is: 'opp' })],
        do: [
          { k: 'summon', what: 'this', to: 'you', pos: ['defense'] },
          { k: 'damage', link: 'ifYouDo', who: 'you', n: 1000 },
        ],
      },
      {
        k: 'static',
        id: 's1',
        on: among(mine, up),
        if: [is('this', { k: 'owner', is: 'opp' })],
        mods: [{ k: 'treat', as: { race: 'Insect', keep: false } }],
      },
    ],
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
    code: 49398568,
    name: 'Serial Spell',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'activated', what: [spell, sub('normal')], by: 'you', part: 'card' }),
        cost: [{ k: 'discard', what: hand }],
        do: [{ k: 'run', effectOf: 'event', as_: 'yours' }],
      },
    ],
  },
  {
    code: 61705417,
    name: 'Graverobber',
    effects: [
      aims(
        { in: ['gy'], of: 'opp', where: [spell] },
        { k: 'use', what: t, until: 'endOfTurn' },
        {
          k: 'delay',
          link: 'ifYouDo',
          on: { k: 'moved', what: t, from: ['hand'], to: ['szone', 'fzone'] },
          times: 'once',
          chain: false,
          until: 'endOfTurn',
          do: [{ k: 'damage', who: 'you', n: 2000 }],
        },
      ),
    ],
  },
  {
    code: 98069388,
    name: 'Horn of Heaven',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'wouldSummon', what: all }),
        cost: [{ k: 'tribute', what: { from: mine, n: 1 } }],
        do: [
          { k: 'negate', what: 'summon', of: 'event' },
          { k: 'destroy', link: 'ifYouDo', what: 'event' },
        ],
      },
    ],
  },
  {
    code: 16768387,
    name: 'Big Eye',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          {
            k: 'declare',
            by: 'you',
            what: 'number',
            as: 'n',
            within: { min: 1, max: { k: 'min', a: 5, b: count({ in: ['deck'], of: 'you' }) }, step: 1 },
          },
          {
            k: 'reveal',
            link: 'then',
            what: { in: ['deck'], of: 'you', end: { top: reg('n') } },
            to: 'you',
          },
          {
            k: 'order',
            link: 'then',
            what: { in: ['deck'], of: 'you', end: { top: reg('n') } },
            by: 'you',
          },
        ],
      },
    ],
  },
];
