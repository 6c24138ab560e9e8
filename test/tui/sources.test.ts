/** What no screen test would notice: which files may load what, and ways of drawing that are slow or unsafe. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../src/tui', import.meta.url));
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join(ROOT, name));
const read = (file: string): string => readFileSync(file, 'utf8');

/** Modules a file loads as soon as it is loaded itself; types and `import()` are not among them. */
function loads(file: string): string[] {
  const found = read(file).matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from '([^']+)';/gm);
  return [...found].map(([, from = '']) => (from.startsWith('.') ? join(dirname(file), from) : from));
}

test('React and Ink are not loaded before the environment is ready (pitfall 6)', () => {
  const seen = new Set<string>();
  const waiting = [join(ROOT, 'main.tsx')];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (file.startsWith(ROOT)) waiting.push(...loads(file));
  }
  const loaded = [...seen].map((file) => relative(ROOT, file));
  expect(loaded).toContain(join('terminal', 'terminal.ts'));
  expect([...seen].filter((name) => /^(react|ink|ink-.*|chalk)(\/|$)/.test(name))).toEqual([]);
  expect(read(join(ROOT, 'main.tsx'))).not.toMatch(/<[A-Z]\w+/);
});

test('nothing is clipped by Ink: that costs it half of each frame (pitfall 5)', () => {
  for (const file of files) expect(read(file), file).not.toMatch(/overflow[XY]?=/);
});

test('one file alone asks the text module for words', () => {
  const asking = files.filter((file) => /from '[./]*\/text\//.test(read(file)));
  expect(asking.map((file) => relative(ROOT, file))).toEqual(['words.ts']);
});

test('screens see views and options, never the state of a duel', () => {
  for (const file of files) {
    expect(read(file), file).not.toMatch(/\/engine\/state\.ts/);
    expect(read(file), file).not.toMatch(/import[^;]*\bState\b[^;]*from/);
  }
});

test('the terminal is written to by the terminal module only', () => {
  const writing = files.filter((file) => /process\.(stdout|stdin)\b|console\./.test(read(file)));
  expect(writing.map((file) => relative(ROOT, file))).toEqual([]);
});

/** What stands in quotes, and text between tags; without comments, imports and messages for whoever writes the program. */
function literals(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\bfrom '[^']*'/g, '')
    .replace(/new Error\([^)]*\)/g, '');
  const quoted = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  );
  const between = [...code.matchAll(/<[A-Z]\w*[^<>]*>\s*([\p{L}][^<{]*)</gu)].map(([, text = '']) => text);
  return [...quoted.map((text) => text.replace(/\$\{[^}]*\}/g, '')), ...between];
}

/** A word of a sentence: two words in a row, or one with a capital that is no name in the program. */
const isSaid = (text: string): boolean => /\p{L}{2,} \p{L}{2,}|^[ ]*\p{Lu}\p{Ll}{2,}\b/u.test(text);

/** The program's name and its commands, and a policy by the name it is kept under. */
const NO_WORDS: readonly string[] = ['Duelo', 'when it matters', ' duelo replay show '];

test('screens, panels and models say nothing but what stands in the table of strings', () => {
  const said = files
    .filter((file) => /[/\\](screens|components|layouts|model|store)[/\\]|App\.tsx$/.test(file))
    .flatMap((file) =>
      literals(read(file))
        .filter(isSaid)
        .map((text) => `${relative(ROOT, file)}: ${text}`),
    );
  expect(said.filter((line) => !NO_WORDS.some((words) => line.includes(words)))).toEqual([]);
  expect(literals("<Text>Hello there</Text> 'You win'").filter(isSaid)).toEqual(['You win', 'Hello there']);
});
