import type { Strings } from '../index.ts';

/** Kinds of counter, as behind the noun. */
const COUNTERS: Readonly<Record<string, string>> = { spell: 'de Hechizo', bes: 'B.E.S.' };

export const common: Strings['common'] = {
  you: 'Tú',
  computer: 'El ordenador',
  player: (n) => `Jugador ${n}`,
  range: (from, to, count) => `${from}-${to} de ${count}`,
  loading: 'Cargando las cartas.',
  cards: (n) => `${n} carta${n === 1 ? '' : 's'}`,
  counters: (n, kind) => `${n} Contador${n === 1 ? '' : 'es'} ${COUNTERS[kind.toLowerCase()] ?? kind}`,
  mainDeck: 'Main Deck',
  sideDeck: 'Side Deck',
  lifePoints: 'Puntos de Vida',
  lp: 'LP',
  results: { won: 'ganó', lost: 'perdió', drawn: 'empate' },
  levels: {
    random: 'Al azar',
    greedy: 'Codicioso',
    'wb-like': 'Por guion',
    lucky: 'Con suerte',
    novice: 'Novato',
    standard: 'Estándar',
    hard: 'Difícil',
    expert: 'Experto',
    master: 'Maestro',
    self: 'ambos lados',
  },
};
