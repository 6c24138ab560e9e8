import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createOpponent, type Opponent, type OpponentSetup } from '../../src/ai/client.ts';
import { decide } from '../../src/ai/decide.ts';
import { LEVELS, levelNamed } from '../../src/ai/levels.ts';
import { draw } from './cards.ts';
import { at, attack, monster, spell, Table } from './table.ts';

const card = spell([draw(2)]);
const four = monster(1800, 1000);
const table = new Table(
  { hand: [at(card), at(four)], monsters: [attack(four)] },
  { monsters: [attack(monster(1000, 1000))] },
);
const decision = table.ask('main', [
  table.option('summon', table.of(four)),
  table.activate(card, 'e1'),
  table.phase('battle'),
  table.phase('end'),
]);
const right = decide(table.view, decision, { level: 'standard', aiSeed: 5, n: 0, known: table.known }).option;
const fixture = (name: string): URL => new URL(`./fixtures/${name}.mjs`, import.meta.url);

/** Built before the tests run. */
const bundled = new URL('../../dist/ai.worker.js', import.meta.url);

const started: Opponent[] = [];
function opponent(more: Partial<OpponentSetup>): { it: Opponent; faults: string[] } {
  const faults: string[] = [];
  const it = createOpponent({
    level: 'standard',
    aiSeed: 5,
    defs: [card, four],
    onFault: (text) => faults.push(text),
    ...more,
  });
  started.push(it);
  return { it, faults };
}
afterEach(async () => {
  for (const one of started.splice(0)) await one.dispose();
});

describe('the opponent of a session', () => {
  it('thinks in a worker, and answers as it would here', async () => {
    const why: string[] = [];
    const { it: ai, faults } = opponent({ onWhy: (text) => why.push(text) });
    expect(await ai.decide(table.view, decision)).toBe(right);
    expect(faults).toEqual([]);
    expect(why).toHaveLength(1);
  });

  it.runIf(existsSync(bundled))('thinks in the worker of the bundle', async () => {
    const { it: ai, faults } = opponent({ workerUrl: bundled });
    expect(await ai.decide(table.view, decision)).toBe(right);
    expect(faults).toEqual([]);
  });

  it('thinks here when there is no worker file', async () => {
    const { it: ai, faults } = opponent({ workerUrl: fixture('missing') });
    expect(await ai.decide(table.view, decision)).toBe(right);
    expect(faults).toHaveLength(1);
  });

  it('thinks here when told so', async () => {
    const { it: ai, faults } = opponent({ workerUrl: null });
    expect(await ai.decide(table.view, decision)).toBe(right);
    expect(faults).toEqual([]);
  });

  it.each(['hang', 'crash', 'liar'])('survives a worker that does this: %s', async (name) => {
    const { it: ai, faults } = opponent({ workerUrl: fixture(name), timeOut: 200 });
    // The first question also waits for the worker to start.
    for (let i = 0; i < 3; i += 1) {
      const option = await ai.decide(table.view, decision);
      expect(decision.options.map((o) => o.i)).toContain(option);
    }
    expect(faults.length).toBeGreaterThanOrEqual(3);
  });

  it('answers questions put at the same time, and after its end', async () => {
    const { it: ai } = opponent({});
    const answers = await Promise.all([ai.decide(table.view, decision), ai.decide(table.view, decision)]);
    expect(answers.every((a) => decision.options[a] !== undefined)).toBe(true);
    await ai.dispose();
    expect(decision.options[await ai.decide(table.view, decision)]).toBeDefined();
  });

  it('gives the question under way an answer when it is stopped', async () => {
    const { it: ai } = opponent({ workerUrl: fixture('hang'), timeOut: 60_000 });
    const answer = ai.decide(table.view, decision);
    await ai.dispose();
    expect(decision.options[await answer]).toBeDefined();
  });
});

describe('levels', () => {
  it('are found by name', () => {
    for (const level of LEVELS) expect(levelNamed(level)).toEqual({ level });
  });
  it('that are not there name those that are', () => {
    expect(levelNamed('master')).toEqual({
      error: 'level master is not there yet; there are: random, wb-like, standard',
    });
    expect(levelNamed('genius')).toEqual({
      error: 'no level named genius; there are: random, wb-like, standard',
    });
  });
});
