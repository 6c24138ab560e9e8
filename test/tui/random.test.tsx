/** Whatever is on the table, every screen fits its terminal: no line too wide, none too many. */
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { OPTION_KINDS, PURPOSES } from '../../src/engine/decision.ts';
import type { CardView, DecisionView, SideView } from '../../src/engine/index.ts';
import { DAMAGE_SUBS, PHASES, POSITIONS } from '../../src/engine/types.ts';
import type { Snapshot } from '../../src/session/types.ts';
import { expectFits, open } from './drive.tsx';
import { card, decision, FakeSession, fakeDeps, logOf, side, snapshot, unknown, view } from './fake.ts';

const NAMES = [
  'Kuriboh',
  'Giant Soldier of Stone',
  'Seven Tools of the Bandit',
  'Blue-Eyes Toon Dragon',
  'Pot of Greed',
  'Torrential Tribute',
  'Gearfried the Iron Knight',
];
const name = fc.constantFrom(...NAMES);
const value = fc.constantFrom(-1, 0, 1200, 3500, 12_000);

const monster = (owner: 0 | 1, slot: number) =>
  fc
    .tuple(name, fc.constantFrom(...POSITIONS), value, value, fc.boolean(), fc.boolean(), fc.boolean())
    .map(([called, position, atk, def, known, negated, stolen]): CardView => {
      const at = { zone: 'mzone' as const, slot, controller: owner, position };
      const faceDown = position.startsWith('faceDown');
      if (!known && faceDown) return unknown({ ...at, owner });
      const other = owner === 0 ? 1 : 0;
      return card(called, { ...at, owner: stolen ? other : owner, atk, def, negated, faceUp: !faceDown });
    });
const spell = (owner: 0 | 1, slot: number) =>
  fc.tuple(name, fc.boolean(), fc.boolean()).map(([called, known, faceUp]): CardView => {
    const at = { zone: 'szone' as const, slot, controller: owner, owner };
    return known ? card(called, { ...at, faceUp, equippedTo: faceUp ? 999 : -1 }) : unknown(at);
  });
const slots = (make: (slot: number) => fc.Arbitrary<CardView>) =>
  fc
    .tuple(...[0, 1, 2, 3, 4].map((slot) => fc.option(make(slot))))
    .map((cards) =>
      Object.fromEntries(cards.flatMap((found, slot) => (found === null ? [] : [[slot, found]]))),
    );
const pile = (zone: 'hand' | 'gy' | 'banished', owner: 0 | 1, max: number) =>
  fc
    .array(name, { maxLength: max })
    .map((names) => names.map((called, slot) => card(called, { zone, slot, owner, controller: owner })));

const sideOf = (owner: 0 | 1): fc.Arbitrary<SideView> =>
  fc
    .record({
      lp: fc.constantFrom(0, 50, 8000, 123_450),
      monsters: slots((slot) => monster(owner, slot)),
      spells: slots((slot) => spell(owner, slot)),
      field: fc
        .option(name)
        .map((called) =>
          called === null ? null : card(called, { zone: 'fzone', owner, controller: owner }),
        ),
      hand: pile('hand', owner, 24),
      gy: pile('gy', owner, 30),
      banished: pile('banished', owner, 3),
      deckCount: fc.integer({ min: 0, max: 60 }),
      extraCount: fc.integer({ min: 0, max: 120 }),
    })
    .map((pieces) => side(pieces));

const situation: fc.Arbitrary<Snapshot> = fc
  .record({
    own: sideOf(0),
    other: sideOf(1),
    phase: fc.constantFrom(...PHASES),
    sub: fc.constantFrom(...DAMAGE_SUBS),
    turn: fc.integer({ min: 1, max: 120 }),
    turnPlayer: fc.constantFrom<(0 | 1)[]>(0, 1),
    kinds: fc.array(fc.constantFrom(...OPTION_KINDS), { maxLength: 30 }),
    purpose: fc.constantFrom(...PURPOSES),
    chain: fc.integer({ min: 0, max: 6 }),
    fights: fc.boolean(),
    pause: fc.constantFrom(null, 'Kaiba activates Dark Hole.', 'x'.repeat(200)),
    log: fc.array(fc.tuple(fc.constantFrom<(0 | 1 | -1)[]>(0, 1, -1), fc.string({ maxLength: 200 })), {
      maxLength: 20,
    }),
    them: fc.constantFrom('Kaiba', 'A name of great length indeed', '海馬', ''),
    notice: fc.constantFrom(null, 'The opponent was restarted after a fault.'),
    asked: fc.boolean(),
  })
  .map((at): Snapshot => {
    const table = view([at.own, at.other], {
      phase: at.phase,
      sub: at.phase === 'battle' ? at.sub : 'none',
      turn: at.turn,
      turnPlayer: at.turnPlayer,
    });
    const cards = [...at.own.hand, ...at.own.monsters, ...at.other.monsters].filter(
      (found) => found !== null,
    );
    const some = cards[0];
    if (some !== undefined) {
      table.chain = Array.from({ length: at.chain }, (_, i) => ({
        n: i + 1,
        card: some,
        code: some.known ? some.code : 1,
        addr: 0,
        player: i % 2 === 0 ? 1 : 0,
        targets: cards.slice(0, i),
        negated: i % 3 === 0,
      }));
    }
    const attacker = at.own.monsters.find((found) => found !== null);
    const target = at.other.monsters.find((found) => found !== null);
    if (at.fights && attacker) table.battle = { attacker, target: target ?? null, damage: [0, 1700] };
    const options = at.kinds.map((k, i) => ({ k, card: cards[i % (cards.length + 1)] ?? null, n: i }));
    const asked: DecisionView = decision(options, {
      purpose: at.purpose,
      kind: at.purpose === 'action' ? 'main' : 'pickCard',
      max: 3,
    });
    return snapshot(table, {
      names: ['You', at.them],
      decision: at.asked ? asked : null,
      pause: at.pause,
      log: logOf(...at.log),
      notice: at.notice,
    });
  });

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 95, rows: 31 },
  { columns: 120, rows: 40 },
  { columns: 167, rows: 51 },
];
const KEYS = ['tab', 'left', 'up', 'down', 'right', 'esc', 'pagedown', 'shift-tab', 'g', 'L', 'c', '?'];

describe.each(SIZES)('at $columns x $rows', (size) => {
  test.each([true, false])('ASCII: %s', { timeout: 60_000 }, async (ascii) => {
    await fc.assert(
      fc.asyncProperty(situation, fc.array(fc.constantFrom(...KEYS), { maxLength: 6 }), async (now, keys) => {
        const { deps } = fakeDeps({ startDuel: async () => new FakeSession(now) }, { ascii });
        const screen = await open({ ...size, deps });
        await screen.press('enter');
        expectFits(screen.frame(), size.columns, size.rows);
        for (const key of keys) {
          await screen.press(key);
          expectFits(screen.frame(), size.columns, size.rows);
        }
        await screen.close();
      }),
      { numRuns: 15 },
    );
  });
});
