/** What can be set. */
export const settings = {
  title: 'Settings',
  labels: {
    colours: 'Colours',
    keys: 'Keys',
    moments: 'Ask at one kind of moment',
    prompts: 'Ask for a response',
    marks: 'Marks and lines',
    pace: 'Pace',
    language: 'Language',
  },
  hints: {
    colours:
      'For a dark or a light background, the sixteen of every terminal, or none: marks say the same. As the terminal: what it tells of itself.',
    keys: 'Enter: another key for a command.',
    moments: 'Enter: an answer of its own for a kind of moment, such as attacks or the end of a phase.',
    prompts:
      'Always: at every moment the rules give you. When it matters: when the other side has done something you can answer. Never: you only act on your own turn. In a duel, p changes it.',
    marks: 'ASCII where lines and marks look wrong.',
    pace: 'How long each play of the other side stays before the next one is shown. Enter never waits for it.',
    language: 'Of menus, questions and the log. Texts of cards are in English for now.',
  },
  colours: { auto: 'as the terminal', dark: 'for dark', light: 'for light', basic: 'sixteen', none: 'none' },
  marks: { unicode: 'Unicode', ascii: 'ASCII' },
  paces: { fast: 'fast', normal: 'normal', slow: 'slow' },
  prompts: { always: 'always', 'when it matters': 'when it matters', never: 'never' },
};
