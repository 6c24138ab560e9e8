/** Steps along the timeline in line mode and JSON, and duels that begin with the choices of a replay. */
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { jsonTalk } from '../../src/headless/jsonTalk.ts';
import { readLines } from '../../src/headless/lines.ts';
import { plainTalk } from '../../src/headless/plainTalk.ts';
import { type PlayArgs, play, playFromReplay, playSaved } from '../../src/headless/play.ts';
import { replayCommand } from '../../src/headless/replayCommand.ts';
import { timelineText } from '../../src/headless/stepTalk.ts';
import { nameTable } from '../../src/lab/index.ts';
import type { Records } from '../../src/records/index.ts';
import { placeTyped } from '../../src/session/fromReplay.ts';
import { parseReplay } from '../../src/session/replayFile.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { game, withRecords, words } from '../session/table.ts';
import { type Captured, capture } from './capture.ts';

const names = nameTable(game.cards, known);
const args: PlayArgs = {
  deck: 'starter/yugi',
  opponentDeck: 'starter/kaiba',
  against: 'random',
  seed: 11,
  match: false,
  first: 'me',
};
const FIRST = ['6', '1', '2', '2', '1', '1'];

/** Types the lines, then ends the input. */
async function typed(
  records: Records,
  input: readonly string[],
  json = false,
  from?: Parameters<typeof playFromReplay>[0],
): Promise<Captured> {
  const io = capture();
  const stream = new PassThrough();
  stream.end(input.map((line) => `${line}\n`).join(''));
  const lines = readLines(stream);
  const talk = json
    ? jsonTalk(lines, words, names, io)
    : plainTalk(lines, words, names, io, { prompt: false });
  const context = { game, records, talk, words, version: '0.0.0' };
  await (from === undefined ? play(args, context) : playFromReplay(from, context));
  lines.close();
  return io;
}
const onlySave = (records: Records): string => records.files.listSaves()[0]!.path;

describe('line mode', () => {
  test('u takes back and says what, r does it again, t lists, t N goes there; the file keeps the ways', () =>
    withRecords(async (records) => {
      const { stdout } = await typed(records, [...FIRST, 'u', 'r', 't2', '3', 't']);
      expect(stdout).toContain('Taken back: Set Remove Trap');
      expect(stdout).toContain('Done again: Set Remove Trap');
      expect(stdout).toContain('The duel stands after choice 2, in turn 1.');
      const list = stdout.slice(stdout.lastIndexOf('0 Start of the duel'));
      expect(list.slice(0, 9)).toEqual([
        '0 Start of the duel',
        'Turn 1',
        '1 You: Set Card Destruction',
        '2 You: Normal Summon The Stern Mystic',
        '| 3 You: Set Soul Exchange',
        '| 4 You: Set Sword of Dark Destruction',
        '| 5 You: Activate Card Destruction',
        '| 6 You: Set Remove Trap',
        '7 You: Set Sword of Dark Destruction   <- here',
      ]);
      expect(parseReplay(readFileSync(onlySave(records), 'utf8'), 'x').choices).toHaveLength(3);
    }));

  test('what cannot be done is said, and the question stays', () =>
    withRecords(async (records) => {
      const { stdout } = await typed(records, ['u', 'r', 't99', '1', 't1']);
      expect(stdout).toContain('There is nothing to take back.');
      expect(stdout).toContain('There is nothing to do again.');
      expect(stdout).toContain('There is no choice 99.');
      expect(stdout).toContain('The duel stands there already.');
    }));

  test('what the other side did unseen stands in no line', () =>
    withRecords(async (records) => {
      // Four cards are set and the turn ends: the other side sets cards of its own.
      const { stdout } = await typed(records, ['1', '1', '1', '1', '2', 't']);
      const list = stdout.slice(stdout.lastIndexOf('0 Start of the duel'));
      const file = parseReplay(readFileSync(onlySave(records), 'utf8'), 'x');
      const hidden = file.choices.filter(({ player, form }) => player === 1 && /^set/.test(form));
      for (const { text } of hidden) expect(list.join('\n')).not.toContain(text);
    }));
});

describe('JSON', () => {
  test('the same as actions: each is answered by what has come of it and the decision again', () =>
    withRecords(async (records) => {
      const lines = [
        ...FIRST,
        '{"undo":true}',
        '{"redo":true}',
        '{"jump":2}',
        '{"timeline":true}',
        '{"jump":77}',
        '{"undo":1}',
      ];
      const said = (await typed(records, lines, true)).json();
      const moved = said.flatMap((line) => (line.moved === undefined ? [] : [line.moved]));
      expect(moved).toMatchObject([
        { by: 'undo', n: 5 },
        { by: 'redo', n: 6 },
        { by: 'jump', n: 2, turn: 1 },
      ]);
      const at = said.findIndex(({ timeline }) => timeline !== undefined);
      expect(said[at]!.timeline).toMatchObject({ at: 2 });
      expect(said[at + 1]).toHaveProperty('decision');
      expect(said[at + 2]).toMatchObject({ error: { text: 'There is no choice 77.' } });
      expect(said[at + 3]).toHaveProperty('decision');
      expect(said[at + 4]).toMatchObject({ error: { text: '`undo` takes true' } });
    }));
});

