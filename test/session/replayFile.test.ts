import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REASONS } from '../../src/engine/types.ts';
import { loadGame } from '../../src/session/game.ts';
import { missingCards } from '../../src/session/missing.ts';
import {
  type DuelHead,
  parseReplay,
  printChoice,
  printEnd,
  printHead,
  ReplayError,
} from '../../src/session/replayFile.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';

const NO_CARDS = { name: '', main: [], extra: [], side: [] };
const head: DuelHead = {
  client: '0.1.0',
  format: 'goat',
  params: { 'PRM-11': true },
  cards: 'goat:0123456789ab',
  seed: 4_294_967_294,
  first: 1,
  names: ['You', 'Kaiba  the  Second'],
  seats: ['person', 'standard'],
  decks: [
    { name: 'Starter Deck: Yugi', main: [46986414, 46986414, 5, 46986414], extra: [], side: [] },
    { name: 'Ω', main: Array<number>(40).fill(89631139), extra: [23995346], side: [] },
  ],
  begun: '2026-11-29T22:45:01Z',
};
const lines = [
  printChoice({ turn: 1, player: 1, form: 'summon 89631139@p1.hand.0', text: 'Normal Summon X | really' }),
  printChoice({ turn: 1, player: 1, form: 'toPhase end', text: '' }),
];
const end = { winner: 1, reason: 'deck-out', turns: 31, lp: [0, 8000], hash: 'abc123' } as const;
const text = `${printHead(head)}${lines.join('\n')}\n${printEnd({ ...end, lp: [0, 8000] })}\n`;

describe('replay file', () => {
  test('what is written is read again', () => {
    const file = parseReplay(text, 'x.duelo');
    expect(file.head).toEqual({ ...head, names: ['You', 'Kaiba the Second'] });
    expect(file.choices.map(({ form }) => form)).toEqual(['summon 89631139@p1.hand.0', 'toPhase end']);
    expect(file.choices[0]).toMatchObject({ turn: 1, player: 1, text: 'Normal Summon X | really' });
    expect(file.choices[0]!.line).toBe(text.split('\n').indexOf(lines[0]!) + 1);
    expect(file.end).toMatchObject(end);
  });

  test('order of a deck is kept, equal neighbours are counted', () => {
    expect(text).toContain('main 0 46986414x2 5 46986414\n');
    expect(text).toContain('main 1 89631139x40\n');
    expect(text).toContain('extra 0\n');
  });

  test('a line that was cut off while it was written is left out', () => {
    const cut = text.slice(0, text.indexOf('toPhase') + 3);
    const file = parseReplay(cut, 'x.duelo');
    expect(file.choices).toHaveLength(1);
    expect(file.end).toBeNull();
  });

  test('Windows line ends and remarks are read', () => {
    const file = parseReplay(text.replace('\n\n', '\n\n// a remark\n').replaceAll('\n', '\r\n'), 'x.duelo');
    expect(file.choices).toHaveLength(2);
    expect(file.end).not.toBeNull();
  });

  test.each([
    ['hello\n', 'x.duelo:1: not a replay'],
    [text.replace('duelo 1', 'duelo 9'), 'x.duelo:1: version 9'],
    [text.replace('seed 4294967294', 'seed many'), 'x.duelo:7: `seed` takes a whole number'],
    [text.replace('main 1 ', 'main 1 x'), 'is no passcode'],
    [text.replace('t1 p1 toPhase', 'turn one'), 'x.duelo:21: neither a choice'],
    [`${text}t9 p0 pass\n`, 'a line after the result'],
    [text.replace(/^cards.*\n/m, ''), 'the head has no line `cards`'],
  ])('a wrong text is refused with its line: %#', (wrong, message) => {
    expect(() => parseReplay(wrong, 'x.duelo')).toThrow(ReplayError);
    expect(() => parseReplay(wrong, 'x.duelo')).toThrow(message);
  });

  test('cards that cannot be played are told with the line they stand on', async () => {
    const strange = text.replace('main 1 89631139x40', 'main 1 99999999 89631139x38 14558127');
    const file = parseReplay(strange, 'x.duelo');
    const line = strange.split('\n').findIndex((each) => each.startsWith('main 1 ')) + 1;
    const game = await loadGame('goat');
    const missing = missingCards(game, {
      ...file,
      head: { ...file.head, decks: [NO_CARDS, file.head.decks[1]] },
    });
    expect(missing && { ...missing, reason: said(missing.reason, stringsOf('en')) }).toEqual({
      line,
      reason: 'cards that are not supported: 99999999 (no such card), 14558127 (Ash Blossom & Joyous Spring)',
    });
    expect(
      missingCards(game, parseReplay(text.replace(' 5 ', ' ').replace(' 23995346', ''), 'x.duelo')),
    ).toBeNull();
  });

  test('any result comes back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(-1, 0, 1),
        fc.constantFrom(...REASONS),
        fc.nat(99),
        fc.nat(20000),
        (winner, reason, turns, lp) => {
          const result = {
            winner: winner as -1 | 0 | 1,
            reason,
            turns,
            lp: [lp, 0] as [number, number],
            hash: 'f',
          };
          expect(parseReplay(`${printHead(head)}${printEnd(result)}\n`, 'x').end).toMatchObject(result);
        },
      ),
    );
  });
});
