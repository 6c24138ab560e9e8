/**
 * Keys that come in one chunk, through the real key reader and Ink's own input (pitfall 1): none may be lost, and
 * each must act on what the one before it has made of the screen.
 */
import { EventEmitter } from 'node:events';
import { render } from 'ink';
import { afterEach, describe, expect, test } from 'vitest';
import { App } from '../../src/tui/App.tsx';
import { appModel } from '../../src/tui/store/app.ts';
import { KeyStdin } from '../../src/tui/terminal/keyStdin.ts';
import { ScreenStdout } from '../../src/tui/terminal/screenStdout.ts';
import { fixedSize } from '../../src/tui/terminal/size.ts';
import { exampleMain, FakeSession, fakeDeps, ownMainPhase, responseWindow } from './fake.ts';
import { fakeWords } from './fakeWords.ts';

const DOWN = '\u001B[B';
const ESC = '\u001B';

class Source extends EventEmitter {
  setEncoding(): void {}
  setRawMode(): void {}
  resume(): void {}
  pause(): void {}
}

const unmounts: (() => void)[] = [];
afterEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  for (const unmount of unmounts.splice(0)) unmount();
});

async function duelOf(session: FakeSession) {
  const source = new Source();
  const stdin = new KeyStdin(source);
  const size = fixedSize(80, 24);
  const screen = new ScreenStdout({ write: () => true }, size);
  screen.setOpen(true);
  const app = appModel(fakeDeps({ startDuel: async () => session }).deps, { words: async () => fakeWords });
  const terminal = { ack: stdin.ack, drop: stdin.drop, suspend() {}, redraw() {} };
  const instance = render(<App app={app} size={size} terminal={terminal} />, {
    stdout: screen as unknown as NodeJS.WriteStream,
    stdin: stdin as unknown as NodeJS.ReadStream,
    debug: true,
    patchConsole: false,
    exitOnCtrlC: false,
  });
  unmounts.push(() => instance.unmount());
  await app.start({ deck: 'starter/yugi', opponentDeck: 'starter/kaiba', against: 'standard' });
  await until(() => screen.lastFrame.includes('Your'));
  return { app, screen, send: (chunk: string) => source.emit('data', chunk) };
}

/** Waits for something to become true; a busy machine gets its time. */
async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 15_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

describe('keys in one chunk', () => {
  test.each([
    [`${DOWN}\r`, ['choose 1']],
    [`j\r`, ['choose 1']],
    [`jj\r`, ['choose 2']],
    [`${DOWN}${DOWN}\r`, ['choose 2']],
    [`jjk\r`, ['choose 1']],
    ['\r\r', ['choose 0', 'choose 0']],
    [`${DOWN}\r\r`, ['choose 1', 'choose 0']],
    ['12', ['choose 0', 'choose 1']],
    [`2${DOWN}\r\r3`, ['choose 1', 'choose 1', 'choose 0', 'choose 2']],
  ])('%j', async (chunk, calls) => {
    const session = new FakeSession(responseWindow());
    const { send } = await duelOf(session);
    send(chunk);
    await until(() => session.calls.length >= calls.length);
    expect(session.calls).toEqual(calls);
  });

  test('Enter, Enter answers the second question, not the first one twice', async () => {
    const session = new FakeSession(ownMainPhase());
    session.next = (i, now) =>
      i === 5 ? { decision: responseWindow().decision } : { decision: exampleMain(now.view) };
    const { send } = await duelOf(session);
    send(`\r${DOWN}\r`);
    await until(() => session.calls.length >= 2);
    expect(session.calls).toEqual(['choose 5', 'choose 1']);
  });

  test('keys for this turn do not run on into the next own one', async () => {
    const session = new FakeSession(ownMainPhase());
    session.next = (_, now) => ({
      decision: exampleMain(now.view),
      view: { ...now.view, turn: now.view.turn + 2 },
    });
    const { send } = await duelOf(session);
    send('e\r\r\r2');
    await until(() => session.calls.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(session.calls).toEqual(['choose 13']);
    send('e');
    await until(() => session.calls.length > 1);
    expect(session.calls).toEqual(['choose 13', 'choose 13']);
  });

  test('screens open and close within a chunk', async () => {
    const session = new FakeSession(ownMainPhase());
    const { app, send } = await duelOf(session);
    send(`g${ESC}L${ESC}?${ESC}q${DOWN}\r`);
    await until(() => session.calls.includes('surrender'));
    expect(app.state.get().stack.map(({ k }) => k)).toEqual(['menu', 'duel']);
  });

  test('Tab, Tab, Enter acts with the second card', async () => {
    const session = new FakeSession(ownMainPhase());
    const { send } = await duelOf(session);
    send('\t\t\r');
    await until(() => session.calls.length > 0);
    expect(session.calls).toEqual(['choose 3']);
  });

  test('200 keys in one chunk are all read, without waiting for the fallback', async () => {
    const session = new FakeSession(responseWindow());
    const { send } = await duelOf(session);
    const start = performance.now();
    send(`${'j'.repeat(199)}\r`);
    await until(() => session.calls.length > 0);
    // 199 = 1 (mod 3)
    expect(session.calls).toEqual(['choose 1']);
    expect(performance.now() - start).toBeLessThan(199 * 90);
  });
});
