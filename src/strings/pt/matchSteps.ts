import type { Strings } from '../index.ts';

export const matchSteps: Strings['matchSteps'] = {
  nobodyDecides: 'ninguém decide aqui quem começa',
  nobodyDecidesNow: 'ninguém decide agora quem começa',
  noDuelBegins: 'nenhum duelo começa aqui',
  noDuelPlayed: 'nenhum duelo é jogado aqui',
  noDuelDue: 'não é hora de um duelo',
  noResultBack: 'nenhum resultado pode ser desfeito aqui',
  notOver: 'a partida não terminou aqui',
  changesNoDeck: (player) => `o jogador ${player} não muda nenhum Deck aqui`,
  noDeckChanged: 'nenhum Deck é mudado agora',
};
