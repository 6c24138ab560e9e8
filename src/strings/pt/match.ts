import type { Strings } from '../index.ts';

export const match: Strings['match'] = {
  title: (duel) => `Partida, duelo ${duel}`,
  first: {
    youWon: 'Você vence o sorteio. Quem começa?',
    won: (name) => `${name} vence o sorteio. Quem começa?`,
    youLost: 'Você perdeu o último duelo. Quem começa?',
    lost: (name) => `${name} perdeu o último duelo. Quem começa?`,
    goFirst: 'Começar',
    goSecond: 'Jogar em segundo',
  },
  side: {
    mayExchange: (name) => `${name} pode trocar cards agora; Enter mostra o Deck.`,
    title: (duel) => `Trocar cards antes do duelo ${duel}`,
    hint: 'Enter troca o card marcado à esquerda pelo marcado à direita.',
    nothing: 'Não há nada a trocar.',
    exchanged: (out, into) => `Sai ${out}, entra ${into}.`,
    takenBack: 'Desfeito.',
    nothingToTakeBack: 'Não há nada a desfazer.',
    asAtTheStart: 'O Deck está como no início.',
    nothingExchanged: 'Nada foi trocado.',
    state: (n) =>
      n === 0 ? 'como registrado' : `${n} card${n === 1 ? '' : 's'} trocado${n === 1 ? '' : 's'}`,
    deck: (main, extra) => `Deck: ${main}${extra === 0 ? '' : ` e ${extra}`} cards`,
    sideDeck: (n) => `Deck Auxiliar: ${n} cards`,
  },
};
