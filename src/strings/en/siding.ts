/** Why an exchange with the Side Deck is refused. */
export const siding = {
  notInDeck: (card: string) => `${card} is not in the deck.`,
  notInSide: (card: string) => `${card} is not in the Side Deck.`,
  nothing: (card: string) => `${card} for ${card} would change nothing.`,
  otherPart: (out: string, kept: string, into: string, other: string) =>
    `${out} is in the ${kept}, ${into} belongs in the ${other}: each part keeps its size.`,
  size: (part: string, is: number, was: number) =>
    `${part}: ${is} cards, it began the match with ${was} (SIDE-04).`,
  copies: (card: string, is: number, was: number) =>
    `${card}: ${is} copies, ${was} were registered for the match (SIDE-03).`,
  nothingToTakeBack: 'There is nothing to take back.',
  asRegistered: 'The deck is as it was registered.',
  fusionDeck: 'Fusion Deck',
  extraDeck: 'Extra Deck',
};
