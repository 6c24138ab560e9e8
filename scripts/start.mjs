// @ts-check
// `npm start`: builds when a source has changed, then becomes the client. The client runs in this very process,
// so that the terminal, signals and exit codes are its own.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isStale } from './build.mjs';

if (isStale()) {
  // A process of its own keeps the bundler out of the client's memory.
  const build = fileURLToPath(new URL('./build.mjs', import.meta.url));
  const run = spawnSync(process.execPath, [build, '--quiet'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (run.status !== 0) process.exit(run.status ?? 1);
}

const client = new URL('../dist/cli.js', import.meta.url);
process.argv[1] = fileURLToPath(client);
await import(client.href);
