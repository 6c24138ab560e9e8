import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScreenStdout } from '../../src/tui/terminal/screenStdout.ts';
import type { SizeStore } from '../../src/tui/terminal/size.ts';

const COLUMNS = 20;
const ROWS = 6;

function terminal(columns = COLUMNS, rows = ROWS) {
  const term = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const written: string[] = [];
  const listeners = new Set<() => void>();
  let size = { columns, rows };
  const store: SizeStore = {
    get: () => size,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const sink = {
    write(data: string) {
      written.push(data);
      term.write(data);
      return true;
    },
  };
  const screen = new ScreenStdout(sink, store);
  // As the terminal module does: the alternate screen, without wrapping.
  term.write('\u001B[?1049h\u001B[?7l');
  screen.setOpen(true);
  const shown = async (): Promise<string[]> => {
    await new Promise<void>((resolve) => term.write('', resolve));
    const { buffer } = term;
    return Array.from({ length: term.rows }, (_, row) =>
      (buffer.active.getLine(row)?.translateToString(true) ?? '').trimEnd(),
    );
  };
  const resize = (columns: number, rows: number): void => {
    size = { columns, rows };
    term.resize(columns, rows);
    for (const listener of listeners) listener();
  };
  return { screen, written, shown, resize };
}

const padded = (lines: readonly string[], rows = ROWS): string[] =>
  Array.from({ length: rows }, (_, row) => (lines[row] ?? '').trimEnd());

describe('ScreenStdout', () => {
  test('what is on the terminal is the last frame, whatever came before', async () => {
    const cell = fc.constantFrom('a', 'b', ' ', '青', '▲', '🟤');
    const text = fc.array(cell, { maxLength: COLUMNS / 2 }).map((cells) => cells.join(''));
    const wide = fc.constant('x'.repeat(COLUMNS));
    // An empty write is Ink's way to wait for the stream, not a frame.
    const frame = fc
      .array(fc.oneof(text, text, wide), { minLength: 1, maxLength: ROWS })
      .filter((lines) => lines.join('\n') !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 8 }), async (frames) => {
        const { screen, shown } = terminal();
        for (const lines of frames) screen.write(lines.join('\n'));
        expect(await shown()).toEqual(padded(frames.at(-1) ?? []));
      }),
      { numRuns: 60 },
    );
  });

  test('only lines that changed go out, in one synchronized update, without clearing', () => {
    const { screen, written } = terminal();
    screen.write('one\ntwo\nthree');
    written.length = 0;
    screen.write('one\n2\nthree');
    expect(written).toEqual(['\u001B[?2026h\u001B[2;1H2\u001B[K\u001B[?2026l']);
    written.length = 0;
    screen.write('one\n2\nthree');
    expect(written).toEqual([]);
  });

  test('a frame as tall as the terminal, with its last cell filled, does not scroll', async () => {
    const { screen, shown, written } = terminal();
    const full = (mark: string): string =>
      Array.from({ length: ROWS }, () => mark.repeat(COLUMNS)).join('\n');
    for (const mark of ['a', 'b', 'c']) screen.write(full(mark));
    expect(await shown()).toEqual(padded(full('c').split('\n')));
    expect(written.filter((data) => data.includes('\u001B[2J'))).toHaveLength(1);
  });

  test('a taller frame is cut, a shorter one leaves nothing behind', async () => {
    const { screen, shown } = terminal();
    screen.write(Array.from({ length: ROWS + 3 }, (_, i) => `line ${i}`).join('\n'));
    expect(await shown()).toEqual(padded(['line 0', 'line 1', 'line 2', 'line 3', 'line 4', 'line 5']));
    screen.write('one');
    expect(await shown()).toEqual(padded(['one']));
  });

  test('after a change of size the frame is drawn whole', async () => {
    const { screen, shown, resize } = terminal();
    screen.write('one\ntwo');
    resize(30, 8);
    screen.write('one\ntwo\n\n\n\n\n\nlast');
    expect(await shown()).toEqual(padded(['one', 'two', '', '', '', '', '', 'last'], 8));
    resize(10, 3);
    screen.write('small');
    expect(await shown()).toEqual(padded(['small'], 3));
  });

  test('nothing is written while it is not open; opening draws the last frame again', async () => {
    const { screen, written, shown } = terminal();
    screen.setOpen(false);
    screen.write('hidden');
    expect(written).toEqual([]);
    screen.setOpen(true);
    expect(await shown()).toEqual(padded(['hidden']));
  });

  test('a slow line gets the newest frame, not every frame', () => {
    const written: string[] = [];
    let drain: (() => void) | undefined;
    const sink = {
      writableNeedDrain: false,
      write(data: string) {
        written.push(data);
        return true;
      },
      once(_: 'drain', listener: () => void) {
        drain = listener;
      },
    };
    const screen = new ScreenStdout(sink, {
      get: () => ({ columns: 20, rows: 6 }),
      subscribe: () => () => {},
    });
    screen.setOpen(true);
    screen.write('first');
    sink.writableNeedDrain = true;
    screen.write('second');
    screen.write('third');
    expect(written).toHaveLength(1);
    sink.writableNeedDrain = false;
    drain?.();
    expect(written).toHaveLength(2);
    expect(written[1]).toContain('third');
  });
});
