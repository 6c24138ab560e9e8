import { describe, expect, it } from 'vitest';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';

/** Every place of the table with what stands there. */
function* leaves(table: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof table !== 'object' || table === null) yield [path, table];
  else
    for (const [key, value] of Object.entries(table))
      yield* leaves(value, path === '' ? key : `${path}.${key}`);
}

describe('the table of strings', () => {
  const places = [...leaves(stringsOf('en'))];

  it.each(LANGUAGES)('%s has every string, and none is empty where English has words', (code) => {
    const own = new Map(leaves(stringsOf(code)));
    expect([...own.keys()].sort()).toEqual(places.map(([path]) => path).sort());
    for (const [path, value] of places) {
      expect(typeof own.get(path), path).toBe(typeof value);
      if (typeof value === 'string' && value !== '') expect(own.get(path), path).not.toBe('');
    }
  });

  it.each(LANGUAGES.filter((code) => code !== 'en'))('%s says nothing in English by neglect', (code) => {
    const own = new Map(leaves(stringsOf(code)));
    const same = places.filter(([path, value]) => {
      const text = String(own.get(path));
      return text === String(value) && hasWords(text) && !SAME.includes(text);
    });
    expect(same.map(([path, value]) => `${path}: ${value}`)).toEqual([]);
  });
});

/** Whether there are words in it beside the values that a function puts in. */
function hasWords(text: string): boolean {
  const said = text.startsWith('(') ? text.slice(text.indexOf('=>')) : text;
  return /\p{L}{3}/u.test(said.replace(/\$\{[^}]*\}/g, ''));
}

/** What is called the same in another language: names of keys, phases and parts of the deck as printed, and cognates. */
const SAME: readonly string[] = [
  'auto',
  'replay',
  ...[
    'Tab',
    'Shift-Tab',
    'Enter',
    'Esc',
    'Ctrl-C',
    'Ctrl-Z',
    'Ctrl-L',
    'Backspace',
    'PgUp',
    'PgDn',
    'Home',
    'End',
  ],
  ...['English', 'Español', 'Português', 'Italiano', 'Unicode', 'ASCII', 'Exodia', 'ATK', 'DEF'],
  ...['Draw', 'Standby', 'Main 1', 'Battle', 'Main 2'],
  ...[
    'Draw Phase',
    'Standby Phase',
    'Main Phase',
    'Main Phase 1',
    'Main Phase 2',
    'Battle Phase',
    'End Phase',
  ],
  ...[
    'Damage Step',
    'Life Points',
    'Main Deck',
    'Side Deck',
    'Extra Deck',
    'Deck',
    'Decks',
    'deck',
    'Match',
    'Control',
  ],
  ...[
    'Lab',
    'result',
    'normal',
    'menu',
    'panel',
    'Card',
    'Console',
    'Declare',
    'Replay',
    'main',
    'extra',
    'side',
  ],
  '(name, file, main, extra, side) => `${name} (${file}): ${main} main, ${extra} extra, ${side} side`',
  '(n) => `deck ${n}`',
  '(score) => `match ${score}: `',
  '(against) => `match ${against}`',
  '(sub) => `Damage Step: ${sub}`',
  '(code) => `card ${code}`',
  '(place, n) => `${place}: ${n} card${n === 1 ? "" : "s"}`',
  '(n) => `${n} card${n === 1 ? "" : "s"}`',
  '(title, n) => `${title}, ${n} cards:`',
  '(file) => `Replay: ${file}`',
  '(path) => `Replay: ${path}`',
  '(file, id) => `${file}: scenario ${id}`',
];
