import type { Activated } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  all,
  among,
  answer,
  anySub,
  atLeast,
  bd,
  type CardEffects,
  calcOnly,
  can,
  card,
  count,
  destroy,
  does,
  down,
  equipSpell,
  ex,
  flip,
  from,
  hand,
  is,
  mine,
  mon,
  other,
  pay,
  ph,
  r,
  race,
  shell,
  spell,
  st,
  sub,
  t,
  table,
  theirs,
  times,
  tiresOut,
  trap,
  up,
} from '../build.ts';
import { absorbs } from './spellRuler.ts';

const risen = bd('b');

/** Face-up by now, and no Normal Monster. */
const effectMonsters = among(all, up, sub('effect'));

/** Pharaoh's Servant and the prize cards of the same autumn. */
const michizure: Activated = {
  k: 'act',
  id: 'e1',
  on: answer({ k: 'moved', what: mine, from: ['mzone'], to: ['gy'] }),
  target: [{ from: all, n: 1, as: 't' }],
  do: [destroy(t)],
};

export const pharaohsServant: readonly CardEffects[] = [
  {
    code: 8951260,
    name: 'Respect Play',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        on: { player: 'turnPlayer' },
        mods: [{ k: 'shown', what: 'hand', to: 'both' }],
      },
    ],
  },
  {
    code: 37580756,
    name: 'Michizure',
    // 2005: not in the Damage Step, so not for a loss in battle (facts/errata.tsv).
    effects: [michizure],
    revisions: { '2010': [{ ...michizure, damageStep: anySub }] },
  },
  {
    code: 36468556,
    name: 'Ceasefire',
    // Flip Effects stay silent; Tokens and what is no monster any more do not count (TOKEN-03).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [{ k: 'any', c: [ex(among(all, down)), ex(effectMonsters)] }],
        do: [
          {
            k: 'if',
            c: ex(among(all, down)),
            do: [{ k: 'position', what: among(all, down), to: 'faceUp', quiet: true }],
          },
          { k: 'damage', link: 'also', who: 'opp', n: times(500, count(effectMonsters)) },
        ],
      },
    ],
  },
  {
    code: 77585513,
    name: 'Jinzo',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'both' },
        mods: [{ k: 'cannot', do: 'activate', where: [trap] }],
      },
      { k: 'static', id: 's2', on: among(table, trap), mods: [{ k: 'negated' }] },
    ],
  },
  {
    code: 33508719,
    name: 'Morphing Jar',
    // Both draw even if neither had a card to discard.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          { k: 'discard', what: { ...hand, of: 'both' } },
          { k: 'draw', link: 'alsoAfter', who: 'both', n: 5 },
        ],
      },
    ],
  },
  {
    code: 63519819,
    name: 'Thousand-Eyes Restrict',
    // A Flip Summon is a change of position too (yugipedia.com, Battle position).
    effects: [
      {
        k: 'static',
        id: 's0',
        on: among(all, other),
        mods: [
          { k: 'cannot', do: 'attack' },
          { k: 'cannot', do: 'changePos' },
          { k: 'cannot', do: 'flipSummon' },
        ],
      },
      ...absorbs,
    ],
  },
  {
    code: 70828912,
    name: 'Premature Burial',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [pay(800)],
        target: [{ from: from('gy', mon, can), n: 1, as: 't' }],
        do: [
          { k: 'summon', what: t, to: 'you', pos: ['attack'] },
          { k: 'equip', link: 'ifYouDo', what: 'this', to: t },
          { k: 'bond', link: 'ifYouDo', what: t, name: 'b' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['szone'], why: ['destroy'] }] },
        do: [destroy(risen)],
      },
    ],
  },
  {
    code: 71044499,
    name: 'Nobleman of Crossout',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: among(all, down), n: 1, as: 't', recheck: [down] }],
        do: [
          { k: 'destroy', what: t, to: 'banished' },
          {
            k: 'if',
            link: 'ifYouDo',
            c: is(t, sub('flip')),
            do: [
              { k: 'banish', what: { in: ['deck'], of: 'both', where: [mon, { k: 'name', is: { of: t } }] } },
              { k: 'shuffle', link: 'alsoAfter', whose: 'both' },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 97077563,
    name: 'Call of the Haunted',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: from('gy', mon, can), n: 1, as: 't' }],
        do: [
          { k: 'summon', what: t, to: 'you', pos: ['attack'] },
          { k: 'bond', link: 'ifYouDo', what: t, name: 'b' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['szone'] }] },
        do: [destroy(risen)],
      },
      {
        k: 'react',
        id: 'x2',
        on: { ev: [{ k: 'moved', what: risen, why: ['destroy'] }] },
        do: [destroy('this')],
      },
    ],
  },
  {
    code: 61740673,
    name: 'Imperial Order',
    // 2005: in its player's Standby Phases only, and he may choose not to pay (facts/errata.tsv).
    effects: [
      shell,
      { k: 'static', id: 's1', from: ['szone'], on: among(table, spell), mods: [{ k: 'negated' }] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [ph('standby', 'you')] },
        do: [{ k: 'payElse', by: 'you', may: true, pay: [pay(700)], else: [destroy('this')] }],
      },
    ],
    revisions: {
      modern: [
        {
          k: 'react',
          id: 'x1',
          on: { ev: [ph('standby', 'both')] },
          do: [{ k: 'payElse', by: 'you', may: false, pay: [pay(700)], else: [destroy('this')] }],
        },
      ],
    },
  },
  {
    code: 60082869,
    name: 'Dust Tornado',
    effects: [
      aims({ in: ['field'], of: 'opp', where: [st] }, destroy(t), {
        k: 'may',
        link: 'then',
        by: 'you',
        do: [{ k: 'set', what: { from: among(hand, st), n: 1 }, of: 'you' }],
      }),
    ],
  },

  {
    code: 78658564,
    name: 'Goblin Attack Force',
    effects: [tiresOut('x1')],
  },
  {
    code: 97687912,
    name: 'Fairy Meteor Crush',
    effects: equipSpell([], [{ k: 'pierce' }]),
  },
  {
    code: 23171610,
    name: 'Limiter Removal',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        damageStep: calcOnly,
        do: [
          {
            k: 'modify',
            what: among(mine, up, race('Machine')),
            mods: [{ k: 'times', stat: 'atk', by: 2 }],
            until: 'endOfTurn',
            as: 'm',
          },
          {
            k: 'delay',
            link: 'ifYouDo',
            on: ph('end', 'both'),
            times: 'once',
            chain: false,
            do: [destroy(r('m'))],
          },
        ],
      },
    ],
  },
  {
    code: 85742772,
    name: 'Gravity Bind',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: among(all, up, atLeast('level', 4)),
        mods: [{ k: 'cannot', do: 'attack' }],
      },
    ],
  },

  {
    code: 17449108,
    name: 'Nobleman of Extermination',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [
          {
            from: among(table, down, other, { k: 'place', in: ['szone', 'fzone'] }),
            n: 1,
            as: 't',
            recheck: [down],
          },
        ],
        do: [
          { k: 'destroy', what: t, to: 'banished' },
          {
            k: 'if',
            link: 'ifYouDo',
            c: is(t, trap),
            do: [
              { k: 'banish', what: { in: ['deck'], of: 'both', where: [{ k: 'name', is: { of: t } }] } },
              { k: 'shuffle', link: 'alsoAfter', whose: 'both' },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 35316708,
    name: 'Time Seal',
    effects: [does({ k: 'skip', phase: 'draw', of: 'opp', n: 1 })],
  },
  {
    code: 66362965,
    name: 'The Fiend Megacyber',
    effects: [
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        if: [{ k: 'cmp', a: count(theirs), cmp: '>=', b: { k: 'add', a: count(mine), b: 2 } }],
      },
    ],
  },
];
