import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/session/game.ts';
import { gameWords } from '../../src/session/gameWords.ts';

const POLYMERIZATION = 24094653;

describe('the words of a game', () => {
  test.each([
    ['goat', 'Fusion Deck'],
    ['edison', 'Extra Deck'],
    ['modern', 'Extra Deck'],
  ])('PRM-04 %s has a %s', async (format, name) => {
    const text = gameWords(await loadGame(format), 'en')
      .card(POLYMERIZATION)
      .join(' ');
    expect(text).toContain(`from your ${name}`);
  });
});
