/** Between the duels of a match. */
export const match = {
  title: (duel: number) => `Match, duel ${duel}`,
  first: {
    youWon: 'You win the toss. Who goes first?',
    won: (name: string) => `${name} wins the toss. Who goes first?`,
    youLost: 'You lost the last duel. Who goes first?',
    lost: (name: string) => `${name} lost the last duel. Who goes first?`,
    goFirst: 'Go first',
    goSecond: 'Go second',
  },
  side: {
    mayExchange: (name: string) => `${name} may exchange cards now; Enter shows the deck.`,
    title: (duel: number) => `Exchange cards before duel ${duel}`,
    hint: 'Enter exchanges the card marked on the left for the one marked on the right.',
    nothing: 'There is nothing to exchange.',
    exchanged: (out: string, into: string) => `${out} out, ${into} in.`,
    takenBack: 'Taken back.',
    nothingToTakeBack: 'There is nothing to take back.',
    asAtTheStart: 'The deck is as it was at the start.',
    nothingExchanged: 'Nothing was exchanged.',
    state: (n: number) => (n === 0 ? 'as registered' : `${n} ${n === 1 ? 'card' : 'cards'} exchanged`),
    deck: (main: number, extra: number) => `Deck: ${main}${extra === 0 ? '' : ` and ${extra}`} cards`,
    sideDeck: (n: number) => `Side Deck: ${n} cards`,
  },
};
