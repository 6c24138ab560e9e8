// @ts-check
// How much of the rules the tests hold fast: changes one place of the engine at a time (Stryker's mutants) and looks
// whether a quick test fails. `node scripts/mutation.mjs --parts eval,proc,ops --sample 600 --seed 1`, `--parts legal`
// for all of it, `--list` prints the survivors. The report goes to coverage/mutation-….json.
import { fork } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
/** Tests are handed over in portions that take this long without a mutant, in ms… */
const PORTION = 500;
/** …and a mutant that has not answered for one of them by then runs for ever. */
const PATIENCE = 20_000;
/** A mutant that stands these many ms of tests counts as a survivor: the score can only come out too low. */
const ENDURANCE = 3_000;

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'eval,proc,ops' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
});

/** @typedef {{ id: string, file: string, line: number, column: number, mutator: string, original: string, replacement: string }} Mutant */
/** @typedef {{ name: string, ms: number, error: string | null, reaches: string[] }} Test */
/** @typedef {Mutant & { status: 'killed' | 'timeout' | 'survived' | 'unreached', killedBy: string | null }} Verdict */

/** @param {number} seed */
function generator(seed) {
  let a = seed >>> 0;
  // mulberry32: small, seeded, the same on every machine.
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {string[]} parts */
async function instrument(parts) {
  // By a name that tsc does not follow: the package's types do not compile under exactOptionalPropertyTypes.
  const stryker = '@stryker-mutator/instrumenter';
  const { createInstrumenter } = await import(stryker);
  const silent = new Proxy({}, { get: (_, key) => (String(key).startsWith('is') ? () => false : () => {}) });
  /** @type {any} */
  const injector = {
    provideValue: (/** @type {string} */ token, /** @type {unknown} */ value) => {
      given[token] = value;
      return injector;
    },
    injectClass: (/** @type {any} */ made) =>
      new made(...made.inject.map((/** @type {string} */ token) => given[token])),
  };
  /** @type {Record<string, unknown>} */
  const given = { logger: silent };
  const files = parts
    .flatMap((part) =>
      readdirSync(`src/engine/${part}`).map((name) => join(root, `src/engine/${part}`, name)),
    )
    .sort()
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const made = await createInstrumenter(injector).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: false,
  });
  const sources = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  /** @type {Mutant[]} */
  const mutants = made.mutants
    .map((/** @type {any} */ m) => {
      const lines = sources.get(m.fileName) ?? [];
      const { start, end } = m.location;
      const original =
        start.line === end.line
          ? (lines[start.line] ?? '').slice(start.column, end.column)
          : `${(lines[start.line] ?? '').slice(start.column)} …`;
      return {
        id: m.id,
        file: relative(root, m.fileName),
        line: start.line + 1,
        column: start.column + 1,
        mutator: m.mutatorName,
        original,
        replacement: m.replacement,
      };
    })
    .filter((/** @type {Mutant} */ m) => !isMessage(m, sources.get(join(root, m.file)) ?? []));
  return { contents: new Map(made.files.map((/** @type {any} */ f) => [f.name, f.content])), mutants };
}

/**
 * The wording of internal errors is no rule; no test should pin it.
 * @param {Mutant} m
 * @param {string[]} lines
 */
function isMessage(m, lines) {
  return (
    m.mutator === 'StringLiteral' && /throw new|Error\(/.test(`${lines[m.line - 2]}${lines[m.line - 1]}`)
  );
}

/**
 * @param {Map<string, string>} contents
 * @param {string} out
 */
async function bundle(contents, out) {
  const { build } = await import('esbuild');
  const tests = ['test/rules', 'test/engine', 'test/property', 'test/golden']
    .flatMap((dir) => readdirSync(dir, { recursive: true }).map((name) => join(root, dir, String(name))))
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('property/play.test.ts'));
  await build({
    absWorkingDir: root,
    entryPoints: ['scripts/mutation/worker.ts'],
    outfile: out,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'warning',
    packages: 'external',
    plugins: [
      {
        name: 'mutants',
        setup(b) {
          b.onResolve({ filter: /^vitest$/ }, () => ({ path: join(root, 'scripts/mutation/testApi.ts') }));
          b.onResolve({ filter: /^mutation:tests$/ }, () => ({ path: 'tests', namespace: 'mutation' }));
          b.onLoad({ filter: /.*/, namespace: 'mutation' }, () => ({
            contents: [...tests, join(root, 'scripts/mutation/scenarios.ts')]
              .map((path) => `import ${JSON.stringify(path)};`)
              .join('\n'),
            resolveDir: root,
          }));
          b.onLoad({ filter: /src[\\/]engine[\\/].*\.ts$/ }, ({ path }) => {
            const content = contents.get(path);
            return content === undefined ? null : { contents: content, loader: 'ts' };
          });
        },
      },
    ],
  });
  copyFileSync('src/cards/facts/known.json', join(out, '../known.json'));
}

