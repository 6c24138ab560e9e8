/** The course for a first duel, and the glossary. */
export const learn = {
  title: 'Learn',
  menu: 'first duel and glossary',
  hint: 'A first duel in short lessons, and the words of the game.',
  glossary: 'Glossary',
};
