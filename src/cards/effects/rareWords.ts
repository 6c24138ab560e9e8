import type { Cond, Effect, Filter, Mod, Still } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  all,
  among,
  answer,
  anySub,
  arch,
  attr,
  burn,
  type CardEffects,
  card,
  count,
  destroy,
  ex,
  from,
  iff,
  is,
  mine,
  mon,
  name,
  negateIt,
  nomi,
  not,
  onField,
  oppHand,
  opt,
  other,
  pay,
  ph,
  quick,
  r,
  race,
  reg,
  shell,
  spell,
  st,
  sub,
  summoned,
  t,
  table,
  theirs,
  times,
  trap,
  up,
} from '../build.ts';

/** The field of what is done at success: as a plain key it would make the object look like a promise. */
const AFTERWARDS = 'then';
/** Wherever a card can be. */
const anywhere: Still = {
  in: ['hand', 'deck', 'gy', 'banished', 'extra', 'field'],
  of: 'both',
};
const isThis: Filter = { k: 'isRef', is: 'this' };
/** Halves what is printed, for as long as it lies face-up. */
const halved: Mod[] = [
  { k: 'times', stat: 'atk', by: 0.5, original: true },
  { k: 'times', stat: 'def', by: 0.5, original: true },
];
const equipCards: Still = { role: 'equips', of: 'this' };
const destroyedMon: Effect = {
  k: 'act',
  id: 'e1',
  on: iff({ k: 'posChanged', what: 'this', to: 'defense' }),
  target: [{ from: theirs, n: 1, as: 't' }],
  do: [destroy(t)],
};
/** Paid by either player to stop a Special Summon. */
const oppressed: Effect[] = [
  {
    k: 'act',
    id: 'e1',
    on: { k: 'quick', ev: [{ k: 'wouldSummon', what: all, how: ['special'] }] },
    may: true,
    from: ['szone'],
    users: 'both',
    cost: [pay(800)],
    do: [
      { k: 'negate', what: 'summon', of: 'event' },
      { k: 'destroy', link: 'ifYouDo', what: 'event' },
    ],
  },
  {
    k: 'act',
    id: 'e2',
    on: { k: 'quick', ev: [{ k: 'activated', what: [], by: 'both', does: { op: 'summon' } }] },
    may: true,
    from: ['szone'],
    users: 'both',
    damageStep: anySub,
    cost: [pay(800)],
    do: negateIt,
  },
];
const exodia: Cond[] = [
  'Exodia the Forbidden One',
  'Right Arm of the Forbidden One',
  'Left Arm of the Forbidden One',
  'Right Leg of the Forbidden One',
  'Left Leg of the Forbidden One',
].map((part) => ex(from('gy', name(part))));
const onSide = (is: 'wind' | 'water' | 'fire' | 'earth'): Cond => ex(among(all, up, attr(is)));

