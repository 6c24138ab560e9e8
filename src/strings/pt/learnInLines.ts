import type { Strings } from '../index.ts';

export const learnInLines: Strings['learnInLines'] = {
  finished:
    'Era a última lição. Você já sabe o que precisa para um primeiro duelo: duelo play começa um, e a primeira linha do menu também.',
  lessons: {
    turn: {
      /** In place of the last sentence of the lesson's introduction. */
      intro: 'Você já comprou. Digite o número de uma escolha para fazê-la.',
      steps: {
        summon: (card) =>
          `Faça a Invocação-Normal de ${card('Gemini Elf')}: digite o número dessa escolha. Uma vez por turno.`,
        battle: () => 'Monstros só atacam na Fase de Batalha. Digite b, ou o número dela.',
      },
    },
    spells: {
      end: 'Você abriu caminho, fortaleceu seu monstro e venceu a batalha. w m1 diz de que é feito o ATK do monstro que está ali.',
    },
    why: {
      steps: {
        why: (card, ask) =>
          `Por que ${card('Summoned Skull')} não é oferecido? Digite ${ask}: h mostra sua mão, w com o endereço de um card pergunta por quê.`,
        undo: (card) => `${card('Battle Ox')} a venceria. Desfaça: digite z.`,
      },
      end: 'w funciona em cada card na mesa e na sua mão, e nas fases (w b). z desfaz, Z refaz.',
    },
  },
};
