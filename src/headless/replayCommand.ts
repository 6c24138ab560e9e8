/** `duelo replay show|verify`. */
import { readFileSync } from 'node:fs';
import { loadGame, UnknownName } from '../session/game.ts';
import { playThrough } from '../session/replay.ts';
import { parseReplay, ReplayError, type ReplayFile } from '../session/replayFile.ts';
import { cardsHash, type DuelPlan, setupOf } from '../session/start.ts';
import { messageOf } from './checks.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';

export const REPLAY_VERBS = ['show', 'verify'] as const;
export type ReplayVerb = (typeof REPLAY_VERBS)[number];

export async function replayCommand(
  verb: ReplayVerb,
  files: readonly string[],
  json: boolean,
  io: Io,
): Promise<number> {
  if (files.length === 0) throw new BadUsage(`duelo replay ${verb} needs a FILE: a save or replay (.duelo)`);
  let worst: number = EXIT.fine;
  for (const path of files) {
    const file = read(path);
    const code = verb === 'show' ? show(path, file, json, io) : await verify(path, file, json, io);
    worst = Math.max(worst, code);
  }
  return worst;
}

function read(path: string): ReplayFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadUsage(
      `${path}: cannot be read: ${code === 'ENOENT' ? 'there is no such file' : messageOf(error)}`,
    );
  }
  try {
    return parseReplay(text, path);
  } catch (error) {
    if (error instanceof ReplayError) throw new BadUsage(error.message);
    throw error;
  }
}

async function verify(path: string, file: ReplayFile, json: boolean, io: Io): Promise<number> {
  const { ok, line, reason, note } = await verdictOf(path, file);
  if (json) printJson(io, { file: path, ok, line, reason, ...(note !== '' && { note }) });
  else if (ok)
    io.out(
      `${path}: plays through, ${file.choices.length} choices${file.end === null ? ', unfinished' : ''}`,
    );
  else io.out(`${path}:${line}: ${reason}`);
  if (!json && note !== '') io.out(`  ${note}`);
  return ok ? EXIT.fine : EXIT.failed;
}

async function verdictOf(
  path: string,
  file: ReplayFile,
): Promise<{ ok: boolean; line: number | null; reason: string | null; note: string }> {
  const { head } = file;
  let game: Awaited<ReturnType<typeof loadGame>>;
  try {
    game = await loadGame(head.format);
  } catch (error) {
    if (error instanceof UnknownName) throw new BadUsage(`${path}: ${error.message}`);
    throw error;
  }
  const { decks, names, seats: levels, seed, first, params } = head;
  const missing = [...new Set(decks.flatMap((deck) => [...deck.main, ...deck.extra]))].filter(
    (code) => !game.pool.byCode.has(code),
  );
  if (missing.length > 0) {
    return { ok: false, line: 1, reason: `cards that are not supported: ${missing.join(', ')}`, note: '' };
  }
  const plan: DuelPlan = { game, decks, names, levels, seed, first, params };
  const { ok, line, reason } = playThrough(file, setupOf(plan));
  const changed = cardsHash(game, decks) !== head.cards;
  const note = changed ? `its cards have changed since it was written (client ${head.client})` : '';
  return { ok, line: ok ? null : line, reason: ok ? null : reason, note };
}

function show(path: string, { head, choices, end }: ReplayFile, json: boolean, io: Io): number {
  if (json) {
    printJson(io, { file: path, ok: true, line: null, reason: null, head, choices, end });
    return EXIT.fine;
  }
  io.out(`${head.decks[0].name} (${head.names[0]}) against ${head.decks[1].name} (${head.names[1]})`);
  io.out(`${head.format}, seed ${head.seed}, ${head.names[head.first]} begins, ${head.begun}`);
  let turn = 0;
  for (const choice of choices) {
    if (choice.turn !== turn) io.out(`Turn ${choice.turn}`);
    turn = choice.turn;
    io.out(`  ${head.names[choice.player]}: ${choice.text === '' ? choice.form : choice.text}`);
  }
  if (end === null) io.out('Not finished.');
  else {
    const winner = end.winner === -1 ? 'Nobody' : head.names[end.winner];
    io.out(`${winner} wins (${end.reason}) on turn ${end.turns}, LP ${end.lp[0]}-${end.lp[1]}.`);
  }
  return EXIT.fine;
}
