/** Why and why not without a screen: in line mode, for programs and in the lab. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { replyTo } from '../../src/headless/jsonRequests.ts';
import { labCommand } from '../../src/headless/labCommand.ts';
import { whyAsked } from '../../src/headless/whyTalk.ts';
import { nameTable } from '../../src/lab/index.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import { game, open, opponent, person, randomOpponent, words } from '../session/table.ts';
import { capture } from './capture.ts';

const names = nameTable(game.cards, known);
const folder = mkdtempSync(join(tmpdir(), 'duelo-why-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function begun(): Promise<DuelSession> {
  const { session } = open(3, opponent(randomOpponent(1)));
  await session.settled();
  return session;
}

test('line mode answers w with a place, a phase, and a hint for what is neither', async () => {
  const session = await begun();
  const ask = (line: string): string[] | null => whyAsked(line, session.get(), session.state, words);
  expect(ask('w h1')?.[0]).toMatch(/^Why\? · /);
  expect(ask('w h1')?.[1]).toMatch(/possible now$/);
  expect(ask('w b')).toEqual([
    'Why not? · Battle Phase',
    'Battle Phase – not possible now',
    'x  No Battle Phase in the first turn (TURN-02)',
  ]);
  expect(ask('w om1')).toEqual(['There is no card at om1.']);
  expect(ask('w')?.[0]).toContain('w s3');
  expect(ask('w nonsense')?.[0]).toContain('w s3');
  expect(ask('waboku')).toBeNull();
  expect(ask('1')).toBeNull();
  expect(ask('w oh1')?.[0]).toBe('Why? · a card you cannot see');
  await session.dispose();
});

test('a program gets the answer in parts, and an error for what is no place', async () => {
  const session = await begun();
  const asking = { snapshot: session.get(), state: session.state, words, names };
  const reply = replyTo('{"why":"battle"}', asking) as { why: Record<string, unknown> };
  expect(reply.why).toMatchObject({
    of: 'battle',
    title: 'Why not? · Battle Phase',
    ways: [
      {
        do: 'toPhase',
        legal: false,
        reasons: [{ rule: 'TURN-02', bar: 'firstTurn', text: 'No Battle Phase in the first turn' }],
      },
    ],
  });
  expect(() => replyTo('{"why":"p0.s9"}', asking)).toThrow('is no place of a card');
  expect(() => replyTo('{"why":"p1.deck"}', asking)).toThrow('is no place of a card');
  expect(() => replyTo('{"why":"p0.s3"}', asking)).toThrow('There is no card at p0.s3.');
  expect(() => replyTo('{"why":3}', asking)).toThrow('takes a place');
  await session.dispose();
});

test('the lab tells it where the run has ended', () => {
  const file = join(folder, 'why.json');
  const scenario = {
    id: 'why',
    name: 'Jinzo',
    why: '',
    rules: 'goat',
    players: [{ spells: ['Call of the Haunted'], gy: ['Sangan'] }, { monsters: ['Jinzo'] }],
    actions: [],
    expect: {},
  };
  writeFileSync(file, JSON.stringify(scenario));
  const plain = capture();
  expect(labCommand('run', [file], words, false, plain, ['p0.s0', 'battle'])).toBe(0);
  expect(plain.stdout).toContain('  x  Jinzo forbids it (EFFECT-08)');
  expect(plain.stdout).toContain('  Battle Phase – possible now');
  const json = capture();
  labCommand('run', [file], words, true, json, ['p0.s0']);
  expect(json.json()[0]).toMatchObject({ why: { of: 'p0.s0', ways: [{ do: 'activate', legal: false }] } });
  expect(() => labCommand('run', [file], words, false, capture(), ['p0.deck'])).toThrow('--why: ');
});

test('while the screen is handed over nothing is told', async () => {
  const { session } = open(3, person, { handOver: true });
  await session.settled();
  const [card] = session.get().view.sides[0].hand;
  const about = { card: card?.h ?? -1 };
  expect(session.why(about)?.card?.known).toBe(true);
  const end = session.get().decision?.options.find(({ k, n }) => k === 'toPhase' && n === 5);
  session.choose(end?.i ?? -1);
  await session.settled();
  while (session.get().handedTo === undefined) {
    session.choose(session.get().decision?.options.at(-1)?.i ?? 0);
    await session.settled();
  }
  expect(session.why(about)).toBeNull();
  expect(session.why({ phase: 'battle' })).toBeNull();
  session.proceed();
  await session.settled();
  expect(session.why(about)?.card?.known).toBe(false);
  await session.dispose();
});
