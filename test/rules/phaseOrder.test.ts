/** What happens at one moment of a phase: whose comes first, who says so, and in which phase it is (GAP-19, GAP-28). */
import { describe, expect, test } from 'vitest';
import { type Effect, type Ev, type Op, PHASES, type Phase } from '../../src/engine/index.ts';
import { does, duelOf, lasting } from './made.ts';
import { ERAS } from './table.ts';

const END: Ev = { k: 'phase', is: 'end', at: 'during', of: 'both' };
/** Plants something for the next End Phase. */
const later = (name: string, ...ops: Op[]) =>
  does(name, [{ k: 'delay', on: END, times: 'once', chain: false, do: ops }]);
const hit = (who: 'both' | 'opp', n: number): Op => ({ k: 'damage', who, n });
/** Half of what the opponent has left, so that it matters what came before. */
const halve: Op = { k: 'loseLp', who: 'opp', n: { k: 'half', of: { k: 'lp', of: 'opp' } } };

const onPhase = (ev: Ev, ...ops: Op[]): Effect => ({ k: 'react', id: 'x1', on: { ev: [ev] }, do: ops });
const standby: Ev = { k: 'phase', is: 'standby', at: 'during', of: 'both' };
const up = (card: string) => ({ card, pos: 'up' as const });

/** Gains 1 for each phase that ends while it is still that phase. */
const bell = (phase: Phase) =>
  lasting(`Bell of ${phase}`, [
    onPhase(
      { k: 'phase', is: phase, at: 'end', of: 'you' },
      {
        k: 'if',
        c: { k: 'phase', is: [phase], of: 'you' },
        do: [{ k: 'gainLp', who: 'you', n: 1 }],
        else: [{ k: 'gainLp', who: 'you', n: 1000 }],
      },
    ),
  ]);
const bells = PHASES.map(bell);

const upkeep = (name: string, n: number) =>
  lasting(name, [
    onPhase(standby, {
      k: 'payElse',
      by: 'you',
      may: false,
      pay: [{ k: 'payLp', who: 'you', n }],
      else: [{ k: 'destroy', what: 'this' }],
    }),
  ]);

const duel = duelOf(
  later('Late Fire', hit('both', 1000)),
  later('Late Sting', hit('opp', 1000)),
  later('Late Half', halve),
  lasting('Fire at Standby', [onPhase(standby, hit('both', 1000))]),
  lasting('Sting at Standby', [onPhase(standby, hit('opp', 1000))]),
  lasting('Half at Standby', [onPhase(standby, halve)]),
  upkeep('Rent', 500),
  upkeep('Lease', 700),
  ...bells,
);

describe.each(ERAS)('several effects at one moment of a phase in %s', (era) => {
  test.each([0, 1] as const)(
    'GAP-28 planted by both: the turn player’s first, whoever was earlier (%i)',
    (first) => {
      const d = duel(era)
        .you({ hand: ['Late Fire', 'Mokey Mokey'] })
        .opp({ spells: ['Late Half'] });
      if (first === 0) {
        d.you.activate('Late Fire');
        d.resolve();
      }
      d.you.summon('Mokey Mokey');
      d.opp.activate('Late Half');
      d.resolve();
      if (first === 1) {
        d.you.activate('Late Fire');
        d.resolve();
      }
      d.you.end();
      expect(d.you.lp).toBe(3500);
    },
  );

  test.each([
    [['Late Sting', 'Late Half'], 3500],
    [['Late Half', 'Late Sting'], 3000],
  ])('GAP-28 planted by one: he says which comes first, %j', ([first], left) => {
    const d = duel(era)
      .you({ hand: ['Late Sting', 'Late Half'] })
      .opp();
    d.you.activate('Late Sting');
    d.resolve();
    d.you.activate('Late Half');
    d.resolve();
    d.you.end();
    expect(d.at.decision).toMatchObject({ player: 0, kind: 'order' });
    d.you.choose(first!);
    expect(d.opp.lp).toBe(left);
  });

  test('GAP-28 two that are alike are not asked about', () => {
    const d = duel(era)
      .you({ hand: ['Late Sting', 'Late Sting'] })
      .opp();
    d.you.activate('Late Sting');
    d.resolve();
    d.you.activate('Late Sting');
    d.resolve();
    d.you.end();
    expect([d.opp.lp, d.at.turnPlayer, d.at.decision?.kind]).toEqual([6000, 1, 'main']);
  });

  test.each([
    [['Sting at Standby', 'Half at Standby'], 3500],
    [['Half at Standby', 'Sting at Standby'], 3000],
  ])('GAP-28 reactions of his Standby Phase are ordered by their player: %j', ([first], left) => {
    const d = duel(era, { phase: 'draw' })
      .you({ spells: [up('Sting at Standby'), up('Half at Standby')] })
      .opp();
    expect(d.at.decision).toMatchObject({ player: 0, kind: 'order' });
    d.you.choose(first!);
    expect(d.opp.lp).toBe(left);
  });

  test('GAP-28 upkeep in Life Points is not asked about where all of it can be paid', () => {
    const rented = (lp: number) =>
      duel(era, { phase: 'draw' })
        .you({ lp, spells: [up('Rent'), up('Lease')] })
        .opp();
    expect([rented(1300).you.lp, rented(1300).at.phase]).toEqual([100, 'main1']);
    const d = rented(1100);
    expect(d.at.decision).toMatchObject({ player: 0, kind: 'order' });
    d.you.choose('Lease');
    expect([d.you.lp, d.you.spells]).toEqual([400, ['Lease']]);
  });

  test.each([
    [0, 3500],
    [1, 3000],
  ] as const)('GAP-28 in the Standby Phase of %i his come first, then the other’s', (turnPlayer, left) => {
    const d = duel(era, { phase: 'draw', turnPlayer })
      .you({ spells: [up('Fire at Standby')] })
      .opp({ spells: [up('Half at Standby')] });
    expect(d.you.lp).toBe(left);
  });

  test.each(PHASES)('TURN-01 what reacts to the end of the %s phase does so in that phase', (phase) => {
    const d = duel(era, { phase: 'draw' })
      .you({ spells: [up(`Bell of ${phase}`)] })
      .opp();
    d.you.phase('battle');
    d.you.phase('main2');
    d.you.end();
    expect([d.you.lp, d.at.turnPlayer]).toEqual([8001, 1]);
  });
});
