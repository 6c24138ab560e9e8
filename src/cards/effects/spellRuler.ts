import type { Effect } from '../../engine/ast/index.ts';
import {
  aims,
  all,
  among,
  atMost,
  attr,
  bd,
  type CardEffects,
  can,
  card,
  destroy,
  ex,
  flip,
  from,
  hand,
  iff,
  ign,
  is,
  lostInBattle,
  mon,
  name,
  oppHand,
  opt,
  other,
  pay,
  ph,
  r,
  semiNomi,
  shuffle,
  st,
  t,
  table,
  theirs,
  up,
  when,
} from '../build.ts';

const absorbed = bd('eq');

/**
 * Takes a monster of the opponent as its Equip, has its printed values, and lets it be destroyed in its place.
 * One taken face-down gives nothing (yugioh.pl, Thousand-Eyes Restrict, previously official rulings).
 */
export const absorbs: Effect[] = [
  {
    k: 'act',
    id: 'e1',
    on: ign,
    may: true,
    limit: opt,
    if: [{ k: 'not', c: ex(absorbed) }],
    hold: [is('this', up)],
    target: [{ from: theirs, n: 1, as: 't' }],
    do: [
      { k: 'equip', what: t, to: 'this' },
      { k: 'bond', link: 'ifYouDo', what: t, name: 'eq' },
    ],
  },
  {
    k: 'static',
    id: 's1',
    on: 'this',
    if: [is(absorbed, up)],
    mods: [
      { k: 'set', stat: 'atk', to: { k: 'stat', of: absorbed, stat: 'atk', original: true } },
      { k: 'set', stat: 'def', to: { k: 'stat', of: absorbed, stat: 'def', original: true } },
    ],
  },
  {
    k: 'replace',
    id: 'r1',
    would: { k: 'moved', what: 'this', why: ['destroy', 'battle'] },
    if: [ex(absorbed)],
    instead: [destroy(absorbed)],
  },
];

export const spellRuler: readonly CardEffects[] = [
  {
    code: 83011277,
    name: 'Mystic Tomato',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(lostInBattle),
        may: true,
        do: [
          {
            k: 'summon',
            what: { from: from('deck', mon, attr('dark'), atMost('atk', 1500), can), n: 1 },
            to: 'you',
            pos: ['attack'],
          },
          shuffle,
        ],
      },
    ],
  },
  {
    code: 34124316,
    name: 'Cyber Jar',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          destroy(all),
          {
            k: 'each',
            link: 'alsoAfter',
            do: [
              { k: 'excavate', who: 'they', as: 'x', stop: { n: 5 } },
              {
                k: 'summon',
                link: 'then',
                what: { those: r('x'), where: [mon, atMost('level', 4), can] },
                to: 'they',
                by: 'they',
                pos: ['attack', 'faceDownDefense'],
                as: 's',
              },
              { k: 'toHand', link: 'also', what: { minus: [r('x'), r('s')] } },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 64631466,
    name: 'Relinquished',
    effects: [
      semiNomi('ritual'),
      ...absorbs,
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'damage', to: 'you', by: 'battle', from: 'foe' }] },
        if: [ex(absorbed)],
        do: [{ k: 'damage', who: 'opp', n: { k: 'amount' } }],
      },
    ],
  },
  {
    code: 45986603,
    name: 'Snatch Steal',
    // The wearer is not asked for its side again: it is its player's own from then on.
    effects: [
      { k: 'equipTo', id: 'eq', to: among(all, up) },
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: among(theirs, up), n: 1, as: 't', recheck: [up, { k: 'ctrl', is: 'opp' }] }],
        do: [{ k: 'equip', what: 'this', to: t }],
      },
      { k: 'static', id: 's1', on: 'host', from: ['szone'], mods: [{ k: 'control', to: 'you' }] },
      {
        k: 'act',
        id: 'e2',
        on: iff(ph('standby', 'opp')),
        from: ['szone'],
        do: [{ k: 'gainLp', who: 'opp', n: 1000 }],
      },
    ],
  },
  {
    code: 44763025,
    name: 'Delinquent Duo',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [pay(1000)],
        do: [
          { k: 'discard', what: { from: oppHand, n: 1, how: 'random' } },
          { k: 'discard', link: 'then', what: { from: oppHand, n: 1, by: 'opp' } },
        ],
      },
    ],
  },
  { code: 5318639, name: 'Mystical Space Typhoon', effects: [aims(among(table, st, other), destroy(t))] },
  {
    code: 41426869,
    name: 'Black Illusion Ritual',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'summonByRule',
            how: 'ritual',
            what: { from: among(hand, name('Relinquished')), n: 1 },
            to: 'you',
            materials: { in: ['hand', 'mzone'], leaves: 'tribute', level: { cmp: '>=', to: 'own' } },
          },
        ],
      },
    ],
  },
];
