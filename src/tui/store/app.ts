import type { WhyAbout } from '../../session/types.ts';
import { type LanguageCode, type Strings, stringsOf } from '../../strings/index.ts';
import { refusalIn, said } from '../../strings/saying.ts';
import type { DuelChoice, PuzzleEntry, TuiDeps, TuiMatch, TuiSettings } from '../deps.ts';
import { PACES, savedDuels } from '../deps.ts';
import { type Keymap, keymap, type Place } from '../keys.ts';
import type { LessonId } from '../model/lessons.ts';
import type { Colours } from '../theme.ts';
import type { Words } from '../wordbook.ts';
import { type DuelModel, duelModel } from './duel.ts';
import { type LabModel, labModel } from './lab.ts';
import { type ReplayModel, replayModel } from './replay.ts';
import { type Clock, realClock } from './shown.ts';
import { createStore, type Store } from './store.ts';

/** Screens, the lowest first; the last one is shown. */
export type Screen =
  | {
      k:
        | 'menu'
        | 'decks'
        | 'settings'
        | 'duel'
        | 'log'
        | 'chain'
        | 'timeline'
        | 'prompts'
        | 'pass'
        | 'moments'
        | 'bindings'
        | 'facts'
        | 'piles'
        | 'confirm'
        | 'first'
        | 'side'
        | 'puzzles'
        | 'hint'
        | 'lab'
        | 'replay'
        | 'playFrom'
        | 'history'
        | 'learn';
    }
  | { k: 'help'; of: Place }
  | { k: 'why'; about: WhyAbout }
  /** `at`: the id of the entry that is marked at first. */
  | { k: 'glossary'; at?: string }
  /** What a lesson is about, before it begins. */
  | { k: 'lesson'; id: LessonId };

export interface AppState {
  stack: readonly Screen[];
  duel: DuelModel | null;
  /** The match that the duel belongs to, or that is between two duels. */
  match: TuiMatch | null;
  /** The puzzle on the table. */
  puzzle: PuzzleEntry | null;
  /** The replay that is looked at; its table is that of `duel`. */
  replay: ReplayModel | null;
  /** The lab, once it was opened; it stays as it is while other screens are shown. */
  lab: LabModel | null;
  /** A duel is being set up. */
  starting: boolean;
  /** The duel that the client was started for is still to come. */
  opening: boolean;
  /** Something to tell on the menu. */
  notice: string | null;
  /** What could not be kept, told on whatever screen there is until the next key. */
  problem: string | null;
  /** A search in the list on the screen: what is typed, the mark among the lines found, and how many there are. */
  find: { text: string; at: number; count: number } | null;
  /** The next key is not a command but what a command is given. */
  capturing: boolean;
  /** Line marked in the main menu. */
  menuLine: string;
  settings: TuiSettings;
  keys: Keymap;
  /** The client's words in the player's language. */
  strings: Strings;
  /** Loaded after the first frame, and before anything that needs them is shown. */
  words: Words | null;
}

/** Exit code of the second Ctrl-C, and of the first where nothing is lost. */
const INTERRUPTED = 130;

/** Long enough for keys typed ahead, short enough that nobody waits, ms. */
const END_WAIT = 300;

/** What the screens do beside drawing: where the player is, the duel in progress, and the way out. */
export interface AppModel {
  readonly deps: TuiDeps;
  /** Colours that suit the terminal. */
  readonly colours: Colours;
  readonly state: Store<AppState>;
  /** Resolves with the exit code when the player quits. */
  readonly done: Promise<number>;
  open(screen: Screen): void;
  /** Loads the texts, if they are not there yet. */
  loadWords(): Promise<void>;
  /** Closes the screen on top; the lowest one stays. */
  back(): void;
  start(choice: DuelChoice): Promise<void>;
  /**
   * Opens a replay, the first of them by default; further steps lead from one to the next. Null, or why it cannot be opened.
   */
  openReplay(files: readonly string[], nth?: number): Promise<string | null>;
  /** From the replay to the history. */
  toHistory(): void;
  /** To the lab, with a line of its console to begin with. */
  openLab(line?: string | null): Promise<void>;
  /** After the end of a duel: on with the match, or another one with the same decks. */
  again(): void;
  /** On with what is due in the match. */
  goOn(): void;
  /** Begins a lesson of the course for a first duel. */
  lesson(id: LessonId): Promise<void>;
  /** From a lesson to the list of lessons, or to a screen above it; the lesson on the table is left. */
  toLessons(screen?: Screen): void;
  lessonDone(id: LessonId): void;

