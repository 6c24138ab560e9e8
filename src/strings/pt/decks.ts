import type { Strings } from '../index.ts';

export const decks: Strings['decks'] = {
  title: 'Decks',
  none: 'Nenhum Deck ainda. Ponha um arquivo .ydk na pasta decks/.',
};
