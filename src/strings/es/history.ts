import type { Strings } from '../index.ts';

export const history: Strings['history'] = {
  title: 'Historial',
  nothing: 'Nada jugado todavía.',
  toBegin: 'Cada duelo que acabes se guarda aquí: Esc, y luego Intro en "Duelo".',
  tally: (won, lost, drawn) =>
    `Historial: ${won} ganados, ${lost} perdidos${drawn === 0 ? '' : `, ${drawn} empatados`}`,
  columns: ['fecha', 'result', 'turno', 'LP', 'por', 'deck'],
  reasons: {
    lp: 'Puntos de Vida',
    'deck-out': 'sin qué robar',
    exodia: 'Exodia',
    effect: 'un efecto',
    surrender: 'rendición',
    draw: 'ambos a la vez',
  },
  match: (score) => `match ${score}: `,
  decks: (own, opponent, other) => `${own} contra ${opponent}: ${other}`,
  notOver: (save) => `sin acabar: ${save}`,
  goesOn: 'Intro sigue con él, v lo mira; la partida guardada queda igual.',
  whichDuel: '¿Qué duelo del match?',
  duelOf: (n, result, file) => `Duelo ${n}: ${result}, ${file}`,
  looksAt: 'Intro: mira el duelo marcado. Tras su final sigue el siguiente.',
  opens: (duels) => (duels > 1 ? 'Intro muestra sus duelos.' : 'Intro muestra el duelo otra vez.'),
  noReplay: 'No se guardó repetición de este duelo.',
};
