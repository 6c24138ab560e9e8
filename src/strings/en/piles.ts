/** Everything beside the table that may be looked at. */
export const piles = {
  gy: { title: 'Your Graveyard', empty: 'Nothing in your Graveyard yet.' },
  otherGy: { title: (name: string) => `${name}: Graveyard`, empty: 'Nothing in that Graveyard yet.' },
  removed: { title: 'Your cards removed from play', empty: 'None of your cards is removed from play.' },
  otherRemoved: {
    title: (name: string) => `${name}: removed from play`,
    empty: 'None of those cards is removed from play.',
  },
  extra: {
    title: (extra: string) => `Your ${extra}`,
    empty: (extra: string) => `Your ${extra} is empty.`,
  },
  deck: { title: 'Left in your Deck', empty: 'Your Deck is empty.' },
  hand: {
    title: (name: string) => `${name}: known cards in hand`,
    empty: (name: string, n: number) =>
      `${name} holds ${n} card${n === 1 ? '' : 's'}; none of them is known to you.`,
  },
};
