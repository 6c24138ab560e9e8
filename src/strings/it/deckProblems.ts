import type { Strings } from '../index.ts';

export const deckProblems: Strings['deckProblems'] = {
  tooFew: (n, least) => `Main Deck: ${n} ${n === 1 ? 'carta' : 'carte'}, ne servono almeno ${least}.`,
  tooMany: (n, most) => `Main Deck: ${n} carte, ne sono ammesse al massimo ${most}.`,
  sideSize: (n, sizes) => `Side Deck: ${n} ${n === 1 ? 'carta' : 'carte'}, ammesse: ${sizes.join(' o ')}.`,
  extraSize: (extra, n, most) => `${extra}: ${n} carte, ne sono ammesse al massimo ${most}.`,
  copies: (card, n, most) => `${card}: ${n} copie in tutte le parti insieme, ammesse al massimo ${most}.`,
  forbidden: (card) => `${card}: Proibita, nessuna copia è ammessa in nessuna parte.`,
  limited: (card, n) => `${card}: Limitata, ${n} copie in tutte le parti insieme, ammessa 1.`,
  semiLimited: (card, n) => `${card}: Semi-Limitata, ${n} copie in tutte le parti insieme, ammesse 2.`,
  extraInMain: (card, extra) => `${card}: il suo posto è nel ${extra}, non nel Main Deck.`,
  extraInSide: (card, extra) => `${card}: il suo posto è nel ${extra}, non nel Side Deck.`,
  notExtra: (card, extra) => `${card}: il suo posto è nel Main Deck, non nel ${extra}.`,
  extraKind: (card) => `${card}: i mostri del suo genere non esistono in questo formato.`,
  notInPool: (card) => `${card}: non è tra le carte di questo formato.`,
  noCard: (passcode) => `Nessuna carta ha il codice ${passcode}.`,
};
