/** After a duel. */
export const end = {
  title: 'The duel is over',
  matchTitle: 'The match is over',
  draw: 'A draw.',
  youWin: 'You win!',
  wins: (name: string) => `${name} wins.`,
  lp: (name: string, theirs: number, own: string, yours: number, turns: number) =>
    `${name}: ${theirs} Life Points     ${own}: ${yours} Life Points     Turns: ${turns}`,
  replay: (file: string) => `Replay: ${file}`,
  chart: 'Life Points after each turn:',
  /** Where a digit of each turn stands for a bar. */
  chartDigits: 'Life Points after each turn (9 is the most, 0 none):',
  turningPoints: 'Turning points:',
  atTurn: (n: number, text: string) => `Turn ${n}: ${text}`,
  lastPlays: 'The last plays:',
  next: {
    again: 'Enter: again, with the same decks',
    anotherMatch: 'Enter: another match, with the same decks',
    onWithMatch: 'Enter: on with the match',
  },
  keys: 'm: to the menu     L: the whole log     g: Graveyards and Decks',
  /** A score: won duels of each side, and draws. */
  score: (a: number, b: number, drawn: number) => `${a} to ${b}${drawn === 0 ? '' : `, ${drawn} drawn`}`,
  match: (own: string, score: string, other: string, duels: number) =>
    `Match: ${own} ${score} ${other} after duel ${duels}.`,
  matchDrawn: (score: string) => `The match is a draw: ${score}.`,
  youWinMatch: (score: string) => `You win the match: ${score}.`,
  winsMatch: (name: string, score: string) => `${name} wins the match: ${score}.`,
  /** Why it ended, told of the loser or the winner; `you` are that one, or `both`. */
  reasons: {
    lp: {
      you: 'You have no Life Points left.',
      they: (name: string) => `${name} has no Life Points left.`,
      both: 'Both sides have no Life Points left.',
    },
    'deck-out': {
      you: 'You could not draw a card.',
      they: (name: string) => `${name} could not draw a card.`,
      both: 'Neither side could draw.',
    },
    exodia: {
      you: 'You have all five pieces of Exodia in hand.',
      they: (name: string) => `${name} has all five pieces of Exodia in hand.`,
      both: 'Both hold all five pieces of Exodia.',
    },
    effect: {
      you: "You have won by a card's effect.",
      they: (name: string) => `${name} has won by a card's effect.`,
      both: 'A card effect ended the duel.',
    },
    surrender: {
      you: 'You have surrendered.',
      they: (name: string) => `${name} has surrendered.`,
      both: 'Both sides have surrendered.',
    },
    draw: {
      you: 'Both sides lost at the same moment.',
      they: (_: string) => 'Both sides lost at the same moment.',
      both: 'Both sides lost at the same moment.',
    },
  },
};
