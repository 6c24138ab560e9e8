import type { Strings } from '../index.ts';
import { inner } from './person.ts';

export const saves: Strings['saves'] = {
  against: (name, level) => `contra ${inner(name)}${level === '' ? '' : ` (${level})`}`,
  duel: (turn, against) => `turno ${turn} ${against}`,
  match: (against) => `match ${against}`,
  turnOfDuel: (turn, duel) => `turno ${turn} del duelo ${duel}`,
  ago: {
    now: 'ahora mismo',
    minutes: (n) => `hace ${n} minuto${n === 1 ? '' : 's'}`,
    hours: (n) => `hace ${n} hora${n === 1 ? '' : 's'}`,
    days: (n) => `hace ${n} día${n === 1 ? '' : 's'}`,
  },
  unreadable: (why) => `Una partida guardada no se puede leer y se queda donde está: ${why}.`,
  noDeck: (name) => `Ya no hay ningún deck ${name}.`,
  noPuzzle: (id) => `Ya no hay ningún puzle ${id}.`,
  notPlayable: (deck, format, why) => `${deck} no se puede jugar en ${format}: ${why}`,
  unsupported: (card) => `${card} todavía no se puede jugar.`,
  andMore: (first, more) => `${first} (y ${more} más)`,
  engineFailed: (at, why) => `El motor de reglas falló en «${at}»: ${why}`,
  kept: (n, newest) =>
    `${n === 1 ? 'Hay un duelo guardado' : `Hay ${n} duelos guardados, el último`}: ${newest}. \`duelo play --resume\` lo continúa.`,
};
