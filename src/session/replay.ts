import {
  advance,
  createDuel,
  type DuelSetup,
  hashState,
  type Sink,
  type State,
  surrender,
} from '../engine/index.ts';
import { optionForms } from './optionForm.ts';
import type { ReplayEnd, ReplayFile } from './replayFile.ts';
import type { Move } from './timeline.ts';
import type { ReplayChoice } from './tree.ts';

/** The choice of a file at the decision the duel stands at, or why it does not fit. */
export function moveFor(state: State, choice: ReplayChoice): Move | string {
  if (state.result !== null) return 'the duel is over before this choice';
  if (choice.form === 'surrender') return { surrender: choice.player };
  const { decision } = state;
  if (decision === null) return 'nothing is asked here';
  if (decision.player !== choice.player) {
    return `player ${decision.player} is asked here (${decision.kind}), not player ${choice.player}`;
  }
  if (state.turn !== choice.turn) return `this is turn ${state.turn}, not turn ${choice.turn}`;
  const forms = optionForms(state, decision.options);
  const i = forms.indexOf(choice.form);
  if (i >= 0) return { i };
  const shown = forms.slice(0, 8).join(' · ');
  return `not offered: ${choice.form}; offered (${forms.length}): ${shown}${forms.length > 8 ? ' …' : ''}`;
}

export interface Verdict {
  ok: boolean;
  /** Line of the file that does not fit; 0 when all do. */
  line: number;
  /** Why not; empty when all is well. */
  reason: string;
  /** Where the duel stands: at the end, or before the line that does not fit. */
  state: State;
}

/**
 * Plays a file through. `upTo` choices at most (all by default). A choice that fits no more, a fault of the engine and a
 * result that comes out otherwise are told with their line.
 */
export function playThrough(
  file: { choices: readonly ReplayChoice[]; end: ReplayFile['end'] },
  setup: DuelSetup,
  upTo = Infinity,
  sink: Sink = null,
): Verdict {
  const state = createDuel(setup, sink);
  const no = (line: number, reason: string): Verdict => ({ ok: false, line, reason, state });
  for (const choice of file.choices.slice(0, upTo)) {
    const move = moveFor(state, choice);
    if (typeof move === 'string') return no(choice.line, move);
    try {
      if ('surrender' in move) surrender(state, move.surrender, sink);
      else advance(state, move.i, sink);
    } catch (error) {
      return no(choice.line, `the engine failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (file.end === null || upTo < file.choices.length) return { ok: true, line: 0, reason: '', state };
  const differs = endMisfit(state, file.end);
  return differs === null ? { ok: true, line: 0, reason: '', state } : no(file.end.line, differs);
}

/** Why the result that a file tells is not the one the duel has come to; null if it is. */
export function endMisfit(state: State, end: ReplayEnd): string | null {
  const { winner, reason, turns, lp, hash } = end;
  if (state.result === null) return 'the duel is not over when its choices are';
  const real = { ...state.result, turns: state.turn, lp: state.players.map((player) => player.lp).join(',') };
  const said = { winner, reason, turns, lp: lp.join(',') };
  for (const key of ['winner', 'reason', 'turns', 'lp'] as const) {
    if (real[key] !== said[key]) return `${key} is ${real[key]}, not ${said[key]}`;
  }
  return hashState(state) === hash ? null : 'the final position differs';
}
