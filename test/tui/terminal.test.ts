import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { prepareEnv, showsUnicode, terminalProblem } from '../../src/tui/terminal/check.ts';
import { liveSize } from '../../src/tui/terminal/size.ts';
import { openTerminal, type System } from '../../src/tui/terminal/terminal.ts';

const tty = { isTTY: true };

describe('before Ink is loaded', () => {
  test.each([
    [{ stdin: {}, stdout: tty }, {}, /read keys/],
    [{ stdin: tty, stdout: {} }, {}, /draw on/],
    [{ stdin: tty, stdout: tty }, { TERM: 'dumb' }, /TERM=dumb/],
    [{ stdin: tty, stdout: tty }, { INK_SCREEN_READER: 'true' }, /screen reader/],
  ])('%j with %j is refused in one line', (ends, env, message) => {
    const problem = terminalProblem(ends, env);
    expect(problem).toMatch(message);
    expect(problem).not.toContain('\n');
  });

  test('a terminal is fine', () => {
    expect(terminalProblem({ stdin: tty, stdout: tty }, { TERM: 'xterm-256color' })).toBeNull();
  });

  test('NO_COLOR, CI and NODE_ENV are made right for what is loaded next', () => {
    const env: Record<string, string | undefined> = {
      NO_COLOR: '1',
      CI: 'true',
      CONTINUOUS_INTEGRATION: '1',
    };
    prepareEnv(env);
    expect(env).toEqual({ NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'production' });
    const other: Record<string, string | undefined> = { NO_COLOR: '', NODE_ENV: 'test' };
    prepareEnv(other);
    expect(other).toEqual({ NO_COLOR: '', NODE_ENV: 'test' });
  });

  test('the ASCII theme is the default where the locale is not UTF-8', () => {
    expect(showsUnicode({ LANG: 'it_IT.UTF-8', TERM: 'xterm' })).toBe(true);
    expect(showsUnicode({ LANG: 'C', TERM: 'xterm' })).toBe(false);
    expect(showsUnicode({ LANG: 'en_US.utf8', LC_ALL: 'POSIX' })).toBe(false);
    expect(showsUnicode({ LANG: 'en_US.UTF-8', TERM: 'linux' })).toBe(false);
  });
});

test('liveSize tells a change once, and stands in where there is no size', () => {
  const stdout = Object.assign(new EventEmitter(), { columns: 0, rows: 0 });
  const size = liveSize(stdout);
  const first = size.get();
  expect(first).toEqual({ columns: 80, rows: 24 });
  const told = vi.fn();
  size.subscribe(told);
  stdout.emit('resize');
  expect(size.get()).toBe(first);
  Object.assign(stdout, { columns: 120, rows: 40 });
  stdout.emit('resize');
  expect(size.get()).toEqual({ columns: 120, rows: 40 });
  expect(told).toHaveBeenCalledOnce();
  size.close();
  expect(stdout.listenerCount('resize')).toBe(0);
});

class Stream extends EventEmitter {
  isTTY = true;
  columns = 80;
  rows = 24;
  text = '';
  raw = false;
  broken = false;
  write(data: string): boolean {
    if (this.broken) throw new Error('EIO');
    this.text += data;
    return true;
  }
  setEncoding(): void {}
  setRawMode(raw: boolean): void {
    this.raw = raw;
  }
  resume(): void {}
  pause(): void {}
}

class FakeSystem extends EventEmitter {
  stdin = new Stream();
  stdout = new Stream();
  stderr = new Stream();
  killed: [number, string][] = [];
  exited: number[] = [];
  kill(pid: number, signal: string): void {
    this.killed.push([pid, signal]);
  }
  exit(code: number): void {
    this.exited.push(code);
  }
}

function opened() {
  const system = new FakeSystem();
  const terminal = openTerminal(system as unknown as System);
  terminal.enter();
  return { system, terminal };
}

