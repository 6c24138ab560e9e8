import type { Strings } from '../index.ts';

export const puzzles: Strings['puzzles'] = {
  name: 'Desafios',
  menu: (solved, of) => `${solved} de ${of} resolvidos`,
  menuHint: 'Vença em um único turno: cada posição guarda uma ideia.',
  opponent: 'Oponente',
  goals: { win: 'Vença neste turno' },
  difficulties: { 1: 'fácil', 2: 'médio', 3: 'difícil' },
  solved: 'resolvido',
  none: 'Não há desafios aqui.',
  noneHint: 'Eles vêm com o cliente, na pasta puzzles/. Esc volta.',
  rules: 'Você conhece todos os cards, menos os Decks. O outro lado responde o melhor que pode.',
  hint: 'Dica',
  result: {
    solved: 'Resolvido!',
    failed: 'Não resolvido.',
    turnOver: (lp) => `O turno acabou e o outro lado ainda tem ${lp} PV.`,
    lost: 'Você perdeu.',
    draw: 'Um empate não é uma vitória.',
    answer: (text) => `O que deteve você: ${text}`,
    short: 'Nada deteve você; não foi o bastante.',
    takenBack: 'Você desfez algo no caminho. Vale mesmo assim.',
  },
  leave: {
    title: 'Deixar o desafio?',
    text: 'A tentativa não é guardada.',
    stay: 'Continuar jogando',
    list: 'Para a lista de desafios',
    quit: 'Sair do Duelo',
  },
  next: 'o próximo desafio',
  retry: 'mais uma vez',
  couldNotBegin: (why) => `O desafio não pôde começar: ${why}`,
  line: {
    goal: (title, goal) => `${title}. Objetivo: ${goal}.`,
    help: 'H ou hint: uma dica   R ou restart: desde o início   u desfaz   q sai',
    over: 'R começa de novo   q sai',
    hint: (text) => `Dica: ${text}`,
  },
  check: {
    proved: (ends) =>
      ends === 1
        ? 'a solução está provada'
        : `a solução está provada contra todas as respostas (${ends} finais)`,
    failed: (why) => `a solução falha: ${why}`,
    tryFails: (n, why) => `a tentativa ${n} falha: ${why}`,
    tryWins: (n) => `a tentativa ${n} não falha: alcança o objetivo`,
    refused: (play) => `as regras recusam ${play}`,
    offered: (list) => `possível: ${list}`,
    left: (lp) => `o outro lado fica com ${lp} PV`,
    drawn: 'os dois lados perdem',
    lost: 'o jogador perde',
    answered: (answers, then) => `${answers}; depois ${then}`,
    summary: (passed, failed) => `${passed} provados, ${failed} com falha`,
  },
};
