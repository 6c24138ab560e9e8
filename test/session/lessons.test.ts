/** The course for a first duel, played on the real engine: each lesson can be done, sees it, and forgives another way. */
import { describe, expect, test } from 'vitest';
import { PHASES } from '../../src/engine/index.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import { COURSE, type LessonId, type LessonMove } from '../../src/session/lessons/course.ts';
import { gameOfLessons, startLesson } from '../../src/session/lessons/lesson.ts';
import type { Snapshot } from '../../src/session/types.ts';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';

const game = await gameOfLessons();
const words = gameWords(game, 'en');
const strings = stringsOf('en');
const begin = async (id: LessonId): Promise<DuelSession> => {
  const session = startLesson(id, game, { words, name: 'You' });
  await session.settled();
  return session;
};

/** What the person is asked next; pauses are left, and what the lesson does not care about is passed. */
async function asked(session: DuelSession): Promise<Snapshot> {
  for (;;) {
    await session.settled();
    const now = session.get();
    if (now.pause === null) return now;
    session.proceed();
  }
}

/** The option that is this move. */
function find({ decision }: Snapshot, { k, card, phase }: LessonMove): number {
  const at = decision?.options.findIndex(
    (o) =>
      o.k === k &&
      (phase === undefined || PHASES[o.n] === phase) &&
      (card === undefined || (o.card?.known === true && words.name(o.card.code) === card)),
  );
  return at ?? -1;
}

async function play(session: DuelSession, ...moves: LessonMove[]): Promise<Snapshot> {
  for (const move of moves) {
    let now = await asked(session);
    // windows that come before it are passed
    while (find(now, move) < 0 && now.decision?.kind === 'respond') {
      session.choose(find(now, { k: 'pass' }));
      now = await asked(session);
    }
    const i = find(now, move);
    const offered = now.decision?.options.map(
      ({ k, card }) => `${k} ${card?.known ? words.name(card.code) : ''}`,
    );
    if (i < 0)
      throw new Error(`${JSON.stringify(move)} is not among ${offered?.join(', ')} in ${now.lesson?.id}`);
    session.choose(i);
  }
  return asked(session);
}

const card = (k: LessonMove['k'], name: string): LessonMove => ({ k, card: name });
const to = (phase: 'battle' | 'end'): LessonMove => ({ k: 'toPhase', phase });

/** How a player who does what he is told goes through each lesson. */
const MOVES: Readonly<Record<Exclude<LessonId, 'why'>, LessonMove[]>> = {
  turn: [card('summon', 'Gemini Elf'), to('battle'), card('attack', 'Gemini Elf'), to('end')],
  tribute: [card('tributeSummon', 'Summoned Skull'), card('setSpell', 'Trap Hole'), to('end')],
  battle: [
    card('position', 'Mystical Elf'),
    to('battle'),
    card('attack', 'Vorse Raider'),
    card('card', 'Battle Ox'),
    to('end'),
  ],
  spells: [
    card('activate', 'Mystical Space Typhoon'),
    card('activate', 'Axe of Despair'),
    card('card', 'Gemini Elf'),
    to('battle'),
    card('attack', 'Gemini Elf'),
  ],
  traps: [card('setSpell', 'Mirror Force'), to('end'), card('activate', 'Mirror Force')],
  chains: [card('activate', 'Jar of Greed'), card('activate', 'Magic Jammer')],
  win: [
    card('activate', 'Fissure'),
    card('summon', 'Gemini Elf'),
    to('battle'),
    card('attack', 'Gemini Elf'),
    card('attack', 'Vorse Raider'),
  ],
};

