import {
  ad,
  aims,
  all,
  among,
  answer,
  atLeast,
  boost,
  type CardEffects,
  can,
  card,
  destroy,
  does,
  down,
  draw,
  equipSpell,
  flipAims,
  hand,
  mine,
  mon,
  name,
  ph,
  r,
  race,
  shell,
  sub,
  t,
  table,
  terrain,
  theirs,
  toHand,
  trap,
  up,
} from '../build.ts';

const exodia = 'Exodia the Forbidden One';
const limbs = ['Right Leg', 'Left Leg', 'Right Arm', 'Left Arm'].map(
  (part) => `${part} of the Forbidden One`,
);

export const legendOfBlueEyes: readonly CardEffects[] = [
  {
    code: 33396948,
    name: exodia,
    effects: [
      {
        k: 'winIf',
        id: 'w',
        from: ['hand'],
        reason: 'exodia',
        if: [
          {
            k: 'cmp',
            a: {
              k: 'count',
              of: among(hand, { k: 'any', f: [exodia, ...limbs].map(name) }),
              distinct: 'name',
            },
            cmp: '=',
            b: 5,
          },
        ],
      },
    ],
  },
  { code: 7089711, name: 'Hane-Hane', effects: [flipAims(all, toHand(t))] },
  { code: 54652250, name: 'Man-Eater Bug', effects: [flipAims(all, destroy(t))] },
  {
    code: 91595718,
    name: 'Book of Secret Arts',
    effects: equipSpell([race('Spellcaster')], boost(300, 300)),
  },
  { code: 4614116, name: 'Dark Energy', effects: equipSpell([race('Fiend')], boost(300, 300)) },
  {
    code: 86318356,
    name: 'Sogen',
    effects: [shell, terrain('s1', ['Warrior', 'Beast-Warrior'], 200, 200)],
  },
  {
    code: 59197169,
    name: 'Yami',
    effects: [shell, terrain('s1', ['Fiend', 'Spellcaster'], 200, 200), terrain('s2', ['Fairy'], -200, -200)],
  },
  { code: 53129443, name: 'Dark Hole', effects: [does(destroy(all))] },
  {
    code: 66788016,
    name: 'Fissure',
    // No target; with a tie its player chooses.
    effects: [does(destroy({ from: among(theirs, up, { k: 'most', stat: 'atk', which: 'lowest' }), n: 1 }))],
  },
  {
    code: 83764718,
    name: 'Monster Reborn',
    effects: [
      aims({ in: ['gy'], of: 'both', where: [mon, can] }, { k: 'summon', what: t, to: 'you', pos: ad }),
    ],
  },
  {
    code: 24094653,
    name: 'Polymerization',
    effects: [
      does({
        k: 'summonByRule',
        how: 'fusion',
        what: { from: { in: ['extra'], of: 'you', where: [sub('fusion')] }, n: 1 },
        to: 'you',
        materials: { in: ['hand', 'mzone'], leaves: 'gy' },
      }),
    ],
  },
  { code: 55144522, name: 'Pot of Greed', effects: [does(draw(2))] },
  { code: 12580477, name: 'Raigeki', effects: [does(destroy(theirs))] },
  { code: 51482758, name: 'Remove Trap', effects: [aims(among(table, up, trap), destroy(t))] },
  {
    code: 72302403,
    name: 'Swords of Revealing Light',
    // A Normal Spell: destroyed in chain, it still turns the monsters up (GAP-15; no ruling found).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'stay' },
          { k: 'position', link: 'and', what: among(theirs, down), to: 'faceUp' },
          {
            k: 'delay',
            link: 'also',
            on: ph('end', 'opp'),
            times: { nth: 3 },
            chain: false,
            do: [destroy('this')],
          },
        ],
      },
      { k: 'static', id: 's1', from: ['szone'], on: theirs, mods: [{ k: 'cannot', do: 'attack' }] },
    ],
  },
  {
    code: 50045299,
    name: 'Dragon Capture Jar',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: among(all, up, race('Dragon')),
        mods: [{ k: 'keepPos', pos: 'defense' }],
      },
    ],
  },
  {
    code: 4206964,
    name: 'Trap Hole',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({
          k: 'summoned',
          what: among(theirs, atLeast('atk', 1000)),
          how: ['normal', 'flip'],
          by: 'opp',
        }),
        target: [{ from: 'event', n: 1, as: 't', recheck: [up, atLeast('atk', 1000)] }],
        do: [destroy(t)],
      },
    ],
  },
  {
    code: 83887306,
    name: 'Two-Pronged Attack',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [
          { from: mine, n: 2, as: 'own' },
          { from: theirs, n: 1, as: 't' },
        ],
        do: [destroy({ plus: [r('own'), t] })],
      },
    ],
  },
  { code: 61854111, name: 'Legendary Sword', effects: equipSpell([race('Warrior')], boost(300, 300)) },

  {
    code: 22702055,
    name: 'Umi',
    effects: [
      shell,
      terrain('s1', ['Fish', 'Sea Serpent', 'Thunder', 'Aqua'], 200, 200),
      terrain('s2', ['Machine', 'Pyro'], -200, -200),
    ],
  },
  {
    code: 50913601,
    name: 'Mountain',
    effects: [shell, terrain('s1', ['Dragon', 'Winged Beast', 'Thunder'], 200, 200)],
  },
];
