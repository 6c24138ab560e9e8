import type { Strings } from '../index.ts';
import { inner } from './person.ts';

export const saves: Strings['saves'] = {
  against: (name, level) => `contro ${inner(name)}${level === '' ? '' : ` (${level})`}`,
  duel: (turn, against) => `turno ${turn} ${against}`,
  match: (against) => `match ${against}`,
  turnOfDuel: (turn, duel) => `turno ${turn} del duello ${duel}`,
  ago: {
    now: 'proprio ora',
    minutes: (n) => `${n} minut${n === 1 ? 'o' : 'i'} fa`,
    hours: (n) => `${n} or${n === 1 ? 'a' : 'e'} fa`,
    days: (n) => `${n} giorn${n === 1 ? 'o' : 'i'} fa`,
  },
  unreadable: (why) => `Un salvataggio non si può leggere e resta dov’è: ${why}.`,
  noDeck: (name) => `Non c’è più un deck ${name}.`,
  noPuzzle: (id) => `Non c’è più un enigma ${id}.`,
  notPlayable: (deck, format, why) => `${deck} non si può giocare in ${format}: ${why}`,
  unsupported: (card) => `${card} non si può ancora giocare.`,
  andMore: (first, more) => `${first} (e altri ${more})`,
  engineFailed: (at, why) => `Il motore delle regole ha fallito a "${at}": ${why}`,
  kept: (n, newest) =>
    `${n === 1 ? 'C’è un duello salvato' : `Ci sono ${n} duelli salvati, il più nuovo`}: ${newest}. \`duelo play --resume\` lo riprende.`,
};
