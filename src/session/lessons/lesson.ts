/** A lesson on the table: a duel from a prepared position that says what is to be done next and sees when it is done. */
import { known } from '../../decks/knownFile.ts';
import { type DecisionView, type OptionView, opponentOf, type State } from '../../engine/index.ts';
import { nameTable, openPosition, parseScenarios } from '../../lab/index.ts';
import { createSession } from '../duel.ts';
import type { DuelOptions, DuelSession } from '../duelOptions.ts';
import { type Game, loadGame } from '../game.ts';
import type { LessonShown, Snapshot } from '../types.ts';
import {
  COURSE,
  type Lesson,
  type LessonId,
  type LessonStep,
  type LessonTable,
  lessonNamed,
} from './course.ts';
import { lessonTexts } from './lessonTexts.ts';
import { isMove, lessonOpponent } from './opponent.ts';
import positions from './positions.json' with { type: 'json' };

/** The rules and cards that every lesson is played with. */
export const gameOfLessons = (): Promise<Game> => loadGame('classic');

type LessonOptions = Pick<DuelOptions, 'words' | 'heard'> & {
  name: string;
  /** There is no screen: the lesson says what is typed. */
  inLines?: boolean;
};

/** Begins a lesson. Throws a RangeError for an id that is none. */
export function startLesson(
  id: LessonId,
  game: Game,
  { words, name, heard, inLines = false }: LessonOptions,
): DuelSession {
  const { strings } = words;
  const lesson = lessonNamed(id);
  if (lesson === undefined) throw new RangeError(`no lesson ${id}`);
  const names = nameTable(game.cards, known);
  const code = (card: string): number => names.code(card) ?? -1;
  const scenario = parseScenarios(JSON.stringify(positions), 'lessons', names).find((each) => each.id === id);
  if (scenario === undefined) throw new RangeError(`no position for lesson ${id}`);
  const start = openPosition(scenario, { names, pool: () => game.pool });

  const asked = new Set<number>();
  let undone = 0;
  /** The last choice leads elsewhere. */
  let astray = false;
  const table = (state: State): LessonTable => ({ state, start, code, asked, undone });
  const session = createSession({
    setup: start,
    format: game.format.name,
    names: [words.seatName(name), strings.learn.opponent],
    seats: [{ kind: 'person' }, { kind: 'opponent', opponent: lessonOpponent(lesson, code) }],
    words,
    strings,
    prompts: 'when it matters',
    ...(heard !== undefined && { heard }),
    goal: {
      text: strings.learn.lessons[id].title,
      isOver: (state) => outcome(lesson, table(state)) !== 'open',
    },
  });

  const listeners = new Set<() => void>();
  let version = 0;
  let built: { of: Snapshot; version: number; shown: Snapshot } | null = null;
  /** Why is asked while a screen is drawn: whoever watches is told afterwards. */
  const changed = (): void => {
    version += 1;
    queueMicrotask(() => {
      for (const listener of [...listeners]) listener();
    });
  };
  const texts = lessonTexts(id, strings, inLines);
  /** How why is asked of a card of the hand in lines. */
  const ask = ({ inHand = '' }: Pick<LessonStep, 'inHand'>): string => {
    const { hand } = session.get().view.sides[0];
    return `w h${1 + hand.findIndex((card) => card.known && card.code === code(inHand))}`;
  };
  const shown = (): LessonShown => {
    const t = table(session.state);
    const at = lesson.steps.findIndex((step) => !step.done(t));
    const due = lesson.steps[at];
    const step = due?.id ?? '';
    const elsewhere = astray || isOutOfReach(session.get().decision, due, code);
    return {
      id,
      title: texts.title,
      step: at < 0 ? lesson.steps.length : at,
      steps: lesson.steps.length,
      text: elsewhere
        ? strings.learn.astray
        : (texts.steps[step]?.((card) => words.name(code(card)), ask(due ?? {})) ?? ''),
      astray: elsewhere,
      outcome: outcome(lesson, t),
      summary: texts.end,
    };
  };
  const get = (): Snapshot => {
    const of = session.get();
    if (built === null || built.of !== of || built.version !== version)
      built = { of, version, shown: { ...of, lesson: shown() } };
    return built.shown;
  };

  return Object.assign(Object.create(session) as DuelSession, {
    get,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = session.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    choose: (i: number, ...more: []) => {
      const { decision } = session.get();
      const option = decision?.options[i];
      const step = lesson.steps.find((each) => !each.done(table(session.state)));
      if (decision !== null && option !== undefined && step !== undefined)
        astray = isAstray(decision, option, step, code);
      session.choose(i, ...more);
    },
    why: (about: Parameters<DuelSession['why']>[0]) => {
      const view = session.why(about);
      if (view?.card?.known === true && !asked.has(view.card.code)) {
        asked.add(view.card.code);
        changed();
      }
      return view;
    },
    undo: () => {
      undone += 1;
      astray = false;
      const done = session.undo();
      if (!done) undone -= 1;
      return done;
    },
  });
}

/** A choice that does not lead to the goal: allowed, but told. */
function isAstray(
  { kind, purpose, options }: DecisionView,
  option: OptionView,
  { way, target }: LessonStep,
  code: (name: string) => number,
): boolean {
  const leads = (o: OptionView): boolean => way.some((move) => isMove(o, move, code));
  if (kind === 'main' || kind === 'battle') return !leads(option);
  if (kind === 'respond') return !leads(option) && options.some(leads);
  if (target !== undefined && (purpose === 'target' || purpose === 'attackTarget'))
    return option.card?.known !== true || option.card.code !== code(target);
  return false;
}

/** An earlier choice has led elsewhere: nothing that is offered leads on, so the step's text would ask for what cannot be done. */
function isOutOfReach(
  decision: DecisionView | null,
  step: LessonStep | undefined,
  code: (name: string) => number,
): boolean {
  if (decision === null || step === undefined || step.way.length === 0) return false;
  if (decision.kind !== 'main' && decision.kind !== 'battle') return false;
  return !decision.options.some((option) => step.way.some((move) => isMove(option, move, code)));
}

/** How the lesson stands: over when all is done, or when its turns are. */
function outcome({ steps, turns }: Lesson, t: LessonTable): LessonShown['outcome'] {
  const { state, start } = t;
  if (steps.every((step) => step.done(t))) return 'done';
  const isLost = state.turn > start.turn + turns || state.result?.winner === opponentOf(0);
  return isLost ? 'lost' : 'open';
}

/** The lesson after this one; undefined after the last. */
export function lessonAfter(id: LessonId): LessonId | undefined {
  return COURSE[COURSE.findIndex((each) => each.id === id) + 1]?.id;
}
