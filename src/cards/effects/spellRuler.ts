import type { Activated, Effect, Link, Op, Static, Who } from '../../engine/ast/index.ts';
import {
  add,
  aims,
  all,
  among,
  atMost,
  attr,
  bd,
  boost,
  burn,
  type CardEffects,
  can,
  card,
  destroy,
  does,
  draw,
  equipSpell,
  equips,
  ex,
  fieldToGy,
  flip,
  from,
  hand,
  iff,
  ign,
  is,
  mine,
  mon,
  name,
  oppHand,
  opt,
  other,
  pay,
  ph,
  r,
  raise,
  recruits,
  semiNomi,
  shell,
  st,
  sub,
  summoned,
  t,
  table,
  theirs,
  toHand,
  turnable,
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

/** Of the cards a player turned over, the low monsters come to his field, the rest to his hand. */
const jarTakes = (link: Link, who: Who, over: string): Op[] => [
  {
    k: 'summon',
    link,
    what: { those: r(over), where: [mon, atMost('level', 4), can] },
    to: who,
    by: who,
    pos: ['attack', 'faceDownDefense'],
    as: `${over}-s`,
  },
  { k: 'toHand', link: 'also', what: { minus: [r(over), r(`${over}-s`)] } },
];

/** Sent from the field to the Graveyard it may go on top of the Deck. */
const tops = (cost: Op): Activated => ({
  k: 'act',
  id: 'e2',
  on: iff(fieldToGy),
  may: true,
  cost: [cost],
  do: [{ k: 'toDeck', what: 'this', at: 'top' }],
});
/** Twice or half the original ATK, while its player's LP compare so with the opponent's. */
const megamorph = (id: string, cmp: '<' | '>', by: 2 | 0.5): Static => ({
  k: 'static',
  id,
  on: 'host',
  from: ['szone'],
  if: [{ k: 'cmp', a: { k: 'lp', of: 'you' }, cmp, b: { k: 'lp', of: 'opp' } }],
  mods: [{ k: 'times', stat: 'atk', by, original: true }],
});

export const spellRuler: readonly CardEffects[] = [
  {
    code: 44656491,
    name: 'Messenger of Peace',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        on: among(all, up, { k: 'num', stat: 'atk', cmp: '>=', to: 1500 }),
        mods: [{ k: 'cannot', do: 'attack' }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [ph('standby', 'you')] },
        do: [{ k: 'payElse', by: 'you', may: true, pay: [pay(100)], else: [destroy('this')] }],
      },
    ],
  },
  {
    code: 82003859,
    name: 'Toll',
    // 2005: not due for an attacker that the card does not affect (facts/errata.tsv).
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        on: { player: 'both' },
        mods: [{ k: 'toll', on: 'attack', pay: [{ k: 'payLp', who: 'they', n: 500 }] }],
      },
    ],
  },
  {
    code: 79323590,
    name: 'Chain Energy',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        on: { player: 'both' },
        mods: (['normalSummon', 'specialSummon', 'setMonster', 'set', 'play'] as const).map((on) => ({
          k: 'toll',
          on,
          pay: [{ k: 'payLp', who: 'they', n: 500 }],
          where: [{ k: 'place', in: ['hand'] }],
        })),
      },
    ],
  },
  {
    code: 20228463,
    name: 'Ceremonial Bell',
    effects: [
      { k: 'static', id: 's1', on: { player: 'both' }, mods: [{ k: 'shown', what: 'hand', to: 'both' }] },
    ],
  },
  {
    code: 80168720,
    name: 'Darkness Approaches',
    // Turned down in the position it has where the rules know a face-down Attack Position (GOAT-14).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [{ k: 'discard', what: { from: hand, n: 2 } }],
        target: [{ from: among(all, ...turnable), n: 1, as: 't' }],
        do: [{ k: 'position', what: t, to: 'faceDown' }],
      },
    ],
  },
  {
    code: 97017120,
    name: 'Giant Rat',
    effects: [recruits(attr('earth'), atMost('atk', 1500))],
  },
  {
    code: 83011277,
    name: 'Mystic Tomato',
    effects: [recruits(attr('dark'), atMost('atk', 1500))],
  },
  {
    code: 95956346,
    name: 'Shining Angel',
    effects: [recruits(attr('light'), atMost('atk', 1500))],
  },
  {
    code: 34124316,
    name: 'Cyber Jar',
    // 2005: nobody Summons before both have shown (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          destroy(all),
          { k: 'excavate', link: 'alsoAfter', who: 'you', as: 'x', stop: { n: 5 } },
          { k: 'excavate', link: 'also', who: 'opp', as: 'y', stop: { n: 5 } },
          ...jarTakes('alsoAfter', 'you', 'x'),
          ...jarTakes('alsoAfter', 'opp', 'y'),
        ],
      },
    ],
    revisions: {
      '2010': [
        {
          k: 'act',
          id: 'e1',
          on: flip,
          do: [
            destroy(all),
            {
              k: 'each',
              link: 'alsoAfter',
              do: [{ k: 'excavate', who: 'they', as: 'x', stop: { n: 5 } }, ...jarTakes('then', 'they', 'x')],
            },
          ],
        },
      ],
    },
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
  {
    code: 40619825,
    name: 'Axe of Despair',
    // 2005: it does not miss its time and is no "Archfiend" card (facts/errata.tsv).
    effects: [...equipSpell([], [add('atk', 1000)]), tops({ k: 'tribute', what: { from: mine, n: 1 } })],
    revisions: { modern: [{ ...tops({ k: 'tribute', what: { from: mine, n: 1 } }), on: when(fieldToGy) }] },
  },
  {
    code: 65169794,
    name: 'Black Pendant',
    effects: [
      ...equipSpell([], [add('atk', 500)]),
      { k: 'act', id: 'e2', on: iff(fieldToGy), do: [burn(500)] },
    ],
  },
  {
    code: 99597615,
    name: 'Malevolent Nuzzler',
    effects: [...equipSpell([], [add('atk', 700)]), tops(pay(500))],
    revisions: { '2010': [{ ...tops(pay(500)), on: when(fieldToGy) }] },
  },
  {
    code: 22046459,
    name: 'Megamorph',
    effects: [...equips(), megamorph('s1', '<', 2), megamorph('s2', '>', 0.5)],
  },
  { code: 70046172, name: 'Rush Recklessly', effects: [raise('atk', 700)] },
  {
    code: 56594520,
    name: 'Gaia Power',
    effects: [
      shell,
      { k: 'static', id: 's1', from: ['fzone'], on: among(all, up, attr('earth')), mods: boost(500, -400) },
    ],
  },
  {
    code: 42703248,
    name: 'Giant Trunade',
    effects: [does(toHand(among(table, st, other)))],
  },
  {
    code: 70368879,
    name: 'Upstart Goblin',
    effects: [does(draw(1), { k: 'gainLp', link: 'then', who: 'opp', n: 1000 })],
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

  {
    code: 84834865,
    name: 'Flying Kamakiri #1',
    effects: [recruits(attr('wind'), atMost('atk', 1500))],
  },
  {
    code: 57839750,
    name: 'Mother Grizzly',
    effects: [recruits(attr('water'), atMost('atk', 1500))],
  },
  {
    code: 60806437,
    name: 'UFO Turtle',
    effects: [recruits(attr('fire'), atMost('atk', 1500))],
  },
  {
    code: 23401839,
    name: 'Senju of the Thousand Hands',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(summoned('this', 'normal', 'flip')),
        may: true,
        do: [{ k: 'search', what: { from: from('deck', mon, sub('ritual')), n: 1 } }],
      },
    ],
  },
];
