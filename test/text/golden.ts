/** What the worked examples must read like; each line was looked at. Kept by card name. */
export const golden: Readonly<Record<string, readonly string[]>> = {
  'Breaker the Magical Warrior': [
    'This card can hold up to 1 Spell Counter.',
    'If this card is Normal Summoned: place 1 Spell Counter on it.',
    'This card gains 300 ATK for each Spell Counter on it.',
    'You can remove 1 Spell Counter from this card, then target 1 Spell or Trap Card on the field; destroy it.',
  ],
  'Dark Magician of Chaos': [
    'When this card is Normal or Special Summoned: you can target 1 Spell Card in your Graveyard; add it to your hand.',
    'If this card would destroy a monster your opponent controls by battle, remove that monster from play instead.',
    'While this card is face-up, if it would leave the field, remove it from play instead.',
  ],
  'Black Luster Soldier - Envoy of the Beginning': [
    'This card cannot be Normal Summoned or Set and must first be Special Summoned by its own procedure.',
    'You can Special Summon this card from your hand by removing from play 1 LIGHT monster and 1 DARK monster in your Graveyard.',
    'Once per turn (shared with its other effect): you can target 1 monster on the field; remove it from play. This card cannot attack the turn you use this effect.',
    'Once per turn (shared with its other effect), during your turn, when this card destroys a monster your opponent controls by battle: you can activate this effect; this card can attack twice this Battle Phase.',
  ],
  Jinzo: ['Neither player can activate Trap Cards.', 'The effects of Trap Cards on the field are negated.'],
  'Ojama Token': [
    'This card cannot be Tributed for a Tribute Summon.',
    'When this card is destroyed, inflict 300 damage to its controller.',
  ],
  'XYZ-Dragon Cannon': [
    'Fusion Materials: "X-Head Cannon" + "Y-Dragon Head" + "Z-Metal Tank".',
    'Special Summon this card from your Fusion Deck by removing from play the monsters above that you control; no Spell Card is needed.',
    'This card cannot be Normal Summoned or Set and can only be Special Summoned by its own procedure.',
    'You can discard 1 card, then target 1 card your opponent controls; destroy it.',
  ],
  'Magical Scientist': [
    'You can pay 1000 LP; Special Summon 1 Level 6 or lower Fusion Monster from your Fusion Deck, and if you do, it cannot attack directly. During the next End Phase, shuffle it into the Deck.',
  ],
  'Manticore of Darkness': [
    'During the End Phase, while this card is in your Graveyard, if it was sent to the Graveyard this turn: you can send 1 Beast, Beast-Warrior or Winged Beast monster from your hand or field to the Graveyard; Special Summon this card.',
  ],
  'Vampire Lord': [
    'If this card inflicts battle damage to your opponent: declare Monster, Spell or Trap, then your opponent sends 1 card of the declared kind from their Deck to the Graveyard.',
    "When this card is destroyed by your opponent's card effect and sent to the Graveyard, during your next Standby Phase, if it is in the Graveyard, Special Summon it.",
  ],
  Relinquished: [
    'This card cannot be Normal Summoned or Set and must first be Special Summoned by a Ritual Summon.',
    'Once per turn, while this card is face-up, if there are no monsters equipped to this card: you can target 1 monster your opponent controls; equip that monster to this card.',
    "While there is a monster equipped to this card, this card's ATK and DEF become that monster's original ATK and DEF.",
    'While there is a monster equipped to this card, if this card would be destroyed by battle, destroy that monster instead.',
    'When the monster this card battles inflicts battle damage to you, if there is a monster equipped to this card, inflict the same amount of damage to your opponent.',
  ],
  'Y-Dragon Head': [
    'Once per turn (shared with its other effect): you can target 1 face-up "X-Head Cannon" you control that is not equipped with a Union monster; equip this card to it.',
    'Once per turn (shared with its other effect), if this card is equipped to a monster: you can Special Summon it in face-up Attack Position.',
    'The equipped monster gains 400 ATK and DEF.',
    'If the equipped monster would be destroyed by battle, destroy this card instead.',
  ],
  'Mystic Swordsman LV2': [
    'At the start of the Damage Step, if this card attacks a face-down Defense Position monster: destroy that monster.',
    'During the End Phase, if this card destroyed a monster by battle this turn: you can send this card to the Graveyard; Special Summon 1 "Mystic Swordsman LV4" from your hand or Deck.',
  ],
  'Armed Dragon LV5': [
    "You can send 1 monster from your hand to the Graveyard, then target 1 face-up monster your opponent controls with ATK equal to or lower than that monster's ATK; destroy it.",
    'During the End Phase, if this card destroyed a monster by battle this turn: you can send this card to the Graveyard; Special Summon 1 "Armed Dragon LV7" from your hand or Deck.',
  ],
  'Horus the Black Flame Dragon LV8': [
    'This card cannot be Normal Summoned or Set and can only be Special Summoned by the effect of "Horus the Black Flame Dragon LV6".',
    'While this card is face-up, when a Spell Card is activated: you can negate the activation, and if you do, destroy it.',
  ],
  'Terrorking Archfiend': [
    'If you control no face-up "Archfiend" monsters, this card cannot be Normal Summoned, Set or Flip Summoned.',
    'During each of your Standby Phases, pay 800 LP, or if you cannot, destroy this card.',
    "When a card or effect your opponent activated that targets this card resolves, roll a die. Then if the number you rolled is 2 or 5, negate that card's effect, and if you do, destroy it.",
    "After damage calculation, if this card battles a monster that was destroyed by battle in this battle, that monster's effects are negated even after going to the Graveyard.",
  ],
  'Great Moth': [
    'This card cannot be Normal Summoned or Set and can only be Special Summoned by its own procedure.',
    'You can Special Summon this card from your hand by Tributing 1 "Petit Moth" you control equipped with "Cocoon of Evolution" that has been through 4 of your End Phases since it came to the field.',
  ],
  'Dark Scorpion - Cliff the Trap Remover': [
    'When this card inflicts battle damage to your opponent: you can activate 1 of these effects. (1) Target 1 Spell or Trap Card on the field; destroy it. (2) Your opponent sends the top 2 cards of their Deck to the Graveyard.',
  ],
  'Creature Swap': [
    'If you control a monster and your opponent controls a monster: choose 1 monster you control and your opponent chooses 1 monster they control, then you switch control of those monsters. Also, they cannot change battle position this turn.',
  ],
  'Nobleman of Crossout': [
    "Target 1 face-down monster on the field; destroy it and remove it from play. If you do and it is a Flip monster, remove from play all monsters in both players' Decks with that monster's name.",
  ],
  'Last Will': [
    'The next time a monster you own and control is sent to the Graveyard this turn, you can Special Summon 1 monster with 1500 or less ATK from your Deck.',
  ],
  'Final Countdown': ['Pay 2000 LP; at the end of the 20th End Phase from now, you win the Duel.'],
  Polymerization: [
    'Fusion Summon 1 Fusion Monster from your Fusion Deck by sending its Fusion Materials from your hand or field to the Graveyard.',
  ],
  Reasoning: [
    'Your opponent declares a Level from 1 to 12, then you reveal cards from the top of your Deck until 1 monster that can be Normal Summoned has been found. Then if the found monster has a Level other than the declared Level, Special Summon the found monster. Also, send the other cards to the Graveyard.',
  ],
  'Soul Exchange': [
    'Target 1 monster your opponent controls; you can Tribute it as if it were your own (and must do so before Tributing any other monster) this turn. You cannot conduct your Battle Phase the turn you activate this card.',
  ],
  'Swords of Revealing Light': [
    "Keep this card on the field and turn all face-down monsters your opponent controls face-up. During your opponent's 3rd End Phase from now, destroy this card.",
    'Monsters your opponent controls cannot attack.',
  ],
  Scapegoat: [
    'Special Summon 4 Tokens in face-up Defense Position. You cannot Summon monsters the turn you activate this card.',
  ],
  'Wave-Motion Cannon': [
    'You can send this card to the Graveyard; inflict 1000 damage to your opponent for each of your Standby Phases since it came to the field.',
  ],
  Necrovalley: [
    'Face-up "Gravekeeper\'s" monsters on the field gain 500 ATK and DEF.',
    'Neither player can remove from play cards in the Graveyard.',
    "When a card or effect that affects cards in either player's Graveyard resolves, negate its effect.",
  ],
  'Mind Crush': [
    "Declare 1 card name, then look at your opponent's hand. Then if your opponent has a card in their hand with the declared name, your opponent discards all cards with the declared name; otherwise, discard 1 card at random.",
  ],
  'Magical Hats': [
    "During your opponent's Battle Phase, if you control a monster: choose 2 Spell or Trap Cards in your Deck and 1 monster you control, then change it to face-down Defense Position and Set those cards as monsters with 0 ATK and DEF. Shuffle them and that monster together face-down and lay them out again. At the end of the next Battle Phase, destroy those cards.",
  ],
  'Dice Jar': [
    'FLIP: Roll a die, then your opponent rolls a die; repeat this while the number you rolled is equal to the number your opponent rolled. Then if the number you rolled is lower than the number your opponent rolled, if the number your opponent rolled is 6, take 6000 damage; otherwise, take damage equal to 500 times the number your opponent rolled. Otherwise, if the number you rolled is 6, inflict 6000 damage to your opponent; otherwise, inflict damage to your opponent equal to 500 times the number you rolled.',
  ],
  'Time Wizard': [
    'Once per turn: you can call heads or tails, then toss a coin. Then if your call is right, destroy all monsters your opponent controls; otherwise, destroy all monsters you control, and if you do, take damage equal to half the total ATK they had on the field.',
  ],
  'Fiber Jar': [
    "FLIP: Shuffle all cards from both players' hands, Graveyards and the field into the Deck, then both players draw 5 cards.",
  ],
  'Cyber Jar': [
    'FLIP: Destroy all monsters on the field; after that, each player reveals the top 5 cards of their Deck, then Special Summons all Level 4 or lower monsters among those cards in face-up Attack Position or face-down Defense Position. Also, each player adds the other cards to their hand.',
  ],
  'Imperial Order': [
    'The effects of Spell Cards on the field are negated.',
    'During each of your Standby Phases, pay 700 LP, or destroy this card.',
  ],
  'Solemn Judgment': [
    'When a monster would be Summoned: pay half your LP; negate the Summon, and if you do, destroy it.',
    'When a Spell or Trap Card is activated: pay half your LP; negate the activation, and if you do, destroy it.',
  ],
  'Royal Oppression': [
    'When a monster would be Special Summoned: either player can pay 800 LP; negate the Summon, and if you do, destroy it.',
    'When a card or effect that Special Summons cards is activated: either player can pay 800 LP; negate the activation, and if you do, destroy it.',
  ],
  'DNA Surgery': [
    'Declare 1 Monster Type.',
    'Face-up monsters on the field are treated as monsters of the declared Type.',
  ],
  'Call of the Haunted': [
    'Target 1 monster in your Graveyard; Special Summon it in face-up Attack Position.',
    "When this card leaves the field, destroy the monster Special Summoned by this card's effect.",
    "When the monster Special Summoned by this card's effect is destroyed, destroy this card.",
  ],
};
