/** However the client ends, the terminal is as it was: cooked, cursor shown, main screen, and the right exit code. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bundle, endRuns, type Run, type RunOptions, start } from './pty.ts';

let client: { file: string; remove: () => void };
beforeAll(async () => {
  client = await bundle('client.ts');
});
afterEach(endRuns);
afterAll(() => client.remove());

/** The client under a shell that tells afterwards what it has left behind. */
function underShell(options: RunOptions = {}, args = ''): Run {
  const script = [
    'echo before the client',
    `"$NODE" "$SCRIPT" ${args}`,
    'echo "code=$?"; stty -a | tr ";" "\\n" | grep -E "icanon|echo "; echo over',
  ];
  return start('/bin/sh', ['-c', script.join('\n')], {
    ...options,
    env: { NODE: process.execPath, SCRIPT: client.file, ...options.env },
  });
}

async function expectRestored(run: Run, code: number): Promise<void> {
  await run.shows('over');
  expect(run.isAlternate()).toBe(false);
  expect(run.isCursorHidden()).toBe(false);
  const text = run.text();
  expect(text).toContain('before the client');
  expect(text).toContain(`code=${code}`);
  expect(text).toMatch(/(^| )icanon/m);
  expect(text).not.toContain('-icanon');
  expect(text).toMatch(/(^| )echo /m);
  await run.exited();
}

/** Process id of the client under the shell. */
async function clientPid(run: Run): Promise<number> {
  const { readFileSync } = await import('node:fs');
  const children = readFileSync(`/proc/${run.pid}/task/${run.pid}/children`, 'utf8').trim().split(' ');
  return Number(children[0]);
}

describe('the player leaves', () => {
  test('q in the menu: 0', async () => {
    const run = underShell();
    await run.shows('DUELO');
    expect(run.isAlternate()).toBe(true);
    expect(run.isCursorHidden()).toBe(true);
    run.send('q');
    await expectRestored(run, 0);
  });

  test('q in a duel asks; quitting there: 0', async () => {
    const run = underShell({}, '--play');
    await run.shows('Your move');
    run.send('q');
    await run.shows('Leave the duel?');
    run.send('4');
    await expectRestored(run, 0);
  });

  test('Ctrl-C asks in a duel, the second one leaves: 130', async () => {
    const run = underShell({}, '--play');
    await run.shows('Your move');
    run.send('\u0003');
    await run.shows('Leave the duel?');
    run.send('\u0003');
    await expectRestored(run, 130);
  });

  test('three Ctrl-C in one chunk leave too', async () => {
    const run = underShell({}, '--play');
    await run.shows('Your move');
    run.send('\u0003\u0003\u0003');
    await expectRestored(run, 130);
  });
});

describe('signals', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGQUIT', 131],
    ['SIGABRT', 134],
    ['SIGXCPU', 152],
  ] as const)('%s: %i', async (signal, code) => {
    const run = underShell({}, '--play');
    await run.shows('Your move');
    process.kill(await clientPid(run), signal);
    await expectRestored(run, code);
  });

  test('a session that takes its time is waited for, and a second signal does not wait', async () => {
    const slow = underShell({ env: { DISPOSE_MS: '400' } }, '--play');
    await slow.shows('Your move');
    process.kill(await clientPid(slow), 'SIGTERM');
    await expectRestored(slow, 143);
    const hung = underShell({ env: { DISPOSE_MS: '60000' } }, '--play');
    await hung.shows('Your move');
    const pid = await clientPid(hung);
    process.kill(pid, 'SIGTERM');
    await hung.until(() => !hung.isAlternate(), 'leaving the screen');
    process.kill(pid, 'SIGTERM');
    await expectRestored(hung, 143);
  });

  test('a session that never closes is not waited for for ever', async () => {
    const run = underShell({ env: { DISPOSE_MS: '60000' } }, '--play');
    await run.shows('Your move');
    run.send('q4');
    await expectRestored(run, 0);
  });
});

