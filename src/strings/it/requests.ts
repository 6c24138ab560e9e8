import type { Strings } from '../index.ts';

export const requests: Strings['requests'] = {
  numberOr: (most, action) => `ci si aspettava un numero da 1 a ${most}, o un’azione come ${action}`,
  numberOrOption: (most, option) => `ci si aspettava un numero da 1 a ${most}, o ${option}`,
  notJson: (why) => `non è JSON: ${why}`,
  noExchange: (line) => `${line} non è uno scambio; uno è {"swap":["Out","In"]}`,
  noCard: (card, near) => `nessuna carta si chiama ${card}${near === '' ? '' : `; intendi ${near}?`}`,
  takesCard: '`card` vuole il nome di una carta',
  takesTrue: (key) => `\`${key}\` vuole true`,
  takesChoice: '`jump` vuole il numero di una scelta',
  duelOnly: (key) => `\`${key}\` è per un duello; ora non se ne gioca nessuno`,
  side: {
    exchange: 'Scambiare carte con il Side Deck?',
    comesIn: (card) => `Che cosa entra al posto di ${card}?`,
    play: 'Gioca con questo deck',
    back: 'Annulla l’ultimo scambio',
    reset: 'Il deck com’è stato registrato',
    keep: 'Lasciala',
    out: (card) => `Togli ${card}`,
    in: (card) => `Metti ${card}`,
  },
};
