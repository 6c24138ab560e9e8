/** The timeline of a duel: what is taken back and done again, and the screen that lists its choices. */
export const timeline = {
  /** A pause before another person looks at the screen. */
  asked: (name: string): string => `${name} is asked now.`,
  /** A pause where the other side would go on. */
  toPlay: (name: string): string => `${name} is to play.`,
  /** Log and timeline, while it is not known which of two persons looks. */
  covered: 'Hidden while the screen changes hands.',
  takenBack: (first: string, more: number): string =>
    `Taken back: ${first}${more === 0 ? '' : `, and ${more} more`}`,
  doneAgain: (first: string, more: number): string =>
    `Done again: ${first}${more === 0 ? '' : `, and ${more} more`}`,
  /** Instead of a choice of which nothing was seen. */
  something: 'a choice',
  stands: (n: number, turn: number): string =>
    n === 0 ? 'The duel stands at its start.' : `The duel stands after choice ${n}, in turn ${turn}.`,
  nothingBack: 'There is nothing to take back.',
  nothingAgain: 'There is nothing to do again.',
  noSuch: (n: number): string => `There is no choice ${n}.`,
  isHere: 'The duel stands there already.',
  fitsNoMore: (n: number, line: number, reason: string): string =>
    `Choice ${n} fits no more${line > 0 ? ` (line ${line})` : ''}: ${reason}`,
  /** The choice that does not fit; empty where the result does not. */
  fitsTo: (line: number, choice: string): string => {
    const why = choice === '' ? 'the duel ends otherwise now' : `"${choice}" is not possible there any more`;
    return `From line ${line} on the save no longer fits: ${why}. The duel goes on from there; the whole file is kept in the folder old beside it.`;
  },
  title: 'Timeline',
  start: 'Start of the duel',
  turn: (n: number): string => `Turn ${n}`,
  here: 'here',
  hint: 'Enter: the duel as it was after the marked choice. The way from here is kept.',
  fromTheEnd: 'z: take back and play on     t: the timeline',
  isCasual: 'Choices were taken back: the duel counts as casual.',
  casual: 'casual',
};
