/** The built program in other languages: what it refuses is said in them, and the exit code is the same. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

const kept = (name: string, text: string): string => {
  const path = join(home, name);
  writeFileSync(path, text);
  return path;
};

describe('saves and replays', () => {
  test('what is none, what is not there, and a store that had to be set aside', () => {
    const bad = kept('x.duelo', 'hola\n');
    const { code, err } = duelo(['replay', 'verify', bad, 'nada.duelo', '--lang', 'es']);
    expect(err.trimEnd().split('\n')).toEqual([
      `duelo: ${bad}:1: no es una repetición: la primera línea es \`duelo 1\``,
      'duelo: nada.duelo: no se puede leer: no existe ese archivo',
    ]);
    expect(code).toBe(2);
    kept('settings.json', '{');
    const set = duelo(['rules', 'PRM-11'], { LC_ALL: 'it_IT.UTF-8' });
    expect(set.err).toContain('duelo: Impossibile leggere settings.json. Resta come settings.bad-');
    expect(set.code).toBe(0);
    expect(duelo(['--data-dir', '/dev/null/x', '--lang', 'pt']).err.trimEnd()).toBe(
      'duelo: a pasta de dados /dev/null/x não pode ser usada: uma parte do caminho é um arquivo; indique outra com --data-dir DIR',
    );
  });

  test('the log of a replay has its headings in the language, and verify says how it stands', () => {
    const saves = join(home, 'saves');
    duelo(['play', '--seed', '3', '--first', 'me']);
    const [name = ''] = readdirSync(saves);
    const { out } = duelo(['replay', 'show', join(saves, name), '--lang', 'es']);
    expect(out).toMatch(
      /^Starter Deck: Yugi \(Tú\) contra Starter Deck: Kaiba \(Kaiba\)\nclassic, semilla 3, empiezas tú, /,
    );
    expect(out.trimEnd()).toMatch(/\nSin terminar\.$/);
    expect(duelo(['replay', 'verify', join(saves, name), '--lang', 'it']).out).toContain(
      ': si gioca fino in fondo, ',
    );
  });
});

describe('decks', () => {
  test('a bad line and a deck that is not legal', () => {
    const bad = kept('bad.ydk', '#main\n55144522\nhola\n');
    const line = duelo(['deck', 'check', bad, '--lang', 'es']);
    expect(line.err.trimEnd()).toBe(`${bad}:3: se esperaba un código, #main, #extra o !side, hay "hola"`);
    expect(line.code).toBe(2);
    const short = kept('short.txt', '4 Pot of Greed\n1 Pot of Gred\n');
    const { out, code } = duelo(['deck', 'check', short, '--lang', 'es']);
    expect(out).toContain(
      'CARD-01: línea 2: ninguna carta se llama "Pot of Gred"; ¿quieres decir Pot of Greed?',
    );
    expect(out).toContain('DECK-01: Main Deck: 4 cartas, hacen falta al menos 40.');
    expect(out).toContain('DECK-03: Olla de la Codicia: 4 copias sumando todas las partes');
    expect(code).toBe(1);
  });
});

describe('scenarios and puzzles', () => {
  test('bad JSON, an unknown key, a position that no duel comes to, and a file that is not there', () => {
    const json = kept('json.json', '[{ "id": "a", ]');
    const key = kept('key.json', '{ "id": "a", "players": [{ "lpp": 3 }, {}] }');
    const trap = kept('trap.json', '{ "id": "b", "players": [{ "monsters": ["Mirror Force"] }, {}] }');
    const { out, err, code } = duelo(['lab', 'check', json, key, trap, '--lang', 'es']);
    expect(out).toContain(`${json}: línea 1: se esperaba una clave entre comillas, hay ]`);
    expect(out).toContain(
      `${key}: escenario a: players[0]: clave desconocida "lpp"; ¿quieres decir "lp"? hay: lp, `,
    );
    expect(out).toContain(
      `${trap}: b: failed: players[0].monsters: Mirror Force en la zona 0 es una Carta de Trampa, que nunca se convierte en monstruo`,
    );
    expect(out).toContain('0 passed, 3 failed, 0 unsupported');
    expect(err).toContain('duelo: 2 archivos no contienen escenarios: ');
    expect(code).toBe(2);
    expect(duelo(['lab', 'run', 'nada.json', '--lang', 'it']).err.trimEnd()).toBe(
      'duelo: nada.json: non c’è un file o una cartella così',
    );
    expect(duelo(['puzzle', 'check', trap, '--lang', 'pt']).err.trimEnd()).toBe(
      `duelo: ${trap}: nenhum cenário nele tem um "puzzle"`,
    );
  });
});

describe('what is wrong is said in the language, and the program ends with 2', () => {
  test.each([
    [['--sed', '1', '--lang', 'es'], 'opción desconocida --sed; ¿quieres decir --seed?'],
    [['dekc', '--lang=pt'], 'comando desconhecido "dekc"; quis dizer deck?'],
    [['deck', '--lang', 'it'], 'a duelo deck manca una parola: check, show o convert'],
    [['sim', '--games', 'mil', '--lang', 'es'], '--games lleva un número entero, no "mil"'],
    [['sim', '--seed', '1', '--seed', '2', '--lang', 'it'], '--seed compare più di una volta'],
    [['play', '--format', 'x', '--lang', 'pt'], 'não há formato chamado "x"; há: classic'],
    [
      ['play', '--deck', 'nada', '--lang', 'es'],
      'no hay ningún deck llamado "nada" ni un archivo con ese nombre',
    ],
    [['deck', 'check', '--lang', 'it'], 'a duelo deck check manca un FILE'],
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
