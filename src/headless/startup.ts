/** How long the client takes to its first frame, against the smallest program of the same library. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { packageRoot } from '../decks/packageRoot.ts';
import { median } from './bench.ts';

const RUNS = 9;
const GIVE_UP_MS = 20_000;

/** What is used of the development packages; they are no part of the installed client. */
interface PtyModule {
  spawn(file: string, args: string[], options: Record<string, unknown>): Pty;
}
interface Pty {
  onData(listener: (data: string) => void): void;
  onExit(listener: () => void): void;
  kill(): void;
}
interface Bundler {
  build(options: Record<string, unknown>): Promise<unknown>;
}

const HELLO = `import { createElement } from 'react';
import { render, Text } from 'ink';
render(createElement(Text, null, 'Hello, duellist'));
setInterval(() => {}, 1000);
`;

/** First frame of `client` over that of a bundled hello-world; null where the development packages are missing. */
export async function startupRatio(client: string): Promise<number | null> {
  const pty = await optional<PtyModule>('@lydell/node-pty');
  const bundler = await optional<Bundler>('esbuild');
  if (pty === null || bundler === null || !existsSync(client)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'duelo-bench-'));
  try {
    const hello = join(folder, 'hello.mjs');
    await bundleHello(bundler, join(folder, 'source.mjs'), hello);
    const times = { client: [] as number[], hello: [] as number[] };
    for (let run = 0; run <= RUNS; run += 1) {
      const client_ = await firstFrame(pty, client, folder);
      const hello_ = await firstFrame(pty, hello, folder);
      // The first run only warms the file cache.
      if (run === 0) continue;
      times.client.push(client_);
      times.hello.push(hello_);
    }
    return Math.round((median(times.client) / median(times.hello)) * 100) / 100;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The name is not written out at the import, so that the bundle does not take the package in. */
async function optional<T>(name: string): Promise<T | null> {
  try {
    return (await import(name)) as T;
  } catch {
    return null;
  }
}

async function bundleHello(bundler: Bundler, source: string, outfile: string): Promise<void> {
  writeFileSync(source, HELLO);
  await bundler.build({
    entryPoints: [source],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    minify: true,
    nodePaths: [join(packageRoot(), 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'no-ink-devtools',
        setup(build: {
          onResolve(f: object, r: (args: { path: string; resolveDir: string }) => object | null): void;
          onLoad(f: object, r: () => object): void;
        }) {
          build.onResolve({ filter: /^\.\/devtools\.js$/ }, (args) =>
            /[\\/]ink[\\/]build$/.test(args.resolveDir) ? { path: args.path, namespace: 'empty' } : null,
          );
          build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
        },
      },
    ],
    logLevel: 'silent',
  });
}

/** Milliseconds from the start of a program to the first letter on its terminal. */
function firstFrame(pty: PtyModule, script: string, home: string): Promise<number> {
  const { CI: _, CONTINUOUS_INTEGRATION: __, NO_COLOR: ___, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = pty.spawn(process.execPath, [script], {
      cols: 80,
      rows: 24,
      name: 'xterm-256color',
      env: { ...env, DUELO_HOME: join(home, 'data'), TERM: 'xterm-256color' },
    });
    let text = '';
    let done = false;
    const end = (settle: () => void): void => {
      if (done) return;
      done = true;
      clearTimeout(timer);
      child.kill();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error(`${script} drew nothing`))), GIVE_UP_MS);
    child.onData((data) => {
      text += data;
      if (/\p{L}{3}/u.test(stripVTControlCharacters(text))) {
        const took = performance.now() - began;
        end(() => resolve(took));
      }
    });
    child.onExit(() => end(() => reject(new Error(`${script} ended before it drew: ${text.slice(-200)}`))));
  });
}
