import type { Strings } from '../index.ts';

export const siding: Strings['siding'] = {
  notInDeck: (card) => `${card} non è nel deck.`,
  notInSide: (card) => `${card} non è nel Side Deck.`,
  nothing: (card) => `${card} con ${card} non cambierebbe niente.`,
  otherPart: (out, kept, into, other) =>
    `${out} è nel ${kept}, ${into} va nel ${other}: ogni parte mantiene la sua misura.`,
  size: (part, is, was) => `${part}: ${is} carte, ha iniziato il match con ${was} (SIDE-04).`,
  copies: (card, is, was) => `${card}: ${is} copie, ne sono state registrate ${was} per il match (SIDE-03).`,
  nothingToTakeBack: 'Non c’è niente da annullare.',
  asRegistered: 'Il deck è come è stato registrato.',
  fusionDeck: 'Deck Fusioni',
  extraDeck: 'Extra Deck',
};
