/** The course in line mode, and the words of the game among the rules. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { learnInLines } from '../../src/headless/learnCommand.ts';
import { learnInJson } from '../../src/headless/learnJson.ts';
import { readLines } from '../../src/headless/lines.ts';
import { rulesCommand } from '../../src/headless/rulesCommand.ts';
import type { Records } from '../../src/records/index.ts';
import { COURSE } from '../../src/session/lessons/course.ts';
import { lessonTexts } from '../../src/session/lessons/lessonTexts.ts';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';
import { withRecords } from '../session/table.ts';
import { capture } from './capture.ts';

const strings = stringsOf('en');

/** What a program is told that sends these lines and then closes the input. */
async function inJson(records: Records, ...typed: string[]): Promise<Record<string, unknown>[]> {
  const io = capture();
  const input = new PassThrough();
  const lines = readLines(input);
  input.end(typed.map((line) => `${line}\n`).join(''));
  expect(await learnInJson({ records, io, strings, language: 'en', lines })).toBe(0);
  lines.close();
  return io.json();
}

test('a program is told the lessons and plays them with the answers of every duel', () =>
  withRecords(async (records) => {
    const told = await inJson(
      records,
      '{"lesson":"flying"}',
      '{"lesson":"turn"}',
      '{"summon":"Gemini Elf"}',
      '{"phase":"battle"}',
      '{"attack":"Gemini Elf"}',
      '{"end":true}',
      '7',
      '{"why":"p0.hand.0"}',
    );
    const all = (key: string) => told.flatMap((line) => (line[key] === undefined ? [] : [line[key]]));
    expect(all('error')).toMatchObject([{ line: 1, text: expect.stringContaining('a number from 1 to 8') }]);
    expect(all('lesson').slice(8)).toMatchObject([
      { id: 'turn', intro: lessonTexts('turn', strings, true).intro },
      { id: 'turn', done: true, text: strings.learn.lessons.turn.end },
      { id: 'why', intro: expect.any(Array) },
    ]);
    expect(all('step').map((step) => (step as { n: number }).n)).toEqual([1, 2, 3, 4, 1, 2]);
    expect(all('why')).toHaveLength(1);
    expect(records.settings().lessons).toEqual(['turn']);
  }));

test('a lesson is played by numbers, kept as done, and the list comes again', () =>
  withRecords(async (records) => {
    const io = capture();
    const input = new PassThrough();
    const lines = readLines(input);
    // lesson 1: Summon, Battle Phase, attack, end the turn, by the letters it names; then the list, and the end
    input.end(['1', '1', 'b', '1', 'e', '3', 'q', ''].join('\n'));
    const tools = { records, io, strings, language: 'en' as const, lines, prompt: false };
    expect(await learnInLines(tools)).toBe(0);
    lines.close();
    const said = io.stdout.join('\n');
    expect(said).toContain('1/4 Normal Summon Gemini Elf');
    expect(said).toContain('4/4 Nothing more to do');
    expect(said).toContain(strings.learn.lessons.turn.end);
    expect(said).toContain(`1 ${strings.learn.lessons.turn.title} (${strings.learn.done})`);
    expect(records.settings().lessons).toEqual(['turn']);
    const list = await inJson(records);
    expect(list[0]).toEqual({ lesson: { id: 'turn', title: 'Your turn', done: true } });
    expect(list[1]).toMatchObject({ lesson: { id: 'tribute', done: false } });
  }));

test('another way is told, and z takes it back', () =>
  withRecords(async (records) => {
    const io = capture();
    const input = new PassThrough();
    const lines = readLines(input);
    input.end(['1', '2', 'z', 'q', 'q', ''].join('\n'));
    await learnInLines({ records, io, strings, language: 'en', lines, prompt: false });
    lines.close();
    const said = io.stdout.join('\n');
    expect(said).toContain(`1/4 ${strings.learn.astray}`);
    expect(said.split('1/4 Normal Summon Gemini Elf').length).toBe(3);
  }));

test('rules are found by the words of the game, in the language and in English', () => {
  const english = capture();
  rulesCommand('spell speed', false, english);
  expect(english.stdout[0]).toMatch(/^Spell Speed: .*SPEED-01/);
  const italian = capture();
  rulesCommand('Priority', false, italian, stringsOf('it'));
  expect(italian.stdout[0]).toMatch(/^Priorità: /);
});

/** What only a screen has: marks, arrows and keys that are pressed. */
const OF_THE_SCREEN =
  /\b(press|mark|Up and down|Left|Esc|Enter on|menu|pulsa|marca|Arriba|Intro en|tecle|Cima|marque|Enter na|Enter em|premi|segna|segnalo|Su e giù|Invio su|Sx|Izq|Esq)\b/i;

test.each(LANGUAGES)('lessons in lines speak of what is typed, not of a screen: %s', (code) => {
  const texts = (inLines: boolean): string[] =>
    COURSE.flatMap(({ id }) => {
      const { intro, steps, end } = lessonTexts(id, stringsOf(code), inLines);
      return [...intro, ...Object.values(steps).map((say) => say((name) => name, 'w h1')), end];
    });
  expect(texts(true).filter((text) => OF_THE_SCREEN.test(text))).toEqual([]);
  // The check can fail.
  expect(texts(false).filter((text) => OF_THE_SCREEN.test(text)).length).toBeGreaterThan(3);
});

test('why a card is not offered is asked with what the lesson names', () =>
  withRecords(async (records) => {
    const io = capture();
    const input = new PassThrough();
    const lines = readLines(input);
    input.end('7\nw h1\nq\nq\n');
    await learnInLines({ records, io, strings, language: 'en', lines, prompt: false });
    lines.close();
    const step = io.stdout.find((line) => line.startsWith('1/4 ')) ?? '';
    expect(step).toContain('Type w h1:');
    expect(io.stdout.some((line) => line.startsWith('2/4 '))).toBe(true);
  }));
