import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limitList } from '../../src/cards/facts.ts';
import { known } from '../../src/decks/knownFile.ts';
import { parseLflist } from '../../src/decks/lflist.ts';
import { packageRoot } from '../../src/decks/packageRoot.ts';
import { code } from './formats.ts';

describe('.lflist.conf', () => {
  test('several lists, comments, a whitelist and entries without a comment', () => {
    const text = `#[A][B]
!A
#forbidden
55144522 0 --Pot of Greed
83764718 1
!B
$whitelist
46986414 3 -- Dark Magician
26202165 2 # Sangan
53129443 -1
`;
    expect(parseLflist(text)).toEqual([
      {
        name: 'A',
        limits: new Map([
          [55144522, 0],
          [83764718, 1],
        ]),
        pool: null,
      },
      { name: 'B', limits: new Map([[26202165, 2]]), pool: new Set([46986414, 26202165]) },
    ]);
  });

  test('what is no entry is refused with its file and line', () => {
    expect(() => parseLflist('!A\nPot of Greed 0\n', 'my.conf')).toThrow(
      'my.conf:2: expected "passcode count',
    );
    expect(() => parseLflist('!A\n55144522 4\n', 'my.conf')).toThrow('my.conf:2: a count is 0, 1, 2 or 3');
    expect(() => parseLflist('55144522 0\n', 'my.conf')).toThrow('my.conf:1: expected "!Name"');
    expect(() => parseLflist('', 'my.conf')).toThrow('no list in it');
  });

  test.each(['goat', 'edison', 'legacy-4000'] as const)(
    'the shipped %s list is the same in both its forms',
    (id) => {
      const file = join(packageRoot(), 'src/cards/facts/lists', `${id}.lflist.conf`);
      const [list, ...others] = parseLflist(readFileSync(file, 'utf8'), file);
      expect(others).toEqual([]);
      expect(list).toEqual({ ...limitList(id), pool: null });
      for (const passcode of list?.limits.keys() ?? [])
        expect(known.byPasscode(passcode)?.code).toBe(passcode);
    },
  );
});

describe('the shipped lists', () => {
  const sizes = (id: 'goat' | 'edison' | 'legacy-4000') => {
    const counts = [...limitList(id).limits.values()];
    return [0, 1, 2].map((limit) => counts.filter((count) => count === limit).length);
  };

  test('BAN-06 the list of seed document 004 is the Japanese list of March 2012', () => {
    expect(sizes('legacy-4000')).toEqual([56, 59, 25]);
    const { limits } = limitList('legacy-4000');
    expect(limits.get(code('Sinister Serpent'))).toBe(0);
    expect(limits.get(code('Monster Reborn'))).toBe(1);
    expect(limits.get(code('Marshmallon'))).toBe(2);
    expect(limits.has(code('Call of the Haunted'))).toBe(false);
  });

  test('April 2005 and March 2010', () => {
    expect(sizes('goat')).toEqual([17, 41, 15]);
    expect(sizes('edison')).toEqual([43, 70, 19]);
    expect(limitList('goat').limits.get(code('Chaos Emperor Dragon - Envoy of the End'))).toBe(0);
    expect(limitList('goat').limits.get(code('Pot of Greed'))).toBe(1);
  });
});
