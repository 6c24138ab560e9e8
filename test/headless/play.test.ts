import { existsSync, rmSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { createDice } from '../../src/headless/dice.ts';
import { jsonTalk } from '../../src/headless/jsonTalk.ts';
import { readLines } from '../../src/headless/lines.ts';
import { plainTalk } from '../../src/headless/plainTalk.ts';
import { type PlayArgs, play, playSaved } from '../../src/headless/play.ts';
import { nameTable } from '../../src/lab/index.ts';
import type { Records } from '../../src/records/index.ts';
import { keptDuels } from '../../src/session/saves.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { game, withRecords, words } from '../session/table.ts';
import { type Captured, capture } from './capture.ts';

type Line = Record<string, unknown>;
interface Asked {
  player: number;
  kind: string;
  prompt: string;
  options: { n: number; do: string; card: string | null; at: string | null; text: string }[];
}

const names = nameTable(game.cards, known);
const args: PlayArgs = {
  deck: 'starter/yugi',
  opponentDeck: 'starter/kaiba',
  against: 'self',
  seed: 5,
  match: false,
  first: 'me',
};

/** Plays with `answer` at the other end: it gets each decision and returns a line, or null to close the input. */
async function run(
  records: Records,
  more: Partial<PlayArgs>,
  answer: (asked: Asked, line: Line) => string | null,
  saved?: string,
): Promise<{ code: number; io: Captured }> {
  const input = new PassThrough();
  const io = capture();
  const out = io.out;
  io.out = (text) => {
    out(text);
    const line = JSON.parse(text) as Line;
    if (line.decision === undefined) return;
    const reply = answer(line.decision as Asked, line);
    if (reply === null) input.end();
    else input.write(`${reply}\n`);
  };
  const lines = readLines(input);
  const talk = jsonTalk(lines, words, names, io);
  const context = { game, records, talk, words, version: '0.0.0' };
  try {
    const code =
      saved === undefined ? await play({ ...args, ...more }, context) : await playSaved(saved, context);
    return { code, io };
  } finally {
    lines.close();
  }
}
const atRandom = (seed: number) => {
  const dice = createDice(seed);
  return ({ options }: Asked) => String(dice.below(options.length) + 1);
};

describe('duelo play --json', () => {
  test('both seats from here, to the end: shapes of events, decisions and result', () =>
    withRecords(async (records) => {
      const { code, io } = await run(records, {}, atRandom(1));
      expect(code).toBe(0);
      const lines = io.json();
      const events = lines.filter(({ event }) => event !== undefined).map(({ event }) => event as Line);
      expect(events.length).toBeGreaterThan(20);
      for (const event of events) {
        expect(event).toMatchObject({
          k: expect.any(String),
          cards: expect.any(Array),
          text: expect.any(String),
        });
        expect([0, 1, null]).toContain(event.player);
      }
      const decisions = lines
        .filter(({ decision }) => decision !== undefined)
        .map(({ decision }) => decision as Asked);
      expect(new Set(decisions.map(({ player }) => player))).toEqual(new Set([0, 1]));
      for (const { options, prompt } of decisions) {
        expect(prompt).not.toBe('');
        expect(options.map(({ n }) => n)).toEqual(options.map((_, i) => i + 1));
        for (const option of options)
          expect(Object.keys(option)).toEqual(expect.arrayContaining(['do', 'card', 'at']));
      }
      const { result } = lines.at(-1) as { result: Line };
      expect(Object.keys(result)).toEqual(['winner', 'reason', 'turns', 'lp', 'replay']);
      expect(existsSync(result.replay as string)).toBe(true);
      expect(records.history(1)[0]).toMatchObject({ level: 'self', casual: true });
    }));

  test('a save that cannot be written any more ends it with the file and the reason', () =>
    withRecords(async (records) => {
      const answer = atRandom(1);
      const played = run(records, {}, (asked) => {
        rmSync(records.files.saves, { recursive: true });
        return answer(asked);
      });
      await expect(played).rejects.toThrow(/saves.*\.duelo cannot be written: its folder is gone$/);
      await expect(played).rejects.toMatchObject({ name: 'CannotKeep' });
    }));

  test('a question without a chain says what may be answered', () =>
    withRecords(async (records) => {
      const { io } = await run(records, {}, atRandom(1));
      let last = '';
      let open = 0;
      for (const { event, decision } of io.json()) {
        const { text } = (event ?? { text: '' }) as Line;
        if (text !== '') last = text as string;
        const asked = decision as (Asked & { purpose: string; card?: string }) | undefined;
        if (asked?.purpose !== 'response' || asked.card !== undefined) continue;
        expect(asked.prompt).toBe(`${last} Do you respond?`);
        open++;
      }
      expect(open).toBeGreaterThan(0);
    }));

  test('a question gone back to is asked in the words it was asked in before', () =>
    withRecords(async (records) => {
      const choose = atRandom(1);
      const asked = new Set<string>();
      let back = false;
      let taken = 0;
      await run(records, { against: 'random' }, (question) => {
        const now = JSON.stringify(question);
        if (back) {
          expect(asked).toContain(now);
          taken++;
        }
        back = !back && asked.size > 5 && asked.size % 4 === 0;
        asked.add(now);
        return taken === 12 ? null : back ? '{"undo":true}' : choose(question);
      });
      expect(taken).toBe(12);
    }));

  test('a program may ask for the table and for a card; then the decision comes again', () =>
    withRecords(async (records) => {
      const asks = ['{"view":true}', '{"card":"Dark Magician"}', '{"card":"Drak Magician"}', '{"view":1}'];
      const { io } = await run(records, {}, () => asks.shift() ?? null);
      const replies = io.json().filter(({ event, saved }) => event === undefined && saved === undefined);
      expect(replies.map((line) => Object.keys(line)[0])).toEqual([
        'decision',
        'view',
        'decision',
        'card',
        'decision',
        'error',
        'decision',
        'error',
        'decision',
      ]);
      const reply = (i: number, key: string): Line => (replies[i] as Record<string, Line>)[key] as Line;
      const view = reply(1, 'view');
      const [own, other] = view.sides as [Line, Line];
      expect(view).toMatchObject({
        player: 0,
        turn: 1,
        turnPlayer: 0,
        phase: 'main1',
        chain: [],
        result: null,
      });
      expect(own).toMatchObject({ player: 0, lp: 8000, handCount: 6, deckCount: 44 });
      expect(own.monsters).toEqual([null, null, null, null, null]);
      const hand = own.hand as Line[];
      expect(hand.map(({ at }) => at)).toEqual(hand.map((_, i) => `p0.hand.${i}`));
      expect(hand.every(({ card }) => typeof card === 'string')).toBe(true);
      // What the other side holds is counted and nothing else.
      expect((other.hand as Line[]).map(({ card }) => card)).toEqual([null, null, null, null, null]);
      const card = reply(3, 'card');
      const near = reply(5, 'error');
      const error = reply(7, 'error');
      expect(card).toMatchObject({ name: 'Dark Magician', passcode: 46986414 });
      expect(near.text).toBe('no card is called Drak Magician; did you mean Dark Magician?');
      expect(error.text).toBe('`view` takes true');
    }));

  test('the same seed and answers give the same lines', () =>
    withRecords(async (records) => {
      const texts = await Promise.all(
        [1, 2].map(async () => {
          const { io } = await run(records, { against: 'random', first: 'toss' }, atRandom(2));
          return io.stdout.slice(0, -1).join('\n');
        }),
      );
      expect(texts[0]).toBe(texts[1]);
    }));

  test('only the own seat is asked against an opponent', () =>
    withRecords(async (records) => {
      const players = new Set<number>();
      const answer = atRandom(3);
      const { code } = await run(records, { against: 'random' }, (asked) => {
        players.add(asked.player);
        return answer(asked);
      });
      expect(code).toBe(0);
      expect([...players]).toEqual([0]);
    }));

  test('after a bad answer: what was wrong, and the decision again', () =>
    withRecords(async (records) => {
      const bad = [
        '99',
        'hello',
        '{"summon":"No Such Card"}',
        '{"summon":',
        '{"flip":"Blue-Eyes White Dragon"}',
      ];
      const answers = [...bad];
      const { code, io } = await run(records, {}, () => answers.shift() ?? null);
      expect(code).toBe(0);
      const lines = io.json();
      const first = lines.findIndex(({ decision }) => decision !== undefined);
      for (let i = 0; i < bad.length; i += 1) {
        const error = lines[first + 1 + 2 * i]?.error as Line;
        expect(error.line).toBe(i + 1);
        expect(error.text).toEqual(expect.any(String));
        expect(lines[first + 2 + 2 * i]).toEqual(lines[first]);
      }
    }));

  test('an action of a scenario answers, and brings its follow-ups', () =>
    withRecords(async (records) => {
      let asked = 0;
      const { io } = await run(records, {}, ({ options }) => {
        asked += 1;
        if (asked > 1) return null;
        const set = options.find((option) => option.do === 'set' || option.do === 'summon')!;
        return JSON.stringify({ [set.do]: set.card });
      });
      expect(io.json().some(({ error }) => error !== undefined)).toBe(false);
      expect(asked).toBe(2);
    }));

  test('the end of input keeps the duel, which goes on from there', () =>
    withRecords(async (records) => {
      let left = 15;
      const answer = atRandom(4);
      const { code, io } = await run(records, {}, (asked) => {
        left -= 1;
        return left < 0 ? null : answer(asked);
      });
      expect(code).toBe(0);
      const { saved } = io.json().at(-1) as { saved: { file: string } };
      expect(records.files.listSaves().map(({ path }) => path)).toEqual([saved.file]);
      expect(keptDuels(records, stringsOf('es'))[0]?.text).toMatch(/^turno \d+ contra /);
      const stopped = io.json().findLast(({ decision }) => decision !== undefined);
      let first: Line | null = null;
      const again = await run(
        records,
        {},
        (asked, line) => {
          first ??= line;
          return answer(asked);
        },
        saved.file,
      );
      expect(first).toEqual(stopped);
      expect(again.io.json().at(-1)).toHaveProperty('result');
      expect(records.files.listSaves()).toEqual([]);
    }));

  test('a match: up to three duels, the loser of one decides who begins the next', () =>
    withRecords(async (records) => {
      const kinds: string[] = [];
      const answer = atRandom(5);
      const { io } = await run(records, { match: true }, (asked) => {
        kinds.push(asked.kind);
        return answer(asked);
      });
      const results = io.json().filter(({ result }) => result !== undefined);
      expect(results.length).toBeGreaterThanOrEqual(3);
      expect((results.at(-1)!.result as { duels: unknown[] }).duels).toHaveLength(results.length - 1);
      expect(kinds.filter((kind) => kind === 'first')).toHaveLength(results.length - 2);
      expect(records.history(1)[0]!.duels).toHaveLength(results.length - 1);
    }));

  test('a match that is cut off is kept, and goes on with its score', () =>
    withRecords(async (records) => {
      const asked: string[] = [];
      const { code, io } = await run(records, { match: true }, ({ kind }) => {
        asked.push(kind);
        if (asked.length === 1) return '{"surrender":true}';
        return kind === 'first' ? '1' : null;
      });
      expect(code).toBe(0);
      expect(records.history(9)).toEqual([]);
      const { saved } = io.json().at(-1) as { saved: { file: string; turn: number } };
      expect(saved.file).toMatch(/\.match$/);
      const kinds: string[] = [];
      const again = await run(
        records,
        {},
        ({ kind }) => {
          kinds.push(kind);
          return '{"surrender":true}';
        },
        saved.file,
      );
      // Player 0 lost the first duel, and is on turn in the second.
      expect(kinds).toHaveLength(1);
      expect(again.io.json().at(-1)).toMatchObject({
        result: { winner: 1, duels: [{ winner: 1 }, { winner: 1 }] },
      });
      expect(records.history(9)).toEqual([
        expect.objectContaining({ result: 'lost', duels: [expect.anything(), expect.anything()] }),
      ]);
    }));

  test('the end of input before the first duel is no fault, and nothing is kept', () =>
    withRecords(async (records) => {
      const { code, io } = await run(records, { first: 'toss' }, () => null);
      expect(code).toBe(0);
      expect(io.stderr.at(-1)).toBe('The duel has not begun; nothing is kept.');
      expect(records.files.listSaves()).toEqual([]);
    }));

  test('surrender', () =>
    withRecords(async (records) => {
      const { io } = await run(records, {}, () => '{"surrender":true}');
      expect(io.json().at(-1)).toMatchObject({ result: { winner: 1, reason: 'surrender' } });
    }));
});

describe('line mode', () => {
  test('tells facts on demand, takes numbers, and plays to the end', () =>
    withRecords(async (records) => {
      const input = new PassThrough();
      const io = capture();
      const lines = readLines(input);
      const talk = plainTalk(lines, words, names, io, { prompt: false });
      const facts = ['l', 'h', 'f', 'o', 'g', 'c', 'x', 'h1', 'oh1', 'om5', '?', 'nonsense', ''];
      for (const fact of facts) input.write(`${fact}\n`);
      const context = { game, records, talk, words, version: '0.0.0' };
      const done = play({ ...args, against: 'random' }, context);
      // Any number of answers: those that are too high are refused and asked again.
      const timer = setInterval(() => input.write('1\n'), 0);
      expect(await done).toBe(0);
      clearInterval(timer);
      lines.close();
      const text = io.stdout.join('\n');
      expect(text).toMatch(/Your turn 1, .* You have 8000 Life Points, Kaiba 8000\./);
      expect(text).toContain('There is no card at om5.');
      expect(text).toContain('Your Fusion Deck: empty.');
      expect(text).toMatch(/^h5 /m);
      expect(text).toMatch(/(?:You win|You lose|The duel is a draw)(?:: .*)?\. It is turn \d+, /);
      expect(text).toContain("a card in Kaiba's hand you cannot see");
    }));

  test('in a match l says how it stands', () =>
    withRecords(async (records) => {
      const input = new PassThrough();
      const io = capture();
      const lines = readLines(input);
      const talk = plainTalk(lines, words, names, io, { prompt: false });
      const context = { game, records, talk, words, version: '0.0.0' };
      for (const line of ['l', 'surrender', '1', '', 'l', 'q']) input.write(`${line}\n`);
      input.end();
      expect(await play({ ...args, against: 'self', match: true }, context)).toBe(0);
      lines.close();
      const text = io.stdout.join('\n');
      expect(text).toContain('Duel 1 of the match: it stands 0 to 0.');
      const told = text.match(/^.*Duel 2 of the match: .* leads 1 to 0\.$/gm) ?? [];
      // As it begins, and when it is asked.
      expect(told).toHaveLength(2);
    }));
});
