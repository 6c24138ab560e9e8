/** Why and why not give nothing away (DESIGN §12): with the cards a player cannot know exchanged, he is told the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  createDuel,
  type DuelDeck,
  PHASES,
  type PlayerId,
  type Pool,
  type State,
  whyCard,
  whyPhase,
} from '../../src/engine/index.ts';
import { permuteHidden } from '../../src/headless/checks.ts';
import { createDice, type Dice } from '../../src/headless/dice.ts';
import { ERAS, poolOf } from '../rules/table.ts';

/** Decks in which many cards ask about others. */
function deck(pool: Pool, dice: Dice): DuelDeck {
  const defs = dice.shuffled(pool.defs.filter((d) => !d.isToken && !d.inExtra));
  const acting = defs.filter((d) => d.effects.length > 0).slice(0, 16);
  const plain = defs.filter((d) => d.effects.length === 0 && d.level <= 4).slice(0, 6);
  const main = [...acting, ...plain].flatMap(({ code }) => [code, code]).slice(0, 44);
  const extra = dice.shuffled(pool.defs.filter((d) => d.inExtra)).slice(0, 10);
  return { main, extra: extra.map(({ code }) => code) };
}

/** All that a player may be told, of every card and phase. */
const everything = (s: State, p: PlayerId): string =>
  JSON.stringify([...s.cards.map(({ id }) => whyCard(s, p, id)), ...PHASES.map((x) => whyPhase(s, p, x))]);

describe.each(ERAS)('in random play, %s', (era) => {
  test('what is told does not depend on what is hidden', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const dice = createDice(seed);
        const pool = poolOf(era);
        const sortOf = (code: number): string => {
          const d = pool.defs[pool.byCode.get(code) ?? -1];
          return `${d?.kind} ${d?.inExtra} ${d?.card.sub.includes('field')}`;
        };
        const s = createDuel({
          pool,
          rules: era,
          seed,
          decks: [deck(pool, dice), deck(pool, dice)],
          first: 0,
        });
        for (let n = 0; n < 120 && s.decision !== null; n++) {
          if (n % 6 === 0) {
            for (const viewer of [0, 1] as const) {
              const { state: other, changed } = permuteHidden(s, viewer, sortOf, (items) =>
                dice.shuffled(items),
              );
              if (changed.size === 0) continue;
              compared += 1;
              expect(everything(other, viewer)).toBe(everything(s, viewer));
            }
          }
          const { options } = s.decision;
          const plays = options.filter((o) => o.k !== 'toPhase' && o.k !== 'pass');
          advance(s, dice.pick(plays.length > 0 && dice.below(4) > 0 ? plays : options), null);
        }
      }),
      { numRuns: 1, seed: 2006, endOnFailure: true },
    );
    expect(compared).toBeGreaterThan(20);
  });
});
