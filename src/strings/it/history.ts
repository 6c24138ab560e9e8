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
  goesOn: 'Invio lo riprende.',
  where: (isMatch) =>
    `Invio mostra dove ${isMatch ? 'sono i replay dei suoi duelli' : 'è il replay di questo duello'}.`,
  noReplay: 'Di questo duello non è stato salvato un replay.',
  replay: 'Replay',
  duel: (n, of, result) => `Duello ${n} di ${of}, ${result}`,
};
