import type { Strings } from '../index.ts';

export const siding: Strings['siding'] = {
  notInDeck: (card) => `${card} não está no Deck.`,
  notInSide: (card) => `${card} não está no Deck Auxiliar.`,
  nothing: (card) => `${card} por ${card} não mudaria nada.`,
  otherPart: (out, kept, into, other) =>
    `${out} está no ${kept}, ${into} pertence ao ${other}: cada parte mantém o tamanho.`,
  size: (part, is, was) => `${part}: ${is} cards, começou a partida com ${was} (SIDE-04).`,
  copies: (card, is, was) => `${card}: ${is} cópias, ${was} foram registradas para a partida (SIDE-03).`,
  nothingToTakeBack: 'Não há nada a desfazer.',
  asRegistered: 'O Deck está como foi registrado.',
  fusionDeck: 'Deck de Fusão',
  extraDeck: 'Deck Adicional',
};
