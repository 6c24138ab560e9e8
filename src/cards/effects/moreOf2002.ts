/** More cards of 2002. */
import type { Effect, Still } from '../../engine/ast/index.ts';
import {
  add,
  aims,
  all,
  among,
  answer,
  anySub,
  anywhere,
  type CardEffects,
  card,
  count,
  destroy,
  does,
  ex,
  flip,
  from,
  hand,
  iff,
  is,
  mine,
  name,
  not,
  oppHand,
  other,
  r,
  reg,
  shell,
  spell,
  st,
  sub,
  t,
  table,
  theirs,
  times,
  up,
} from '../build.ts';

const equipCards: Still = { role: 'equips', of: 'this' };

const destroyedMon: Effect = {
  k: 'act',
  id: 'e1',
  on: iff({ k: 'posChanged', what: 'this', to: 'defense' }),
  target: [{ from: theirs, n: 1, as: 't' }],
  do: [destroy(t)],
};

/** Own monsters that can be face-down (TOKEN-06). */
const hidden = among(mine, not(sub('token')));

export const moreOf2002: readonly CardEffects[] = [
  { code: 13215230, name: 'Dream Clown', effects: [destroyedMon] },
  {
    code: 93889755,
    name: 'Crass Clown',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'posChanged', what: 'this', to: 'attack' }),
        target: [{ from: theirs, n: 1, as: 't' }],
        do: [{ k: 'toHand', what: t }],
      },
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
  {
    code: 95174353,
    name: 'Ameba',
    // For the new controller "you"; nothing when it comes home.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'ctrlChanged', what: 'this', to: 'you' }),
        if: [is('this', { k: 'owner', is: 'opp' })],
        do: [{ k: 'damage', who: 'you', n: 2000 }],
      },
    ],
  },
  {
    code: 93013676,
    name: 'Maha Vailo',
    effects: [{ k: 'static', id: 's1', on: 'this', mods: [add('atk', times(500, count(equipCards)))] }],
  },
  {
    code: 43641473,
    name: 'Tailor of the Fickle',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [
          { from: among(all, up), n: 1, as: 'm', recheck: [up] },
          {
            from: among(
              table,
              up,
              sub('equip'),
              { k: 'worn' },
              { k: 'canEquip', to: r('m') },
              not({ k: 'isRef', is: { role: 'equips', of: r('m') } }),
            ),
            n: 1,
            as: 't',
          },
        ],
        do: [{ k: 'equip', what: t, to: r('m') }],
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
    code: 423705,
    name: 'Gearfried the Iron Knight',
    // 2005: at once and without a chain link (facts/errata.tsv).
    effects: [
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'equipped', what: [spell], to: 'this' }] },
        do: [destroy('event')],
      },
    ],
  },
  {
    code: 58621589,
    name: 'Shadow of Eyes',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'setDown', what: theirs }),
        do: [{ k: 'position', what: 'event', to: 'attack' }],
      },
    ],
  },
  {
    code: 2130625,
    name: 'Numinous Healer',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'damage', to: 'you', by: 'any' }),
        damageStep: anySub,
        do: [
          {
            k: 'gainLp',
            who: 'you',
            n: { k: 'add', a: 1000, b: times(500, count(from('gy', name('Numinous Healer')))) },
          },
        ],
      },
    ],
  },
  {
    code: 98139712,
    name: 'Skull Invitation',
    effects: [
      shell,
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: anywhere, to: ['gy'] }] },
        do: [{ k: 'every', of: 'event', do: [{ k: 'damage', who: { owner: 'it' }, n: 300 }] }],
      },
    ],
  },
  {
    code: 60682203,
    name: 'Cold Wave',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        windows: ['mainStart'],
        do: [
          {
            k: 'modify',
            what: { player: 'both' },
            mods: [
              { k: 'cannot', do: 'play', where: [st] },
              { k: 'cannot', do: 'set', where: [st] },
            ],
            until: { nth: 1, phase: 'draw', of: 'you', at: 'start' },
          },
        ],
      },
    ],
  },
  {
    code: 23471572,
    name: "Solomon's Lawbook",
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [{ k: 'skip', phase: 'standby', of: 'you', n: 1 }],
      },
    ],
  },
  {
    code: 3643300,
    name: 'The Legendary Fisherman',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        if: [ex(among(table, up, name('Umi')))],
        mods: [
          { k: 'unaffected', by: [spell] },
          { k: 'cannot', do: 'blockDirect' },
        ],
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
];
