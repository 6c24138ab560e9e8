/** Names for what the engine has in hand: frames, registers, what is in force, the ledger. */
import { expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import {
  advance,
  cloneState,
  type Event,
  type Inspection,
  inspect,
  type State,
} from '../../src/engine/index.ts';
import {
  labCards,
  openPosition,
  parseScenarios,
  readScenarioFile,
  runFrom,
  scenarioFiles,
} from '../../src/lab/index.ts';

const cards = labCards(known);

function opened(json: object): State {
  const [scenario] = parseScenarios(JSON.stringify({ id: 'x', rules: 'goat', ...json }), 'x', cards.names);
  if (scenario === undefined) throw new Error('no scenario');
  return openPosition(scenario, cards);
}

/** Answers the decision with the first option that fits, and looks at each event as it happens. */
function watched(state: State, fits: (k: string, name: string) => boolean): [Event, Inspection][] {
  const seen: [Event, Inspection][] = [];
  const option = state.decision?.options.find(({ k, card }) =>
    fits(k, cards.names.name(state.cards[card]?.code ?? -1)),
  );
  if (option === undefined) throw new Error('not offered');
  advance(state, option, (event) => seen.push([event, inspect(cloneState(state))]));
  return seen;
}

test('a running effect is a frame with its card, part, instruction and registers', () => {
  const state = opened({
    players: [
      { spells: ['Dark Hole'], monsters: ['Gemini Elf'], deck: ['Kuriboh'] },
      { monsters: ['Mystic Tomato'], deck: ['Kuriboh'] },
    ],
  });
  const seen = watched(state, (k, name) => k === 'activate' && name === 'Dark Hole');
  const moved = seen.find(([{ k, cards: ids }]) => k === 'moved' && ids.length === 2);
  const frames = moved?.[1].frames ?? [];
  expect(frames.map(({ proc }) => proc)).toEqual(['duel', 'turn', 'main', 'chain', 'ops']);
  expect(frames.at(-1)).toMatchObject({ step: 'do destroy', part: 'do', player: 0 });
  expect(frames.at(-1)?.registers.map(({ name }) => name)).toContain('self');
  expect(frames.at(-2)).toMatchObject({ proc: 'chain', step: 'done' });
});

test('continuous effects and prohibitions have their source, lingering ones their end', () => {
  const state = opened({
    players: [
      {
        monsters: ['Gemini Elf'],
        spells: [{ card: 'Axe of Despair', equippedTo: 'p0.m0' }, 'Swords of Revealing Light'],
      },
      { spells: [{ card: 'Gravity Bind', pos: 'up' }] },
    ],
  });
  const { mods } = inspect(state);
  const named = mods.map(({ src, mod, n, until }) => [
    cards.names.name(state.cards[src]?.code ?? -1),
    mod.k,
    n,
    until,
  ]);
  expect(named).toContainEqual(['Axe of Despair', 'add', 1000, 'static']);
  expect(named).toContainEqual(['Gravity Bind', 'cannot', null, 'static']);
});

test('every step that random play of the scenarios goes through has a name', { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  for (const file of scenarioFiles(['test/conformance/rules']).slice(0, 12)) {
    for (const scenario of parseScenarios(readScenarioFile(file), file, cards.names)) {
      let state: State;
      try {
        state = openPosition(scenario, cards);
      } catch {
        continue;
      }
      runFrom(state, scenario, cards.names, () => {
        for (const { proc, step } of inspect(state).frames) {
          expect(step).not.toMatch(/^\d/);
          expect(proc).not.toMatch(/^\d/);
          seen.add(`${proc} ${step}`);
        }
      });
    }
  }
  expect(seen.size).toBeGreaterThan(60);
});
