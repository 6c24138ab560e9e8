import {
  advance,
  createDuel,
  type DuelSetup,
  hashState,
  type Sink,
  type State,
  surrender,
} from '../engine/index.ts';
import { type Phrase, type Saying, saying, sayingOf } from '../strings/saying.ts';
import { optionForms } from './optionForm.ts';
import type { ReplayEnd, ReplayFile } from './replayFile.ts';
import type { Move } from './timeline.ts';
import type { ReplayChoice } from './tree.ts';

/** The choice of a file at the decision the duel stands at, or why it does not fit. */
export function moveFor(state: State, choice: ReplayChoice): Move | Phrase {
  if (state.result !== null) return saying('replayFaults', 'overBefore');
  if (choice.form === 'surrender') return { surrender: choice.player };
  const { decision } = state;
  if (decision === null) return saying('replayFaults', 'nothingAsked');
  if (decision.player !== choice.player) {
    return saying('replayFaults', 'otherAsked', decision.player, decision.kind, choice.player);
  }
  if (state.turn !== choice.turn) return saying('replayFaults', 'otherTurn', state.turn, choice.turn);
  const forms = optionForms(state, decision.options);
  const i = forms.indexOf(choice.form);
  if (i >= 0) return { i };
  const shown = forms.slice(0, 8).join(' · ');
  const more = forms.length > 8 ? ' …' : '';
  return saying('replayFaults', 'notOffered', choice.form, forms.length, shown + more);
}

export interface Verdict {
  ok: boolean;
  /** Line of the file that does not fit; 0 when all do. */
  line: number;
  /** Why not; empty when all is well. */
  reason: Saying;
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
  const no = (line: number, reason: Saying): Verdict => ({ ok: false, line, reason, state });
  for (const choice of file.choices.slice(0, upTo)) {
    const move = moveFor(state, choice);
    if ('of' in move) return no(choice.line, move);
    try {
      if ('surrender' in move) surrender(state, move.surrender, sink);
      else advance(state, move.i, sink);
    } catch (error) {
      return no(choice.line, saying('replayFaults', 'engineFailed', sayingOf(error)));
    }
  }
  if (file.end === null || upTo < file.choices.length) return { ok: true, line: 0, reason: '', state };
  const differs = endMisfit(state, file.end);
  return differs === null ? { ok: true, line: 0, reason: '', state } : no(file.end.line, differs);
}

/** Why the result that a file tells is not the one the duel has come to; null if it is. */
export function endMisfit(state: State, end: ReplayEnd): Saying | null {
  const { winner, reason, turns, lp, hash } = end;
  if (state.result === null) return saying('replayFaults', 'notOver');
  const real = { ...state.result, turns: state.turn, lp: state.players.map((player) => player.lp).join(',') };
  const said = { winner, reason, turns, lp: lp.join(',') };
  for (const key of ['winner', 'reason', 'turns', 'lp'] as const) {
    if (real[key] !== said[key])
      return saying('replayFaults', 'otherwise', key, String(real[key]), String(said[key]));
  }
  return hashState(state) === hash ? null : saying('replayFaults', 'otherPosition');
}
