/** The course in line mode, and the words of the game among the rules. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { learnInLines, listLessons } from '../../src/headless/learnCommand.ts';
import { readLines } from '../../src/headless/lines.ts';
import { rulesCommand } from '../../src/headless/rulesCommand.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { withRecords } from '../session/table.ts';
import { capture } from './capture.ts';

const strings = stringsOf('en');

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
    const list = capture();
    listLessons({ records, io: list, strings });
    expect(list.json()[0]).toEqual({ lesson: { id: 'turn', title: 'Your turn', done: true } });
    expect(list.json()[1]).toMatchObject({ lesson: { id: 'tribute', done: false } });
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
