/** More cards of 2004. */
import type { Activated, Cond, Limit, Mod } from '../../engine/ast/index.ts';
import {
  all,
  among,
  answer,
  anySub,
  attr,
  type CardEffects,
  card,
  count,
  destroy,
  does,
  down,
  ex,
  from,
  hand,
  iff,
  is,
  mine,
  mon,
  negateIt,
  oncePerName,
  onField,
  oppHand,
  opt,
  quick,
  shell,
  spell,
  st,
  steppedOut,
  sub,
  summoned,
  theirs,
  up,
} from '../build.ts';

/** Halves what is printed, for as long as it lies face-up. */
const halved: Mod[] = [
  { k: 'times', stat: 'atk', by: 0.5, original: true },
  { k: 'times', stat: 'def', by: 0.5, original: true },
];

const onSide = (is: 'wind' | 'water' | 'fire' | 'earth'): Cond => ex(among(all, up, attr(is)));

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

export const moreOf2004: readonly CardEffects[] = [
  {
    code: 84970821,
    name: 'Curse of Darkness',
    effects: [
      shell,
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'resolved', what: [spell], by: 'both', part: 'card' }] },
        do: [{ k: 'damage', who: 'eventPlayer', n: 1000 }],
      },
    ],
  },
  {
    code: 39168895,
    name: 'Berserk Gorilla',
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'must', do: 'attack' }] },
      {
        k: 'react',
        id: 'x1',
        on: { state: [is('this', onField, up, { k: 'pos', is: 'defense' })] },
        do: [destroy('this')],
      },
    ],
  },
  {
    code: 20644748,
    name: 'Spatial Collapse',
    effects: [
      {
        k: 'act',
        id: 'e0',
        on: card,
        if: (['you', 'opp'] as const).map((of) => ({
          k: 'cmp',
          a: count({ in: ['field'], of }),
          cmp: '<=',
          b: 5,
        })),
        do: [],
      },
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: { player: 'both' },
        mods: [{ k: 'cap', what: 'cards', n: 5 }],
      },
    ],
  },
  {
    code: 41006930,
    name: 'Strike Ninja',
    // 2005: once per turn each copy (facts/errata.tsv).
    effects: [strikeNinja(opt)],
    revisions: { modern: [strikeNinja(oncePerName)] },
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
    code: 24221739,
    name: 'Protector of the Sanctuary',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'opp' },
        mods: [{ k: 'cannot', do: 'draw', unless: [{ k: 'phase', is: ['draw'], of: 'opp' }] }],
      },
    ],
  },
  {
    code: 16589042,
    name: 'Swift Gaia the Fierce Knight',
    // Alone in the hand.
    effects: [
      {
        k: 'tributeProc',
        id: 'p1',
        tributes: [0, 0],
        set: false,
        if: [{ k: 'cmp', a: count({ in: ['hand'], of: 'you' }), cmp: '=', b: 1 }],
      },
    ],
  },
  {
    code: 75372290,
    name: 'Total Defense Shogun',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'normal', 'flip')),
        do: [{ k: 'position', what: 'this', to: 'defense' }],
      },
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'attackInDefense' }] },
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
    code: 21593977,
    name: 'Makyura the Destructor',
    // 2005: from anywhere, and any number of Traps (facts/errata.tsv).
    effects: [
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', to: ['gy'] }] },
        do: [
          {
            k: 'modify',
            what: { player: 'you' },
            mods: [{ k: 'grant', act: 'trapFromHand' }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    code: 51632798,
    name: 'Fusilier Dragon, the Dual-Mode Beast',
    effects: [
      {
        k: 'tributeProc',
        id: 'p1',
        tributes: [0, 0],
        set: true,
        then: [{ k: 'modify', what: 'this', mods: halved, until: 'whileIt' }],
      },
    ],
  },
  {
    code: 14148099,
    name: 'B.E.S. Big Core',
    holds: { counter: 'bes', max: 'any' },
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'normal')),
        do: [{ k: 'counter', on: 'this', kind: 'bes', n: 3 }],
      },
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'cannot', do: 'beDestroyedByBattle' }] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'battle', at: 'end', who: 'this', as: 'either' }] },
        do: [
          {
            k: 'if',
            c: is('this', { k: 'counters', kind: 'bes', cmp: '=', n: 0 }),
            do: [destroy('this')],
            else: [{ k: 'counter', on: 'this', kind: 'bes', n: -1 }],
          },
        ],
      },
    ],
  },
  {
    code: 37053871,
    name: 'Astral Barrier',
    effects: [
      shell,
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'attack', by: theirs, on: mine }] },
        do: [{ k: 'may', by: 'you', do: [{ k: 'retarget', what: 'attack', to: 'direct' }] }],
      },
    ],
  },
  {
    code: 1781310,
    name: 'Fuh-Rin-Ka-Zan',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [onSide('wind'), onSide('water'), onSide('fire'), onSide('earth')],
        do: [
          {
            k: 'modes',
            by: 'you',
            of: [
              { name: 'monsters', if: [ex(theirs)], do: [destroy(theirs)] },
              {
                name: 'spells and traps',
                if: [ex({ in: ['field'], of: 'opp', where: [st] })],
                do: [destroy({ in: ['field'], of: 'opp', where: [st] })],
              },
              {
                name: 'hand',
                if: [ex(oppHand)],
                do: [{ k: 'discard', what: { from: oppHand, n: 2, how: 'random' } }],
              },
              { name: 'draw', do: [{ k: 'draw', who: 'you', n: 2 }] },
            ],
          },
        ],
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
    code: 65240384,
    name: 'Big Shield Gardna',
    effects: [
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [{ k: 'resolving', what: [spell], by: 'both', part: 'card', on: { only: true, what: 'this' } }],
        },
        if: [is('this', down)],
        do: [
          { k: 'position', what: 'this', to: 'faceUpDefense' },
          { k: 'negate', link: 'and', what: 'activation', of: 'event' },
        ],
      },
      {
        k: 'react',
        id: 'x2',
        on: { ev: [{ k: 'battle', at: 'end', who: 'this', as: 'target' }] },
        do: [{ k: 'position', what: 'this', to: 'attack' }],
      },
    ],
  },
  {
    code: 58851034,
    name: 'Cursed Seal of the Forbidden Spell',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'activated', what: [spell], by: 'both', part: 'card' }),
        damageStep: anySub,
        cost: [{ k: 'discard', what: { from: among(hand, spell), n: 1 } }],
        do: [
          ...negateIt,
          {
            k: 'modify',
            link: 'ifYouDo',
            what: { player: 'opp' },
            mods: [{ k: 'cannot', do: 'activate', where: [spell, { k: 'name', is: { of: 'event' } }] }],
            until: 'duel',
          },
        ],
      },
    ],
  },
];
