/**
 * A position in the lab: put together, played event by event, taken back, written down (DESIGN §16). A plain store; screens
 * and line mode read `get()` and call what changes it. Whatever cannot be done throws a LabError with a sentence.
 */

import {
  cloneState,
  type DecisionView,
  type DuelSetup,
  type Event,
  type EventView,
  type Option,
  type OptionView,
  type State,
  type WhyView,
} from '../engine/index.ts';
import { saying, sayingOf } from '../strings/saying.ts';
import { type Board, boardOf, emptyBoard, LabError, type LabWords } from './board.ts';
import {
  type Base,
  type Choice,
  type Course,
  chosen,
  type Forced,
  forcedState,
  openCourse,
  type Shot,
  shotsTo,
  stateAt,
  withForced,
} from './course.ts';
import { exportScenario, scenarioText } from './export.ts';
import { type WrittenTest, writeTest } from './exportTest.ts';
import { type KeptMoment, keptText, readKept } from './keep.ts';
import { type OpenTable, openEvent, openTable } from './openView.ts';
import { parseScenarios } from './parse.ts';
import type { LabCards } from './position.ts';
import { Impossible } from './possible.ts';
import { ScenarioError } from './reader.ts';
import { runFrom } from './run.ts';
import type { Action, Scenario } from './scenario.ts';
import { newScript, scripted } from './script.ts';
import { untoldText } from './untold.ts';

/** What the lab shows now. A new object after every change. */
export interface LabSnapshot {
  state: State;
  table: OpenTable;
  /** Choices taken and known; the first `at` of them have been made. */
  at: number;
  of: number;
  /** The event the table is shown at; null at a decision. */
  event: { n: number; of: number; event: Event; view: EventView; text: string } | null;
  /** What was told on the way to here since the last decision, as far as it is shown. */
  told: readonly string[];
  /** All events of the way the table is shown on; empty at a decision. */
  way: readonly string[];
  canUndo: boolean;
  canRedo: boolean;
  /** What the board is called: a file, a duel, or nothing. */
  name: string;
  rules: string;
}

export interface LabTools {
  cards: LabCards;
  words: LabWords;
  /** The log's sentence for an event, from player 0; empty when there is none. */
  tell: (event: EventView) => string;
  /** The name of a card in the language of the lab. */
  name: (code: number) => string;
  prompt: (decision: DecisionView) => string;
  option: (option: OptionView, decision: DecisionView) => string;
  /** Why and why not, a line each. */
  why: (view: WhyView) => string[];
  /** Name, kind, values and text of a card, a line each. */
  card: (code: number) => string[];
}

/** A moment: a decision (`shot` null), or an event on the way to it. */
interface Moment {
  course: Course;
  at: number;
  shot: number | null;
}

/** Where the lab is kept between two runs. Writing throws nothing. */
export interface LabKeeper {
  read(): string | null;
  write(text: string): void;
  /** What cannot be brought back is put aside. */
  setAside(text: string): void;
}

export class LabSession {
  private now: Moment;
  private readonly undone: Moment[] = [];
  private readonly done: Moment[] = [];
  private readonly listeners = new Set<() => void>();
  private snapshot: LabSnapshot;
  private name = '';
  readonly tools: LabTools;
  /** What became of a lab that was kept: brought back, or put aside; null where there was none. */
  readonly kept: 'back' | 'aside' | null;

  constructor(tools: LabTools, rules: string, keeper: LabKeeper | null = null) {
    this.tools = tools;
    const text = keeper?.read() ?? null;
    const moments = text === null ? null : readKept(text, tools.cards);
    const last = moments?.pop();
    this.kept = text === null ? null : last === undefined ? 'aside' : 'back';
    if (text !== null && last === undefined) keeper?.setAside(text);
    this.now =
      last === undefined ? this.begin({ k: 'board', board: emptyBoard(rules) }) : this.atDecision(last);
    this.name = last?.name ?? '';
    this.done.push(...(moments ?? []).map((moment) => this.atDecision(moment)));
    this.snapshot = this.build();
    if (keeper !== null) this.subscribe(() => this.now.shot === null && keeper.write(this.text()));
  }

  private atDecision({ course, at }: KeptMoment): Moment {
    return { course, at, shot: null };
  }

  /** The lab as it stands with its last steps, to be brought back. */
  private text(): string {
    const { name } = this;
    return keptText([...this.done, this.now].map(({ course, at }) => ({ course, at, name })));
  }

  readonly get = (): LabSnapshot => this.snapshot;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  // --- opening -----------------------------------------------------------------------------------------------------------

