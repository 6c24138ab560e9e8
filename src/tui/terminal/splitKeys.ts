const ESC = '\u001B';

/** A chunk of terminal input as single keys; `rest` is an escape sequence whose end has not come yet. */
export interface Split {
  keys: string[];
  rest: string;
}

/**
 * Splits input into keys (pitfall 1). Escape followed by anything but `[` or `O` is the Escape key and another
 * key: no command uses Alt, and a fast `Esc j` must not be lost.
 */
export function splitKeys(input: string): Split {
  const keys: string[] = [];
  let at = 0;
  while (at < input.length) {
    if (input[at] !== ESC) {
      const key = String.fromCodePoint(input.codePointAt(at) ?? 0);
      keys.push(key);
      at += key.length;
      continue;
    }
    const end = sequenceEnd(input, at);
    if (end === undefined) return { keys, rest: input.slice(at) };
    keys.push(input.slice(at, end));
    at = end;
  }
  return { keys, rest: '' };
}

/** Index after the key that begins with the Escape at `at`; undefined while the sequence is not complete. */
function sequenceEnd(input: string, at: number): number | undefined {
  const kind = input[at + 1];
  if (kind === undefined) return undefined;
  if (kind === 'O') return at + 2 < input.length ? at + 3 : undefined;
  if (kind !== '[') return at + 1;
  for (let i = at + 2; i < input.length; i++) {
    const code = input.charCodeAt(i);
    // The Linux console sends its function keys as ESC [ [ A.
    if (i === at + 2 && code === 0x5b) continue;
    if (code >= 0x40 && code <= 0x7e) return i + 1;
    // Not a sequence after all: Escape alone, and what follows as keys of their own.
    if (code < 0x20 || code > 0x3f) return at + 1;
  }
  return undefined;
}
