/** Why a deck is not legal, a sentence for each fault. */
export const deckProblems = {
  tooFew: (n: number, least: number) =>
    `Main Deck: ${n} ${n === 1 ? 'card' : 'cards'}, at least ${least} are needed.`,
  tooMany: (n: number, most: number) => `Main Deck: ${n} cards, at most ${most} are allowed.`,
  sideSize: (n: number, sizes: readonly string[]) =>
    `Side Deck: ${n} ${n === 1 ? 'card' : 'cards'}, allowed: ${sizes.join(' or ')}.`,
  extraSize: (extra: string, n: number, most: number) => `${extra}: ${n} cards, at most ${most} are allowed.`,
  copies: (card: string, n: number, most: number) =>
    `${card}: ${n} copies in all parts together, at most ${most} are allowed.`,
  forbidden: (card: string) => `${card}: Forbidden, no copy is allowed in any part.`,
  limited: (card: string, n: number) => `${card}: Limited, ${n} copies in all parts together, 1 is allowed.`,
  semiLimited: (card: string, n: number) =>
    `${card}: Semi-Limited, ${n} copies in all parts together, 2 are allowed.`,
  extraInMain: (card: string, extra: string) => `${card}: belongs in the ${extra}, not in the Main Deck.`,
  extraInSide: (card: string, extra: string) => `${card}: belongs in the ${extra}, not in the Side Deck.`,
  notExtra: (card: string, extra: string) => `${card}: belongs in the Main Deck, not in the ${extra}.`,
  extraKind: (card: string) => `${card}: monsters of its kind do not exist in this format.`,
  notInPool: (card: string) => `${card}: not in the card pool of this format.`,
  noCard: (passcode: number) => `No card has the passcode ${passcode}.`,
};
