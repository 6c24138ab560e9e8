import { describe, expect, test } from 'vitest';
import {
  advance,
  createDuel,
  hashState,
  type State,
  viewFor,
  ZONE,
  ZONES_PER_PLAYER,
} from '../../src/engine/index.ts';
import {
  census,
  checkAsked,
  checkConservation,
  checkCopies,
  checkOptions,
  checkSecrecy,
  checkZones,
  permuteHidden,
} from '../../src/headless/checks.ts';
import { createDice } from '../../src/headless/dice.ts';
import { sortOf } from '../../src/headless/fuzz.ts';
import { setupOf } from '../../src/session/start.ts';
import { game, planOf } from '../session/table.ts';

function midDuel(seed: number, decisions = 25): State {
  const state = createDuel(setupOf(planOf(seed)), null);
  const dice = createDice(seed);
  for (let n = 0; n < decisions && state.decision !== null; n += 1) {
    advance(state, dice.below(state.decision.options.length), null);
  }
  return state;
}

describe('checks of a state', () => {
  test('a sound duel passes all of them', () => {
    const state = createDuel(setupOf(planOf(1)), null);
    const start = census(state);
    const dice = createDice(1);
    for (let n = 0; n < 60 && state.decision !== null; n += 1) {
      expect(checkConservation(state, start) ?? checkZones(state) ?? checkAsked(state)).toBeNull();
      expect(checkOptions(state, true)).toEqual([]);
      const choice = dice.below(state.decision.options.length);
      expect(checkCopies(state, choice)).toBeNull();
      for (const viewer of [0, 1] as const) {
        expect(checkSecrecy(state, viewer, choice, (code) => sortOf(game, code), dice.shuffled)).toBeNull();
      }
      advance(state, choice, null);
    }
  });

  test('a card in two places, in none, or under another name is found', () => {
    const state = midDuel(2);
    const start = census(createDuel(setupOf(planOf(2)), null));
    const hand = state.zones[ZONE.hand]!;
    const deck = state.zones[ZONE.deck]!;
    hand.push(deck.at(-1)!);
    expect(checkZones(state)).toMatch(/lies in .* and in|but thinks it is in deck/);
    hand.pop();
    expect(checkZones(state)).toBeNull();
    const lost = deck.pop()!;
    expect(checkZones(state)).toContain(`card ${lost} lies nowhere`);
    deck.push(lost);
    state.cards[lost]!.code += 1;
    expect(checkConservation(state, start)).toContain(`card ${lost} was`);
  });

  test('a decision without options and a state that asks nothing are found', () => {
    const state = midDuel(3);
    state.decision = { ...state.decision!, options: [] };
    expect(checkAsked(state)).toContain('without options');
    state.decision = null;
    expect(checkAsked(state)).toBe('nothing is asked and the duel is not over');
  });
});

describe('permuting what a player cannot see', () => {
  test('changes the other hand and both decks, and nothing that he sees', () => {
    const state = midDuel(4);
    const before = hashState(state);
    const dice = createDice(4);
    const { state: other, changed } = permuteHidden(state, 0, (code) => sortOf(game, code), dice.shuffled);
    expect(changed.size).toBeGreaterThan(20);
    expect(hashState(state)).toBe(before);
    expect(hashState(other)).not.toBe(before);
    expect(viewFor(other, 0)).toEqual(viewFor(state, 0));
    const seen = state.zones[ZONE.hand]!.concat(state.zones[ZONE.gy + ZONES_PER_PLAYER]!);
    expect(seen.filter((id) => changed.has(id))).toEqual([]);
  });
});
