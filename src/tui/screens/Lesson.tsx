import { useEffect } from 'react';
import type { LessonShown } from '../../session/types.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel } from '../components/duelContext.ts';
import { wrap } from '../fit.ts';
import type { CommandId } from '../keys.ts';
import { type LessonId, lessonIds, lessonTitle } from '../model/lessons.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { Ask } from './Ask.tsx';

const MARGIN = 6;
/** Of a lesson that is done nothing is taken back. */
const DONE: readonly CommandId[] = ['undo'];

/** What a lesson is about, before it begins. */
export function Lesson({ id, size }: { id: LessonId; size: Size }) {
  const app = useApp();
  const { learn } = useStrings();
  useCommands('lesson', {
    back: app.back,
    help: () => app.open({ k: 'help', of: 'lesson' }),
    quit: app.quit,
  });
  return (
    <Ask
      title={lessonTitle(id, learn)}
      text={learn.lessons[id].intro.flatMap((part) => [...wrap(part, size.columns - MARGIN), ''])}
      items={[
        { id: 'begin', label: learn.begin },
        { id: 'list', label: learn.list },
      ]}
      place="lesson"
      size={size}
      onPick={(picked) => {
        if (picked === 'begin') void app.lesson(id);
        else app.back();
      }}
    />
  );
}

/** What was learned and what comes next; or that the goal is out of reach, and the way back. */
export function LessonEnd({ lesson, size }: { lesson: LessonShown; size: Size }) {
  const app = useApp();
  const duel = useDuel();
  const { learn } = useStrings();
  const ids = lessonIds(learn);
  const at = (ids as readonly string[]).indexOf(lesson.id);
  const [id, next] = [ids[at], ids[at + 1]];
  const isDone = lesson.outcome === 'done';
  useEffect(() => {
    if (isDone && id !== undefined) app.lessonDone(id);
  }, [app, isDone, id]);
  useCommands('lessonEnd', {
    back: () => app.toLessons(),
    undo: () => !isDone && duel.undo(),
    help: () => app.open({ k: 'help', of: 'lessonEnd' }),
    quit: app.quit,
  });
  const text = isDone ? [lesson.summary, ...(next === undefined ? [learn.finished] : [])] : [learn.lost];
  const items = [
    ...(isDone && next !== undefined
      ? [{ id: 'next', label: `${learn.next}: ${learn.lessons[next].title}` }]
      : []),
    ...(isDone ? [] : [{ id: 'takeBack', label: learn.takeBack }]),
    { id: 'again', label: learn.again },
    { id: 'list', label: learn.list },
  ];
  return (
    <Ask
      title={lessonTitle(lesson.id, learn)}
      text={text.flatMap((part) => [...wrap(part, size.columns - MARGIN), ''])}
      items={items}
      place="lessonEnd"
      without={isDone ? DONE : undefined}
      size={size}
      onPick={(picked) => {
        if (picked === 'next' && next !== undefined) app.toLessons({ k: 'lesson', id: next });
        else if (picked === 'takeBack') duel.undo();
        else if (picked === 'again' && id !== undefined) void app.lesson(id);
        else app.toLessons();
      }}
    />
  );
}
