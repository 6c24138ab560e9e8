/**
 * One duel as its choices (DESIGN §14): the state follows from the head and the choices, each choice is in the file before
 * anything of it is shown, and a clone is kept wherever a person chose, so that a choice can be taken back.
 */
import {
  advance,
  cloneState,
  createDuel,
  type DuelSetup,
  type Event,
  hashState,
  type PlayerId,
  type State,
  surrender,
} from '../engine/index.ts';
import { optionForms } from './optionForm.ts';
import { moveFor } from './replay.ts';
import { printChoice, printEnd, type ReplayChoice } from './replayFile.ts';

/** Where a duel is written while it is played. */
export interface DuelPaper {
  /** Adds a line; it is safe when this returns. */
  append(line: string): void;
  /** Starts the choices anew, after one was taken back. */
  rewrite(lines: readonly string[]): void;
  /** Keeps a way that was taken back and is now left for another. */
  branch(lines: readonly string[]): void;
}

/** A choice or a surrender, as kept for taking back and doing again. */
export type Move = { i: number } | { surrender: PlayerId };
interface Step {
  move: Move;
  line: string;
  /** The turn the duel stands in after it, where that is another one. */
  turn: number | null;
  /** The state before it where a person chose; else null. */
  before: State | null;
  /** Lengths of the logs before it. */
  logged: readonly number[];
}

/** The engine could not carry out a choice; the state is as it was before. */
export class MoveFailed extends Error {
  override readonly name = 'MoveFailed';
}

export interface Timeline {
  readonly state: State;
  readonly lines: readonly string[];
  /** `mark`: a person chose, so the duel can go back here. `say` gives the sentence for the file. Throws MoveFailed. */
  take(move: Move, options: { mark: boolean; say: string; logged: readonly number[] }): void;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Back to where a person last chose. Returns the lengths the logs had there. */
  undo(): readonly number[];
  /** Does again what was taken back, up to where a person chooses next. */
  redo(logged: () => readonly number[]): void;
  /** Plays the choices of a save; nothing is written. Returns the first that does not fit, or null. */
  load(
    choices: readonly ReplayChoice[],
    mark: (player: PlayerId) => boolean,
    logged: () => readonly number[],
  ): ReplayChoice | null;
  /** Ends the file with the result. */
  close(): void;
}

export function createTimeline(
  setup: DuelSetup,
  paper: DuelPaper | null,
  sink: (state: State, event: Event) => void,
): Timeline {
  const opening: Event[] = [];
  let now = createDuel(setup, (event) => void opening.push(event));
  for (const event of opening) sink(now, event);
  const hear = (event: Event): void => sink(now, event);
  let steps: Step[] = [];
  let undone: Step[] = [];

  /** A step as it stands in the file; a comment tells the turn it leads to, for whoever only reads the file. */
  const written = ({ line, turn }: Step): string[] => (turn === null ? [line] : [line, `// turn ${turn}`]);
  const lineOf = (move: Move, say: string): string => {
    if ('surrender' in move) {
      return printChoice({ turn: now.turn, player: move.surrender, form: 'surrender', text: say });
    }
    const decision = now.decision;
    const form = decision === null ? undefined : optionForms(now, decision.options)[move.i];
    if (decision === null || form === undefined) throw new RangeError(`option ${move.i} is not offered`);
    const choice: Omit<ReplayChoice, 'line'> = { turn: now.turn, player: decision.player, form, text: say };
    return printChoice(choice);
  };
  const run = (step: Step): void => {
    // The clone stays behind when the engine fails half-way.
    const before = now;
    now = cloneState(now);
    try {
      if ('surrender' in step.move) surrender(now, step.move.surrender, hear);
      else advance(now, step.move.i, hear);
      step.turn = now.turn === before.turn ? null : now.turn;
      steps.push(step);
    } catch (error) {
      now = before;
      paper?.rewrite(steps.flatMap(written));
      throw new MoveFailed(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };

  /** Writes a step, then carries it out. */
  const append = (step: Step): void => {
    paper?.append(step.line);
    run(step);
    if (step.turn !== null) paper?.append(`// turn ${step.turn}`);
  };

  return {
    get state() {
      return now;
    },
    get lines() {
      return steps.map(({ line }) => line);
    },
    take: (move, { mark, say, logged }) => {
      const line = lineOf(move, say);
      if (undone.length > 0 && undone[0]?.line !== line) {
        paper?.branch([...steps, ...undone].flatMap(written));
      }
      undone = [];
      append({ move, line, turn: null, before: mark ? now : null, logged });
    },
    canUndo: () => steps.some(({ before }) => before !== null),
    canRedo: () => undone.length > 0,
    undo: () => {
      const at = steps.findLastIndex(({ before }) => before !== null);
      const step = steps[at];
      if (step?.before == null) throw new RangeError('nothing to take back');
      undone = [...steps.slice(at), ...undone];
      steps = steps.slice(0, at);
      now = step.before;
      paper?.rewrite(steps.flatMap(written));
      return step.logged;
    },
    redo: (logged) => {
      const next = undone.findIndex(({ before }, i) => i > 0 && before !== null);
      const again = next < 0 ? undone : undone.slice(0, next);
      const rest = next < 0 ? [] : undone.slice(next);
      for (const step of again) {
        append({ ...step, before: step.before === null ? null : now, logged: logged() });
      }
      undone = rest;
    },
    load: (choices, mark, logged) => {
      for (const choice of choices) {
        const move = moveFor(now, choice);
        if (typeof move === 'string') return choice;
        const step = {
          move,
          line: printChoice(choice),
          turn: null,
          before: mark(choice.player) ? now : null,
          logged: logged(),
        };
        try {
          run(step);
        } catch (error) {
          if (error instanceof MoveFailed) return choice;
          throw error;
        }
      }
      return null;
    },
    close: () => {
      const { result } = now;
      if (result === null) return;
      const lp: [number, number] = [now.players[0].lp, now.players[1].lp];
      paper?.append(printEnd({ ...result, turns: now.turn, lp, hash: hashState(now) }));
    },
  };
}
