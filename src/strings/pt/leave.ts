import type { Strings } from '../index.ts';

export const leave: Strings['leave'] = {
  title: 'Deixar o duelo?',
  score: (turn, name, theirs, own, yours) =>
    `Turno ${turn}: ${name} ${theirs}, ${own} ${yours} Pontos de Vida.`,
  stay: 'Continuar jogando',
  surrender: 'Desistir: o duelo acaba como perdido e fica no histórico',
  surrenders: (name) => `Desistir: ${name} perde; o duelo fica no histórico`,
  toMenu: (kept) => `Ir para o menu: ${kept}`,
  quit: (kept) => `Sair do Duelo: ${kept}`,
  notKept: 'o duelo acaba sem resultado',
  /** Where nothing has been chosen so far. */
  notBegun: 'nada foi escolhido ainda, nada é guardado',
  kept: (isMatch) => `${isMatch ? 'a partida' : 'o duelo'} pode continuar depois`,
};
