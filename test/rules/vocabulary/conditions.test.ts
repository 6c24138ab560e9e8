/** Conditions: each true once and false once (AST.md §6). */
import { describe, expect, test } from 'vitest';
import type { Cond, Window } from '../../../src/engine/ast/index.ts';
import { BATTLE_PARTS, PROC } from '../../../src/engine/core/frames.ts';
import { holds, inWindow } from '../../../src/engine/eval/cond.ts';
import type { Battle } from '../../../src/engine/state.ts';
import type { DamageSubStep, Phase } from '../../../src/engine/types.ts';
import { maker, type Scene, scene } from './scene.ts';

const CALLER = maker(100, 'Caller', [
  {
    k: 'act',
    id: 'a1',
    on: { k: 'ignition' },
    do: [
      { k: 'declare', by: 'you', what: 'coin', as: 'said' },
      { k: 'coin', n: 1, as: 'fell' },
    ],
  },
]);

const battle = (x: Scene, attacker: string, target: string | null): Battle => ({
  attacker: x.id(attacker),
  attackerMoved: 0,
  since: 0,
  target: target === null ? -1 : x.id(target),
  targetMoved: 0,
  over: false,
  flipped: false,
  damage: [0, 0],
  destroyed: [],
  targets: [],
});

function table(): Scene {
  return scene(
    {
      monsters: ['Caller', 'Wolf', 'Imp'],
      spells: [{ card: 'Sword', pos: 'up', on: { player: 0, slot: 1 } }],
    },
    { monsters: ['Drake', 'Jar'] },
    { cards: [CALLER] },
  );
}
const monsters = (of: 'you' | 'opp') => ({ in: ['mzone' as const], of });
const YES: Cond = { k: 'cmp', a: 1, cmp: '=', b: 1 };
const NO: Cond = { k: 'cmp', a: 1, cmp: '=', b: 2 };

describe('a condition holds or does not', () => {
  const rows: [title: string, c: Cond, self: string, out: boolean][] = [
    ['phase, own turn', { k: 'phase', is: ['main1'], of: 'you' }, 'Wolf', true],
    ['phase, turn of the other', { k: 'phase', is: ['main1'], of: 'you' }, 'Drake', false],
    ['one of several phases', { k: 'phase', is: ['draw', 'main1'], of: 'both' }, 'Drake', true],
    ['another phase', { k: 'phase', is: ['draw', 'standby'], of: 'you' }, 'Wolf', false],
    ['turn', { k: 'turn', of: 'you' }, 'Wolf', true],
    ['turn of the other', { k: 'turn', of: 'you' }, 'Drake', false],
    ['turn of the opponent', { k: 'turn', of: 'opp' }, 'Drake', true],
    ['exists', { k: 'exists', g: { ...monsters('you'), where: [{ k: 'race', is: 'Fiend' }] } }, 'Wolf', true],
    [
      'exists not',
      { k: 'exists', g: { ...monsters('you'), where: [{ k: 'race', is: 'Dragon' }] } },
      'Wolf',
      false,
    ],
    ['exists as many', { k: 'exists', g: monsters('you'), min: 3 }, 'Wolf', true],
    ['exists not as many', { k: 'exists', g: monsters('you'), min: 4 }, 'Wolf', false],
    ['cmp', { k: 'cmp', a: { k: 'lp', of: 'you' }, cmp: '>=', b: 8000 }, 'Wolf', true],
    ['cmp not', { k: 'cmp', a: { k: 'lp', of: 'you' }, cmp: '<', b: 8000 }, 'Wolf', false],
    ['refIs', { k: 'refIs', of: 'host', where: [{ k: 'race', is: 'Beast' }] }, 'Sword', true],
    ['refIs not', { k: 'refIs', of: 'host', where: [{ k: 'race', is: 'Fiend' }] }, 'Sword', false],
    ['refIs of no card', { k: 'refIs', of: 'host', where: [] }, 'Wolf', false],
    ['not', { k: 'not', c: NO }, 'Wolf', true],
    ['not true', { k: 'not', c: YES }, 'Wolf', false],
    ['all', { k: 'all', c: [YES, YES] }, 'Wolf', true],
    ['all but one', { k: 'all', c: [YES, NO] }, 'Wolf', false],
    ['any', { k: 'any', c: [NO, YES] }, 'Wolf', true],
    ['none of any', { k: 'any', c: [NO, NO] }, 'Wolf', false],
  ];
  test.each(rows)('%s', (_, c, self, out) => {
    const x = table();
    expect(holds(x.s, x.ctx(self), c)).toBe(out);
  });
});

