import { describe, expect, test } from 'vitest';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import { REVISIONS } from '../../src/engine/index.ts';
import { cardText } from '../../src/text/card.ts';
import { factsLine, kindLine } from '../../src/text/facts.ts';
import { shortCost, shortEffect } from '../../src/text/short.ts';
import { faultIn, faultInSentence } from './sound.ts';

const base = buildPool();
const byCode = new Map(base.map((card) => [card.code, card]));
const lookup = (code: number) => byCode.get(code);

describe('every supported card', () => {
  test('prints, in every text revision', () => {
    for (const cards of [base, ...REVISIONS.map((revision) => poolFor(revision, base))]) {
      for (const def of cards) {
        const text = cardText(def, 'en', lookup);
        const faults = text.map(faultInSentence).filter((fault) => fault !== undefined);
        expect({ name: def.name, faults }).toEqual({ name: def.name, faults: [] });
        const spoken = def.effects.some((e) => e.k !== 'act' || e.do.length > 0);
        if (spoken) expect(text.length, def.name).toBeGreaterThan(0);
      }
    }
  });

  test('has a line of facts and a kind', () => {
    for (const def of base) {
      expect(kindLine(def), def.name).toMatch(/^[A-Z][A-Za-z-]*( [A-Z][a-z]+)*( · Spell Speed [123])?$/);
      expect(factsLine(def) !== '', def.name).toBe(def.kind === 'monster');
    }
  });

  test('is told in 40 characters', () => {
    for (const def of base) {
      for (const effect of def.effects) {
        for (const text of [shortEffect(effect, 'en', lookup), shortCost(effect, 'en', lookup)]) {
          expect(text.length, `${def.name}: ${text}`).toBeLessThanOrEqual(40);
          expect(faultIn(text), `${def.name}: ${text}`).toBeUndefined();
        }
      }
    }
  });

  test('is told whole where there is room', () => {
    for (const def of base) {
      for (const effect of def.effects) {
        const text = shortEffect(effect, 'en', lookup, 'whole');
        expect(text, def.name).not.toContain('…');
        expect(faultIn(text), `${def.name}: ${text}`).toBeUndefined();
      }
    }
  });
});

describe('the text of', () => {
  test.each([
    [
      'Card Destruction',
      "If there is another card in either player's hand: each player discards their hand; after that, each player draws as many cards as they discarded.",
    ],
    [
      'Spirit Reaper',
      "After a card or effect that targets this card (other than an Equip Card that is not in the Spell & Trap Zone) has resolved, if this card was not Special Summoned by that card's effect this turn, destroy this card.",
    ],
    [
      'Gatling Dragon',
      'Once per turn: you can toss 3 coins, then destroy as many monsters on the field as coins that come up heads.',
    ],
  ])('%s', (name, paragraph) => {
    const def = base.find((card) => card.name === name);
    expect(def && cardText(def, 'en', lookup)).toContain(paragraph);
  });

  test('an effect of certain phases names them first', () => {
    const def = base.find((card) => card.name === 'Ultimate Offering');
    const effect = def?.effects.find((e) => e.k === 'act' && e.cost !== undefined);
    if (!def || effect?.k !== 'act') throw new Error('not in the pool');
    const when = {
      k: 'any' as const,
      c: [
        { k: 'phase' as const, is: ['main' as const], of: 'you' as const },
        { k: 'phase' as const, is: ['battle' as const], of: 'opp' as const },
      ],
    };
    expect(cardText({ ...def, effects: [{ ...effect, if: [when] }] }, 'en')).toEqual([
      "During your Main Phase or your opponent's Battle Phase: you can pay 500 LP; Normal Summon or Set 1 monster from your hand as an additional Normal Summon.",
    ]);
  });
});

describe('facts', () => {
  const named = (name: string) => {
    const def = base.find((card) => card.name === name);
    if (!def) throw new Error(`${name} is not in the pool`);
    return def;
  };
  test('of monsters', () => {
    expect(factsLine(named('Jinzo'))).toBe('DARK · Machine · Level 6 · 2400/1500');
    expect(kindLine(named('Jinzo'))).toBe('Effect Monster');
    expect(kindLine(named('Man-Eater Bug'))).toBe('Flip Effect Monster');
    expect(kindLine(named('Sheep Token'))).toBe('Token Monster');
  });
  test('of Spells and Traps', () => {
    expect(kindLine(named('Mirror Force'))).toBe('Normal Trap · Spell Speed 2');
    expect(kindLine(named('Solemn Judgment'))).toBe('Counter Trap · Spell Speed 3');
    expect(kindLine(named('Book of Moon'))).toBe('Quick-Play Spell · Spell Speed 2');
    expect(factsLine(named('Mirror Force'))).toBe('');
  });
});
