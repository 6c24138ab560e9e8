/** What a battle comes to unanswered, as far as the viewer may know it. */
import { expect, test } from 'vitest';
import {
  advance,
  buildPosition,
  type PlacedCard,
  type SideSpec,
  type State,
} from '../../src/engine/index.ts';
import { forecast, forecasts } from '../../src/session/forecast.ts';
import { game } from './table.ts';

const code = (name: string): number => game.cards.find((card) => card.name === name)?.code ?? 0;
const NOTHING: SideSpec = {
  lp: null,
  hand: [],
  deck: [code('Mystical Elf')],
  gy: [],
  banished: [],
  extra: [],
  monsters: [],
  spells: [],
  field: null,
};

/** The Battle Phase of player 0, whose only monster attacks. */
function attack(
  attacker: string,
  target: Partial<PlacedCard> & { name: string },
  more: Partial<SideSpec> = {},
): State {
  const { name, ...rest } = target;
  const state = buildPosition({
    pool: game.pool,
    rules: game.format.id,
    seed: 1,
    fixedDeckOrder: true,
    randomFirst: false,
    coins: [],
    dice: [],
    attackFirstTurn: true,
    phase: 'battle',
    turnPlayer: 0,
    sides: [
      { ...NOTHING, monsters: [{ code: code(attacker) }] },
      { ...NOTHING, monsters: [{ code: code(name), ...rest }, { code: code('Mystical Elf') }], ...more },
    ],
  });
  const i = state.decision?.options.findIndex(({ k }) => k === 'attack') ?? -1;
  advance(state, i, () => {});
  expect(state.decision?.about.purpose).toBe('attackTarget');
  return state;
}

test('a stronger monster destroys a weaker one in Attack Position, and the difference is damage', () => {
  const state = attack('Summoned Skull', { name: 'Battle Ox' });
  expect(forecast(state, 0, 0)).toEqual({ damage: [0, 800], attackerFalls: false, targetFalls: true });
  expect(forecasts(state, 0).size).toBe(2);
  // The table itself is as it was.
  expect(state.players[1].lp).toBe(8000);
  expect(state.battle?.damage ?? [0, 0]).toEqual([0, 0]);
});

test('a wall costs the attacker the difference, and nothing falls', () => {
  const state = attack('Battle Ox', { name: 'Mystical Elf', position: 'defense' });
  expect(forecast(state, 0, 0)).toEqual({ damage: [300, 0], attackerFalls: false, targetFalls: false });
});

test('nothing is said of a face-down target that was not seen, whatever it is', () => {
  const state = attack('Battle Ox', { name: 'Mystical Elf', position: 'faceDownDefense' });
  expect(forecast(state, 0, 0)).toBeNull();
  expect(forecasts(state, 0).has(0)).toBe(false);
});

test('an answer that could come is not foretold: the set Trap of the other side is passed', () => {
  const trap = { spells: [{ code: code('Trap Hole'), position: 'set' as const }] };
  const state = attack('Summoned Skull', { name: 'Battle Ox' }, trap);
  expect(forecast(state, 0, 0)?.targetFalls).toBe(true);
});

test('the battle under way has one too, until it is calculated', () => {
  const state = attack('Summoned Skull', { name: 'Battle Ox' });
  advance(state, 0, () => {});
  for (let n = 0; n < 20 && state.battle !== null && state.sub !== 'calc'; n++) {
    expect(forecasts(state, 0).get(-1)).toMatchObject({ damage: [0, 800] });
    advance(state, state.decision?.options.findIndex(({ k }) => k === 'pass') ?? 0, () => {});
  }
});