describe('battling', () => {
  type B = Extract<Cond, { k: 'battling' }>;
  const dragon: B['foe'] = [{ k: 'race', is: 'Dragon' }];
  const beast: B['foe'] = [{ k: 'race', is: 'Beast' }];
  const rows: [title: string, c: B, self: string, out: boolean, direct: boolean][] = [
    ['the attacker', { k: 'battling', who: 'this', as: 'attacker' }, 'Wolf', true, true],
    ['the attacker is not attacked', { k: 'battling', who: 'this', as: 'target' }, 'Wolf', false, false],
    ['the attacker in either role', { k: 'battling', who: 'this', as: 'either' }, 'Wolf', true, true],
    ['the attacked monster', { k: 'battling', who: 'this', as: 'target' }, 'Drake', true, false],
    [
      'the attacked monster does not attack',
      { k: 'battling', who: 'this', as: 'attacker' },
      'Drake',
      false,
      false,
    ],
    [
      'the attacked monster in either role',
      { k: 'battling', who: 'this', as: 'either' },
      'Drake',
      true,
      false,
    ],
    ['one that looks on', { k: 'battling', who: 'this', as: 'either' }, 'Imp', false, false],
    ['the host', { k: 'battling', who: 'host', as: 'attacker' }, 'Sword', true, true],
    ['the attacker’s foe', { k: 'battling', who: 'this', as: 'either', foe: dragon }, 'Wolf', true, false],
    ['not such a foe', { k: 'battling', who: 'this', as: 'either', foe: beast }, 'Wolf', false, false],
    [
      'the foe of the attacked',
      { k: 'battling', who: 'this', as: 'either', foe: beast },
      'Drake',
      true,
      false,
    ],
    ['nor that', { k: 'battling', who: 'this', as: 'either', foe: dragon }, 'Drake', false, false],
    ['any foe is one', { k: 'battling', who: 'this', as: 'attacker', foe: [] }, 'Wolf', true, false],
  ];
  test.each(rows)('%s', (_, c, self, out, direct) => {
    const x = table();
    expect(holds(x.s, x.ctx(self), c)).toBe(false);
    x.s.battle = battle(x, 'Wolf', 'Drake');
    expect(holds(x.s, x.ctx(self), c)).toBe(out);
    x.s.battle.over = true;
    expect(holds(x.s, x.ctx(self), c)).toBe(false);
    x.s.battle = battle(x, 'Wolf', null);
    expect(holds(x.s, x.ctx(self), c)).toBe(direct);
  });
  test('the first card of all can be attacked', () => {
    const x = table();
    const first = x.names([0])[0]!;
    x.s.battle = battle(x, 'Drake', first);
    expect(holds(x.s, x.ctx(first), { k: 'battling', who: 'this', as: 'target' })).toBe(true);
    expect(holds(x.s, x.ctx('Drake'), { k: 'battling', who: 'this', as: 'attacker', foe: [] })).toBe(true);
  });
});

describe('happened', () => {
  const rows: [min: number | undefined, n: number, out: boolean][] = [
    [undefined, 0, false],
    [undefined, 1, true],
    [2, 1, false],
    [2, 2, true],
    [2, 3, true],
  ];
  test.each(rows)('at least %s of %d', (min, n, out) => {
    const x = table();
    x.s.history = Array.from({ length: n }, () => x.event('damage', { player: 1, n: 500, why: ['battle'] }));
    const c: Cond = {
      k: 'happened',
      ev: { k: 'damage', to: 'opp', by: 'battle' },
      in: 'thisTurn',
      ...(min === undefined ? {} : { min }),
    };
    expect(holds(x.s, x.ctx(), c)).toBe(out);
  });
});

describe('called right', () => {
  const rows: [
    title: string,
    regs: Record<string, number[]>,
    was: Extract<Cond, { k: 'called' }>['was'],
    out: boolean,
  ][] = [
    ['the coin', { said: [1], fell: [1] }, { reg: 'fell' }, true],
    ['the other side', { said: [1], fell: [0] }, { reg: 'fell' }, false],
    ['heads of two coins', { said: [0], fell: [0, 1] }, { reg: 'fell' }, true],
    ['nothing called', { fell: [0] }, { reg: 'fell' }, false],
    ['nothing fell', { said: [1] }, { reg: 'fell' }, false],
    ['a register nobody binds', { said: [1] }, { reg: 'never' }, false],
    ['a name', { said: [2] }, 'host', true],
    ['another name', { said: [3] }, 'host', false],
    ['of no card', { said: [2] }, 'foe', false],
    ['of an object that is no register', { said: [2] }, { bond: 'none' }, false],
  ];
  test.each(rows)('%s', (_, regs, was, out) => {
    const x = table();
    const c = { ...x.bound('Caller', regs), self: x.id('Sword') };
    expect(holds(x.s, c, { k: 'called', reg: 'said', was })).toBe(out);
  });
  test('what nobody declared', () => {
    const x = table();
    expect(
      holds(x.s, x.bound('Caller', { fell: [1] }), { k: 'called', reg: 'never', was: { reg: 'fell' } }),
    ).toBe(false);
  });
});

describe('windows', () => {
  // `part`: of the Battle Phase, where the phase is one
  const at: [phase: Phase, sub: DamageSubStep, part?: number][] = [
    ['draw', 'none'],
    ['standby', 'none'],
    ['main1', 'none'],
    ['battle', 'none', BATTLE_PARTS.start],
    ['battle', 'none', BATTLE_PARTS.battle],
    ['battle', 'calc', BATTLE_PARTS.battle],
    ['battle', 'none', BATTLE_PARTS.end],
    ['main2', 'none'],
    ['end', 'none'],
  ];
  const rows: [w: Window, open: boolean[]][] = [
    ['draw', [true, false, false, false, false, false, false, false, false]],
    ['standby', [false, true, false, false, false, false, false, false, false]],
    ['main1', [false, false, true, false, false, false, false, false, false]],
    ['mainStart', [false, false, true, false, false, false, false, false, false]],
    ['main', [false, false, true, false, false, false, false, true, false]],
    ['main2', [false, false, false, false, false, false, false, true, false]],
    ['battle', [false, false, false, true, true, true, true, false, false]],
    ['battleStep', [false, false, false, false, true, false, false, false, false]],
    ['endStep', [false, false, false, false, false, false, true, false, false]],
    ['damageStep', [false, false, false, false, false, true, false, false, false]],
    ['end', [false, false, false, false, false, false, false, false, true]],
  ];
  test.each(rows)('%s', (w, open) => {
    const x = table();
    const found = at.map(([phase, sub, part]) => {
      x.s.phase = phase;
      x.s.sub = sub;
      x.s.frames =
        part === undefined ? [] : [{ proc: PROC.battlePhase, step: 1, v: [0, part], regs: [], ret: 0 }];
      return inWindow(x.s, w);
    });
    expect(found).toEqual(open);
  });
});
