/** The menu in line mode. */
export const lineMenu = {
  fields: { deck: 'Your deck', opponentDeck: 'Their deck', against: 'Opponent' },
  noNumber: (n: number) => `There are the numbers 1 to ${n}.`,
  noLine: (word: string) => `No line holds “${word}”. An empty line shows all of them.`,
  kept: 'Kept.',
  turns: (n: number) => `${n} turn${n === 1 ? '' : 's'}`,
};
