// @ts-check
// Bundles the client into dist/. Flags: --quiet (say nothing unless it fails), --if-stale (only when a
// source is newer than the last build), --clean (empty dist/ first, for a package).
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stamp = join(dist, '.stamp');
const cardScript = join(root, 'scripts/build-cards.ts');
const cardFiles = [join(dist, 'pool.json'), join(dist, 'known.json')];
const entries = { cli: 'src/cli.tsx', 'ai.worker': 'src/ai/worker.ts' };
const HOUR = 3_600_000;

/**
 * Newest change among files and folders (a folder counts, so that a deletion is seen), in ms.
 * @param {string[]} paths
 * @returns {number}
 */
function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    const info = statSync(path, { throwIfNoEntry: false });
    if (!info) continue;
    latest = Math.max(latest, info.mtimeMs);
    if (info.isDirectory())
      latest = Math.max(latest, newest(readdirSync(path).map((name) => join(path, name))));
  }
  return latest;
}

/**
 * @param {string} path
 * @returns {number}
 */
function builtAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string[]} names */
function inRoot(...names) {
  return names.map((name) => join(root, name));
}

/** Whether a source is newer than the last complete build. */
export function isStale() {
  const sources = inRoot(
    'src',
    'scripts/build.mjs',
    'scripts/build-cards.ts',
    'package.json',
    'package-lock.json',
  );
  const done = builtAt(stamp);
  if (done === 0 || newest(sources) > done) return true;
  return existsSync(cardScript) && cardFiles.some((file) => !existsSync(file));
}

function buildCards() {
  if (!existsSync(cardScript)) return;
  const sources = inRoot('src/engine', 'src/cards', 'src/text', 'scripts/build-cards.ts');
  const oldest = Math.min(...cardFiles.map(builtAt));
  if (oldest > newest(sources)) return;
  // stdout stays free: `duelo … --json` started through `npm start` owns it.
  const run = spawnSync(process.execPath, ['--import', 'tsx', cardScript], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    process.stderr.write(run.stdout ?? '');
    throw new Error('scripts/build-cards.ts failed');
  }
}

/** @type {import('esbuild').Plugin} */
const noDevtools = {
  name: 'no-ink-devtools',
  setup(build) {
    // Ink's devtools hook needs react-devtools-core, which is not installed.
    build.onResolve({ filter: /^\.\/devtools\.js$/ }, (args) =>
      /[\\/]ink[\\/]build$/.test(args.resolveDir) ? { path: args.path, namespace: 'empty' } : null,
    );
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

async function bundle() {
  const { build } = await import('esbuild');
  const entryPoints = Object.fromEntries(
    Object.entries(entries).filter(([, source]) => existsSync(join(root, source))),
  );
  if (Object.keys(entryPoints).length === 0) return [];
  const result = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: 'dist',
    // Beside the entries, so that new URL('./pool.json', import.meta.url) means the same in every file.
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Bundled CommonJS packages call require() for node's own modules.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [noDevtools],
    logLevel: 'warning',
    write: false,
  });
  return result.outputFiles;
}

/**
 * Writes the output so that a client started from the last build, or being started now, keeps working: each
 * file appears whole, entries come after the chunks they import, and old chunks stay for an hour.
 * @param {import('esbuild').OutputFile[]} files
 */
function writeOutput(files) {
  const isChunk = (/** @type {string} */ path) => basename(path).startsWith('chunk-');
  const ordered = [...files].sort((a, b) => Number(isChunk(b.path)) - Number(isChunk(a.path)));
  for (const file of ordered) {
    const part = `${file.path}.${process.pid}.part`;
    const runs = basename(file.path) === 'cli.js';
    const shebang = runs && !file.text.startsWith('#!') ? '#!/usr/bin/env node\n' : '';
    writeFileSync(part, shebang + file.text, { mode: runs ? 0o755 : 0o644 });
    renameSync(part, file.path);
  }
  const fresh = new Set(files.map((file) => basename(file.path)));
  for (const name of readdirSync(dist)) {
    if (!isChunk(name) || fresh.has(name)) continue;
    if (Date.now() - builtAt(join(dist, name)) > HOUR) rmSync(join(dist, name), { force: true });
  }
}

/** Builds everything. Throws when a source does not compile. */
export async function buildAll({ quiet = false, clean = false } = {}) {
  const started = Date.now();
  if (clean) rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  buildCards();
  const files = await bundle();
  writeOutput(files);
  // A source saved while the build ran must count as newer.
  writeFileSync(stamp, '');
  utimesSync(stamp, started / 1000, started / 1000);
  if (quiet) return;
  for (const file of files) {
    console.log(
      `${relative(root, file.path).padEnd(36)} ${(file.contents.length / 1024).toFixed(1).padStart(8)} kB`,
    );
  }
  console.log(`built in ${Date.now() - started} ms`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const flags = new Set(process.argv.slice(2));
  if (!flags.has('--if-stale') || isStale()) {
    try {
      await buildAll({ quiet: flags.has('--quiet'), clean: flags.has('--clean') });
    } catch (error) {
      // esbuild has printed its own messages already.
      const known = error instanceof Error && 'errors' in error;
      console.error(
        known ? 'build failed' : `build failed: ${error instanceof Error ? error.message : error}`,
      );
      process.exit(1);
    }
  }
}
