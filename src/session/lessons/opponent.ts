/** The other side of a lesson: it does what the lesson needs as soon as it can, and passes otherwise. */
import { type DecisionView, type OptionView, PHASES } from '../../engine/index.ts';
import type { Opponent } from '../opponent.ts';
import type { Lesson, LessonMove } from './course.ts';

/** Whether an option is that move. */
export function isMove(
  { k, card, n }: OptionView,
  move: LessonMove,
  code: (name: string) => number,
): boolean {
  if (k !== move.k) return false;
  if (move.phase !== undefined && PHASES[n] !== move.phase) return false;
  return move.card === undefined || (card?.known === true && card.code === code(move.card));
}

const GOES_ON: readonly OptionView['k'][] = ['pass', 'no', 'done'];

export function lessonOpponent({ opponent, aims }: Lesson, code: (name: string) => number): Opponent {
  const aimed = ({ card }: OptionView): boolean =>
    card?.known === true && aims.some((name) => code(name) === card.code);
  return {
    choose: (_, { options }: DecisionView) => {
      for (const move of opponent) {
        const found = options.find((option) => isMove(option, move, code));
        if (found !== undefined) return found.i;
      }
      const quiet =
        options.find(aimed) ??
        options.find(({ k }) => GOES_ON.includes(k)) ??
        options.find(({ k, n }) => k === 'toPhase' && PHASES[n] === 'end');
      return quiet?.i ?? 0;
    },
    dispose: () => {},
  };
}
