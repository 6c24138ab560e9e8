import { nearest } from '../cards/spelling.ts';
import { joined, Refusal, type Saying, saying } from '../strings/saying.ts';
import { JsonError, parseJson } from './json.ts';

/** Reads plain JSON values strictly: every problem says where it is and what was expected there. */

/** Input that is not a scenario. It is said as `file: scenario id: path: what was expected`. */
export class ScenarioError extends Refusal {
  override readonly name = 'ScenarioError';
  readonly at: Spot;
  /** What was expected there. */
  readonly reason: Saying;

  constructor(at: Spot, reason: Saying) {
    super(spoken(at, reason));
    this.at = at;
    this.reason = reason;
  }

  /** The same without its file and id, for where those stand already. */
  get inside(): Saying {
    return spoken({ where: '', path: this.at.path }, this.reason);
  }
}

const spoken = ({ where, path }: Spot, reason: Saying): Saying =>
  joined(...[where, path].flatMap((part) => (part === '' ? [] : [part, ': '])), reason);

/** A file, or nothing that has a path. */
export const fileSpot = (file: string): Spot => ({ where: file, path: '' });

/** The way to a value: the scenario it is in and the keys that lead to it. */
export interface Spot {
  /** `file: scenario id`, or the file alone where no id is known yet. */
  readonly where: Saying;
  readonly path: string;
}

/** The scenario itself. */
export const spotOf = (file: string, id: string): Spot => ({
  where: id === '' ? file : saying('scenarioFaults', 'scenario', file, id),
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
export function refuse(at: Spot, expected: Saying): never {
  throw new ScenarioError(at, expected);
}

/** `expected …, found …`. */
export function mismatch(at: Spot, expected: Saying, value: unknown): never {
  const shown = JSON.stringify(value);
  const found =
    shown === undefined
      ? saying('scenarioFaults', 'nothing')
      : shown.length > 60
        ? `${shown.slice(0, 57)}…`
        : shown;
  return refuse(at, saying('scenarioFaults', 'mismatch', expected, found));
}

export type Fields = Readonly<Record<string, unknown>>;

/** An object with no other keys than those named. */
export function fields(value: unknown, at: Spot, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    mismatch(at, saying('scenarioFaults', 'object'), value);
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    const hint = near === undefined ? '' : JSON.stringify(near);
    refuse(at, saying('scenarioFaults', 'unknownKey', JSON.stringify(name), hint, known.join(', ')));
  }
  return value as Fields;
}

export function list<T>(value: unknown, at: Spot, read: (value: unknown, at: Spot) => T): T[] {
  if (!Array.isArray(value)) mismatch(at, saying('scenarioFaults', 'list'), value);
  return value.map((entry, i) => read(entry, item(at, i)));
}

export function text(value: unknown, at: Spot): string {
  return typeof value === 'string' ? value : mismatch(at, saying('scenarioFaults', 'text'), value);
}

export function flag(value: unknown, at: Spot): boolean {
  return typeof value === 'boolean' ? value : mismatch(at, saying('scenarioFaults', 'flag'), value);
}

/** Keys such as `"end": true`, which mean nothing when false. */
export function yes(value: unknown, at: Spot): void {
  if (value !== true) mismatch(at, 'true', value);
}

export function whole(value: unknown, at: Spot, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most)
    return value;
  if (most < Number.MAX_SAFE_INTEGER)
    return mismatch(at, saying('scenarioFaults', 'wholeTo', least, most), value);
  return mismatch(
    at,
    least === 0 ? saying('scenarioFaults', 'whole') : saying('scenarioFaults', 'wholeFrom', least),
    value,
  );
}

/** `"a" or "b"`. */
export const eitherOf = (values: readonly (string | number)[]): Saying => {
  const quoted = values.map((entry) => JSON.stringify(entry));
  return saying('scenarioFaults', 'either', quoted);
};

export function oneOf<const T extends string | number>(value: unknown, at: Spot, values: readonly T[]): T {
  const found = values.find((entry) => entry === value);
  return found ?? mismatch(at, eitherOf(values), value);
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
    if (error instanceof JsonError) return refuse(fileSpot(where), error.saying);
    throw error;
  }
}
