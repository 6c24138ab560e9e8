/** `duelo learn` in line mode: the course for a first duel as sentences and numbered choices. */
import { known } from '../decks/knownFile.ts';
import { nameTable } from '../lab/index.ts';
import type { Records } from '../records/index.ts';
import type { DuelSession } from '../session/duel.ts';
import { gameWords } from '../session/gameWords.ts';
import { COURSE, type LessonId } from '../session/lessons/course.ts';
import { gameOfLessons, lessonAfter, startLesson } from '../session/lessons/lesson.ts';
import { lessonTexts } from '../session/lessons/lessonTexts.ts';
import type { Snapshot } from '../session/types.ts';
import type { LanguageCode } from '../strings/index.ts';
import { cardAtAddress } from './describe.ts';
import { EXIT } from './io.ts';
import { chooseLine, type LineTools } from './lineList.ts';
import type { Lines } from './lines.ts';
import { plainTalk } from './plainTalk.ts';
import { playOne } from './playDuel.ts';

export interface LearnTools extends LineTools {
  records: Records;
  language: LanguageCode;
}

/** Shows the lessons and plays those that are chosen, until there is no more input or `q`. */
export async function learnInLines(tools: LearnTools): Promise<number> {
  const { records, strings } = tools;
  const { learn } = strings;
  for (;;) {
    const { lessons } = records.settings();
    const labels = COURSE.map(
      ({ id }) => `${learn.lessons[id].title}${lessons.includes(id) ? ` (${learn.done})` : ''}`,
    );
    const chosen = await chooseLine(learn.title, labels, tools);
    let id = chosen === null ? undefined : COURSE[chosen]?.id;
    if (id === undefined) return EXIT.fine;
    while (id !== undefined) id = await oneLesson(id, tools);
  }
}

/** Plays a lesson; returns the one to go on with, or undefined for the list. */
async function oneLesson(id: LessonId, tools: LearnTools): Promise<LessonId | undefined> {
  const { io, strings, records, language, lines, prompt } = tools;
  const { learn } = strings;
  const game = await gameOfLessons();
  const words = gameWords(game, language);
  const { title, intro } = lessonTexts(id, strings, true);
  io.out(`${learn.lesson} ${COURSE.findIndex((each) => each.id === id) + 1}: ${title}`);
  for (const text of intro) io.out(text);
  io.out(learn.inLines);
  const heard: string[] = [];
  const session: DuelSession = startLesson(id, game, {
    words,
    inLines: true,
    name: records.settings().name,
    heard: (seat, _, text) => {
      if (seat === 0 && text !== '') heard.push(text);
    },
  });
  let told = '';
  const tell = ({ lesson }: Snapshot): void => {
    for (const text of heard.splice(0)) io.out(text);
    const text = lesson === undefined ? '' : `${lesson.step + 1}/${lesson.steps} ${lesson.text}`;
    if (text !== told && lesson?.text !== '') io.out(text);
    told = text;
  };
  const talk = plainTalk(listening(lines, session, tell), words, nameTable(game.cards, known), io, {
    prompt,
  });
  const asking: typeof talk = {
    ...talk,
    ask: (snapshot, state) => {
      tell(snapshot);
      return talk.ask(snapshot, state);
    },
    end: () => {},
  };
  const end = await playOne({ session, file: () => '' }, asking, false);
  const { lesson } = session.get();
  if (end === null || lesson === undefined) return undefined;
  for (const text of heard) io.out(text);
  const next = lessonAfter(id);
  if (lesson.outcome !== 'done') {
    io.out(learn.lost);
    return (await chooseLine(learn.title, [learn.again, learn.list], tools)) === 0 ? id : undefined;
  }
  const { lessons } = records.settings();
  if (!lessons.includes(id)) records.changeSettings({ lessons: [...lessons, id] });
  io.out(lesson.summary);
  if (next === undefined) {
    io.out(strings.learnInLines.finished);
    return undefined;
  }
  const choices = [`${learn.next}: ${learn.lessons[next].title}`, learn.again, learn.list];
  const chosen = await chooseLine(learn.title, choices, tools);
  return chosen === 0 ? next : chosen === 1 ? id : undefined;
}

/** Tells the lesson that why was asked of a card: line mode answers it by itself. That may be all a step wants. */
function listening(lines: Lines, session: DuelSession, tell: (snapshot: Snapshot) => void): Lines {
  return {
    ...lines,
    get count() {
      return lines.count;
    },
    next: async () => {
      if (session.get().decision !== null) tell(session.get());
      const line = await lines.next();
      const wanted = /^\s*w\s+(\S+)\s*$/.exec(line ?? '')?.[1];
      const card = wanted === undefined ? null : cardAtAddress(session.get().view, wanted);
      if (card) session.why({ card: card.h });
      return line;
    },
  };
}
