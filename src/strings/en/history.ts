/** The duels that were played. */
export const history = {
  title: 'History',
  nothing: 'Nothing played yet.',
  toBegin: 'Every duel you finish is kept here: Esc, then Enter on "Duel" starts one.',
  tally: (won: number, lost: number, drawn: number) =>
    `History: ${won} won, ${lost} lost${drawn === 0 ? '' : `, ${drawn} drawn`}`,
  columns: ['date', 'result', 'turns', 'LP', 'by', 'deck'],
  /** What ended it; at most 15 columns. */
  reasons: {
    lp: 'Life Points',
    'deck-out': 'no card to draw',
    exodia: 'Exodia',
    effect: 'a card effect',
    surrender: 'surrender',
    draw: 'both at once',
  },
  match: (score: string) => `match ${score}: `,
  decks: (own: string, opponent: string, other: string) => `${own} against ${opponent}: ${other}`,
  notOver: (save: string) => `not over yet: ${save}`,
  goesOn: 'Enter goes on with it, v looks at it; the save stays as it is.',
  whichDuel: 'Which duel of the match?',
  duelOf: (n: number, result: string, file: string) => `Duel ${n}: ${result}, ${file}`,
  looksAt: 'Enter: looks at the marked duel. From its end the next one follows.',
  opens: (duels: number) => (duels > 1 ? 'Enter looks at its duels.' : 'Enter looks at the duel again.'),
  noReplay: 'No replay of this duel was kept.',
};
