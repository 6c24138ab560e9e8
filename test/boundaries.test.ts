import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readTree, violations } from '../scripts/boundaries.mjs';

/** The rules broken by a tree of made-up files, as `path:line rule`. */
function broken(tree: Record<string, string>, cardNames: string[] = []): string[] {
  const files = Object.entries(tree).map(([path, text]) => ({ path, text }));
  return violations(files, { cardNames: new Set(cardNames) }).map((v) => `${v.path}:${v.line} ${v.rule}`);
}

describe('arrows', () => {
  test('a part may import what stands to its left', () => {
    const tree = {
      'src/engine/core/run.ts': `import type { Op } from '../ast/op.ts';`,
      'src/cards/pool.ts': `import type { CardDef } from '../engine/index.ts';`,
      'src/text/en.ts': `import { names } from '../cards/facts.ts';\nimport '../engine/index.ts';`,
      'src/ai/search.ts': `import { describe } from '../text/index.ts';`,
      'src/lab/load.ts': `import { readSave } from '../records/index.ts';`,
      'src/session/session.ts': `import { choose } from '../ai/index.ts';\nexport * from '../decks/deck.ts';`,
      'src/tui/app.tsx': `import { open } from '../session/session.ts';`,
      'src/headless/sim.ts': `const lab = await import('../lab/index.ts');`,
      'src/cli.tsx': `import facts from '../package.json' with { type: 'json' };\nawait import('./tui/app.tsx');`,
    };
    expect(broken(tree)).toEqual([]);
  });

  test.each([
    ['src/engine/a.ts', `import { pool } from '../cards/pool.ts';`],
    ['src/engine/a.ts', `const pool = await import('../cards/pool.ts');`],
    ['src/engine/a.ts', 'const pool = await import(`../cards/pool.ts`);'],
    ['src/engine/a.ts', `import '../../package.json';`],
    ['src/cards/a.ts', `export { say } from '../text/en.ts';`],
    ['src/cards/a.ts', `export * from '../text/en.ts';`],
    ['src/text/a.ts', `import type { Deck } from '../decks/deck.ts';`],
    ['src/text/a.ts', `type D = import('../decks/deck.ts').Deck;`],
    ['src/ai/a.ts', `import { deck } from '../decks/deck.ts';`],
    ['src/decks/a.ts', `import { store } from '../records/store.ts';`],
    ['src/records/a.ts', `import { open } from '../session/session.ts';`],
    ['src/session/a.ts', `import { sim } from '../headless/sim.ts';`],
    ['src/tui/a.ts', `import { sim } from '../headless/sim.ts';`],
    ['src/headless/a.ts', `import { keys } from '../tui/keys.ts';`],
    ['src/session/a.ts', `import { main } from '../cli.tsx';`],
    ['src/session/a.ts', `import { duel } from '../../test/helper.ts';`],
    ['src/misc/a.ts', ''],
  ])('%s: %s', (path, text) => {
    expect(broken({ [path]: text })).toEqual([`${path}:1 arrows`]);
  });

  test('lab and records: one direction only', () => {
    const tree = {
      'src/lab/a.ts': `import { b } from '../records/b.ts';`,
      'src/records/c.ts': `import { d } from '../lab/d.ts';`,
    };
    expect(broken(tree)).toEqual(['src/lab/a.ts:1 arrows']);
  });

  test('comments, strings and expressions that look like imports do not count', () => {
    const text = `// import { a } from '../tui/a.ts'
      /* import '../tui/b.ts' */
      const help = "import x from '../tui/c.ts'";
      const nested = \`\${help ? \`\${{ a: 1 }.a} import '../tui/d.ts'\` : ''} from '../tui/e.ts'\`;
      const slash = /'"\`/.test(help) ? 1 / 2 : 3 / 4;
      loader.import('../tui/f.ts');`;
    expect(broken({ 'src/session/a.ts': text })).toEqual([]);
  });

  test('an import after JSX text with an apostrophe is still seen', () => {
    const text = `const a = <Text>Don't {x} it's https://x/y</Text>;\nawait import('../headless/sim.ts');`;
    expect(broken({ 'src/tui/a.tsx': text })).toEqual(['src/tui/a.tsx:2 arrows']);
  });

  test('an import over several lines is reported at its first line', () => {
    const text = `\nimport {\n  a,\n  type B as C,\n} from '../tui/a.ts';`;
    expect(broken({ 'src/session/a.ts': text })).toEqual(['src/session/a.ts:2 arrows']);
  });
});

describe('the engine', () => {
  test('may use pure-rand, Math and its own files', () => {
    const text = `import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
      /** The Date of a card's first set is kept elsewhere. */
      export const floor = (n: number) => Math.floor(n) + table.performance + { performance: 1 }.performance;`;
    expect(broken({ 'src/engine/a.ts': text })).toEqual([]);
  });

  test.each(['node:fs', 'fs', 'zod', 'pure-random'])('may not import %s', (name) => {
    const text = `import x from '${name}';`;
    expect(broken({ 'src/engine/a.ts': text })).toEqual(['src/engine/a.ts:1 engine-packages']);
    expect(broken({ 'src/decks/a.ts': text })).toEqual([]);
  });

  test.each([
    'const t = new Date();',
    'const t = Date.now();',
    'const t = performance.now();',
    'const t = `${Date.now()}`;',
    'const r = Math.random();',
    `const r = Math['random']();`,
    'const { random } = Math;',
    'const r = globalThis.Date;',
    'const m = await import(name);',
  ])('may not say %s', (text) => {
    expect(broken({ 'src/engine/a.ts': text })).toEqual(['src/engine/a.ts:1 engine-purity']);
    expect(broken({ 'src/session/a.ts': text })).toEqual([]);
  });
});

