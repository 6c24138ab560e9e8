import { describe, expect, test } from 'vitest';
import { buildPool } from '../../src/cards/pool.ts';
import { advance, compilePool, createDuel, hashState, ZONE } from '../../src/engine/index.ts';
import { checkAsked, checkCopies, checkOptions, checkZones } from '../../src/headless/checks.ts';
import { createDice } from '../../src/headless/dice.ts';

const cards = buildPool();
const pool = compilePool(cards, 'modern-play');
const codeOf = (name: string): number => cards.find((card) => card.name === name)!.code;
const times = (n: number, ...names: string[]): number[] =>
  names.flatMap((name) => Array<number>(n).fill(codeOf(name)));

/** Small monsters that make all kinds of Extra Deck monster, and what moves, takes or fuses them. */
const deck = {
  main: [
    ...times(
      3,
      'Tune Warrior',
      'Water Spirit',
      'Junk Synchron',
      'Petit Dragon',
      'Firegrass',
      'Mystical Sheep #2',
    ),
    ...times(3, 'Vorse Raider', 'Gemini Elf', 'Senet Switch', 'Super Polymerization', 'Scapegoat'),
    ...times(
      2,
      'Polymerization',
      'Change of Heart',
      'Monster Reborn',
      'Dark Hole',
      'Solemn Judgment',
      'Book of Moon',
    ),
  ],
  extra: times(
    2,
    'Gaia Knight, the Force of Earth',
    'Junk Warrior',
    'Gem-Knight Pearl',
    'Number 17: Leviathan Dragon',
    'Number 39: Utopia',
    'LANphorhynchus',
    'Traffic Ghost',
    'Gaia Saber, the Lightning Shadow',
    'Darkfire Dragon',
  ),
};

describe('random play with Extra Monster Zones', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'seed %d: every card is where it says, every option can be played',
    (seed) => {
      const dice = createDice(seed);
      const s = createDuel({ pool, rules: 'modern', seed, decks: [deck, deck], first: 0 });
      let special = 0;
      for (let i = 0; i < 900 && s.decision !== null; i++) {
        const { options } = s.decision;
        // going on is taken seldom, so that the fields fill up
        const plays = options.filter((o) => o.k !== 'toPhase' && o.k !== 'pass' && o.k !== 'surrender');
        const from = plays.length > 0 && dice.below(5) > 0 ? plays : options;
        advance(s, dice.pick(from));
        expect(checkZones(s)).toBeNull();
        expect(checkAsked(s)).toBeNull();
        const [mine, theirs] = [s.zones[ZONE.mzone]!, s.zones[ZONE.mzone + s.zones.length / 2]!];
        // EMZ-01: a zone both players share holds one card
        expect(mine[5]! >= 0 && theirs[6]! >= 0).toBe(false);
        expect(mine[6]! >= 0 && theirs[5]! >= 0).toBe(false);
        special = Math.max(
          special,
          s.zones[ZONE.overlay]!.length + (mine[5]! >= 0 ? 1 : 0) + (mine[6]! >= 0 ? 1 : 0),
        );
        if (i % 60 === 0 && s.decision !== null) {
          expect(checkOptions(s, false)).toEqual([]);
          expect(checkCopies(s, dice.below(s.decision?.options.length ?? 1))).toBeNull();
        }
      }
      expect(special).toBeGreaterThan(0);
      expect(hashState(s)).toMatch(/^[0-9a-f]{14}$/);
    },
  );
});
