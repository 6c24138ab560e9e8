import type { Strings } from '../index.ts';

export const deckProblems: Strings['deckProblems'] = {
  tooFew: (n, least) => `Main Deck: ${n} ${n === 1 ? 'carta' : 'cartas'}, hacen falta al menos ${least}.`,
  tooMany: (n, most) => `Main Deck: ${n} cartas, se permiten ${most} como máximo.`,
  sideSize: (n, sizes) =>
    `Side Deck: ${n} ${n === 1 ? 'carta' : 'cartas'}, permitidas: ${sizes.join(' o ')}.`,
  extraSize: (extra, n, most) => `${extra}: ${n} cartas, se permiten ${most} como máximo.`,
  copies: (card, n, most) =>
    `${card}: ${n} copias sumando todas las partes, se permiten ${most} como máximo.`,
  forbidden: (card) => `${card}: Prohibida, no se permite ninguna copia en ninguna parte.`,
  limited: (card, n) => `${card}: Limitada, ${n} copias sumando todas las partes, se permite 1.`,
  semiLimited: (card, n) => `${card}: Semi-Limitada, ${n} copias sumando todas las partes, se permiten 2.`,
  extraInMain: (card, extra) => `${card}: va en el ${extra}, no en el Main Deck.`,
  extraInSide: (card, extra) => `${card}: va en el ${extra}, no en el Side Deck.`,
  notExtra: (card, extra) => `${card}: va en el Main Deck, no en el ${extra}.`,
  extraKind: (card) => `${card}: los monstruos de su clase no existen en este formato.`,
  notInPool: (card) => `${card}: no está entre las cartas de este formato.`,
  noCard: (passcode) => `Ninguna carta tiene el código ${passcode}.`,
};
