import type { Activated, Filter, Group, Op, Place } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  all,
  among,
  atMost,
  attr,
  boost,
  both,
  type CardEffects,
  calcOnly,
  can,
  card,
  count,
  destroy,
  does,
  down,
  either,
  equipSpell,
  ex,
  flip,
  from,
  hand,
  iff,
  is,
  mine,
  mon,
  name,
  not,
  onField,
  oppHand,
  other,
  pay,
  ph,
  quick,
  r,
  race,
  raise,
  shell,
  shuffle,
  spell,
  summoned,
  t,
  table,
  theirs,
  times,
  toHand,
  trap,
  up,
} from '../build.ts';

const lordOfD = ex(among(all, up, name('Lord of D.')));

/** Cards of that kind that lie face-up, and any Set card in a Spell & Trap or Field Zone. */
const upOrSet = (kind: Filter): Filter =>
  either(both(up, kind), both(down, { k: 'place', in: ['szone', 'fzone'] }));
/** Shows the target, and destroys it if it is of that kind: a wrong one is left as it lay. */
const unmask = (kind: Filter): Op[] => [
  { k: 'reveal', what: t, to: 'both' },
  { k: 'if', link: 'also', c: is(t, kind), do: [destroy(t)] },
];
const oneMoreSummon = (places: Place[]): Activated => ({
  k: 'act',
  id: 'e1',
  on: quick,
  may: true,
  from: ['szone'],
  cost: [pay(500)],
  do: [
    {
      k: 'normalSummon',
      what: { from: { in: places, of: 'you', where: [{ k: 'canNormal' }] }, n: 1 },
      set: true,
      extra: true,
    },
  ],
});

const slot = (is: number): Filter => ({ k: 'slot', is });
/** Each player aims at a monster of his own, both with a zone for it; of two targets one may be gone later. */
const shallowGrave = (standing: Group): Activated => ({
  k: 'act',
  id: 'e1',
  on: card,
  if: [{ k: 'cmp', a: count(standing), cmp: '<', b: 5 }],
  target: [
    { from: from('gy', mon, can), n: 1, as: 'a' },
    { from: { in: ['gy'], of: 'opp', where: [mon, can] }, n: 1, by: 'opp', as: 'b' },
  ],
  do: [
    { k: 'summon', what: r('a'), to: 'you', pos: ['faceDownDefense'] },
    { k: 'summon', link: 'also', what: r('b'), to: 'opp', by: 'opp', pos: ['faceDownDefense'] },
  ],
});

