/** Another key for a command. */
export const bindings = {
  title: 'Keys',
  press: (what: string) => `Press the new key for “${what}”; Esc keeps the old one.`,
  taken: (key: string, what: string) => `${key} is taken: ${what}. Give that another key first.`,
  never: (key: string) => `${key} cannot be given to a command.`,
  hint: 'Enter: another key for it. r: the key it had at first.',
  own: (keys: string, before: string) => `${keys}   (at first: ${before})`,
  /** Before commands that only these have; others there are may be called alike. */
  only: { lab: 'lab', replay: 'replay', side: 'Side Deck', puzzle: 'puzzle' },
};
