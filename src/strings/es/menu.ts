import type { Strings } from '../index.ts';

export const menu: Strings['menu'] = {
  lines: {
    duel: 'Duelo',
    match: 'Match',
    resume: 'Continuar',
    decks: 'Decks',
    history: 'Historial',
    lab: 'Lab',
    learn: 'Aprender',
    settings: 'Ajustes',
    quit: 'Salir',
  },
  none: 'ninguno',
  noDeck: 'ningún deck que se pueda jugar aquí',
  duel: (deck, other, level) => `${deck}  contra  ${other}, ${level}`,
  match: 'al mejor de tres, con estos decks',
  nth: (n, of) => `${n} de ${of}`,
  decks: (n) => (n === 0 ? 'ninguno todavía' : `${n} deck${n === 1 ? '' : 's'}`),
  history: (n) => (n === 0 ? 'nada jugado todavía' : `${n} duelo${n === 1 ? '' : 's'}`),
  lab: 'posiciones a mano, suceso a suceso',
  settings: (prompts, marks) => `pedir respuesta: ${prompts}, ${marks}`,
  settingUp: 'Preparando la mesa.',
  couldNotBegin: (isMatch, why) => `El ${isMatch ? 'match' : 'duelo'} no pudo empezar: ${why}`,
  hints: {
    noDeck: 'No hay deck con que jugar: pon un archivo .ydk en la carpeta decks/.',
    duel: 'Intro empieza enseguida. Izq y Der cambian una opción, Tab marca la siguiente.',
    match:
      'Lo deciden dos duelos ganados de tres. Entre ellos puedes cambiar cartas con tu Side Deck; quien pierde dice quién empieza.',
    resume: (saves) =>
      saves > 1
        ? `Sigue donde lo dejaste. Izq y Der eligen entre los ${saves} duelos sin acabar.`
        : 'Sigue donde lo dejaste.',
    decks: 'Los decks que puedes jugar, carta por carta.',
    history: (past) => (past === 0 ? 'Cada duelo que acabes se guarda aquí.' : 'Los duelos que has acabado.'),
    lab: 'Monta cualquier posición, juega los dos lados suceso a suceso y guárdala como prueba.',
    learn: 'Ocho lecciones cortas en una mesa de verdad, y las palabras y reglas del juego.',
    settings: 'Cuándo se te pide responder, signos, ritmo e idioma.',
    quit: 'De vuelta a la terminal.',
  },
};