  toMenu(): void;
  /** A puzzle from its start. */
  playPuzzle(puzzle: PuzzleEntry): Promise<void>;
  /** The next one that is not solved yet; the list when there is none. */
  nextPuzzle(): Promise<void>;
  /** To the list of puzzles; an attempt in progress is given up. */
  toPuzzles(): void;
  /** Back to the table, over however many screens. */
  toDuel(): void;
  change(settings: Partial<TuiSettings>): void;
  /** The main menu's mark has moved; it is there again after another screen. */
  markMenu(line: string): void;
  /** How long the end of a duel takes no keys, ms: they were meant for the duel. */
  readonly endWait: number;
  /** Quits, or asks first when a duel is in progress. */
  quit(): void;
  /** Ctrl-C: as `quit`, but the second time at once. */
  interrupt(): void;
  quitNow(code?: number): void;
  /** Ends the duel in progress without a result. */
  leave(): void;
  surrender(): void;
  dispose(): Promise<void>;
}

export interface AppOptions {
  /** Loads the texts in a language, at the first need. */
  words: (language: LanguageCode) => Promise<Words>;
  clock?: Clock;
  /** How long the end of a duel takes no keys, ms. */
  endWait?: number;
  /** The terminal can show the Unicode theme. */
  unicode?: boolean;
  /** Colours that suit the terminal. */
  colours?: Colours;
}

