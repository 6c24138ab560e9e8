/**
 * Kills the client in the middle of duels and goes on with them: what had been shown is in the file, the save stands at the
 * last confirmed choice with every way that was left, and no lock bars it. `tsx test/e2e/kills.ts 100` runs a hundred.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createDice, type Dice } from '../../src/headless/dice.ts';
import { start } from './pty.ts';

const CLIENT = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const DUEL = ['--deck', 'starter/yugi', '--opponent-deck', 'starter/kaiba', '--against', 'random'];

export interface Killed {
  kills: number;
  /** Of them in the client on a screen. */
  onScreen: number;
  resumed: number;
  /** Kills after which a line had been cut off, or an answer was written that had not been answered yet. */
  torn: number;
  ahead: number;
  /** Choices and steps confirmed over all duels. */
  confirmed: number;
  faults: string[];
}

/** Where a file stands, read by the rules of the format and by nothing of the client. */
function standing(text: string): { at: number; choices: number; whole: string } {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  let at = 0;
  let choices = 0;
  for (const line of whole.slice(whole.indexOf('\n\n')).split('\n')) {
    const step = /^(?:back|again|jump|unpick) (\d+)/.exec(line);
    if (step !== null) at = Number(step[1]);
    else if (/^t\d+ p[01] /.test(line)) at = choices += 1;
  }
  return { at, choices, whole };
}

interface Line {
  decision?: { options: unknown[]; prompt: string };
  timeline?: { at: number; choices: { n: number }[] };
  result?: unknown;
  error?: { text: string };
}
interface Talk {
  child: ChildProcess;
  next(): Promise<Line | null>;
  say(line: string): void;
}

function talk(args: readonly string[], home: string): Talk {
  const child = spawn(process.execPath, [CLIENT, 'play', '--json', ...args, '--data-dir', home], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin?.on('error', () => {});
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  return {
    child,
    next: async () => {
      const { value, done } = await lines.next();
      return done === true ? null : (JSON.parse(value as string) as Line);
    },
    say: (line) => void child.stdin?.write(`${line}\n`),
  };
}
/** Up to the next question; null when the process or the duel has ended. */
async function question({ next }: Talk): Promise<Line | null> {
  for (;;) {
    const line = await next();
    if (line === null || line.result !== undefined) return null;
    if (line.decision !== undefined) return line;
  }
}
const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A choice, or in one of six a step along the timeline. */
function answer(dice: Dice, line: Line, choices: number): string {
  const roll = dice.below(18);
  if (roll === 0) return '{"undo":true}';
  if (roll === 1) return '{"redo":true}';
  if (roll === 2) return `{"jump":${dice.below(choices + 1)}}`;
  return String(1 + dice.below(line.decision?.options.length ?? 1));
}

/** `say` is told how far it has come. */
export async function killing(
  wanted: { kills: number; onScreen: number; seed: number },
  say: (text: string) => void = () => {},
): Promise<Killed> {
  const dice = createDice(wanted.seed);
  const home = mkdtempSync(join(tmpdir(), 'duelo-kills-'));
  const saves = join(home, 'saves');
  const done: Killed = { kills: 0, onScreen: 0, resumed: 0, torn: 0, ahead: 0, confirmed: 0, faults: [] };
  const saved = (): string | undefined =>
    existsSync(saves) ? readdirSync(saves).find((name) => name.endsWith('.duelo')) : undefined;
  const read = (): string => {
    const name = saved();
    return name === undefined ? '' : readFileSync(join(saves, name), 'utf8');
  };
  /** What was in the file when something was last shown. */
  let shown = '';
  let lastQuestion = '';
  let seed = wanted.seed;

  const inLines = async (client: Talk): Promise<boolean> => {
    const least = 1 + dice.below(12);
    for (let n = 0; ; n += 1) {
      const asked = await question(client);
      if (asked === null) return false;
      shown = read();
      lastQuestion = JSON.stringify(asked.decision);
      done.confirmed += n === 0 ? 0 : 1;
      const isLast = n >= least;
      if (!isLast || dice.below(3) > 0) client.say(answer(dice, asked, standing(shown).choices));
      if (!isLast) continue;
      await wait(dice.below(25));
      return true;
    }
  };
  const onScreen = async (): Promise<void> => {
    const run = start(process.execPath, [CLIENT, 'play', '--resume', '--data-dir', home]);
    await run.shows(/[┬─]/, 30_000);
    await wait(300);
    for (let n = 4 + dice.below(12); n > 0; n -= 1) {
      shown = read();
      run.send(['\r', '\r', '1', '2', 'z', 'Z', 'e', '\x1b'][dice.below(8)] ?? '\r');
      await wait(20 + dice.below(60));
    }
    run.kill();
    await run.exited();
  };
  /** Goes on with the save, and holds it against what had been shown. */
  const resume = async (): Promise<Talk | null> => {
    const { at, choices, whole } = standing(read());
    if (read() !== whole) done.torn += 1;
    const fault = (text: string): void => void done.faults.push(`kill ${done.kills}: ${text}`);
    if (!whole.startsWith(standing(shown).whole)) fault('what had been shown is not in the file');
    const client = talk(['--resume'], home);
    const first = await question(client);
    if (first === null) {
      fault('the save does not go on');
      return null;
    }
    if (whole === shown && lastQuestion !== '' && JSON.stringify(first.decision) !== lastQuestion)
      fault('another question than the one that stood there');
    if (whole !== shown) done.ahead += 1;
    client.say('{"timeline":true}');
    let told = await client.next();
    while (told !== null && told.timeline === undefined) told = await client.next();
    // The duel may have gone on by itself since it was opened, but not back.
    const now = standing(read());
    if (now.choices < choices) fault('choices are gone');
    if (now.choices === choices && now.at !== at) fault(`stands after ${now.at}, not after ${at}`);
    if (told?.timeline === undefined || told.timeline.choices.some(({ n }) => n > now.choices))
      fault('the timeline lists what is not in the file');
    done.resumed += 1;
    return client;
  };

  try {
    while (done.kills < wanted.kills) {
      let client: Talk | null = talk([...DUEL, '--seed', String(seed++), '--first', 'me'], home);
      while (client !== null && done.kills < wanted.kills) {
        const goesOn = await inLines(client);
        client.child.kill('SIGKILL');
        await ended(client.child);
        if (!goesOn || saved() === undefined) break;
        done.kills += 1;
        client = await resume();
        const left = wanted.kills - done.kills;
        const due = wanted.onScreen - done.onScreen;
        if (client !== null && due > 0 && left > 0 && dice.below(left) < due) {
          client.child.kill('SIGKILL');
          await ended(client.child);
          lastQuestion = '';
          await onScreen();
          done.kills += 1;
          done.onScreen += 1;
          if (saved() === undefined || /^result /m.test(read().split('\n').at(-2) ?? '')) break;
          client = await resume();
        }
        say(`${done.kills} kills, ${done.resumed} resumed, ${done.faults.length} faults`);
      }
      client?.child.kill('SIGKILL');
      rmSync(saves, { recursive: true, force: true });
    }
    return done;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kills = Number(process.argv[2] ?? 100);
  const report = await killing({ kills, onScreen: Math.round(kills / 10), seed: 1 }, (text) =>
    process.stderr.write(`\r${text}`),
  );
  process.stderr.write('\n');
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exitCode = report.faults.length === 0 ? 0 : 1;
}
