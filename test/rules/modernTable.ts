/** Short duels under rules with Extra Monster Zones, with a few made-up cards for what no supported card does. */
import { buildPool } from '../../src/cards/pool.ts';
import { type Arrow, type CardDef, compilePool } from '../../src/engine/index.ts';
import { duelWith } from '../../src/engine/testkit/duel.ts';

const link = (code: number, name: string, rating: number, arrows: Arrow[]): CardDef => ({
  code,
  name,
  kind: 'monster',
  sub: ['link'],
  link: rating,
  arrows,
  atk: 1000,
  attr: 'dark',
  race: 'Cyberse',
  materials: {
    slots: [{ n: rating === 1 ? 1 : [2, 20], where: [{ k: 'is', kind: 'monster' }] }],
    substitutes: false,
  },
  effects: [],
});

const MADE: CardDef[] = [
  // the parts of a line from one Extra Monster Zone to the other
  link(1, 'Post', 1, ['B']),
  link(2, 'Left Corner', 2, ['T', 'R']),
  link(3, 'Beam', 2, ['L', 'R']),
  link(4, 'Right Corner', 2, ['T', 'L']),
  link(5, 'Mast', 2, ['T']),
  {
    code: 6,
    name: 'Link Eater',
    kind: 'monster',
    sub: ['fusion'],
    level: 8,
    atk: 3000,
    def: 3000,
    attr: 'dark',
    race: 'Fiend',
    materials: {
      slots: [
        { n: 1, where: [{ k: 'race', is: 'Cyberse' }] },
        { n: 1, where: [{ k: 'race', is: 'Plant' }] },
      ],
      substitutes: true,
    },
    effects: [],
  },
  // comes to the other side
  {
    code: 7,
    name: 'Uninvited Guest',
    kind: 'monster',
    sub: ['effect'],
    level: 4,
    atk: 0,
    def: 0,
    attr: 'dark',
    race: 'Fiend',
    effects: [{ k: 'procedure', id: 'p', to: 'opp', pos: ['attack'] }],
  },
  {
    code: 8,
    name: 'Gift Horse',
    kind: 'spell',
    sub: ['normal'],
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card' },
        do: [
          {
            k: 'summon',
            what: { from: { in: ['hand'], of: 'you', where: [{ k: 'is', kind: 'monster' }] }, n: 1 },
            to: 'opp',
            pos: ['attack'],
          },
        ],
      },
    ],
  },
  // takes a monster, whatever room there is
  {
    code: 9,
    name: 'Hook',
    kind: 'spell',
    sub: ['quick'],
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card' },
        target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 't' }],
        do: [{ k: 'control', what: { ref: 't' }, to: 'you', until: 'endOfTurn' }],
      },
    ],
  },
  {
    code: 10,
    name: 'Full House',
    kind: 'spell',
    sub: ['quick'],
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card' },
        do: [
          {
            k: 'summon',
            what: { from: { in: ['hand'], of: 'you', where: [{ k: 'is', kind: 'monster' }] }, n: 1 },
            to: 'you',
            pos: ['attack'],
          },
        ],
      },
    ],
  },
];

const all = [...buildPool(), ...MADE];
const pools = new Map<string, ReturnType<typeof compilePool>>();
export const duel = duelWith((rules) => {
  const pool = pools.get(rules) ?? compilePool(all, `zones-${rules}`);
  pools.set(rules, pool);
  return pool;
});
