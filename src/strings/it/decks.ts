import type { Strings } from '../index.ts';

export const decks: Strings['decks'] = {
  title: 'Deck',
  none: 'Ancora nessun deck. Metti un file .ydk nella cartella decks/.',
};
