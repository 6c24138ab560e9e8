import type { Strings } from '../index.ts';

export const learn: Strings['learn'] = {
  title: 'Impara',
  menu: 'primo duello e glossario',
  hint: 'Un primo duello in brevi lezioni, e le parole del gioco.',
  glossary: 'Glossario',
};
