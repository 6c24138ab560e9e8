import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/ai/profile.ts';
import { handWorth } from '../../src/ai/worth.ts';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import type { CardDef, DecisionView, OptionView } from '../../src/engine/index.ts';
import { draw } from './cards.ts';
import { at, attack, down, monster, spell, Table } from './table.ts';

const cards: CardDef[] = poolFor('goat', buildPool()).filter((card) => card.effects.length > 0);
const four = monster(1800, 1000);
const five = monster(2100, 1500, { level: 5 });
const drawing = spell([draw(2)]);

/** A larger pool is looked at in samples. */
const LOOKED_AT = 120;

/** Every question in which that card can be the matter. */
function* questions(card: CardDef): Generator<[Table, DecisionView]> {
  const mine =
    card.kind === 'monster'
      ? { monsters: [attack(card), attack(four)] }
      : { monsters: [attack(four)], spells: [at(card, { up: true })] };
  const theirs = {
    hand: [at(null), at(null)],
    monsters: [attack(five), down(null)],
    spells: [down(null), at(drawing, { up: true })],
    gy: [at(four)],
  };
  for (const [phase, turnPlayer] of [
    ['main1', 0],
    ['battle', 0],
    ['battle', 1],
  ] as const) {
    const t = new Table({ ...mine, hand: [at(four), at(drawing)], gy: [at(five), at(drawing)] }, theirs, {
      phase,
      turnPlayer,
    });
    if (phase === 'battle')
      t.view.battle = {
        attacker: t.monsters(turnPlayer)[0]!,
        target: t.monsters(turnPlayer === 0 ? 1 : 0)[0]!,
        damage: [0, 0],
      };
    const pick = [...t.monsters(0), ...t.monsters(1)].map((c) => t.option('card', c));
    for (const effect of card.effects) {
      const addr = t.addr(card, effect.id);
      const about = { card: t.of(card), addr };
      const use = t.option(effect.k === 'procedure' ? 'procedure' : 'activate', t.of(card), addr);
      yield [t, t.ask('main', [use, t.phase('battle'), t.phase('end')])];
      yield [t, t.ask('respond', [use, t.option('pass')], { purpose: 'response' })];
      yield [t, t.ask('trigger', [use, t.option('pass')], { purpose: 'trigger' })];
      yield [t, t.ask('yesNo', [t.option('yes'), t.option('no')], { purpose: 'may', ...about })];
      yield [t, t.ask('yesNo', [t.option('yes'), t.option('no')], { purpose: 'pay', ...about })];
      for (const purpose of ['target', 'cost', 'effect'] as const)
        yield [t, t.ask('pickCard', [...pick, t.option('done')], { purpose, ...about })];
      const modes: OptionView[] = [0, 1].map((n) => t.option('mode', null, n));
      yield [t, t.ask('pickMode', modes, { purpose: 'mode', ...about })];
      t.view.chain.push({
        n: 1,
        card: t.of(card),
        code: card.code,
        addr,
        player: 1,
        targets: [],
        negated: false,
      });
      yield [t, t.ask('respond', [t.activate(drawing, 'e1'), t.option('pass')], { purpose: 'response' })];
      t.view.chain.pop();
    }
  }
}

describe('every card of the pool', () => {
  it('can be thought about in every kind of question', () => {
    const step = Math.ceil(cards.length / LOOKED_AT);
    for (const card of cards.filter((_, i) => i % step === 0)) {
      for (const [t, decision] of questions(card)) expect(t.choose(decision), card.name).toBeDefined();
    }
  }, 120_000);

  it('has a sensible worth', () => {
    for (const card of cards) {
      const { power, standing, flip, floater } = analyse(card);
      for (const x of [power, standing, flip, floater]) expect(Number.isFinite(x), card.name).toBe(true);
      expect(handWorth(card), card.name).toBeGreaterThan(0);
      expect(handWorth(card), card.name).toBeLessThan(2.5);
    }
  });
});
