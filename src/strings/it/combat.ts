import type { Strings } from '../index.ts';

export const combat: Strings['combat'] = {
  unanswered: (parts: string) => `Senza risposta: ${parts}.`,
  both: 'entrambi sono distrutti',
  falls: (name: string) => `${name} è distrutto`,
  none: 'nulla è distrutto',
  noDamage: 'nessun danno',
  you: (n: number) => `subisci ${n}`,
  they: (name: string, n: number) => `${name} subisce ${n}`,
  facts: 'Il tavolo in frasi',
  faceUp: 'bersaglio scoperto',
  ownWindow: 'Nulla risponde ancora: attivi qualcosa?',
  thinking: (name: string, seconds: number) => `${name} pensa: ${seconds} s`,
  last: (play: string) => `ultima: ${play}`,
  points: (zones: string) => `Punta a ${zones}`,
  nowhere: 'nessuna zona',
  resuming: 'Si rigiocano le scelte del salvataggio.',
  loading: 'Prima si caricano le carte.',
  equipped: 'ha una Carta Equipaggiamento',
  materials: 'tanti Materiali Xyz sotto di esso',
  counters: 'tanti segnalini su di esso',
  arrows: 'Mostro Link: dove puntano le frecce',
};
