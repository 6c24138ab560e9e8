import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/ai/decide.ts';
import { LEVELS } from '../../src/ai/levels.ts';
import {
  DECISION_KINDS,
  type DecisionView,
  OPTION_KINDS,
  type Position,
  PURPOSES,
} from '../../src/engine/index.ts';
import {
  attackWall,
  counter,
  destroyAll,
  destroyOne,
  draw,
  equipTo,
  flipDestroy,
  gives,
  noDamage,
  onSummon,
  plays,
  revive,
  sweepSpells,
  theirs,
  tributeBurn,
} from './cards.ts';
import { monster, type Placed, spell, Table, trap } from './table.ts';

const pool = [
  monster(1800, 1000),
  monster(2400, 1000, { level: 6 }),
  monster(450, 600, { effects: [flipDestroy] }),
  monster(1400, 1300, { effects: [tributeBurn] }),
  monster(300, 200, { effects: [noDamage] }),
  spell([draw(2)]),
  spell([destroyOne(theirs)]),
  spell([sweepSpells]),
  spell([destroyAll(theirs)]),
  spell([plays, equipTo(theirs), gives(-500)], { sub: ['equip'] }),
  spell([revive({ in: ['gy'], of: 'both' })]),
  trap([attackWall]),
  trap([onSummon]),
  trap([counter(true)], { sub: ['counter'] }),
];

const card = fc.record({
  def: fc.option(fc.constantFrom(...pool), { nil: null, freq: 4 }),
  position: fc.constantFrom<Position>('attack', 'defense', 'faceDownDefense'),
  up: fc.boolean(),
  entered: fc.integer({ min: 1, max: 6 }),
}) satisfies fc.Arbitrary<Placed>;
const cards = (maxLength: number) => fc.array(card, { maxLength });
const side = fc.record({
  lp: fc.integer({ min: 1, max: 9000 }),
  hand: cards(6),
  monsters: cards(5),
  spells: cards(5),
  gy: cards(4),
  deck: fc.nat(30),
});
const rough = fc.record({
  mine: side,
  theirs: side,
  kind: fc.constantFrom(...DECISION_KINDS),
  purpose: fc.constantFrom(...PURPOSES),
  phase: fc.constantFrom('draw', 'standby', 'main1', 'battle', 'main2', 'end'),
  turnPlayer: fc.constantFrom(0, 1),
  options: fc.array(
    fc.record({
      k: fc.constantFrom(...OPTION_KINDS),
      at: fc.nat(40),
      n: fc.integer({ min: -1, max: 40 }),
      m: fc.integer({ min: -1, max: 5 }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  what: fc.integer({ min: -1, max: 9 }),
  addr: fc.integer({ min: -1, max: 30 }),
  battle: fc.boolean(),
  chain: fc.boolean(),
  level: fc.constantFrom(...LEVELS),
  aiSeed: fc.integer(),
  n: fc.nat(),
});

describe('any question', () => {
  it('is answered with an offered index, the same one every time', () => {
    fc.assert(
      fc.property(rough, (r) => {
        const t = new Table(
          r.mine,
          r.theirs,
          { phase: r.phase as 'main1', turnPlayer: r.turnPlayer as 0 | 1 },
          pool,
        );
        const seen = t.view.sides
          .flatMap((s) => [...s.monsters, ...s.spells, ...s.hand, ...s.gy])
          .filter((c) => c !== null);
        const monsters = [...t.monsters(1), ...t.monsters(0)];
        if (r.battle && monsters[0])
          t.view.battle = { attacker: monsters[0], target: monsters[1] ?? null, damage: [0, 0] };
        const known = seen.find((c) => c.known);
        if (r.chain && known?.known)
          t.view.chain.push({
            n: 1,
            card: known,
            code: known.code,
            addr: Math.max(0, r.addr),
            player: 1,
            targets: seen.slice(0, 1),
            negated: false,
          });
        const decision: DecisionView = {
          player: 0,
          kind: r.kind,
          purpose: r.purpose,
          card: seen[0] ?? null,
          addr: r.addr,
          min: 1,
          max: 2,
          chosen: seen.slice(0, 1),
          what: r.what,
          options: r.options.map((o, i) => ({ i, k: o.k, n: o.n, m: o.m, card: seen[o.at] ?? null })),
        };
        const before = JSON.stringify([t.view, decision]);
        const ctx = { level: r.level, aiSeed: r.aiSeed, n: r.n, known: t.known };
        const first = decide(t.view, decision, ctx);
        expect(decision.options.map((o) => o.i)).toContain(first.option);
        expect(decide(t.view, decision, ctx)).toEqual(first);
        expect(JSON.stringify([t.view, decision])).toBe(before);
      }),
      { numRuns: 400 },
    );
  });
});
