import type { Strings } from '../index.ts';

export const history: Strings['history'] = {
  title: 'Storico',
  nothing: 'Ancora niente di giocato.',
  toBegin: 'Ogni duello che finisci resta salvato qui: Esc, poi Invio su "Duello".',
  tally: (won, lost, drawn) => `Storico: ${won} vinti, ${lost} persi${drawn === 0 ? '' : `, ${drawn} pari`}`,
  columns: ['data', 'esito', 'turni', 'LP', 'per', 'deck'],
  reasons: {
    lp: 'Life Points',
    'deck-out': 'senza carte',
    exodia: 'Exodia',
    effect: 'un effetto',
    surrender: 'resa',
    draw: 'tutti e due',
  },
  match: (score) => `match ${score}: `,
  decks: (own, opponent, other) => `${own} contro ${opponent}: ${other}`,
  notOver: (save) => `non finito: ${save}`,
  goesOn: 'Invio lo continua, v lo guarda; il salvataggio resta com’è.',
  whichDuel: 'Quale duello del match?',
  duelOf: (n, result, file) => `Duello ${n}: ${result}, ${file}`,
  looksAt: 'Invio: guarda il duello scelto. Dopo la fine segue il successivo.',
  opens: (duels) => (duels > 1 ? 'Invio mostra i suoi duelli.' : 'Invio mostra di nuovo il duello.'),
  noReplay: 'Di questo duello non è stato salvato un replay.',
};
