import { expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { advance, decisionView } from '../../src/engine/index.ts';
import { decisionJson } from '../../src/headless/jsonTalk.ts';
import { boardLines } from '../../src/headless/labBoard.ts';
import { labCards, openPosition, parseScenarios } from '../../src/lab/index.ts';
import { words } from '../session/table.ts';

const cards = labCards(known);
const fill = { deckFill: { card: 'Mokey Mokey', count: 5 } };
const open = (own: object, theirs: object = {}) => {
  const scenario = {
    id: 'x',
    rules: 'modern',
    players: [
      { ...fill, ...own },
      { ...fill, ...theirs },
    ],
  };
  const [parsed] = parseScenarios(JSON.stringify(scenario), 'x.json', cards.names);
  return openPosition(parsed!, cards);
};

/** The options of the question for a zone that comes of an option of that kind. */
function zones(state: ReturnType<typeof open>, kind: 'summon' | 'procedure'): unknown[] {
  advance(
    state,
    state.decision!.options.findIndex((option) => option.k === kind),
    null,
  );
  while (state.decision !== null && state.decision.kind !== 'slot') advance(state, 0, null);
  const { options } = decisionJson(decisionView(state, 0)!, state, words, cards.names);
  return (options as { do: string; at: string }[]).map(({ do: verb, at }) => `${verb} ${at}`);
}

test('with --json a zone to choose is named as an answer names it', () => {
  const board = open({ hand: ['Gemini Elf'], monsters: ['Kuriboh', null, 'Kuriboh'] });
  expect(zones(board, 'summon')).toEqual(['zone p0.m1', 'zone p0.m3', 'zone p0.m4']);
});

test('so is an Extra Monster Zone, and not by the place of the card', () => {
  const board = open({
    extra: ['Number 39: Utopia'],
    monsters: ['Gemini Elf', null, null, null, 'Gemini Elf'],
  });
  expect(zones(board, 'procedure')).toEqual(['zone e0', 'zone e1']);
});

test('lab run shows places as scenarios name them, counted from 0', () => {
  const board = open(
    {
      hand: ['Kuriboh'],
      monsters: [null, 'Gemini Elf'],
      gy: ['Sangan'],
      field: 'Yami',
      spells: ['Trap Hole'],
    },
    { monsters: [{ card: 'Number 39: Utopia', zone: 'e1' }] },
  );
  const lines = boardLines(board, words);
  expect(lines).toEqual([
    expect.stringMatching(/^Turn 1 \(Player 1\), /),
    'Player 1 (p0): 8000 LP, 1 in hand, 5 in the Deck',
    expect.stringMatching(/^p0\.hand\.0 Kuriboh/),
    expect.stringMatching(/^p0\.m1 Gemini Elf, Attack Position/),
    'p0.s0 Trap Hole, Set',
    'p0.field Yami',
    expect.stringMatching(/^p0\.gy\.0 Sangan/),
    'Player 2 (p1): 8000 LP, 0 in hand, 5 in the Deck',
    expect.stringMatching(/^e1 Number 39: Utopia/),
  ]);
});
