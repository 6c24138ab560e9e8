import { describe } from 'vitest';
import { reads } from './wording.ts';

describe('cards', () => {
  reads('one card of a pile and one Token are "it"', [
    [
      "Archfiend's Oath",
      'Once per turn: you can pay 500 LP; declare 1 card name, then reveal the top card of your Deck. Then if it is the declared card, add it to your hand; otherwise, send it to the Graveyard.',
    ],
  ]);
  reads('what is left of a single card is that card', [
    [
      'Bottomless Trap Hole',
      'When your opponent Summons a monster with 1500 or more ATK: destroy that face-up monster with 1500 or more ATK and remove it from play.',
      '2010',
    ],
    [
      'King Tiger Wanghu',
      'If a monster with 1400 or less ATK is Normal or Special Summoned: destroy that face-up monster with 1400 or less ATK.',
    ],
    [
      'Yubel - Terror Incarnate',
      'When this face-up card leaves the field: you can Special Summon 1 "Yubel - The Ultimate Nightmare" from your hand, Deck or Graveyard.',
    ],
  ]);
  reads('each of several sorts', [
    [
      'Dark Paladin',
      "This card gains 500 ATK for each face-up Dragon monster on the field and each Dragon monster in either player's Graveyard.",
    ],
    ['Maha Vailo', 'This card gains 500 ATK for each card equipped to it.'],
    [
      'Bazoo the Soul-Eater',
      "Once per turn: you can remove from play 1 to 3 monsters in your Graveyard; this card gains 300 ATK for each of those monsters until the end of your opponent's next End Phase.",
    ],
  ]);
  reads('what is excluded stands after the place', [
    [
      'Shift',
      'When a monster your opponent controls declares an attack on a monster you control: target 1 monster you control other than the attack target; change the attack target to it.',
    ],
  ]);
  reads('a card may be anywhere', [
    [
      'Dark Room of Nightmare',
      'If a card other than "Dark Room of Nightmare" inflicts effect damage to your opponent: inflict 300 damage to your opponent.',
    ],
    [
      'Hallowed Life Barrier',
      'Discard 1 card; damage you take from cards of your opponent becomes 0 until the end of this turn.',
    ],
    [
      'Atomic Firefly',
      'If this card is destroyed by battle: inflict 1000 damage to your opponent.',
      'modern',
    ],
  ]);
  reads('several cards of one place', [
    [
      'XYZ-Dragon Cannon',
      'You can Special Summon this card from your Fusion Deck by removing from play 1 "X-Head Cannon", 1 "Y-Dragon Head" and 1 "Z-Metal Tank" you control.',
    ],
  ]);
  reads('what was done with them stands before them', [
    [
      'Jowgen the Spiritualist',
      'You can discard 1 card at random; destroy all Special Summoned monsters on the field.',
    ],
  ]);
  reads('names and parts of names', [
    ['Toon Table of Contents', 'Add 1 "Toon" card or "Manga Ryu-Ran" from your Deck to your hand.'],
  ]);
  reads('a sort of monster and of Spell', [
    [
      'Manju of the Ten Thousand Hands',
      'When this card is Normal or Flip Summoned: you can add 1 Ritual Monster or Ritual Spell Card from your Deck to your hand.',
    ],
  ]);
  reads('what belongs to a long phrase', [
    [
      'Atomic Firefly',
      'After damage calculation, if this card battles and is face-up and was destroyed by battle in this battle: inflict 1000 damage to the controller of the monster this card battles.',
    ],
  ]);
  reads('the found card', [
    [
      'Magical Merchant',
      'FLIP: Reveal cards from the top of your Deck until 1 Spell or Trap Card has been found, then add the found Spell or Trap Card to your hand, and also send the other cards to the Graveyard.',
    ],
    [
      'Reasoning',
      'Your opponent declares a Level from 1 to 12, then you reveal cards from the top of your Deck until 1 monster that can be Normal Summoned has been found, then Special Summon the found monster with a Level other than the declared Level. Also, send the other cards to the Graveyard.',
    ],
  ]);
  reads('who chose or revealed them', [
    [
      'Exchange',
      "If you have another card in your hand and your opponent has a card in their hand: reveal both players' hands, then choose 1 card in your opponent's hand and 1 card in your hand of your opponent's choice, and if you do, add the card you chose to your hand. Add the card your opponent chose to your opponent's hand.",
    ],
    [
      'Cyber Jar',
      "FLIP: Destroy all monsters on the field; after that, reveal the top 5 cards of your Deck, and also your opponent reveals the top 5 cards of their Deck. After that, Special Summon all Level 4 or lower monsters among the cards you revealed in face-up Attack Position or face-down Defense Position, and also add the other cards to your hand; after that, your opponent Special Summons all Level 4 or lower monsters among the cards they revealed to their side of the field in face-up Attack Position or face-down Defense Position. Also, add the other cards to your opponent's hand.",
    ],
  ]);
  reads('zones by what lies there', [
    ['Greenkappa', 'FLIP: Target 2 face-down Spell or Trap Cards on the field; destroy them.'],
    [
      'Metallizing Parasite - Lunatite',
      'Once per turn (shared with its other effect): you can target 1 other face-up monster you control that is not equipped with a Union monster; equip this card to it.',
    ],
    [
      'The Shallow Grave',
      "If your opponent controls fewer than 5 monsters outside the Extra Monster Zones: target 1 monster in your Graveyard and 1 monster in your opponent's Graveyard of your opponent's choice; Special Summon the monster you chose in face-down Defense Position, and also your opponent Special Summons the monster they chose to their side of the field in face-down Defense Position.",
      'modern',
    ],
  ]);
  reads('no "other" than a card of another name', [
    [
      'Y-Dragon Head',
      'Once per turn (shared with its other effect): you can target 1 face-up "X-Head Cannon" you control that is not equipped with a Union monster; equip this card to it.',
    ],
  ]);
  reads('equipped to another monster', [
    [
      'Tailor of the Fickle',
      'Target 1 face-up monster on the field and 1 face-up Equip Spell Card on the field that is equipped to another monster and can be equipped to that monster; equip that Spell Card to that monster.',
    ],
  ]);
  reads('Tributes as materials', [
    [
      'Maju Garzett',
      "This card's original ATK becomes the total original ATK of the monsters Tributed for it.",
    ],
  ]);
  reads('what destroyed it', [
    [
      'Yomi Ship',
      'If this card is destroyed by battle and sent to the Graveyard: destroy the card that destroyed it.',
    ],
  ]);
  reads('values of another card', [
    [
      'Physical Double',
      'During your opponent\'s turn: target 1 face-up monster your opponent controls; Special Summon 1 "Mirage Token" in face-up Attack Position with that monster\'s values. If you do, during the next End Phase, destroy it.',
    ],
  ]);
  reads('a declared Type and Attribute', [
    [
      'Abyssal Designator',
      'your opponent sends 1 monster of the declared Type and Attribute from their hand or Deck to the Graveyard',
    ],
  ]);
  reads('abbreviated counters', [['B.E.S. Big Core', 'B.E.S. Counters can be placed on this card.']]);
  reads('targets that are only remembered', [
    ['Xing Zhen Hu', "The cards targeted by this card's effect cannot be activated."],
    [
      'Shadow Spell',
      "The monster targeted by this card's effect loses 700 ATK and cannot attack or change battle position.",
    ],
  ]);
  reads('the monster tied to this card', [
    ['Burning Beast', 'If the equipped monster would be destroyed by battle, destroy this card instead.'],
    [
      'Call of the Haunted',
      "When the monster Special Summoned by this card's effect is destroyed, destroy this card.",
    ],
    [
      'Kiryu',
      'If this card is equipped to a monster: you can Tribute it; the equipped monster can attack directly this turn.',
    ],
  ]);
});
