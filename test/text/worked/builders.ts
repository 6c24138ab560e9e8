/** Plain data and builders of the worked examples (AST.md §15); none of them knows a card. */
import type {
  Activated,
  CardDef,
  Cards,
  Cond,
  DamageSub,
  Effect,
  Ev,
  Filter,
  Group,
  Limit,
  Mod,
  Num,
  Op,
  PhaseName,
  Ref,
  Stat,
  Still,
  SummonPos,
  Who,
} from '../../../src/engine/ast/index.ts';

export type W = Pick<CardDef, 'name' | 'effects'> & Partial<CardDef>;

export const mon: Filter = { k: 'is', kind: 'monster' };
export const spell: Filter = { k: 'is', kind: 'spell' };
export const trap: Filter = { k: 'is', kind: 'trap' };
export const st: Filter = { k: 'any', f: [spell, trap] };
export const up: Filter = { k: 'face', up: true };
export const down: Filter = { k: 'face', up: false };
export const sub = (type: 'fusion' | 'flip' | 'normal' | 'toon' | 'equip'): Filter => ({ k: 'sub', type });
export const name = (is: string): Filter => ({ k: 'name', is });
export const max = (stat: 'atk' | 'def' | 'level', to: Num): Filter => ({ k: 'num', stat, cmp: '<=', to });
export const can: Filter = { k: 'canSummon' };
export const mine: Group = { in: ['mzone'], of: 'you' };
export const theirs: Group = { in: ['mzone'], of: 'opp' };
export const all: Group = { in: ['mzone'], of: 'both' };
export const hand: Group = { in: ['hand'], of: 'you' };
export const oppHand: Group = { in: ['hand'], of: 'opp' };
export const table: Group = { in: ['field'], of: 'both' };
export const r = (ref: string) => ({ ref });
export const bd = (bond: string) => ({ bond });
export const card = { k: 'card' } as const;
export const ign = { k: 'ignition' } as const;
export const flip = { k: 'flip' } as const;
export const iff = (...ev: Ev[]) => ({ k: 'trigger', ev, as: 'if' }) as const;
export const when = (...ev: Ev[]) => ({ k: 'trigger', ev, as: 'when' }) as const;
export const ph = (is: PhaseName, of: Who): Ev => ({ k: 'phase', is, at: 'during', of });
export const opt: Limit = { n: 1, per: 'turn', scope: 'card', counts: 'use' };
export const shell: Effect = { k: 'act', id: 'e0', on: card, do: [] }; // activation of a Continuous card: nothing happens
export const ad: SummonPos[] = ['attack', 'defense'];
export const destroy = (what: Cards): Op => ({ k: 'destroy', what });
export const ex = (g: Still, min?: number): Cond => (min ? { k: 'exists', g, min } : { k: 'exists', g });
export const add = (stat: Stat, n: Num): Mod => ({ k: 'add', stat, n });
export const is = (of: Ref, ...where: Filter[]): Cond => ({ k: 'refIs', of, where });
export const allSubs: DamageSub[] = ['start', 'beforeCalc', 'calc', 'afterCalc', 'end'];
export const t = r('t');
export const c = r('c');
export const s = r('s');
export const atk = (of: 'this' | 'it' | 'host' | 'foe' | { ref: string }): Num => ({
  k: 'stat',
  of,
  stat: 'atk',
});
export const x = (a: Num, b: Num): Num => ({ k: 'mul', a, b });
export const pay = (n: Num): Op => ({ k: 'payLp', who: 'you', n });
export const discard1: Op = { k: 'discard', what: { from: hand, n: 1, as: 'c' } };
export const nomi = (...only: ('own' | 'fusion' | 'ritual' | { by: Filter[] })[]): Effect => ({
  k: 'summonRule',
  id: 'sr',
  normal: 'never',
  special: { only, first: false },
}); // 'must be' / 'only': for ever
export const semiNomi = (...only: ('own' | 'fusion' | 'ritual' | { by: Filter[] })[]): Effect => ({
  k: 'summonRule',
  id: 'sr',
  normal: 'never',
  special: { only, first: true },
}); // only the first time: revivable after a proper Summon (RITUAL-11, TOON-11)
export const chaosCost: Op[] = [
  { k: 'banish', what: { from: { in: ['gy'], of: 'you', where: [mon, { k: 'attr', is: 'light' }] }, n: 1 } },
  {
    k: 'banish',
    link: 'and',
    what: { from: { in: ['gy'], of: 'you', where: [mon, { k: 'attr', is: 'dark' }] }, n: 1 },
  },
];
export const levelUp = (to: string): Activated => ({
  k: 'act',
  id: 'lv',
  on: iff(ph('end', 'both')),
  may: true,
  from: ['mzone'],
  if: [
    {
      k: 'happened',
      ev: { k: 'moved', what: all, why: ['destroy', 'battle'], cause: [{ k: 'isRef', is: 'this' }] },
      in: 'thisTurn',
    },
  ],
  cost: [{ k: 'toGrave', what: 'this' }],
  do: [
    {
      k: 'summon',
      what: { from: { in: ['hand', 'deck'], of: 'you', where: [name(to), can] }, n: 1 },
      to: 'you',
      pos: ad,
    },
  ],
});
export const negateIt: Op[] = [
  { k: 'negate', what: 'activation', of: 'event' },
  { k: 'destroy', link: 'ifYouDo', what: 'event' },
];

export const bonded = bd('eq');

export const reg = (n: string): Num => ({ k: 'reg', name: n });
export const lose = (who: 'you' | 'opp', r: string): Op => ({
  k: 'if',
  c: { k: 'cmp', a: reg(r), cmp: '=', b: 6 },
  do: [{ k: 'damage', who, n: 6000 }],
  else: [{ k: 'damage', who, n: x(500, reg(r)) }],
});
