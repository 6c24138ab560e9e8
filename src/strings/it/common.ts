import type { Strings } from '../index.ts';

/** Kinds of counter, as behind the noun. */
const COUNTERS: Readonly<Record<string, string>> = { spell: 'Magia', bes: 'B.E.S.' };

export const common: Strings['common'] = {
  you: 'Tu',
  computer: 'Il computer',
  player: (n) => `Giocatore ${n}`,
  range: (from, to, count) => `${from}-${to} di ${count}`,
  loading: 'Caricamento delle carte.',
  cards: (n) => `${n} cart${n === 1 ? 'a' : 'e'}`,
  counters: (n, kind) => `${n} Segnalin${n === 1 ? 'o' : 'i'} ${COUNTERS[kind.toLowerCase()] ?? kind}`,
  mainDeck: 'Main Deck',
  sideDeck: 'Side Deck',
  lifePoints: 'Life Points',
  lp: 'LP',
  results: { won: 'vinto', lost: 'perso', drawn: 'pari' },
  levels: {
    random: 'A caso',
    greedy: 'Avido',
    'wb-like': 'Da copione',
    lucky: 'Fortunato',
    novice: 'Novizio',
    standard: 'Normale',
    hard: 'Difficile',
    expert: 'Esperto',
    master: 'Maestro',
    self: 'tutti e due i lati',
  },
};
