import type { Strings } from '../index.ts';
import { by } from './person.ts';

export const replay: Strings['replay'] = {
  choice: (at, of) => `Scelta ${at}/${of}`,
  duel: (n, of) => `Duello ${n}/${of}`,
  start: 'Il duello inizia.',
  unseen: 'Non si vede nulla.',
  auto: 'Avanza da solo.',
  nextDuel: 'Il passo dopo porta al duello dopo del match.',
  misfit: (line, reason) => `Dalla riga ${line} il file non è più valido: ${reason}`,
  bothOpen: 'due mani',
  eyesOf: (name) => `visto ${by(name)}`,
  eyesYours: 'visto da te',
  playFrom: {
    title: 'Gioca da qui',
    about: (n, turn) =>
      `Un duello a sé, nel turno ${turn}${n === 0 ? '' : `, dopo la scelta ${n}`}. Vale come amichevole; il replay resta com’è.`,
    seat: 'Quale lato è il tuo?',
    seatOf: (n, name) => `Lato ${n}: ${name}`,
    both: 'Entrambi i lati',
    against: 'Chi gioca l’altro lato?',
  },
};
