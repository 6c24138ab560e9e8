/** The lab as a screen works with it: no state of the engine, only what may be seen and done. */
import { type Answer, type ConsoleHost, momentLine, poolOf, runLine } from './console.ts';
import { type Panel, panelsOf } from './panels.ts';
import { type FoundCard, searchCards } from './search.ts';
import type { LabSession, LabSnapshot } from './session.ts';

export type LabShown = Omit<LabSnapshot, 'state'>;

export interface LabDesk {
  /** The board of another time was brought back, or could not be and was put aside; null: there was none. */
  readonly kept: LabSession['kept'];
  get(): LabShown;
  subscribe(listener: () => void): () => void;
  /** Does a line of the console. Rejects with an Error whose message is a sentence. */
  run(line: string): Promise<Answer>;
  /** One event on or back; false where there is none. */
  step(): boolean;
  back(): boolean;
  /** To the next decision known, or the one before; false where there is none. */
  next(): boolean;
  previous(): boolean;
  /** Answers the decision. */
  choose(i: number): void;
  panels(): Panel[];
  /** Cards whose names hold what is typed. */
  search(typed: string, limit: number): FoundCard[];
  /** The English name of a card. */
  name(code: number): string;
  /** Where the table is shown, in a sentence. */
  moment(): string;
}

export function createDesk(lab: LabSession, host: ConsoleHost): LabDesk {
  const { name } = lab.tools.cards.names;
  const { tools } = lab;
  return {
    kept: lab.kept,
    get: lab.get,
    subscribe: lab.subscribe,
    run: (line) => runLine(line, lab, host),
    step: () => lab.step(),
    back: () => lab.back(),
    next: () => lab.next(),
    previous: () => lab.previous(),
    choose: (i) => lab.choose(i),
    panels: () => panelsOf(lab.get().state, tools, tools.words),
    search: (typed, limit) => searchCards(poolOf(lab), typed, limit),
    name,
    moment: () => momentLine(lab),
  };
}
