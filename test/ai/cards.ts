/** Effects for the opponent's tests, as the vocabulary writes them. */
import type { Effect, Filter, Group, Op } from '../../src/engine/index.ts';

export const up: Filter = { k: 'face', up: true };
export const theirs: Group = { in: ['mzone'], of: 'opp' };
export const mine: Group = { in: ['mzone'], of: 'you' };
export const all: Group = { in: ['mzone'], of: 'both' };
const spellsAndTraps: Filter = {
  k: 'any',
  f: [
    { k: 'is', kind: 'spell' },
    { k: 'is', kind: 'trap' },
  ],
};
const t = { ref: 't' };

export const draw = (n: number): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'card' },
  do: [{ k: 'draw', who: 'you', n }],
});
export const destroyOne = (from: Group): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'card' },
  target: [{ from, n: 1, as: 't' }],
  do: [{ k: 'destroy', what: t }],
});
export const destroyAll = (what: Group): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'card' },
  do: [{ k: 'destroy', what }],
});
export const sweepSpells: Effect = destroyAll({
  in: ['szone', 'fzone'],
  of: 'both',
  where: [{ k: 'other' }],
});
export const destroySpell: Effect = destroyOne({
  in: ['field'],
  of: 'both',
  where: [spellsAndTraps, { k: 'other' }],
});
export const burn = (n: number, cost?: Op[]): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'card' },
  ...(cost ? { cost } : {}),
  do: [{ k: 'damage', who: 'opp', n }],
});
export const payFor = (lp: number, ...ops: Op[]): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'card' },
  cost: [{ k: 'payLp', who: 'you', n: lp }],
  do: ops,
});
export const onAttack = (...ops: Op[]): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'card', ev: [{ k: 'attack', by: theirs }] },
  do: ops,
});
export const attackWall: Effect = onAttack({
  k: 'destroy',
  what: { in: ['mzone'], of: 'opp', where: [{ k: 'pos', is: 'attack' }] },
});
export const onSummon: Effect = {
  k: 'act',
  id: 'e1',
  do: [{ k: 'destroy', what: 'event' }],
  on: {
    k: 'card',
    ev: [
      {
        k: 'summoned',
        what: { in: ['mzone'], of: 'opp', where: [{ k: 'num', stat: 'atk', cmp: '>=', to: 1000 }] },
        how: ['normal', 'flip'],
      },
    ],
  },
};
export const counter = (discard: boolean): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'card', ev: [{ k: 'activated', what: [], by: 'both', part: 'card' }] },
  ...(discard ? { cost: [{ k: 'discard', what: { from: { in: ['hand'], of: 'you' }, n: 1 } }] as Op[] } : {}),
  do: [
    { k: 'negate', what: 'activation', of: 'event' },
    { k: 'destroy', link: 'ifYouDo', what: 'event' },
  ],
});
export const noDamage: Effect = {
  k: 'act',
  id: 'e1',
  on: { k: 'quick' },
  may: true,
  from: ['hand'],
  cost: [{ k: 'discard', what: 'this' }],
  do: [
    {
      k: 'modify',
      what: { player: 'you' },
      mods: [{ k: 'damageTo', who: 'you', kind: 'battle', change: 'zero' }],
      until: 'endOfDamageStep',
    },
  ],
};
export const equipTo = (to: Group): Effect => ({ k: 'equipTo', id: 'to', to });
export const gives = (atk: number): Effect => ({
  k: 'static',
  id: 's1',
  on: 'host',
  mods: [{ k: 'add', stat: 'atk', n: atk }],
});
export const plays: Effect = { k: 'act', id: 'e0', on: { k: 'card' }, do: [] };
export const takes: Effect = { k: 'static', id: 's1', on: 'host', mods: [{ k: 'control', to: 'you' }] };
export const revive = (from: Group): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'card' },
  target: [{ from, n: 1, as: 't' }],
  do: [{ k: 'summon', what: t, to: 'you', pos: ['attack', 'defense'] }],
});
export const flipDestroy: Effect = {
  k: 'act',
  id: 'e1',
  on: { k: 'flip' },
  target: [{ from: all, n: 1, as: 't' }],
  do: [{ k: 'destroy', what: t }],
};
export const tributeBurn: Effect = {
  k: 'act',
  id: 'e1',
  on: { k: 'ignition' },
  may: true,
  cost: [{ k: 'tribute', what: { from: mine, n: 1 } }],
  do: [{ k: 'damage', who: 'opp', n: 500 }],
};