/** Cards from several sets with a word of the vocabulary that few others need. */
export const rareWords: readonly CardEffects[] = [
  { code: 93016201, name: 'Royal Oppression', effects: [shell, ...oppressed] },
  {
    code: 52503575,
    name: 'Final Attack Orders',
    effects: [
      shell,
      { k: 'static', id: 's1', from: ['szone'], on: among(all, up), mods: [{ k: 'keepPos', pos: 'attack' }] },
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
        [AFTERWARDS]: [{ k: 'modify', what: 'this', mods: halved, until: 'whileIt' }],
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
    code: 53839837,
    name: 'Vampire Lord',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'damage', to: 'opp', by: 'battle', from: 'this' }),
        do: [
          { k: 'declare', by: 'you', what: 'kind', as: 'n' },
          {
            k: 'toGrave',
            link: 'then',
            what: {
              from: { in: ['deck'], of: 'opp', where: [{ k: 'kindIs', is: { reg: 'n' } }] },
              n: 1,
              by: 'opp',
            },
          },
          { k: 'shuffle', link: 'also', whose: 'opp' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [
            {
              k: 'moved',
              what: 'this',
              from: ['mzone'],
              to: ['gy'],
              why: ['destroy', 'effect'],
              by: 'opp',
            },
          ],
        },
        do: [
          {
            k: 'delay',
            on: ph('standby', 'you'),
            times: 'once',
            chain: true,
            if: [is('this', { k: 'place', in: ['gy'] })],
            do: [{ k: 'summon', what: 'this', to: 'you', pos: ad }],
          },
        ],
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
    code: 53046408,
    name: 'Emergency Provisions',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        damageStep: anySub,
        if: [ex({ in: ['szone', 'fzone'], of: 'you', where: [st, other] })],
        cost: [
          {
            k: 'toGrave',
            what: { from: { in: ['szone', 'fzone'], of: 'you', where: [st, other] }, n: [1, 6] },
            as: 'c',
          },
        ],
        do: [{ k: 'gainLp', who: 'you', n: times(1000, count(r('c'))) }],
      },
    ],
  },
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
    code: 29549364,
    name: 'Mask of Restrict',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: { player: 'both' },
        mods: [{ k: 'cannot', do: 'tribute' }],
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
    code: 85562745,
    name: 'Dark Room of Nightmare',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'damage',
          to: 'opp',
          by: 'effect',
          from: { ...anywhere, where: [not(name('Dark Room of Nightmare'))] },
        }),
        from: ['szone'],
        do: [burn(300)],
      },
    ],
  },
  {
    code: 14318794,
    name: 'Life Absorbing Machine',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('standby', 'you')),
        from: ['szone'],
        do: [
          {
            k: 'gainLp',
            who: 'you',
            n: {
              k: 'half',
              of: { k: 'tally', ev: { k: 'paid', who: 'you' }, in: 'yourLastTurn', of: 'amount' },
            },
          },
        ],
      },
    ],
  },
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
    code: 93013676,
    name: 'Maha Vailo',
    effects: [{ k: 'static', id: 's1', on: 'this', mods: [add('atk', times(500, count(equipCards)))] }],
  },
  {
    code: 80193355,
    name: 'Dramatic Rescue',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'targeted', what: among(mine, up, arch('Amazoness')), by: 'both' }),
        do: [
          { k: 'toHand', what: 'event' },
          {
            k: 'summon',
            link: 'ifYouDo',
            what: { from: from('hand', mon, { k: 'canSummon' }), n: 1 },
            to: 'you',
            pos: ad,
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
    code: 73628505,
    name: 'Terraforming',
    // 2005: also with no Field Spell left (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [{ k: 'search', what: { from: from('deck', spell, sub('field')), n: 1 } }],
      },
    ],
  },
  {
    code: 56058888,
    name: 'Royal Surrender',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'activated', what: [trap, sub('continuous')], by: 'both', part: 'card' }),
        damageStep: anySub,
        do: negateIt,
      },
    ],
  },
  {
    code: 8794435,
    name: 'Maju Garzett',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          {
            k: 'base',
            stat: 'atk',
            to: { k: 'sum', of: { role: 'materials', of: 'this' }, stat: 'atk', original: true },
          },
        ],
      },
    ],
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
    code: 1801154,
    name: 'Centrifugal Field',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'moved',
          what: among(mine, sub('fusion')),
          to: ['gy'],
          why: ['destroy', 'effect'],
        }),
        may: true,
        from: ['fzone'],
        target: [
          { from: from('gy', mon, { k: 'listedOn', of: 'event' }, { k: 'canSummon' }), n: 1, as: 't' },
        ],
        do: [{ k: 'summon', what: t, to: 'you', pos: ad }],
      },
    ],
  },
  {
    code: 22796548,
    name: "Archfiend's Oath",
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: { k: 'ignition' },
        may: true,
        from: ['szone'],
        limit: opt,
        cost: [pay(500)],
        do: [
          { k: 'declare', by: 'you', what: 'name', as: 'n' },
          { k: 'excavate', link: 'then', who: 'you', stop: { n: 1 }, as: 'x' },
          {
            k: 'if',
            link: 'then',
            c: { k: 'called', reg: 'n', was: r('x') },
            do: [{ k: 'toHand', what: r('x') }],
            else: [{ k: 'toGrave', what: r('x') }],
          },
        ],
      },
    ],
  },
  {
    code: 15717011,
    name: 'The Light - Hex-Sealed Fusion',
    effects: [
      { k: 'countsAs', id: 'c1', material: 'fusion' },
      {
        k: 'act',
        id: 'e1',
        on: { k: 'ignition' },
        may: true,
        do: [
          {
            k: 'summonByRule',
            how: 'fusion',
            what: { from: from('extra', sub('fusion'), attr('light')), n: 1 },
            to: 'you',
            materials: { in: ['mzone'], leaves: 'tribute', must: 'this' },
          },
        ],
      },
    ],
  },
  {
    code: 69035382,
    name: 'Contract with the Abyss',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'summonByRule',
            how: 'ritual',
            what: { from: from('hand', sub('ritual'), attr('dark')), n: 1 },
            to: 'you',
            materials: { in: ['hand', 'mzone'], leaves: 'tribute', level: { cmp: '=', to: 'own' } },
          },
        ],
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
    code: 92854392,
    name: 'Staunch Defender',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'attack', by: theirs }),
        target: [{ from: among(mine, up), n: 1, as: 't', recheck: [up] }],
        do: [
          {
            k: 'modify',
            what: theirs,
            mods: [{ k: 'must', do: 'attack', on: t }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    code: 94163677,
    name: 'Infinite Cards',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: { player: 'both' },
        mods: [{ k: 'cap', what: 'hand', n: 'none' }],
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
    code: 44913552,
    name: 'Timeater',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: theirs, why: ['destroy', 'battle'], cause: [isThis] }),
        do: [{ k: 'skip', phase: 'main1', of: 'opp', n: 1 }],
      },
    ],
  },
  {
    code: 3549275,
    name: 'Dice Jar',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'flip' },
        do: [
          {
            k: 'repeat',
            do: [
              { k: 'die', by: 'you', n: 1, as: 'a' },
              { k: 'die', link: 'and', by: 'opp', n: 1, as: 'b' },
            ],
            while: { k: 'cmp', a: reg('a'), cmp: '=', b: reg('b') },
          },
          {
            k: 'if',
            link: 'then',
            c: { k: 'cmp', a: reg('a'), cmp: '>', b: reg('b') },
            do: [
              {
                k: 'if',
                c: { k: 'cmp', a: reg('a'), cmp: '=', b: 6 },
                do: [burn(6000)],
                else: [burn(times(500, reg('a')))],
              },
            ],
            else: [
              {
                k: 'if',
                c: { k: 'cmp', a: reg('b'), cmp: '=', b: 6 },
                do: [{ k: 'damage', who: 'you', n: 6000 }],
                else: [{ k: 'damage', who: 'you', n: times(500, reg('b')) }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 95308449,
    name: 'Final Countdown',
    // The 20th End Phase, that of this turn included; no card needs to stay.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [pay(2000)],
        do: [
          {
            k: 'delay',
            on: { k: 'phase', is: 'end', at: 'end', of: 'both' },
            times: { nth: 20 },
            chain: false,
            do: [{ k: 'win', who: 'you', reason: 'countdown' }],
          },
        ],
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
    code: 98502113,
    name: 'Dark Paladin',
    effects: [
      nomi('fusion'),
      {
        k: 'act',
        id: 'e1',
        on: { ...quick, ev: [{ k: 'activated', what: [spell], by: 'both', part: 'card' }] },
        may: true,
        damageStep: anySub,
        hold: [is('this', up)],
        cost: [{ k: 'discard', what: { from: { in: ['hand'], of: 'you' }, n: 1 } }],
        do: negateIt,
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          add(
            'atk',
            times(
              500,
              count({
                plus: [among(all, up, race('Dragon')), { in: ['gy'], of: 'both', where: [race('Dragon')] }],
              }),
            ),
          ),
        ],
      },
    ],
  },
  {
    code: 12600382,
    name: 'Exodia Necross',
    effects: [
      {
        k: 'summonRule',
        id: 'sr',
        normal: 'never',
        special: { only: [{ by: [name('Contract with Exodia')] }], first: false },
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          { k: 'cannot', do: 'beDestroyedByBattle' },
          { k: 'cannot', do: 'beDestroyedByEffect', by: [st] },
        ],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('standby', 'you')),
        do: [{ k: 'modify', what: 'this', mods: [add('atk', 500)], until: 'whileIt' }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { state: [{ k: 'not', c: { k: 'all', c: exodia } }] },
        do: [destroy('this')],
      },
    ],
  },
  {
    code: 102380,
    name: 'Lava Golem',
    effects: [
      nomi('own'),
      {
        k: 'procedure',
        id: 'p1',
        from: ['hand'],
        to: 'opp',
        pos: ad,
        cost: [{ k: 'tribute', what: { from: theirs, n: 2 } }],
        oath: [
          { k: 'cannot', do: 'normalSummon' },
          { k: 'cannot', do: 'setMonster' },
        ],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('standby', 'you')),
        do: [{ k: 'damage', who: 'you', n: 1000 }],
      },
    ],
  },
  {
    code: 47355498,
    name: 'Necrovalley',
    // 2005: whatever would affect a card in a Graveyard is negated, targeted or not (facts/errata.tsv).
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['fzone'],
        on: among(all, up, arch("Gravekeeper's")),
        mods: [add('atk', 500), add('def', 500)],
      },
      {
        k: 'static',
        id: 's2',
        from: ['fzone'],
        on: { player: 'both' },
        mods: [{ k: 'cannot', do: 'banish', where: [{ k: 'place', in: ['gy'] }] }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'resolving', what: [], by: 'both', does: { op: 'any', from: ['gy'] } }] },
        do: [{ k: 'negate', what: 'effect', of: 'event' }],
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
    code: 58015506,
    name: "Pikeru's Second Sight",
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'modify',
            what: { player: 'opp' },
            mods: [{ k: 'shown', what: 'draws', to: 'both' }],
            until: { nth: 3, phase: 'draw', of: 'opp', at: 'end' },
          },
        ],
      },
    ],
  },
  {
    code: 25345186,
    name: 'After the Struggle',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        windows: ['main1'],
        do: [
          {
            k: 'delay',
            on: { k: 'phase', is: 'battle', at: 'end', of: 'both' },
            times: 'once',
            chain: false,
            until: 'endOfTurn',
            do: [
              destroy(
                among(all, up, {
                  k: 'did',
                  ev: { k: 'battle', at: 'calc', who: 'it', as: 'either' },
                  in: 'thisBattlePhase',
                }),
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    code: 68191243,
    name: 'Mustering of the Dark Scorpions',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [ex(among(mine, up, name('Don Zaloog')))],
        do: [
          {
            k: 'summon',
            what: {
              from: from('hand', mon, arch('Dark Scorpion'), not(name('Don Zaloog')), { k: 'canSummon' }),
              n: 'any',
              distinct: 'name',
            },
            to: 'you',
            pos: ad,
          },
        ],
      },
    ],
  },
];
