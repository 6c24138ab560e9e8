import type { Strings } from '../index.ts';

export const common: Strings['common'] = {
  you: 'Tú',
  computer: 'El ordenador',
  player: (n) => `Jugador ${n}`,
  range: (from, to, count) => `${from}-${to} de ${count}`,
  loading: 'Cargando las cartas.',
  cards: (n) => `${n} carta${n === 1 ? '' : 's'}`,
  mainDeck: 'Main Deck',
  sideDeck: 'Side Deck',
  lifePoints: 'Puntos de Vida',
  lp: 'LP',
  results: { won: 'ganó', lost: 'perdió', drawn: 'empate' },
  levels: {
    random: 'Al azar',
    greedy: 'Codicioso',
    'wb-like': 'Tipo WB',
    lucky: 'Con suerte',
    novice: 'Principiante',
    standard: 'Estándar',
    hard: 'Difícil',
    expert: 'Experto',
    master: 'Maestro',
    self: 'ambos lados',
  },
};
