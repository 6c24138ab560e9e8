/** "Did you mean": cards that can be played come before those that cannot. */
import { expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { nameTable } from '../../src/lab/index.ts';

test('a near name that can be played stands before nearer ones that cannot', () => {
  const near = known.near('Elemental HERO Nexs', 30).map(({ code, name }) => ({ code, name }));
  const last = near.at(-1);
  if (last === undefined || near.length < 4) throw new Error('too few names are near');
  expect(nameTable([], known).near('Elemental HERO Nexs')).not.toContain(last.name);
  expect(nameTable([last], known).near('Elemental HERO Nexs')[0]).toBe(last.name);
});
