import { expect, test } from 'vitest';
import { advance, cloneState, type State } from '../../src/engine/index.ts';
import { duel } from '../rules/table.ts';

/** Leaves of the tree of choices to a depth; a finished duel is a leaf. */
function leaves(s: State, depth: number): number {
  if (depth === 0 || s.decision === null) return 1;
  let n = 0;
  for (let i = 0; i < s.decision.options.length; i++) {
    const next = cloneState(s);
    advance(next, i, null);
    n += leaves(next, depth - 1);
  }
  return n;
}

const set = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const classic = () => duel('classic');
const goat = () => duel('goat');
const five = ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Battle Ox', 'Battle Ox'];

/**
 * Any change of what may be played when shifts one of these. The first two or three numbers of each were counted by
 * hand; the cards drawn in the next turn do nothing but can be Summoned.
 */
const TREES: [name: string, d: () => { state: State }, counts: number[]][] = [
  // Battle Phase or end; then Main Phase 2 or end, or the other player with one monster in hand
  ['nothing at all', () => goat().you().opp(), [2, 6, 15, 46]],
  [
    'one Level 4 in hand',
    () =>
      goat()
        .you({ hand: ['Vorse Raider'] })
        .opp(),
    [4, 10, 32, 94],
  ],
  [
    'two Level 4 in hand',
    () =>
      goat()
        .you({ hand: ['Vorse Raider', 'Battle Ox'] })
        .opp(),
    [6, 14, 49, 150],
  ],
  [
    'a Summon that Trap Hole may answer',
    () =>
      goat()
        .you({ hand: ['Vorse Raider'] })
        .opp({ spells: ['Trap Hole'] }),
    [4, 10, 29, 90],
  ],
  [
    'two attackers, two targets',
    () =>
      duel('goat', { phase: 'battle' })
        .you({ monsters: ['Vorse Raider', 'Battle Ox'] })
        .opp({ monsters: ['Mokey Mokey', 'Mokey Mokey'] }),
    [4, 13, 50, 194],
  ],
  [
    'a Tribute Summon or Set with two to choose from',
    () =>
      goat()
        .you({ hand: ['Judge Man'], monsters: ['Mokey Mokey', 'Battle Ox'] })
        .opp(),
    [6, 22, 71, 244],
  ],
  [
    'a Flip Summon with three targets for its effect',
    () =>
      goat()
        .you({ monsters: [set('Man-Eater Bug')] })
        .opp({ monsters: ['Vorse Raider', 'Battle Ox'] }),
    [3, 11, 41, 158],
  ],
  [
    'Spells of both players that answer each other',
    () =>
      goat()
        .you({ hand: ['Ookazi', 'Book of Moon'], monsters: ['Mokey Mokey'] })
        .opp({ spells: ['Waboku', 'Mystical Space Typhoon'] }),
    [7, 19, 46, 119],
  ],
  [
    'priority with Exiled Force against Torrential Tribute',
    () =>
      goat()
        .you({ hand: ['Exiled Force'] })
        .opp({ monsters: ['Vorse Raider'], spells: ['Torrential Tribute'] }),
    [4, 11, 37, 117],
  ],
  [
    'the same in classic (GAP-08 gives it as well)',
    () =>
      classic()
        .you({ hand: ['Exiled Force'] })
        .opp({ monsters: ['Vorse Raider'], spells: ['Torrential Tribute'] }),
    [4, 11, 37, 117],
  ],
  [
    'Book of Moon on the own monster, which may be flipped again (GOAT-12)',
    () =>
      goat()
        .you({ hand: ['Book of Moon'], monsters: ['Vorse Raider'] })
        .opp(),
    [5, 12, 35, 89],
  ],
  [
    'the same in classic, where it may not (POS-08)',
    () =>
      classic()
        .you({ hand: ['Book of Moon'], monsters: ['Vorse Raider'] })
        .opp(),
    [5, 11, 33, 80],
  ],
  [
    'classic, one Level 4 in hand and a Trap that waits for an attack',
    () =>
      duel('classic')
        .you({ hand: ['Vorse Raider'] })
        .opp({ spells: ['Sakuretsu Armor'] }),
    [4, 10, 32, 94],
  ],
  [
    'classic, five monsters: nothing can be Summoned or Set (ZONE-02)',
    () =>
      duel('classic')
        .you({ hand: ['Vorse Raider'], monsters: five })
        .opp(),
    [7, 41, 203, 889],
  ],
  [
    'classic, a Spell that cannot do anything is not offered (GAP-17)',
    () =>
      duel('classic')
        .you({ hand: ['Fissure', 'Dark Hole'] })
        .opp(),
    [4, 12, 35, 123],
  ],
  [
    'classic, a Quick-Play Spell in hand and its targets',
    () =>
      duel('classic')
        .you({ hand: ['Mystical Space Typhoon'] })
        .opp({ spells: ['Waboku', 'Trap Hole'] }),
    [4, 8, 16, 32],
  ],
  [
    'classic, an Equip Spell and three faces to wear it',
    () =>
      duel('classic')
        .you({ hand: ['Axe of Despair'], monsters: ['Vorse Raider', set('Battle Ox')] })
        .opp({ monsters: ['Mokey Mokey'] }),
    [6, 25, 96, 378],
  ],
  [
    'classic, a Fusion with its materials in hand and on the field',
    () =>
      duel('classic')
        .you({
          hand: ['Polymerization', 'Petit Dragon'],
          monsters: ['Firegrass'],
          extra: ['Darkfire Dragon'],
        })
        .opp(),
    [7, 31, 109, 384],
  ],
  [
    'classic, a Ritual and two ways to pay for it',
    () =>
      duel('classic')
        .you({ hand: ['Black Illusion Ritual', 'Relinquished', 'Mokey Mokey'], monsters: ['Battle Ox'] })
        .opp(),
    [7, 31, 109, 386],
  ],
  [
    'classic, an attack into a face-down monster that Kuriboh may soften',
    () =>
      duel('classic', { phase: 'battle' })
        .you({ monsters: ['Vorse Raider'] })
        .opp({ hand: ['Kuriboh'], monsters: [set('Mystical Elf')] }),
    [3, 10, 35, 123],
  ],
  [
    'classic, a Field Spell against a Set one (PRM-15)',
    () =>
      duel('classic')
        .you({ hand: ['Yami'], field: 'Sogen' })
        .opp({ field: { card: 'Mountain', pos: 'up' } }),
    [5, 15, 46, 156],
  ],
  [
    'goat, a searcher that dies in battle',
    () =>
      duel('goat', { phase: 'battle' })
        .you({ monsters: ['Vorse Raider'] })
        .opp({ monsters: ['Mystic Tomato'], deck: ['Sangan', 'Newdoria'] }),
    [3, 9, 28, 95],
  ],
  [
    'goat, two triggers of one player are ordered by him',
    () =>
      duel('goat')
        .you({ hand: ['Dark Hole'], monsters: ['Sangan', 'Newdoria'], deck: ['Mokey Mokey', 'Kuriboh'] })
        .opp({ monsters: ['Vorse Raider'] }),
    [6, 36, 178, 728],
  ],
  [
    'goat, a Toon with and without its world',
    () =>
      duel('goat')
        .you({ hand: ['Toon World', 'Toon Gemini Elf'] })
        .opp(),
    [6, 23, 71, 246],
  ],
  [
    'goat, a Union that equips and comes back',
    () =>
      duel('goat')
        .you({ monsters: ['X-Head Cannon', 'Y-Dragon Head'] })
        .opp(),
    [5, 19, 61, 207],
  ],
  [
    'goat, a monster turned face-up by an attack, then its Flip Effect',
    () =>
      duel('goat', { phase: 'battle' })
        .you({ monsters: ['Vorse Raider', 'Battle Ox'] })
        .opp({ monsters: [set('Man-Eater Bug')] }),
    [4, 10, 30, 115],
  ],
  [
    'goat, Call of the Haunted with two in the Graveyard',
    () =>
      duel('goat')
        .you({ gy: ['Vorse Raider', 'Battle Ox'], spells: ['Call of the Haunted'] })
        .opp(),
    [3, 6, 13, 38],
  ],
  [
    'goat, Chaos Sorcerer and what he is paid with',
    () =>
      duel('goat')
        .you({ hand: ['Chaos Sorcerer'], gy: ['Mystical Elf', 'Shining Abyss', 'Sangan'] })
        .opp({ monsters: ['Vorse Raider'] }),
    [3, 9, 29, 93],
  ],
  [
    'edison, the replay asks for another target (EDI-03)',
    () =>
      duel('edison', { phase: 'battle' })
        .you({ monsters: ['Vorse Raider'] })
        .opp({ monsters: ['Mokey Mokey'], spells: ['Call of the Haunted'], gy: ['Battle Ox'] }),
    [2, 6, 16, 53, 191],
  ],
  [
    'goat, the same: the attack is withdrawn (GAP-06)',
    () =>
      duel('goat', { phase: 'battle' })
        .you({ monsters: ['Vorse Raider'] })
        .opp({ monsters: ['Mokey Mokey'], spells: ['Call of the Haunted'], gy: ['Battle Ox'] }),
    [2, 6, 16, 53, 194],
  ],
  [
    'edison, priority is for a Summon only (EDI-01)',
    () =>
      duel('edison')
        .you({ hand: ['Exiled Force'] })
        .opp({ monsters: ['Vorse Raider'], spells: ['Torrential Tribute'] }),
    [4, 11, 37, 117],
  ],
  [
    'modern, no priority (PRM-39)',
    () =>
      duel('modern')
        .you({ hand: ['Exiled Force'] })
        .opp({ monsters: ['Vorse Raider'], spells: ['Torrential Tribute'] }),
    [4, 17, 49, 173],
  ],
  [
    'modern, each zone is a choice (PRM-28)',
    () =>
      duel('modern')
        .you({ hand: ['Vorse Raider'] })
        .opp(),
    [4, 16, 45, 154],
  ],
  [
    'modern, a Synchro Summon to either Extra Monster Zone',
    () =>
      duel('modern')
        .you({ monsters: ['Junk Synchron', 'Mokey Mokey', 'Kuriboh'], extra: ['Junk Warrior'] })
        .opp(),
    [6, 26, 99, 343],
  ],
  [
    'legacy-4000, one Level 4 in hand',
    () =>
      duel('legacy-4000')
        .you({ hand: ['Vorse Raider'] })
        .opp(),
    [4, 10, 32, 94],
  ],
  [
    'italian-2000s, a Set Field Spell of the opponent stays (PRM-15)',
    () =>
      duel('italian-2000s')
        .you({ hand: ['Yami'] })
        .opp({ field: 'Sogen' }),
    [4, 12, 42, 148],
  ],
];

test.each(TREES)('ways to play: %s', (_, d, counts) => {
  const { state } = d();
  expect(counts.map((_n, i) => leaves(state, i + 1))).toEqual(counts);
});
