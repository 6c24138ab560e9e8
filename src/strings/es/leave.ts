import type { Strings } from '../index.ts';

export const leave: Strings['leave'] = {
  title: '¿Dejar el duelo?',
  score: (turn, name, theirs, own, yours) =>
    `Turno ${turn}: ${name} ${theirs}, ${own} ${yours} Puntos de Vida.`,
  stay: 'Seguir jugando',
  surrender: 'Rendirse: el duelo acaba como perdido y queda en el historial',
  surrenders: (name) => `Rendirse: pierde ${name}; el duelo queda en el historial`,
  toMenu: (kept) => `Ir al menú: ${kept}`,
  quit: (kept) => `Salir de Duelo: ${kept}`,
  notKept: 'el duelo acaba sin resultado',
  /** Where nothing has been chosen so far. */
  notBegun: 'aún no has elegido nada, no se guarda',
  kept: (isMatch) => `el ${isMatch ? 'match' : 'duelo'} se puede continuar`,
};