const inAlternate = (text: string): boolean =>
  text.lastIndexOf('\u001B[?1049h') > text.lastIndexOf('\u001B[?1049l');
const cursorHidden = (text: string): boolean =>
  text.lastIndexOf('\u001B[?25l') > text.lastIndexOf('\u001B[?25h');
const wrapOff = (text: string): boolean => text.lastIndexOf('\u001B[?7l') > text.lastIndexOf('\u001B[?7h');

function expectRestored({ stdout, stdin }: FakeSystem): void {
  expect(inAlternate(stdout.text)).toBe(false);
  expect(cursorHidden(stdout.text)).toBe(false);
  expect(wrapOff(stdout.text)).toBe(false);
  expect(stdin.raw).toBe(false);
}

describe('the terminal module', () => {
  test('takes the alternate screen and gives everything back', () => {
    const { system, terminal } = opened();
    expect(inAlternate(system.stdout.text)).toBe(true);
    expect(cursorHidden(system.stdout.text)).toBe(true);
    expect(system.stdin.raw).toBe(true);
    terminal.close();
    terminal.close();
    expectRestored(system);
  });

  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGQUIT', 131],
    ['SIGABRT', 134],
    ['SIGALRM', 142],
  ])('%s restores it and ends with %i', async (signal, code) => {
    const { system, terminal } = opened();
    system.emit(signal);
    expectRestored(system);
    await expect(terminal.ended).resolves.toEqual({ code });
    system.emit(signal);
    expect(system.exited).toEqual([code]);
  });

  test.each(['uncaughtException', 'unhandledRejection'])(
    '%s ends with 70, the error after the screen',
    async (event) => {
      const { system, terminal } = opened();
      system.emit(event, new Error('boom'));
      expectRestored(system);
      expect(system.stderr.text).toContain('boom');
      await expect(terminal.ended).resolves.toMatchObject({ code: 70 });
    },
  );

  test('the end of the input and a broken output are a hang-up', async () => {
    const first = opened();
    first.system.stdin.emit('end');
    await expect(first.terminal.ended).resolves.toEqual({ code: 129 });
    const second = opened();
    second.system.stdout.broken = true;
    second.system.stdout.emit('error', new Error('EIO'));
    await expect(second.terminal.ended).resolves.toEqual({ code: 129 });
  });

  test('leaving through process.exit restores it too', () => {
    const { system } = opened();
    system.emit('exit', 0);
    expectRestored(system);
  });

  test('Ctrl-Z gives the terminal to the shell; continuing takes it back and draws anew', () => {
    const { system, terminal } = opened();
    terminal.screen.write('a frame');
    terminal.suspend();
    expectRestored(system);
    expect(system.killed).toEqual([[0, 'SIGTSTP']]);
    expect(system.listenerCount('SIGTSTP')).toBe(0);
    system.stdout.text = '';
    system.emit('SIGCONT');
    expect(inAlternate(system.stdout.text)).toBe(true);
    expect(system.stdout.text).toContain('a frame');
    expect(system.stdin.raw).toBe(true);
    expect(system.listenerCount('SIGTSTP')).toBe(1);
    terminal.close();
    expectRestored(system);
  });

  test('a process that nobody can stop takes the screen back by itself', () => {
    vi.useFakeTimers();
    try {
      const { system, terminal } = opened();
      terminal.suspend();
      vi.advanceTimersByTime(400);
      expect(inAlternate(system.stdout.text)).toBe(true);
      terminal.close();
    } finally {
      vi.useRealTimers();
    }
  });

  test('what others write while the screen is ours comes after it', () => {
    const { system, terminal } = opened();
    const before = system.stdout.text;
    system.stderr.write('a warning\n');
    system.stdout.write('a console.log\n');
    expect(system.stdout.text).toBe(before);
    expect(system.stderr.text).toBe('');
    terminal.close();
    expect(system.stderr.text).toBe('a warning\na console.log\n');
    system.stderr.write('later\n');
    expect(system.stderr.text).toContain('later');
  });
});
