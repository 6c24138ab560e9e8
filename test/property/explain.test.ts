import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atkOf, defenseOf, levelOf } from '../../src/engine/eval/stats.ts';
import {
  advance,
  createDuel,
  type DuelDeck,
  explainOption,
  explainPhase,
  explainStat,
  explainTargets,
  explainTreated,
  PHASES,
  type Pool,
  type State,
  ZONE,
} from '../../src/engine/index.ts';
import { createDice, type Dice } from '../../src/headless/dice.ts';
import { englishRules } from '../../src/text/rulebook.ts';
import { reasonText } from '../engine/reasonText.ts';
import { ERAS, poolOf } from '../rules/table.ts';

type Era = (typeof ERAS)[number];

/** Cards with effects for the most part, and every sort of Extra Deck monster the pool has. */
function deck(pool: Pool, dice: Dice): DuelDeck {
  const defs = dice.shuffled(pool.defs.filter((d) => !d.isToken));
  const main: number[] = [];
  const small = defs.filter((d) => !d.inExtra && d.effects.length === 0 && d.level <= 4);
  const acting = defs.filter((d) => !d.inExtra && d.effects.length > 0);
  for (const d of [...acting.slice(0, 18), ...small.slice(0, 4)])
    for (let i = 0; i <= dice.below(3); i++) main.push(d.code);
  while (main.length < 40) main.push(dice.pick(main));
  const extra = defs.filter((d) => d.inExtra).slice(0, 15);
  return { main, extra: extra.map((d) => d.code) };
}

const nameOf = (s: State) => (id: number) => `card ${s.cards[id]!.code}`;

/** What is told agrees with what is offered, whatever the question. */
function agree(s: State): void {
  const d = s.decision!;
  const p = d.player;
  const offered = new Set(d.options.filter((o) => o.card >= 0).map((o) => `${o.k} ${o.card} ${o.n}`));
  const legal = new Set<string>();
  for (const c of s.cards) {
    const ways = explainOption(s, p, c.id);
    for (const w of ways) {
      if (w.legal) legal.add(`${w.what} ${c.id} ${w.n}`);
      expect(w.legal).toBe(w.reasons.length === 0);
      for (const r of w.reasons) {
        expect(englishRules.rule(r.rule), r.rule).toBeDefined();
        expect(reasonText(r, nameOf(s))).toMatch(/^\S.*\S \([A-Z]+-\d\d\)\.$/);
        if (r.src >= 0) expect(s.cards[r.src]).toBeDefined();
        // an open question leaves nothing unexplained
        if (d.kind === 'main' || d.kind === 'battle')
          expect([r.bar, r.rule]).not.toEqual(['notNow', 'GAP-09']);
      }
    }
    // everything in hand and every monster on the field can do something at some time
    if (c.controller === p && (c.zone === ZONE.hand || c.zone === ZONE.mzone))
      expect(ways.length, `card ${c.code} in zone ${c.zone}`).toBeGreaterThan(0);
  }
  expect(legal).toEqual(offered);
}

function goingOn(s: State): void {
  const d = s.decision!;
  const offered = d.options.filter((o) => o.k === 'toPhase').map((o) => PHASES[o.n]);
  const told = PHASES.filter((phase) => explainPhase(s, d.player, phase).legal);
  expect(told).toEqual(PHASES.filter((phase) => offered.includes(phase)));
  for (const phase of PHASES)
    for (const r of explainPhase(s, d.player, phase).reasons)
      expect(englishRules.rule(r.rule), r.rule).toBeDefined();
}

function targets(s: State): void {
  const d = s.decision!;
  const offered = d.options.flatMap((o) => (o.k === 'card' ? [o.card] : o.k === 'direct' ? [-1] : []));
  const told = explainTargets(s, d.about.card);
  expect(
    told
      .filter((t) => t.legal)
      .map((t) => t.target)
      .sort(),
  ).toEqual(offered.sort());
  for (const t of told) expect(t.legal).toBe(t.reasons.length === 0);
}

function values(s: State): void {
  for (const c of s.cards) {
    if (c.zone === ZONE.deck) continue;
    for (const [stat, of] of [
      ['atk', atkOf],
      ['def', defenseOf],
      ['level', levelOf],
    ] as const) {
      const { value, steps } = explainStat(s, c.id, stat);
      expect(value).toBe(of(s, c.id));
      const sum = steps.reduce((n, x) => n + x.amount, 0);
      expect(sum, `${stat} of card ${c.code}`).toBe(value);
    }
    for (const t of explainTreated(s, c.id)) expect(t.src < 0 || s.cards[t.src] !== undefined).toBe(true);
  }
}

describe.each(ERAS)('what is explained in random play, %s', (era: Era) => {
  test('agrees with what is offered and with the values in force', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const dice = createDice(seed);
        const pool = poolOf(era);
        const s = createDuel({
          pool,
          rules: era,
          seed,
          decks: [deck(pool, dice), deck(pool, dice)],
          first: 0,
        });
        for (let n = 0; n < 140 && s.decision !== null; n++) {
          const { kind, about, options } = s.decision;
          if (kind === 'main' || kind === 'battle' || kind === 'respond' || kind === 'trigger') agree(s);
          if (kind === 'main' || kind === 'battle') goingOn(s);
          if (about.purpose === 'attackTarget') targets(s);
          if (n % 8 === 0) values(s);
          // going on is taken seldom, so that the fields fill up
          const plays = options.filter((o) => o.k !== 'toPhase' && o.k !== 'pass' && o.k !== 'surrender');
          advance(s, dice.pick(plays.length > 0 && dice.below(4) > 0 ? plays : options), null);
        }
      }),
      { numRuns: 3, seed: 2005, endOnFailure: true },
    );
  });
});
