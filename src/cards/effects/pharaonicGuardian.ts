import type { Activated, Num } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  all,
  among,
  answer,
  anySub,
  atMost,
  battleDamage,
  bd,
  burn,
  type CardEffects,
  c,
  can,
  card,
  destroy,
  directDamage,
  discard1,
  does,
  down,
  draw,
  ex,
  flip,
  fragile,
  from,
  iff,
  is,
  lastAtk,
  lostInBattle,
  mine,
  mon,
  oncePerName,
  onField,
  oppHand,
  other,
  ph,
  r,
  race,
  reg,
  shuffle,
  sub,
  summoned,
  t,
  table,
  theirs,
  turnable,
  up,
  when,
} from '../build.ts';

/** Of a target, wherever it is by now. */
const printedAtk: Num = { k: 'stat', of: t, stat: 'atk', original: true };

const reasoning: Activated = does(
  { k: 'declare', by: 'opp', what: 'level', as: 'n', within: { min: 1, max: 12, step: 1 } },
  {
    k: 'excavate',
    link: 'then',
    who: 'you',
    as: 'x',
    stop: { hits: 1, where: [mon, { k: 'canNormal' }] },
  },
  {
    k: 'summon',
    link: 'then',
    what: {
      those: r('x'),
      where: [mon, { k: 'canNormal' }, { k: 'num', stat: 'level', cmp: '!=', to: reg('n') }, can],
    },
    to: 'you',
    pos: ad,
    as: 's',
  },
  { k: 'toGrave', link: 'also', what: { minus: [r('x'), r('s')] } },
);

const robsHand: Activated = {
  k: 'act',
  id: 'e1',
  on: iff(directDamage),
  do: [{ k: 'discard', what: { from: oppHand, n: 1, how: 'random' } }],
};

/** Weak monsters are destroyed as they are Normal or Special Summoned. */
const wanghu: Activated = {
  k: 'act',
  id: 'e1',
  on: iff(summoned(among(all, atMost('atk', 1400)), 'normal', 'special')),
  do: [destroy({ those: 'event', where: [up, atMost('atk', 1400)] })],
};

/** A recruiter that asks DEF and leaves the position to its player. */
const turtle: Activated = {
  k: 'act',
  id: 'e1',
  on: when(lostInBattle),
  may: true,
  do: [
    {
      k: 'summon',
      what: { from: from('deck', mon, race('Zombie'), atMost('def', 2000), can), n: 1 },
      to: 'you',
      pos: ad,
    },
    shuffle,
  ],
};

