/** Starts the opponent's worker from the bundle, or from source where a TypeScript loader is needed. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CardDef } from '../engine/index.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** Node 20 loads no .ts file in a worker; the loader has to be registered inside it first. */
const BOOTSTRAP = `
const { workerData } = require('node:worker_threads');
import('tsx/esm/api').then((api) => { api.register(); return import(workerData.url); });
`;
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** Beside this file: the source's worker, or the bundle's. */
export function defaultWorkerUrl(): URL {
  const here = import.meta.url;
  return new URL(here.endsWith('.ts') ? './worker.ts' : './ai.worker.js', here);
}

export interface Thread {
  post(message: ToWorker): void;
  stop(): Promise<void>;
}

/** A running worker with the cards loaded; null when there is no file to run. May throw. */
export function startThread(
  url: URL,
  defs: readonly CardDef[],
  on: { message: (message: FromWorker) => void; fault: (text: string) => void },
): Thread | null {
  if (url.protocol === 'file:' && !existsSync(fileURLToPath(url))) return null;
  const options = { resourceLimits: MEMORY, execArgv: [] };
  const worker = url.pathname.endsWith('.ts')
    ? new Worker(BOOTSTRAP, { ...options, eval: true, workerData: { url: url.href } })
    : new Worker(url, options);
  let stopped = false;
  worker.on('message', (message: FromWorker) => on.message(message));
  worker.on('error', (error) => {
    if (!stopped) on.fault(error instanceof Error ? error.message : String(error));
  });
  worker.on('exit', (code) => {
    if (!stopped) on.fault(`the worker ended with code ${code}`);
    stopped = true;
  });
  // The client may end while the worker waits.
  worker.unref();
  worker.postMessage({ k: 'init', defs } satisfies ToWorker);
  return {
    post: (message) => worker.postMessage(message),
    stop: async () => {
      stopped = true;
      await worker.terminate();
    },
  };
}
