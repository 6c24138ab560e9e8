/** A program in a real pseudo-terminal, and what is on its screen: node-pty for the one, xterm for the other. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pty from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { build, type Plugin } from 'esbuild';

export interface Run {
  readonly pid: number;
  /** The lines on the screen, without trailing spaces. */
  lines(): string[];
  /** The same as one string. */
  text(): string;
  /** Resolves when all bytes so far are on the screen. */
  drawn(): Promise<void>;
  /** All bytes so far. */
  output(): string;
  /** Forgets the bytes so far. */
  forget(): void;
  isAlternate(): boolean;
  isCursorHidden(): boolean;
  send(keys: string): void;
  resize(columns: number, rows: number): void;
  signal(name: NodeJS.Signals): void;
  /** Waits until the screen shows it; fails with the screen in the message. */
  shows(what: string | RegExp, ms?: number): Promise<void>;
  /** Waits until it holds. */
  until(holds: () => boolean, what: string, ms?: number): Promise<void>;
  /** The exit code; 128 + n for a signal that nobody handled. */
  exited(ms?: number): Promise<number>;
  kill(): void;
}

export interface RunOptions {
  columns?: number;
  rows?: number;
  env?: Record<string, string | undefined>;
  cwd?: string;
}

/** Shorter than a test's own time, so that the message shows the screen. */
const WAIT = 15_000;
const HIDE = '\u001B[?25l';
const SHOW = '\u001B[?25h';
const runs = new Set<Run>();

/** Ends what a test has left running. */
export function endRuns(): void {
  for (const run of runs) run.kill();
  runs.clear();
}

export function start(file: string, args: readonly string[], options: RunOptions = {}): Run {
  const { columns = 80, rows = 24, cwd } = options;
  const env: Record<string, string> = {};
  // The client in a test is a player's, not a build machine's.
  const given = { ...process.env, CI: undefined, CONTINUOUS_INTEGRATION: undefined, NO_COLOR: undefined };
  const fixed = {
    NODE_ENV: undefined,
    FORCE_COLOR: undefined,
    VITEST: undefined,
    LANG: 'C.UTF-8',
    LC_ALL: '',
  };
  for (const [key, value] of Object.entries({ ...given, ...fixed, TERM: 'xterm-256color', ...options.env })) {
    if (value !== undefined) env[key] = value;
  }
  const term = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 500 });
  const child = pty.spawn(file, [...args], {
    name: env.TERM ?? 'xterm-256color',
    cols: columns,
    rows,
    env,
    ...(cwd === undefined ? {} : { cwd }),
  });
  let output = '';
  let cursorHidden = false;
  let code: number | null = null;
  child.onData((data) => {
    output += data;
    const [hide, show] = [data.lastIndexOf(HIDE), data.lastIndexOf(SHOW)];
    if (hide !== show) cursorHidden = hide > show;
    term.write(data);
  });
  child.onExit(({ exitCode, signal }) => {
    code = signal ? 128 + signal : exitCode;
  });
  const lines = (): string[] => {
    const { active } = term.buffer;
    return Array.from({ length: term.rows }, (_, row) =>
      (active.getLine(active.viewportY + row)?.translateToString(true) ?? '').trimEnd(),
    );
  };
  const text = (): string => lines().join('\n');
  const until = async (holds: () => boolean, what: string, ms = WAIT): Promise<void> => {
    const end = performance.now() + ms;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`${what} did not happen; the screen:\n${text()}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const drawn = (): Promise<void> => new Promise((resolve) => term.write('', resolve));
  const run: Run = {
    pid: child.pid,
    lines,
    text,
    drawn,
    output: () => output,
    forget() {
      output = '';
    },
    isAlternate: () => term.buffer.active.type === 'alternate',
    isCursorHidden: () => cursorHidden,
    send: (keys) => child.write(keys),
    resize(width, height) {
      term.resize(width, height);
      child.resize(width, height);
    },
    signal: (name) => process.kill(child.pid, name),
    shows: (what, ms) =>
      until(
        () => (typeof what === 'string' ? text().includes(what) : what.test(text())),
        `"${what}" on the screen`,
        ms,
      ),
    until,
    async exited(ms) {
      await until(() => code !== null, 'the exit', ms);
      await drawn();
      return code ?? -1;
    },
    kill() {
      try {
        child.kill('SIGKILL');
      } catch {}
    },
  };
  runs.add(run);
  return run;
}

/** Ink's devtools hook needs a package that is not installed. */
const noDevtools: Plugin = {
  name: 'no-ink-devtools',
  setup(hooks) {
    hooks.onResolve({ filter: /^\.\/devtools\.js$/ }, (args) =>
      /[\\/]ink[\\/]build$/.test(args.resolveDir) ? { path: args.path, namespace: 'empty' } : null,
    );
    hooks.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** Bundles a script of this folder as the client is bundled; `remove` deletes it. */
export async function bundle(script: string): Promise<{ file: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'duelo-e2e-'));
  await build({
    entryPoints: [fileURLToPath(new URL(script, import.meta.url))],
    outdir: folder,
    entryNames: 'script',
    chunkNames: 'chunk-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [noDevtools],
    logLevel: 'error',
  });
  // The names of all cards lie beside the bundle.
  copyFileSync(
    fileURLToPath(new URL('../../src/cards/facts/known.json', import.meta.url)),
    join(folder, 'known.json'),
  );
  return {
    file: join(folder, 'script.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
