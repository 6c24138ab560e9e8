import type { Strings } from '../index.ts';

export const match: Strings['match'] = {
  title: (duel) => `Match, duello ${duel}`,
  first: {
    youWon: 'Vinci il sorteggio. Chi inizia?',
    won: (name) => `${name} vince il sorteggio. Chi inizia?`,
    youLost: 'Hai perso l’ultimo duello. Chi inizia?',
    lost: (name) => `${name} ha perso l’ultimo duello. Chi inizia?`,
    goFirst: 'Inizia',
    goSecond: 'Gioca per secondo',
  },
  side: {
    mayExchange: (name) => `${name} può scambiare carte ora; Invio mostra il deck.`,
    title: (duel) => `Scambia carte prima del duello ${duel}`,
    hint: 'Invio scambia la carta evidenziata a sinistra con quella a destra.',
    nothing: 'Non c’è niente da scambiare.',
    exchanged: (out, into) => `Esce ${out}, entra ${into}.`,
    takenBack: 'Annullato.',
    nothingToTakeBack: 'Non c’è niente da annullare.',
    asAtTheStart: 'Il deck è com’era all’inizio.',
    nothingExchanged: 'Non è stato scambiato niente.',
    state: (n) => (n === 0 ? 'come registrato' : `${n} cart${n === 1 ? 'a scambiata' : 'e scambiate'}`),
    deck: (main, extra) => `Deck: ${main}${extra === 0 ? '' : ` e ${extra}`} carte`,
    sideDeck: (n) => `Side Deck: ${n} carte`,
  },
};
