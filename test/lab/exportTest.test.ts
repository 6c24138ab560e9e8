/** What the lab writes is a test, and it holds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDice } from '../../src/headless/dice.ts';
import { checkScenario, LabError, LabSession, parseScenarios, runLine } from '../../src/lab/index.ts';
import { type Bench, bench, cards, tools } from './bench.ts';

async function written({
  run,
  files,
}: Bench): Promise<{ said: string[]; json: Record<string, unknown>; result: unknown }> {
  const { lines } = await run('export t.json');
  const text = files.get('t.json') ?? '';
  const [scenario] = parseScenarios(text, 't.json', cards.names);
  if (scenario === undefined) throw new Error('nothing written');
  return { said: lines, json: JSON.parse(text), result: checkScenario(scenario, cards) };
}
/** Where the run of a written test ends. */
async function standsAs(made: Bench, file: string): Promise<unknown> {
  await made.run(`open ${file}`);
  made.lab.toEnd();
  const { decision, chain } = made.lab.get().state;
  return { kind: decision?.kind, player: decision?.player, chain: chain.length };
}
const passed = { status: 'passed', reason: '' };

describe('a test written by the lab', () => {
  test('has the position, the choices in the words of scenarios, and what came of them', async () => {
    const made = bench();
    await made.run(
      'put Gemini Elf m1',
      'put Battle Ox om1',
      'set Trap Hole os1',
      'put Jinzo h',
      'phase battle',
    );
    await made.run('{"attack":"Gemini Elf","target":"Battle Ox"}');
    const { said, json, result } = await written(made);
    expect(result).toMatchObject(passed);
    expect(said).toEqual(['t.json: the position, 1 action and what came of it.']);
    expect(json.actions).toEqual([{ player: 0, attack: { card: 'Gemini Elf', at: 'p0.m0' } }]);
    expect(json.expect).toMatchObject({
      'p1.lp': 7800,
      'p1.gy': ['Battle Ox'],
      'p1.s0': { card: 'Trap Hole', pos: 'set' },
    });
  });

  test('sets every coin as it fell, whether it was forced or not', async () => {
    const made = bench();
    await made.run('put Time Wizard m1', 'put Jinzo om1', 'put Gemini Elf m2');
    await made.run('{"activate":"Time Wizard"}', 'coin tails', '{"announce":"Heads"}');
    const { json, result } = await written(made);
    expect(result).toMatchObject(passed);
    expect(json.coins).toEqual([0]);
  });

  test('sets a shuffle that was forced in the middle', async () => {
    const made = bench();
    await made.run(
      'put Toon Table of Contents h',
      'deck bottom Toon Summoned Skull',
      'deck bottom Kuriboh x3',
      'deck bottom Jinzo',
    );
    await made.run(
      'shuffle Jinzo',
      '{"activate":"Toon Table of Contents","targets":["Toon Summoned Skull"]}',
      'run',
    );
    const { json, result } = await written(made);
    expect(result).toMatchObject(passed);
    expect(json.shuffles).toEqual([['Jinzo']]);
  });

  test('begins where it is told to, and says what a position cannot keep', async () => {
    const made = bench();
    await made.run(
      'put Gemini Elf h',
      'put Jinzo h',
      '{"summon":"Gemini Elf"}',
      'here',
      '{"phase":"battle"}',
    );
    const { said, json, result } = await written(made);
    expect(result).toMatchObject(passed);
    expect(json.actions).toEqual([{ player: 0, phase: 'battle' }]);
    expect(said.at(-1)).toContain('Summons made this turn');
  });

  describe('in the middle of a Chain', () => {
    const onChain = async (...more: string[]): Promise<Bench> => {
      const made = bench();
      await made.run(
        'put Pot of Greed h',
        'deck top Jinzo x5',
        'set Magic Jammer os1',
        'put Kuriboh oh',
        'set Seven Tools of the Bandit s1',
      );
      await made.run('{"activate":"Pot of Greed"}', ...more);
      return made;
    };

    test('stops at the very point, with what is on the Chain and who is asked', async () => {
      const made = await onChain();
      const { decision, chain } = made.lab.get().state;
      expect([decision?.kind, decision?.player, chain.length]).toEqual(['respond', 1, 1]);
      const { json, said, result } = await written(made);
      expect(result).toMatchObject(passed);
      expect(json).toMatchObject({ auto: false, expect: { 'p0.hand': [], 'p0.deckCount': 5 } });
      expect(said).toEqual(['t.json: the position, 1 action and what came of it.']);
      expect(await standsAs(made, 't.json')).toEqual({ kind: 'respond', player: 1, chain: 1 });
    });

    test('a test that would begin there begins before it and plays up to there', async () => {
      const made = await onChain('{"activate":"Magic Jammer","cost":["Kuriboh"]}', 'here');
      expect(made.lab.get().state.chain).toHaveLength(2);
      const at = made.lab.get().at;
      const { json, said, result } = await written(made);
      expect(result).toMatchObject(passed);
      expect(json).toMatchObject({ players: [{ hand: ['Pot of Greed'] }, {}] });
      expect(said[1]).toBe(
        `It begins ${at} choices earlier, for what is under way here is no position; its actions lead to this very point.`,
      );
      expect(await standsAs(made, 't.json')).toEqual({ kind: 'respond', player: 0, chain: 2 });
    });
  });

  test('is read in again as the same board with the same way through it', async () => {
    const made = bench();
    await made.run('put Gemini Elf m1', 'put Sangan om2 def', 'odeck bottom Kuriboh x3', 'phase battle');
    await made.run('{"attack":"Gemini Elf"}', 'run');
    await made.run('export a.json');
    const { at } = made.lab.get();
    await made.run('open a.json');
    expect(made.lab.get()).toMatchObject({ at: 0, of: at, name: 'a.json' });
    await made.run(`go ${at}`, 'export b.json a');
    expect(made.files.get('b.json')).toBe(made.files.get('a.json'));
  });
});

