import type { Strings } from '../index.ts';

export const leave: Strings['leave'] = {
  title: 'Lasciare il duello?',
  score: (turn, name, theirs, own, yours) => `Turno ${turn}: ${name} ${theirs}, ${own} ${yours} Life Points.`,
  stay: 'Continua a giocare',
  surrender: 'Arrenditi: il duello finisce come perso e resta nello storico',
  surrenders: (name) => `Arrenditi: perde ${name}; il duello resta nello storico`,
  toMenu: (kept) => `Vai al menu: ${kept}`,
  quit: (kept) => `Esci da Duelo: ${kept}`,
  notKept: 'il duello finisce senza risultato',
  /** Where nothing has been chosen so far. */
  notBegun: 'non hai ancora scelto nulla, non resta',
  kept: (isMatch) => `il ${isMatch ? 'match' : 'duello'} si può riprendere`,
};
