import { describe, expect, test } from 'vitest';
import { duel, ERAS, except } from './table.ts';

describe.each(ERAS)('Field Spells in %s', (era) => {
  test('EX-36 merely Setting one leaves the opponent’s active one', () => {
    const d = duel(era)
      .you({ hand: ['Yami'] })
      .opp({ field: { card: 'Sogen', pos: 'up' } });
    d.you.set('Yami');
    expect(d.opp.field).toEqual(['Sogen']);
    expect(d.you.card('Yami').up).toBe(false);
  });

  test.each(['up', 'set'] as const)(
    'FIELD-04 EX-38 the own previous one (%s) is destroyed by activating another',
    (pos) => {
      const d = duel(era)
        .you({ hand: ['Yami'], field: { card: 'Sogen', pos } })
        .opp();
      d.you.activate('Yami');
      expect(d.you.gy).toEqual(['Sogen']);
      expect(d.you.field).toEqual(['Yami']);
    },
  );

  test.each(['up', 'set'] as const)(
    'FIELD-04 EX-38 the own previous one (%s) is destroyed by Setting another',
    (pos) => {
      const d = duel(era)
        .you({ hand: ['Yami'], field: { card: 'Sogen', pos } })
        .opp();
      d.you.set('Yami');
      expect(d.you.gy).toEqual(['Sogen']);
      expect(d.you.card('Yami').up).toBe(false);
    },
  );

  test('FIELD-01 a Set one may be activated the same turn', () => {
    const d = duel(era)
      .you({ hand: ['Sogen'], monsters: ['Battle Ox'] })
      .opp();
    d.you.set('Sogen');
    d.you.activate('Sogen');
    expect(d.you.card('Battle Ox').atk).toBe(1900);
  });

  test('FIELD-07 it reaches the face-up monsters of both; turned down a monster loses it', () => {
    const d = duel(era)
      .you({ hand: ['Sogen', 'Book of Moon'], monsters: ['Battle Ox'] })
      .opp({ monsters: ['Judge Man'] });
    d.you.activate('Sogen');
    expect([d.you.card('Battle Ox').atk, d.opp.card('Judge Man').atk]).toEqual([1900, 2400]);
    d.you.activate('Book of Moon', { targets: ['Battle Ox'] });
    expect(d.you.card('Battle Ox').def).toBe(1000);
  });

  test('CSPELL-01 destroyed in chain to its activation it does nothing', () => {
    const d = duel(era)
      .you({ hand: ['Sogen'], monsters: ['Battle Ox'] })
      .opp({ spells: ['Mystical Space Typhoon'], field: { card: 'Yami', pos: 'up' } });
    d.you.activate('Sogen');
    d.opp.activate('Mystical Space Typhoon', { targets: ['Sogen'] });
    expect(d.you.card('Battle Ox').atk).toBe(1700);
    expect(d.opp.field).toEqual(['Yami']); // GOAT-02: the other stays
  });
});

describe.each(ERAS)('an old Field Spell that is not destroyed in %s', (era) => {
  // Magic Reflector: a counter goes instead of the card
  const reflected = () => {
    const d = duel(era)
      .you({ hand: ['Magic Reflector', 'Yami'], field: { card: 'Sogen', pos: 'up' } })
      .opp({});
    d.you.activate('Magic Reflector', { targets: ['Sogen'] });
    return d;
  };
  test('FIELD-02 FIELD-04 the rules send it away when the new one resolves', () => {
    const d = reflected();
    d.you.activate('Yami');
    expect(d.you.field).toEqual(['Yami']);
    expect(d.you.gy).toContain('Sogen');
  });
  test('FIELD-04 it makes room for one that is Set', () => {
    const d = reflected();
    d.you.set('Yami');
    expect(d.you.field).toEqual(['Yami']);
    expect(d.you.gy).toContain('Sogen');
  });
});

describe.each(ERAS)('under Imperial Order in %s', (era) => {
  test('TRAP-03 a Continuous Trap turned up under Royal Decree holds as soon as the Decree is gone', () => {
    const d = duel(era)
      .you({
        spells: ['Imperial Order', { card: 'Royal Decree', pos: 'up' }],
        hand: ['Mystical Space Typhoon', 'Ookazi'],
      })
      .opp();
    d.you.activate('Imperial Order');
    d.resolve();
    d.you.activate('Mystical Space Typhoon', { targets: ['Royal Decree'] });
    d.resolve();
    d.you.activate('Ookazi');
    expect(d.opp.lp).toBe(8000);
  });
});

describe('where the eras differ', () => {
  const setOne = (era: string) => {
    const d = duel(era)
      .you({ hand: ['Yami'] })
      .opp({ field: 'Sogen' });
    d.you.activate('Yami');
    return d.opp.field;
  };
  test('PRM-15 EX-37 in classic the opponent’s Set one is destroyed too', () => {
    expect(setOne('classic')).toEqual([]);
  });
  test('GOAT-02 in goat the opponent’s Set one is never touched', () => {
    expect(setOne('goat')).toEqual(['Sogen']);
  });

  const negated = (era: string) => {
    const d = duel(era)
      .you({ hand: ['Yami'], field: { card: 'Sogen', pos: 'up' } })
      .opp({ hand: ['Mokey Mokey'], spells: ['Magic Jammer'] });
    d.you.activate('Yami');
    d.opp.activate('Magic Jammer');
    return [d.you.field, d.you.gy];
  };
  test('FIELD-06 EX-39 in classic the own old one stays when the new one is negated (PRM-16)', () => {
    expect(negated('classic')).toEqual([['Sogen'], ['Yami']]);
  });
  test('GOAT-03 in goat the own old one is gone before the chain', () => {
    expect(negated('goat')).toEqual([[], ['Sogen', 'Yami']]);
  });

  test('GAP-52 in classic the old one is active until the new one resolves', () => {
    const d = duel('classic')
      .you({
        hand: ['Yami'],
        field: { card: 'Sogen', pos: 'up' },
        monsters: ['Battle Ox', 'Beast of Talwar'],
      })
      .opp({ spells: ['Waboku'] });
    d.you.activate('Yami');
    expect(d.state.decision?.player).toBe(1); // the window for Yami
    d.opp.pass();
    expect(d.you.card('Beast of Talwar').atk).toBe(2600);
    expect(d.you.card('Battle Ox').atk).toBe(1700);
  });
});

describe.each(except('modern'))('one Field Spell on the whole field in %s', (era) => {
  test('FIELD-02 FIELD-03 EX-36 a new one destroys the active one of the opponent', () => {
    const d = duel(era)
      .you({ hand: ['Yami'] })
      .opp({ field: { card: 'Sogen', pos: 'up' } });
    d.you.activate('Yami');
    expect(d.you.field).toEqual(['Yami']);
    expect(d.opp.field).toEqual([]);
    expect(d.opp.gy).toEqual(['Sogen']);
  });

  test('FIELD-06 a Field Spell whose effect is negated still takes the place of the old one', () => {
    const d = duel(era)
      .you({ hand: ['Yami', 'Sogen'], field: { card: 'Sogen', pos: 'up' }, monsters: ['Battle Ox'] })
      .opp({ spells: [{ card: 'Imperial Order', pos: 'up' }], field: { card: 'Sogen', pos: 'up' } });
    d.you.activate('Yami');
    expect(d.you.field).toEqual(['Yami']);
    expect(d.opp.field).toEqual([]);
    d.you.activate('Sogen');
    expect(d.you.field).toEqual(['Sogen']);
    expect(d.you.card('Battle Ox').atk).toBe(1700);
  });
});
