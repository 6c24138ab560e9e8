/** Keyword macros (AST §12): each stands for ordinary effects; the engine knows none of the words. */
import type {
  Cond,
  Effect,
  Filter,
  Keyword,
  Materials,
  Mod,
  Num,
  Op,
  SummonRule,
} from '../engine/ast/index.ts';
import {
  ad,
  among,
  bd,
  both,
  destroy,
  ex,
  iff,
  ign,
  is,
  mine,
  name,
  nomi,
  not,
  opt,
  pay,
  ph,
  semiNomi,
  sub,
  t,
  theirs,
  toHand,
  up,
} from './build.ts';

/** Replaces each keyword by the effects it stands for; everything else is kept as it is. */
export function expand(effects: readonly Effect[]): Effect[] {
  const gemini = effects.some((effect) => effect.k === 'keyword' && effect.is === 'gemini');
  return effects.flatMap((effect) => {
    if (effect.k === 'keyword') return meaningOf(effect);
    return [gemini ? { ...effect, if: [unlocked, ...(effect.if ?? [])] } : effect];
  });
}

function meaningOf(keyword: Keyword): Effect[] {
  switch (keyword.is) {
    case 'spirit':
      return spirit(keyword.id);
    case 'unionClassic':
      return union(keyword, false);
    case 'unionModern':
      return union(keyword, true);
    case 'toonClassic':
      return toonClassic(keyword.id);
    case 'toonModern':
      return toonModern(keyword.id);
    case 'gemini':
      return gemini(keyword.id);
  }
}

/** Never Special Summoned; back to the hand in the End Phase after a Normal Summon or a flip (GAP-34). */
function spirit(id: string): Effect[] {
  return [
    { k: 'summonRule', id: `${id}-rule`, special: 'never' },
    {
      k: 'act',
      id: `${id}-return`,
      on: iff(ph('end', 'both')),
      from: ['mzone'],
      if: [
        is('this', {
          k: 'any',
          f: [
            { k: 'came', how: ['normal', 'flip'], when: 'thisTurn' },
            { k: 'did', ev: { k: 'flipped', what: 'it' }, in: 'thisTurn' },
          ],
        }),
      ],
      do: [toHand('this')],
      part: 'return',
    },
  ];
}

/**
 * Put on a proper monster or taken off again, once in a turn together (GAP-35). Classic (GOAT-15): one Union on a monster,
 * off to Attack Position only, bonus and protection only while it was put on by this effect. Modern: none of the three.
 */
function union({ id, wearer = [], mods = [], saves }: Keyword, modern: boolean): Effect[] {
  const once = { ...opt, share: id };
  const worn = bd(id);
  const carrier = modern ? 'host' : worn;
  const free: Filter[] = modern ? [] : [not({ k: 'wears', where: [sub('union')] })];
  const proper: Filter[] = [up, { k: 'other' }, ...wearer];
  const bonus: Effect[] =
    mods.length === 0
      ? []
      : [
          {
            k: 'static',
            id: `${id}-bonus`,
            on: carrier,
            ...(modern && { from: ['szone'] }),
            mods,
          },
        ];
  return [
    {
      k: 'act',
      id: `${id}-on`,
      on: ign,
      may: true,
      from: ['mzone'],
      limit: once,
      target: [{ from: among(mine, ...proper, ...free), n: 1, as: 't', recheck: [up] }],
      do: [
        { k: 'equip', what: 'this', to: t },
        { k: 'bond', link: 'ifYouDo', what: t, name: id },
      ],
    },
    {
      k: 'act',
      id: `${id}-off`,
      on: ign,
      may: true,
      from: ['szone'],
      limit: once,
      if: [ex(worn)],
      do: [{ k: 'summon', what: 'this', to: 'you', pos: modern ? ad : ['attack'] }],
    },
    ...bonus,
    {
      k: 'replace',
      id: `${id}-save`,
      would: {
        k: 'moved',
        what: carrier,
        why: modern || saves === 'any' ? ['destroy'] : ['destroy', 'battle'],
      },
      instead: [destroy('this')],
    },
  ];
}

const world = ex({ in: ['szone'], of: 'you', where: [up, name('Toon World')] });
const enemyToon = ex(among(theirs, up, sub('toon')));
const noEnemyToon: Cond = { k: 'not', c: enemyToon };