describe('the course by a player who does what he is told', () => {
  test.each(Object.entries(MOVES))('%s', async (id, moves) => {
    const session = await begin(id as LessonId);
    const texts = new Set<string>();
    session.subscribe(() => texts.add(session.get().lesson?.text ?? ''));
    expect(session.get().lesson).toMatchObject({ step: 0, outcome: 'open', astray: false });
    const now = await play(session, ...moves);
    expect(now.lesson).toMatchObject({ outcome: 'done', astray: false, text: '' });
    expect(now.end).not.toBeNull();
    expect(texts).not.toContain(strings.learn.astray);
    await session.dispose();
  });

  test('why: asks, errs, takes back and does it right', async () => {
    const session = await begin('why');
    const skull = session
      .get()
      .view.sides[0].hand.find((c) => c.known && words.name(c.code) === 'Summoned Skull');
    expect(session.get().lesson?.step).toBe(0);
    session.why({ card: skull?.h ?? -1 });
    expect(session.get().lesson?.step).toBe(1);
    let now = await play(session, card('summon', 'Mystical Elf'));
    expect(now.lesson).toMatchObject({ step: 2, astray: false });
    session.undo();
    now = await asked(session);
    expect(now.lesson).toMatchObject({ step: 3 });
    now = await play(session, card('summon', 'Gemini Elf'));
    expect(now.lesson?.outcome).toBe('done');
    await session.dispose();
  });

  test('every lesson is in the table of strings, and every step has its sentence in each language', () => {
    for (const language of LANGUAGES) {
      const { lessons } = stringsOf(language).learn;
      expect(Object.keys(lessons)).toEqual(COURSE.map(({ id }) => id));
      for (const { id, steps } of COURSE) {
        expect(Object.keys(lessons[id].steps)).toEqual(steps.map((step) => step.id));
        for (const say of Object.values(lessons[id].steps)) {
          const text = say((name) => name);
          // At 80 columns it has four lines of the left panel, with the step before it.
          expect(text.length, text).toBeLessThanOrEqual(118);
        }
      }
    }
  });
});

describe('another way than the lesson’s', () => {
  test('is carried out, told, and can be taken back', async () => {
    const session = await begin('turn');
    let now = await play(session, card('set', 'Gemini Elf'));
    expect(now.view.sides[0].monsters.filter((c) => c !== null).length).toBe(1);
    expect(now.lesson).toMatchObject({ step: 0, astray: true, text: strings.learn.astray });
    session.undo();
    now = await asked(session);
    expect(now.lesson).toMatchObject({ astray: false, step: 0, outcome: 'open' });
    expect(now.lesson?.text).toContain('Normal Summon Gemini Elf');
    await session.dispose();
  });

  test('that misses the goal ends the attempt without harm: take back and go on', async () => {
    const session = await begin('turn');
    let now = await play(session, to('end'));
    expect(now.lesson?.outcome).toBe('lost');
    expect(now.end?.winner ?? -1).toBe(-1);
    session.undo();
    now = await play(session, ...MOVES.turn);
    expect(now.lesson?.outcome).toBe('done');
    await session.dispose();
  });

  test('after which the step cannot be done is told as long as that is so', async () => {
    const session = await begin('battle');
    await play(session, card('position', 'Vorse Raider'));
    // The lesson goes on with what can still be done, until the attacker is wanted.
    expect((await play(session, card('position', 'Mystical Elf'))).lesson?.astray).toBe(false);
    const now = await play(session, { k: 'toPhase', phase: 'battle' });
    expect(now.lesson).toMatchObject({ astray: true, text: strings.learn.astray });
    await session.dispose();
  });

  test('the wrong target is told, and so is a pass where the answer was wanted', async () => {
    const battle = await begin('battle');
    let now = await play(battle, ...MOVES.battle.slice(0, 3));
    const other = now.decision?.options.findIndex(({ card: c }) => c?.known !== true) ?? -1;
    battle.choose(other);
    now = await asked(battle);
    expect(now.lesson?.astray).toBe(true);
    await battle.dispose();

    const chains = await begin('chains');
    now = await asked(chains);
    chains.choose(find(now, { k: 'pass' }));
    now = await asked(chains);
    expect(now.lesson?.astray).toBe(true);
    await chains.dispose();
  });

  test('in “spells” the Set card answers an attack that comes too early', async () => {
    const session = await begin('spells');
    const now = await play(session, to('battle'), card('attack', 'Gemini Elf'), { k: 'pass' });
    expect(now.view.sides[1].gy.map((c) => (c.known ? words.name(c.code) : ''))).toContain('Mirror Force');
    await session.dispose();
  });
});
