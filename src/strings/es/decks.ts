import type { Strings } from '../index.ts';

export const decks: Strings['decks'] = {
  title: 'Decks',
  none: 'Todavía no hay decks. Pon un archivo .ydk en la carpeta decks/.',
};
