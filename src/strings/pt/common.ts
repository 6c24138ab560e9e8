import type { Strings } from '../index.ts';

/** Kinds of counter, as behind the noun. */
const COUNTERS: Readonly<Record<string, string>> = { spell: 'de Magia', bes: 'B.E.S.' };

export const common: Strings['common'] = {
  you: 'Você',
  computer: 'O computador',
  player: (n) => `Jogador ${n}`,
  range: (from, to, count) => `${from}-${to} de ${count}`,
  loading: 'Carregando os cards.',
  cards: (n) => `${n} card${n === 1 ? '' : 's'}`,
  counters: (n, kind) => `${n} Marcador${n === 1 ? '' : 'es'} ${COUNTERS[kind.toLowerCase()] ?? kind}`,
  mainDeck: 'Deck Principal',
  sideDeck: 'Deck Auxiliar',
  lifePoints: 'Pontos de Vida',
  lp: 'PV',
  results: { won: 'venceu', lost: 'perdeu', drawn: 'empate' },
  levels: {
    random: 'Ao acaso',
    greedy: 'Ganancioso',
    'wb-like': 'Por roteiro',
    lucky: 'Sortudo',
    novice: 'Novato',
    standard: 'Padrão',
    hard: 'Difícil',
    expert: 'Avançado',
    master: 'Mestre',
    self: 'os dois lados',
  },
};
