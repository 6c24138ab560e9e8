/** A card's name in the language of the cards, by its English one. */
type Card = (name: string) => string;

/** The course for a first duel, and the glossary. */
export const learn = {
  title: 'Learn',
  menu: 'a first duel in eight lessons, and the glossary',
  hint: 'Eight short lessons on a real table, and the words and rules of the game to look up.',
  glossary: 'Glossary',
  glossaryHint: 'the words of the game, and every rule',
  opponent: 'Opponent',
  lesson: 'Lesson',
  done: 'done',
  begin: 'Begin',
  next: 'Next lesson',
  again: 'Once more',
  takeBack: 'Take back the last choice',
  list: 'To the list of lessons',
  astray: 'That is allowed, but it is not what this lesson is about. z takes it back; or go on and see.',
  lost: 'It went another way: the goal cannot be reached any more. Nothing is lost – take it back or try again.',
  /** Asked before a lesson that is not over is left. */
  leave: {
    title: 'Leave the lesson?',
    text: 'It begins anew another time; the lessons that are done stay done.',
    stay: 'Go on with the lesson',
    list: 'To the list of lessons',
    quit: 'Quit Duelo',
  },
  finished:
    'That was the last lesson. You know all you need for a first duel: back in the menu, Enter on “Duel” starts one.',
  inLines: 'Here a choice is made by its number; z takes back, w h1 tells why, ? helps.',
  lessons: {
    turn: {
      title: 'Your turn',
      intro: [
        'In a duel you bring the other player’s Life Points to 0.',
        'A turn: draw, play cards in the Main Phase, attack in the Battle Phase, end.',
        'You drew already. Up and down mark a line of the menu, Enter does it.',
      ],
      steps: {
        summon: (card: Card) =>
          `Normal Summon ${card('Gemini Elf')}: mark its line and press Enter. Once a turn you may do so.`,
        battle: () => 'Only in the Battle Phase do monsters attack. Press b, or Enter on its line.',
        attack: (card: Card) =>
          `Attack with ${card('Gemini Elf')}. No monster is in the way, so you hit the player.`,
        end: () => 'Nothing more to do: end your turn with e.',
      },
      end: 'You Summoned a monster, attacked directly and took its ATK from the other player’s Life Points.',
    },
    tribute: {
      title: 'Tributes and Set cards',
      intro: [
        'Monsters of Level 5 and 6 cost one of your monsters, Level 7 and more two: the Tributes.',
        'Traps are Set first: laid face-down. They work from the next turn on.',
      ],
      steps: {
        tribute: (card: Card) =>
          `Tribute Summon ${card('Summoned Skull')}: ${card('Battle Ox')} is its Tribute and goes to the Graveyard.`,
        set: (card: Card) => `Set ${card('Trap Hole')}: it lies face-down and waits for the other player.`,
        end: (card: Card) => `End your turn with e. From now on ${card('Trap Hole')} can be used.`,
      },
      end: 'A strong monster costs Tributes. A Set card does nothing yet, but the other player cannot see it.',
    },
    battle: {
      title: 'Battle and positions',
      intro: [
        'In Attack Position a monster fights with its ATK, in Defense Position with its DEF.',
        'The weaker one is destroyed. Between two in Attack Position its player loses the difference.',
      ],
      steps: {
        defend: (card: Card) =>
          `${card('Mystical Elf')} has little ATK but 2000 DEF: change it to Defense Position.`,
        battle: () => 'To the Battle Phase with b. Your Set and Defense monsters stay as they are.',
        attack: (card: Card) =>
          `Attack ${card('Battle Ox')} with ${card('Vorse Raider')}: 1900 against 1700. What is Set you do not know.`,
        end: () => 'It cost the other player 200 Life Points. End your turn with e.',
      },
      end: 'The higher value wins. Against Defense Position nobody loses Life Points, unless the attack was too weak.',
    },
    spells: {
      title: 'Spells',
      intro: [
        'Spells are used from the hand in your own Main Phase.',
        'An Equip Spell stays on its monster; most others go to the Graveyard.',
      ],
      steps: {
        typhoon: (card: Card) =>
          `A Set card may be a Trap. Activate ${card('Mystical Space Typhoon')} to destroy it.`,
        axe: (card: Card) =>
          `It was ${card('Mirror Force')}! Now activate ${card('Axe of Despair')} on ${card('Gemini Elf')}: 1000 more ATK.`,
        attack: (card: Card) =>
          `2900 is enough: to the Battle Phase with b, and attack ${card('Summoned Skull')}.`,
      },
      end: 'You cleared the way, strengthened your monster and won the battle. w on a monster tells what its ATK is made of.',
    },
    traps: {
      title: 'Traps',
      intro: [
        'A Trap is Set in your turn and sprung in the other player’s.',
        'When something happens that it answers, you are asked.',
      ],
      steps: {
        set: (card: Card) => `Set ${card('Mirror Force')}. It will answer an attack.`,
        end: () => 'End your turn with e. Then the other player is to play; Enter goes on at a pause.',
        answer: (card: Card) => `Wait for the attack. When you are asked, choose ${card('Mirror Force')}.`,
      },
      end: 'One Trap, and every attacking monster was gone. That is why Set cards are feared.',
    },
    chains: {
      title: 'Chains',
      intro: [
        'A card can be answered with another: that makes a chain.',
        'It resolves backwards, the last card first. An answer must be fast enough.',
      ],
      steps: {
        jar: (card: Card) =>
          `Your ${card('Jar of Greed')} is about to be destroyed. Chain it now: you draw before that happens.`,
        jammer: (card: Card) =>
          `${card('Fissure')} would destroy your monster. Chain ${card('Magic Jammer')}, a Counter Trap; a discard pays for it.`,
      },
      end: 'The last link resolved first: you drew before your Trap was destroyed, and the Spell was negated before it worked.',
    },
    why: {
      title: 'Why, and taking back',
      intro: [
        'Nothing can go wrong here: what is not allowed is not offered.',
        'w tells why a card can or cannot be played; z takes a choice back.',
      ],
      steps: {
        why: (card: Card) =>
          `Why is ${card('Summoned Skull')} not in the menu? Press Left, mark it in your hand, press w. Esc comes back.`,
        wrong: (card: Card) =>
          `Now make a mistake: Normal Summon ${card('Mystical Elf')} in Attack Position, with 800 ATK.`,
        undo: (card: Card) => `${card('Battle Ox')} would beat it. Take it back: press z.`,
        right: (card: Card) => `Normal Summon ${card('Gemini Elf')} instead, with 1900 ATK.`,
      },
      end: 'w works on every card, on phases and in the piles; its rules open in the glossary. z takes back any choice, Z does it again.',
    },
    win: {
      title: 'Win the duel',
      intro: [
        'The other player has 3500 Life Points and one monster in Defense Position.',
        'You can win this turn. How, you know already.',
      ],
      steps: {
        win: (card: Card) =>
          `Make way with ${card('Fissure')}, bring a second monster, and attack with both.`,
      },
      end: 'You have won your first duel!',
    },
  },
};
