import type { Strings } from '../index.ts';
import { inner } from './person.ts';

export const end: Strings['end'] = {
  title: 'Il duello è finito',
  matchTitle: 'Il match è finito',
  draw: 'Pareggio.',
  youWin: 'Vinci!',
  wins: (name) => `Vince ${inner(name)}.`,
  lp: (name, theirs, own, yours, turns) =>
    `${name}: ${theirs} LP     ${own}: ${yours} LP     Turni: ${turns}`,
  replay: (file) => `Replay: ${file}`,
  chart: 'LP dopo ogni turno:',
  chartDigits: 'LP dopo ogni turno (9 è il massimo, 0 nessuno):',
  turningPoints: 'Momenti decisivi:',
  atTurn: (n: number, text: string) => `Turno ${n}: ${text}`,
  lastPlays: 'Le ultime giocate:',
  next: {
    again: 'Invio: ancora, con gli stessi deck',
    anotherMatch: 'Invio: un altro match, con gli stessi deck',
    onWithMatch: 'Invio: continua il match',
  },
  keys: 'm: al menu     L: tutto il registro     g: Cimiteri e Deck',
  score: (a, b, drawn) => `${a} a ${b}${drawn === 0 ? '' : `, ${drawn} pari`}`,
  match: (own, score, other, duels) => `Match: ${own} ${score} ${other} dopo il duello ${duels}.`,
  matchDrawn: (score) => `Il match finisce in parità: ${score}.`,
  youWinMatch: (score) => `Vinci il match: ${score}.`,
  winsMatch: (name, score) => `${name} vince il match: ${score}.`,
  reasons: {
    lp: {
      you: 'Non hai più Life Points.',
      they: (name) => `${name} non ha più Life Points.`,
      both: 'Nessun lato ha più Life Points.',
    },
    'deck-out': {
      you: 'Non hai potuto pescare una carta.',
      they: (name) => `${name} non ha potuto pescare una carta.`,
      both: 'Nessun lato ha potuto pescare.',
    },
    exodia: {
      you: 'Hai i cinque pezzi di Exodia in mano.',
      they: (name) => `${name} ha i cinque pezzi di Exodia in mano.`,
      both: 'Tutti e due hanno i cinque pezzi di Exodia.',
    },
    effect: {
      you: 'Hai vinto con l’effetto di una carta.',
      they: (name) => `${name} ha vinto con l’effetto di una carta.`,
      both: 'L’effetto di una carta ha chiuso il duello.',
    },
    surrender: {
      you: 'Ti sei arreso.',
      they: (name) => `${name} si è arreso.`,
      both: 'Tutti e due i lati si sono arresi.',
    },
    draw: {
      you: 'I due lati hanno perso nello stesso momento.',
      they: () => 'I due lati hanno perso nello stesso momento.',
      both: 'I due lati hanno perso nello stesso momento.',
    },
  },
};
