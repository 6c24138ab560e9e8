/** Words of the game, each explained in a sentence or two. */
export const terms = {
  lifePoints: {
    name: 'Life Points',
    text: 'What you fight for: at 0 you lose. Battles, effects and costs take them away.',
  },
  turn: {
    name: 'Turn and phases',
    text: 'A turn goes Draw, Standby, Main 1, Battle, Main 2 and End Phase. Then the other player has his.',
  },
  mainPhase: {
    name: 'Main Phase',
    text: 'Here you Summon, Set, activate Spells and change positions. There is one before the battle and one after it.',
  },
  battlePhase: {
    name: 'Battle Phase',
    text: 'Here your monsters attack, one after another. Whoever begins the Duel has none in the first turn.',
  },
  damageStep: {
    name: 'Damage Step',
    text: 'The part of an attack in which values are compared and damage is dealt. Hardly any cards may be used in it.',
  },
  normalSummon: {
    name: 'Normal Summon',
    text: 'Playing a monster from the hand face-up in Attack Position. Once a turn; a Set monster counts for it too.',
  },
  tributeSummon: {
    name: 'Tribute Summon',
    text: 'The Normal Summon of a strong monster: Level 5 and 6 cost one of your monsters, Level 7 and more two.',
  },
  tribute: {
    name: 'Tribute',
    text: 'To send a monster of yours to the Graveyard as the price of a Summon or an effect. It was not destroyed.',
  },
  set: {
    name: 'Set',
    text: 'To lay a card face-down on the field. A Set monster is in Defense Position; a Set card does nothing yet.',
  },
  flipSummon: {
    name: 'Flip Summon',
    text: 'Turning your Set monster to face-up Attack Position in your Main Phase, not in the turn it was Set.',
  },
  specialSummon: {
    name: 'Special Summon',
    text: 'Every Summon that a card makes: by an effect, a Fusion or a Ritual. There may be many in a turn.',
  },
  fusionSummon: {
    name: 'Fusion Summon',
    text: 'Polymerization sends the named monsters to the Graveyard and brings a Fusion Monster in their place.',
  },
  ritualSummon: {
    name: 'Ritual Summon',
    text: 'A Ritual Spell brings its Ritual Monster from your hand; you Tribute monsters of enough Levels.',
  },
  revive: {
    name: 'Reviving',
    text: 'Special Summoning a monster from the Graveyard. Some must have been properly Summoned once before.',
  },
  level: {
    name: 'Level',
    text: 'The stars of a monster. They decide how many Tributes its Summon costs.',
  },
  atkDef: {
    name: 'ATK and DEF',
    text: 'A monster fights with its ATK in Attack Position and with its DEF in Defense Position.',
  },
  position: {
    name: 'Battle position',
    text: 'Face-up Attack, face-up Defense or face-down Defense. Once a turn you may turn a monster, not just after it came or attacked.',
  },
  attack: {
    name: 'Attack',
    text: 'One of your monsters in Attack Position fights one of theirs. Against Defense Position nobody loses Life Points, unless the ATK was too low.',
  },
  directAttack: {
    name: 'Direct attack',
    text: 'With no monster in the way you attack the player, who loses Life Points equal to the ATK.',
  },
  replay: {
    name: 'Replay',
    text: 'If the monsters on the attacked side change after the attack was declared, the attack may be chosen anew.',
  },
  spell: {
    name: 'Spell Card',
    text: 'Used from the hand or from the field in your own Main Phase; Quick-Play Spells at other times too.',
  },
  quickPlay: {
    name: 'Quick-Play Spell',
    text: 'A Spell that also answers other cards. In the other player’s turn it must have been Set before.',
  },
  equip: {
    name: 'Equip Spell',
    text: 'Stays on the field and strengthens one monster. If that monster leaves, the Equip Card is destroyed.',
  },
  fieldSpell: {
    name: 'Field Spell',
    text: 'Has a zone of its own and changes the field for both players.',
  },
  trap: {
    name: 'Trap Card',
    text: 'Must be Set first and works from the next turn on, also in the other player’s turn.',
  },
  counterTrap: {
    name: 'Counter Trap',
    text: 'The fastest Trap: it answers what has just been done, and only another Counter Trap answers it.',
  },
  chain: {
    name: 'Chain',
    text: 'Cards that answer each other make a chain. It resolves backwards: the last card first.',
  },
  spellSpeed: {
    name: 'Spell Speed',
    text: 'How fast a card is: 1 answers nothing, 2 answers 1 and 2, 3 answers everything.',
  },
  priority: {
    name: 'Priority',
    text: 'Whose move it is at a moment: the turn player first, then the other. Two passes in a row end it.',
  },
  response: {
    name: 'Response',
    text: 'After a play the other player is asked whether he answers with a fast card.',
  },
  cost: {
    name: 'Cost',
    text: 'What you pay to activate a card. It is not given back, even if the effect is negated.',
  },
  target: {
    name: 'Target',
    text: 'A card chosen when an effect is activated. If it is gone when the effect resolves, that part fails.',
  },
  negate: {
    name: 'Negate',
    text: 'To make an activation, effect, Summon or attack come to nothing.',
  },
  effects: {
    name: 'Monster effects',
    text: 'Continuous ones always work, Ignition ones are used in your Main Phase, Trigger ones start when something happens, quick ones also answer.',
  },
  missedTiming: {
    name: 'Missed timing',
    text: 'An optional “when” effect is lost if something else happened after what it waits for.',
  },
  graveyard: {
    name: 'Graveyard',
    text: 'Where destroyed, Tributed, discarded and used cards lie, open to both players.',
  },
  banished: {
    name: 'Removed from play',
    text: 'Set aside for the rest of the Duel, unless a card brings it back. It is not in the Graveyard.',
  },
  handLimit: {
    name: 'Hand limit',
    text: 'At the end of your turn you keep six cards at most.',
  },
  token: {
    name: 'Token',
    text: 'A monster that an effect makes; it is no card of a deck and vanishes when it leaves the field.',
  },
  control: {
    name: 'Control',
    text: 'Who plays a card. A card that leaves the field always goes to its owner.',
  },
};
