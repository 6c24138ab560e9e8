import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/session/game.ts';
import { createWords } from '../../src/tui/words.ts';

const POLYMERIZATION = 24094653;

describe('the words of the screen', () => {
  test('follow the format in force', async () => {
    const words = await createWords();
    const said = () => [words.extraDeck(), words.text(POLYMERIZATION).join(' ')];
    await loadGame('goat');
    expect(said()).toEqual(['Fusion Deck', expect.stringContaining('from your Fusion Deck')]);
    await loadGame('edison');
    expect(said()).toEqual(['Extra Deck', expect.stringContaining('from your Extra Deck')]);
  });
});

test('kinds of cards and the Extra Deck are said in the language, before a duel and in one', async () => {
  const { loadGame } = await import('../../src/session/game.ts');
  const { createDuel } = await import('../../src/engine/index.ts');
  const game = await loadGame('classic');
  const [card] = game.cards.filter(({ name }) => name === 'Sangan');
  const code = card?.code ?? 0;
  const deck = { main: Array.from({ length: 40 }, () => code), extra: [] };
  createDuel({ pool: game.pool, rules: game.format.id, seed: 1, first: 0, decks: [deck, deck] });
  for (const [language, kind, extra] of [
    ['es', 'Monstruo de Efecto', 'Deck de Fusiones'],
    ['pt', 'Monstro de Efeito', 'Deck de Fusão'],
    ['it', 'Mostro con Effetto', 'Deck Fusioni'],
  ] as const) {
    const words = await createWords(language);
    expect(words.kind(code)[0]).toBe(kind);
    expect(words.extraDeck()).toBe(extra);
  }
});