  /** An empty board under these rules. */
  empty(rules: string): void {
    this.change(this.begin({ k: 'board', board: emptyBoard(rules) }), '');
  }

  /** A scenario with what is played in it still to come. */
  openScenario(scenario: Scenario, name: string): void {
    const { cards } = this.tools;
    const moment = this.begin({ k: 'board', board: boardOf(scenario) });
    const choices: Choice[] = [];
    const state = cloneState(stateAt(moment.course, 0));
    const run = runFrom(state, scenario, cards.names, null, (now, option) => {
      choices.push({ option: { ...option }, player: now.decision?.player ?? 0 });
    });
    if (run.error !== null) throw new LabError(run.error);
    this.change({ ...moment, course: { ...moment.course, choices } }, name);
  }

  /** A duel that was played, shown after `at` of its choices. */
  openDuel(setup: DuelSetup, choices: readonly Choice[], at: number, name: string): void {
    const { course } = this.begin({ k: 'duel', setup, name });
    const to = Math.min(at, choices.length);
    this.change({ course: { ...course, choices, start: to }, at: to, shot: null }, name);
  }

  // --- the board ---------------------------------------------------------------------------------------------------------

  /** The position as a board: what is edited. */
  board(): Board {
    const { course, at, shot } = this.now;
    if (shot !== null) throw new LabError(saying('lab', 'notAtDecision'));
    if (at === 0 && course.base.k === 'board') return course.base.board;
    const { json } = exportScenario(forcedState(course, at), 'board', this.tools.cards.names);
    const [scenario] = parseScenarios(scenarioText(json), 'board', this.tools.cards.names);
    if (scenario === undefined) throw new LabError(saying('lab', 'notAtDecision'));
    const revision = course.base.k === 'board' ? course.base.board.cards : null;
    return { ...boardOf(scenario), cards: revision };
  }

  /** What a board made of the table as it stands lacks; empty at the start of a board. */
  lost(): string[] {
    const { course, at } = this.now;
    if (at === 0 && course.base.k === 'board') return [];
    return exportScenario(forcedState(course, at), 'board', this.tools.cards.names).lost;
  }

  /** Changes the board; what was chosen from it is gone until it is undone. */
  edit(change: (board: Board) => Board): void {
    const moment = this.begin({ k: 'board', board: change(this.board()) });
    this.change(moment, this.name);
  }

  /** Sets results of chance from here on. */
  force(forced: Forced): void {
    const { course, at, shot } = this.now;
    if (shot !== null) throw new LabError(saying('lab', 'notAtDecision'));
    if (at === 0 && course.base.k === 'board') {
      const lists = Object.fromEntries(
        Object.entries(forced).map(([key, list]) => [key, structuredClone(list)]),
      );
      this.edit((board) => ({ ...board, ...(lists as Partial<Board>) }));
    } else this.change({ course: withForced(course, at, forced), at, shot: null }, this.name);
  }

  /** The test that is written begins here. */
  beginHere(): void {
    const { course, at, shot } = this.now;
    if (shot !== null) throw new LabError(saying('lab', 'notAtDecision'));
    this.change({ course: { ...course, start: at }, at, shot }, this.name);
  }

  // --- time --------------------------------------------------------------------------------------------------------------

  /** One event on; false when a choice is waited for. */
  step(): boolean {
    const { at, shot, course } = this.now;
    if (shot !== null) {
      const shots = this.shots(at);
      this.go(at, shot + 1 < shots.length ? shot + 1 : null);
      return true;
    }
    if (at >= course.choices.length) return false;
    this.go(at + 1, this.shots(at + 1).length > 0 ? 0 : null);
    return true;
  }

  /** One event back; false at the start. */
  back(): boolean {
    const { at, shot } = this.now;
    if (shot === 0) {
      if (at === 0) return false;
      this.go(at - 1, null);
    } else if (shot !== null) this.go(at, shot - 1);
    else {
      const shots = this.shots(at);
      if (shots.length > 0) this.go(at, shots.length - 1);
      else if (at > 0) this.go(at - 1, null);
      else return false;
    }
    return true;
  }

  /** On to the next decision; false when a choice is waited for. */
  next(): boolean {
    const { at, shot, course } = this.now;
    if (shot === null && at >= course.choices.length) return false;
    this.go(shot === null ? at + 1 : at, null);
    return true;
  }

  /** Back to the decision before this moment; false at the first one. */
  previous(): boolean {
    const { at } = this.now;
    if (at === 0) return false;
    this.go(at - 1, null);
    return true;
  }

  /** To the decision after that many choices, as far as they are known. */
  goTo(at: number): void {
    this.go(Math.min(Math.max(0, at), this.now.course.choices.length), null);
  }

