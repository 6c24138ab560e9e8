import type { Strings } from '../index.ts';
import { inner } from './person.ts';

export const replay: Strings['replay'] = {
  choice: (at, of) => `Decisión ${at}/${of}`,
  duel: (n, of) => `Duelo ${n}/${of}`,
  start: 'Empieza el duelo.',
  unseen: 'No se ve nada.',
  auto: 'Avanza solo.',
  nextDuel: 'El paso siguiente lleva al próximo duelo del match.',
  misfit: (line, reason) => `Desde la línea ${line} el archivo ya no encaja: ${reason}`,
  bothOpen: 'dos manos',
  eyesOf: (name) => `visto por ${inner(name)}`,
  eyesYours: 'visto por ti',
  playFrom: {
    title: 'Jugar desde aquí',
    about: (n, turn) =>
      `Un duelo propio, en el turno ${turn}${n === 0 ? '' : `, tras la decisión ${n}`}. Cuenta como amistoso; la repetición no cambia.`,
    seat: '¿Qué lado es el tuyo?',
    seatOf: (n, name) => `Lado ${n}: ${name}`,
    both: 'Ambos lados',
    against: '¿Quién juega el otro lado?',
  },
};
