import { fork } from 'node:child_process';
import type { Strings } from '../strings/index.ts';
import { EXIT, type Io, printJson } from './io.ts';
import {
  addToSummary,
  emptySummary,
  lineText,
  playGame,
  type SimLine,
  type SimSpec,
  summaryText,
} from './sim.ts';

export interface SimRun {
  spec: SimSpec;
  games: number;
  jobs: number;
  json: boolean;
  strings: Strings;
  /** The program and the arguments that make it play every `jobs`-th duel and hand the lines over. */
  worker: { file: string; args: string[] } | null;
}

/** Which of the duels a process of a larger run plays: those with `n % of === at`. */
export interface Share {
  at: number;
  of: number;
}

/** `duelo sim`. Lines are in the order of the duels, whoever played them. */
export async function simCommand(run: SimRun, io: Io): Promise<number> {
  if (run.spec.swap && run.games % 2 === 1) {
    io.err(`duelo: ${run.strings.usage.oddGames(run.games)}`);
  }
  const began = performance.now();
  const summary = emptySummary();
  const report = (line: SimLine): void => {
    addToSummary(summary, line);
    if (run.json) printJson(io, line);
    else io.out(lineText(line, run.strings));
  };
  if (run.jobs > 1 && run.worker !== null && run.games > 1) await playShared(run, report);
  else for (let n = 0; n < run.games; n += 1) report(playGame(run.spec, n));
  if (run.json) printJson(io, { summary });
  else io.out(summaryText(summary, [run.spec.decks[0].name, run.spec.decks[1].name], run.strings));
  const seconds = (performance.now() - began) / 1000;
  const each = (run.games / seconds).toFixed(1);
  io.err(run.strings.commands.sim.speed(run.games, seconds.toFixed(1), each));
  return summary.errors === 0 ? EXIT.fine : EXIT.failed;
}

/** Plays one share of a run and sends each line to the process that asked for it. */
export async function playShare(spec: SimSpec, games: number, share: Share): Promise<number> {
  for (let n = share.at; n < games; n += share.of) {
    const line = playGame(spec, n);
    await new Promise<void>((sent, failed) => {
      if (process.send === undefined)
        failed(new Error('a share of a run is played for another process only'));
      else process.send(line, (error: Error | null) => (error === null ? sent() : failed(error)));
    });
  }
  process.disconnect?.();
  return EXIT.fine;
}

async function playShared(run: SimRun, report: (line: SimLine) => void): Promise<void> {
  const { worker } = run;
  if (worker === null) return;
  const of = Math.min(run.jobs, run.games);
  const waiting = new Map<number, SimLine>();
  let next = 0;
  const take = (line: SimLine): void => {
    waiting.set(line.game, line);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      report(ready);
    }
  };
  const children = Array.from({ length: of }, (_, at) => {
    const args = [...worker.args, '--share', `${at}/${of}`];
    return fork(worker.file, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  });
  const ends = children.map(
    (child) =>
      new Promise<void>((resolve, reject) => {
        child.on('message', (line) => take(line as SimLine));
        child.on('error', reject);
        child.on('close', (code) =>
          code === 0 ? resolve() : reject(new Error(`a process of the run ended with ${code}`)),
        );
      }),
  );
  try {
    await Promise.all(ends);
  } finally {
    for (const child of children) if (child.exitCode === null) child.kill();
  }
}
