/** What the lessons say otherwise where they are played in lines: there is nothing to mark there. */

/** A card's name in the language of the cards, by its English one. */
type Card = (name: string) => string;

export const learnInLines = {
  finished:
    'That was the last lesson. You know all you need for a first duel: duelo play starts one, as the first line of the menu does.',
  lessons: {
    turn: {
      /** In place of the last sentence of the lesson's introduction. */
      intro: 'You drew already. Type the number of a choice to make it.',
      steps: {
        summon: (card: Card) =>
          `Normal Summon ${card('Gemini Elf')}: type the number of that choice. Once a turn you may do so.`,
        battle: () => 'Only in the Battle Phase do monsters attack. Type b, or its number.',
      },
    },
    spells: {
      end: 'You cleared the way, strengthened your monster and won the battle. w m1 tells what the ATK of the monster there is made of.',
    },
    why: {
      steps: {
        /** `ask` is what asks why of that card. */
        why: (card: Card, ask: string) =>
          `Why is ${card('Summoned Skull')} not among the choices? Type ${ask}: h shows your hand, w with a card’s address asks why.`,
        undo: (card: Card) => `${card('Battle Ox')} would beat it. Take it back: type z.`,
      },
      end: 'w works on every card on the table and in your hand, and on phases (w b). z takes back any choice, Z does it again.',
    },
  },
};
