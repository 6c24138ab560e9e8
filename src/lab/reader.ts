import { nearest } from '../cards/spelling.ts';
import { JsonError, parseJson } from './json.ts';

/** Reads plain JSON values strictly: every problem says where it is and what was expected there. */

/** Input that is not a scenario. The message is `file: scenario id: path: what was expected`. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** The way to a value: the scenario it is in and the keys that lead to it. */
export interface Spot {
  /** `file: scenario id`, or the file alone where no id is known yet. */
  readonly where: string;
  readonly path: string;
}

/** The scenario itself. */
export const spotOf = (file: string, id: string): Spot => ({
  where: id === '' ? file : `${file}: scenario ${id}`,
  path: '',
});

export const key = (at: Spot, name: string): Spot => ({
  where: at.where,
  path: /^[A-Za-z_]\w*$/.test(name)
    ? at.path === ''
      ? name
      : `${at.path}.${name}`
    : `${at.path}[${JSON.stringify(name)}]`,
});
export const item = (at: Spot, i: number): Spot => ({ where: at.where, path: `${at.path}[${i}]` });

/** Throws a ScenarioError: `expected` says what should have been there. */
export function refuse(at: Spot, expected: string): never {
  throw new ScenarioError([at.where, at.path, expected].filter((part) => part !== '').join(': '));
}

/** `expected …, found …`. */
export function mismatch(at: Spot, expected: string, value: unknown): never {
  const shown = JSON.stringify(value) ?? 'nothing';
  return refuse(at, `expected ${expected}, found ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}`);
}

export type Fields = Readonly<Record<string, unknown>>;

/** An object with no other keys than those named. */
export function fields(value: unknown, at: Spot, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) mismatch(at, 'an object', value);
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    const hint = near === undefined ? '' : `did you mean ${JSON.stringify(near)}? `;
    refuse(at, `unknown key ${JSON.stringify(name)}; ${hint}there are: ${known.join(', ')}`);
  }
  return value as Fields;
}

export function list<T>(value: unknown, at: Spot, read: (value: unknown, at: Spot) => T): T[] {
  if (!Array.isArray(value)) mismatch(at, 'a list', value);
  return value.map((entry, i) => read(entry, item(at, i)));
}

export function text(value: unknown, at: Spot): string {
  return typeof value === 'string' ? value : mismatch(at, 'a text', value);
}

export function flag(value: unknown, at: Spot): boolean {
  return typeof value === 'boolean' ? value : mismatch(at, 'true or false', value);
}

/** Keys such as `"end": true`, which mean nothing when false. */
export function yes(value: unknown, at: Spot): void {
  if (value !== true) mismatch(at, 'true', value);
}

export function whole(value: unknown, at: Spot, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most)
    return value;
  if (most < Number.MAX_SAFE_INTEGER) return mismatch(at, `a whole number from ${least} to ${most}`, value);
  return mismatch(at, least === 0 ? 'a whole number' : `a whole number of at least ${least}`, value);
}

export function oneOf<const T extends string | number>(value: unknown, at: Spot, values: readonly T[]): T {
  const found = values.find((entry) => entry === value);
  return found ?? mismatch(at, values.map((entry) => JSON.stringify(entry)).join(' or '), value);
}

export const player = (value: unknown, at: Spot): 0 | 1 => oneOf(value, at, [0, 1]);

/** The value of a key through a reader, or what stands for it when the key is not there. */
export function optional<T, D>(
  from: Fields,
  at: Spot,
  name: string,
  read: (value: unknown, at: Spot) => T,
  otherwise: D,
): T | D {
  return name in from ? read(from[name], key(at, name)) : otherwise;
}

/** JSON with `//` comments. Throws a ScenarioError that names the line. */
export function readJson(source: string, where: string): unknown {
  try {
    return parseJson(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof JsonError) return refuse({ where, path: '' }, error.message);
    throw error;
  }
}
