/** One order of options: a number means the same on the screen, in line mode, for programs and in the lab. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { createDice } from '../../src/headless/dice.ts';
import { decisionJson } from '../../src/headless/jsonTalk.ts';
import { readLines } from '../../src/headless/lines.ts';
import { plainTalk } from '../../src/headless/plainTalk.ts';
import { nameTable, optionLines, runLine } from '../../src/lab/index.ts';
import { createLab, labFiles } from '../../src/session/labFiles.ts';
import type { Snapshot } from '../../src/session/types.ts';
import { menuEntries } from '../../src/tui/model/menu.ts';
import { createWords } from '../../src/tui/words.ts';
import { game, open, randomOpponent, opponent as seat, words } from '../session/table.ts';
import { capture } from './capture.ts';

const names = nameTable(game.cards, known);
const { strings } = words;
const screenWords = await createWords();

/** The options by their index, as the menu of the screen has them with nothing put away. */
function onScreen({ view, decision }: Pick<Snapshot, 'view' | 'decision'>): number[] {
  if (decision === null) return [];
  const all = { rows: Number.MAX_SAFE_INTEGER, group: null, selected: null };
  const entries = menuEntries({ view, decision, words: screenWords, strings, ...all });
  return entries.flatMap(({ pick }) => (pick.k === 'option' ? [pick.i] : []));
}

test('in a duel', async () => {
  const { session } = open(3, seat(randomOpponent(3)));
  const dice = createDice(9);
  let moved = 0;
  for (let asked = 0; asked < 80; asked++) {
    await session.settled();
    const snapshot = session.get();
    const { decision } = snapshot;
    if (snapshot.end !== null) break;
    if (decision === null) {
      session.proceed();
      continue;
    }
    const order = onScreen(snapshot);
    if (order.some((i, at) => i !== at)) moved += 1;
    const json = decisionJson(decision, session.state, words, names) as {
      options: { n: number; text: string }[];
    };
    expect(json.options.map(({ n }) => n)).toEqual(order.map((_, at) => at + 1));
    expect(json.options.map(({ text }) => text)).toEqual(
      order.map((i) => words.option(decision.options[i]!, decision)),
    );
    const io = capture();
    const input = new PassThrough();
    const n = 1 + dice.below(order.length);
    input.end(`${n}\n`);
    const answer = await plainTalk(readLines(input), words, names, io, { prompt: false }).ask(
      snapshot,
      session.state,
    );
    expect(answer).toEqual({ k: 'option', i: order[n - 1] });
    const told = io.stdout.filter((line) => /^\d+ /.test(line));
    expect(told.map((line) => line.replace(/^\d+ | \(o?[a-z]\d+\)$/g, ''))).toEqual(
      json.options.map(({ text }) => text.replace(/ \(o?[a-z]\d+\)$/, '')),
    );
    session.choose(order[n - 1] ?? 0);
  }
  // Else the order of the engine would do.
  expect(moved).toBeGreaterThan(0);
  await session.dispose();
}, 60_000);

test('in the lab', async () => {
  const lab = createLab('classic', words, strings.lab);
  for (const line of ['put Fissure h', 'put Trap Hole h', 'put Gemini Elf h', 'put Battle Ox om1'])
    await runLine(line, lab, labFiles());
  const { view, decision } = lab.get().table;
  const order = onScreen({ view, decision });
  expect(order.some((i, at) => i !== at)).toBe(true);
  const texts = order.map((i, at) => `${at + 1} ${words.option(decision!.options[i]!, decision!)}`);
  expect(optionLines(lab).slice(1)).toEqual(texts);
  const at = texts.findIndex((text) => text.includes('Gemini Elf'));
  await runLine(`${at + 1}`, lab, labFiles());
  expect(lab.get().told.join(' ')).toContain('Gemini Elf');
});
