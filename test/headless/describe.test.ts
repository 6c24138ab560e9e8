import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { decisionView, PHASES, viewFor } from '../../src/engine/index.ts';
import { cardLine, counted } from '../../src/headless/describe.ts';
import { readLines } from '../../src/headless/lines.ts';
import { plainTalk, wrapped } from '../../src/headless/plainTalk.ts';
import { labCards, nameTable, openPosition, parseScenarios } from '../../src/lab/index.ts';
import type { Snapshot } from '../../src/session/types.ts';
import { game, words } from '../session/table.ts';
import { capture } from './capture.ts';

const cards = labCards(known);
const position = {
  id: 'x',
  name: 'twins',
  rules: 'classic',
  seed: 1,
  players: [
    {
      hand: ['Gemini Elf', 'Gemini Elf', 'Kuriboh'],
      deckFill: { card: 'Mokey Mokey', count: 10 },
    },
    { hand: ['Kuriboh'], deckFill: { card: 'Mokey Mokey', count: 10 } },
  ],
  actions: [],
  expect: {},
};

function table() {
  const [scenario] = parseScenarios(JSON.stringify(position), 'x.json', cards.names);
  const state = openPosition(scenario!, cards);
  const view = viewFor(state, 0);
  const snapshot = { view, names: ['You', 'Kaiba'], decision: decisionView(state, 0), notice: null };
  return { state, view, snapshot: snapshot as unknown as Snapshot };
}

async function answerTo(line: string) {
  const input = new PassThrough();
  const talk = plainTalk(readLines(input), words, nameTable(game.cards, known), capture(), { prompt: false });
  input.end(`${line}\n`);
  const { snapshot, state } = table();
  return talk.ask(snapshot, state);
}

async function told(...lines: string[]): Promise<string[]> {
  const input = new PassThrough();
  const io = capture();
  const talk = plainTalk(readLines(input), words, nameTable(game.cards, known), io, { prompt: false });
  input.end(lines.map((line) => `${line}\n`).join(''));
  const { snapshot, state } = table();
  await talk.ask(snapshot, state);
  return io.stdout;
}

describe('line mode', () => {
  test('breaks its lines between words, and keeps what is set apart in them', () => {
    expect(wrapped('l life points   h hand   f your field', 24)).toEqual([
      'l life points   h hand',
      'f your field',
    ]);
    expect(wrapped('Normal Summon Jinzo', 80)).toEqual(['Normal Summon Jinzo']);
    expect(wrapped('', 80)).toEqual(['']);
  });

  test('options that read alike have the address of their card behind them, the others have not', async () => {
    const lines = await told();
    expect(lines.filter((line) => /^\d+ .*Summon Gemini Elf/.test(line)).map((l) => l.slice(-4))).toEqual([
      '(h1)',
      '(h2)',
    ]);
    expect(lines.find((line) => /^\d+ Normal Summon Kuriboh/.test(line))).toMatch(/Kuriboh$/);
  });

  test('counters are called by their name', () => {
    const [card] = table().view.sides[0].hand;
    if (!card?.known) throw new Error('no card in the hand');
    const line = (n: number) => cardLine({ ...card, counters: [{ kind: 'spell', n }] }, words);
    expect(line(3)).toMatch(/, 3 Spell Counters$/);
    expect(line(1)).toMatch(/, 1 Spell Counter$/);
  });

  test('a card one cannot see is no Set card in the hand', async () => {
    expect(await told('oh1')).toContain("a card in Kaiba's hand you cannot see");
  });

  test('b and e are the phases as on the screen, z and Z the steps', async () => {
    const phase = async (line: string) => {
      const answer = await answerTo(line);
      const option = answer.k === 'option' ? table().snapshot.decision?.options[answer.i] : undefined;
      return option?.k === 'toPhase' ? PHASES[option.n] : null;
    };
    expect(await phase('b')).toBe('battle');
    expect(await phase('e')).toBe('end');
    expect(await answerTo('z')).toEqual({ k: 'undo' });
    expect(await answerTo('Z')).toEqual({ k: 'redo' });
  });

  test('the end in words', () => {
    const io = capture();
    const talk = plainTalk(readLines(new PassThrough()), words, nameTable(game.cards, known), io, {
      prompt: false,
    });
    talk.end({ winner: 1, reason: 'lp', turns: 9, lp: [0, 1200], replay: '', path: '' });
    talk.end({ winner: 0, reason: 'deck-out', turns: 9, lp: [100, 1200], replay: '', path: '' });
    expect(io.stdout).toEqual([
      'You lose: Life Points at 0. It is turn 9, 0 to 1200 Life Points.',
      'You win: no card left to draw. It is turn 9, 100 to 1200 Life Points.',
    ]);
  });

  test('copies in a row are counted', () => {
    const { view } = table();
    const elf = view.sides[0].hand[0]!;
    const four = [elf, elf, elf, elf];
    const token = (code: number): string => (code === 0 ? '' : 'Sheep Token');
    const text = 'You Special Summon Sheep Token, Sheep Token, Sheep Token and Sheep Token.';
    expect(counted(text, four, { ...words, name: token })).toBe('You Special Summon 4 Sheep Tokens.');
    const elves = 'You discard Gemini Elf and Gemini Elf.';
    expect(counted(elves, four, words)).toBe('You discard 2 copies of Gemini Elf.');
    expect(counted(elves, [elf], words)).toBe(elves);
  });
});
