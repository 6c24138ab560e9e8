import { describe, expect, test } from 'vitest';
import type { Op } from '../../src/engine/index.ts';
import type { Side } from '../../src/engine/testkit/duel.ts';
import { does, duelOf, lasting, monster } from './made.ts';

/** Blocks of operations: what holds for each player, each card, each round; and links across them (AST.md §8). */
const play = (
  ops: Op[],
  mine: Side = {},
  theirs: Side = {},
  o: { coins?: number[]; dice?: number[] } = {},
) => {
  const d = duelOf(does('Does It', ops))('goat', o)
    .you({ ...mine, hand: ['Does It', ...(mine.hand ?? [])] })
    .opp(theirs);
  d.you.activate('Does It');
  d.resolve();
  return d;
};
const hand = { in: ['hand' as const], of: 'they' as const };

describe('each player', () => {
  test('AST §8 who has done it goes on, the other does not', () => {
    const d = play(
      [
        {
          k: 'each',
          do: [
            { k: 'discard', what: hand },
            { k: 'draw', link: 'ifYouDo', who: 'they', n: 2 },
            { k: 'gainLp', link: 'also', who: 'they', n: 100 },
          ],
        },
      ],
      {},
      { hand: ['Gemini Elf'] },
    );
    expect([d.you.hand.length, d.opp.hand.length]).toEqual([0, 2]);
    expect([d.you.lp, d.opp.lp]).toEqual([8100, 8100]);
  });

  test('AST §8 the same with `then`, from the other side', () => {
    const d = play(
      [
        {
          k: 'each',
          do: [
            { k: 'banish', what: { in: ['gy'], of: 'they' } },
            { k: 'draw', link: 'then', who: 'they', n: 2 },
          ],
        },
      ],
      { gy: ['Gemini Elf'] },
    );
    expect([d.you.hand.length, d.opp.hand.length]).toEqual([2, 0]);
  });

  test('AST §8 what each has bound is his own', () => {
    const d = play(
      [
        {
          k: 'each',
          do: [
            { k: 'toDeck', what: hand, at: 'shuffle', as: 'x' },
            { k: 'draw', link: 'also', who: 'they', n: { k: 'count', of: { ref: 'x' } } },
          ],
        },
      ],
      { hand: ['Gemini Elf', 'Battle Ox', 'Vorse Raider'] },
      { hand: ['Gemini Elf'] },
    );
    expect([d.you.hand.length, d.opp.hand.length]).toEqual([3, 1]);
  });

  test('AST §8 the turn player chooses first, and the other player is `theirOpp`', () => {
    const d = play(
      [
        {
          k: 'each',
          do: [{ k: 'toGrave', what: { from: { in: ['mzone'], of: 'theirOpp' }, n: 1, by: 'they' } }],
        },
      ],
      { monsters: ['Gemini Elf', 'Battle Ox'] },
      { monsters: ['Vorse Raider', 'Mokey Mokey'] },
    );
    expect(d.state.decision?.player).toBe(0);
    d.you.choose('Vorse Raider');
    expect(d.state.decision?.player).toBe(1);
    d.opp.choose('Battle Ox');
    expect([d.you.monsters, d.opp.monsters]).toEqual([['Gemini Elf'], ['Mokey Mokey']]);
  });
});

describe('links', () => {
  const fails: Op = { k: 'destroy', what: { in: ['mzone'], of: 'opp' } };
  const gain = (link: NonNullable<Op['link']>, n: number): Op => ({ k: 'gainLp', link, who: 'you', n });
  test('AST §1 after a failure: `ifYouDo` and `then` do not follow, `also` and `alsoAfter` do', () => {
    const first: Op = { k: 'gainLp', who: 'opp', n: 1 };
    const d = play([
      first,
      { ...fails, link: 'also' } as Op,
      gain('ifYouDo', 1),
      gain('then', 2),
      gain('also', 4),
      gain('ifYouDo', 8),
      { ...fails, link: 'alsoAfter' } as Op,
      gain('then', 16),
      gain('alsoAfter', 32),
    ]);
    expect(d.you.lp).toBe(8000 + 4 + 8 + 32);
  });

  test('AST §8 `if` with something else to do', () => {
    const cond: Op = {
      k: 'if',
      c: { k: 'exists', g: { in: ['mzone'], of: 'you' } },
      do: [{ k: 'gainLp', who: 'you', n: 100 }],
      else: [{ k: 'gainLp', who: 'opp', n: 100 }],
    };
    expect(play([cond], { monsters: ['Gemini Elf'] }).you.lp).toBe(8100);
    const d = play([cond]);
    expect([d.you.lp, d.opp.lp]).toEqual([8000, 8100]);
  });

  test('AST §8 `repeat` goes on while it holds, the first time in any case', () => {
    const rolls: Op[] = [
      {
        k: 'repeat',
        while: { k: 'cmp', a: { k: 'reg', name: 'n' }, cmp: '>=', b: 5 },
        do: [
          { k: 'die', by: 'you', n: 1, as: 'n' },
          { k: 'gainLp', link: 'also', who: 'you', n: 100 },
        ],
      },
      { k: 'gainLp', link: 'alsoAfter', who: 'opp', n: 1 },
    ];
    for (const [dice, n] of [
      [[2], 1],
      [[5, 6, 1], 3],
    ] as const) {
      const d = play(rolls, {}, {}, { dice: [...dice] });
      expect([d.you.lp, d.opp.lp]).toEqual([8000 + n * 100, 8001]);
    }
  });

  test('GAP-28 what can be paid and must be is paid without a question', () => {
    const pay = (lp: number): Op[] => [
      {
        k: 'payElse',
        by: 'opp',
        may: false,
        pay: [{ k: 'payLp', who: 'opp', n: lp }],
        else: [{ k: 'draw', who: 'you', n: 1 }],
      },
    ];
    const paid = play(pay(1000));
    expect([paid.opp.lp, paid.you.hand.length]).toEqual([7000, 0]);
    const poor = play(pay(1000), {}, { lp: 900 });
    expect([poor.opp.lp, poor.you.hand.length]).toEqual([900, 1]);
  });
});

