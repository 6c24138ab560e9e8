/** Asked before a duel in progress is left. */
export const leave = {
  title: 'Leave the duel?',
  score: (turn: number, name: string, theirs: number, own: string, yours: number) =>
    `Turn ${turn}: ${name} ${theirs}, ${own} ${yours} Life Points.`,
  stay: 'Keep playing',
  surrender: 'Surrender: the duel ends as lost and is kept in the history',
  /** With two persons at one screen. */
  surrenders: (name: string) => `Surrender: ${name} loses; the duel is kept in the history`,
  toMenu: (kept: string) => `Leave to the menu: ${kept}`,
  quit: (kept: string) => `Quit Duelo: ${kept}`,
  notKept: 'the duel ends without a result',
  /** Where nothing has been chosen so far. */
  notBegun: 'nothing is chosen yet, nothing is kept',
  kept: (isMatch: boolean) => `the ${isMatch ? 'match' : 'duel'} can be resumed`,
};
