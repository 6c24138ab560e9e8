import type { Strings } from '../index.ts';

export const requests: Strings['requests'] = {
  numberOr: (most, action) => `esperava-se um número de 1 a ${most}, ou uma ação como ${action}`,
  numberOrOption: (most, option) => `esperava-se um número de 1 a ${most}, ou ${option}`,
  notJson: (why) => `não é JSON: ${why}`,
  noExchange: (line) => `${line} não é uma troca; uma é {"swap":["Out","In"]}`,
  noCard: (card, near) => `nenhum card se chama ${card}${near === '' ? '' : `; quis dizer ${near}?`}`,
  takesCard: '`card` leva o nome de um card',
  takesTrue: (key) => `\`${key}\` leva true`,
  takesChoice: '`jump` leva o número de uma escolha',
  duelOnly: (key) => `\`${key}\` é para um duelo; nenhum é jogado agora`,
  side: {
    exchange: 'Trocar cards com o Deck Auxiliar?',
    comesIn: (card) => `O que entra no lugar de ${card}?`,
    play: 'Jogar com este Deck',
    back: 'Desfazer a última troca',
    reset: 'O Deck como registrado',
    keep: 'Deixar',
    out: (card) => `Tirar ${card}`,
    in: (card) => `Pôr ${card}`,
  },
};
