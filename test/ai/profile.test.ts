import { describe, expect, it } from 'vitest';
import { bestPlan, type Fighter } from '../../src/ai/combat.ts';
import { evaluateView } from '../../src/ai/evaluate.ts';
import { chance, hash } from '../../src/ai/hash.ts';
import { analyse } from '../../src/ai/profile.ts';
import {
  all,
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
  payFor,
  plays,
  revive,
  sweepSpells,
  takes,
  theirs,
  tributeBurn,
} from './cards.ts';
import { attack, defense, monster, spell, Table, trap } from './table.ts';

const roles = (card: Parameters<typeof analyse>[0]): string[] => [...analyse(card).roles].sort();

describe('profiles', () => {
  it('tell roles by what effects do', () => {
    expect(roles(trap([attackWall]))).toContain('attackTrap');
    expect(roles(trap([attackWall]))).toContain('massMonster');
    expect(roles(trap([onSummon]))).toContain('summonTrap');
    expect(roles(trap([counter(true)], { sub: ['counter'] }))).toContain('counter');
    expect(roles(spell([destroyOne(theirs)]))).toEqual(['spotMonster']);
    expect(roles(spell([sweepSpells]))).toEqual(['massSpell']);
    expect(roles(spell([draw(2)]))).toEqual(['draw']);
    expect(roles(spell([revive({ in: ['gy'], of: 'you' })]))).toEqual(['revive']);
    expect(roles(spell([plays, equipTo(theirs), takes], { sub: ['equip'] }))).toContain('steal');
    expect(roles(spell([plays, equipTo(all), gives(500)], { sub: ['equip'] }))).toContain('equipGood');
    expect(roles(spell([plays, equipTo(all), gives(-500)], { sub: ['equip'] }))).toContain('equipBad');
    expect(roles(monster(1, 1, { effects: [flipDestroy] }))).toEqual(['flip', 'spotMonster']);
    expect(roles(monster(1, 1, { effects: [noDamage] }))).toEqual(['shield']);
    expect(roles(monster(1, 1, { effects: [tributeBurn] }))).toEqual(['burn']);
  });

  it('tell speeds and costs', () => {
    const paying = analyse(spell([payFor(800, { k: 'draw', who: 'you', n: 1 })])).effects[0];
    expect(paying).toMatchObject({ speed: 1, kind: 'card', costs: { lp: 800, discard: 0 } });
    expect(analyse(trap([counter(true)], { sub: ['counter'] })).effects[0]).toMatchObject({
      speed: 3,
      costs: { discard: 1 },
    });
    expect(analyse(monster(1, 1, { effects: [tributeBurn] })).effects[0]).toMatchObject({
      speed: 1,
      optional: true,
      costs: { tribute: 1 },
    });
    expect(analyse(monster(1, 1, { effects: [noDamage] })).effects[0]).toMatchObject({
      speed: 2,
      costs: { self: true },
    });
  });

  it('rank cards by power', () => {
    const power = (n: number): number => analyse(spell([draw(n)])).power;
    expect(power(2)).toBeGreaterThan(power(1));
    expect(analyse(spell([destroyAll(theirs)])).power).toBeGreaterThan(
      analyse(spell([destroyOne(theirs)])).power,
    );
  });
});

const fighter = (h: number, atk: number, more: Partial<Fighter> = {}): Fighter => ({
  h,
  atk,
  wall: atk,
  open: true,
  unknown: false,
  loss: 1,
  sting: 0,
  bite: 0,
  firm: false,
  hidden: false,
  direct: false,
  pierce: false,
  attacks: 1,
  ...more,
});

describe('battles', () => {
  it('clear the way with the right monster', () => {
    const plan = bestPlan({
      attackers: [fighter(1, 1000), fighter(2, 2000)],
      defenders: [fighter(3, 500, { open: false, wall: 1500 })],
      lp: [8000, 1000],
    });
    expect(plan.attacks).toEqual([
      { attacker: 2, target: 3 },
      { attacker: 1, target: -1 },
    ]);
    expect(plan.lp[1]).toBe(0);
  });
  it('are not begun when they lose', () => {
    expect(
      bestPlan({ attackers: [fighter(1, 1000)], defenders: [fighter(2, 1500)], lp: [8000, 8000] }).attacks,
    ).toEqual([]);
  });
  it('count piercing, second attacks and what cannot be destroyed', () => {
    const wall = fighter(3, 0, { open: false, wall: 500 });
    expect(
      bestPlan({ attackers: [fighter(1, 1500, { pierce: true })], defenders: [wall], lp: [8000, 8000] })
        .lp[1],
    ).toBe(7000);
    expect(
      bestPlan({ attackers: [fighter(1, 1500, { attacks: 2 })], defenders: [], lp: [8000, 8000] }).lp[1],
    ).toBe(5000);
    expect(
      bestPlan({ attackers: [fighter(1, 1500)], defenders: [{ ...wall, firm: true }], lp: [8000, 8000] })
        .gain,
    ).toBe(0);
  });
  it('of five against five are planned quickly', () => {
    const attackers = [1, 2, 3, 4, 5].map((h) => fighter(h, 1000 + 200 * h));
    const defenders = [6, 7, 8, 9, 10].map((h) => fighter(h, 100 + 200 * h));
    const start = performance.now();
    bestPlan({ attackers, defenders, lp: [8000, 8000] });
    expect(performance.now() - start).toBeLessThan(250);
  });
});

describe('evaluation', () => {
  it('is even on an even table and rises with what is better', () => {
    const m = monster(1800, 1000);
    const even = new Table({ monsters: [attack(m)] }, { monsters: [attack(m)] });
    expect(evaluateView(even.view, even.known)).toBeCloseTo(0);
    const ahead = new Table({ monsters: [attack(m), defense(m)] }, { monsters: [attack(m)] });
    expect(evaluateView(ahead.view, ahead.known)).toBeGreaterThan(0.5);
    const hurt = new Table({ lp: 1000, monsters: [attack(m)] }, { monsters: [attack(m)] });
    expect(evaluateView(hurt.view, hurt.known)).toBeLessThan(-1);
  });
});

describe('chance', () => {
  it('depends on its arguments alone and is spread evenly', () => {
    expect(hash(1, 2, 3)).toBe(hash(1, 2, 3));
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 4000; n += 1) counts[Math.floor(4 * chance(9, n))]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
