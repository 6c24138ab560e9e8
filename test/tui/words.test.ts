import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/session/game.ts';
import { createWords } from '../../src/tui/words.ts';

const POLYMERIZATION = 24094653;

describe('the words of the screen', () => {
  test('follow the format in force', async () => {
    const words = createWords();
    const said = () => [words.extraDeck(), words.text(POLYMERIZATION).join(' ')];
    await loadGame('goat');
    expect(said()).toEqual(['Fusion Deck', expect.stringContaining('from your Fusion Deck')]);
    await loadGame('edison');
    expect(said()).toEqual(['Extra Deck', expect.stringContaining('from your Extra Deck')]);
  });
});
