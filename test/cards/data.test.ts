import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CardEffects } from '../../src/cards/build.ts';
import { cardEffects, tokens } from '../../src/cards/effects/index.ts';
import { goatFacts } from '../../src/cards/facts.ts';
import { expand } from '../../src/cards/keywords.ts';
import { buildPool, type PoolCard, poolFor } from '../../src/cards/pool.ts';
import type { Effect } from '../../src/engine/ast/index.ts';

/** The cards with effects that the first release must play. */
const wanted = `
  Airknight Parshath; Black Luster Soldier - Envoy of the Beginning; Breaker the Magical Warrior;
  D.D. Warrior Lady; Exiled Force; Exodia the Forbidden One; Jinzo; Kuriboh; Kycoo the Ghost Destroyer;
  Lord of D.; Mysterious Puppeteer; Mystic Tomato; Sangan; Sinister Serpent; Spirit Reaper;
  The Wicked Worm Beast; Tribe-Infecting Virus; Wall of Illusion; Cyber Jar; Gravekeeper's Spy;
  Hane-Hane; Magician of Faith; Man-Eater Bug; Morphing Jar; The Stern Mystic; Trap Master;
  Dark Balter the Terrible; Dark Flare Knight; Gatling Dragon; King Dragun; Reaper on the Nightmare;
  Ryu Senshi; Thousand-Eyes Restrict; Relinquished; Asura Priest; Tsukuyomi; Book of Secret Arts;
  Dark Energy; Invigoration; Premature Burial; Snatch Steal; Sword of Dark Destruction; Sogen; Yami;
  Ancient Telescope; Card Destruction; Change of Heart; Dark Hole; De-Spell; Delinquent Duo;
  Dian Keto the Cure Master; Fissure; Graceful Charity; Heavy Storm; Last Will; Lightning Vortex;
  Metamorphosis; Monster Reborn; Nobleman of Crossout; Ookazi; Polymerization; Pot of Greed; Raigeki;
  Remove Trap; Soul Exchange; Swords of Revealing Light; The Flute of Summoning Dragon;
  The Inexperienced Spy; Book of Moon; Mystical Space Typhoon; Scapegoat; Black Illusion Ritual;
  Call of the Haunted; Dragon Capture Jar; Imperial Order; Royal Decree; Ultimate Offering; Magic Jammer;
  Seven Tools of the Bandit; Solemn Judgment; Castle Walls; Dust Tornado; Just Desserts; Magic Cylinder;
  Mirror Force; Reinforcements; Reverse Trap; Ring of Destruction; Sakuretsu Armor; Torrential Tribute;
  Trap Hole; Two-Pronged Attack; Waboku
`
  .split(';')
  .map((name) => name.trim());

type Node = Record<string, unknown>;
const all = [...cardEffects, ...tokens];
const everyEffect = (card: CardEffects): Effect[] => [
  ...expand(card.effects),
  ...expand(Object.values(card.revisions ?? {}).flat()),
];

/** Visits every object inside plain data, each with the key it stands under. */
function visit(value: unknown, key: string, see: (node: Node, key: string) => void): void {
  if (Array.isArray(value)) for (const entry of value) visit(entry, key, see);
  else if (typeof value === 'object' && value !== null) {
    see(value as Node, key);
    for (const [inner, entry] of Object.entries(value)) visit(entry, inner, see);
  }
}

/** Names used and names bound in some data; `as` on these kinds is no binding. */
const NO_BINDING = new Set(['trigger', 'battle', 'battling', 'treat']);
function namesIn(data: unknown) {
  const used = { ref: new Set<string>(), bond: new Set<string>(), noted: new Set<string>() };
  const made = { ref: new Set<string>(), bond: new Set<string>(), noted: new Set<string>() };
  visit(data, '', (node) => {
    if (typeof node.ref === 'string') used.ref.add(node.ref);
    if (typeof node.reg === 'string') used.ref.add(node.reg);
    if (node.k === 'reg') used.ref.add(node.name as string);
    if (typeof node.bond === 'string') used.bond.add(node.bond);
    if (typeof node.noted === 'string') used.noted.add(node.noted);
    if (node.k === 'noted') used.noted.add(node.name as string);
    if (typeof node.as === 'string' && !NO_BINDING.has(node.k as string)) made.ref.add(node.as);
    if (node.k === 'bond') made.bond.add(node.name as string);
    if (node.k === 'note') made.noted.add(node.name as string);
  });
  return { used, made };
}

const unbound = (used: Set<string>, made: Set<string>): string[] => [...used].filter((n) => !made.has(n));

