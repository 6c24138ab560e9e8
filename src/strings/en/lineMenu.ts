/** The menu in line mode. */
export const lineMenu = {
  fields: { deck: 'Your deck', opponentDeck: 'Their deck', against: 'Opponent' },
  help: 'A number opens that line. A word shows the lines with it, an empty line all of them. q goes back.',
  noNumber: (n: number) => `There are the numbers 1 to ${n}.`,
  noLine: (word: string) => `No line holds “${word}”.`,
  lab: 'Lab: boards of your own, event by event',
  whichRule: 'Type a word or the id of a rule.',
  ruleHelp:
    'A word or an id, such as chain or EQUIP-06, tells those rules and words of the game. An empty line or q goes back.',
  kept: 'Kept.',
  turns: (n: number) => `${n} turn${n === 1 ? '' : 's'}`,
};