describe('the State', () => {
  const engine = {
    'src/engine/state.ts': `export interface State { lp: number[] }\nexport interface Card {}\nexport const UNTILS = [];`,
    'src/engine/run.ts': `import type { State } from './state.ts';\nexport type { State as Whole };`,
    'src/engine/index.ts': `export type { Card, State } from './state.ts';\nexport { advance, type Whole } from './run.ts';`,
  };

  test.each([
    'src/engine/core/a.ts',
    'src/lab/a.ts',
    'src/session/a.ts',
    'src/records/a.ts',
    'src/headless/a.ts',
    'src/ai/world.ts',
  ])('%s may import it', (path) => {
    const up = path.split('/').length === 4 ? '../' : '../engine/';
    const text = `import type { State } from '${up}state.ts';\nimport type { Card } from '${up}index.ts';`;
    expect(broken({ ...engine, [path]: text })).toEqual([]);
  });

  test.each([
    `import type { State } from '../engine/state.ts';`,
    `import { UNTILS } from '../engine/state.ts';`,
    `type S = import('../engine/state.ts').State;`,
    `import { advance, type State } from '../engine/index.ts';`,
    `import type { State as Anything } from '../engine/index.ts';`,
    `import type { Card } from '../engine/index.ts';`,
    `import type { Whole } from '../engine/index.ts';`,
    `export type { State } from '../engine/index.ts';`,
    `type S = import('../engine/index.ts').State;`,
    `import * as engine from '../engine/index.ts'; type S = engine.State;`,
  ])('others may not: %s', (text) => {
    expect(broken({ ...engine, 'src/ai/a.ts': text })).toEqual(['src/ai/a.ts:1 state']);
    expect(broken({ ...engine, 'src/tui/a.ts': text })).toEqual(['src/tui/a.ts:1 state']);
  });

  test('others may import the rest of the engine', () => {
    const text = `import * as engine from '../engine/index.ts';\nimport { advance } from '../engine/index.ts';
      export const f = () => engine.advance();`;
    expect(broken({ ...engine, 'src/ai/a.ts': text })).toEqual([]);
  });

  test('a barrel that exports everything of the state file gives all of it away', () => {
    const tree = {
      'src/engine/index.ts': `export * from './state.ts';`,
      'src/ai/a.ts': `import { UNTILS } from '../engine/index.ts';`,
    };
    expect(broken({ ...engine, ...tree })).toEqual(['src/ai/a.ts:1 state']);
  });
});

describe('packages with one home', () => {
  test.each(['react', 'react/jsx-runtime', 'ink', 'ink-select-input', '@inkjs/ui'])('%s', (name) => {
    const text = `import { x } from '${name}';`;
    expect(broken({ 'src/tui/a.ts': text })).toEqual([]);
    expect(broken({ 'src/cli.tsx': text })).toEqual([]);
    expect(broken({ 'src/session/a.ts': text })).toEqual(['src/session/a.ts:1 react']);
  });

  test('JSX outside the screens', () => {
    expect(broken({ 'src/session/a.tsx': '' })).toEqual(['src/session/a.tsx:1 react']);
  });

  test('conf', () => {
    const text = `import Conf from 'conf';`;
    expect(broken({ 'src/records/a.ts': text })).toEqual([]);
    expect(broken({ 'src/decks/a.ts': text })).toEqual(['src/decks/a.ts:1 conf']);
  });
});

describe('opponents', () => {
  test('may use numbers and words that are no cards', () => {
    const text = `const a = [1234, 100_000, 1e6, 0x12345, 0.12345, 2654435769, '1234', 'dragon'];`;
    expect(broken({ 'src/ai/a.ts': text }, ['Dragon'])).toEqual([]);
  });

  test.each([
    'const a = 46986414;',
    `const a = '46986414';`,
    'const a = `card ${x} 46986`;',
    `const a = "Trade-In";`,
  ])('may not say %s', (text) => {
    expect(broken({ 'src/ai/a.ts': text }, ['Trade-In'])).toEqual(['src/ai/a.ts:1 ai-cards']);
    expect(broken({ 'src/cards/a.ts': text }, ['Trade-In'])).toEqual([]);
  });

  test('a name with a quote in it', () => {
    const text = `const a = 'Magician\\'s Valkyria';`;
    expect(broken({ 'src/ai/a.ts': text }, ["Magician's Valkyria"])).toEqual(['src/ai/a.ts:1 ai-cards']);
  });
});

test('this repository keeps its own rules', () => {
  const { files, cardNames } = readTree(fileURLToPath(new URL('..', import.meta.url)));
  expect(files.length).toBeGreaterThan(0);
  expect(violations(files, { cardNames })).toEqual([]);
});
