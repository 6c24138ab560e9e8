const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What several screens say. */
export const common = {
  you: 'You',
  computer: 'The computer',
  player: (n: number) => `Player ${n}`,
  /** A part of a list: the first line, the last one, and how many there are. */
  range: (from: number, to: number, count: number) => `${from}-${to} of ${count}`,
  loading: 'Loading the cards.',
  cards: (n: number) => `${n} card${n === 1 ? '' : 's'}`,
  counters: (n: number, kind: string) =>
    `${n} ${kind === 'bes' ? 'B.E.S.' : kind.split(/[-_ ]/).map(capital).join(' ')} Counter${n === 1 ? '' : 's'}`,
  mainDeck: 'Main Deck',
  sideDeck: 'Side Deck',
  lifePoints: 'Life Points',
  lp: 'LP',
  results: { won: 'won', lost: 'lost', drawn: 'draw' },
  levels: {
    random: 'Random',
    greedy: 'Greedy',
    'wb-like': 'Scripted',
    lucky: 'Lucky',
    novice: 'Novice',
    standard: 'Standard',
    hard: 'Hard',
    expert: 'Expert',
    master: 'Master',
    self: 'both sides',
  },
};
