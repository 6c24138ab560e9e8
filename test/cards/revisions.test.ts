import { describe, expect, test } from 'vitest';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import {
  type CardDef,
  type Effect,
  FORMATS,
  play,
  REVISIONS,
  type Revision,
  validate,
  ZONE,
  ZONES_PER_PLAYER,
} from '../../src/engine/index.ts';
import { duel } from '../rules/table.ts';

const base = buildPool();
const revised = base.filter((card) => card.revisions !== undefined);
const textOf = (revision: Revision, card: CardDef) => poolFor(revision, [card])[0]!.effects;
const GEMINI_ELF = 69140098;
const bls = 'Black Luster Soldier - Envoy of the Beginning';

describe('text revisions', () => {
  test('every format has one, and each is the text of somebody', () => {
    for (const { revision } of Object.values(FORMATS)) expect(REVISIONS).toContain(revision);
    expect(revised.length).toBeGreaterThan(40);
  });

  test('a revision keeps what the older one says but for what it replaces', () => {
    const draws = (n: number): Effect => ({
      k: 'act',
      id: 'e1',
      on: { k: 'card' },
      do: [{ k: 'draw', who: 'you', n }],
    });
    const card: CardDef = {
      code: 1,
      name: 'Old and New',
      kind: 'spell',
      sub: [],
      effects: [draws(1)],
      revisions: { goat: [draws(2)], '2012': [{ ...draws(3), id: 'e2' }] },
    };
    expect(REVISIONS.map((revision) => textOf(revision, card))).toEqual([
      [draws(1)],
      [draws(2)],
      [draws(2)],
      [draws(2), { ...draws(3), id: 'e2' }],
      [draws(2), { ...draws(3), id: 'e2' }],
    ]);
  });

  test('a name that is no revision is refused', () => {
    const card = { ...base.find(({ name }) => name === 'Pot of Greed')!, revisions: { '2011': [] } };
    expect(validate(card as unknown as CardDef)).toEqual([
      { path: 'revisions.2011', text: 'no such text revision; there are: classic, goat, 2010, 2012, modern' },
    ]);
  });

  test.each(revised)('$name: each revision says something else than the one before it', (card) => {
    for (const revision of Object.keys(card.revisions ?? {}) as Revision[]) {
      const older = REVISIONS[REVISIONS.indexOf(revision) - 1]!;
      expect(textOf(revision, card), revision).not.toEqual(textOf(older, card));
    }
  });
});

describe('2005 and 2010', () => {
  /** Where the loser lies, and when, as the winner's effect can be answered. */
  const loserAt = (era: string, winner: string): string => {
    const d = duel(era)
      .you({ monsters: [{ card: winner, proper: true }] })
      .opp({ monsters: ['Mokey Mokey', 'Battle Ox'], spells: ['Divine Wrath'], hand: ['Gemini Elf'] });
    d.you.phase('battle');
    d.you.attack(winner, 'Mokey Mokey');
    for (let i = 0; i < 20 && d.state.chain.length === 0; i++) {
      const asked = d.state.decision!;
      if (asked.options.some(({ k }) => k === 'activate')) d.you.activate(winner);
      else (asked.player === 0 ? d.you : d.opp).pass();
    }
    return `${d.state.sub} ${d.state.zones[ZONE.mzone + ZONES_PER_PLAYER]!.filter((id) => id >= 0).length} left`;
  };

  const moments = [
    ['goat', 'flip 2 left'],
    ['edison', 'end 1 left'],
  ] as const;
  test.each(moments)('GOAT-06 in %s Black Luster Soldier’s other attack answers: %s', (era, at) => {
    expect(loserAt(era, bls)).toBe(at);
  });
  test.each(moments)('GOAT-06 in %s Zombyra the Dark weakens: %s', (era, at) => {
    expect(loserAt(era, 'Zombyra the Dark')).toBe(at);
  });

  test.each([
    ['goat', true],
    ['edison', false],
  ])('in %s Mind Crush shows the hand: %s', (era, shown) => {
    const d = duel(era)
      .you({ spells: ['Mind Crush'], hand: ['Mokey Mokey'] })
      .opp({ hand: ['Gemini Elf', 'Jinzo'] });
    d.you.activate('Mind Crush');
    d.resolve();
    const named = d.state.decision!.options.findIndex(({ k, n }) => k === 'value' && n === GEMINI_ELF);
    const { state, events } = play(d.state, named);
    expect(state.zones[ZONE.gy + ZONES_PER_PLAYER]!.map((id) => state.cards[id]!.code)).toEqual([GEMINI_ELF]);
    expect(events.some(({ k }) => k === 'revealed')).toBe(shown);
  });
});