/** In the turn of any Summon, Flip Summon included (TOON-05). */
const noAttackAtOnce = (id: string): Effect => ({
  k: 'static',
  id: `${id}-wait`,
  on: 'this',
  if: [is('this', { k: 'came', how: ['normal', 'special', 'flip'], when: 'thisTurn' })],
  mods: [{ k: 'cannot', do: 'attack' }],
});
/** Anyone's Toon World, destroyed while face-up (TOON-09); one that returns to a hand takes nothing along (TOON-10). */
const fallsWithWorld = (id: string): Effect => ({
  k: 'react',
  id: `${id}-fall`,
  on: {
    ev: [
      {
        k: 'moved',
        what: { in: ['szone'], of: 'both', where: [up, name('Toon World')] },
        why: ['destroy'],
      },
    ],
  },
  do: [destroy('this')],
});

/** TOON-04: as many as a Tribute Summon of its present Level would take: none up to 4, one up to 6, else two. */
const byLevel: Num = {
  k: 'min',
  a: 2,
  b: {
    k: 'half',
    of: { k: 'max', a: 0, b: { k: 'sub', a: { k: 'stat', of: 'this', stat: 'level' }, b: 3 } },
  },
};

function toonClassic(id: string): Effect[] {
  const noWorld: SummonRule = {
    k: 'summonRule',
    id: `${id}-world`,
    if: [{ k: 'not', c: world }],
    special: 'never',
  };
  return [
    { ...semiNomi('own'), id: `${id}-rule` },
    // TOON-03: nor by an effect, while its player has no Toon World
    noWorld,
    {
      k: 'procedure',
      id: `${id}-summon`,
      from: ['hand'],
      to: 'you',
      pos: ad,
      if: [world],
      cost: [{ k: 'tribute', what: { from: mine, n: byLevel } }],
    },
    noAttackAtOnce(id),
    { k: 'static', id: `${id}-toll`, on: 'this', mods: [{ k: 'toll', on: 'attack', pay: [pay(500)] }] },
    { k: 'static', id: `${id}-direct`, on: 'this', if: [noEnemyToon], mods: [{ k: 'direct' }] },
    {
      k: 'static',
      id: `${id}-lure`,
      on: 'this',
      if: [enemyToon],
      mods: [{ k: 'lure', only: [both(up, sub('toon'))] }],
    },
    fallsWithWorld(id),
  ];
}

/** Summoned like any monster, attacks for nothing, and directly only beside its own Toon World (AST §12). */
function toonModern(id: string): Effect[] {
  return [
    noAttackAtOnce(id),
    { k: 'static', id: `${id}-direct`, on: 'this', if: [world, noEnemyToon], mods: [{ k: 'direct' }] },
    fallsWithWorld(id),
  ];
}

/** It was Normal Summoned once more; forgotten when it is turned face-down or leaves. */
const unlocked = is('this', { k: 'came', how: ['again'] });

/**
 * A Normal Monster face-up on the field and in the Graveyard until it is Normal Summoned once more; its other effects wait for
 * that (`expand`). Switched off by an effect it counts as an Effect Monster (edisonrul.ing, Gemini Monsters).
 */
function gemini(id: string): Effect[] {
  const plain: Mod[] = [
    { k: 'treat', as: { sub: 'normal', keep: false } },
    { k: 'treat', as: { sub: 'gemini', keep: true } },
  ];
  return [
    { k: 'summonRule', id: `${id}-again`, again: true },
    {
      k: 'static',
      id: `${id}-plain`,
      on: 'this',
      from: ['mzone'],
      if: [{ k: 'not', c: unlocked }],
      mods: plain,
    },
    { k: 'static', id: `${id}-grave`, on: 'this', from: ['gy'], mods: plain },
  ];
}

/**
 * Made by removing its materials from the own Monster Zones, by no other means and never again (XYZ-Dragon Cannon): a Union
 * that is worn is no material (facts/errata.tsv).
 */
export function contact({ slots }: Materials): Effect[] {
  const cost = slots.map(
    (slot, i): Op => ({
      k: 'banish',
      ...(i > 0 && { link: 'and' }),
      what: { from: among(mine, ...slot.where), n: slot.n },
    }),
  );
  return [nomi('own'), { k: 'procedure', id: 'contact', from: ['extra'], to: 'you', pos: ad, cost }];
}
