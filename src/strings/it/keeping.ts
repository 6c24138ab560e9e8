import type { Strings } from '../index.ts';

export const keeping: Strings['keeping'] = {
  folder: (path, why) =>
    `la cartella dei dati ${path} non si può usare: ${why}; indicane un’altra con --data-dir DIR`,
  cannotRead: (path, why) => `impossibile leggere ${path}: ${why}`,
  locked: (path) =>
    `${path}: un altro client tiene questo blocco; cancella il file se non ce n’è uno in funzione`,
  nothingEver: (why) => `Non si può salvare niente: ${why}`,
  notWritten: (file, why) => `Non salvato (${file}): ${why}`,
  setAside: (file, as) => `Impossibile leggere ${file}. Resta come ${as}, e ne è stato iniziato uno vuoto.`,
  noFreeName: (path) => `${path}: non si può leggere, e non c’è un nome libero per metterlo da parte`,
  tryAgain: (why) => `Il duello non si può salvare: ${why}. Riprova o lascialo.`,
  waits: 'Ora il duello non si può salvare. Invio riprova.',
  endNotWritten: (why) => `La fine del duello non si può salvare: ${why}. Riprendi nel menu ci riporta.`,
  notInHistory: (why) =>
    `Lo storico non si può scrivere: ${why}. Il duello vi entra al prossimo avvio che lo permette.`,
  cannotGoOn: 'il duello non può continuare',
  couldNotDecide: (name, why) =>
    `${name} non è riuscito a decidere (${why}); è stata fatta la scelta più sicura.`,
  nothingWorks: 'Niente di ciò che è offerto si può eseguire; il duello si ferma qui e resta salvato.',
  wrongAnswer: (i, of) => `ha risposto ${i} di ${of}`,
};
