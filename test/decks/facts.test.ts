import { describe, expect, test } from 'vitest';
import { type CardFacts, cardPool, foldName, goatFacts, tokenFacts } from '../../src/cards/facts.ts';
import { knownCards } from '../../src/cards/known.ts';
import { known, readKnownFile } from '../../src/decks/knownFile.ts';

const goat = goatFacts();
/** What the table of all cards has as one number: a monster has one of the three. */
const stars = (card: CardFacts): number | undefined => card.level ?? card.rank ?? card.link;
const byName = new Map(goat.map((card) => [card.name, card]));

describe('facts of the Goat pool', () => {
  test('hold the whole pool, each card once and in order', () => {
    const codes = goat.map((card) => card.code);
    expect(codes).toEqual(codes.toSorted((a, b) => a - b));
    expect(new Set(codes).size).toBe(codes.length);
    const pool = cardPool('goat');
    expect(pool.size).toBe(1698);
    expect([...pool].filter((code) => !codes.includes(code))).toEqual([]);
    const inPool = goat.filter((card) => pool.has(card.code));
    const kinds = ['monster', 'spell', 'trap'].map(
      (kind) => inPool.filter((card) => card.kind === kind).length,
    );
    expect(kinds).toEqual([1043, 382, 273]);
  });

  test('CARD-01 CARD-02 CARD-03 every monster has its values, and nothing else has', () => {
    const attrs = new Set(['light', 'dark', 'earth', 'water', 'fire', 'wind']);
    const inPool = goat.filter((card) => cardPool('goat').has(card.code));
    const races = new Set(inPool.filter((card) => card.kind === 'monster').map((card) => card.race));
    expect(races.size).toBe(20);
    for (const card of goat) {
      const isMonster = card.kind === 'monster';
      expect(
        [stars(card), card.atk, card.attr, card.race].every((v) => (v === undefined) !== isMonster),
        card.name,
      ).toBe(true);
      // GAP-38
      expect(card.def !== undefined, card.name).toBe(isMonster && card.link === undefined);
      expect(card.arrows?.length, card.name).toBe(card.link);
      if (isMonster) expect(attrs.has(card.attr ?? ''), card.name).toBe(true);
      if (isMonster) expect(stars(card), card.name).toBeGreaterThan(0);
      expect(card.sub.length, card.name).toBeGreaterThan(0);
      expect(
        Object.values(card.names).every((name) => name !== ''),
        card.name,
      ).toBe(true);
    }
  });

  test('sorts: a monster without effect is normal unless it is a Ritual or an Extra Deck monster', () => {
    expect(byName.get('Mystical Elf')?.sub).toEqual(['normal']);
    expect(byName.get('Sangan')?.sub).toEqual(['effect']);
    expect(byName.get('Darkfire Dragon')?.sub).toEqual(['fusion']);
    expect(byName.get('Hungry Burger')?.sub).toEqual(['ritual']);
    expect(byName.get('Mystical Space Typhoon')?.sub).toEqual(['quick']);
    expect(byName.get('Pot of Greed')?.sub).toEqual(['normal']);
    for (const card of goat) {
      const sorts = ['normal', 'effect', 'fusion', 'ritual', 'synchro', 'xyz', 'link'] as const;
      if (card.kind === 'monster')
        expect(
          sorts.some((sort) => card.sub.includes(sort)),
          card.name,
        ).toBe(true);
      if (card.sub.includes('effect')) expect(card.sub, card.name).not.toContain('normal');
    }
  });

  test('EXTRA-01 every Fusion Monster names two materials or more, all of them cards of the game', () => {
    const fusions = goat.filter((card) => card.sub.includes('fusion'));
    expect(fusions.filter((card) => cardPool('goat').has(card.code))).toHaveLength(52);
    for (const { code, name, materials } of fusions) {
      expect(materials?.slots.length, name).toBeGreaterThanOrEqual(2);
      for (const filter of materials?.slots.flatMap((slot) => slot.where) ?? []) {
        // later ones may ask for a family or an Attribute instead
        if (filter.k !== 'name' && !cardPool('goat').has(code)) continue;
        const named = filter.k === 'name' ? filter.is : '';
        expect(known.byName(named)?.name, name).toBe(named);
      }
    }
    expect(byName.get('Metal Dragon')?.materials).toEqual({
      slots: [
        { n: 1, where: [{ k: 'name', is: 'Steel Ogre Grotto #1' }] },
        { n: 1, where: [{ k: 'name', is: 'Lesser Dragon' }] },
      ],
      substitutes: true,
    });
    const contact = goat.filter((card) => card.materials?.contact === 'banish').map((card) => card.name);
    expect(contact).toEqual(['XY-Dragon Cannon', 'YZ-Tank Dragon', 'XYZ-Dragon Cannon', 'XZ-Tank Cannon']);
  });

  test('every Ritual Monster names its Ritual Spell', () => {
    const rituals = goat.filter((card) => card.kind === 'monster' && card.sub.includes('ritual'));
    expect(rituals).toHaveLength(14);
    for (const card of rituals) {
      const spell = goat.find((other) => other.code === card.ritualSpell);
      expect([spell?.kind, spell?.sub[0]], card.name).toEqual(['spell', 'ritual']);
    }
  });

  test('agree with the table of all cards', () => {
    for (const card of goat) {
      const same = known.byPasscode(card.code);
      expect({ ...same }, card.name).toMatchObject({ name: card.name, names: card.names, kind: card.kind });
      expect([same?.level, same?.atk, same?.def, same?.attr, same?.race, same?.date], card.name).toEqual([
        stars(card),
        card.atk,
        card.def,
        card.attr,
        card.race,
        card.date,
      ]);
    }
  });
});

