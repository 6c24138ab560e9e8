/** More cards of March to October 2003. */
import type { Activated, Limit, Num, Place } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  among,
  type CardEffects,
  can,
  card,
  count,
  destroy,
  does,
  draw,
  equipSpell,
  ex,
  from,
  iff,
  mine,
  negateIt,
  oncePerName,
  opt,
  ph,
  race,
  shell,
  st,
  t,
  table,
  times,
  toHand,
  trap,
  up,
} from '../build.ts';

/** What its player's Standby Phases have made of the damage. */
const grown: Num = { k: 'noted', name: 'damage' };

/** How many own Dragons went from there so this turn. */
const dragonsGone = (places: Place[], why: 'discard' | 'tribute'): Num => ({
  k: 'tally',
  ev: { k: 'moved', what: { in: places, of: 'you', where: [race('Dragon')] }, why: [why] },
  in: 'thisTurn',
});

/** Either player's die may be rolled again this turn. */
const rollsAgain = (limit: Limit): Activated =>
  does({
    k: 'modify',
    what: { player: 'you' },
    mods: [
      {
        k: 'gain',
        effects: [
          {
            k: 'replace',
            id: 'r1',
            would: { k: 'tossed', what: 'die', by: 'both' },
            may: true,
            limit,
            instead: [],
          },
        ],
      },
    ],
    until: 'endOfTurn',
  });

export const moreOfMid2003: readonly CardEffects[] = [
  {
    code: 15866454,
    name: 'Spiritualism',
    effects: [{ ...aims({ in: ['field'], of: 'opp', where: [st] }, toHand(t)), unnegatable: true }],
  },
  {
    code: 3682106,
    name: 'Double Snare',
    effects: [aims(among(table, up, { k: 'does', trait: { op: 'negate', on: [trap] } }), destroy(t))],
  },
  {
    code: 27770341,
    name: 'Super Rejuvenation',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'delay',
            on: ph('end', 'both'),
            times: 'once',
            chain: false,
            do: [
              draw({
                k: 'add',
                a: dragonsGone(['hand'], 'discard'),
                b: dragonsGone(['hand', 'mzone'], 'tribute'),
              }),
            ],
          },
        ],
      },
    ],
  },
  {
    code: 26084285,
    name: "Gravekeeper's Watcher",
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick', ev: [{ k: 'activated', what: [], by: 'opp', does: { op: 'discard', to: 'you' } }] },
        may: true,
        from: ['hand'],
        cost: [{ k: 'toGrave', what: 'this' }],
        do: negateIt,
      },
    ],
  },
  {
    code: 99690140,
    name: "Gravekeeper's Vassal",
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [{ k: 'damageTo', who: 'opp', kind: 'battle', change: 'asEffect', from: 'this' }],
      },
    ],
  },
  {
    code: 47233801,
    name: 'Dark Snake Syndrome',
    effects: [
      { k: 'act', id: 'e1', on: card, do: [{ k: 'note', name: 'damage', n: 200 }] },
      {
        k: 'act',
        id: 'e2',
        on: iff(ph('standby', 'you')),
        from: ['szone'],
        do: [
          { k: 'damage', who: 'both', n: grown },
          { k: 'note', link: 'also', name: 'damage', n: times(2, grown) },
        ],
      },
    ],
  },
  {
    code: 35059553,
    name: 'Kaiser Colosseum',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: { player: 'opp' },
        if: [ex(mine)],
        mods: [{ k: 'cap', what: 'monsters', n: count(mine), arriving: true }],
      },
    ],
  },
  {
    code: 83241722,
    name: 'Dice Re-Roll',
    // 2005: each copy gives one more (facts/errata.tsv).
    effects: [rollsAgain(opt)],
    revisions: { modern: [rollsAgain(oncePerName)] },
  },
  {
    code: 94793422,
    name: "Rod of the Mind's Eye",
    effects: equipSpell(
      [],
      [{ k: 'damageTo', who: 'opp', kind: 'battle', change: { to: 1000 }, from: 'host' }],
    ),
  },
  {
    code: 40703393,
    name: 'The Puppet Magic of Dark Ruler',
    effects: [
      {
        ...aims(
          from('gy', race('Fiend'), can),
          {
            k: 'banish',
            what: {
              from: among(mine, up),
              n: [1, 5],
              sum: { stat: 'level', cmp: '=', to: { k: 'stat', of: t, stat: 'level' } },
            },
          },
          { k: 'summon', link: 'ifYouDo', what: t, to: 'you', pos: ad },
        ),
      },
    ],
  },
];
