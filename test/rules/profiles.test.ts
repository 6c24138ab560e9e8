import { describe, expect, test } from 'vitest';
import { card, does, draw, iff, ign } from '../../src/cards/build.ts';
import { ATTRIBUTES, createDuel, profileOf, PROFILES as RECORDS } from '../../src/engine/index.ts';
import { backrow, duelOf, monster } from './made.ts';
import { duel, poolOf } from './table.ts';

const PROFILES = ['classic', 'italian-2000s', 'legacy-4000', 'modern', 'goat', 'edison'] as const;

/** The PRM rows of docs/rules.md, as far as the cells are values, in the order of PROFILES. */
const CELLS: [string, ...unknown[]][] = [
  ['PRM-01 lp', 8000, 8000, 4000, 8000, 8000, 8000],
  ['PRM-02 mainSizes', '40+', '40+', '40-80', '40-60', '40+', '40-60'],
  ['PRM-03 sideSizes', '0,15', '0,15', '0,15', '0-15', '0,15', '0-15'],
  ['PRM-04 extraSizes', '0+', '0+', '0-15', '0-15', '0+', '0-15'],
  ['PRM-05 copies', 3, 3, 3, 3, 3, 3],
  ['PRM-06 list', 'none', 'none', 'legacy-4000', 'modern', 'goat', 'edison'],
  ['PRM-13 handLimit', 6, 6, 6, 6, 6, 6],
  ['PRM-26 extraMonsterZones', 0, 0, 0, 2, 0, 0],
  ['PRM-27 extraDeckPlacement', 'any', 'any', 'any', 'emzOrLinked', 'any', 'any'],
  ['PRM-28 zonePicking', false, false, false, true, false, false],
  ['PRM-29 controlWithoutZone', 'fails', 'fails', 'fails', 'gy', 'fails', 'fails'],
  ['PRM-36 mechanics', [], [], ['synchro'], ['synchro', 'xyz', 'link'], [], ['synchro']],
];

