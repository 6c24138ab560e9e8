import { EventEmitter } from 'node:events';
import stringWidth from 'string-width';
import type { SizeStore } from './size.ts';

/** Where the bytes go: the terminal itself. */
export interface Sink {
  write(data: string): boolean;
  readonly writableNeedDrain?: boolean;
  once?(event: 'drain', listener: () => void): unknown;
}

const BEGIN = '\u001B[?2026h';
const END = '\u001B[?2026l';
const CLEAR = '\u001B[2J';
const RESET = '\u001B[0m';
const ERASE_REST = '\u001B[K';

// biome-ignore lint/suspicious/noControlCharactersInRegex: styles are control sequences
const STYLE = /\u001B\[[0-9;]*m/g;

/**
 * What of a line must be written: from behind the last blank before the first difference on, in the styles that hold
 * there. A blank stands in no control sequence and in no character of several parts, so the cut is safe.
 */
function changedPart(before: string, line: string): { column: number; text: string } {
  let same = 0;
  while (same < before.length && same < line.length && before[same] === line[same]) same++;
  const cut = same === 0 ? 0 : line.lastIndexOf(' ', same - 1) + 1;
  const head = line.slice(0, cut);
  const text = (head.match(STYLE) ?? []).join('') + line.slice(cut);
  if (text.length >= line.length) return { column: 1, text: line };
  return { column: stringWidth(head) + 1, text };
}

/**
 * The stdout that Ink draws on. In debug mode Ink hands over whole frames; only the lines that differ from
 * what is shown go out, each at its absolute place, in one synchronized update (pitfalls 2, 3 and 4). So a
 * frame may be as tall as the terminal, nothing scrolls and nothing flickers.
 */
export class ScreenStdout extends EventEmitter {
  /** Ink and cli-cursor leave the cursor of a non-terminal alone; the terminal module owns it. */
  readonly isTTY = false;
  /** Frames drawn so far. */
  frames = 0;
  private readonly sink: Sink;
  private readonly size: SizeStore;
  private shown: string[] | null = null;
  private last = '';
  private open = false;
  private draining = false;
  private readonly unsubscribe: () => void;

  constructor(sink: Sink, size: SizeStore) {
    super();
    this.sink = sink;
    this.size = size;
    this.unsubscribe = size.subscribe(() => {
      this.shown = null;
    });
  }

  get columns(): number {
    return this.size.get().columns;
  }

  get rows(): number {
    return this.size.get().rows;
  }

  /** The frame handed over last. */
  get lastFrame(): string {
    return this.last;
  }

  /** Starts or stops drawing; what is on the terminal then counts as unknown. */
  setOpen(open: boolean): void {
    this.open = open;
    this.shown = null;
    if (open && this.last !== '') this.draw();
  }

  /** Draws everything anew, for a terminal that another program has written on. */
  redraw(): void {
    this.shown = null;
    this.draw();
  }

  write(frame: string, done?: () => void): boolean {
    if (frame !== '') {
      this.last = frame;
      this.draw();
    }
    if (done !== undefined) setImmediate(done);
    return true;
  }

  close(): void {
    this.open = false;
    this.unsubscribe();
  }

  private draw(): void {
    if (!this.open) return;
    // A slow line gets the newest frame when it is ready, not every frame there was.
    if (this.sink.writableNeedDrain && this.sink.once !== undefined) {
      if (this.draining) return;
      this.draining = true;
      this.sink.once('drain', () => {
        this.draining = false;
        this.draw();
      });
      return;
    }
    const { columns, rows } = this.size.get();
    const lines = this.last.split('\n').slice(0, rows);
    const shown = this.shown;
    let out = shown === null ? RESET + CLEAR : '';
    for (let row = 0; row < rows; row++) {
      const line = lines[row] ?? '';
      if (line === (shown?.[row] ?? '')) continue;
      // After a line of full width the cursor still stands on its last cell, which erasing would clear.
      const erase = shown !== null && stringWidth(line) < columns ? ERASE_REST : '';
      const { column, text } = changedPart(shown?.[row] ?? '', line);
      out += `\u001B[${row + 1};${column}H${text}${erase}`;
    }
    this.shown = lines;
    this.frames++;
    if (out !== '') this.sink.write(BEGIN + out + END);
  }
}
