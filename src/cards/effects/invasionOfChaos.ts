import type { Activated, Ev, Op, Procedure } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  all,
  among,
  attr,
  bd,
  type CardEffects,
  card,
  destroy,
  does,
  draw,
  either,
  foeLost,
  from,
  iff,
  ign,
  is,
  lostAndGone,
  lostInBattle,
  mine,
  mon,
  onField,
  opt,
  ph,
  race,
  reg,
  semiNomi,
  shell,
  spell,
  st,
  sub,
  summoned,
  t,
  table,
  theirs,
  toHand,
  up,
  when,
} from '../build.ts';

const banishFromGy = (is: 'light' | 'dark'): Op => ({
  k: 'banish',
  what: { from: { in: ['gy'], of: 'you', where: [mon, attr(is)] }, n: 1 },
});

const lightAndDark: Procedure = {
  k: 'procedure',
  id: 'p',
  from: ['hand'],
  to: 'you',
  pos: ad,
  cost: [banishFromGy('light'), { ...banishFromGy('dark'), link: 'and' }],
};
/** Back from removal in the End Phase of the same turn. */
const scout: Activated = {
  k: 'act',
  id: 'e1',
  on: iff(ph('end', 'both')),
  from: ['banished'],
  if: [is('this', { k: 'did', ev: { k: 'moved', what: 'it', to: ['banished'] }, in: 'thisTurn' })],
  do: [{ k: 'summon', what: 'this', to: 'you', pos: ['attack'] }],
};

/** Black Luster Soldier's other attack. */
const onceMore = (killed: Ev): Activated => ({
  k: 'act',
  id: 'e2',
  on: when(killed),
  may: true,
  limit: { ...opt, share: 'bls' },
  if: [{ k: 'turn', of: 'you' }],
  do: [{ k: 'modify', what: 'this', mods: [{ k: 'attacks', n: 2 }], until: 'endOfBattlePhase' }],
});

