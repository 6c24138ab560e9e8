import { chmodSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Where everything is kept: `--data-dir`, else DUELO_HOME, else the place conf takes for a project called duelo
 * (said here once more because asking conf means loading its validator).
 */
export function dataFolder(flag?: string, env: NodeJS.ProcessEnv = process.env): string {
  const wanted = flag || env.DUELO_HOME;
  return wanted ? resolve(wanted) : defaultFolder(env);
}

function defaultFolder(env: NodeJS.ProcessEnv): string {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Preferences', 'duelo');
  if (process.platform === 'win32') {
    return join(env.APPDATA || join(homedir(), 'AppData', 'Roaming'), 'duelo', 'Config');
  }
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'duelo');
}

/** Makes a folder only its owner can read. One that is there already keeps its rights. */
export function ensureFolder(path: string): string {
  const made = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (made !== undefined) chmodSync(path, 0o700);
  return path;
}
