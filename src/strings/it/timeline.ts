import type { Strings } from '../index.ts';
import { to } from './person.ts';

export const timeline: Strings['timeline'] = {
  asked: (name) => `Ora tocca ${to(name)} scegliere.`,
  toPlay: (name) => `Tocca ${to(name)}.`,
  covered: 'Nascosto mentre lo schermo passa di mano.',
  takenBack: (first, more) => `Annullato: ${first}${more === 0 ? '' : `, e altre ${more}`}`,
  doneAgain: (first, more) => `Ripetuto: ${first}${more === 0 ? '' : `, e altre ${more}`}`,
  something: 'una scelta',
  stands: (n, turn) =>
    n === 0 ? 'Il duello è al suo inizio.' : `Il duello è dopo la scelta ${n}, nel turno ${turn}.`,
  nothingBack: 'Non c’è niente da annullare.',
  nothingAgain: 'Non c’è niente da ripetere.',
  noSuch: (n) => `Non c’è nessuna scelta ${n}.`,
  isHere: 'Il duello è già lì.',
  fitsNoMore: (n, line, reason) =>
    `La scelta ${n} non è più valida${line > 0 ? ` (riga ${line})` : ''}: ${reason}`,
  fitsTo: (line, choice) => {
    const why =
      choice === '' ? 'ora il duello finisce in un altro modo' : `lì "${choice}" non è più possibile`;
    return `Dalla riga ${line} il salvataggio non è più valido: ${why}. Il duello riprende da lì; il file intero resta nella cartella old accanto.`;
  },
  title: 'Linea del tempo',
  start: 'Inizio del duello',
  turn: (n) => `Turno ${n}`,
  here: 'qui',
  hint: 'Invio: il duello dopo la scelta indicata. La via attuale resta.',
  fromTheEnd: 'z: annulla e continua     t: linea del tempo',
  isCasual: 'Sono state annullate delle scelte: il duello vale come amichevole.',
  casual: 'amichevole',
};
