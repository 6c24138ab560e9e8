// @ts-check
// Writes docs/rules.md: each rule, where it is kept and what tests it. With --check nothing is written; it fails when the
// page is stale, when a rule has neither a test nor a written reason, or when an id is cited that no rule has.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ path: string, text: string }} TextFile  path from the repository's root, with forward slashes
 * @typedef {{ id: string, summary: string, profiles: 'all' | readonly string[], fields?: readonly string[], shows?: readonly string[] }} Rule
 * @typedef {{ where: string, title: string }} Test  `where`: a test file, or the file of a scenario
 * @typedef {{ profile: string, values: unknown[] }} Value
 * @typedef {{ rules: readonly Rule[], valuesOf: (rule: Rule) => Value[], reasons: Record<string, string | { part: string }>, files: readonly TextFile[] }} Given
 */

const ID = /\b[A-Z]+-\d\d\b/g;
/** How many places, tests and scenarios are named for one rule. */
const MOST = { places: 8, tests: 5, scenarios: 3 };
const PAGE = 'docs/rules.md';
const REASONS = 'docs/rules-reasons.json';

const QUOTED = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/.source;
/** The title of a test or of a group of tests, also behind a table, and of a row of such a table. */
const TITLES = [
  new RegExp(`\\b(?:test|it|describe)(?:\\.\\w+)*\\(\\s*${QUOTED}`, 'g'),
  new RegExp(`\\)\\(\\s*${QUOTED}\\s*,`, 'g'),
  new RegExp(`^\\s*\\[\\s*${QUOTED}`, 'gm'),
];

/**
 * Titles of the tests in a file that cite an id.
 * @param {TextFile} file
 * @returns {Test[]}
 */
function titlesIn({ path, text }) {
  return TITLES.flatMap((pattern) => [...text.matchAll(pattern)])
    .map((found) => ({ at: found.index, title: found[2] ?? '' }))
    .filter(({ title }) => title.includes(' ') && title.match(ID) !== null)
    .sort((a, b) => a.at - b.at)
    .map(({ title }) => ({ where: path, title: title.replace(/\\(.)/g, '$1') }));
}

/**
 * Scenarios of a file whose name or reason cites an id; the title is the scenario's id, what it cites comes behind it.
 * @param {TextFile} file
 * @returns {(Test & { cites: string })[]}
 */
function scenariosIn({ path, text }) {
  const found = [];
  let id = '';
  for (const [, key, value = ''] of text.matchAll(/"(id|name|why)"\s*:\s*"((?:\\.|[^"\\])*)"/g)) {
    if (key === 'id') id = value;
    else if (value.match(ID) !== null) found.push({ where: path, title: id, cites: value });
  }
  return found;
}

/**
 * For each id: where it is kept, and its tests and scenarios.
 * @param {readonly TextFile[]} files
 */
function citations(files) {
  /** @type {Map<string, { places: string[], tests: Test[], scenarios: Test[] }>} */
  const cited = new Map();
  /** @param {string} id */
  const of = (id) => {
    const known = cited.get(id) ?? { places: [], tests: [], scenarios: [] };
    cited.set(id, known);
    return known;
  };
  for (const file of files) {
    // A sentence may name a rule; what keeps it is elsewhere.
    if (file.path.startsWith('src/strings/')) continue;
    if (file.path.startsWith('src/')) {
      for (const id of new Set(file.text.match(ID) ?? [])) of(id).places.push(file.path);
    } else if (file.path.endsWith('.json')) {
      for (const { cites, ...scenario } of scenariosIn(file)) {
        for (const id of new Set(cites.match(ID) ?? [])) of(id).scenarios.push(scenario);
      }
    } else {
      for (const test of titlesIn(file)) {
        for (const id of new Set(test.title.match(ID) ?? [])) of(id).tests.push(test);
      }
    }
  }
  return cited;
}

/**
 * The worked examples that show a rule.
 * @param {string} id
 * @param {readonly Rule[]} rules
 */
const examplesOf = (id, rules) => rules.filter(({ shows }) => shows?.includes(id)).map((rule) => rule.id);

/**
 * What is wrong with the rules and their tests, one line each.
 * @param {Given} given
 * @returns {string[]}
 */
