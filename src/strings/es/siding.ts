import type { Strings } from '../index.ts';

export const siding: Strings['siding'] = {
  notInDeck: (card) => `${card} no está en el deck.`,
  notInSide: (card) => `${card} no está en el Side Deck.`,
  nothing: (card) => `${card} por ${card} no cambiaría nada.`,
  otherPart: (out, kept, into, other) =>
    `${out} está en el ${kept}, ${into} va en el ${other}: cada parte conserva su tamaño.`,
  size: (part, is, was) => `${part}: ${is} cartas, empezó el match con ${was} (SIDE-04).`,
  copies: (card, is, was) => `${card}: ${is} copias, se registraron ${was} para el match (SIDE-03).`,
  nothingToTakeBack: 'No hay nada que deshacer.',
  asRegistered: 'El deck está como se registró.',
  fusionDeck: 'Deck de Fusiones',
  extraDeck: 'Extra Deck',
};
