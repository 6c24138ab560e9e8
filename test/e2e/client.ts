/**
 * The terminal client around a fake duel, to be bundled and run in a pseudo-terminal. `FAULT` makes it fail in a
 * chosen way, `BUSY` makes it compute for its first seconds as if cards were loaded, `FRAME_FILE` is where the last frame goes on SIGUSR2, `ACK=1` marks the end of each key's frame.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { loadGame } from '../../src/session/game.ts';
import { runTui } from '../../src/tui/main.tsx';
import type { Terminal } from '../../src/tui/terminal/terminal.ts';
import { exampleMain, FakeSession, fakeDeps, ownMainPhase, responseWindow } from '../tui/fake.ts';

const { FAULT, BUSY, FRAME_FILE, ACK, ASCII, DISPOSE_MS } = process.env;

class Duel extends FakeSession {
  override choose(i: number, rest?: boolean): void {
    if (FAULT === 'key') throw new Error('thrown in a key handler');
    if (FAULT === 'async') setTimeout(() => fail('thrown in a timer'), 5);
    if (FAULT === 'rejection') void Promise.reject(new Error('an unhandled rejection'));
    if (FAULT === 'render') {
      // A view without sides cannot be drawn.
      this.set({ view: { ...this.get().view, sides: [] as never } });
      return;
    }
    super.choose(i, rest);
  }

  override async dispose(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Number(DISPOSE_MS ?? 0)));
    await super.dispose();
  }
}

function fail(message: string): never {
  throw new Error(message);
}

let duels = 0;
const { deps } = fakeDeps(
  {
    startDuel: async () => {
      await loadGame('goat');
      const session = new Duel(duels++ % 2 === 0 ? ownMainPhase() : responseWindow());
      session.next = (i, now) => ({
        decision: i % 3 === 0 ? responseWindow().decision : exampleMain(now.view),
        log: [
          ...now.log,
          { n: now.log.length, turn: 5, player: 0, text: `Choice ${i}.`, event: now.log[0]?.event as never },
        ],
      });
      return session;
    },
    ...(process.argv.includes('--play')
      ? { play: { deck: 'starter/yugi', opponentDeck: 'starter/kaiba', against: 'standard' } }
      : {}),
  },
  { ascii: ASCII === '1' },
);

function watch(terminal: Terminal): void {
  if (FRAME_FILE !== undefined) {
    // the client itself would give the terminal back and end
    process.removeAllListeners('SIGUSR2');
    process.on('SIGUSR2', () => writeFileSync(FRAME_FILE, terminal.screen.lastFrame));
  }
  if (ACK === '1') {
    const write = process.stdout.write.bind(process.stdout);
    const { ack } = terminal.keys;
    Object.assign(terminal.keys, {
      ack: () => {
        ack();
        write('\u001B]777;key\u0007');
      },
    });
  }
}

if (BUSY !== undefined) {
  const end = performance.now() + 2000;
  const timer = setInterval(() => {
    const until = performance.now() + Number(BUSY);
    while (performance.now() < until);
    if (until > end) clearInterval(timer);
  }, 5);
}

if (FAULT === 'noise') {
  setTimeout(() => {
    console.log('a stray console.log');
    console.error('a stray console.error');
    process.emitWarning('a stray warning');
  }, 300);
}

const code = await runTui(deps, watch);
process.exit(code);
