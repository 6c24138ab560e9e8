import { describe, expect, test } from 'vitest';
import { buildPool } from '../../src/cards/pool.ts';
import {
  advance,
  compilePool,
  createDuel,
  decisionView,
  type Event,
  maskEvent,
  type PlayerId,
  type State,
} from '../../src/engine/index.ts';
import { eventText, optionText, promptText } from '../../src/text/index.ts';

const NAMES = ['Yugi', 'Kaiba'] as const;
const STEPS = 400;

/** Numbers that look random and are the same every time. */
function dice(seed: number): (n: number) => number {
  let at = seed;
  return (n) => {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff;
    return (at >> 8) % n;
  };
}

describe('a duel played at random', () => {
  const pool = compilePool(buildPool(), 'texts');
  const inDeck = pool.defs.filter((def) => !def.isToken && !def.inExtra);
  const withEffect = inDeck.filter((def) => def.card.effects.length > 0);
  const extra = pool.defs.filter((def) => def.inExtra).map((def) => def.code);

  /** Some names bring a mark of their own: Swift Samurai Storm! */
  const marked = pool.defs.map(({ name }) => name).filter((name) => name.endsWith('!'));
  const ends = (text: string): boolean => /[.?]$/.test(text) || marked.some((name) => text.endsWith(name));

  test.each([1, 2, 3, 4])('is told without a fault to both seats (seed %i)', (seed) => {
    const next = dice(seed);
    const pick = (n: number, from: typeof inDeck) =>
      Array.from({ length: n }, () => from[next(from.length)]?.code ?? 0);
    const deck = () => ({ main: [...pick(30, withEffect), ...pick(15, inDeck)], extra });
    const faults: string[] = [];
    const note = (text: string, fault: string | undefined) =>
      fault === undefined || faults.push(`${fault}: ${text}`);
    let state: State | undefined;
    let lines = 0;
    const listen = (e: Event) => {
      if (state === undefined) return;
      for (const seat of [0, 1] as const satisfies readonly PlayerId[]) {
        const text = eventText(maskEvent(state, e, seat), seat, NAMES);
        if (text === '') continue;
        lines += 1;
        // Names are not quoted here, and some hold what no sentence does ("D. Human").
        note(text, ends(text) ? undefined : 'no full stop');
      }
    };
    state = createDuel({ pool, rules: 'goat', seed, first: 0, decks: [deck(), deck()] }, listen);
    for (let i = 0; i < STEPS && state.result === null && state.decision !== null; i++) {
      const view = decisionView(state, state.decision.player);
      if (view === null) throw new Error('nobody is asked');
      note(promptText(view), ends(promptText(view)) ? undefined : 'no full stop');
      for (const o of view.options)
        note(optionText(o, view), optionText(o, view) === '' ? 'empty' : undefined);
      advance(state, next(view.options.length), listen);
    }
    expect(faults).toEqual([]);
    expect(lines).toBeGreaterThan(50);
  });
});