/** One process with the bundle; a new one is started when a mutant hangs or kills it. */
class Worker {
  /** @param {string} file @param {Record<string, string>} env */
  constructor(file, env = {}) {
    this.file = file;
    this.env = env;
    /** @type {import('node:child_process').ChildProcess | null} */
    this.child = null;
  }
  /** @returns {Promise<boolean>} whether it loads. */
  async start() {
    this.child = fork(this.file, {
      env: { ...process.env, ...this.env },
      execArgv: ['--max-old-space-size=1500'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    return (await this.answer(60_000)) !== null;
  }
  /** @param {number} patience @returns {Promise<any>} null when it hangs or dies. */
  answer(patience) {
    return new Promise((resolve) => {
      const { child } = this;
      if (child === null) return resolve(null);
      /** @param {any} value */
      const done = (value) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (value === null) this.stop();
        resolve(value);
      };
      const timer = setTimeout(() => done(null), patience);
      child.once('message', done);
      child.once('exit', () => done(null));
    });
  }
  /** @param {any} order @param {number} patience */
  async ask(order, patience) {
    if (this.child === null && !(await this.start())) return null;
    const answer = this.answer(patience);
    this.child?.send(order);
    return answer;
  }
  stop() {
    this.child?.removeAllListeners();
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

/** Lower end of the 95 % interval of a share (Wilson). @param {number} k @param {number} n */
function lowerBound(k, n) {
  const z = 1.96;
  const p = k / n;
  return (
    (p + (z * z) / (2 * n) - z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n)
  );
}

const parts = values.parts.split(',');
const { contents, mutants } = await instrument(parts);
const random = generator(Number(values.seed));
const order = mutants.map((m) => ({ m, at: random() })).sort((a, b) => a.at - b.at);
const chosen = order
  .slice(0, values.sample === undefined ? mutants.length : Number(values.sample))
  .map(({ m }) => m);
const dir = join(root, 'dist', 'mutation');
mkdirSync(dir, { recursive: true });
const file = join(dir, `worker-${parts.join('-')}.mjs`);
await bundle(contents, file);

const first = new Worker(file);
const covered = await first.ask({ k: 'cover' }, 600_000);
first.stop();
if (covered === null) throw new Error('the tests do not run in one process');
/** @type {Test[]} */
const tests = covered.tests;
for (const { name, error } of tests)
  if (error !== null) console.error(`fails without a mutant: ${name}: ${error}`);
const fit = tests.map(({ error }, i) => ({ i, ok: error === null })).filter(({ ok }) => ok);
const statics = new Set(covered.static);
/** @type {Map<string, number[]>} */
const reached = new Map();
for (const { i } of fit) {
  for (const id of tests[i]?.reaches ?? []) {
    const list = reached.get(id) ?? [];
    list.push(i);
    reached.set(id, list);
  }
}
console.error(`${mutants.length} mutants, ${chosen.length} tried, ${tests.length} tests`);

const everything = fit.map(({ i }) => i);
/** How often a test has found a mutant of a file: what bit there once bites there again. */
const finds = /** @type {Map<string, Map<string, number>>} */ (new Map());
/** @param {number[]} list @param {string} file the tests most likely to bite first, the quick before the slow. */
function inOrder(list, file) {
  const found = finds.get(file);
  /** @param {number} i */
  const worth = (i) => (1 + 20 * (found?.get(tests[i]?.name ?? '') ?? 0)) / (1 + (tests[i]?.ms ?? 0));
  return [...list].sort((a, b) => worth(b) - worth(a));
}
/** @param {number[]} list */
function* portions(list) {
  /** @type {number[]} */
  let portion = [];
  let ms = 0;
  for (const i of list) {
    portion.push(i);
    ms += tests[i]?.ms ?? 0;
    if (ms < PORTION) continue;
    yield portion;
    portion = [];
    ms = 0;
  }
  if (portion.length > 0) yield portion;
}

/** @type {Verdict[]} */
const verdicts = [];
let next = 0;
async function work() {
  const worker = new Worker(file);
  for (;;) {
    const m = chosen[next++];
    if (m === undefined) break;
    const list = reached.get(m.id) ?? [];
    const isStatic = statics.has(m.id);
    if (list.length === 0 && !isStatic) {
      verdicts.push({ ...m, status: 'unreached', killedBy: null });
      continue;
    }
    const own = isStatic ? new Worker(file, { __STRYKER_ACTIVE_MUTANT__: m.id }) : worker;
    let answer = null;
    let stood = 0;
    for (const asked of portions(inOrder(isStatic ? everything : list, m.file))) {
      answer = await own.ask({ k: 'mutant', id: m.id, tests: asked }, PATIENCE);
      if (answer === null || answer.killedBy !== null) break;
      stood += PORTION;
      if (stood >= ENDURANCE) break;
    }
    if (answer !== null && answer.killedBy !== null) {
      const found = finds.get(m.file) ?? new Map();
      finds.set(m.file, found.set(answer.killedBy, (found.get(answer.killedBy) ?? 0) + 1));
    }
    if (isStatic) own.stop();
    verdicts.push({
      ...m,
      status: answer === null ? 'timeout' : answer.killedBy === null ? 'survived' : 'killed',
      killedBy: answer?.killedBy ?? null,
    });
    if (verdicts.length % 100 === 0)
      console.error(
        `${verdicts.length} of ${chosen.length}, ${verdicts.filter((v) => v.killedBy !== null).length} found`,
      );
  }
  worker.stop();
}
await Promise.all(Array.from({ length: Number(values.workers) }, work));

verdicts.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
const alive = verdicts.filter(({ status }) => status === 'survived' || status === 'unreached');
const killed = verdicts.length - alive.length;
mkdirSync('coverage', { recursive: true });
writeFileSync(`coverage/mutation-${parts.join('-')}.json`, `${JSON.stringify(verdicts, null, 1)}\n`);
if (values.list) {
  for (const v of alive)
    console.log(
      `${v.file}:${v.line}:${v.column} ${v.status} ${v.mutator}: ${v.original} -> ${v.replacement}`,
    );
}
const count = (/** @type {string} */ status) => verdicts.filter((v) => v.status === status).length;
console.log(
  `${parts.join(', ')}: ${killed} of ${verdicts.length} mutants found ` +
    `(${((100 * killed) / verdicts.length).toFixed(1)} %, lower 95 % bound ${(100 * lowerBound(killed, verdicts.length)).toFixed(1)} %); ` +
    `${count('killed')} by a test, ${count('timeout')} never end, ${count('survived')} survive, ${count('unreached')} are reached by no test`,
);