  /** To the last decision known. */
  toEnd(): void {
    this.goTo(this.now.course.choices.length);
  }

  // --- choices -----------------------------------------------------------------------------------------------------------

  /** Answers the decision with the option of that index. `stepping`: stops at the first event. */
  choose(i: number, stepping = false): void {
    const { course, at, shot } = this.now;
    const decision = shot === null ? stateAt(course, at).decision : null;
    const option = decision?.options[i];
    if (option === undefined) throw new LabError(saying('lab', 'notOffered'));
    const known = course.choices[at]?.option;
    if (known === undefined || !same(known, option)) {
      this.change({ course: chosen(course, at, option), at, shot: null }, this.name);
    }
    if (stepping) this.step();
    else this.next();
  }

  /** Answers with the option an action means; what the action brings with it is answered too. Returns how many were. */
  act(action: Action): number {
    const { names } = this.tools.cards;
    const script = newScript([action]);
    let taken = 0;
    for (;;) {
      const { course, at, shot } = this.now;
      const { decision } = shot === null ? stateAt(course, at) : { decision: null };
      if (decision === null) break;
      const option = scripted(script, { state: stateAt(course, at), decision, names });
      if (option === null) break;
      this.choose(decision.options.indexOf(option));
      taken++;
    }
    return taken;
  }

  // --- taking back -------------------------------------------------------------------------------------------------------

  undo(): boolean {
    const before = this.done.pop();
    if (before === undefined) return false;
    this.undone.push(this.now);
    this.set(before);
    return true;
  }

  redo(): boolean {
    const next = this.undone.pop();
    if (next === undefined) return false;
    this.done.push(this.now);
    this.set(next);
    return true;
  }

  /** Position, choices and what came of them as a scenario. */
  write(id: string): WrittenTest {
    const { course, at, shot } = this.now;
    if (shot !== null) throw new LabError(saying('lab', 'notAtDecision'));
    return writeTest(course, at, id, this.tools.cards);
  }

  // --- inside ------------------------------------------------------------------------------------------------------------

  private begin(base: Base): Moment {
    try {
      return { course: openCourse(base, this.tools.cards), at: 0, shot: null };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new LabError(
        error instanceof Impossible
          ? error.onTable
          : error instanceof ScenarioError
            ? error.inside
            : sayingOf(error),
      );
    }
  }

  private shots(at: number): readonly Shot[] {
    const { course } = this.now;
    if (this.walked?.course !== course || this.walked.at !== at) {
      this.walked = { course, at, shots: shotsTo(course, at) };
    }
    return this.walked.shots;
  }
  /** The way walked last: each step of it asks for the same events. */
  private walked: { course: Course; at: number; shots: readonly Shot[] } | null = null;

  private go(at: number, shot: number | null): void {
    this.set({ ...this.now, at, shot });
  }

  private change(next: Moment, name: string): void {
    this.done.push(this.now);
    this.undone.length = 0;
    this.name = name;
    this.set(next);
  }

  private set(next: Moment): void {
    this.now = next;
    this.snapshot = this.build();
    for (const listener of [...this.listeners]) listener();
  }

  private build(): LabSnapshot {
    const { course, at, shot } = this.now;
    const { base } = course;
    const shots = shot === null ? [] : this.shots(at);
    const here = shot === null ? undefined : shots[shot];
    const state = here?.state ?? forcedState(course, at);
    const before = shot === null ? (at === 0 ? [] : this.shots(at)) : shots.slice(0, shot + 1);
    const told = before.map((entry) => this.tell(entry));
    return {
      state,
      table: openTable(state),
      at,
      of: course.choices.length,
      event:
        here === undefined || shot === null
          ? null
          : {
              n: shot + 1,
              of: shots.length,
              event: here.event,
              view: openEvent(here.state, here.event),
              text: told.at(-1) || this.untold(here),
            },
      told: told.filter((text) => text !== ''),
      way: shots.map((entry) => this.tell(entry) || this.untold(entry)),
      canUndo: this.done.length > 0,
      canRedo: this.undone.length > 0,
      name: this.name,
      rules: base.k === 'board' ? base.board.rules : base.setup.rules,
    };
  }

  private tell({ state, event }: Shot): string {
    return this.tools.tell(openEvent(state, event));
  }

  private untold({ state, event }: Shot): string {
    const { name, words } = this.tools;
    return untoldText(event, { state, names: { name }, words });
  }
}

const same = (a: Option, b: Option): boolean =>
  a.k === b.k && a.card === b.card && a.n === b.n && a.m === b.m;
