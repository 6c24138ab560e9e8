/** The lab with its files: scenarios, saves and replays to open, tests to write. */

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { known } from '../decks/knownFile.ts';
import { advance, createDuel, type DuelSetup } from '../engine/index.ts';
import {
  type Choice,
  type ConsoleHost,
  LabError,
  type LabKeeper,
  LabSession,
  type LabTools,
  type LabWords,
  labCards,
  parseScenarios,
  readScenarioFile,
} from '../lab/index.ts';
import { DUEL_FILE, type DuelFiles, reasonOf } from '../records/index.ts';
import { saying } from '../strings/saying.ts';
import { whyLines, whyLineText } from '../text/why.ts';
import { isMatchFile } from './matchSave.ts';
import { moveFor } from './replay.ts';
import { readDuel, setupOf } from './start.ts';
import { choicesTo, isBefore } from './tree.ts';
import type { Words } from './words.ts';

/** A lab with an empty board under these rules. `words` says what happens, `labWords` what the lab itself has to say. */
export function createLab(
  rules: string,
  words: Words,
  labWords: LabWords,
  keeper: LabKeeper | null = null,
): LabSession {
  const tools: LabTools = {
    cards: labCards(known),
    words: labWords,
    tell: (event) => words.event(event, 0, labWords.seats),
    name: words.name,
    prompt: words.prompt,
    option: words.option,
    why: (view) => whyLines(words.why(view)).map(whyLineText),
    card: words.card,
  };
  return new LabSession(tools, rules, keeper);
}

/** The lab in the folder of everything that is kept. */
export function labKeeper(files: DuelFiles): LabKeeper {
  const folder = dirname(files.saves);
  const file = join(folder, 'lab.json');
  const rewrite = (path: string, text: string): void => {
    try {
      files.rewrite(path, text);
    } catch {
      // A folder that takes nothing is told of by what must be kept; the lab goes on without.
    }
  };
  return {
    read: () => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return null;
      }
    },
    write: (text) => rewrite(file, text),
    setAside: (text) => rewrite(join(folder, 'lab-old.json'), text),
  };
}

/** Opens and writes files for the console. A file is never written over, but for one that this lab has written. */
export function labFiles(): ConsoleHost {
  const written = new Set<string>();
  return {
    open: openFile,
    write: (file, text) => {
      try {
        writeFileSync(file, text, { flag: written.has(file) ? 'w' : 'wx' });
        written.add(file);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new LabError(
          code === 'EEXIST'
            ? saying('lab', 'exists', file)
            : saying('lab', 'cannotWrite', file, reasonOf(error)),
        );
      }
    },
  };
}

/** `n`: the choice of a duel to show by its number on the timeline, where it stands by default; of a file with several scenarios which of them, from 1. */
async function openFile(lab: LabSession, file: string, n: number | null): Promise<void> {
  const { cards } = lab.tools;
  if (isDuel(file)) {
    const { setup, choices, name, at } = await duelFrom(file, n);
    lab.openDuel(setup, choices, at, name);
    return;
  }
  if (isMatchFile(file)) throw new LabError(saying('lab', 'isMatch', file));
  const scenarios = parseScenarios(readScenarioFile(file), file, cards.names);
  const wanted = scenarios.length === 1 && n === null ? 1 : n;
  const scenario = wanted === null ? undefined : scenarios[wanted - 1];
  if (scenario === undefined) throw new LabError(saying('lab', 'noScenario', file, scenarios.length));
  lab.openScenario(scenario, scenario.id);
}

/** A save or replay has its extension, or begins with its version. */
function isDuel(file: string): boolean {
  if (file.endsWith(DUEL_FILE)) return true;
  try {
    return readFileSync(file, 'utf8').startsWith('duelo ');
  } catch {
    // Told by whoever opens it.
    return false;
  }
}

/**
 * A duel's choices as options, as far as they fit and until somebody surrenders; `n`: the choice to show, by its number on the
 * timeline, with the way that it lies on. Throws ReplayError, UnknownName and LabError.
 */
async function duelFrom(
  path: string,
  n: number | null,
): Promise<{ setup: DuelSetup; choices: Choice[]; at: number; name: string }> {
  const saved = await readDuel(path);
  const { nodes, at: stands } = saved.tree;
  const node = n === null ? stands : nodes[n];
  if (node === undefined) throw new LabError(saying('lab', 'noChoice', n ?? 0, nodes.length - 1));
  const setup = setupOf(saved.plan);
  const state = createDuel(setup);
  const choices: Choice[] = [];
  for (const choice of choicesTo(isBefore(node, stands) ? stands : node)) {
    const move = moveFor(state, choice);
    if ('of' in move || 'surrender' in move) break;
    const option = state.decision?.options[move.i];
    if (option === undefined) break;
    choices.push({ option: { ...option }, player: choice.player });
    advance(state, move.i);
  }
  const [own, other] = saved.plan.names;
  return { setup, choices, at: choicesTo(node).length, name: `${own} – ${other}` };
}
