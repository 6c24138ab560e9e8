import type { Strings } from '../index.ts';

export const matchSteps: Strings['matchSteps'] = {
  nobodyDecides: 'aquí nadie decide quién empieza',
  nobodyDecidesNow: 'ahora nadie decide quién empieza',
  noDuelBegins: 'aquí no empieza ningún duelo',
  noDuelPlayed: 'aquí no se juega ningún duelo',
  noDuelDue: 'ahora no toca ningún duelo',
  noResultBack: 'aquí no se puede deshacer ningún resultado',
  notOver: 'aquí el match no ha terminado',
  changesNoDeck: (player) => `el jugador ${player} no cambia aquí ningún deck`,
  noDeckChanged: 'ahora no se cambia ningún deck',
};
