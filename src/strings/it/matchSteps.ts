import type { Strings } from '../index.ts';

export const matchSteps: Strings['matchSteps'] = {
  nobodyDecides: 'qui nessuno decide chi inizia',
  nobodyDecidesNow: 'ora nessuno decide chi inizia',
  noDuelBegins: 'qui non inizia nessun duello',
  noDuelPlayed: 'qui non si gioca nessun duello',
  noDuelDue: 'ora non è il momento di un duello',
  noResultBack: 'qui non si può annullare nessun risultato',
  notOver: 'qui il match non è finito',
  changesNoDeck: (player) => `il giocatore ${player} qui non cambia nessun deck`,
  noDeckChanged: 'ora non si cambia nessun deck',
};
