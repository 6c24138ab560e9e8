import stringWidth from 'string-width';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const PLAIN = /^[ -~]*$/;
/** Control characters and direction marks: a deck's name must not move the cursor or turn the line round. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Text that can be drawn on one line. */
export function clean(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSAFE, ' ');
}

/** Terminal columns the text takes. */
export function width(text: string): number {
  return PLAIN.test(text) ? text.length : stringWidth(text);
}

/** Stands for what was cut off where only ASCII is shown: one point alone would read as the end of a sentence. */
export const ASCII_CUT = '..';

/** Punctuation of sentences, and what stands for it where only ASCII is shown. */
const MARKS: Record<string, string> = {
  '·': '-',
  '…': ASCII_CUT,
  '→': '>',
  '×': 'x',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '•': '*',
};
const MARK = new RegExp(`[${Object.keys(MARKS).join('')}]`, 'g');

/**
 * The text, cut to at most `columns`; `mark` stands for what is missing. The ASCII theme's mark also makes the
 * punctuation ASCII; names keep their letters.
 */
export function cut(text: string, columns: number, mark = '…'): string {
  const safe = clean(text);
  const line = mark === ASCII_CUT ? safe.replace(MARK, (found) => MARKS[found] ?? found) : safe;
  if (width(line) <= columns) return line;
  const room = columns - width(mark);
  if (room < 0) return mark.slice(0, Math.max(0, columns));
  if (PLAIN.test(line)) return line.slice(0, room).trimEnd() + mark;
  let out = '';
  let used = 0;
  for (const { segment } of segmenter.segment(line)) {
    const wide = stringWidth(segment);
    if (used + wide > room) break;
    out += segment;
    used += wide;
  }
  return out.trimEnd() + mark;
}

/** The text in exactly `columns`, cut or filled with spaces on the right. */
export function fit(text: string, columns: number, mark = '…'): string {
  const line = cut(text, columns, mark);
  return line + ' '.repeat(Math.max(0, columns - width(line)));
}

/** The text in at most `columns`; a last word in brackets, an address, is kept. */
export function cutBefore(text: string, columns: number, mark = '…'): string {
  const tail = / \([^()]{1,12}\)$/.exec(text)?.[0] ?? '';
  if (tail === '' || width(text) <= columns) return cut(text, columns, mark);
  return cut(text.slice(0, -tail.length), columns - width(tail), mark) + tail;
}

/** As `cut`, but a number at the end is kept: it may be all that tells `Player 1` and `Player 2` apart. */
export function cutNumbered(text: string, columns: number, mark = '…'): string {
  const number = / \d+$/.exec(text)?.[0] ?? '';
  if (width(text) <= columns || number === '') return cut(text, columns, mark);
  return cut(text.slice(0, -number.length), columns - width(number), mark) + number;
}

/** A name in the text gives way before the verb and the place do. */
const LEAST_NAME = 5;

/** The text in at most `columns`: first the name in it is shortened, then the end, but for an address. */
export function cutName(text: string, name: string, columns: number, mark = '…'): string {
  const over = width(text) - columns;
  if (over <= 0 || name === '' || !text.includes(name)) return cutBefore(text, columns, mark);
  const short = cut(name, Math.max(LEAST_NAME, width(name) - over), mark);
  // Not by replace: a name may hold a dollar sign.
  const shorter = text.split(name).join(short);
  // Where even that is too long, the name says more than what explains it, or than the rest where no place follows.
  const helps = width(shorter) <= columns || (!text.includes(`${name}: `) && / \([^()]{1,12}\)$/.test(text));
  return cutBefore(helps ? shorter : text, columns, mark);
}

/** Letters that a name begins with where what both begin with is cut. */
const LEAST_START = 3;

/** One of two names in at most `columns`: what tells it from the other is kept where the end would not do that. */
export function cutApart(name: string, other: string, columns: number, mark = '…'): string {
  const plain = cutNumbered(name, columns, mark);
  if (width(name) <= columns || name === other || plain !== cutNumbered(other, columns, mark)) return plain;
  const letters = [...segmenter.segment(name)].map(({ segment }) => segment);
  const others = [...segmenter.segment(other)].map(({ segment }) => segment);
  const same = letters.findIndex((letter, i) => letter !== others[i]);
  const rest = letters.slice(same < 0 ? letters.length : same).join('');
  const start = cut(name, Math.max(LEAST_START, columns - width(mark) - width(rest)), '').trimEnd();
  return cut(`${start}${mark}${rest}`, columns, mark);
}

/** Two texts at both ends of `columns`; the right one is kept whole, the left one is cut if it must be. */
export function sides(left: string, right: string, columns: number, mark = '…'): string {
  const end = cut(right, columns, mark);
  const room = columns - width(end);
  return fit(end === '' ? left : cut(left, Math.max(0, room - 1), mark), room, mark) + end;
}

/**
 * The text in lines of at most `columns`, broken between words; a word that is longer is broken within, and where `hyphen` is
 * given, as in names, at a hyphen it has or with one that says so.
 */
export function wrap(text: string, columns: number, hyphen = ''): string[] {
  if (columns < 1) return [];
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of clean(paragraph).split(' ')) {
      if (word === '' && line === '') continue;
      if (line !== '' && width(line) + 1 + width(word) <= columns) {
        line += ` ${word}`;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = breakWord(word, columns, hyphen);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    lines.push(line);
  }
  return lines;
}

/** Letters that a broken word has on either side at least. */
const LEAST_PIECE = 2;

function breakWord(word: string, columns: number, hyphen: string): string[] {
  if (width(word) <= columns) return [word];
  const own = hyphen === '' ? -1 : word.slice(0, columns).lastIndexOf(hyphen);
  if (own >= LEAST_PIECE && own + 1 < word.length)
    return [word.slice(0, own + 1), ...breakWord(word.slice(own + 1), columns, hyphen)];
  const room = columns - (columns > LEAST_PIECE ? width(hyphen) : 0);
  const pieces: string[] = [];
  let piece = '';
  let rest = word;
  for (const { segment } of segmenter.segment(word)) {
    if (piece !== '' && width(rest) > columns && width(piece) + width(segment) > room) {
      pieces.push(piece + (room < columns ? hyphen : ''));
      rest = rest.slice(piece.length);
      piece = '';
    }
    piece += segment;
  }
  pieces.push(piece);
  return pieces;
}

/** At most `rows` lines; the last one says that there is more. */
export function clip(lines: readonly string[], rows: number, columns: number, mark = '…'): string[] {
  if (lines.length <= rows) return [...lines];
  if (rows < 1) return [];
  const last = lines[rows - 1] ?? '';
  return [...lines.slice(0, rows - 1), cut(`${last} ${mark}`, columns, mark)];
}
