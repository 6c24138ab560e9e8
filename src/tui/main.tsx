import process from 'node:process';
import type { TuiDeps } from './deps.ts';
import { prepareEnv, terminalProblem } from './terminal/check.ts';
import { openTerminal, type System, type Terminal } from './terminal/terminal.ts';

export type {
  DeckEntry,
  DuelChoice,
  HistoryEntry,
  Level,
  Pace,
  TuiDeps,
  TuiSettings,
} from './deps.ts';
export { showsUnicode, terminalProblem } from './terminal/check.ts';

/** Usage: the client cannot run here. */
const NO_TERMINAL = 2;
/** How long a duel may take to close its files, ms. */
const CLOSING = 2000;

/**
 * Runs the full-screen client until the player quits or a signal or a fault ends it; the result is the exit
 * code, and the terminal is as it was before. React and Ink are loaded here and not before, because they read
 * the environment when they are loaded. `watch` is for tests and tools: it gets the terminal before it is used.
 */
export async function runTui(deps: TuiDeps, watch: (terminal: Terminal) => void = () => {}): Promise<number> {
  const problem = terminalProblem(process, process.env);
  if (problem !== null) {
    process.stderr.write(`duelo: ${problem}\n`);
    return NO_TERMINAL;
  }
  prepareEnv(process.env);
  const terminal = openTerminal(process as unknown as System);
  watch(terminal);
  try {
    const { mount } = await import('./mount.tsx');
    terminal.enter();
    const { app, unmount } = mount(terminal, deps);
    const code = await Promise.race([app.done, terminal.ended.then((ending) => ending.code)]);
    terminal.close();
    unmount();
    await atMost(CLOSING, app.dispose());
    return code;
  } catch (error) {
    terminal.fail(error);
    return (await terminal.ended).code;
  } finally {
    terminal.close();
  }
}

/** Waits for something, but not for ever. */
async function atMost(ms: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
