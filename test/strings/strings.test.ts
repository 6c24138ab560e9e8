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
});
