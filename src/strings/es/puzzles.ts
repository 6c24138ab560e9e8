import type { Strings } from '../index.ts';

export const puzzles: Strings['puzzles'] = {
  name: 'Puzles',
  menu: (solved, of) => `${solved} de ${of} resueltos`,
  menuHint: 'Gana en un solo turno: cada posición guarda una idea.',
  opponent: 'Adversario',
  goals: { win: 'Gana este turno' },
  difficulties: { 1: 'fácil', 2: 'medio', 3: 'difícil' },
  solved: 'resuelto',
  none: 'Aquí no hay puzles.',
  noneHint: 'Vienen con el cliente, en la carpeta puzzles/. Esc vuelve atrás.',
  rules: 'Conoces todas las cartas salvo los Decks. El otro lado responde lo mejor que puede.',
  hint: 'Pista',
  result: {
    solved: '¡Resuelto!',
    failed: 'No resuelto.',
    turnOver: (lp) => `El turno ha terminado y al otro lado le quedan ${lp} LP.`,
    lost: 'Has perdido.',
    draw: 'Un empate no es una victoria.',
    answer: (text) => `Lo que te detuvo: ${text}`,
    short: 'Nada te detuvo; no fue suficiente.',
    takenBack: 'Deshiciste algo por el camino. Cuenta igualmente.',
  },
  leave: {
    title: '¿Dejar el puzle?',
    text: 'El intento no se guarda.',
    stay: 'Seguir jugando',
    list: 'A la lista de puzles',
    quit: 'Salir de Duelo',
  },
  next: 'el siguiente puzle',
  retry: 'otra vez',
  couldNotBegin: (why) => `El puzle no pudo empezar: ${why}`,
  line: {
    goal: (title, goal) => `${title}. Objetivo: ${goal}.`,
    help: 'H o hint: una pista   R o restart: desde el principio   u deshace   q sale',
    over: 'R lo empieza otra vez   q sale',
    hint: (text) => `Pista: ${text}`,
  },
  check: {
    proved: (ends) =>
      ends === 1
        ? 'la solución está probada'
        : `la solución está probada contra todas las respuestas (${ends} finales)`,
    failed: (why) => `la solución falla: ${why}`,
    tryFails: (n, why) => `el intento ${n} falla: ${why}`,
    tryWins: (n) => `el intento ${n} no falla: alcanza el objetivo`,
    refused: (play) => `las reglas rechazan ${play}`,
    offered: (list) => `posible: ${list}`,
    left: (lp) => `al otro lado le quedan ${lp} LP`,
    drawn: 'pierden ambos lados',
    lost: 'el jugador pierde',
    answered: (answers, then) => `${answers}; después ${then}`,
    summary: (passed, failed) => `${passed} probados, ${failed} fallidos`,
  },
};
