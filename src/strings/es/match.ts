import type { Strings } from '../index.ts';

export const match: Strings['match'] = {
  title: (duel) => `Match, duelo ${duel}`,
  first: {
    youWon: 'Ganas el sorteo. ¿Quién empieza?',
    won: (name) => `${name} gana el sorteo. ¿Quién empieza?`,
    youLost: 'Perdiste el último duelo. ¿Quién empieza?',
    lost: (name) => `${name} perdió el último duelo. ¿Quién empieza?`,
    goFirst: 'Empezar',
    goSecond: 'Jugar segundo',
  },
  side: {
    mayExchange: (name) => `${name} puede cambiar cartas ahora; Intro muestra el deck.`,
    title: (duel) => `Cambiar cartas antes del duelo ${duel}`,
    hint: 'Intro cambia la carta marcada a la izquierda por la marcada a la derecha.',
    nothing: 'No hay nada que cambiar.',
    exchanged: (out, into) => `Sale ${out}, entra ${into}.`,
    takenBack: 'Deshecho.',
    nothingToTakeBack: 'No hay nada que deshacer.',
    asAtTheStart: 'El deck está como al principio.',
    nothingExchanged: 'No se cambió nada.',
    state: (n) =>
      n === 0 ? 'como se registró' : `${n} carta${n === 1 ? '' : 's'} cambiada${n === 1 ? '' : 's'}`,
    deck: (main, extra) => `Deck: ${main}${extra === 0 ? '' : ` y ${extra}`} cartas`,
    sideDeck: (n) => `Side Deck: ${n} cartas`,
  },
};