export const invasionOfChaos: readonly CardEffects[] = [
  {
    code: 72989439,
    name: 'Black Luster Soldier - Envoy of the Beginning',
    // One of the two in each own turn; the extra attack answers the loser's mark, not its leaving (GOAT-06).
    effects: [
      semiNomi('own'),
      lightAndDark,
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
      onceMore({
        k: 'moved',
        what: theirs,
        why: ['destroy', 'battle'],
        cause: [{ k: 'isRef', is: 'this' }],
      }),
    ],
    // later the extra attack answers its leaving
    revisions: {
      '2010': [onceMore(lostAndGone(theirs, [{ k: 'isRef', is: 'this' }]))],
    },
  },

  {
    code: 94192409,
    name: 'Compulsory Evacuation Device',
    effects: [aims(all, toHand(t))],
  },
  {
    code: 97169186,
    name: 'Smashing Ground',
    // No target; with a tie its player chooses.
    effects: [does(destroy({ from: among(theirs, up, { k: 'most', stat: 'def', which: 'highest' }), n: 1 }))],
  },
  {
    code: 64306248,
    name: 'Skull-Mark Ladybug',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: 'this', to: ['gy'] }),
        do: [{ k: 'gainLp', who: 'you', n: 1000 }],
      },
    ],
  },
  {
    code: 3773196,
    name: 'D.D. Scout Plane',
    // 2005: not limited to once per turn (facts/errata.tsv).
    effects: [scout],
    revisions: { modern: [{ ...scout, limit: opt }] },
  },

  {
    code: 9596126,
    name: 'Chaos Sorcerer',
    effects: [
      semiNomi('own'),
      lightAndDark,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        oath: [{ k: 'cannot', do: 'attack', where: [{ k: 'isRef', is: 'this' }] }],
        target: [{ from: among(all, up), n: 1, as: 't', recheck: [up] }],
        do: [{ k: 'banish', what: t }],
      },
    ],
  },
  {
    code: 40737112,
    name: 'Dark Magician of Chaos',
    // 2005: when Summoned, any number of times; what it destroys in battle is removed unchained (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(summoned('this', 'normal', 'special')),
        may: true,
        target: [{ from: from('gy', spell), n: 1, as: 't' }],
        do: [toHand(t)],
      },
      {
        k: 'replace',
        id: 'r1',
        would: {
          k: 'moved',
          what: all,
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
    revisions: {
      modern: [
        {
          k: 'act',
          id: 'e1',
          on: iff(ph('end', 'both')),
          may: true,
          from: ['mzone'],
          limit: { n: 1, per: 'turn', scope: 'name', counts: 'use' },
          if: [is('this', { k: 'came', how: ['normal', 'special'], when: 'thisTurn' })],
          target: [{ from: from('gy', spell), n: 1, as: 't' }],
          do: [toHand(t)],
        },
        {
          k: 'act',
          id: 'r1',
          on: iff({
            k: 'battle',
            at: 'afterCalc',
            who: 'this',
            as: 'either',
            foe: [foeLost],
          }),
          do: [{ k: 'banish', what: { those: 'foe', where: [onField] } }],
        },
      ],
    },
  },
  {
    code: 47606319,
    name: 'Gigantes',
    // 2005: never revived (facts/errata.tsv).
    effects: [
      { k: 'summonRule', id: 'sr', normal: 'never', special: { only: ['own'], first: false } },
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        cost: [{ k: 'banish', what: { from: from('gy', mon, attr('earth')), n: 1 } }],
      },
      { k: 'act', id: 'e1', on: iff(lostInBattle), do: [destroy(among(table, st))] },
    ],
    revisions: { modern: [semiNomi('own')] },
  },
  {
    code: 30914564,
    name: 'Sacred Crane',
    effects: [{ k: 'act', id: 'e1', on: iff(summoned('this', 'special')), do: [draw(1)] }],
  },
  {
    code: 22609617,
    name: 'Mataza the Zapper',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          { k: 'attacks', n: 2 },
          { k: 'cannot', do: 'changeControl' },
        ],
      },
    ],
  },

  {
    code: 57281778,
    name: 'Ryu Kokki',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'battle',
          at: 'end',
          who: 'this',
          as: 'either',
          foe: [either(race('Warrior'), race('Spellcaster'))],
        }),
        do: [destroy({ those: 'foe', where: [onField] })],
      },
    ],
  },
  {
    code: 76909279,
    name: 'Enraged Battle Ox',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: among(mine, up, either(race('Beast'), race('Beast-Warrior'), race('Winged Beast'))),
        mods: [{ k: 'pierce' }],
      },
    ],
  },
  {
    code: 95492061,
    name: 'Manju of the Ten Thousand Hands',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(summoned('this', 'normal', 'flip')),
        may: true,
        do: [{ k: 'search', what: { from: from('deck', sub('ritual'), either(mon, spell)), n: 1 } }],
      },
    ],
  },
  {
    code: 34646691,
    name: 'Stumbling',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        from: ['szone'],
        on: iff(summoned(all, 'normal', 'flip', 'special')),
        do: [{ k: 'position', what: 'event', to: 'defense' }],
      },
    ],
  },
  {
    code: 56769674,
    name: 'DNA Transplant',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'declare', by: 'you', what: 'attr', as: 'a' },
          { k: 'note', link: 'then', name: 'attr', n: reg('a') },
        ],
      },
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: among(all, up),
        mods: [{ k: 'treat', as: { attr: { noted: 'attr' }, keep: false } }],
      },
    ],
  },
  {
    code: 29267084,
    name: 'Shadow Spell',
    // 2005: in the Damage Step during calculation only (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        damageStep: ['calc'],
        target: [{ from: among(theirs, up), n: 1, as: 't', recheck: [up] }],
        do: [{ k: 'bond', what: t, name: 'b' }],
      },
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: bd('b'),
        mods: [
          { k: 'add', stat: 'atk', n: -700 },
          { k: 'cannot', do: 'attack' },
          { k: 'cannot', do: 'changePos' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: bd('b'), why: ['destroy'] }] },
        do: [destroy('this')],
      },
    ],
  },
];
