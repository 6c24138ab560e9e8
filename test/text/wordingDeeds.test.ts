import { describe, expect, test } from 'vitest';
import { cardText } from '../../src/text/card.ts';
import { type Lang, langFor, language } from '../../src/text/language.ts';
import { modeLabels } from '../../src/text/short.ts';
import { base, reads } from './wording.ts';

describe('conditions', () => {
  reads('what there is and what is had, as one list', [
    [
      'Exodia Necross',
      'If you have no "Exodia the Forbidden One", no "Right Arm of the Forbidden One", no "Left Arm of the Forbidden One", no "Right Leg of the Forbidden One" or no "Left Leg of the Forbidden One" in your Graveyard, destroy this card.',
    ],
  ]);
  reads('one "if" for several', [
    [
      'D.D. Assailant',
      'After damage calculation, if this card battles a monster and was destroyed by battle in this battle: remove from play that monster and this card.',
    ],
    ['Ameba', 'If control of this card passes to you and it is owned by your opponent: take 2000 damage.'],
  ]);
  reads('a phase of one turn', [
    [
      'Embodiment of Apophis',
      'During your Main Phase: Special Summon this card as a Level 4 EARTH Reptile monster with 1600 ATK and 1800 DEF.',
    ],
    [
      'After the Struggle',
      'During Main Phase 1: at the end of the next Battle Phase this turn, destroy all face-up monsters on the field that battled during damage calculation during this Battle Phase.',
    ],
  ]);
  reads('face and position together', [
    ['Berserk Gorilla', 'If this card is in face-up Defense Position, destroy it.'],
  ]);
  reads('counters a card has', [
    [
      'Skilled Dark Magician',
      'If this card has 3 or more Spell Counters: you can Tribute it; Special Summon 1 "Dark Magician" from your hand, Deck or Graveyard.',
    ],
  ]);
  reads('by how much one number is higher', [
    [
      'Self-Destruct Button',
      "If your opponent's LP are higher than your LP by 7000 or more: both players' LP become 0.",
    ],
    [
      'The Fiend Megacyber',
      'If the number of monsters your opponent controls is higher than the number of monsters you control by 2 or more, you can Special Summon this card from your hand.',
    ],
  ]);
  reads('a direct attack', [
    [
      'Piranha Army',
      'While this card attacks directly, battle damage your opponent takes from battles with this card is doubled.',
    ],
    ['Super Robolady', 'During the Damage Step, while this card attacks directly, it gains 1000 ATK.'],
  ]);
  reads('as many as there are', [
    [
      'De-Fusion',
      'if it has materials and its materials are in the Graveyard and are owned by you, choose as many of its materials as possible',
    ],
  ]);
  reads('materials a monster has', [
    ['Number 17: Leviathan Dragon', 'While this card has no materials, it cannot attack directly.'],
  ]);
  reads('once for all copies', [
    [
      'Sangan',
      "Once per turn (shared by all copies of this card), if this card is sent from the field to the Graveyard: add 1 monster with 1500 or less ATK from your Deck to your hand, and if you do, you cannot activate cards with that monster's name this turn.",
      'modern',
    ],
  ]);
});

describe('what is forbidden and paid', () => {
  reads('one way twice', [
    ['Exodia Necross', 'This card cannot be destroyed by battle or by the effects of Spell or Trap Cards.'],
  ]);
  reads('several deeds on the same cards', [
    [
      'Cold Wave',
      'At the start of the Main Phase: neither player can play or Set Spell or Trap Cards until your next Draw Phase.',
    ],
    [
      'Chain Energy',
      'Neither player can Normal Summon, Special Summon or Set monsters from the hand unless they pay 500 LP. Neither player can Set or play cards from the hand unless they pay 500 LP.',
    ],
  ]);
  reads('its controller is you', [
    [
      'Mist Valley Falcon',
      'This card cannot attack unless you return 1 other card you control to your hand.',
    ],
  ]);
  reads('each card pays through its controller', [
    ['Toll', 'Monsters on the field cannot attack unless their controllers pay 500 LP.'],
  ]);
  reads('what is not Tributed at all', [
    [
      'Mind Control',
      'Target 1 monster your opponent controls; take control of it until the End Phase, and if you do, it cannot attack or be Tributed until the End Phase.',
    ],
  ]);
  reads('LP paid in a turn', [
    [
      'Life Absorbing Machine',
      'During your Standby Phase: gain LP equal to half of all LP you paid during your last turn.',
    ],
  ]);
});