describe('faults end with 70 and say so on the main screen', () => {
  test.each([
    ['key', 'thrown in a key handler'],
    ['async', 'thrown in a timer'],
    ['rejection', 'an unhandled rejection'],
    ['render', 'the client has failed'],
  ])('%s', async (fault, message) => {
    const run = underShell({ env: { FAULT: fault }, rows: 60 }, '--play');
    await run.shows('Your move');
    run.send('\r');
    await expectRestored(run, 70);
    expect(run.text()).toContain(message);
  });
});

test('what others print while the screen is drawn comes after it', async () => {
  const run = underShell({ env: { FAULT: 'noise' } });
  await run.shows('DUELO');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(run.text()).not.toContain('stray');
  run.send('q');
  await expectRestored(run, 0);
  for (const noise of ['console.log', 'console.error', 'warning'])
    expect(run.text()).toContain(`a stray ${noise}`);
});

describe('Ctrl-Z', () => {
  test('gives the terminal to the shell, and fg brings the duel back', async () => {
    const run = start('/bin/bash', ['--norc', '--noprofile', '-i'], {
      env: {
        NODE: process.execPath,
        SCRIPT: client.file,
        PS1: 'ready> ',
        BASH_SILENCE_DEPRECATION_WARNING: '1',
      },
    });
    await run.shows('ready>');
    run.send('"$NODE" "$SCRIPT" --play\r');
    await run.shows('Your move');
    run.send('jj\u001A');
    await run.shows('Stopped');
    expect(run.isAlternate()).toBe(false);
    expect(run.isCursorHidden()).toBe(false);
    run.send('stty -a | grep -c -- -icanon; echo "jobs: $(jobs | wc -l)"\r');
    await run.shows('jobs: 1');
    expect(run.text()).toMatch(/^0$/m);
    run.send('fg\r');
    await run.shows('Your move');
    expect(run.isAlternate()).toBe(true);
    expect(run.isCursorHidden()).toBe(true);
    run.send('q4');
    await run.until(() => !run.isAlternate(), 'leaving the screen');
    run.send('echo "code=$?"\r');
    await run.shows('code=0');
    run.send('exit\r');
    await run.exited();
  });

  test('where nobody could continue it, it goes on by itself', async () => {
    const run = start(process.execPath, [client.file, '--play']);
    await run.shows('Your move');
    run.send('\u001A');
    await run.until(() => !run.isAlternate(), 'leaving the screen');
    await run.until(() => run.isAlternate(), 'coming back');
    await run.shows('Your move');
    run.send('q4');
    expect(await run.exited()).toBe(0);
  });
});

describe('where the client cannot run', () => {
  test('without a terminal: one line and 2', async () => {
    const run = start('/bin/sh', ['-c', '"$NODE" "$SCRIPT" < /dev/null; echo "code=$?"'], {
      env: { NODE: process.execPath, SCRIPT: client.file },
    });
    await run.shows('code=2');
    expect(run.text()).toContain('needs a terminal to read keys from');
    expect(run.output()).not.toContain('\u001B[?1049h');
  });

  test('TERM=dumb: one line and 2', async () => {
    const run = start(process.execPath, [client.file], { env: { TERM: 'dumb' } });
    expect(await run.exited()).toBe(2);
    expect(run.text()).toContain('TERM=dumb');
  });
});

describe('the environment', () => {
  test('NO_COLOR: no colour and no inverse, and what is marked is still seen', async () => {
    const run = start(process.execPath, [client.file, '--play'], { env: { NO_COLOR: '1' } });
    await run.shows('Your move');
    run.send('\t');
    await run.shows(/❯ 1 .*Pot of Greed/);
    // Only resets are left of all SGR codes.
    const codes = run
      .output()
      .split('\u001B[')
      .flatMap((part) => /^([\d;]*)m/.exec(part)?.[1] ?? []);
    expect(codes.filter((code) => code !== '0')).toEqual([]);
    run.send('q4');
    expect(await run.exited()).toBe(0);
  });

  test('CI=true: it draws all the same', async () => {
    const run = start(process.execPath, [client.file], { env: { CI: 'true' } });
    await run.shows('DUELO');
    run.send('q');
    expect(await run.exited()).toBe(0);
  });
});
