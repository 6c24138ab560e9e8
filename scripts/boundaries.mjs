// @ts-check
// Checks which part of src/ may import which, and a few things the linter cannot see. `npm run boundaries` reads the
// whole tree; `violations()` is pure and is tested with made-up files in test/boundaries.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ path: string, text: string }} SourceFile  path from the repository's root, with forward slashes
 * @typedef {{ kind: 'word' | 'number' | 'string' | 'regex' | 'punct', text: string, line: number }} Token
 * @typedef {{ line: number, from: string, names: string[], space: string | null }} Import
 *   `names` as the imported module calls them; `space` is the local name of `* as x`
 * @typedef {{ line: number, from: string | null, names: Map<string, string> | null }} Export
 *   `names`: exported name → name in the module it comes from; null for `export *`
 * @typedef {{ path: string, line: number, rule: string, message: string }} Violation
 */

/** Each part of src/ and the parts it may import besides itself. The files right under src/ are `cli`. */
const MAY_IMPORT = /** @type {Record<string, string[]>} */ ({
  strings: [],
  engine: [],
  cards: ['engine'],
  text: ['strings', 'engine', 'cards'],
  ai: ['engine', 'cards', 'text'],
  decks: ['strings', 'engine', 'cards', 'text'],
  records: ['strings', 'engine', 'cards', 'text', 'lab'],
  lab: ['strings', 'engine', 'cards', 'text', 'records'],
  puzzles: ['strings', 'engine', 'cards', 'text', 'decks', 'lab'],
  session: ['strings', 'engine', 'cards', 'text', 'ai', 'decks', 'records', 'lab', 'puzzles'],
  headless: ['strings', 'engine', 'cards', 'text', 'ai', 'decks', 'records', 'lab', 'puzzles', 'session'],
  tui: ['strings', 'engine', 'cards', 'text', 'ai', 'decks', 'records', 'lab', 'puzzles', 'session'],
  cli: [
    'strings',
    'engine',
    'cards',
    'text',
    'ai',
    'decks',
    'records',
    'lab',
    'puzzles',
    'session',
    'headless',
    'tui',
  ],
});

const STATE_FILE = 'src/engine/state.ts';
const STATE_READERS = ['engine', 'lab', 'puzzles', 'session', 'records', 'headless'];
const STATE_READER_FILES = ['src/ai/world.ts'];

/** Names of the global scope that would make a duel depend on more than its seed and its choices. */
const IMPURE = ['Date', 'performance', 'globalThis'];

const REGEX_AFTER = new Set(
  'return typeof case in of delete void throw new else do await yield instanceof'.split(' '),
);

/**
 * Splits TypeScript into tokens, without comments. Good enough to find imports, identifiers and literals; JSX text
 * comes out as words and punctuation.
 * @param {string} text
 * @returns {Token[]}
 */
function tokenise(text) {
  /** @type {Token[]} */
  const tokens = [];
  const word = /[\p{ID_Start}$_#][\p{ID_Continue}$]*/uy;
  const number = /0[xXbBoO][\da-fA-F_]+n?|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?n?/y;
  const quoted = /'((?:[^'\\\n]|\\[\s\S])*)'|"((?:[^"\\\n]|\\[\s\S])*)"/y;
  const regex = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
  const templatePart = /((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)(`|\$\{|$)/y;
  /** Open braces inside each `${` that is being read. @type {number[]} */
  const nested = [];
  let at = 0;
  let line = 1;

  /** @param {RegExp} pattern */
  const match = (pattern) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  /** @param {Token['kind']} kind @param {string} value @param {number} length */
  const take = (kind, value, length) => {
    tokens.push({ kind, text: value, line });
    skip(length);
  };
  /** @param {number} length */
  const skip = (length) => {
    for (let i = at; i < at + length; i++) if (text[i] === '\n') line++;
    at += length;
  };
  const takeTemplatePart = () => {
    const found = match(templatePart);
    if (!found) return skip(text.length - at);
    if (found[2] === '${') nested.push(0);
    take('string', found[1] ?? '', found[0].length);
  };
  const commentEnd = () => {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? text.length : end + 2;
  };
  /** @param {Token['kind']} kind @param {RegExp} pattern */
  const takeMatch = (kind, pattern) => {
    const found = match(pattern);
    if (found) take(kind, found[1] ?? found[2] ?? found[0], found[0].length);
    return found !== null;
  };
  /** @param {string} char */
  const takeLiteral = (char) => {
    if (char === "'" || char === '"') return takeMatch('string', quoted);
    if (char === '/') return regexMayStart() && takeMatch('regex', regex);
    return /[\d.]/.test(char) && takeMatch('number', number);
  };
  const regexMayStart = () => {
    const before = tokens.at(-1);
    if (!before) return true;
    if (before.kind === 'word') return REGEX_AFTER.has(before.text);
    return before.kind === 'punct' && ![')', ']', '}', '<'].includes(before.text);
  };

  while (at < text.length) {
    const char = text[at] ?? '';
    const two = text.slice(at, at + 2);
    if (/\s/.test(char)) skip(1);
    else if (two === '//' || (at === 0 && two === '#!'))
      skip((text.indexOf('\n', at) + 1 || text.length) - at);
    else if (two === '/*') skip(commentEnd() - at);
    else if (char === '`') {
      skip(1);
      takeTemplatePart();
    } else if (char === '}' && nested.at(-1) === 0) {
      nested.pop();
      skip(1);
      takeTemplatePart();
    } else if (takeLiteral(char) || takeMatch('word', word)) continue;
    else {
      const depth = nested.length - 1;
      if (depth >= 0 && char === '{') nested[depth] = (nested[depth] ?? 0) + 1;
      if (depth >= 0 && char === '}') nested[depth] = (nested[depth] ?? 0) - 1;
      take('punct', char, 1);
    }
  }
  return tokens;
}

