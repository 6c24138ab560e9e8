import type { Strings } from '../../strings/index.ts';

export type LessonId = keyof Strings['learn']['lessons'];

/** The lessons in the order of the course, which is that of the table of strings. */
export const lessonIds = ({ lessons }: Strings['learn']): LessonId[] => Object.keys(lessons) as LessonId[];

/** `Lesson 2 of 8: Tributes and Set cards` */
export function lessonTitle(id: string, learn: Strings['learn']): string {
  const ids = lessonIds(learn);
  const at = ids.findIndex((each) => each === id);
  const title = ids[at] === undefined ? '' : learn.lessons[ids[at]].title;
  return `${learn.lesson} ${at + 1}/${ids.length}: ${title}`;
}
