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
];

test.each(TREES)('ways to play: %s', (_, d, counts) => {
  const { state } = d();
  expect(counts.map((_n, i) => leaves(state, i + 1))).toEqual(counts);
});
