/** The built program in other languages: what it refuses is said in them, and the exit code is the same. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const client = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'duelo-lang-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function duelo(args: readonly string[], env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, [client, ...args], {
    input: '',
    encoding: 'utf8',
    env: { ...process.env, DUELO_HOME: home, ...env },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

describe('what is wrong is said in the language, and the program ends with 2', () => {
  test.each([
    [['--sed', '1', '--lang', 'es'], 'opción desconocida --sed; ¿quieres decir --seed?'],
    [['dekc', '--lang=pt'], 'comando desconhecido "dekc"; quis dizer deck?'],
    [['deck', '--lang', 'it'], 'a duelo deck manca una parola: check, show o convert'],
    [['sim', '--games', 'mil', '--lang', 'es'], '--games lleva un número entero, no "mil"'],
    [['sim', '--seed', '1', '--seed', '2', '--lang', 'it'], '--seed compare più di una volta'],
    [['play', '--format', 'x', '--lang', 'pt'], 'não há formato chamado "x"; há: classic'],
  ])('%j', (args, message) => {
    const { code, out, err } = duelo(args);
    expect(err).toContain(`duelo: ${message}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

test('the language is that of the option, else of the settings, else of the system; programs get English', () => {
  const settings = join(home, 'settings.json');
  writeFileSync(settings, '{"lang":"it"}');
  const env = { LC_ALL: 'pt_BR.UTF-8' };
  expect(duelo(['--help', '--lang', 'es'], env).out).toMatch(/^Uso\n.*abre el cliente\n/);
  expect(duelo(['help'], env).out).toMatch(/^Uso\n.*apre il client\n/);
  expect(duelo(['--sed'], env).err).toContain('opzione sconosciuta');
  expect(duelo(['--sed', '--json'], env).err).toContain('unknown option');
  rmSync(settings);
  expect(duelo(['--sed'], env).err).toContain('opção desconhecida');
});
