import { describe, expect, test } from 'vitest';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import { REVISIONS, type Revision } from '../../src/engine/index.ts';
import { cardText } from '../../src/text/card.ts';

const base = buildPool();
const pools = new Map(REVISIONS.map((revision) => [revision, poolFor(revision, base)]));

/** The paragraphs of a card of the pool. */
function textOf(name: string, revision: Revision = 'goat'): string[] {
  const cards = pools.get(revision) ?? [];
  const def = cards.find((card) => card.name === name);
  if (!def) throw new Error(`${name} is not in the pool`);
  return cardText(def, 'en', (code) => cards.find((card) => card.code === code));
}

type Line = [name: string, paragraph: string, revision?: Revision];

const reads = (kind: string, lines: readonly Line[]) =>
  test.each(lines)(`${kind}: %s`, (name, paragraph, revision) => {
    expect(textOf(name, revision)).toContain(paragraph);
  });

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
  reads('LP paid in a turn', [
    [
      'Life Absorbing Machine',
      'During your Standby Phase: gain LP equal to half of all LP you paid during your last turn.',
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

describe('a toss', () => {
  reads('made again', [
    ['Second Coin Toss', 'Once per turn, if a player tosses a coin, you can make that toss again.'],
  ]);
});