export const pharaonicGuardian: readonly CardEffects[] = [
  {
    code: 38723936,
    name: 'Question',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card' },
        if: [ex(from('gy', mon))],
        do: [
          {
            k: 'modify',
            what: { player: 'you' },
            mods: [{ k: 'hidden', what: 'gy', from: 'opp' }],
            until: 'endOfWindow',
          },
          { k: 'declare', link: 'then', by: 'opp', what: 'name', as: 'n' },
          {
            k: 'pick',
            link: 'then',
            what: { from: { ...from('gy', mon), end: { bottom: 1 } }, n: 1, as: 's' },
          },
          {
            k: 'if',
            link: 'then',
            c: is(r('s'), { k: 'name', is: { reg: 'n' } }),
            do: [{ k: 'banish', what: r('s') }],
            else: [{ k: 'summon', what: r('s'), to: 'you', pos: ad }],
          },
        ],
      },
    ],
  },
  {
    code: 23205979,
    name: 'Spirit Reaper',
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'cannot', do: 'beDestroyedByBattle' }] },
      fragile('x1'),
      robsHand,
    ],
    revisions: { '2010': [fragile('x1', 'destroys')] },
  },
  {
    code: 85684223,
    name: 'Reaper on the Nightmare',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [{ k: 'cannot', do: 'beDestroyedByBattle' }, { k: 'direct' }],
      },
      fragile('x1'),
      robsHand,
    ],
  },
  {
    code: 24317029,
    name: "Gravekeeper's Spy",
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          {
            k: 'summon',
            what: {
              from: from('deck', mon, { k: 'arch', is: "Gravekeeper's" }, atMost('atk', 1500), can),
              n: 1,
            },
            to: 'you',
            pos: ad,
          },
          shuffle,
        ],
      },
    ],
  },
  {
    code: 46411259,
    name: 'Metamorphosis',
    // Not a proper Summon: what it brings cannot be revived (yugioh.pl, Metamorphosis, previously official).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [{ k: 'tribute', what: { from: mine, n: 1, as: 'c' } }],
        do: [
          {
            k: 'summon',
            what: {
              from: from(
                'extra',
                sub('fusion'),
                { k: 'num', stat: 'level', cmp: '=', to: { k: 'stat', of: c, stat: 'level', last: true } },
                can,
              ),
              n: 1,
            },
            to: 'you',
            pos: ad,
          },
        ],
      },
    ],
  },
  {
    code: 14087893,
    name: 'Book of Moon',
    effects: [aims(among(all, ...turnable), { k: 'position', what: t, to: 'faceDownDefense' })],
  },
  {
    code: 83555666,
    name: 'Ring of Destruction',
    // 2005: either turn, either side, both damages at one moment (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: among(all, up), n: 1, as: 't', recheck: [up] }],
        do: [destroy(t), { k: 'damage', link: 'ifYouDo', who: 'both', n: lastAtk(t) }],
      },
    ],
    revisions: {
      modern: [
        {
          k: 'act',
          id: 'e1',
          on: card,
          if: [{ k: 'turn', of: 'opp' }],
          limit: { ...oncePerName, counts: 'activation' },
          target: [
            { from: among(theirs, up, atMost('atk', { k: 'lp', of: 'opp' })), n: 1, as: 't', recheck: [up] },
          ],
          do: [
            destroy(t),
            { k: 'damage', link: 'ifYouDo', who: 'you', n: printedAtk, as: 'd' },
            { k: 'damage', link: 'then', who: 'opp', n: reg('d') },
          ],
        },
      ],
    },
  },

  {
    code: 4335645,
    name: 'Newdoria',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(lostInBattle),
        target: [{ from: all, n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    code: 38699854,
    name: 'Book of Taiyou',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: among(all, down), n: 1, as: 't', recheck: [down] }],
        do: [{ k: 'position', what: t, to: 'attack' }],
      },
    ],
  },
  {
    code: 4178474,
    name: 'Raigeki Break',
    effects: [{ ...aims(among(table, other), destroy(t)), cost: [discard1] }],
  },
  {
    code: 78783370,
    name: 'Barrel Behind the Door',
    // Only the damage of the effect answered changes side.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'activated', what: [], by: 'both', does: { op: 'damage', to: 'you' } }),
        damageStep: anySub,
        do: [
          {
            k: 'modify',
            what: { player: 'you' },
            mods: [{ k: 'damageTo', who: 'you', kind: 'effect', change: 'toOther', from: 'event' }],
            until: 'endOfWindow',
          },
        ],
      },
    ],
  },

  {
    code: 64697231,
    name: 'Trap Dustshoot',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [{ k: 'exists', g: oppHand, min: 4 }],
        do: [
          { k: 'reveal', what: oppHand, to: 'you' },
          { k: 'toDeck', link: 'then', what: { from: among(oppHand, mon), n: 1 }, at: 'shuffle' },
        ],
      },
    ],
  },
  {
    code: 76922029,
    name: 'Don Zaloog',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(battleDamage),
        may: true,
        do: [],
        modes: [
          { name: 'discard', do: [{ k: 'discard', what: { from: oppHand, n: 1, how: 'random' } }] },
          { name: 'mill', do: [{ k: 'mill', who: 'opp', n: 2 }] },
        ],
      },
    ],
  },
  {
    code: 83986578,
    name: 'King Tiger Wanghu',
    // 2005: it need not be face-up any more as it resolves (facts/errata.tsv).
    effects: [wanghu],
    revisions: { modern: [{ ...wanghu, hold: [is('this', up)] }] },
  },
  {
    code: 54704216,
    name: 'Nightmare Wheel',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: theirs, n: 1, as: 't', recheck: [{ k: 'ctrl', is: 'opp' }] }],
        do: [{ k: 'bond', what: t, name: 'b' }],
      },
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: bd('b'),
        mods: [
          { k: 'cannot', do: 'attack' },
          { k: 'cannot', do: 'changePos' },
          { k: 'cannot', do: 'flipSummon' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: bd('b'), from: ['mzone'] }] },
        do: [destroy('this')],
      },
      {
        k: 'act',
        id: 'e2',
        on: iff(ph('standby', 'you')),
        from: ['szone'],
        hold: [ex(bd('b'))],
        do: [burn(500)],
      },
    ],
  },
  {
    code: 58577036,
    name: 'Reasoning',
    // 2005: also with no such monster left, and the whole Deck goes (facts/errata.tsv).
    effects: [reasoning],
    revisions: { '2010': [{ ...reasoning, if: [ex(from('deck', mon, { k: 'canNormal' }))] }] },
  },

  {
    code: 51534754,
    name: 'Yomi Ship',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(lostInBattle),
        do: [destroy({ those: { role: 'cause', of: 'event' }, where: [onField] })],
      },
    ],
  },
  {
    code: 43716289,
    name: 'Poison Mummy',
    effects: [{ k: 'act', id: 'e1', on: flip, do: [burn(500)] }],
  },
  {
    code: 77044671,
    name: 'Pyramid Turtle',
    effects: [turtle],
  },
  {
    code: 63695531,
    name: "Gravekeeper's Spear Soldier",
    effects: [{ k: 'static', id: 's1', on: 'this', mods: [{ k: 'pierce' }] }],
  },
  {
    code: 50712728,
    name: "Gravekeeper's Curse",
    effects: [
      { k: 'act', id: 'e1', on: iff(summoned('this', 'normal', 'flip', 'special')), do: [burn(500)] },
    ],
  },
  {
    code: 38411870,
    name: 'Needle Ceiling',
    effects: [
      { k: 'act', id: 'e1', on: card, if: [{ k: 'exists', g: all, min: 4 }], do: [destroy(among(all, up))] },
    ],
  },
  {
    code: 37576645,
    name: 'Reckless Greed',
    effects: [does(draw(2), { k: 'skip', link: 'also', phase: 'draw', of: 'you', n: 2 })],
  },
];
