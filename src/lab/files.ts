/** The one place where the lab reads files. */
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Saying, saying } from '../strings/saying.ts';
import { fileSpot, ScenarioError } from './reader.ts';

/**
 * Scenario files under these paths: a file as it is named, a folder with all `.json` files below it, sorted. Packages and what
 * is hidden hold none and are not walked, nor is a folder that cannot be read.
 */
export function scenarioFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => (folder(path) ? below(path) : [path]));
}

/** The text of one scenario file. Throws a ScenarioError that names the file. */
export function readScenarioFile(file: string): string {
  return attempt(file, () => readFileSync(file, 'utf8'));
}

const folder = (path: string): boolean => attempt(path, () => statSync(path).isDirectory());

function below(path: string): string[] {
  return entriesOf(path)
    .filter((entry) => (entry.isDirectory() ? isWalked(entry.name) : entry.name.endsWith('.json')))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? below(join(path, entry.name)) : [join(path, entry.name)]));
}

const isWalked = (name: string): boolean => name !== 'node_modules' && !name.startsWith('.');

function entriesOf(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

function attempt<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ScenarioError(fileSpot(path), UNREADABLE[code ?? ''] ?? String((error as Error).message));
  }
}

const UNREADABLE: Readonly<Record<string, Saying>> = {
  ENOENT: saying('files', 'noSuchPath'),
  ENOTDIR: saying('files', 'noSuchPath'),
  EISDIR: saying('scenarioFaults', 'folder'),
  EACCES: saying('files', 'notReadable'),
};
