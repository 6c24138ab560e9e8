/** The list of decks. */
export const decks = {
  title: 'Decks',
  none: 'No decks yet. Put a .ydk file into the folder decks/.',
};