describe('whatever board is put together and played', () => {
  const pool = cards.pool('goat');
  const places = [
    'm1',
    'm2',
    'm4',
    'om1',
    'om3',
    's1',
    's2',
    's5',
    'os1',
    'os3',
    'h',
    'h',
    'h',
    'oh',
    'oh',
    'g',
    'og',
    'b',
    'x',
    'f',
  ];
  const lies = ['', '', ' set', ' def', ' up'];

  async function randomBoard(seed: number): Promise<LabSession> {
    const dice = createDice(seed);
    const lab = new LabSession(tools, 'goat');
    const host = { open: async () => {}, write: () => {} };
    const line = async (text: string): Promise<void> => {
      try {
        await runLine(text, lab, host);
      } catch (error) {
        // Most cards may not lie just anywhere.
        if (!(error instanceof LabError)) throw error;
      }
    };
    for (const side of ['deck', 'odeck']) await line(`${side} bottom Mokey Mokey x6`);
    for (const place of places) {
      const { code } = pool.defs[dice.below(pool.defs.length)] ?? { code: 0 };
      await line(`put ${code} ${place}${lies[dice.below(lies.length)]}`);
    }
    if (dice.below(3) === 0) await line('phase battle');
    return lab;
  }

  test('the test passes', { timeout: 240_000 }, async () => {
    let whole = 0;
    let all = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (seed) => {
        const lab = await randomBoard(seed);
        const dice = createDice(seed + 1);
        for (let i = 0; i < 12; i++) {
          const { decision } = lab.get().state;
          if (decision === null) break;
          lab.choose(dice.below(decision.options.length));
        }
        const test = lab.write('random');
        const [scenario] = parseScenarios(test.text, 'random', cards.names);
        if (scenario === undefined) throw new Error('nothing written');
        expect(checkScenario(scenario, cards)).toMatchObject(passed);
        all++;
        if (test.left === 0) whole++;
      }),
      { numRuns: 40, seed: 20_261_130 },
    );
    // Most ways have words for every choice.
    expect(whole / all).toBeGreaterThan(0.8);
  });
});
