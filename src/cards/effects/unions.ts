import type { Activated, Effect, Ev, Filter, Mod, Op } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  among,
  bd,
  boost,
  both,
  type CardEffects,
  can,
  destroy,
  discard1,
  down,
  either,
  ex,
  hand,
  iff,
  ign,
  name,
  oppHand,
  opt,
  type Revisions,
  race,
  spell,
  st,
  summoned,
  t,
  table,
  theirs,
  tokensEither,
  up,
  when,
} from '../build.ts';

/** The monster it was put on by its own effect. */
const worn = bd('u');
const union = (wearer: Filter, mods: Mod[], more: { saves?: 'any' } = {}): Effect => ({
  k: 'keyword',
  id: 'u',
  is: 'unionClassic',
  wearer: [wearer],
  mods,
  ...more,
});
/** As printed since 2014: on any number of Unions' wearers, off to either position, saves from effects too. */
const later = (wearer: Filter, mods: Mod[]): Revisions => ({
  modern: [{ k: 'keyword', id: 'u', is: 'unionModern', wearer: [wearer], mods }],
});
/** As printed later: a Union that is worn is material too; after its own Summon it may come again, but not from the pile. */
const laterContact = (...materials: string[]): Revisions => ({
  modern: [
    { k: 'summonRule', id: 'sr', normal: 'never', special: { only: ['own'], first: true } },
    { k: 'summonRule', id: 'sr2', special: { notFrom: ['gy', 'extra'] } },
    {
      k: 'procedure',
      id: 'contact',
      from: ['extra'],
      to: 'you',
      pos: ad,
      // all at one moment: a worn Union does not fall before it is taken
      cost: materials.map(
        (is, i): Op => ({
          k: 'banish',
          ...(i > 0 && { link: 'and' }),
          what: { from: among({ in: ['mzone', 'szone'], of: 'you' }, name(is)), n: 1 },
        }),
      ),
    },
  ],
});

/** Something its wearer brings about, while it is put on by its own effect. */
const byWearer = (ev: Ev, ...ops: Op[]): Activated => ({
  k: 'act',
  id: 'e1',
  on: iff(ev),
  from: ['szone'],
  do: ops,
});
const wearerKills: Ev = {
  k: 'moved',
  what: theirs,
  why: ['destroy', 'battle'],
  cause: [{ k: 'isRef', is: worn }],
};
const wearerHits: Ev = { k: 'damage', to: 'opp', by: 'battle', from: worn };
const destroys = (id: string, target: Filter[]): Activated => ({
  k: 'act',
  id,
  on: iff(wearerHits),
  from: ['szone'],
  target: [{ from: among(table, st, ...target), n: 1, as: 't' }],
  do: [destroy(t)],
});

const x = name('X-Head Cannon');
const y = name('Y-Dragon Head');
const discardToDestroy = (from: ReturnType<typeof among>): Activated => ({
  k: 'act',
  id: 'e1',
  on: ign,
  may: true,
  cost: [discard1],
  target: [{ from, n: 1, as: 't' }],
  do: [destroy(t)],
});
const spells = (...where: Filter[]) => among({ in: ['szone', 'fzone'], of: 'opp' }, ...where);

export const unions: readonly CardEffects[] = [
  {
    code: 65622692,
    name: 'Y-Dragon Head',
    effects: [union(x, boost(400, 400))],
    revisions: later(x, boost(400, 400)),
  },
  {
    code: 64500000,
    name: 'Z-Metal Tank',
    effects: [union(either(x, y), boost(600, 600))],
    revisions: later(either(x, y), boost(600, 600)),
  },
  {
    code: 23265594,
    name: 'Heavy Mech Support Platform',
    effects: [union(race('Machine'), boost(500, 500), { saves: 'any' })],
    revisions: later(race('Machine'), boost(500, 500)),
  },
  {
    code: 2111707,
    name: 'XY-Dragon Cannon',
    effects: [discardToDestroy(spells(up))],
    revisions: laterContact('X-Head Cannon', 'Y-Dragon Head'),
  },
  {
    code: 99724761,
    name: 'XZ-Tank Cannon',
    effects: [discardToDestroy(spells(down))],
    revisions: laterContact('X-Head Cannon', 'Z-Metal Tank'),
  },
  {
    code: 25119460,
    name: 'YZ-Tank Dragon',
    effects: [discardToDestroy(among(theirs, down))],
    revisions: laterContact('Y-Dragon Head', 'Z-Metal Tank'),
  },
  {
    code: 91998119,
    name: 'XYZ-Dragon Cannon',
    effects: [discardToDestroy({ in: ['field'], of: 'opp' })],
    revisions: laterContact('X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'),
  },
  {
    code: 19086954,
    name: 'Second Goblin',
    effects: [
      union(name('Giant Orc'), []),
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['szone'],
        limit: opt,
        if: [ex(worn)],
        do: [{ k: 'position', what: worn, to: 'switch' }],
      },
    ],
  },
  {
    code: 47415292,
    name: 'Pitch-Dark Dragon',
    effects: [union(name('Dark Blade'), [...boost(400, 400), { k: 'pierce' }])],
  },
  {
    code: 84814897,
    name: 'Kiryu',
    effects: [
      union(name('Dark Blade'), boost(900, 900)),
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['szone'],
        if: [ex(worn)],
        cost: [{ k: 'tribute', what: 'this' }],
        do: [{ k: 'modify', what: 'host', mods: [{ k: 'direct' }], until: 'endOfTurn' }],
      },
    ],
  },
  {
    code: 47693640,
    name: 'Zombie Tiger',
    effects: [
      union(name('Decayed Commander'), boost(500, 500)),
      byWearer(wearerKills, { k: 'discard', what: { from: oppHand, n: 1, how: 'random' } }),
    ],
  },
  {
    code: 12965761,
    name: 'Des Dendle',
    effects: [union(name('Vampiric Orchis'), []), byWearer(wearerKills, tokensEither(1, 12965762))],
  },
  {
    code: 46571052,
    name: 'Vampiric Orchis',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(summoned('this', 'normal')),
        may: true,
        do: [{ k: 'summon', what: { from: among(hand, name('Des Dendle'), can), n: 1 }, to: 'you', pos: ad }],
      },
    ],
  },
  {
    code: 69456283,
    name: 'Koitsu',
    effects: [union(name('Aitsu'), [add('atk', 3000), { k: 'pierce' }])],
  },
  {
    code: 59364406,
    name: 'Burning Beast',
    effects: [union(name('Freezing Beast'), []), destroys('e1', [up])],
  },
  {
    code: 85359414,
    name: 'Freezing Beast',
    effects: [union(name('Burning Beast'), []), destroys('e1', [down])],
  },
  {
    code: 7369217,
    name: 'Metallizing Parasite - Lunatite',
    effects: [
      union({ k: 'place', in: ['mzone'] }, [
        { k: 'unaffected', by: [both(spell, { k: 'ctrl', is: 'opp' })] },
      ]),
    ],
  },
];
