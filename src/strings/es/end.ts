import type { Strings } from '../index.ts';
import { inner, to } from './person.ts';

export const end: Strings['end'] = {
  title: 'El duelo ha terminado',
  matchTitle: 'El match ha terminado',
  draw: 'Empate.',
  youWin: '¡Ganas!',
  wins: (name) => `Gana ${inner(name)}.`,
  lp: (name, theirs, own, yours, turns) =>
    `${name}: ${theirs} LP     ${own}: ${yours} LP     Turnos: ${turns}`,
  replay: (file) => `Repetición: ${file}`,
  chart: 'LP después de cada turno:',
  chartDigits: 'LP después de cada turno (9 es el máximo, 0 ninguno):',
  turningPoints: 'Momentos decisivos:',
  atTurn: (n: number, text: string) => `Turno ${n}: ${text}`,
  lastPlays: 'Las últimas jugadas:',
  next: {
    again: 'Intro: otra vez, con los mismos decks',
    anotherMatch: 'Intro: otro match, con los mismos decks',
    onWithMatch: 'Intro: sigue el match',
  },
  keys: 'm: al menú     L: todo el registro     g: Cementerios y Decks',
  score: (a, b, drawn) => `${a} a ${b}${drawn === 0 ? '' : `, ${drawn} empatado${drawn === 1 ? '' : 's'}`}`,
  match: (own, score, other, duels) => `Match: ${own} ${score} ${other} tras el duelo ${duels}.`,
  matchDrawn: (score) => `El match acaba en empate: ${score}.`,
  youWinMatch: (score) => `Ganas el match: ${score}.`,
  winsMatch: (name, score) => `${name} gana el match: ${score}.`,
  reasons: {
    lp: {
      you: 'No te quedan Puntos de Vida.',
      they: (name) => `${to(name).replace('a', 'A')} no le quedan Puntos de Vida.`,
      both: 'A ningún lado le quedan Puntos de Vida.',
    },
    'deck-out': {
      you: 'No pudiste robar carta.',
      they: (name) => `${name} no pudo robar carta.`,
      both: 'Ningún lado pudo robar.',
    },
    exodia: {
      you: 'Tienes las cinco piezas de Exodia en la mano.',
      they: (name) => `${name} tiene las cinco piezas de Exodia en la mano.`,
      both: 'Ambos tienen las cinco piezas de Exodia.',
    },
    effect: {
      you: 'Has ganado por el efecto de una carta.',
      they: (name) => `${name} ha ganado por el efecto de una carta.`,
      both: 'El efecto de una carta terminó el duelo.',
    },
    surrender: {
      you: 'Te has rendido.',
      they: (name) => `${name} se ha rendido.`,
      both: 'Ambos lados se han rendido.',
    },
    draw: {
      you: 'Ambos lados perdieron a la vez.',
      they: () => 'Ambos lados perdieron a la vez.',
      both: 'Ambos lados perdieron a la vez.',
    },
  },
};
