/** The first screen. */
export const menu = {
  lines: {
    duel: 'Duel',
    match: 'Match',
    resume: 'Resume',
    decks: 'Decks',
    history: 'History',
    lab: 'Lab',
    learn: 'Learn',
    settings: 'Settings',
    quit: 'Quit',
  },
  none: 'none',
  noDeck: 'no deck that can be played here',
  /** Own deck, the other side's, the opponent's level. */
  duel: (deck: string, other: string, level: string) => `${deck} against ${other}, ${level}`,
  match: 'best of three, with these decks',
  nth: (n: number, of: number) => `${n} of ${of}`,
  decks: (n: number) => (n === 0 ? 'none yet' : `${n} deck${n === 1 ? '' : 's'}`),
  history: (n: number) => (n === 0 ? 'nothing played yet' : `${n} duel${n === 1 ? '' : 's'}`),
  lab: 'positions by hand, event by event',
  settings: (prompts: string, marks: string) => `asked for responses ${prompts}, ${marks}`,
  settingUp: 'Setting up the table.',
  couldNotBegin: (isMatch: boolean, why: string) =>
    `The ${isMatch ? 'match' : 'duel'} could not begin: ${why}`,
  hints: {
    noDeck: 'There is no deck to play with: put a .ydk file into the folder decks/.',
    duel: 'Enter starts at once. Left and Right change a choice, Tab marks the next.',
    match:
      'Two won duels of three decide it. Between them you may exchange cards with your Side Deck; the loser says who goes first.',
    resume: (saves: number) =>
      saves > 1
        ? `Goes on where you left. Left and Right choose among the ${saves} duels that are not over.`
        : 'Goes on where you left.',
    decks: 'The decks you can play, card by card.',
    history: (past: number) =>
      past === 0 ? 'Every duel you finish is kept here.' : 'The duels you have finished.',
    lab: 'Put any position together, play both sides event by event, and keep it as a test.',
    learn: 'Eight short lessons on a real table, and the words and rules of the game to look up.',
    settings: 'When you are asked for a response, marks and pace.',
    quit: 'Back to the shell.',
  },
};
