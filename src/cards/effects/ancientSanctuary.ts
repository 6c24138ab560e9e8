import type { Activated, Filter } from '../../engine/ast/index.ts';
import {
  ad,
  all,
  among,
  atLeast,
  attr,
  burn,
  type CardEffects,
  c,
  can,
  card,
  destroy,
  does,
  ex,
  flipAims,
  foeLost,
  from,
  iff,
  is,
  lastAtk,
  lostAndGone,
  mine,
  mon,
  name,
  not,
  onField,
  other,
  pay,
  ph,
  r,
  shell,
  shuffle,
  sub,
  summoned,
  t,
  theirs,
  toHand,
  up,
  when,
} from '../build.ts';

/** Sent from the hand to the Graveyard, it returns a Flip Effect Monster. */
const assailant = (but: Filter): Activated => ({
  k: 'act',
  id: 'e2',
  on: iff({ k: 'moved', what: 'this', from: ['hand'], to: ['gy'] }),
  target: [{ from: from('gy', sub('flip'), but), n: 1, as: 't' }],
  do: [toHand(t)],
});

/** Later it acts once it has gone. */
const firefly: Activated = {
  k: 'act',
  id: 'e1',
  on: iff(lostAndGone('this')),
  do: [burn(1000)],
};

/** Turns cards over until a monster that can be Normal Summoned comes. */
const gate: Activated = {
  k: 'act',
  id: 'e1',
  on: card,
  cost: [{ k: 'tribute', what: { from: mine, n: 1 } }],
  do: [
    { k: 'excavate', who: 'you', as: 'x', stop: { hits: 1, where: [mon, { k: 'canNormal' }] } },
    {
      k: 'summon',
      link: 'then',
      what: { those: r('x'), where: [mon, { k: 'canNormal' }, can] },
      to: 'you',
      pos: ad,
      as: 's',
    },
    { k: 'toGrave', link: 'also', what: { minus: [r('x'), r('s')] } },
  ],
};

export const ancientSanctuary: readonly CardEffects[] = [
  {
    code: 98045062,
    name: 'Enemy Controller',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [],
        modes: [
          {
            name: 'position',
            target: [{ from: among(theirs, up), n: 1, as: 't', recheck: [up, { k: 'ctrl', is: 'opp' }] }],
            do: [{ k: 'position', what: t, to: 'switch' }],
          },
          {
            name: 'control',
            cost: [{ k: 'tribute', what: { from: mine, n: 1 } }],
            target: [{ from: among(theirs, up), n: 1, as: 'm', recheck: [up, { k: 'ctrl', is: 'opp' }] }],
            do: [{ k: 'control', what: r('m'), to: 'you', until: 'endPhase' }],
          },
        ],
      },
    ],
  },
  {
    code: 51945556,
    name: 'Zaborg the Thunder Monarch',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'tribute')),
        target: [{ from: all, n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    code: 82705573,
    name: 'Backfire',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: among(mine, up, attr('fire')), to: ['gy'], why: ['destroy'] }),
        from: ['szone'],
        do: [burn(500)],
      },
    ],
  },
  {
    code: 93747864,
    name: 'Desert Sunlight',
    effects: [does({ k: 'position', what: mine, to: 'faceUpDefense' })],
  },
  {
    code: 52624755,
    name: 'Peten the Dark Clown',
    // 2005: with no other copy there it may be activated all the same (GOAT-11).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when({ k: 'moved', what: 'this', to: ['gy'] }),
        may: true,
        cost: [{ k: 'banish', what: 'this' }],
        do: [
          {
            k: 'summon',
            what: {
              from: { in: ['hand', 'deck'], of: 'you', where: [name('Peten the Dark Clown'), can] },
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
    code: 16226786,
    name: 'Night Assailant',
    // 2005: another copy may be returned, not the one discarded (facts/errata.tsv).
    effects: [flipAims(theirs, destroy(t)), assailant(other)],
    revisions: { modern: [assailant(not(name('Night Assailant')))] },
  },
  {
    code: 80161395,
    name: 'Mystik Wok',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [{ k: 'tribute', what: { from: mine, n: 1, as: 'c' } }],
        do: [
          {
            k: 'modes',
            by: 'you',
            of: [
              { name: 'atk', do: [{ k: 'gainLp', who: 'you', n: lastAtk(c) }] },
              {
                name: 'def',
                do: [{ k: 'gainLp', who: 'you', n: { k: 'stat', of: c, stat: 'def', last: true } }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 43040603,
    name: 'Monster Gate',
    // 2005: also with no such monster left, and the whole Deck goes (facts/errata.tsv).
    effects: [gate],
    revisions: { '2010': [{ ...gate, if: [ex(from('deck', mon, { k: 'canNormal' }))] }] },
  },
  {
    code: 27174286,
    name: 'Return from the Different Dimension',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [pay({ k: 'half', of: { k: 'lp', of: 'you' } })],
        do: [
          {
            k: 'summon',
            what: { from: { in: ['banished'], of: 'you', where: [mon, can] }, n: 'max' },
            to: 'you',
            pos: ad,
            as: 's',
          },
          {
            k: 'delay',
            link: 'ifYouDo',
            on: ph('end', 'both'),
            times: 'once',
            chain: false,
            do: [{ k: 'banish', what: { those: r('s'), where: [onField] } }],
          },
        ],
      },
    ],
  },
  {
    code: 25773409,
    name: 'Legendary Jujitsu Master',
    // Also when it is destroyed in that battle.
    effects: [
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'battle', at: 'afterCalc', who: 'this', as: 'either', foe: [mon] }] },
        if: [is('this', { k: 'pos', is: 'defense' })],
        do: [
          { k: 'pick', what: { from: 'foe', n: 1, as: 'f' } },
          {
            k: 'delay',
            link: 'then',
            on: { k: 'battle', at: 'end', who: r('f'), as: 'either' },
            times: 'once',
            chain: true,
            do: [{ k: 'toDeck', what: { those: r('f'), where: [onField] }, at: 'top' }],
          },
        ],
      },
    ],
  },
  {
    code: 87340664,
    name: 'Atomic Firefly',
    // 2005: as soon as it is marked, while it still lies on the field; face-up by then (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'afterCalc', who: 'this', as: 'either' }),
        if: [is('this', up, foeLost)],
        do: [{ k: 'damage', who: { ctrl: 'foe' }, n: 1000 }],
      },
    ],
    revisions: { '2010': [firefly] },
  },
  {
    code: 3136426,
    name: 'Level Limit - Area B',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: among(all, up, atLeast('level', 4)),
        mods: [{ k: 'keepPos', pos: 'defense' }],
      },
    ],
  },
];
