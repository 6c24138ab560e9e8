/** Whole duels of the real engine through the screens: every prompt there is has a menu, and every frame fits. */
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { createDice } from '../../src/headless/dice.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import { createWords } from '../../src/tui/words.ts';
import { open as openTable, opponent, person, randomOpponent } from '../session/table.ts';
import { expectFits, open, type Screen } from './drive.tsx';
import { fakeDeps } from './fake.ts';

const KEYS = [
  'enter',
  'enter',
  'enter',
  '1',
  '2',
  '3',
  'tab',
  'down',
  'down',
  'left',
  'up',
  'esc',
  'g',
  'L',
  'c',
  'p',
  '?',
];

async function screenOf(session: DuelSession, columns: number, rows: number): Promise<Screen> {
  const { deps } = fakeDeps({ startDuel: async () => session });
  const screen = await open({ deps, columns, rows, words: await createWords() });
  await screen.press('enter');
  return screen;
}

describe.each([
  [80, 24],
  [120, 40],
])('at %i x %i', (columns, rows) => {
  test('a duel against an opponent, played by keys at random', { timeout: 120_000 }, async () => {
    const { session } = openTable(11, opponent(randomOpponent(3)), { prompts: 'always' });
    const screen = await screenOf(session, columns, rows);
    const dice = createDice(columns);
    const titles = new Set<string>();
    for (let i = 0; i < 350 && session.get().end === null; i++) {
      await act(() => session.settled());
      await screen.when(() => screen.app.state.get().duel?.shown.catchUp());
      const { stack } = screen.app.state.get();
      // Back from where the keys have led, more often than not.
      const away = stack.at(-1)?.k !== 'duel' && dice.below(3) > 0;
      const key = away ? 'esc' : (KEYS[dice.below(KEYS.length)] ?? 'enter');
      await screen.press(key);
      expectFits(screen.frame(), columns, rows);
      titles.add(session.get().decision?.kind ?? 'none');
    }
    expect(titles.size).toBeGreaterThan(2);
    await screen.close();
    await session.dispose();
  });

  test('whatever is asked, the menu offers exactly what is legal', { timeout: 120_000 }, async () => {
    const { session } = openTable(5, person, { prompts: 'always', handOver: true });
    const screen = await screenOf(session, columns, rows);
    const dice = createDice(rows);
    for (let i = 0; i < 120 && session.get().end === null; i++) {
      const { decision, pause } = session.get();
      const lines = screen.frame().split('\n');
      if (pause !== null) {
        expect(screen.frame()).toContain('1 Continue');
        await screen.when(() => screen.app.state.get().duel?.pick({ k: 'proceed' }));
        continue;
      }
      expect(decision).not.toBeNull();
      expect(lines.some((line) => line.includes('> 1 '))).toBe(true);
      const option = { k: 'option', i: dice.below(decision?.options.length ?? 0) } as const;
      await screen.when(() => screen.app.state.get().duel?.pick(option));
    }
    await screen.close();
    await session.dispose();
  });
});
