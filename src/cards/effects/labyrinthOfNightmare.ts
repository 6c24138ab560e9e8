import type { Activated, Group } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  all,
  among,
  answer,
  atk,
  battleDamage,
  boost,
  burn,
  type CardEffects,
  c,
  can,
  card,
  count,
  destroy,
  does,
  draw,
  either,
  enemyAttack,
  equipSpell,
  from,
  hand,
  iff,
  ign,
  is,
  lostAndGone,
  mine,
  mon,
  name,
  oncePerName,
  opt,
  other,
  ph,
  race,
  semiNomi,
  shell,
  st,
  summoned,
  t,
  theirs,
  times,
  toHand,
  up,
  when,
} from '../build.ts';

/** All Spell and Trap Cards of its player, itself among them. */
const ownSt: Group = { in: ['field'], of: 'you', where: [st] };

/** Labyrinth of Nightmare and the starter decks and prize cards of that spring. */
/** Dark Necrofear in the End Phase, if it was destroyed by battle or by the opponent's effect where it lay. */
const necrofear = (lay: 'mzone' | 'field', then: Pick<Activated, 'target' | 'do'>): Activated => ({
  k: 'act',
  id: 'e1',
  on: iff(ph('end', 'both')),
  from: ['gy'],
  if: [
    is(
      'this',
      either(
        { k: 'did', ev: { k: 'moved', what: 'it', to: ['gy'], why: ['destroy', 'battle'] }, in: 'thisTurn' },
        {
          k: 'did',
          ev: { k: 'moved', what: 'it', from: [lay], to: ['gy'], why: ['destroy', 'effect'], by: 'opp' },
          in: 'thisTurn',
        },
      ),
    ),
  ],
  ...then,
});
const anyOfTheirs: Pick<Activated, 'do'> = {
  do: [
    { k: 'pick', what: { from: theirs, n: 1, as: 't' } },
    { k: 'equip', link: 'then', what: 'this', to: t },
  ],
};
const targetsOne: Pick<Activated, 'target' | 'do'> = {
  target: [{ from: among(theirs, up), n: 1, as: 't', recheck: [up, { k: 'ctrl', is: 'opp' }] }],
  do: [{ k: 'equip', what: 'this', to: t }],
};

