import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ESCAPE_KEY, KeyStdin } from '../../src/tui/terminal/keyStdin.ts';
import { splitKeys } from '../../src/tui/terminal/splitKeys.ts';

const ESC = '\u001B';

describe('splitKeys', () => {
  test.each([
    ['jj', ['j', 'j']],
    ['\r\r', ['\r', '\r']],
    ['j\r', ['j', '\r']],
    [`${ESC}[B\r`, [`${ESC}[B`, '\r']],
    [`${ESC}[B${ESC}[B`, [`${ESC}[B`, `${ESC}[B`]],
    [`${ESC}OB${ESC}[1;5Cx`, [`${ESC}OB`, `${ESC}[1;5C`, 'x']],
    [`${ESC}[5~${ESC}[[A`, [`${ESC}[5~`, `${ESC}[[A`]],
    [`${ESC}j`, [ESC, 'j']],
    [`${ESC}${ESC}[A`, [ESC, `${ESC}[A`]],
    ['\u{1F600}é', ['\u{1F600}', 'é']],
  ])('%j is the keys %j', (input, keys) => {
    expect(splitKeys(input)).toEqual({ keys, rest: '' });
  });

  test.each([ESC, `${ESC}[`, `${ESC}[1;`, `${ESC}O`, `a${ESC}[5`])('%j waits for more', (input) => {
    const { rest } = splitKeys(input);
    expect(rest).toBe(input.slice(input.indexOf(ESC)));
  });

  test('nothing is lost, whatever comes in', () => {
    const piece = fc.constantFrom('j', '\r', ESC, '[', 'O', 'A', '1', ';', '~', '\u{1F600}');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const input = pieces.join('');
        const { keys, rest } = splitKeys(input);
        expect(keys.join('') + rest).toBe(input);
        expect(keys.every((key) => key !== '')).toBe(true);
      }),
    );
  });
});

class Source extends EventEmitter {
  raw = false;
  reading = false;
  setEncoding(): void {}
  setRawMode(raw: boolean): void {
    this.raw = raw;
  }
  resume(): void {
    this.reading = true;
  }
  pause(): void {
    this.reading = false;
  }
}

describe('KeyStdin gives one key at a time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function reader() {
    const source = new Source();
    const ended = vi.fn();
    const stdin = new KeyStdin(source, { onEnd: ended });
    const read: string[] = [];
    stdin.on('readable', () => {
      for (let key = stdin.read(); key !== null; key = stdin.read()) read.push(key);
    });
    vi.advanceTimersByTime(1);
    return { source, stdin, read, ended };
  }

  test('the second key of a chunk waits for the frame of the first', () => {
    const { source, stdin, read } = reader();
    source.emit('data', `${ESC}[B\r`);
    expect(read).toEqual([`${ESC}[B`]);
    stdin.ack();
    vi.advanceTimersByTime(1);
    expect(read).toEqual([`${ESC}[B`, '\r']);
  });

  test('a frame that is never drawn holds the keys up for two seconds only', () => {
    const { source, read } = reader();
    source.emit('data', 'jk');
    vi.advanceTimersByTime(1990);
    expect(read).toEqual(['j']);
    vi.advanceTimersByTime(20);
    expect(read).toEqual(['j', 'k']);
  });

  test('what waits can be dropped; what comes later is read', () => {
    const { source, stdin, read } = reader();
    source.emit('data', 'jkl');
    stdin.drop();
    stdin.ack();
    vi.advanceTimersByTime(1);
    source.emit('data', 'x');
    expect(read).toEqual(['j', 'x']);
  });

  test('an ack that nobody asked for gives no key early', () => {
    const { source, stdin, read } = reader();
    stdin.ack();
    source.emit('data', 'jk');
    expect(read).toEqual(['j']);
  });

  test('Escape alone is a key after a moment; a sequence in two chunks is one key', () => {
    const { source, stdin, read } = reader();
    source.emit('data', ESC);
    expect(read).toEqual([]);
    vi.advanceTimersByTime(31);
    expect(read).toEqual([ESCAPE_KEY]);
    stdin.ack();
    source.emit('data', `${ESC}[`);
    source.emit('data', 'B');
    vi.advanceTimersByTime(1);
    expect(read).toEqual([ESCAPE_KEY, `${ESC}[B`]);
  });

  test('an Enter typed before raw mode was on is an Enter', () => {
    const { source, read } = reader();
    source.emit('data', '\n');
    expect(read).toEqual(['\r']);
  });

  test('keys wait until somebody listens', () => {
    const source = new Source();
    const stdin = new KeyStdin(source);
    source.emit('data', 'x');
    const read = vi.fn(() => stdin.read());
    stdin.on('readable', read);
    vi.advanceTimersByTime(1);
    expect(read).toHaveReturnedWith('x');
  });

  test('a pasted book does not fill the memory', () => {
    const { source, stdin } = reader();
    source.emit('data', 'x'.repeat(100_000));
    expect(stdin.pending).toBeLessThanOrEqual(500);
  });

  test('close leaves the source cooked and unread, and later errors end nothing', () => {
    const { source, stdin, ended } = reader();
    stdin.setRawMode(true);
    expect(source).toMatchObject({ raw: true, reading: true });
    stdin.close();
    expect(source).toMatchObject({ raw: false, reading: false });
    source.emit('error', new Error('EIO'));
    expect(ended).not.toHaveBeenCalled();
  });

  test('the end of the input is told', () => {
    const { source, ended } = reader();
    source.emit('end');
    expect(ended).toHaveBeenCalledOnce();
  });
});
