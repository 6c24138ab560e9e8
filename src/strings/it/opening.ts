import type { Strings } from '../index.ts';
import { inner } from './person.ts';

export const opening: Strings['opening'] = {
  matchBegins: 'Inizia un match: lo decidono due duelli vinti, su tre al massimo.',
  duelOfMatch: (n, score) => `Duello ${n} del match: ${score}.`,
  score: {
    even: (n) => `siete ${n} a ${n}`,
    you: (a, b) => `conduci ${a} a ${b}`,
    they: (name, a, b) => `${name} conduce ${a} a ${b}`,
  },
  houseRules: (rules) => `Regole della casa: ${rules}.`,
  greetYou: (name) => `Tu e ${inner(name)} vi salutate.`,
  greet: (one, two) => `${one} e ${two} si salutano.`,
  shuffle: {
    exchange: 'Ogni giocatore mischia il Deck dell’altro e lo restituisce.',
    own: 'Ogni giocatore mischia il proprio Deck, e l’altro lo taglia.',
  },
  yours: (n) => (n === 0 ? 'tu nessuna' : `tu ${n} cart${n === 1 ? 'a' : 'e'}`),
  theirs: (name, n) =>
    n === 0 ? `${inner(name)} nessuna` : `${inner(name)} ${n} cart${n === 1 ? 'a' : 'e'}`,
  decks: (sizes) => `I Deck sono coperti nelle loro zone: ${sizes}.`,
  extra: (extra, sizes) => `Ogni ${extra} è coperto nella sua zona: ${sizes}.`,
  side: (again, sizes) => `I Side Deck vengono contati${again ? ' di nuovo' : ''}, coperti: ${sizes}.`,
  toss: {
    you: (first) => `Vinci il sorteggio e vai per ${first ? 'primo' : 'secondo'}.`,
    they: (name, first) => `${name} vince il sorteggio e va per ${first ? 'primo' : 'secondo'}.`,
  },
  lost: {
    you: (first) => `Hai perso l’ultimo duello e vai per ${first ? 'primo' : 'secondo'}.`,
    they: (name, first) => `${name} ha perso l’ultimo duello e va per ${first ? 'primo' : 'secondo'}.`,
  },
};
