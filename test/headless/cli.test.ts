/** The built program as others start it. `npm test` builds it first. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const client = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'duelo-cli-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function duelo(args: readonly string[], input = '', env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, [client, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, DUELO_HOME: home, ...env },
  });
  const json = () =>
    run.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { code: run.status, out: run.stdout, err: run.stderr, json };
}

describe('bad usage ends with 2 and one clear line', () => {
  test.each([
    [['simm'], 'unknown command "simm"; did you mean sim?'],
    [['puzzle'], 'duelo puzzle needs a word more: list, check or play'],
    [['puzzle', 'play', 'no-drow'], 'no puzzle or file named "no-drow"; did you mean no-draw?'],
    [['puzzle', 'list', 'all'], 'duelo puzzle list takes no "all"'],
    [['--sed', '1'], 'unknown option --sed; did you mean --seed?'],
    [['sim', '--deck', 'starter/yugi'], 'duelo sim takes --deck twice (side 0, side 1), not 1 times'],
    [['sim', '--deck', 'a', '--deck', 'b'], 'no deck named "a"'],
    [['sim', '--games', 'many'], '--games takes a whole number, not "many"'],
    [['sim', '--deck', 'starter/yugi', '--deck', 'starter/kaiba', '--ai', 'master'], 'there are: '],
    [
      ['sim', '--deck', 'starter/yugi', '--deck', 'starter/kaiba', '--format', 'x'],
      'no format named "x"; there are: classic',
    ],
    [['play', '--rule', 'PRM-11'], '--rule: expected ID=VALUE such as PRM-11=true, not "PRM-11"'],
    [['play', '--rule', 'PRM-99=1'], '--rule: no parameter PRM-99 that a duel can change; there are: PRM-01'],
    [['fuzz', '--rule', 'GAP-06=again'], '--rule: GAP-06 takes one of "withdraw", "retarget", not "again"'],
    [['deck'], 'duelo deck needs a word more: check, show or convert (duelo deck --help)'],
    [['lab', 'walk'], 'duelo lab takes open, run or check, not "walk" (duelo lab --help)'],
    [['deck', 'check'], 'needs a FILE'],
    [['card'], 'needs a NAME or PASSCODE'],
    [['card', 'Dark Magicain'], 'did you mean Dark Magician'],
    [['replay', 'verify', 'nowhere.duelo'], 'nowhere.duelo: cannot be read: there is no such file'],
    [['lab', 'check', 'nowhere'], 'nowhere: no such file or folder'],
    [['play', '--first', 'you'], '--first takes one of me, them, toss, not "you"'],
    [['play', '--against', 'nobody'], 'no level named "nobody"; there are: '],
    [['cards', '--pool', 'x'], '--pool takes one of goat, edison, legacy-4000, not "x"'],
    [['--lang', 'de'], '--lang takes one of en, es, pt, it, not "de"'],
    [['--data-dir'], '--data-dir takes a value'],
    [['--data-dir='], '--data-dir takes a value'],
    [['--lang'], '--lang takes a value'],
    [['deck', 'check', 'x', '--games', '3'], 'duelo deck takes no --games (duelo deck --help)'],
    [['lab', 'check', 'x', '--format', 'goat'], 'duelo lab takes no --format'],
    [['play', '--resume', '--seed', '3'], '--resume goes on with a duel as it was begun; it takes no --seed'],
    [['cards', '--pool', 'goat', '--pool', 'edison'], '--pool is given more than once'],
    [['play', '--data-dir', '--json'], '--data-dir takes a value'],
    [['play', '--deck'], '--deck takes a value'],
    [
      ['play', '--data-dir', '/proc/nope/deep'],
      '/proc/nope/deep cannot be used: there is no such folder, and none can be made',
    ],
    [['--data-dir', '/dev/null/x'], '/dev/null/x cannot be used: a part of the path is a file'],
    [['replay', 'show', 'x', '--data-dir', '/dev/null'], '/dev/null cannot be used: it is a file'],
    [['fuzz', '--data-dir', '/proc'], '/proc cannot be used: '],
  ])('%j', (args, message) => {
    const { code, out, err } = duelo(args);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('so does a DUELO_HOME that cannot be made', () => {
    const { code, err } = duelo(['play', '--json'], '', { DUELO_HOME: '/proc/nope' });
    expect(err).toMatch(/^duelo: the data folder \/proc\/nope cannot be used: .*\n$/);
    expect(code).toBe(2);
  });
});

describe('what is asked for', () => {
  test('--help and --version', () => {
    expect(duelo(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const help = duelo(['--help']);
    expect(help.code).toBe(0);
    expect(help.out).toContain('duelo COMMAND');
    expect(help.out).toContain('--lang en|es|pt|it');
    expect(duelo(['help']).out).toBe(help.out);
    const sim = duelo(['help', 'sim']);
    expect(sim.out).toContain('--jobs N');
    expect(sim.out).toContain('random, wb-like, standard');
    expect(duelo(['sim', '--help']).out).toBe(sim.out);
  });

  test('a language is taken without a word', () => {
    const { code, err } = duelo(['cards', '--lang', 'es']);
    expect(code).toBe(0);
    expect(err).toBe('');
  });

  test('card and cards', () => {
    const [card] = duelo(['card', 'blue-eyes white dragon', '--json']).json();
    expect(card).toMatchObject({
      passcode: 89631139,
      name: 'Blue-Eyes White Dragon',
      kind: 'monster',
      effects: [],
      atk: 3000,
    });
    expect(duelo(['card', '89631139', '--json']).json()[0]).toEqual(card);
    const pools = duelo(['cards', '--json']).json() as {
      pool: string;
      supported: number;
      total: number;
      missing: number[];
    }[];
    expect(pools.map(({ pool }) => pool)).toEqual(['goat', 'edison', 'legacy-4000']);
    for (const { supported, total, missing } of pools) expect(missing).toHaveLength(total - supported);
  });

  test('deck check, show and convert', () => {
    const good = duelo(['deck', 'check', 'starter/yugi', '--json']);
    expect(good.code).toBe(0);
    expect(good.json()).toEqual([
      expect.objectContaining({ file: 'starter/yugi', ok: true, problems: [], unsupported: [], side: 0 }),
    ]);
    const own = { name: 'My deck', main: [89631139], extra: [], side: [] };
    mkdirSync(join(home, 'own'));
    writeFileSync(join(home, 'own/decks.json'), JSON.stringify({ decks: { 'My deck': own } }));
    const stored = () => duelo(['deck', 'check', 'My deck', '--data-dir', join(home, 'own')]);
    expect(stored().out).toContain('My deck (My deck): 1 main');
    writeFileSync(join(home, 'own/decks.json'), '{');
    expect(stored().err).toContain('decks.json could not be read');
    const small = join(home, 'small.ydk');
    writeFileSync(small, '#main\n89631139\n89631139\n89631139\n89631139\n#extra\n!side\n');
    const bad = duelo(['deck', 'check', small, '--json']);
    expect(bad.code).toBe(1);
    const [report] = bad.json() as {
      problems: { rule: string; card: unknown; text: string }[];
      main: number;
    }[];
    expect(report!.main).toBe(4);
    expect(report!.problems.map(({ rule }) => rule)).toEqual(['DECK-01', 'DECK-03']);
    const ydke = duelo(['deck', 'convert', small, '--to', 'ydke']).out.trim();
    expect(ydke).toMatch(/^ydke:\/\//);
    const link = join(home, 'link.txt');
    writeFileSync(link, ydke);
    expect(duelo(['deck', 'convert', link, '--to', 'ydk']).out).toContain('89631139\n89631139\n');
    writeFileSync(join(home, 'no.ydk'), '#main\nhello\n');
    const none = duelo(['deck', 'check', join(home, 'no.ydk')]);
    expect(none.code).toBe(2);
    expect(none.err).toMatch(/no\.ydk:2: /);
  });

  test('sim: the same lines whatever the number of processes', () => {
    const args =
      'sim --deck starter/yugi --deck starter/kaiba --games 7 --seed 9 --ai random --ai random --json'.split(
        ' ',
      );
    const alone = duelo(args);
    expect(alone.code).toBe(0);
    expect(alone.json()).toHaveLength(8);
    expect(duelo([...args, '--jobs', '3']).out).toBe(alone.out);
  });

  test('play keeps the duel at the end of input; the replay of a finished one is verified', () => {
    const begin = ['play', '--json', '--against', 'random', '--seed', '3', '--first', 'me'];
    const kept = duelo(begin, '1\n1\n');
    expect(kept.code).toBe(0);
    const { saved } = kept.json().at(-1) as { saved: { file: string } };
    expect(duelo(['replay', 'verify', saved.file, '--json']).json()).toEqual([
      { file: saved.file, ok: true, line: null, reason: 'unfinished' },
    ]);
    const given = duelo(['play', '--json', '--resume', saved.file], '{"surrender":true}\n');
    const { result } = given.json().at(-1) as { result: { winner: number; replay: string } };
    expect(result.winner).toBe(1);
    const verified = duelo(['replay', 'verify', result.replay]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('plays through');
    const shown = duelo(['replay', 'show', result.replay]).out;
    expect(shown).toContain('Starter Deck: Yugi (You) against');
    // The log as the person read it: own cards by name, the other's not.
    expect(shown).toMatch(/^You draw (?:[\w' -]+, ){3}[\w' -]+ and [\w' -]+\.$/m);
    expect(shown).toMatch(/draws 5 cards\.\n\nTurn 1: your turn\.$/m);
    expect(shown).toContain('wins the Duel: you surrendered.');
    const [json] = duelo(['replay', 'show', '--json', result.replay]).json();
    expect(json).toMatchObject({ ok: true, line: null, reason: null, end: { winner: 1 } });
    expect(json!.log).toContainEqual({ turn: 1, player: 0, text: 'Turn 1: your turn.' });
  });

  test('line mode tells of the duel that is kept', () => {
    const at = ['--data-dir', join(home, 'kept')];
    const begin = [
      'play',
      ...at,
      '--against',
      'random',
      '--seed',
      '3',
      '--first',
      'me',
      '--opponent-deck',
      'starter/kaiba',
    ];
    expect(duelo(begin, 'q\n').out).not.toContain('is kept:');
    expect(duelo(begin, '1\n1\n1\nq\n').out).not.toContain('is kept:');
    const { code, out } = duelo(['play', ...at], 'q\n');
    expect(out).toMatch(
      /^A duel is kept: turn \d+ against .*, just now\. `duelo play --resume` goes on with it\.\n/,
    );
    expect(code).toBe(0);
  });

  test('a file that cannot be read is told, whichever it is', () => {
    const at = join(home, 'spoilt');
    mkdirSync(at);
    for (const name of ['settings', 'decks']) writeFileSync(join(at, `${name}.json`), '{');
    const { err } = duelo(['play', '--data-dir', at], 'q\n');
    for (const name of ['settings', 'decks']) expect(err).toContain(`${name}.json could not be read`);
  });

  test('line mode opens where there is no terminal', () => {
    const { code, out, err } = duelo([], 'h\nq\n');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/The duel is kept, on turn \d+: .*\.duelo|Who goes first\?/);
  });

  test('an output that is closed early is no fault', () => {
    const command = `"${process.execPath}" "${client}" cards --json | head -c 10`;
    const run = spawnSync('sh', ['-c', command], {
      encoding: 'utf8',
      env: { ...process.env, DUELO_HOME: home },
    });
    expect(run.stderr).toBe('');
  });

  test.skipIf(!existsSync('/dev/full'))('an output that cannot be written is one line', () => {
    const command = `"${process.execPath}" "${client}" card Sangan > /dev/full`;
    const run = spawnSync('sh', ['-c', command], {
      encoding: 'utf8',
      env: { ...process.env, DUELO_HOME: home },
    });
    expect(run.stderr).toMatch(/^duelo: the output cannot be written: .*no space left.*\n$/);
    expect(run.status).toBe(1);
  });
});