export const starterDecks: readonly CardEffects[] = [
  {
    code: 17985575,
    name: 'Lord of D.',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: among(all, up, race('Dragon')),
        mods: [{ k: 'cannot', do: 'beTargeted' }],
      },
    ],
  },
  {
    code: 54098121,
    name: 'Mysterious Puppeteer',
    // 2005: its own Summon counts too (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned(all, 'normal', 'flip')),
        do: [{ k: 'gainLp', who: 'you', n: 500 }],
      },
    ],
    revisions: {
      modern: [
        {
          k: 'act',
          id: 'e1',
          on: iff(summoned(among(all, other), 'normal', 'flip')),
          do: [{ k: 'gainLp', who: 'you', n: 500 }],
        },
      ],
    },
  },
  {
    code: 6285791,
    name: 'The Wicked Worm Beast',
    effects: [{ k: 'act', id: 'e1', on: iff(ph('end', 'you')), from: ['mzone'], do: [toHand('this')] }],
  },
  {
    code: 13945283,
    name: 'Wall of Illusion',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'afterCalc', who: 'this', as: 'target' }),
        do: [toHand({ those: 'foe', where: [onField] })],
      },
    ],
  },
  {
    code: 87557188,
    name: 'The Stern Mystic',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [{ k: 'reveal', what: among(table, down), to: 'both' }],
      },
    ],
  },
  {
    code: 46461247,
    name: 'Trap Master',
    effects: [{ ...aims(among(table, upOrSet(trap)), ...unmask(trap)), on: flip }],
  },
  { code: 98374133, name: 'Invigoration', effects: equipSpell([attr('earth')], boost(400, -200)) },
  {
    code: 37120512,
    name: 'Sword of Dark Destruction',
    effects: equipSpell([attr('dark')], boost(400, -200)),
  },
  {
    code: 17092736,
    name: 'Ancient Telescope',
    effects: [does({ k: 'reveal', what: { in: ['deck'], of: 'opp', end: { top: 5 } }, to: 'you' })],
  },
  {
    code: 72892473,
    name: 'Card Destruction',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [ex({ in: ['hand'], of: 'both', where: [other] })],
        do: [
          {
            k: 'each',
            do: [
              { k: 'discard', what: { in: ['hand'], of: 'they' }, as: 'd' },
              { k: 'draw', link: 'alsoAfter', who: 'they', n: count(r('d')) },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 4031928,
    name: 'Change of Heart',
    // Printed "until the end of your turn" then: after the effects of the End Phase (GAP-22).
    effects: [aims(theirs, { k: 'control', what: t, to: 'you', until: 'endOfTurn' })],
  },
  {
    code: 19159413,
    name: 'De-Spell',
    effects: [aims(among(table, upOrSet(spell), other), ...unmask(spell))],
  },
  {
    code: 84257639,
    name: 'Dian Keto the Cure Master',
    effects: [does({ k: 'gainLp', who: 'you', n: 1000 })],
  },
  {
    code: 85602018,
    name: 'Last Will',
    // 2005: only the next monster, at that moment; the offer is used up by a no (facts/errata.tsv).
    effects: [
      does({
        k: 'delay',
        on: { k: 'moved', what: among(mine, { k: 'owner', is: 'you' }), to: ['gy'] },
        times: 'once',
        chain: false,
        until: 'endOfTurn',
        do: [
          {
            k: 'may',
            by: 'you',
            do: [
              {
                k: 'summon',
                what: { from: from('deck', mon, atMost('atk', 1500), can), n: 1 },
                to: 'you',
                pos: ad,
              },
              shuffle,
            ],
          },
        ],
      }),
    ],
  },
  { code: 19523799, name: 'Ookazi', effects: [does({ k: 'damage', who: 'opp', n: 800 })] },
  {
    code: 68005187,
    name: 'Soul Exchange',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        oath: [{ k: 'cannot', do: 'enterBattle' }],
        target: [{ from: theirs, n: 1, as: 't' }],
        do: [
          {
            k: 'modify',
            what: t,
            mods: [{ k: 'lend', for: 'tribute', to: 'you', first: true }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    code: 43973174,
    name: 'The Flute of Summoning Dragon',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        hold: [lordOfD],
        do: [
          {
            k: 'summon',
            what: { from: among(hand, mon, race('Dragon'), can), n: [1, 2] },
            to: 'you',
            pos: ad,
          },
        ],
      },
    ],
  },
  {
    code: 81820689,
    name: 'The Inexperienced Spy',
    effects: [does({ k: 'reveal', what: { from: oppHand, n: 1, how: 'blind' }, to: 'you' })],
  },
  {
    code: 80604091,
    name: 'Ultimate Offering',
    // 2005: in any phase of either turn, not in the chain in which it was turned up (GOAT-07).
    effects: [shell, oneMoreSummon(['hand'])],
    // since 2007 also a Gemini's second Normal Summon; in fewer phases
    revisions: {
      '2010': [
        {
          ...oneMoreSummon(['hand', 'mzone']),
          if: [
            {
              k: 'any',
              c: [
                { k: 'phase', is: ['main'], of: 'you' },
                { k: 'phase', is: ['battle'], of: 'opp' },
              ],
            },
          ],
        },
      ],
    },
  },
  { code: 44209392, name: 'Castle Walls', effects: [raise('def', 500)] },
  {
    code: 24068492,
    name: 'Just Desserts',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [ex(theirs)],
        do: [{ k: 'damage', who: 'opp', n: times(500, count(theirs)) }],
      },
    ],
  },
  { code: 17814387, name: 'Reinforcements', effects: [raise('atk', 500)] },
  {
    code: 77622396,
    name: 'Reverse Trap',
    // Monsters that come later in the turn are not reached; no ruling found that says they are.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        damageStep: calcOnly,
        do: [{ k: 'modify', what: all, mods: [{ k: 'reverseAdds' }], until: 'endOfTurn' }],
      },
    ],
  },
  {
    code: 12607053,
    name: 'Waboku',
    // All monsters its player has in that turn, later ones too (yugipedia.com, Card Rulings: Waboku).
    effects: [
      does({
        k: 'modify',
        what: { player: 'you' },
        mods: [
          { k: 'damageTo', who: 'you', kind: 'battle', change: 'zero' },
          { k: 'cannot', do: 'beDestroyedByBattle', where: [{ k: 'ctrl', is: 'you' }] },
        ],
        until: 'endOfTurn',
      }),
    ],
  },
  {
    code: 43434803,
    name: 'The Shallow Grave',
    effects: [shallowGrave(theirs)],
    // an Extra Monster Zone holds nothing that comes from the Graveyard
    revisions: { modern: [shallowGrave(among(theirs, not(either(slot(6), slot(7)))))] },
  },
];
