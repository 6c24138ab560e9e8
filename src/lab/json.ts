/** JSON with `//` comments. */

import { Refusal, type Saying, saying } from '../strings/saying.ts';

/** Text that is not JSON: where, counted from line 1, and what was expected there. */
export class JsonError extends Refusal {
  override readonly name = 'JsonError';
  readonly line: number;

  constructor(line: number, expected: Saying) {
    super(saying('scenarioFaults', 'line', line, expected));
    this.line = line;
  }
}

/** Blanks and comments; then one token: punctuation, a string, or a word such as a number. */
const BLANK = /(?:\s|\/\/[^\n]*)*/y;
const TOKEN = /[[\]{},:]|"(?:[^"\\\n]|\\.)*"|[^\s[\]{},:"/]+/y;

const VALUE = saying('scenarioFaults', 'value');
const KEY = saying('scenarioFaults', 'keyInQuotes');

/** Deeper than anything a scenario can hold; without a bound a file of brackets runs the stack out. */
const DEEPEST = 100;

/** The value a text stands for. Throws a JsonError. */
export function parseJson(source: string): unknown {
  let at = 0;
  let start = 0;
  let depth = 0;

  const fail = (expected: Saying): never => {
    throw new JsonError(source.slice(0, start).split('\n').length, expected);
  };
  const next = (): string => {
    BLANK.lastIndex = at;
    BLANK.test(source);
    start = BLANK.lastIndex;
    TOKEN.lastIndex = start;
    const token = TOKEN.exec(source)?.[0] ?? '';
    at = start + token.length;
    return token;
  };
  const shown = (token: string): Saying =>
    token !== '' ? token : (source[start] ?? saying('scenarioFaults', 'theEnd'));
  const wanted = (expected: Saying, token: string): never =>
    fail(saying('scenarioFaults', 'mismatch', expected, shown(token)));

  const scalar = (token: string): unknown => {
    try {
      return JSON.parse(token);
    } catch {
      return wanted(VALUE, token);
    }
  };
  const value = (token: string): unknown => {
    if (token !== '[' && token !== '{') return scalar(token);
    depth += 1;
    if (depth > DEEPEST) fail(saying('scenarioFaults', 'tooDeep', DEEPEST));
    const inner = token === '[' ? array() : object();
    depth -= 1;
    return inner;
  };
  const array = (): unknown[] => {
    const values: unknown[] = [];
    for (let token = next(); token !== ']'; ) {
      values.push(value(token));
      token = next();
      if (token === ']') break;
      if (token !== ',') wanted(saying('scenarioFaults', 'either', ['","', '"]"']), token);
      token = next();
      if (token === ']') wanted(VALUE, token);
    }
    return values;
  };
  const object = (): Record<string, unknown> => {
    const entries: [string, unknown][] = [];
    for (let token = next(); token !== '}'; ) {
      if (!token.startsWith('"')) wanted(KEY, token);
      const name = scalar(token) as string;
      if (entries.some(([key]) => key === name)) fail(saying('scenarioFaults', 'keyTwice', token));
      const colon = next();
      if (colon !== ':') wanted('":"', colon);
      entries.push([name, value(next())]);
      token = next();
      if (token === '}') break;
      if (token !== ',') wanted(saying('scenarioFaults', 'either', ['","', '"}"']), token);
      token = next();
      if (token === '}') wanted(KEY, token);
    }
    return Object.fromEntries(entries);
  };

  const whole = value(next());
  const rest = next();
  if (rest !== '' || start < source.length) wanted(saying('scenarioFaults', 'nothingMore'), rest);
  return whole;
}
