/** Runs the client in memory, key by key, and shows what is on its screen. */
import { cleanup, render } from 'ink-testing-library';
import { act } from 'react';
import stringWidth from 'string-width';
import { afterEach, expect } from 'vitest';
import type { LanguageCode } from '../../src/strings/index.ts';
import { App, type TerminalHooks } from '../../src/tui/App.tsx';
import type { TuiDeps } from '../../src/tui/deps.ts';
import { keyBytes } from '../../src/tui/keyNames.ts';
import { type AppModel, appModel } from '../../src/tui/store/app.ts';
import type { Clock } from '../../src/tui/store/shown.ts';
import { fixedSize, type SizeStore } from '../../src/tui/terminal/size.ts';
import type { Words } from '../../src/tui/wordbook.ts';
import { type FakeSession, fakeDeps } from './fake.ts';
import { wordsIn } from './fakeWords.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

afterEach(async () => {
  await act(async () => cleanup());
});

export interface Screen {
  app: AppModel;
  hooks: { acks: number; drops: number; suspended: number; redrawn: number };
  /** The screen now. */
  frame(): string;
  /** Frames drawn so far. */
  frames(): number;
  /** Presses keys by their names in the table, one after another. */
  press(...keys: string[]): Promise<void>;
  close(): Promise<void>;
  /** Lets something happen that is not a key. */
  when(happens: () => unknown): Promise<void>;
}

export interface ScreenOptions {
  columns?: number;
  rows?: number;
  size?: SizeStore;
  deps?: TuiDeps;
  words?: Words;
  clock?: Clock;
  /** How long the end of a duel takes no keys, ms; 0 here. */
  endWait?: number;
  /** Another language than the settings have, with the marks of Unicode. */
  language?: LanguageCode;
}

export async function open(options: ScreenOptions = {}): Promise<Screen> {
  const { columns = 80, rows = 24, words } = options;
  const { clock } = options;
  const app = appModel(options.deps ?? fakeDeps().deps, {
    words: async (language) => words ?? wordsIn(language),
    endWait: options.endWait ?? 0,
    ...(clock === undefined ? {} : { clock }),
  });
  if (options.language !== undefined) app.change({ language: options.language, ascii: false });
  const hooks = { acks: 0, drops: 0, suspended: 0, redrawn: 0 };
  const terminal: TerminalHooks = {
    ack: () => hooks.acks++,
    drop: () => hooks.drops++,
    suspend: () => hooks.suspended++,
    redraw: () => hooks.redrawn++,
  };
  const size = options.size ?? fixedSize(columns, rows);
  // The library's stdout is 100 columns wide; Ink lays out in what it is told.
  const tree = <App app={app} size={size} terminal={terminal} />;
  let instance: ReturnType<typeof render> | undefined;
  await act(async () => {
    instance = renderWide(tree, () => size.get().columns);
  });
  const { stdin, lastFrame, frames } = instance as ReturnType<typeof render>;
  return {
    app,
    hooks,
    frame: () => lastFrame() ?? '',
    frames: () => frames.length,
    close: () => act(async () => instance?.unmount()),
    async press(...keys) {
      for (const key of keys) {
        await act(async () => {
          stdin.write(keyBytes(key));
          // Ink waits one turn of the loop before a lone Escape is one.
          await new Promise((resolve) => setImmediate(resolve));
        });
      }
    },
    when: (happens) =>
      act(async () => {
        await happens();
      }),
  };
}

/** A duel on the screen, with the given session. */
export async function openDuel(session: FakeSession, options: ScreenOptions = {}): Promise<Screen> {
  const { deps } = fakeDeps({ startDuel: async () => session });
  const screen = await open({ deps, ...options });
  await screen.press('enter');
  return screen;
}

/** Every line fits, and there are as many as the terminal has. */
export function expectFits(frame: string, columns: number, rows: number): void {
  const lines = frame.split('\n');
  expect(lines.length).toBe(rows);
  for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
}

/** ink-testing-library's render with a width of the test's own. */
function renderWide(tree: Parameters<typeof render>[0], columns: () => number): ReturnType<typeof render> {
  const instance = render(tree);
  Object.defineProperty(instance.stdout, 'columns', { get: columns });
  instance.rerender(tree);
  return instance;
}
