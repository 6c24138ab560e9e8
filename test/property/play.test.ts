import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  cloneState,
  createDuel,
  type DuelDeck,
  deserialise,
  type Event,
  hashState,
  type Pool,
  type State,
  serialise,
  ZONE,
  ZONES_PER_PLAYER,
} from '../../src/engine/index.ts';
import {
  census,
  checkAsked,
  checkConservation,
  checkCopies,
  checkOptions,
  checkSecrecy,
  checkZones,
} from '../../src/headless/checks.ts';
import { createDice, type Dice } from '../../src/headless/dice.ts';
import { ERAS, poolOf } from '../rules/table.ts';

type Era = (typeof ERAS)[number];

/** The cards of a deck file that the pool has: main, then extra. */
function deckFile(path: string, pool: Pool): DuelDeck {
  const [main = '', extra = ''] = readFileSync(path, 'utf8').split(/#extra|!side/);
  const codes = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^\d+\s*$/.test(line))
      .map(Number)
      .filter((code) => pool.byCode.has(code));
  return { main: codes(main), extra: codes(extra) };
}

/** Forty or so cards of the pool, up to three of each, and all its Fusion Monsters now and then. */
function randomDeck(pool: Pool, dice: Dice): DuelDeck {
  const defs = dice.shuffled(pool.defs.filter((d) => !d.isToken));
  const main: number[] = [];
  // half with effects, or most decks would be without
  const [some, plain] = [
    defs.filter((d) => d.effects.length > 0),
    defs.filter((d) => d.effects.length === 0),
  ];
  for (const list of [some, plain]) {
    for (const d of list.filter((x) => !x.inExtra).slice(0, 12)) {
      for (let i = 0; i <= dice.below(3); i++) main.push(d.code);
    }
  }
  while (main.length < 40) main.push(dice.pick(main));
  const extra = defs.filter((d) => d.inExtra).slice(0, dice.below(15));
  return { main, extra: extra.map((d) => d.code) };
}

const FILES = [
  'decks/starter/yugi.ydk',
  'decks/starter/kaiba.ydk',
  'test/bench/goat_control.ydk',
  'test/bench/vanilla_beatdown.ydk',
];

function begin(era: Era, seed: number, dice: Dice): State {
  const pool = poolOf(era);
  const deck = (): DuelDeck => {
    const n = dice.below(FILES.length + 3);
    return n < FILES.length ? deckFile(FILES[n]!, pool) : randomDeck(pool, dice);
  };
  return createDuel({ pool, rules: era, seed, decks: [deck(), deck()], first: dice.below(2) === 0 ? 0 : 1 });
}

const sortOf = (pool: Pool) => (code: number) => {
  const d = pool.defs[pool.byCode.get(code) ?? 0]!;
  return d.inExtra ? 'extra' : d.card.sub.includes('field') ? 'field' : `${d.kind === 0}`;
};

/** Plays at random; `look` sees each decision and what will be chosen. */
function play(s: State, dice: Dice, most: number, look: (s: State, choice: number, n: number) => void): void {
  for (let n = 0; n < most && s.decision !== null && s.turn < 40; n++) {
    const choice = dice.below(s.decision.options.length);
    look(s, choice, n);
    advance(s, choice, null);
  }
}

const run = { numRuns: 8, seed: 2005, endOnFailure: true } as const;
const seeds = fc.integer({ min: 0, max: 0x7fffffff });

describe.each(ERAS)('random play in %s', (era) => {
  test('cards are conserved, lie where they say, and somebody can always go on', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dice = createDice(seed);
        const s = begin(era, seed, dice);
        const start = census(s);
        play(s, dice, 900, () => {
          expect(checkAsked(s) ?? checkConservation(s, start) ?? checkZones(s)).toBeNull();
        });
      }),
      run,
    );
  });

  test('every offered option can be taken and changes something', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dice = createDice(seed);
        play(begin(era, seed, dice), dice, 300, (s, _, n) => {
          if (n % 3 === 0) expect(checkOptions(s, true)).toEqual([]);
        });
      }),
      run,
    );
  });

  test('a clone, a saved and loaded state and the live one play on alike', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dice = createDice(seed);
        play(begin(era, seed, dice), dice, 400, (s, choice, n) => {
          if (n % 12 === 0) expect(checkCopies(s, choice)).toBeNull();
        });
      }),
      run,
    );
  });

  test('a duel that is copied before every choice goes as one that never is', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dice = createDice(seed);
        const live = begin(era, seed, dice);
        let twin = live;
        play(live, dice, 400, (s, choice, n) => {
          expect(hashState(twin)).toBe(hashState(s));
          twin = n % 12 === 0 ? deserialise(serialise(twin)) : cloneState(twin);
          advance(twin, choice, null);
        });
        expect(hashState(twin)).toBe(hashState(live));
      }),
      run,
    );
  });

  test('what a player cannot see does not show in his view, options or events', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dice = createDice(seed);
        play(begin(era, seed, dice), dice, 400, (s, choice, n) => {
          if (n % 12 !== 0) return;
          for (const viewer of [0, 1] as const)
            expect(checkSecrecy(s, viewer, choice, sortOf(poolOf(era)), dice.shuffled)).toBeNull();
        });
      }),
      run,
    );
  });

  test('the same seed and choices give the same duel, listened to or not', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [a, b] = [createDice(seed), createDice(seed)];
        const [s, t] = [begin(era, seed, a), begin(era, seed, b)];
        const heard: Event[] = [];
        for (let n = 0; n < 300 && s.decision !== null; n++) {
          const choice = a.below(s.decision.options.length);
          advance(s, choice, null);
          advance(t, choice, (e) => heard.push(e));
        }
        expect(hashState(t)).toBe(hashState(s));
        expect(heard.length).toBeGreaterThan(0);
      }),
      run,
    );
  });

  test('Life Points, hands at the end of a turn, and once-per-turn use stay within the rules', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dice = createDice(seed);
        const s = begin(era, seed, dice);
        let turn = s.turn;
        play(s, dice, 900, () => {
          for (const p of s.players) expect(p.lp).toBeGreaterThanOrEqual(0);
          if (s.turn !== turn) {
            // the one whose turn has just ended
            const hand = s.zones[(1 - s.turnPlayer) * ZONES_PER_PLAYER + ZONE.hand]!;
            if (s.phase === 'draw') expect(hand.length).toBeLessThanOrEqual(6);
            turn = s.turn;
          }
          for (let i = 4; i < s.uses.length; i += 5) expect(s.uses[i]).toBeLessThanOrEqual(1);
        });
      }),
      run,
    );
  });
});
