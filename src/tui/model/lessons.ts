import type { Strings } from '../../strings/index.ts';

export type LessonId = keyof Strings['learn']['lessons'];

/** The lessons in the order of the course, which is that of the table of strings. */
export const lessonIds = ({ lessons }: Strings['learn']): LessonId[] => Object.keys(lessons) as LessonId[];

/** `Lesson 2/8` */
export function lessonNumber(id: string, learn: Strings['learn']): string {
  const ids = lessonIds(learn);
  return `${learn.lesson} ${(ids as readonly string[]).indexOf(id) + 1}/${ids.length}`;
}

/** `Lesson 2/8: Tributes and Set cards` */
export function lessonTitle(id: string, learn: Strings['learn']): string {
  const known = lessonIds(learn).find((each) => each === id);
  return `${lessonNumber(id, learn)}: ${known === undefined ? '' : learn.lessons[known].title}`;
}