describe('numbers', () => {
  reads('worked out from a Level', [
    [
      'Toon Mermaid',
      'If you control a face-up "Toon World", you can Special Summon this card from your hand by Tributing monsters you control (none if its Level is 4 or lower, 1 if it is 5 or 6, 2 if it is 7 or higher).',
    ],
  ]);
  reads('so much, and more for each', [
    [
      'Numinous Healer',
      'When you take damage: gain 1000 LP plus 500 LP for each "Numinous Healer" in your Graveyard.',
    ],
    [
      'Dekoichi the Battlechanted Locomotive',
      'FLIP: Draw 1 card plus 1 card for each face-up "Bokoichi the Freightening Car" you control.',
    ],
  ]);
});

describe('a number a card keeps', () => {
  reads('is its own', [
    ['Dark Snake Syndrome', "This card's number becomes 200."],
    [
      'Dark Snake Syndrome',
      "During your Standby Phase: both players take damage equal to this card's number, and also this card's number is doubled.",
    ],
  ]);
});

describe('choices', () => {
  reads('of a position only', [
    [
      'Multiplication of Ants',
      'Tribute 1 Insect monster you control; Special Summon 2 "Army Ant Tokens" (EARTH Insect, Level 4, 500 ATK, 1200 DEF) in face-up Attack or Defense Position.',
    ],
  ]);

  test.each([
    [
      'Fuh-Rin-Ka-Zan',
      [
        'destroy all monsters your opponent controls',
        'destroy all Spells/Traps your opponent controls',
        'your opponent discards 2 cards at random',
        'draw 2 cards',
      ],
    ],
    ['Multiplication of Ants', ['face-up Attack Position', 'face-up Defense Position']],
    [
      'Enemy Controller',
      [
        'change the battle position of 1 face-up monster your opponent controls',
        'take control of 1 face-up monster your opponent controls until the End Phase',
      ],
    ],
  ])('are told apart where they are made: %s', (name, labels) => {
    const [effect] = base.find((card) => card.name === name)?.effects ?? [];
    const modes =
      effect?.k === 'act' ? (effect.modes ?? effect.do.flatMap((op) => (op.k === 'modes' ? op.of : []))) : [];
    expect(modeLabels(modes, 'en', (code) => base.find((card) => card.code === code))).toEqual(labels);
  });
});

describe('who does it', () => {
  reads('whoever activated it', [
    [
      'Curse of Darkness',
      'After a Spell Card has resolved, inflict 1000 damage to the player who activated it.',
    ],
  ]);
  reads('either player, with cards of their own', [
    [
      'Fusion Gate',
      'Either player can Fusion Summon 1 Fusion Monster from their Fusion Deck by removing from play its Fusion Materials from their hand or field.',
    ],
  ]);
  reads('your opponent is the other player', [
    ['Asura Priest', 'This card can attack each monster your opponent controls once.'],
    ['Patrician of Darkness', "You choose the attack targets of your opponent's monsters."],
  ]);
  reads('what follows from something done to cards', [
    [
      'Limiter Removal',
      'The ATK of all face-up Machine monsters you control is doubled until the end of this turn. If so, during the next End Phase, destroy them.',
    ],
  ]);
});

describe('an effect used from the hand', () => {
  reads('says so, where what it does with the card does not', [
    [
      'Effect Veiler',
      "During your opponent's Main Phase, while this card is in your hand: you can send it to the Graveyard, then target 1 face-up Effect Monster your opponent controls; its effects are negated until the end of this turn.",
    ],
  ]);
});

describe('both players', () => {
  reads('have things of their own', [
    ['Ceremonial Bell', 'Both players must keep their hands revealed.'],
    ['Infinite Cards', "Both players' hand size limits no longer apply."],
    ['Remove Brainwashing', 'Control of monsters on the field passes to their owners.'],
    ['Pandemonium', 'During the Standby Phase, neither player has to pay LP for "Archfiend" cards.'],
  ]);
});

describe('rules with an Extra Deck', () => {
  test('call it so, and others the Fusion Deck', () => {
    const of = (name: string, lang: Lang) => {
      const def = base.find((card) => card.name === name);
      return def ? cardText(def, lang).join(' ') : '';
    };
    expect(of('Polymerization', 'en')).toContain('from your Fusion Deck');
    expect(of('Polymerization', 'en-extra')).toContain('from your Extra Deck');
    expect(base.map((def) => cardText(def, 'en-extra').join(' ')).join(' ')).not.toContain('Fusion Deck');
    expect(language('en-extra').extraDeck).toBe('Extra Deck');
    const contact = language('en-extra').phrase({ p: 'contact' });
    expect(contact).toContain('from your Extra Deck');
  });

  test('are those with other kinds of monster in it', () => {
    expect(langFor('en', ['fusion'])).toBe('en');
    expect(langFor('en', ['fusion', 'synchro'])).toBe('en-extra');
  });
});

describe('a toss', () => {
  reads('made again', [
    ['Second Coin Toss', 'Once per turn, if a player tosses a coin, you can make that toss again.'],
  ]);
});
