/** What programs are told in words, on the lines of `--json`. */
export const requests = {
  numberOr: (most: number, action: string) =>
    `expected a number from 1 to ${most}, or an action like ${action}`,
  numberOrOption: (most: number, option: string) => `expected a number from 1 to ${most}, or ${option}`,
  notJson: (why: string) => `not JSON: ${why}`,
  noExchange: (line: string) => `no exchange is ${line}; one is {"swap":["Out","In"]}`,
  noCard: (card: string, near: string) =>
    `no card is called ${card}${near === '' ? '' : `; did you mean ${near}?`}`,
  takesCard: '`card` takes the name of a card',
  takesTrue: (key: string) => `\`${key}\` takes true`,
  takesChoice: '`jump` takes the number of a choice',
  duelOnly: (key: string) => `\`${key}\` is for a duel; none is being played now`,
  side: {
    exchange: 'Exchange cards with the Side Deck?',
    comesIn: (card: string) => `What comes in for ${card}?`,
    play: 'Play with this deck',
    back: 'Take back the last exchange',
    reset: 'The deck as it was registered',
    keep: 'Keep it',
    out: (card: string) => `Take out ${card}`,
    in: (card: string) => `Put in ${card}`,
  },
};