describe('PRM table', () => {
  test.each(CELLS)('%s', (key, ...values) => {
    const field = key.split(' ')[1]!;
    const found = PROFILES.map((p) => (profileOf(p) as unknown as Record<string, unknown>)[field]);
    expect(found).toEqual(values);
  });

  test('every record carries its own name, and there is no other', () => {
    expect(Object.keys(RECORDS).sort()).toEqual([...PROFILES].sort());
    for (const p of PROFILES) expect(profileOf(p).id).toBe(p);
  });

  test.each(PROFILES)(
    'PRM-01 WIN-01 MATCH-10 a duel in %s begins with its Life Points and five cards',
    (p) => {
      const pool = poolOf(p);
      const [code] = pool.defs.filter((d) => d.name === 'Mokey Mokey').map((d) => d.code);
      const deck = { main: Array.from({ length: 40 }, () => code!), extra: [] };
      const s = createDuel({ pool, rules: p, seed: 1, first: 0, decks: [deck, deck] });
      expect(s.players.map((x) => x.lp)).toEqual(p === 'legacy-4000' ? [4000, 4000] : [8000, 8000]);
      // PRM-10 DRAW-03: the first player draws, but in modern
      expect(s.zones[1]).toHaveLength(p === 'modern' ? 5 : 6);
      expect(s.zones[11]).toHaveLength(5);
    },
  );

  test.each(PROFILES)('PRM-11 TURN-02 in %s there is no battle on the first turn', (p) => {
    const d = duel(p, { firstTurn: true })
      .you({ monsters: ['Vorse Raider'] })
      .opp();
    expect(d.state.decision?.options.filter((o) => o.k === 'toPhase')).toHaveLength(1);
  });

  test.each(PROFILES)('PRM-31 QUICK-03 in %s a Quick-Play Set this turn waits', (p) => {
    const d = duel(p)
      .you({ hand: ['Book of Moon'], monsters: ['Vorse Raider'] })
      .opp();
    d.you.set('Book of Moon');
    expect(d.you.can('activate', 'Book of Moon')).toBe(false);
  });

  test.each(PROFILES)('PRM-30 QUICK-01 in %s a Quick-Play in hand is for the own turn', (p) => {
    const d = duel(p)
      .you({ monsters: ['Vorse Raider'], hand: ['Mokey Mokey'] })
      .opp({ hand: ['Book of Moon'] });
    d.you.summon('Mokey Mokey');
    expect(d.opp.can('activate', 'Book of Moon')).toBe(false);
  });

  test.each(PROFILES)('PRM-21 POS-07 in %s a monster that attacked does not change position', (p) => {
    const d = duel(p)
      .you({ monsters: ['Vorse Raider'] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    d.you.phase('main2');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
  });
});

describe('Field Spells', () => {
  test.each([
    ['classic', []],
    ['italian-2000s', []],
    ['legacy-4000', []],
    ['goat', []],
    ['edison', []],
    ['modern', ['Sogen']],
  ] as const)('PRM-14 FIELD-02 in %s the opponent’s active one after mine: %s', (p, left) => {
    const d = duel(p)
      .you({ hand: ['Yami'] })
      .opp({ field: { card: 'Sogen', pos: 'up' } });
    d.you.activate('Yami');
    expect(d.you.field).toEqual(['Yami']);
    expect(d.opp.field).toEqual(left);
  });

  test.each([
    ['classic', []],
    ['legacy-4000', []],
    ['italian-2000s', ['Sogen']],
    ['modern', ['Sogen']],
    ['goat', ['Sogen']],
    ['edison', ['Sogen']],
  ] as const)('PRM-15 GOAT-02 in %s the opponent’s Set one after mine: %s', (p, left) => {
    const d = duel(p)
      .you({ hand: ['Yami'] })
      .opp({ field: { card: 'Sogen', pos: 'set' } });
    d.you.activate('Yami');
    expect(d.opp.field).toEqual(left);
  });

  test.each([
    ['classic', ['Sogen'], ['Yami']],
    ['italian-2000s', ['Sogen'], ['Yami']],
    ['legacy-4000', ['Sogen'], ['Yami']],
    ['goat', [], ['Sogen', 'Yami']],
    ['edison', [], ['Sogen', 'Yami']],
    ['modern', [], ['Sogen', 'Yami']],
  ] as const)('PRM-16 GAP-52 GOAT-03 in %s my old one when the new is negated: %s', (p, field, gy) => {
    const d = duel(p)
      .you({ hand: ['Yami'], field: { card: 'Sogen', pos: 'up' } })
      .opp({ spells: ['Magic Jammer'], hand: ['Mokey Mokey'] });
    d.you.activate('Yami');
    d.opp.activate('Magic Jammer', { cost: ['Mokey Mokey'] });
    expect(d.you.field).toEqual(field);
    expect(d.you.gy).toEqual(gy);
  });

  test.each([
    ['goat', true],
    ['edison', true],
    ['modern', false],
  ] as const)('PRM-16 in %s the old one is destroyed: %s', (p, destroyed) => {
    const witness = backrow(
      'trap',
      'Witness of Ruin',
      [
        { k: 'act', id: 'e0', on: card, do: [] },
        {
          k: 'act',
          id: 'e1',
          on: iff({ k: 'moved', what: { in: ['fzone'], of: 'both' }, why: ['destroy'] }),
          do: [draw(1)],
        },
      ],
      ['continuous'],
    );
    const d = duelOf(witness)(p)
      .you({
        hand: ['Yami'],
        field: { card: 'Sogen', pos: 'up' },
        spells: [{ card: 'Witness of Ruin', pos: 'up' }],
      })
      .opp();
    d.you.activate('Yami');
    expect(d.you.hand).toHaveLength(destroyed ? 1 : 0);
  });
});

describe('what may be declared', () => {
  const oracle = (what: 'race' | 'attr') =>
    backrow('spell', `Oracle of ${what}`, [does({ k: 'declare', what, by: 'you', as: 'v' })]);

  test.each([
    ['classic', 20],
    ['italian-2000s', 20],
    ['goat', 20],
    ['edison', 21],
    ['legacy-4000', 22],
    ['modern', 26],
  ] as const)('PRM-24 CARD-02 in %s a Type is one of %i', (p, n) => {
    const d = duelOf(oracle('race'))(p)
      .you({ hand: ['Oracle of race'] })
      .opp();
    d.you.activate('Oracle of race');
    expect(d.state.decision?.kind).toBe('declare');
    expect(d.state.decision?.options).toHaveLength(n);
  });

  test.each([
    ['classic', 6],
    ['italian-2000s', 6],
    ['goat', 6],
    ['edison', 6],
    ['legacy-4000', 7],
    ['modern', 7],
  ] as const)('PRM-25 CARD-03 in %s an Attribute is one of %i', (p, n) => {
    const d = duelOf(oracle('attr'))(p)
      .you({ hand: ['Oracle of attr'] })
      .opp();
    d.you.activate('Oracle of attr');
    const words = d.state.decision?.options.map((o) => ATTRIBUTES[o.n]);
    expect(words).toHaveLength(n);
    expect(words?.includes('divine')).toBe(n === 7);
  });
});

describe('Tokens that leave', () => {
  test.each([
    ['classic', 'banished'],
    ['italian-2000s', 'banished'],
    ['legacy-4000', 'banished'],
    ['goat', 'banished'],
    ['edison', 'banished'],
    ['modern', 'gone'],
  ] as const)('PRM-35 TOKEN-07 in %s a Token that leaves is told as %s', (p, how) => {
    const witness = backrow(
      'trap',
      'Witness of Exile',
      [
        { k: 'act', id: 'e0', on: card, do: [] },
        {
          k: 'act',
          id: 'e1',
          on: iff({ k: 'moved', what: { in: ['mzone'], of: 'both' }, to: ['banished'] }),
          do: [draw(1)],
        },
      ],
      ['continuous'],
    );
    const d = duelOf(witness)(p)
      .you({ hand: ['Raigeki'], spells: [{ card: 'Witness of Exile', pos: 'up' }] })
      .opp({ monsters: ['Sheep Token'] });
    d.you.activate('Raigeki');
    expect(d.opp.monsters).toEqual([]);
    expect(d.opp.gy).toEqual([]);
    expect(d.opp.banished).toEqual([]);
    expect(d.you.hand).toHaveLength(how === 'banished' ? 1 : 0);
  });
});

describe('ignition priority', () => {
  const ignites = (p: string, how: 'summon' | 'reborn' | 'chain' | 'grave') => {
    const grave = monster('Sleeper in the Grave', [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        from: ['gy'],
        limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' },
        do: [draw(1)],
      },
    ]);
    const d = duelOf(grave)(p)
      .you({
        hand: ['Mokey Mokey', 'Ookazi', 'Monster Reborn'],
        monsters: how === 'grave' ? [] : ['Tribe-Infecting Virus'],
        gy: how === 'grave' ? ['Sleeper in the Grave', 'Battle Ox'] : ['Battle Ox'],
      })
      .opp({ monsters: ['Vorse Raider'], spells: ['Ring of Destruction', 'Torrential Tribute'] });
    if (how === 'chain') {
      d.you.activate('Ookazi');
      d.opp.pass();
    } else if (how === 'reborn') {
      d.you.activate('Monster Reborn');
      d.you.position('attack');
    } else d.you.summon('Mokey Mokey');
    if (d.state.chain.length > 0) d.resolve();
    const asked = d.state.decision;
    return asked?.player === 0 && asked.kind === 'respond' && asked.options.some((o) => o.k === 'activate');
  };

  test.each([
    ['classic', true, true, false, false],
    ['italian-2000s', true, true, false, false],
    ['legacy-4000', false, false, false, false],
    ['modern', false, false, false, false],
    ['edison', true, true, false, true],
    ['goat', true, true, true, true],
  ] as const)(
    'PRM-39 GAP-08 GOAT-01 EDI-01 in %s after a Normal Summon: %s, a revival: %s, a chain: %s; from the Graveyard: %s',
    (p, summon, reborn, chain, grave) => {
      expect(ignites(p, 'summon')).toBe(summon);
      expect(ignites(p, 'reborn')).toBe(reborn);
      expect(ignites(p, 'chain')).toBe(chain);
      expect(ignites(p, 'grave')).toBe(grave);
    },
  );
});
