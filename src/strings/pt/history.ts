import type { Strings } from '../index.ts';

export const history: Strings['history'] = {
  title: 'Histórico',
  nothing: 'Nada jogado ainda.',
  toBegin: 'Cada duelo que você terminar fica guardado aqui: Esc, depois Enter em "Duelo".',
  tally: (won, lost, drawn) =>
    `Histórico: ${won} vencidos, ${lost} perdidos${drawn === 0 ? '' : `, ${drawn} empatados`}`,
  columns: ['data', 'result', 'turno', 'PV', 'por', 'Deck'],
  reasons: {
    lp: 'Pontos de Vida',
    'deck-out': 'Deck vazio',
    exodia: 'Exodia',
    effect: 'um efeito',
    surrender: 'desistência',
    draw: 'ambos juntos',
  },
  match: (score) => `partida ${score}: `,
  decks: (own, opponent, other) => `${own} contra ${opponent}: ${other}`,
  notOver: (save) => `inacabado: ${save}`,
  goesOn: 'Enter continua, v mostra o duelo; o jogo salvo fica como está.',
  whichDuel: 'Qual duelo da partida?',
  duelOf: (n, result, file) => `Duelo ${n}: ${result}, ${file}`,
  looksAt: 'Enter: vê o duelo marcado. Depois do fim vem o seguinte.',
  opens: (duels) => (duels > 1 ? 'Enter mostra os duelos dela.' : 'Enter mostra o duelo de novo.'),
  noReplay: 'Nenhum replay deste duelo foi guardado.',
};
