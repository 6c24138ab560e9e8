import type { Strings } from '../index.ts';

export const end: Strings['end'] = {
  title: 'O duelo acabou',
  matchTitle: 'A partida acabou',
  draw: 'Empate.',
  youWin: 'Você vence!',
  wins: (name) => `${name} vence.`,
  lp: (name, theirs, own, yours, turns) =>
    `${name}: ${theirs} PV     ${own}: ${yours} PV     Turnos: ${turns}`,
  replay: (file) => `Replay: ${file}`,
  chart: 'PV após cada turno:',
  chartDigits: 'PV após cada turno (9 é o máximo, 0 nenhum):',
  turningPoints: 'Viradas:',
  atTurn: (n: number, text: string) => `Turno ${n}: ${text}`,
  lastPlays: 'As últimas jogadas:',
  next: {
    again: 'Enter: outra vez, com os mesmos Decks',
    anotherMatch: 'Enter: outra partida, com os mesmos Decks',
    onWithMatch: 'Enter: continua a partida',
  },
  keys: 'm: para o menu     L: o registro inteiro     g: Cemitérios e Decks',
  score: (a, b, drawn) => `${a} a ${b}${drawn === 0 ? '' : `, ${drawn} empatado${drawn === 1 ? '' : 's'}`}`,
  match: (own, score, other, duels) => `Partida: ${own} ${score} ${other} após o duelo ${duels}.`,
  matchDrawn: (score) => `A partida acaba em empate: ${score}.`,
  youWinMatch: (score) => `Você vence a partida: ${score}.`,
  winsMatch: (name, score) => `${name} vence a partida: ${score}.`,
  reasons: {
    lp: {
      you: 'Você não tem mais Pontos de Vida.',
      they: (name) => `${name} não tem mais Pontos de Vida.`,
      both: 'Nenhum lado tem mais Pontos de Vida.',
    },
    'deck-out': {
      you: 'Você não pôde comprar um card.',
      they: (name) => `${name} não pôde comprar um card.`,
      both: 'Nenhum lado pôde comprar.',
    },
    exodia: {
      you: 'Você tem as cinco peças de Exodia na mão.',
      they: (name) => `${name} tem as cinco peças de Exodia na mão.`,
      both: 'Ambos têm as cinco peças de Exodia.',
    },
    effect: {
      you: 'Você venceu pelo efeito de um card.',
      they: (name) => `${name} venceu pelo efeito de um card.`,
      both: 'O efeito de um card acabou o duelo.',
    },
    surrender: {
      you: 'Você desistiu.',
      they: (name) => `${name} desistiu.`,
      both: 'Ambos os lados desistiram.',
    },
    draw: {
      you: 'Ambos os lados perderam ao mesmo tempo.',
      they: () => 'Ambos os lados perderam ao mesmo tempo.',
      both: 'Ambos os lados perderam ao mesmo tempo.',
    },
  },
};