export function problems({ rules, reasons, files }) {
  const cited = citations(files);
  const ids = new Set(rules.map(({ id }) => id));
  const groups = new Set(rules.map(({ id }) => id.slice(0, id.indexOf('-'))));
  const has = (/** @type {string} */ id) =>
    (cited.get(id)?.tests.length ?? 0) + (cited.get(id)?.scenarios.length ?? 0) > 0;
  const isTested = (/** @type {string} */ id) => has(id) || examplesOf(id, rules).some(has);
  // of a rule that is kept in part the rest has a reason, and the kept part its test
  const untested = (/** @type {string} */ id) => typeof reasons[id] === 'string';
  return [
    ...rules
      .filter(({ id }) => !isTested(id) && !untested(id))
      .map(({ id, summary }) => `${id} has neither a test nor a reason in ${REASONS}: ${summary}`),
    ...Object.keys(reasons)
      .filter((id) => !ids.has(id) || (untested(id) && isTested(id)))
      .map((id) => `${REASONS}: ${id} ${ids.has(id) ? 'has a test; its reason goes' : 'is no rule'}`),
    ...[...cited]
      .filter(([id]) => groups.has(id.slice(0, id.indexOf('-'))) && !ids.has(id))
      .map(([id, { places, tests, scenarios }]) => {
        const where = places[0] ?? tests[0]?.where ?? scenarios[0]?.where;
        return `${where}: ${id} is no rule`;
      }),
  ];
}

/**
 * @param {unknown} value
 * @returns {string}
 */
const worded = (value) => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  return String(value);
};

/** @param {string} text */
const code = (text) => `\`${text}\``;

/**
 * @param {readonly string[]} list
 * @param {number} most
 */
const some = (list, most) =>
  list.length > most ? `${list.slice(0, most).join(' · ')} · and others` : list.join(' · ');

/**
 * @param {Given} given
 * @returns {string}
 */
export function page({ rules, valuesOf, reasons, files }) {
  const cited = citations(files);
  const lines = [
    '# Rules',
    '',
    'Every rule by its id, where the program keeps it, and what tests it. Written by `node scripts/rules.mjs` from `src/text/rules/`, the comments in `src/` and the titles of the tests; `duelo rules` shows the sentences.',
  ];
  let group = '';
  for (const rule of rules) {
    const next = rule.id.slice(0, rule.id.indexOf('-'));
    if (next !== group) lines.push('', `## ${next}`);
    group = next;
    const { places = [], tests = [], scenarios = [] } = cited.get(rule.id) ?? {};
    lines.push('', `**${rule.id}** ${rule.summary}`);
    if (rule.profiles !== 'all') lines.push(`- Rules: ${rule.profiles.join(', ')}`);
    const values = valuesOf(rule).map(
      ({ profile, values: list }) => `${profile} ${list.map(worded).join(', ')}`,
    );
    if (values.length > 0) lines.push(`- Values: ${values.join(' · ')}`);
    if (rule.shows !== undefined) lines.push(`- Shows: ${rule.shows.join(', ')}`);
    const examples = examplesOf(rule.id, rules);
    if (examples.length > 0) lines.push(`- Examples: ${examples.join(', ')}`);
    if (places.length > 0) lines.push(`- Kept in: ${some(places.map(code), MOST.places)}`);
    if (tests.length > 0)
      lines.push(
        `- Tests: ${some(
          tests.map(({ where, title }) => `${code(where.replace(/^test\//, ''))} ${title}`),
          MOST.tests,
        )}`,
      );
    if (scenarios.length > 0)
      lines.push(
        `- Scenarios: ${some(
          scenarios.map(({ where, title }) => `${code(where.replace(/^test\//, ''))} ${title}`),
          MOST.scenarios,
        )}`,
      );
    const reason = reasons[rule.id];
    if (typeof reason === 'string') lines.push(`- No test: ${reason}`);
    else if (reason !== undefined) lines.push(`- Not kept: ${reason.part}`);
  }
  return `${lines.join('\n')}\n`;
}

/** @returns {Promise<Given>} */
async function readAll() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/text/rulebook.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { englishRules, valuesOf } = await import(`data:text/javascript;base64,${source}`);
  const walk = (/** @type {string} */ folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort();
  const paths = [
    ...walk('src').filter((path) => /\.tsx?$/.test(path)),
    ...walk('test').filter((path) => /\.test\.tsx?$/.test(path)),
    ...walk('test/conformance').filter((path) => path.endsWith('.json')),
    ...walk('test/scenarios').filter((path) => path.endsWith('.json')),
  ];
  return {
    rules: englishRules.all,
    valuesOf,
    reasons: JSON.parse(readFileSync(join(root, REASONS), 'utf8')),
    files: paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  };
}

async function main() {
  const at = fileURLToPath(new URL(`../${PAGE}`, import.meta.url));
  const given = await readAll();
  const text = page(given);
  const faults = problems(given);
  if (!process.argv.includes('--check')) writeFileSync(at, text);
  else if (!existsSync(at) || readFileSync(at, 'utf8') !== text)
    faults.push(`${PAGE} is stale: node scripts/rules.mjs writes it`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
