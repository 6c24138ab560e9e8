import type { Strings } from '../index.ts';

export const deckProblems: Strings['deckProblems'] = {
  tooFew: (n, least) =>
    `Deck Principal: ${n} ${n === 1 ? 'card' : 'cards'}, são necessários pelo menos ${least}.`,
  tooMany: (n, most) => `Deck Principal: ${n} cards, são permitidos no máximo ${most}.`,
  sideSize: (n, sizes) =>
    `Deck Auxiliar: ${n} ${n === 1 ? 'card' : 'cards'}, permitidos: ${sizes.join(' ou ')}.`,
  extraSize: (extra, n, most) => `${extra}: ${n} cards, são permitidos no máximo ${most}.`,
  copies: (card, n, most) =>
    `${card}: ${n} cópias somando todas as partes, são permitidas no máximo ${most}.`,
  forbidden: (card) => `${card}: Proibido, nenhuma cópia é permitida em nenhuma parte.`,
  limited: (card, n) => `${card}: Limitado, ${n} cópias somando todas as partes, é permitida 1.`,
  semiLimited: (card, n) => `${card}: Semilimitado, ${n} cópias somando todas as partes, são permitidas 2.`,
  extraInMain: (card, extra) => `${card}: pertence ao ${extra}, não ao Deck Principal.`,
  extraInSide: (card, extra) => `${card}: pertence ao ${extra}, não ao Deck Auxiliar.`,
  notExtra: (card, extra) => `${card}: pertence ao Deck Principal, não ao ${extra}.`,
  extraKind: (card) => `${card}: monstros deste tipo não existem neste formato.`,
  notInPool: (card) => `${card}: não está entre os cards deste formato.`,
  noCard: (passcode) => `Nenhum card tem o código ${passcode}.`,
};
