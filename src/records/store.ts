import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type Conf from 'conf';
import type { Schema } from 'conf';
import { saying } from '../strings/saying.ts';
import { CannotKeep, ensureFolder, why } from './folder.ts';
import { withLock } from './lock.ts';
import type { Report } from './types.ts';

type ConfClass = typeof Conf;

export interface StoreSpec<T extends Record<string, unknown>> {
  folder: string;
  /** File name without `.json`. */
  name: string;
  schema: Schema<T>;
  /** Whether what was read can be used; the schema says the same, but needs its validator loaded. */
  isSound: (content: Record<string, unknown>) => boolean;
  /** What `get` says of keys that are not in the file. */
  defaults: T;
}

/** conf, once it is loaded, and what is written when it is. */
export interface Writer {
  conf(): ConfClass | null;
  /** Calls back when conf is loaded. */
  later(write: () => void): void;
}

/**
 * One conf file with a copy in memory. `get` reads the file only when another client has changed it, and `update` gets
 * what is in the file now, so that two clients writing at the same time lose nothing. Reading needs no conf, whose
 * validator takes longer to load than all else before the first frame; a change made before it is there is in the copy at
 * once and in the file a moment later.
 */
export interface Store<T extends Record<string, unknown>> {
  readonly path: string;
  get(): Readonly<T>;
  /**
   * `change` gets a copy of the newest content and edits it in place. What cannot be written is reported and holds until the
   * client ends; with `must` nothing is changed then, and CannotKeep is thrown.
   */
  update(change: (content: T) => void, must?: boolean): void;
}

/** Opens a store. A file that is no valid JSON or breaks the schema is renamed, never overwritten, and `report` says so. */
export function openStore<T extends Record<string, unknown>>(
  spec: StoreSpec<T>,
  writer: Writer,
  report: Report,
): Store<T> {
  const path = join(spec.folder, `${spec.name}.json`);
  const { defaults } = spec;
  const open = (conf: ConfClass): Conf<T> =>
    new conf<T>({
      cwd: spec.folder,
      configName: spec.name,
      schema: spec.schema,
      configFileMode: 0o600,
      clearInvalidConfig: false,
      accessPropertiesByDotNotation: false,
    });
  const rescue = <R>(attempt: () => R): R => {
    try {
      return attempt();
    } catch (error) {
      if (!isInvalid(error)) throw error;
      setAside(path, report);
      return attempt();
    }
  };
  const read = (): T => ({ ...defaults, ...rescue(() => readSound(path, spec)) });
  let file: Conf<T> | null = null;
  let waiting: ((content: T) => void)[] = [];
  let copy = read();
  let seen = stampOf(path);

  /** Null, or why it cannot be written. */
  const write = (conf: ConfClass, changes: readonly ((content: T) => void)[]): CannotKeep | null => {
    try {
      writeNow(conf, changes);
      return null;
    } catch (error) {
      const isKnown = error instanceof CannotKeep;
      if (!isKnown && (error as NodeJS.ErrnoException).code === undefined) throw error;
      const reason = isKnown ? error.reason : why(error);
      return new CannotKeep(saying('keeping', 'notWritten', basename(path), reason), reason);
    }
  };
  const writeNow = (conf: ConfClass, changes: readonly ((content: T) => void)[]): void => {
    ensureFolder(spec.folder);
    withLock(`${path}.lock`, () => {
      // One that was removed meanwhile is begun anew with what was in it.
      const content = structuredClone(existsSync(path) ? read() : copy);
      for (const change of changes) change(content);
      file ??= rescue(() => open(conf));
      file.store = withoutDefaults(content, defaults);
      copy = content;
      seen = stampOf(path);
    });
  };
  return {
    path,
    get: () => {
      const now = stampOf(path);
      if (now === seen || now === '') return copy;
      seen = now;
      try {
        copy = structuredClone(read());
        for (const change of waiting) change(copy);
      } catch (error) {
        // What was read before is better than nothing.
        if (!(error instanceof CannotKeep)) throw error;
        report(error.saying);
      }
      return copy;
    },
    update: (change, must = false) => {
      const conf = writer.conf();
      const problem = conf === null ? null : write(conf, [change]);
      if (conf !== null && problem === null) return;
      if (problem !== null && must) throw problem;
      if (problem !== null) report(problem.saying);
      copy = structuredClone(copy);
      change(copy);
      if (conf !== null) return;
      waiting.push(change);
      writer.later(() => {
        const loaded = writer.conf();
        const changes = waiting;
        waiting = [];
        const late = loaded === null || changes.length === 0 ? null : write(loaded, changes);
        if (late !== null) report(late.saying);
      });
    },
  };
}

/** The content of a store's file, empty when there is none. Throws SyntaxError for one that cannot be used. */
function readSound<T extends Record<string, unknown>>(path: string, { isSound }: StoreSpec<T>): T {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return {} as T;
    throw new CannotKeep(saying('keeping', 'cannotRead', path, why(error)), why(error));
  }
  const content: unknown = JSON.parse(text);
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  if (!isObject || !isSound(content as Record<string, unknown>)) {
    throw new SyntaxError(`${path}: not what this store holds`);
  }
  return content as T;
}

/** A default that is changed in a later version reaches everybody who never chose otherwise. */
function withoutDefaults<T extends Record<string, unknown>>(content: T, defaults: T): T {
  const kept = Object.entries(content).filter(
    ([key, value]) => !(key in defaults) || JSON.stringify(value) !== JSON.stringify(defaults[key]),
  );
  return Object.fromEntries(kept) as T;
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
  if (free === undefined) throw new CannotKeep(saying('keeping', 'noFreeName', path));
  renameSync(path, free);
  report(saying('keeping', 'setAside', basename(path), basename(free)));
}

function stampOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return '';
  }
}
