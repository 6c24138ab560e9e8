import type { Strings } from '../index.ts';
import { inner, to } from './person.ts';

export const timeline: Strings['timeline'] = {
  asked: (name) => `Ahora decide ${inner(name)}.`,
  toPlay: (name) => `Le toca ${to(name)}.`,
  covered: 'Oculto mientras la pantalla cambia de manos.',
  takenBack: (first, more) => `Deshecho: ${first}${more === 0 ? '' : `, y ${more} más`}`,
  doneAgain: (first, more) => `Rehecho: ${first}${more === 0 ? '' : `, y ${more} más`}`,
  something: 'una decisión',
  stands: (n, turn) =>
    n === 0 ? 'El duelo está en su inicio.' : `El duelo está tras la decisión ${n}, en el turno ${turn}.`,
  nothingBack: 'No hay nada que deshacer.',
  nothingAgain: 'No hay nada que rehacer.',
  noSuch: (n) => `No hay ninguna decisión ${n}.`,
  isHere: 'El duelo ya está ahí.',
  fitsNoMore: (n, line, reason) =>
    `La decisión ${n} ya no encaja${line > 0 ? ` (línea ${line})` : ''}: ${reason}`,
  fitsTo: (line, choice) => {
    const why = choice === '' ? 'ahora el duelo acaba de otro modo' : `ahí ya no es posible "${choice}"`;
    return `Desde la línea ${line} la partida guardada ya no encaja: ${why}. El duelo sigue desde ahí; el archivo entero se guarda en la carpeta old, a su lado.`;
  },
  title: 'Línea de tiempo',
  start: 'Inicio del duelo',
  turn: (n) => `Turno ${n}`,
  here: 'aquí',
  hint: 'Intro: el duelo tras la decisión marcada. El camino actual se conserva.',
  fromTheEnd: 'z: deshacer y seguir jugando     t: línea de tiempo',
  isCasual: 'Se deshicieron decisiones: el duelo cuenta como amistoso.',
  casual: 'amistoso',
};
