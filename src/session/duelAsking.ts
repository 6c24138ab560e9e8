/** What the person at the screen wants to be asked in a duel in progress: policies, a pass, the same answer again. */
import type { Decision, Event, PlayerId, State } from '../engine/index.ts';
import { type Asking, type Moment, type Pass, passEnds, passFrom, pausesAfter, unasked } from './prompts.ts';
import { type Answer, answerTo, sameAnswer } from './repeat.ts';
import type { PassUntil, PromptPolicy, PromptWindows, Snapshot } from './types.ts';

export interface AskingModel {
  readonly asking: Asking;
  setPrompts(all: PromptPolicy, windows?: PromptWindows): void;
  /** Passes from here on; null asks again. */
  pass(until: PassUntil | null, state: State, player: PlayerId, moment: Moment | null): void;
  /** The option taken without asking, or null. A pass that has ended is told in the question it ends with. */
  unasked(state: State, decision: Decision, moment: Moment | null): number | null;
  /** Whether a play of the other side gets a pause of its own for that seat. */
  pauses(event: Event, state: State, seat: PlayerId, moment: Moment | null): boolean;
  /** A person answers; `rest`: those like it that follow in a row are answered the same. */
  answered(decision: Decision, i: number, rest: boolean): void;
  /** The duel stands somewhere else. */
  forget(): void;
  shown(state: State, seat: PlayerId): Pick<Snapshot, 'prompts' | 'windows' | 'passing' | 'again'>;
}

export function createAsking(all: PromptPolicy, windows: PromptWindows): AskingModel {
  let asking: Asking = { all, windows };
  let passing: Pass | null = null;
  /** The question after a pass has ended is on the screen. */
  let over: Pass | null = null;
  let last: { answer: Answer; rest: boolean } | null = null;
  const passes = (state: State, player: PlayerId, moment: Moment | null): boolean =>
    passing?.player === player && !passEnds(passing, state, moment);
  return {
    get asking() {
      return asking;
    },
    setPrompts: (all, windows = asking.windows) => {
      asking = { all, windows };
    },
    pass: (until, state, player, moment) => {
      over = null;
      passing = until === null ? null : passFrom(state, player, until, moment);
    },
    unasked: (state, decision, moment) => {
      const { player } = decision;
      if (passing?.player === player && !passes(state, player, moment)) {
        over = passing;
        passing = null;
      }
      const same = last?.rest ? sameAnswer(decision, last.answer) : null;
      if (same !== null) return same;
      if (last?.rest) last = null;
      return unasked(state, decision, asking, passes(state, player, moment), moment);
    },
    pauses: (event, state, seat, moment) =>
      !passes(state, seat, moment) && pausesAfter(event, asking, state.phase),
    answered: (decision, i, rest) => {
      const answer = answerTo(decision, i);
      last = answer === null ? null : { answer, rest };
      over = null;
    },
    forget: () => {
      passing = null;
      over = null;
      last = null;
    },
    shown: ({ decision }, seat) => {
      const shown = over ?? passing;
      return {
        prompts: asking.all,
        windows: asking.windows,
        passing: shown?.player === seat ? { until: shown.until, over: shown === over } : null,
        again: decision?.player === seat && last !== null ? sameAnswer(decision, last.answer) : null,
      };
    },
  };
}
