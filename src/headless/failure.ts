import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advance, createDuel } from '../engine/index.ts';
import { ensureFolder } from '../records/index.ts';
import { optionForms } from '../session/optionForm.ts';
import { printChoice, printHead } from '../session/replayFile.ts';
import { type DuelPlan, headOf, setupOf } from '../session/start.ts';

/**
 * Writes a duel that went wrong as a replay that ends with the choice at fault, and returns its path. The choices are
 * played again to find their words, so that a run without failures need not keep any.
 */
export function writeFailure(
  folder: string,
  name: string,
  plan: DuelPlan,
  choices: readonly number[],
  version: string,
): string {
  const lines: string[] = [];
  try {
    const state = createDuel(setupOf(plan), null);
    for (const i of choices) {
      const { decision } = state;
      if (decision === null) break;
      const form = optionForms(state, decision.options)[i] ?? `option ${i}`;
      lines.push(printChoice({ turn: state.turn, player: decision.player, form, text: '' }));
      advance(state, i, null);
    }
  } catch {
    // The choice at fault is the last line.
  }
  const path = join(ensureFolder(folder), `${name}.duelo`);
  writeFileSync(path, `${printHead(headOf(plan, version))}${lines.map((line) => `${line}\n`).join('')}`);
  return path;
}
