import { existsSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type Conf from 'conf';
import type { Schema } from 'conf';
import { ensureFolder } from './folder.ts';
import { withLock } from './lock.ts';
import type { Report } from './types.ts';

type ConfClass = typeof Conf;

export interface StoreSpec<T extends Record<string, unknown>> {
  folder: string;
  /** File name without `.json`. */
  name: string;
  schema: Schema<T>;
  /** What `get` says of keys that are not in the file. */
  defaults: T;
}

/**
 * One conf file with a copy in memory. `get` reads the file only when another client has changed it, and `update` gets
 * what is in the file now, so that two clients writing at the same time lose nothing.
 */
export interface Store<T extends Record<string, unknown>> {
  readonly path: string;
  get(): Readonly<T>;
  /** `change` gets a copy of the newest content and edits it in place. */
  update(change: (content: T) => void): void;
}

/** Opens a store. A file that is no valid JSON or breaks the schema is renamed, never overwritten, and `report` says so. */
export function openStore<T extends Record<string, unknown>>(
  conf: ConfClass,
  spec: StoreSpec<T>,
  report: Report,
): Store<T> {
  ensureFolder(spec.folder);
  const path = join(spec.folder, `${spec.name}.json`);
  const open = (): Conf<T> =>
    new conf<T>({
      cwd: spec.folder,
      configName: spec.name,
      schema: spec.schema,
      configFileMode: 0o600,
      clearInvalidConfig: false,
      accessPropertiesByDotNotation: false,
    });
  const openSafely = (): Conf<T> => rescue(open, () => setAside(path, report));
  let file = openSafely();
  const read = (): T =>
    rescue(
      () => file.store,
      () => {
        setAside(path, report);
        file = openSafely();
      },
    );
  let copy = { ...spec.defaults, ...read() };
  let seen = stampOf(path);

  return {
    path,
    get: () => {
      const now = stampOf(path);
      if (now !== seen) {
        copy = { ...spec.defaults, ...read() };
        seen = now;
      }
      return copy;
    },
    update: (change) => {
      ensureFolder(spec.folder);
      withLock(`${path}.lock`, () => {
        const content = structuredClone({ ...spec.defaults, ...read() });
        change(content);
        file.store = withoutDefaults(content, spec.defaults);
        copy = content;
        seen = stampOf(path);
      });
    },
  };
}

/** A default that is changed in a later version reaches everybody who never chose otherwise. */
function withoutDefaults<T extends Record<string, unknown>>(content: T, defaults: T): T {
  const kept = Object.entries(content).filter(
    ([key, value]) => !(key in defaults) || JSON.stringify(value) !== JSON.stringify(defaults[key]),
  );
  return Object.fromEntries(kept) as T;
}

function rescue<R>(attempt: () => R, mend: () => void): R {
  try {
    return attempt();
  } catch (error) {
    if (!isInvalid(error)) throw error;
    mend();
    return attempt();
  }
}

function isInvalid(error: unknown): boolean {
  return (
    error instanceof SyntaxError ||
    (error instanceof Error && error.message.startsWith('Config schema violation'))
  );
}

function setAside(path: string, report: Report): void {
  if (!existsSync(path)) return;
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const free = ['', ...Array.from({ length: 99 }, (_, i) => `-${i + 2}`)]
    .map((more) => path.replace(/\.json$/, `.bad-${time}${more}.json`))
    .find((name) => !existsSync(name));
  if (free === undefined)
    throw new Error(`${path}: cannot be read, and there is no free name to set it aside`);
  renameSync(path, free);
  report(`${basename(path)} could not be read. It is kept as ${basename(free)}, and an empty one was begun.`);
}

function stampOf(path: string): string {
  const info = statSync(path, { throwIfNoEntry: false });
  return info === undefined ? '' : `${info.mtimeMs} ${info.size} ${info.ino}`;
}
