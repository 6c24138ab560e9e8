/** JSON with `//` comments. */

/** Text that is not JSON: where, counted from line 1, and what was expected there. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  readonly line: number;

  constructor(line: number, expected: string) {
    super(`line ${line}: ${expected}`);
    this.line = line;
  }
}

/** Blanks and comments; then one token: punctuation, a string, or a word such as a number. */
const BLANK = /(?:\s|\/\/[^\n]*)*/y;
const TOKEN = /[[\]{},:]|"(?:[^"\\\n]|\\.)*"|[^\s[\]{},:"/]+/y;

/** Deeper than anything a scenario can hold; without a bound a file of brackets runs the stack out. */
const DEEPEST = 100;

/** The value a text stands for. Throws a JsonError. */
export function parseJson(source: string): unknown {
  let at = 0;
  let start = 0;
  let depth = 0;

  const fail = (expected: string): never => {
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
  const shown = (token: string): string => (token !== '' ? token : (source[start] ?? 'the end'));

  const scalar = (token: string): unknown => {
    try {
      return JSON.parse(token);
    } catch {
      return fail(`expected a value, found ${shown(token)}`);
    }
  };
  const value = (token: string): unknown => {
    if (token !== '[' && token !== '{') return scalar(token);
    depth += 1;
    if (depth > DEEPEST) fail(`expected no more than ${DEEPEST} brackets within each other`);
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
      if (token !== ',') fail(`expected "," or "]", found ${shown(token)}`);
      token = next();
      if (token === ']') fail('expected a value, found ]');
    }
    return values;
  };
  const object = (): Record<string, unknown> => {
    const entries: [string, unknown][] = [];
    for (let token = next(); token !== '}'; ) {
      if (!token.startsWith('"')) fail(`expected a key in quotes, found ${shown(token)}`);
      const name = scalar(token) as string;
      if (entries.some(([key]) => key === name)) fail(`the key ${token} stands twice`);
      const colon = next();
      if (colon !== ':') fail(`expected ":", found ${shown(colon)}`);
      entries.push([name, value(next())]);
      token = next();
      if (token === '}') break;
      if (token !== ',') fail(`expected "," or "}", found ${shown(token)}`);
      token = next();
      if (token === '}') fail('expected a key in quotes, found }');
    }
    return Object.fromEntries(entries);
  };

  const whole = value(next());
  const rest = next();
  if (rest !== '' || start < source.length) fail(`expected nothing more, found ${shown(rest)}`);
  return whole;
}
