/** `duelo learn --json`: the lessons for a program, listed and then played as they are named. */
import { known } from '../decks/knownFile.ts';
import { nameTable } from '../lab/index.ts';
import type { DuelSession } from '../session/duel.ts';
import { gameWords } from '../session/gameWords.ts';
import { COURSE, type LessonId } from '../session/lessons/course.ts';
import { gameOfLessons, startLesson } from '../session/lessons/lesson.ts';
import { lessonTexts } from '../session/lessons/lessonTexts.ts';
import { cardAtAddress } from './describe.ts';
import { EXIT, printJson } from './io.ts';
import { jsonTalk } from './jsonTalk.ts';
import type { LearnTools } from './learnCommand.ts';
import type { Lines } from './lines.ts';
import { playOne } from './playDuel.ts';

type Tools = Omit<LearnTools, 'prompt'>;

/** Lists the lessons; then `{"lesson":"turn"}` or a lesson's number plays one, until the input ends. */
export async function learnInJson(tools: Tools): Promise<number> {
  const { io, lines, records, strings } = tools;
  for (const { id } of COURSE) {
    const done = records.settings().lessons.includes(id);
    printJson(io, { lesson: { id, title: strings.learn.lessons[id].title, done } });
  }
  for (;;) {
    const line = (await lines.next())?.trim();
    if (line === undefined) return EXIT.fine;
    if (line === '') continue;
    const id = lessonIn(line);
    if (id === undefined) {
      const text = `expected {"lesson":"${COURSE[0]?.id}"} or a number from 1 to ${COURSE.length}`;
      printJson(io, { error: { line: lines.count, text } });
    } else if (!(await playLesson(id, tools))) return EXIT.fine;
  }
}

function lessonIn(line: string): LessonId | undefined {
  if (/^\d+$/.test(line)) return COURSE[Number(line) - 1]?.id;
  const named = /^\{\s*"lesson"\s*:\s*"([^"]*)"\s*\}$/.exec(line)?.[1];
  return COURSE.find(({ id }) => id === named)?.id;
}

/** False when the input ended before the lesson did. */
async function playLesson(id: LessonId, { io, lines, records, language, strings }: Tools): Promise<boolean> {
  const game = await gameOfLessons();
  const words = gameWords(game, language);
  const { title, intro } = lessonTexts(id, strings, true);
  printJson(io, { lesson: { id, title, intro } });
  // The first events are told before there is anything to talk through.
  let session: DuelSession | null = null;
  let told = '';
  const tell = (): void => {
    const { step = 0, steps = 0, text = '', astray = false } = session?.get().lesson ?? {};
    if (text !== told && text !== '') printJson(io, { step: { n: step + 1, of: steps, text, astray } });
    told = text;
  };
  const talk = jsonTalk(
    listening(lines, () => session, tell),
    words,
    nameTable(game.cards, known),
    io,
  );
  session = startLesson(id, game, {
    words,
    inLines: true,
    name: records.settings().name,
    heard: (seat, event, text) => {
      if (seat === 0) talk.event(event, text);
    },
  });
  const asking: typeof talk = {
    ...talk,
    ask: (snapshot, state) => {
      tell();
      return talk.ask(snapshot, state);
    },
    end: () => {},
  };
  const end = await playOne({ session, file: () => '' }, asking, false);
  const { lesson } = session.get();
  if (end === null || lesson === undefined) return false;
  const done = lesson.outcome === 'done';
  const { lessons } = records.settings();
  if (done && !lessons.includes(id)) records.changeSettings({ lessons: [...lessons, id] });
  printJson(io, { lesson: { id, title, done, text: done ? lesson.summary : strings.learn.lost } });
  return true;
}

/** Tells the lesson that why was asked of a card of the learner's; the request itself is answered as in every duel. */
function listening(lines: Lines, session: () => DuelSession | null, tell: () => void): Lines {
  return {
    ...lines,
    get count() {
      return lines.count;
    },
    next: async () => {
      // That why was asked may be all a step wants.
      tell();
      const line = await lines.next();
      const [, zone = '', at = ''] = /"why"\s*:\s*"p0\.(hand|m|s)\.?(\d)"/.exec(line ?? '') ?? [];
      const view = session()?.get().view;
      const card = view && zone !== '' ? cardAtAddress(view, `${zone[0]}${Number(at) + 1}`) : null;
      if (card) session()?.why({ card: card.h });
      return line;
    },
  };
}
