/** The course for a first duel by keys, as somebody who has never played goes through it. */
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { gameWords } from '../../src/session/gameWords.ts';
import { gameOfLessons, startLesson } from '../../src/session/lessons/lesson.ts';
import type { TuiSettings } from '../../src/tui/deps.ts';
import { createWords } from '../../src/tui/words.ts';
import { expectFits, open, type Screen } from './drive.tsx';
import { fakeDeps } from './fake.ts';

const game = await gameOfLessons();

async function learn(columns = 80, rows = 24, settings: Partial<TuiSettings> = {}): Promise<Screen> {
  const { deps } = fakeDeps(
    {
      startLesson: async (id) => startLesson(id, game, { words: gameWords(game, 'en'), name: 'You' }),
    },
    settings,
  );
  const screen = await open({ deps, columns, rows, words: await createWords() });
  await screen.press('down', 'down', 'down', 'enter');
  return screen;
}

/** Presses keys and waits until the lesson asks again or is over. */
async function press(screen: Screen, ...keys: string[]): Promise<string> {
  for (const key of keys) {
    await screen.press(key);
    const duel = screen.app.state.get().duel;
    const session = duel?.session as { settled(): Promise<void> } | undefined;
    await act(async () => session?.settled());
    await screen.when(() => screen.app.state.get().duel?.shown.catchUp());
  }
  return screen.frame();
}
/** What the lesson says, which begins above the menu. */
function told(screen: Screen): string {
  const lesson = screen.app.state.get().duel?.session.get().lesson;
  const said = `${(lesson?.step ?? 0) + 1}/${lesson?.steps} ${lesson?.text}`;
  expect(screen.frame()).toContain(said.split(' ').slice(0, 4).join(' '));
  return said;
}

test('a digit begins its lesson, / finds one, Home and End go to the ends', async () => {
  const screen = await learn();
  await screen.press('end');
  expect(screen.frame()).toMatch(/^> {4}Glossary/m);
  await screen.press('home');
  expect(screen.frame()).toContain('> 1  Your turn');
  await screen.press('/', ...'tribute');
  expect(screen.frame()).toMatch(/^> 2 {2}Tribute/m);
  await screen.press('esc', '3');
  expect(screen.app.state.get().stack.at(-1)?.k).toBe('lesson');
  expect(screen.frame()).toContain('Lesson 3/8');
});

describe.each([
  [80, 24],
  [120, 40],
])('at %i x %i', (columns, rows) => {
  test('lessons one and two to their end; the first is marked as done, the next one is offered', async () => {
    const screen = await learn(columns, rows);
    expect(screen.frame()).toContain('> 1  Your turn');
    await screen.press('enter');
    expect(screen.frame()).toContain('Lesson 1/8: Your turn');
    let frame = await press(screen, 'enter');
    expect(told(screen)).toContain('1/4 Normal Summon Gemini Elf');
    expectFits(frame, columns, rows);
    frame = await press(screen, 'enter');
    expect(told(screen)).toContain('2/4 Only in the Battle Phase');
    frame = await press(screen, 'b');
    expect(told(screen)).toContain('3/4 Attack with Gemini Elf');
    frame = await press(screen, 'enter');
    expect(told(screen)).toContain('4/4 Nothing more to do');
    frame = await press(screen, 'e');
    expect(frame).toContain('You Summoned a monster');
    expect(frame).toContain('Next lesson: Tributes and Set cards');
    expect(screen.app.state.get().settings.lessons).toEqual(['turn']);
    expectFits(frame, columns, rows);

    frame = await press(screen, 'enter', 'enter');
    expect(frame.split('\n')[0]).toMatch(/^Turn 3 - you .* Lesson 2\/8$/);
    expect(told(screen)).toContain('1/3 Tribute Summon Summoned Skull');
    frame = await press(screen, 'enter');
    expect(told(screen)).toContain('2/3 Set Trap Hole');
    frame = await press(screen, '1');
    expect(told(screen)).toContain('3/3 End your turn');
    await press(screen, 'e');
    expect(screen.app.state.get().settings.lessons).toEqual(['turn', 'tribute']);
    await screen.press('esc');
    expect(screen.frame()).toContain('> 3  Battle and positions');
    expect(screen.frame()).toMatch(/1 {2}Your turn +done/);
    await screen.close();
  });

  test('another way is told; one that misses the goal is taken back or begun anew', async () => {
    const screen = await learn(columns, rows);
    await press(screen, 'enter', 'enter');
    let frame = await press(screen, 'down', 'enter');
    expect(told(screen)).toContain('That is allowed, but it is not what this lesson is about');
    frame = await press(screen, 'e');
    expect(frame).toContain('Take back the last choice');
    expectFits(frame, columns, rows);
    frame = await press(screen, 'enter');
    expect(frame).not.toContain('Take back the last choice');
    await press(screen, 'e', 'down', 'enter');
    expect(told(screen)).toContain('1/4 Normal Summon Gemini Elf');
    await screen.close();
  });
});

test('a lesson is left with Esc, without a question, and the glossary is in the same list', async () => {
  const screen = await learn(80, 24, { lessons: ['turn'] });
  expect(screen.frame()).toContain('> 2  Tributes');
  const onTable = await press(screen, 'enter', 'enter');
  expect(onTable).toContain('Esc back');
  expect(onTable).not.toContain('hint');
  await press(screen, 'esc');
  expect(screen.frame()).toContain('> 2  Tributes');
  expect(screen.app.state.get().duel).toBeNull();
  await screen.press('up', 'up', 'up', 'down', 'down', 'down', 'down', 'down', 'down', 'down', 'down');
  await screen.press('enter');
  expect(screen.frame()).toContain('Life Points');
  await screen.press('esc', 'esc');
  expect(screen.frame()).toContain('DUELO');
  await screen.close();
});

test('a lesson asks for w, and goes on when it was pressed on that card', async () => {
  const screen = await learn(80, 24, { lessons: ['turn', 'tribute', 'battle', 'spells', 'traps', 'chains'] });
  await press(screen, 'enter', 'enter');
  expect(told(screen)).toContain('1/4 Why is Summoned Skull not in the menu');
  await screen.press('left');
  while (!screen.frame().includes('- Summoned Skull -')) await screen.press('left');
  await screen.press('w');
  expect(screen.frame()).toContain('x  Needs 1 Tribute, you have none (TRIBUTE-01)');
  await press(screen, 'esc', 'esc');
  expect(told(screen)).toContain('2/4 Now make a mistake');
  await screen.close();
});
