import type { Strings } from '../index.ts';

export const learnInLines: Strings['learnInLines'] = {
  finished:
    'Era la última lección. Ya sabes lo necesario para un primer duelo: lo empieza duelo play, o la primera línea del menú.',
  lessons: {
    turn: {
      /** In place of the last sentence of the lesson's introduction. */
      intro: 'Ya has robado. Escribe el número de una elección para hacerla.',
      steps: {
        summon: (card) =>
          `Invoca de Modo Normal a ${card('Gemini Elf')}: escribe el número de esa elección. Una vez por turno.`,
        battle: () => 'Los monstruos solo atacan en la Battle Phase. Escribe b, o su número.',
      },
    },
    spells: {
      end: 'Abriste camino, reforzaste tu monstruo y ganaste el combate. w m1 dice de qué se compone el ATK del monstruo que está ahí.',
    },
    why: {
      steps: {
        why: (card, ask) =>
          `¿Por qué no se ofrece ${card('Summoned Skull')}? Escribe ${ask}: h muestra tu mano, w con la dirección de una carta pregunta por qué.`,
        undo: (card) => `${card('Battle Ox')} le ganaría. Deshazlo: escribe z.`,
      },
      end: 'w sirve en cada carta de la mesa y de tu mano, y en las fases (w b). z deshace, Z rehace.',
    },
  },
};
