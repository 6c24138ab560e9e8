/** The lab as text: what it stands at and the way back from it, to be brought back another time. */
import type { DuelSetup } from '../engine/index.ts';
import type { Board } from './board.ts';
import { type Base, type Choice, type Course, type Forced, openCourse, stateAt } from './course.ts';
import type { LabCards } from './position.ts';

/** A decision of a course, and what its board is called. */
export interface KeptMoment {
  course: Course;
  at: number;
  name: string;
}

/** Steps that can be taken back after the lab was closed. */
const MOST_STEPS = 20;
const VERSION = 1;

type BaseText =
  | { k: 'board'; board: Board }
  | { k: 'duel'; setup: Omit<DuelSetup, 'pool'>; cards: string; name: string };
interface MomentText {
  base: BaseText;
  choices: readonly Choice[];
  forced: [number, Forced][];
  start: number;
  at: number;
  name: string;
}

/** The moments in their order, the last one that of now. */
export function keptText(moments: readonly KeptMoment[]): string {
  const kept = moments.slice(-MOST_STEPS - 1).map(
    ({ course, at, name }): MomentText => ({
      base: baseText(course.base),
      choices: course.choices,
      forced: [...course.forced],
      start: course.start,
      at,
      name,
    }),
  );
  return `${JSON.stringify({ version: VERSION, moments: kept })}\n`;
}

function baseText(base: Base): BaseText {
  if (base.k === 'board') return base;
  const { pool, ...setup } = base.setup;
  return { k: 'duel', setup, cards: pool.id.replace(/^cards-/, ''), name: base.name };
}

/** What was kept, as far as these rules and cards still lead there; null where the last moment cannot be come to. */
export function readKept(text: string, cards: LabCards): KeptMoment[] | null {
  let moments: readonly MomentText[];
  try {
    const kept = JSON.parse(text) as { version: number; moments: MomentText[] };
    if (kept.version !== VERSION) return null;
    ({ moments } = kept);
  } catch {
    return null;
  }
  const found = moments.map((moment) => opened(moment, cards));
  return found.at(-1) ? found.filter((moment) => moment !== null) : null;
}

function opened(moment: MomentText, cards: LabCards): KeptMoment | null {
  try {
    const { choices, start, at, name } = moment;
    const course = openCourse(baseOf(moment.base, cards), cards);
    const whole = { ...course, choices, forced: new Map(moment.forced), start };
    // Choices that are not offered any more throw.
    stateAt(whole, choices.length);
    return { course: whole, at, name };
  } catch {
    return null;
  }
}

function baseOf(base: BaseText, cards: LabCards): Base {
  if (base.k === 'board') return base;
  return { k: 'duel', setup: { ...base.setup, pool: cards.pool(base.cards) }, name: base.name };
}