/**
 * Reads `{ a as b, type c }` from the token after the brace.
 * @param {Token[]} tokens
 * @param {number} start
 * @returns {{ pairs: [string, string][], end: number }} pairs: first name, name after `as` (or the same)
 */
function namedList(tokens, start) {
  /** @type {[string, string][]} */
  const pairs = [];
  let at = start;
  /** @type {string[]} */
  let words = [];
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.text === ',' || token?.text === '}') {
      if (words.length > 1 && words[0] === 'type' && words[1] !== 'as') words.shift();
      const [first] = words;
      if (first !== undefined) pairs.push([first, words.at(-1) ?? first]);
      words = [];
      if (token.text === '}') break;
    } else if (token) words.push(token.text);
  }
  return { pairs, end: at + 1 };
}

/**
 * @param {Token[]} tokens
 * @returns {{ imports: Import[], exports: Export[] }}
 */
function linksOf(tokens) {
  /** @type {Import[]} */
  const imports = [];
  /** @type {Export[]} */
  const exports = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    const before = tokens[i - 1]?.text;
    if (token?.kind !== 'word' || before === '.') continue;
    const next = tokens[i + 1];
    const line = token.line;
    if (token.text === 'require' && next?.text === '(' && tokens[i + 2]?.kind === 'string') {
      imports.push({ line, from: tokens[i + 2]?.text ?? '', names: [], space: null });
    } else if (token.text === 'import' && next?.kind === 'string') {
      imports.push({ line, from: next.text, names: [], space: null });
    } else if (token.text === 'import' && next?.text === '(') {
      const from = tokens[i + 2];
      if (from?.kind !== 'string') continue;
      const member = tokens[i + 4]?.text === '.' ? tokens[i + 5]?.text : undefined;
      imports.push({ line, from: from.text, names: member === undefined ? [] : [member], space: null });
    } else if (token.text === 'import' && next?.text !== '.') {
      /** @type {string[]} */
      const names = [];
      /** @type {string | null} */
      let space = null;
      let at = i + 1;
      while (at < tokens.length && at < i + 4000) {
        const text = tokens[at]?.text;
        if (text === 'from' && tokens[at + 1]?.kind === 'string') {
          imports.push({ line, from: tokens[at + 1]?.text ?? '', names, space });
          break;
        }
        if (text === '{') {
          const list = namedList(tokens, at + 1);
          for (const [name] of list.pairs) names.push(name);
          at = list.end;
        } else if (text === '*' && tokens[at + 1]?.text === 'as') {
          space = tokens[at + 2]?.text ?? null;
          at += 3;
        } else if (text === ';' || text === '=') break;
        else at++;
      }
    } else if (token.text === 'export') {
      let at = i + 1;
      if (tokens[at]?.text === 'type') at++;
      /** @type {Map<string, string> | null} */
      let names = null;
      if (tokens[at]?.text === '{') {
        const list = namedList(tokens, at + 1);
        names = new Map(list.pairs.map(([inner, outer]) => [outer, inner]));
        at = list.end;
      } else if (tokens[at]?.text === '*') {
        at++;
        if (tokens[at]?.text === 'as') {
          names = new Map([[tokens[at + 1]?.text ?? '', '*']]);
          at += 2;
        }
      } else continue;
      const from = tokens[at]?.text === 'from' ? (tokens[at + 1]?.text ?? null) : null;
      exports.push({ line, from, names });
    }
  }
  return { imports, exports };
}

/** @param {string} path */
function partOf(path) {
  const [, second, third] = path.split('/');
  return third === undefined ? 'cli' : (second ?? 'cli');
}