export const labyrinthOfNightmare: readonly CardEffects[] = [
  {
    code: 30606547,
    name: 'The Dark Door',
    effects: [
      shell,
      { k: 'static', id: 's1', on: { player: 'both' }, mods: [{ k: 'cap', what: 'attackers', n: 1 }] },
    ],
  },
  {
    code: 88240808,
    name: 'Kycoo the Ghost Destroyer',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(battleDamage),
        may: true,
        target: [{ from: { in: ['gy'], of: 'opp', where: [mon] }, n: [1, 2], as: 't' }],
        do: [{ k: 'banish', what: t }],
      },
      {
        k: 'static',
        id: 's1',
        on: { player: 'opp' },
        mods: [{ k: 'cannot', do: 'banish', where: [{ k: 'place', in: ['gy'] }] }],
      },
    ],
  },
  {
    code: 8131171,
    name: 'Sinister Serpent',
    // 2005: in each own Standby Phase, without a price (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('standby', 'you')),
        may: true,
        from: ['gy'],
        do: [toHand('this')],
      },
    ],
    // later it has a price in the opponent's next End Phase
    revisions: {
      modern: [
        {
          k: 'act',
          id: 'e1',
          on: iff(ph('standby', 'you')),
          may: true,
          from: ['gy'],
          limit: oncePerName,
          do: [
            toHand('this'),
            {
              k: 'delay',
              link: 'also',
              on: { k: 'phase', is: 'end', at: 'start', of: 'opp' },
              times: 'once',
              chain: false,
              do: [{ k: 'banish', what: { from: from('gy', name('Sinister Serpent')), n: 1 } }],
            },
          ],
        },
      ],
    },
  },
  {
    code: 79571449,
    name: 'Graceful Charity',
    effects: [does(draw(3), { k: 'discard', link: 'then', what: { from: hand, n: 2 } })],
  },
  {
    code: 73915051,
    name: 'Scapegoat',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        oath: [{ k: 'cannot', do: 'summon' }],
        do: [{ k: 'token', n: 4, token: 73915052, to: 'you', pos: 'defense' }],
      },
    ],
  },
  {
    code: 62279055,
    name: 'Magic Cylinder',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer(enemyAttack),
        target: [{ from: 'attacker', n: 1, as: 't' }],
        do: [
          { k: 'negate', what: 'attack', of: t },
          { k: 'damage', link: 'ifYouDo', who: 'opp', n: atk(t) },
        ],
      },
    ],
  },
  {
    code: 53582587,
    name: 'Torrential Tribute',
    effects: [{ k: 'act', id: 'e1', on: answer({ k: 'summoned', what: all }), do: [destroy(all)] }],
  },

  { code: 83968380, name: 'Jar of Greed', effects: [does(draw(1))] },
  {
    code: 45894482,
    name: 'Gilasaurus',
    // Beside the Normal Summon of the turn; the opponent chooses as it resolves.
    effects: [
      { k: 'procedure', id: 'p', from: ['hand'], to: 'you', pos: ad },
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'own')),
        do: [
          {
            k: 'may',
            by: 'opp',
            do: [
              {
                k: 'summon',
                what: { from: { in: ['gy'], of: 'opp', where: [mon, can] }, n: 1, by: 'opp' },
                to: 'opp',
                by: 'opp',
                pos: ad,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 56747793,
    name: 'United We Stand',
    effects: equipSpell([], boost(times(800, count(among(mine, up))), times(800, count(among(mine, up))))),
  },
  {
    code: 83746708,
    name: 'Mage Power',
    effects: equipSpell([], boost(times(500, count(ownSt)), times(500, count(ownSt)))),
  },
  {
    code: 31829185,
    name: 'Dark Necrofear',
    // 2005: never revived, no target, and lost as an Equip Card too (facts/errata.tsv).
    effects: [
      {
        k: 'summonRule',
        id: 'sr',
        normal: 'never',
        special: { only: ['own'], first: false },
      },
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        cost: [{ k: 'banish', what: { from: from('gy', mon, race('Fiend')), n: 3 } }],
      },
      { k: 'equipTo', id: 'eq', to: all },
      necrofear('field', anyOfTheirs),
      { k: 'static', id: 's1', on: 'host', from: ['szone'], mods: [{ k: 'control', to: 'you' }] },
    ],
    revisions: {
      '2010': [necrofear('mzone', anyOfTheirs)],
      modern: [semiNomi('own'), necrofear('mzone', targetsOne)],
    },
  },

  {
    code: 88472456,
    name: 'Zombyra the Dark',
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'cannot', do: 'attackDirect' }] },
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'moved',
          what: all,
          why: ['destroy', 'battle'],
          cause: [{ k: 'isRef', is: 'this' }],
        }),
        do: [{ k: 'modify', what: 'this', mods: [add('atk', -200)], until: 'whileIt' }],
      },
    ],
    // later it waits until the loser has left
    revisions: {
      '2010': [
        {
          k: 'act',
          id: 'e1',
          on: iff(lostAndGone(all, [{ k: 'isRef', is: 'this' }])),
          do: [{ k: 'modify', what: 'this', mods: [add('atk', -200)], until: 'whileIt' }],
        },
      ],
    },
  },
  {
    code: 86099788,
    name: 'The Last Warrior from Another Planet',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'special')),
        do: [destroy(among(mine, other))],
      },
      { k: 'static', id: 's1', on: { player: 'both' }, mods: [{ k: 'cannot', do: 'summon' }] },
    ],
  },
  {
    code: 91869203,
    name: 'Amazoness Archer',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'tribute', what: { from: mine, n: 2 } }],
        do: [burn(1200)],
      },
    ],
  },
  {
    code: 21297224,
    name: 'Hysteric Fairy',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'tribute', what: { from: mine, n: 2 } }],
        do: [{ k: 'gainLp', who: 'you', n: 1000 }],
      },
    ],
  },
  {
    code: 41855169,
    name: 'Jowgen the Spiritualist',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'discard', what: { from: hand, n: 1, how: 'random' } }],
        do: [destroy(among(all, { k: 'came', how: ['special'] }))],
      },
      { k: 'static', id: 's1', on: { player: 'both' }, mods: [{ k: 'cannot', do: 'specialSummon' }] },
    ],
  },

  {
    code: 40133511,
    name: 'Bazoo the Soul-Eater',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        cost: [{ k: 'banish', what: { from: from('gy', mon), n: [1, 3], as: 'c' } }],
        do: [
          {
            k: 'modify',
            what: 'this',
            mods: [add('atk', times(300, count(c)))],
            until: { nth: 1, phase: 'end', of: 'opp', at: 'end' },
          },
        ],
      },
    ],
  },
];