describe('the end of a duel in the course of an effect', () => {
  test('WIN-01 nothing that follows is done once Life Points are gone', () => {
    const d = play(
      [
        { k: 'damage', who: 'opp', n: 1000 },
        { k: 'gainLp', link: 'then', who: 'opp', n: 1000 },
      ],
      {},
      { lp: 1000 },
    );
    expect(d.winner).toBe(0);
  });

  test('GAP-30 both at one moment is a draw, one after the other is not', () => {
    const both = play([{ k: 'damage', who: 'both', n: 1000 }], { lp: 1000 }, { lp: 1000 });
    expect(both.winner).toBe('draw');
    const joined = play(
      [
        { k: 'damage', who: 'opp', n: 1000 },
        { k: 'damage', link: 'and', who: 'you', n: 1000 },
      ],
      { lp: 1000 },
      { lp: 1000 },
    );
    expect(joined.winner).toBe('draw');
    const later = play(
      [
        { k: 'damage', who: 'opp', n: 1000 },
        { k: 'damage', link: 'then', who: 'you', n: 1000 },
      ],
      { lp: 1000 },
      { lp: 1000 },
    );
    expect(later.winner).toBe(0);
  });

  test('WIN-06 who cannot draw all of them loses, both together draw', () => {
    const two: Op[] = [
      { k: 'gainLp', who: 'you', n: 1 },
      { k: 'draw', link: 'also', who: 'both', n: 2 },
    ];
    const deck = (n: number): Side => ({ fill: false, deck: Array.from({ length: n }, () => 'Mokey Mokey') });
    expect(play(two, deck(2), deck(1)).winner).toBe(0);
    expect(play(two, deck(1), deck(2)).winner).toBe(1);
    expect(play(two, deck(1), deck(1)).winner).toBe('draw');
  });

  test('AST §8 an effect that makes somebody win, and one that ends it in a draw', () => {
    expect(play([{ k: 'win', who: 'opp', reason: 'so' }]).winner).toBe(1);
    expect(play([{ k: 'win', who: 'both', reason: 'so' }]).winner).toBe('draw');
  });
});

describe('room on the table', () => {
  test('EQUIP-01 a monster made an Equip Card without a zone goes to the Graveyard', () => {
    const eats = monster('Eats', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'ignition' },
        target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 't' }],
        do: [
          { k: 'gainLp', who: 'you', n: 1 },
          { k: 'equip', link: 'also', what: { ref: 't' }, to: 'this' },
          { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 10 },
        ],
      },
    ]);
    for (const n of [4, 5]) {
      const d = duelOf(eats)('goat')
        .you({ monsters: ['Eats'], spells: Array.from({ length: n }, () => 'Mirror Force') })
        .opp({ monsters: ['Gemini Elf'] });
      d.you.activate('Eats', { targets: ['Gemini Elf'] });
      expect(d.you.lp).toBe(n === 4 ? 8011 : 8001);
      expect(d.you.spells.includes('Gemini Elf')).toBe(n === 4);
      expect(d.opp.gy).toEqual(n === 4 ? [] : ['Gemini Elf']);
      expect(d.opp.monsters).toEqual([]);
    }
  });

  test('PRM-29 what comes back where no zone is goes to the Graveyard', () => {
    const away = lasting('Away For Now', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card' },
        target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 't' }],
        do: [
          { k: 'banish', what: { ref: 't' }, as: 'x' },
          {
            k: 'delay',
            link: 'ifYouDo',
            on: { k: 'phase', is: 'end', at: 'during', of: 'both' },
            times: 'once',
            chain: false,
            do: [{ k: 'return', what: { ref: 'x' } }],
          },
        ],
      },
    ]);
    for (const crowded of [true, false]) {
      const d = duelOf(away)('goat', { turnPlayer: 1 })
        .you({ spells: ['Away For Now'] })
        .opp({
          hand: ['Battle Ox'],
          monsters: [
            { card: 'Gemini Elf', pos: 'defense' },
            ...(crowded ? ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'] : []),
          ],
        });
      // in answer to his leaving the Main Phase, which goes on (GAP-29)
      d.opp.phase('battle');
      d.you.activate('Away For Now', { targets: ['Gemini Elf'] });
      d.resolve();
      expect(d.opp.banished).toEqual(['Gemini Elf']);
      d.opp.summon('Battle Ox');
      d.opp.end();
      expect([d.opp.gy, d.opp.banished]).toEqual([crowded ? ['Gemini Elf'] : [], []]);
      if (!crowded) expect(d.opp.card('Gemini Elf').pos).toBe('defense');
    }
  });
});
