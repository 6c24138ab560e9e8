import type { Strings } from '../index.ts';

export const menu: Strings['menu'] = {
  lines: {
    duel: 'Duelo',
    match: 'Partida',
    resume: 'Continuar',
    decks: 'Decks',
    history: 'Histórico',
    lab: 'Lab',
    learn: 'Aprender',
    settings: 'Ajustes',
    quit: 'Sair',
  },
  none: 'nenhum',
  noDeck: 'nenhum Deck que possa ser jogado aqui',
  duel: (deck, other, level) => `${deck}  contra  ${other}, ${level}`,
  match: 'melhor de três, com estes Decks',
  nth: (n, of) => `${n} de ${of}`,
  decks: (n) => (n === 0 ? 'nenhum ainda' : `${n} Deck${n === 1 ? '' : 's'}`),
  history: (n) => (n === 0 ? 'nada jogado ainda' : `${n} duelo${n === 1 ? '' : 's'}`),
  lab: 'posições à mão, evento a evento',
  settings: (prompts, marks) => `pedir resposta: ${prompts}, ${marks}`,
  settingUp: 'Preparando a mesa.',
  couldNotBegin: (isMatch, why) => `${isMatch ? 'A partida' : 'O duelo'} não pôde começar: ${why}`,
  hints: {
    noDeck: 'Não há Deck para jogar: ponha um arquivo .ydk na pasta decks/.',
    duel: 'Enter começa na hora. Esq e Dir mudam uma opção, Tab marca a próxima.',
    match:
      'Dois duelos vencidos de três decidem. Entre eles você pode trocar cards com seu Deck Auxiliar; quem perde diz quem começa.',
    resume: (saves) =>
      saves > 1
        ? `Continua de onde você parou. Esq e Dir escolhem entre os ${saves} duelos inacabados.`
        : 'Continua de onde você parou.',
    decks: 'Os Decks que você pode jogar, card por card.',
    history: (past) =>
      past === 0 ? 'Cada duelo que você terminar fica guardado aqui.' : 'Os duelos que você terminou.',
    lab: 'Monte qualquer posição, jogue os dois lados evento a evento e guarde como teste.',
    learn: 'Oito lições curtas em uma mesa de verdade, e as palavras e regras do jogo.',
    settings: 'Quando pedir uma resposta sua, sinais, ritmo e idioma.',
    quit: 'De volta ao terminal.',
  },
};