/** @param {string} from @param {string} path */
function resolve(from, path) {
  return /^\.\.?(\/|$)/.test(from) ? posix.join(posix.dirname(path), from) : null;
}

/** @param {string} from */
function packageOf(from) {
  if (from.startsWith('node:')) return from;
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Names that a file declares and exports itself.
 * @param {Token[]} tokens
 * @returns {Set<string>}
 */
function declaredNames(tokens) {
  /** @type {Set<string>} */
  const names = new Set();
  tokens.forEach(({ text }, i) => {
    const kind = tokens[i + 1]?.text ?? '';
    const name = tokens[i + 2];
    if (text !== 'export' || name?.kind !== 'word') return;
    if (['interface', 'type', 'const', 'let', 'class', 'function'].includes(kind)) names.add(name.text);
  });
  return names;
}

/**
 * Which names each module gives away that come from the state file, followed through imports and exports.
 * @param {Map<string, ReturnType<typeof linksOf>>} links
 * @param {ReadonlySet<string>} declared  the state file's own names
 * @returns {Map<string, ReadonlySet<string>>}
 */
function stateNames(links, declared) {
  /** @type {Map<string, ReadonlySet<string>>} */
  const found = new Map([[STATE_FILE, declared]]);
  /** @param {string | null} target @param {string} name */
  const isState = (target, name) => {
    const given = target === null ? undefined : found.get(target);
    return given !== undefined && (name === '*' ? given.size > 0 : given.has(name));
  };
  for (let grew = true; grew; ) {
    grew = false;
    for (const [path, { imports, exports }] of links) {
      const names = new Set(found.get(path));
      const before = names.size;
      for (const { from, names: exported } of exports) {
        const target = from === null ? null : resolve(from, path);
        if (exported === null && target !== null) for (const name of found.get(target) ?? []) names.add(name);
        for (const [outer, inner] of exported ?? []) {
          const imported = imports.some(
            (i) => i.names.includes(inner) && isState(resolve(i.from, path), inner),
          );
          if (from === null ? imported : isState(target, inner)) names.add(outer);
        }
      }
      if (names.size === before) continue;
      found.set(path, names);
      grew = true;
    }
  }
  return found;
}

/**
 * Everything under src/ that breaks a rule of the layout. Files elsewhere are ignored.
 * @param {readonly SourceFile[]} files
 * @param {{ cardNames?: ReadonlySet<string> }} [known]  names that the opponents may not mention
 * @returns {Violation[]}
 */
export function violations(files, { cardNames = new Set() } = {}) {
  /** @type {Violation[]} */
  const found = [];
  const sources = files.filter(({ path }) => path.startsWith('src/') && /\.(ts|tsx|mjs|js)$/.test(path));
  const tokensOf = new Map(sources.map(({ path, text }) => [path, tokenise(text)]));
  const links = new Map([...tokensOf].map(([path, tokens]) => [path, linksOf(tokens)]));
  const fromState = stateNames(links, declaredNames(tokensOf.get(STATE_FILE) ?? []));
  /** @type {Map<string, { path: string, line: number }>} */
  const crossed = new Map();

  for (const [path, tokens] of tokensOf) {
    const part = partOf(path);
    /** @param {number} line @param {string} rule @param {string} message */
    const report = (line, rule, message) => found.push({ path, line, rule, message });
    const allowed = MAY_IMPORT[part];
    if (!allowed) {
      report(1, 'arrows', `src/${part} has no place in the layout (scripts/boundaries.mjs, MAY_IMPORT)`);
      continue;
    }
    const readsState = STATE_READERS.includes(part) || STATE_READER_FILES.includes(path);
    const draws = part === 'tui' || path === 'src/cli.tsx';
    if (path.endsWith('x') && !draws) report(1, 'react', 'JSX belongs in src/tui');

    const { imports, exports } = links.get(path) ?? { imports: [], exports: [] };
    /** @type {{ line: number, from: string, names: string[], space: string | null }[]} */
    const edges = [...imports];
    for (const { line, from, names } of exports) {
      if (from !== null) edges.push({ line, from, names: names ? [...names.values()] : ['*'], space: null });
    }

    for (const { line, from, names, space } of edges) {
      const target = resolve(from, path);
      if (target === null) {
        const name = packageOf(from);
        if (part === 'engine' && name !== 'pure-rand') {
          report(
            line,
            'engine-packages',
            `the engine imports nothing outside itself but pure-rand, not ${from}`,
          );
        }
        if (!draws && /^(react|react-.*|ink|ink-.*|@inkjs\/.*)$/.test(name)) {
          report(line, 'react', `${name} belongs in src/tui and src/cli.tsx`);
        }
        if (part !== 'records' && name === 'conf') report(line, 'conf', 'conf belongs in src/records');
        continue;
      }
      if (!target.startsWith('src/')) {
        if (part === 'engine' || target !== 'package.json')
          report(line, 'arrows', `${target} is outside src/`);
        continue;
      }
      const other = partOf(target);
      if (other !== part && !allowed.includes(other)) {
        report(
          line,
          'arrows',
          `src/${part} may not import from ${other === 'cli' ? target : `src/${other}`}`,
        );
      } else if (other !== part) crossed.set(`${part} ${other}`, { path, line });
      if (readsState) continue;
      const given = fromState.get(target) ?? new Set();
      const whole = [...given].filter((name) => space !== null && usesMember(tokens, space, name));
      const taken = [
        ...names.filter((name) => given.has(name) || (name === '*' && given.size > 0)),
        ...whole,
      ];
      if (target === STATE_FILE)
        report(line, 'state', `only the engine's own circle may import ${STATE_FILE}`);
      else if (taken.length > 0) {
        report(line, 'state', `${taken.join(', ')} comes from ${STATE_FILE}; others see only PlayerView`);
      }
    }
    if (part === 'engine') checkPurity(tokens, report);
    if (part === 'ai') checkNoCards(tokens, cardNames, report);
  }

  const mutual = crossed.get('lab records');
  if (mutual && crossed.has('records lab')) {
    found.push({
      ...mutual,
      rule: 'arrows',
      message: 'src/lab and src/records may not import each other both ways',
    });
  }
  return found;
}

/** @param {Token[]} tokens @param {string} space @param {string} name */
function usesMember(tokens, space, name) {
  return tokens.some(
    ({ text }, i) => text === space && tokens[i + 1]?.text === '.' && tokens[i + 2]?.text === name,
  );
}

/** @param {Token[]} tokens @param {(line: number, rule: string, message: string) => void} report */
function checkPurity(tokens, report) {
  tokens.forEach((token, i) => {
    if (token.kind !== 'word' || tokens[i - 1]?.text === '.') return;
    const next = tokens[i + 1]?.text;
    if (IMPURE.includes(token.text) && next !== ':') {
      report(token.line, 'engine-purity', `the rules may not use ${token.text}`);
    }
    // Math['random'] and `const { random } = Math` would slip through a search for Math.random.
    if (token.text === 'Math' && (next !== '.' || tokens[i + 2]?.text === 'random')) {
      report(token.line, 'engine-purity', 'chance comes from the generator kept in State, not from Math');
    }
    if (token.text === 'import' && next === '(' && tokens[i + 2]?.kind !== 'string') {
      report(token.line, 'engine-purity', 'the engine may not import a computed name');
    }
  });
}

/**
 * @param {Token[]} tokens
 * @param {ReadonlySet<string>} cardNames
 * @param {(line: number, rule: string, message: string) => void} report
 */
function checkNoCards(tokens, cardNames, report) {
  for (const { kind, text, line } of tokens) {
    const passcode =
      (kind === 'number' && /^\d{5,8}$/.test(text)) ||
      (kind === 'string' && /(?<!\d)\d{5,8}(?!\d)/.test(text));
    if (passcode) {
      report(line, 'ai-cards', `${text} looks like a passcode; write a quantity as 10_000 or 1e4`);
    }
    if (kind === 'string' && cardNames.has(text.replaceAll('\\', ''))) {
      report(line, 'ai-cards', `opponents judge effects, not names: ${text}`);
    }
  }
}

/**
 * The sources under src/ and the card names of the facts table.
 * @param {string} root
 * @returns {{ files: SourceFile[], cardNames: Set<string> }}
 */
export function readTree(root) {
  /** @type {SourceFile[]} */
  const files = [];
  const cardNames = new Set();
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    const path = posix.join('src', name.replaceAll('\\', '/'));
    if (/\.(ts|tsx|mjs|js)$/.test(path)) files.push({ path, text: readFileSync(join(root, path), 'utf8') });
    if (!/^src\/cards\/facts\/[^/]+\.json$/.test(path)) continue;
    const facts = JSON.parse(readFileSync(join(root, path), 'utf8'));
    if (Array.isArray(facts))
      for (const fact of facts) if (typeof fact?.name === 'string') cardNames.add(fact.name);
  }
  return { files, cardNames };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, cardNames } = readTree(fileURLToPath(new URL('..', import.meta.url)));
  const found = violations(files, { cardNames });
  for (const { path, line, rule, message } of found) console.error(`${path}:${line} ${rule}: ${message}`);
  console.log(`boundaries: ${files.length} files, ${found.length} violations`);
  if (found.length > 0) process.exitCode = 1;
}