test('the end says that a duel in which something was taken back is casual', () =>
  withRecords(async (records) => {
    const { stdout } = await typed(records, ['1', 'u', '1', 'surrender']);
    expect(stdout).toContain('Choices were taken back: the duel counts as casual.');
    expect(records.history(1)[0]).toMatchObject({ casual: true });
    const json = (await typed(records, ['1', '{"undo":true}', '{"surrender":true}'], true)).json();
    expect(json.at(-1)).toMatchObject({ result: { reason: 'surrender', casual: true } });
    const plain = (await typed(records, ['1', 'surrender'])).stdout;
    expect(plain.join()).not.toContain('casual');
  }));

describe('duelo play --from', () => {
  test('places as they are typed', () => {
    const none = () => false;
    expect(placeTyped('x.duelo', none)).toEqual({ file: 'x.duelo' });
    expect(placeTyped('a@b/x.duelo@12', none)).toEqual({ file: 'a@b/x.duelo', at: '12' });
    expect(placeTyped('a@b/x.duelo', none)).toEqual({ file: 'a@b/x.duelo' });
    expect(placeTyped('x.duelo@turn3', none)).toEqual({ file: 'x.duelo', at: 'turn3' });
    expect(placeTyped('x.duelo@foo', none)).toEqual({ file: 'x.duelo', at: 'foo' });
    expect(placeTyped('x@foo', (name) => name === 'x@foo')).toEqual({ file: 'x@foo' });
  });

  test('a new casual save with those choices, from either seat; the file it came from stays', () =>
    withRecords(async (records) => {
      await typed(records, [...FIRST, '2']);
      const path = onlySave(records);
      const before = readFileSync(path, 'utf8');
      const turns = parseReplay(before, path).choices.at(-1)!.turn;
      expect(turns).toBeGreaterThan(1);
      for (const [seat, at, n] of [
        ['me', '3', 3],
        ['them', 'turn1', 0],
        ['me', 'turn2', 7],
      ] as const) {
        await typed(records, [], false, { path, at, seat, against: 'random' });
        const text = readFileSync(onlySave(records), 'utf8');
        const { head, choices } = parseReplay(text, 'x');
        expect(head.from).toEqual({ replay: expect.stringMatching(/\.duelo$/), n });
        expect(head.seats).toEqual(seat === 'me' ? ['person', 'random'] : ['random', 'person']);
        expect(head.names[seat === 'me' ? 0 : 1]).toBe('You');
        expect(choices.slice(0, n)).toMatchObject(
          parseReplay(before, path)
            .choices.slice(0, n)
            .map(({ form }) => ({ form })),
        );
        expect(readFileSync(path, 'utf8')).toBe(before);
        records.files.remove(onlySave(records));
      }
    }));

  test('a choice or turn that is not there is refused', () =>
    withRecords(async (records) => {
      await typed(records, FIRST);
      const path = onlySave(records);
      const from = { path, seat: 'me', against: undefined } as const;
      await expect(typed(records, [], false, { ...from, at: '99' })).rejects.toThrow(
        /there is no choice 99; there are @0 to @\d+ \(after so many choices\) and @turn1 to @turn\d+$/,
      );
      await expect(typed(records, [], false, { ...from, at: 'foo' })).rejects.toThrow(
        /"foo" is no point of it; there are @0 to /,
      );
      await expect(typed(records, [], false, { ...from, at: 'turn9' })).rejects.toThrow('there is no turn 9');
    }));
});

describe('duelo replay', () => {
  test('verify checks the way that was gone and counts the others; show tells them', () =>
    withRecords(async (records) => {
      await typed(records, [...FIRST, 't2', '3']);
      const path = onlySave(records);
      const io = capture();
      expect(await replayCommand('verify', [path], false, io)).toBe(0);
      expect(io.stdout[0]).toBe(`${path}: plays through, 3 choices, 1 other way, casual, unfinished`);
      const json = capture();
      await replayCommand('verify', [path], true, json);
      expect(json.json()[0]).toMatchObject({ ok: true, ways: 1, casual: true });
      const shown = capture();
      await replayCommand('show', [path], false, shown);
      expect(shown.stdout).toContain('  turn 1: Set Soul Exchange (choice 3 after 2, 4 choices)');
    }));
});

test('a save that was gone on with tells its timeline as before', () =>
  withRecords(async (records) => {
    await typed(records, [...FIRST, 't2', '3']);
    const io = capture();
    const stream = new PassThrough();
    stream.end('t\n');
    const lines = readLines(stream);
    const talk = plainTalk(lines, words, names, io, { prompt: false });
    await playSaved(onlySave(records), { records, talk, words, version: '0.0.0' });
    lines.close();
    expect(io.stdout).toContain('| 3 You: Set Soul Exchange');
    expect(io.stdout).toContain('7 You: Set Sword of Dark Destruction   <- here');
  }));

test('a turn is told where it begins, on each way for itself', () => {
  const row = (n: number, turn: number, depth: number) =>
    ({ n, after: n - 1, turn, depth, player: 0, text: `c${n}`, main: depth === 0, here: n === 4 }) as const;
  const rows = [row(1, 1, 0), row(2, 1, 1), row(3, 2, 1), row(4, 2, 0), row(5, 3, 0)];
  expect(timelineText(rows, ['A', 'B'], stringsOf('en'))).toEqual([
    'Turn 1',
    '1 A: c1',
    '| 2 A: c2',
    '| Turn 2',
    '| 3 A: c3',
    'Turn 2',
    '4 A: c4   <- here',
    'Turn 3',
    '5 A: c5',
  ]);
});