describe('card data', () => {
  test('has every card asked for, once, with the name of its facts', () => {
    const names = cardEffects.map((card) => card.name);
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(all.map((card) => card.code)).size).toBe(all.length);
    expect(new Set(names).size).toBe(names.length);
    expect(() => buildPool()).not.toThrow();
  });

  test.each(all)('$name: effect ids are unique', ({ effects }) => {
    const ids = expand(effects).map((effect) => effect.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(all)('$name: every name is bound', (card) => {
    const effects = everyEffect(card);
    for (const effect of effects) {
      const { used, made } = namesIn(effect);
      expect(unbound(used.ref, made.ref), effect.id).toEqual([]);
    }
    const { used, made } = namesIn(effects);
    expect(unbound(used.bond, made.bond)).toEqual([]);
    expect(unbound(used.noted, made.noted)).toEqual([]);
  });

  test.each(all)('$name: every operation but the first of a list is linked', (card) => {
    const lists: { ops: Node[]; outer: boolean }[] = [];
    const gather = (value: unknown, key: string, depth: number): void => {
      if (Array.isArray(value)) {
        const isList = ['do', 'cost', 'instead', 'then', 'pay', 'else'].includes(key);
        if (isList && value.length > 0) lists.push({ ops: value, outer: depth === 0 });
        for (const entry of value) gather(entry, '', isList ? depth + 1 : depth);
      } else if (typeof value === 'object' && value !== null) {
        for (const [inner, entry] of Object.entries(value)) gather(entry, inner, depth);
      }
    };
    gather(everyEffect(card), '', 0);
    for (const { ops, outer } of lists) {
      const [first, ...rest] = ops;
      if (outer) expect(first).not.toHaveProperty('link');
      for (const op of rest) expect(op).toHaveProperty('link');
    }
  });

  test.each(all)('$name: an event of a move says from, to or why', (card) => {
    visit(everyEffect(card), '', (node) => {
      if (node.k === 'moved') expect(node.from ?? node.to ?? node.why).toBeDefined();
    });
  });

  test('is plain data: JSON loses nothing', () => {
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });
});

describe('the pool', () => {
  const pool = buildPool();
  const byName = new Map(pool.map((card) => [card.name, card]));

  test('holds monsters without effect, cards with effects and Tokens, each once', () => {
    expect(byName.get('Gemini Elf')?.effects).toEqual([]);
    expect(byName.get('Darkfire Dragon')?.materials?.slots).toHaveLength(2);
    expect(byName.get('Sheep Token')).toMatchObject({ kind: 'monster', sub: ['normal', 'token'], atk: 0 });
    expect(byName.get('Pot of Greed')?.names.it).toBe("Anfora dell'Avidità");
    expect(new Set(pool.map((card) => card.code)).size).toBe(pool.length);
  });

  test('leaves out every card whose effects are not written yet', () => {
    const written = new Set(cardEffects.map((card) => card.code));
    const needing = goatFacts().filter(
      (fact) => fact.kind !== 'monster' || fact.sub.some((sub) => sub === 'effect' || sub === 'ritual'),
    );
    expect(needing.filter(({ code, name }) => byName.has(name) !== written.has(code))).toEqual([]);
  });

  test('Fusion Monsters whose text names their materials take no substitute', () => {
    expect(byName.get('Ryu Senshi')?.materials).toMatchObject({ substitutes: false });
    expect(byName.get('King Dragun')?.materials).toMatchObject({ substitutes: true });
  });

  test('keywords are expanded', () => {
    expect(pool.flatMap((card) => card.effects).filter((effect) => effect.k === 'keyword')).toEqual([]);
    expect(byName.get('Tsukuyomi')?.effects.map((effect) => effect.id)).toContain('kw-return');
    // a Gemini's other effects wait for its second Normal Summon
    const direct: Effect = { k: 'static', id: 's1', on: 'this', mods: [{ k: 'direct' }] };
    const [rule, ...rest] = expand([{ k: 'keyword', id: 'kw', is: 'gemini' }, direct]);
    expect(rule).toMatchObject({ k: 'summonRule', again: true });
    expect(rest.at(-1)).toMatchObject({ id: 's1', if: [{ k: 'refIs', of: 'this' }] });
  });

  test('a text revision replaces effects by id and adds the rest', () => {
    const printed = (id: string, n: number): Effect => ({
      k: 'act',
      id,
      on: { k: 'card' },
      do: [{ k: 'draw', who: 'you', n }],
    });
    const base = byName.get('Pot of Greed') as PoolCard;
    const card = {
      ...base,
      effects: [printed('e1', 2)],
      revisions: { goat: [printed('e1', 3), printed('e2', 1)] },
    };
    expect(poolFor('goat', [card])[0]?.effects).toEqual([printed('e1', 3), printed('e2', 1)]);
    expect(poolFor('classic', [card])[0]?.effects).toEqual([printed('e1', 2)]);
    expect(poolFor('goat', [card])[0]).not.toHaveProperty('revisions');
  });
});

describe('card scenarios', () => {
  const root = new URL('../', import.meta.url).pathname;
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(root, folder, name));
  const scenarios = filesIn('scenarios/cards').flatMap(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Node[],
  );

  test('have ids of their own and something to fail on', () => {
    expect(new Set(scenarios.map((scenario) => scenario.id)).size).toBe(scenarios.length);
    for (const scenario of scenarios) {
      expect(scenario.expect ?? scenario.offers ?? scenario.refuses, String(scenario.id)).toBeDefined();
      expect(scenario.why, String(scenario.id)).toBeTruthy();
    }
  });

  test.each(all)('$name stands in one', ({ name }) => {
    const named = scenarios.some(({ players, actions, expect: expected }) =>
      JSON.stringify([players, actions, expected]).includes(JSON.stringify(name)),
    );
    expect(named).toBe(true);
  });
});
