import { describe, expect, test } from 'vitest';
import { englishWords } from '../../src/session/english.ts';
import { loadGame } from '../../src/session/game.ts';

const POLYMERIZATION = 24094653;

describe('the words of a game', () => {
  test.each([
    ['goat', 'Fusion Deck'],
    ['edison', 'Extra Deck'],
    ['modern', 'Extra Deck'],
  ])('PRM-04 %s has a %s', async (format, name) => {
    const text = englishWords(await loadGame(format))
      .card(POLYMERIZATION)
      .join(' ');
    expect(text).toContain(`from your ${name}`);
  });
});
