import type { Strings } from '../index.ts';

export const learnInLines: Strings['learnInLines'] = {
  finished:
    'Era l’ultima lezione. Sai ciò che serve per un primo duello: duelo play ne inizia uno, e così la prima riga del menu.',
  lessons: {
    turn: {
      /** In place of the last sentence of the lesson's introduction. */
      intro: 'Hai già pescato. Scrivi il numero di una scelta per farla.',
      steps: {
        summon: (card) =>
          `Evoca Normalmente ${card('Gemini Elf')}: scrivi il numero di quella scelta. Una volta per turno.`,
        battle: () => 'I mostri attaccano solo nella Battle Phase. Scrivi b, o il suo numero.',
      },
    },
    spells: {
      end: 'Hai aperto la via, rafforzato il mostro e vinto la battaglia. w m1 dice di che cosa è fatto l’ATK del mostro che sta lì.',
    },
    why: {
      steps: {
        why: (card, ask) =>
          `Perché ${card('Summoned Skull')} non è offerto? Scrivi ${ask}: h mostra la mano, w con l’indirizzo di una carta chiede perché.`,
        undo: (card) => `${card('Battle Ox')} la batterebbe. Annulla: scrivi z.`,
      },
      end: 'w vale per ogni carta sul tavolo e nella tua mano, e per le fasi (w b). z annulla, Z rifà.',
    },
  },
};