export function appModel(deps: TuiDeps, options: AppOptions): AppModel {
  const { clock = realClock, unicode = true, colours = 'basic', endWait = END_WAIT } = options;
  const kept = deps.settings.get();
  const settings = { ...kept, ascii: kept.ascii || !unicode };
  const state = createStore<AppState>({
    stack: [{ k: 'menu' }],
    duel: null,
    match: null,
    puzzle: null,
    replay: null,
    lab: null,
    starting: false,
    opening: deps.play !== undefined,
    notice: deps.notice ?? null,
    problem: null,
    find: null,
    capturing: false,
    // An Enter too many goes on with a duel that is kept, and begins no other.
    menuLine: savedDuels(deps).length > 0 ? 'resume' : 'duel',
    settings,
    keys: keymap(settings.keys, stringsOf(settings.language).keys),
    strings: stringsOf(settings.language),
    words: null,
  });
  deps.report?.((problem) => state.set({ problem: said(problem, state.get().strings) }));
  let finish: (code: number) => void = () => {};
  const done = new Promise<number>((resolve) => {
    finish = resolve;
  });
  let choice: DuelChoice | null = null;
  // Sessions that are closing; the process waits for them before it ends.
  const closing = new Set<Promise<unknown>>();

  const later = (closed: Promise<unknown>): void => {
    closing.add(closed);
    void closed.finally(() => closing.delete(closed)).catch(() => {});
  };
  const closeDuel = (): Promise<void> => {
    const { duel } = state.get();
    if (duel === null) return Promise.resolve();
    const closed = duel.dispose();
    later(closed);
    state.set({ duel: null });
    return closed;
  };
  /** The duel and the match it belongs to. */
  const closeAll = (): Promise<void> => {
    const { match } = state.get();
    const closed = closeDuel().then(() => void match?.leave());
    later(closed);
    state.get().replay?.stop();
    state.set({ match: null, puzzle: null, replay: null });
    return closed;
  };
  /** The screen for what is due in a match. */
  const goOn = (match: TuiMatch): Promise<void> =>
    showDue(match).catch((error: unknown) => {
      const { menu } = state.get().strings;
      toMenu();
      state.set({ notice: menu.couldNotBegin(true, refusalIn(error, state.get().strings)) });
    });
  const showDue = async (match: TuiMatch): Promise<void> => {
    const { due } = match.get();
    await closeDuel();
    if (state.get().match !== match || due.k === 'over') return;
    // The other player's turn at it is the same screen: what it has kept stays with it.
    if (due.k === state.get().stack.at(-1)?.k) return;
    if (due.k !== 'duel') return state.set({ stack: [{ k: 'menu' }, { k: due.k }] });
    const { session } = match.duel();
    const duel = duelModel(session, () => PACES[state.get().settings.pace], clock);
    state.set({ duel, stack: [{ k: 'menu' }, { k: 'duel' }] });
  };
  /** A duel, puzzle or lesson that is not over: nobody leaves it by one key. */
  const inProgress = (): boolean => {
    const { duel, replay } = state.get();
    return duel !== null && replay === null && duel.session.get().end === null;
  };
  /** The menu and that list; where the player has come through it the same list, with its mark where it stood. */
  const listed = (k: 'puzzles' | 'history' | 'learn'): readonly Screen[] => {
    const { stack } = state.get();
    return [stack[0] ?? { k: 'menu' }, stack.find((screen) => screen.k === k) ?? { k }];
  };
  const loadWords = async (): Promise<void> => {
    if (state.get().words === null) state.set({ words: await options.words(state.get().settings.language) });
  };
  const top = (): Screen | undefined => state.get().stack.at(-1);
  const open = (screen: Screen): void => {
    if (top()?.k !== screen.k) state.set({ stack: [...state.get().stack, screen] });
  };
  const toMenu = (): void => {
    state.set({ stack: [{ k: 'menu' }] });
    void closeAll();
  };
  const start = async (next: DuelChoice): Promise<void> => {
    if (state.get().starting) return;
    choice = next;
    state.set({ starting: true, notice: null, stack: [{ k: 'menu' }] });
    try {
      await closeAll();
      if (next.match === true && deps.startMatch !== undefined) {
        const [match] = await Promise.all([deps.startMatch(next), loadWords()]);
        state.set({ starting: false, opening: false, match });
        return await goOn(match);
      }
      const [session] = await Promise.all([deps.startDuel(next), loadWords()]);
      const duel = duelModel(session, () => PACES[state.get().settings.pace], clock);
      state.set({ starting: false, opening: false, duel, stack: [{ k: 'menu' }, { k: 'duel' }] });
    } catch (error) {
      const reason = refusalIn(error, state.get().strings);
      const { menu } = state.get().strings;
      state.set({ starting: false, opening: false, notice: menu.couldNotBegin(next.match === true, reason) });
    }
  };

  const toPuzzles = (): void => {
    state.set({ stack: listed('puzzles') });
    void closeAll();
  };
  const playPuzzle = async (puzzle: PuzzleEntry): Promise<void> => {
    if (deps.puzzles === undefined || state.get().starting) return;
    state.set({ starting: true, notice: null, stack: listed('puzzles') });
    try {
      await closeAll();
      const [session] = await Promise.all([deps.puzzles.start(puzzle.id), loadWords()]);
      const duel = duelModel(session, () => PACES[state.get().settings.pace], clock);
      state.set({ starting: false, duel, puzzle, stack: [...listed('puzzles'), { k: 'duel' }] });
    } catch (error) {
      const reason = refusalIn(error, state.get().strings);
      const notice = state.get().strings.puzzles.couldNotBegin(reason);
      state.set({ starting: false, stack: [{ k: 'menu' }], notice });
    }
  };
  const nextPuzzle = async (): Promise<void> => {
    const { puzzle } = state.get();
    const list = (await deps.puzzles?.list()) ?? [];
    const at = list.findIndex(({ id }) => id === puzzle?.id);
    const next = [...list.slice(at + 1), ...list.slice(0, at)].find(({ solved }) => !solved);
    if (next === undefined) toPuzzles();
    else await playPuzzle(next);
  };
  const lesson = async (id: LessonId): Promise<void> => {
    if (deps.startLesson === undefined || state.get().starting) return;
    state.set({ starting: true });
    await closeAll();
    const [session] = await Promise.all([deps.startLesson(id), loadWords()]);
    const duel = duelModel(session, () => PACES[state.get().settings.pace], clock);
    state.set({ starting: false, duel, stack: [...listed('learn'), { k: 'duel' }] });
  };
  const toLessons = (screen?: Screen): void => {
    // After a lesson that is done the next one is marked.
    const isDone = state.get().duel?.session.get().lesson?.outcome === 'done';
    const list: readonly Screen[] = isDone ? [{ k: 'menu' }, { k: 'learn' }] : listed('learn');
    state.set({ stack: [...list, ...(screen?.k === 'lesson' ? [screen] : [])] });
    void closeDuel();
  };

  const toHistory = (): void => {
    state.set({ stack: listed('history') });
    void closeAll();
  };
  const openReplay = async (files: readonly string[], nth = 0, atEnd = false): Promise<string | null> => {
    const name = files[nth];
    if (deps.replay === undefined || name === undefined || state.get().starting) return null;
    state.set({ starting: true });
    try {
      const [view] = await Promise.all([deps.replay(name), loadWords()]);
      const replay = replayModel(view, {
        files,
        nth,
        pace: () => PACES[state.get().settings.pace],
        clock,
        open: (other) => openReplay(files, other, other < nth),
      });
      if (atEnd) replay.toEnd();
      const { duel: before, replay: last } = state.get();
      const { duel } = replay;
      state.set({
        starting: false,
        replay,
        duel,
        stack: [...listed('history'), { k: 'replay' }],
      });
      last?.stop();
      if (before !== null) later(before.dispose());
      return null;
    } catch (error) {
      state.set({ starting: false });
      return refusalIn(error, state.get().strings);
    }
  };

  return {
    deps,
    colours,
    state,
    done,
    open,
    loadWords,
    back() {
      const { stack } = state.get();
      if (stack.length > 1 && top()?.k !== 'duel') state.set({ stack: stack.slice(0, -1) });
    },
    start,
    openReplay: (files, nth) => openReplay(files, nth),
    toHistory,
    async openLab(line = null) {
      open({ k: 'lab' });
      try {
        const { strings } = state.get();
        if (state.get().lab === null && deps.lab !== undefined)
          state.set({
            lab: labModel(
              await deps.lab(strings.lab),
              () => state.get().strings,
              () => state.get().keys,
              this.back,
            ),
          });
        if (line !== null) await state.get().lab?.run(line);
      } catch (error) {
        const reason = refusalIn(error, state.get().strings);
        state.set({ stack: [{ k: 'menu' }], notice: reason });
      }
    },
    again() {
      const { match } = state.get();
      if (match !== null && match.get().due.k !== 'over') return void goOn(match);
      if (choice === null) return;
      // A duel that was gone on with has no deck to begin anew with: then it is what was chosen last.
      const { deck, opponentDeck, against } = state.get().settings;
      const known = deps.decks().some(({ id, name }) => id === choice?.deck || name === choice?.deck);
      const last = { deck, opponentDeck, against, ...(choice.match && { match: true }) };
      void start(known ? choice : last);
    },
    goOn() {
      const { match } = state.get();
      if (match !== null) void goOn(match);
    },
    lesson,
    toLessons,
    lessonDone(id) {
      const { lessons } = state.get().settings;
      if (!lessons.includes(id)) this.change({ lessons: [...lessons, id] });
    },
    toMenu,
    playPuzzle,
    nextPuzzle,
    toPuzzles,
    toDuel: () => state.set({ stack: [{ k: 'menu' }, { k: 'duel' }] }),
    endWait,
    markMenu: (menuLine) => state.set({ menuLine }),
    change(change) {
      try {
        deps.settings.set(change);
      } catch (error) {
        state.set({ problem: refusalIn(error, state.get().strings) });
      }
      const before = state.get();
      const now = { ...before.settings, ...change };
      if (change.keys === undefined && now.language === before.settings.language) {
        state.set({ settings: now });
        return;
      }
      const strings = stringsOf(now.language);
      // Texts in another language are loaded where they are needed next.
      const words = now.language === before.settings.language ? before.words : null;
      state.set({ settings: now, strings, keys: keymap(now.keys, strings.keys), words });
    },
    quit() {
      if (state.get().replay !== null) toHistory();
      else if (inProgress()) open({ k: 'confirm' });
      else finish(0);
    },
    interrupt() {
      if (inProgress() && top()?.k !== 'confirm') open({ k: 'confirm' });
      else finish(INTERRUPTED);
    },
    quitNow: (code = 0) => finish(code),
    leave: toMenu,
    surrender() {
      state.set({ stack: [{ k: 'menu' }, { k: 'duel' }] });
      state.get().duel?.surrender();
    },
    async dispose() {
      void closeAll();
      await Promise.allSettled(closing);
    },
  };
}
