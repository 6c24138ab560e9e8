/** `duelo lab` in line mode: a script of console lines, answered in sentences or JSON. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { labCommand, openLine } from '../../src/headless/labCommand.ts';
import { labTalk } from '../../src/headless/labTalk.ts';
import { readLines } from '../../src/headless/lines.ts';
import { loadGame } from '../../src/session/game.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import { createLab, labFiles } from '../../src/session/labFiles.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { capture } from './capture.ts';

const words = gameWords(await loadGame('classic'), 'en');
const folder = mkdtempSync(join(tmpdir(), 'duelo-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function talk(lines: string[], { json = false, open = null as string | null } = {}) {
  const io = capture();
  const lab = createLab('goat', words, stringsOf('en').lab);
  const input = readLines(Readable.from(lines.map((line) => `${line}\n`)));
  const code = await labTalk(lab, labFiles(), open, input, json, io, stringsOf('en'));
  return { io, code, lab };
}

test('what is wrong with a line is said in the language', async () => {
  const io = capture();
  const es = stringsOf('es');
  const lab = createLab('goat', gameWords(await loadGame('goat'), 'es'), es.lab);
  const typed = [
    'putt',
    'put Mirror Force m2 atk',
    'put Kuriboh nowhere',
    'rule PRM-99=1',
    '{"sumon":"Kuriboh"}',
  ];
  const input = readLines(Readable.from(typed.map((line) => `${line}\n`)));
  await labTalk(lab, labFiles(), null, input, false, io, es);
  expect(io.stderr).toEqual([
    'Línea 1: No hay ningún comando "putt"; ¿quieres decir put? `help` los lista.',
    'Línea 2: Mirror Force (m2) es una Carta de Trampa, que nunca se convierte en monstruo',
    expect.stringMatching(/^Línea 3: "nowhere" no es un lugar; .* Se espera: put CARD PLACE/),
    expect.stringMatching(/^Línea 4: no hay ningún parámetro PRM-99 que un duelo pueda cambiar; hay: PRM-01/),
    expect.stringMatching(/^Línea 5: clave desconocida "sumon"; ¿quieres decir "summon"\?/),
  ]);
});

test.each([
  [{ id: 'x', name: 'A name' }, 'x: A name'],
  [{ id: 'x' }, 'x'],
  [{ id: '', name: 'A name' }, 'A name'],
])('run says which scenario it is: %o', (given, heading) => {
  const file = join(folder, 'heading.json');
  writeFileSync(file, JSON.stringify({ ...given, players: [{}, {}] }));
  const io = capture();
  labCommand('run', [file], words, false, io);
  expect(io.stdout[0]).toBe(heading);
});

describe('a script of console lines', () => {
  test('puts a position together, plays it and writes it as a test that holds', async () => {
    const file = join(folder, 'battle.json');
    const { io, code } = await talk([
      '// a comment',
      'put Gemini Elf m1',
      'put Battle Ox om1',
      'phase battle',
      'run',
      '1',
      `export ${file}`,
      'quit',
      'put Jinzo m2',
    ]);
    expect(code).toBe(0);
    expect(io.stdout).toContain('1 Attack with Gemini Elf');
    expect(io.stdout).toContain('Battle Ox is destroyed by battle.');
    expect(io.stdout.at(-1)).toContain('battle.json: the position');
    const checked = capture();
    expect(labCommand('check', [file], words, false, checked)).toBe(0);
    expect(checked.stdout).toEqual(['1 passed, 0 failed, 0 unsupported']);
    // What was written is never written over by another lab.
    const before = readFileSync(file, 'utf8');
    const again = await talk([`export ${file}`]);
    expect(again.code).toBe(2);
    expect(again.io.stderr[0]).toContain('is there already');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('answers a refused line on standard error, goes on, and says so at the end', async () => {
    const { io, code } = await talk(['put Sprks m1', 'put Jinzo m1', 'show']);
    expect(code).toBe(2);
    expect(io.stderr).toEqual(['Line 1: No card is called "Sprks"; did you mean Sparks?']);
    expect(io.stdout).toContain('  m1 Jinzo atk 2400/1500');
  });

  test('gives programs one object for each line', async () => {
    const { io } = await talk(['put Jinzo m1', 'set nothing', 'step'], { json: true });
    const [put, refused, step] = io.json();
    expect(io.json()).toHaveLength(3);
    expect(put).toMatchObject({
      ok: true,
      command: 'put',
      at: 0,
      event: null,
      phase: 'main1',
      lp: [8000, 8000],
    });
    expect(put?.board).toContain('  m1 Jinzo atk 2400/1500');
    expect(refused).toMatchObject({
      ok: false,
      line: 2,
      error: expect.stringContaining('Expected: set CARD PLACE'),
    });
    expect(step).toMatchObject({ ok: true, lines: ['A choice is due.'] });
  });

  test('opens a scenario of a file with its actions still to come', async () => {
    const open = openLine(['test/conformance/rules/battle.json', '1']);
    const { io, code, lab } = await talk(['next', 'step', 'panel frames'], { open });
    expect(code).toBe(0);
    expect(lab.get().of).toBeGreaterThan(0);
    expect(io.stdout[0]).toMatch(/^Decision 1, \d+ more known\.$/);
    expect(io.stdout).toContain('Running (frames):');
  });

  test('says what is wrong with a file', async () => {
    const missing = await talk([], { open: openLine([join(folder, 'none.json')]) });
    expect(missing.code).toBe(2);
    expect(missing.io.stderr[0]).toContain('no such file or folder');
    const several = await talk([], { open: openLine(['test/conformance/rules/battle.json']) });
    expect(several.io.stderr[0]).toContain('take one by its number');
    expect(() => openLine([])).toThrow('duelo lab open needs a FILE');
    const match = join(folder, 'a.match');
    writeFileSync(match, 'duelo-match 1\n');
    const torn = join(folder, 'torn.duelo');
    writeFileSync(torn, '{');
    const said = async (file: string) => (await talk([], { open: openLine([file]) })).io.stderr[0];
    expect(await said(match)).toContain('a.match is a match; open one of its duels');
    expect(await said(torn)).toMatch(/^duelo: .*torn\.duelo:1: not a replay/);
    const lost = await talk([`export ${join(folder, 'none', 'x.json')}`]);
    expect(lost.io.stderr[0]).toContain('x.json cannot be written: there is no such folder');
  });

  test('takes Life Points and turns that fit their places on the table', async () => {
    const { io } = await talk(['lp 1000000', 'turn me 1000', 'lp 999999', 'turn me 999', 'show']);
    expect(io.stderr).toEqual([
      'Line 1: A whole number from 1 to 999999 is needed. Expected: lp N',
      'Line 2: A whole number from 1 to 999 is needed. Expected: turn me|opp [N] [PHASE]',
    ]);
    expect(io.stdout).toContain('Turn 999 (You), Main Phase 1');
  });

  test('goes no further than the choices that are known', async () => {
    const { io, code } = await talk(['put Gemini Elf m1', 'run', '1', 'go 1', 'go 2'], {});
    expect(code).toBe(2);
    expect(io.stderr).toEqual(['Line 5: There is no choice 2; they are 0 to 1.']);
  });

  test('tells why one may go on to a phase or not, and a test of the end of a duel begins before it', async () => {
    const { io } = await talk([
      'put Gemini Elf m1',
      'why battle',
      'why main2',
      'olp 100',
      'phase battle',
      '1',
      'here',
      `export ${join(folder, 'over.json')}`,
    ]);
    expect(io.stdout).toContain('Battle Phase – possible now');
    expect(io.stdout).toContain('x  Not the next phase (GAP-29)');
    expect(io.stderr).toEqual([]);
    const { actions, expect: found } = JSON.parse(readFileSync(join(folder, 'over.json'), 'utf8'));
    expect(actions).toEqual([{ player: 0, attack: { card: 'Gemini Elf', at: 'p0.m0' } }]);
    expect(found).toMatchObject({ result: 'win', winner: 0, 'p1.lp': 0 });
  });
});
