import type { Strings } from '../index.ts';

export const piles: Strings['piles'] = {
  gy: { title: 'Seu Cemitério', empty: 'Nada no seu Cemitério ainda.' },
  otherGy: { title: (name) => `${name}: Cemitério`, empty: 'Nada nesse Cemitério ainda.' },
  removed: { title: 'Seus cards removidos de jogo', empty: 'Nenhum card seu está removido de jogo.' },
  otherRemoved: {
    title: (name) => `${name}: removidos de jogo`,
    empty: 'Nenhum desses cards está removido de jogo.',
  },
  extra: { title: (extra) => `Seu ${extra}`, empty: (extra) => `Seu ${extra} está vazio.` },
  deck: { title: 'O que resta no seu Deck', empty: 'Seu Deck está vazio.' },
  hand: {
    title: (name) => `${name}: cards conhecidos na mão`,
    empty: (name, n) => `${name} tem ${n} card${n === 1 ? '' : 's'} na mão; você não conhece nenhum.`,
  },
};