test('Tokens that cards of the Goat pool make have a level and an attribute', () => {
  const makers = ['Sheep', 'Lamb', 'Ojama', 'Slime', 'Wicked', 'Wicked Plant', 'Lekunga', 'Poisonous Snake'];
  const tokens = [...makers, 'Insect Monster', 'Army Ant'].map((maker) => `${maker} Token`);
  for (const name of tokens) {
    const token = tokenFacts().find((other) => other.name === name);
    expect([typeof token?.level, typeof token?.attr], name).toEqual(['number', 'string']);
  }
});

describe('all known cards', () => {
  test('are found by passcode, other artworks included', () => {
    expect(known.codes()).toHaveLength(13845);
    expect(known.resolveAlias(36996508)).toBe(46986414);
    expect(known.resolveAlias(12345)).toBe(12345);
    expect(known.byPasscode(36996508)?.name).toBe('Dark Magician');
    expect(known.byPasscode(12345)).toBeUndefined();
    expect(known.byPasscode(10000)).toMatchObject({
      name: 'Ten Thousand Dragon',
      atk: '?',
      def: '?',
      level: 10,
    });
    const link = known.byName('Decode Talker');
    expect([link?.extra, link?.level, 'def' in (link ?? {})]).toEqual(['link', 3, false]);
  });

  test('are found by name in four languages without regard to case and accents', () => {
    const expected = 'Blue-Eyes White Dragon';
    const names = known.byName(expected)?.names;
    for (const name of [
      expected.toUpperCase(),
      names?.es,
      names?.pt,
      names?.it,
      'DRAGON BLANCO DE OJOS AZULES',
    ]) {
      expect(known.byName(name ?? '')?.name, name).toBe(expected);
    }
    expect(known.byName('Tornado')?.name).toBe('Tornado');
    expect(known.byName('')).toBeUndefined();
    expect(foldName('  Gravekeeper’s   Spý ')).toBe("gravekeeper's spy");
  });

  test('the names of the English cards lead back to them', () => {
    for (const code of known.codes()) {
      const card = known.byPasscode(code);
      if (known.byName(card?.name ?? '')?.code !== code) expect.fail(`${code} ${card?.name}`);
    }
  });

  test('are read at the first question only, and a broken table is refused', () => {
    let reads = 0;
    const lazy = knownCards(() => {
      reads++;
      return readKnownFile();
    });
    expect(reads).toBe(0);
    lazy.byPasscode(46986414);
    lazy.byName('Kuriboh');
    expect(reads).toBe(1);
    expect(() => knownCards(() => ({ code: [1] })).codes()).toThrow(
      'known.json: not the table of known cards',
    );
    expect(() => knownCards(() => null).codes()).toThrow('known.json');
  });
});
