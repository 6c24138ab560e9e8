/** What a lesson says, on the screen and in lines. */
import type { Strings } from '../../strings/index.ts';
import type { LessonId } from './course.ts';

/** A card's name in the language of the cards, by its English one. */
type CardName = (name: string) => string;
/** `ask`: what asks why of the card the step is about. */
type Sentence = (card: CardName, ask: string) => string;

export interface LessonTexts {
  title: string;
  intro: readonly string[];
  steps: Readonly<Record<string, Sentence>>;
  end: string;
}

interface Otherwise {
  intro?: string;
  steps?: Readonly<Record<string, Sentence>>;
  end?: string;
}

/** @param inLines there is no screen: nothing is marked, and choices have numbers */
export function lessonTexts(
  id: LessonId,
  { learn, learnInLines }: Pick<Strings, 'learn' | 'learnInLines'>,
  inLines: boolean,
): LessonTexts {
  const texts: LessonTexts = learn.lessons[id];
  const all: Partial<Record<LessonId, Otherwise>> = learnInLines.lessons;
  const otherwise = inLines ? all[id] : undefined;
  if (otherwise === undefined) return texts;
  const { intro, steps, end = texts.end } = otherwise;
  return {
    title: texts.title,
    intro: intro === undefined ? texts.intro : [...texts.intro.slice(0, -1), intro],
    steps: { ...texts.steps, ...steps },
    end,
  };
}
