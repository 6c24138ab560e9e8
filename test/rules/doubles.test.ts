import { describe, expect, test } from 'vitest';
import type { Op } from '../../src/engine/index.ts';
import { does, duelOf, lasting, monster } from './made.ts';
import { duel, ERAS } from './table.ts';

/** Things that only show when there are two of them, or when they come back. */
describe('chain links turned elsewhere', () => {
  const two: Op = { k: 'toHand', what: { ref: 'x' } };
  const hits = does('Hits Two', [two], {
    target: [{ from: { in: ['mzone'], of: 'opp' }, n: 2, as: 'x' }],
  });
  const turns = does(
    'Turns It',
    [
      { k: 'retarget', what: 'link', to: { in: ['mzone'], of: 'opp' } },
      { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 10 },
    ],
    { on: { k: 'card', ev: [{ k: 'activated', what: [{ k: 'is', kind: 'spell' }], by: 'opp' }] } },
  );
  test('AST §8 all of its targets must be legal ones', () => {
    // its targets must be monsters of its opponent: those of its own player are none
    const d = duelOf(
      hits,
      turns,
    )('goat')
      .you({ hand: ['Hits Two'], monsters: ['Gemini Elf', 'Battle Ox'] })
      .opp({ monsters: ['Vorse Raider', 'Mokey Mokey'], spells: ['Turns It'] });
    d.you.activate('Hits Two', { targets: ['Vorse Raider', 'Mokey Mokey'] });
    expect(d.opp.can('activate', 'Turns It')).toBe(true);
    d.opp.activate('Turns It');
    expect(d.opp.lp).toBe(8000);
    expect(d.opp.hand).toEqual(['Vorse Raider', 'Mokey Mokey']);
    expect(d.you.monsters).toEqual(['Gemini Elf', 'Battle Ox']);
  });
});

describe('the end of a chain', () => {
  test('SPELL-05 used Spells and Traps of both players go together, Continuous ones stay', () => {
    const d = duel('goat')
      .you({ hand: ['Pot of Greed'], spells: ['Gravity Bind'] })
      .opp({ spells: ['Jar of Greed'] });
    d.you.activate('Gravity Bind');
    d.opp.activate('Jar of Greed');
    d.resolve();
    expect([d.you.spells, d.opp.gy]).toEqual([['Gravity Bind'], ['Jar of Greed']]);
    d.you.activate('Pot of Greed');
    d.resolve();
    expect(d.you.gy).toEqual(['Pot of Greed']);
  });

  test.each(ERAS)('GAP-15 in %s a Continuous Trap whose activation was negated does not stay', (era) => {
    const no = does('Says No', [{ k: 'negate', what: 'activation', of: 'event' }], {
      on: { k: 'card', ev: [{ k: 'activated', what: [{ k: 'is', kind: 'trap' }], by: 'opp' }] },
    });
    const d = duelOf(no)(era)
      .you({ spells: ['Gravity Bind'] })
      .opp({ spells: ['Says No'] });
    d.you.activate('Gravity Bind');
    d.opp.activate('Says No');
    d.resolve();
    expect([d.you.spells, d.you.gy]).toEqual([[], ['Gravity Bind']]);
  });

  test.each(ERAS)('GAP-15 in %s one whose effect alone was negated stays', (era) => {
    const no = does('Says No', [{ k: 'negate', what: 'effect', of: 'event' }], {
      on: { k: 'card', ev: [{ k: 'activated', what: [{ k: 'is', kind: 'trap' }], by: 'opp' }] },
    });
    const d = duelOf(no)(era)
      .you({ spells: ['Gravity Bind'] })
      .opp({ spells: ['Says No'] });
    d.you.activate('Gravity Bind');
    d.opp.activate('Says No');
    d.resolve();
    expect(d.you.spells).toEqual(['Gravity Bind']);
  });

  test('GAP-15 a negated activation of an effect leaves its card where it is', () => {
    const draws = monster('Draws', [
      { k: 'act', id: 'e1', on: { k: 'ignition' }, do: [{ k: 'draw', who: 'you', n: 1 }] },
    ]);
    const no = does('Says No', [{ k: 'negate', what: 'activation', of: 'event' }], {
      on: { k: 'card', ev: [{ k: 'activated', what: [{ k: 'is', kind: 'monster' }], by: 'opp' }] },
    });
    const d = duelOf(
      draws,
      no,
    )('goat')
      .you({ monsters: ['Draws'] })
      .opp({ spells: ['Says No'] });
    d.you.activate('Draws');
    d.opp.activate('Says No');
    d.resolve();
    expect([d.you.monsters, d.you.hand]).toEqual([['Draws'], []]);
  });
});

describe('what is negated on the field when it resolves', () => {
  test('GAP-15 an effect of a monster that has lost its effects by then comes to nothing', () => {
    const draws = monster('Draws', [
      { k: 'act', id: 'e1', on: { k: 'ignition' }, do: [{ k: 'draw', who: 'you', n: 1 }] },
    ]);
    const mute = does('Mutes', [
      { k: 'modify', what: { in: ['mzone'], of: 'opp' }, mods: [{ k: 'negated' }], until: 'endOfTurn' },
    ]);
    const d = duelOf(
      draws,
      mute,
    )('goat')
      .you({ monsters: ['Draws'] })
      .opp({ spells: ['Mutes'] });
    d.you.activate('Draws');
    d.opp.activate('Mutes');
    d.resolve();
    expect(d.you.hand).toEqual([]);
  });
});

describe('Field Spells', () => {
  test.each(ERAS)('FIELD-04 in %s a new own one takes the place of the old', (era) => {
    const d = duel(era)
      .you({ hand: ['Mountain'], field: { card: 'Yami', pos: 'up' } })
      .opp();
    d.you.activate('Mountain');
    expect([d.you.field, d.you.gy]).toEqual([['Mountain'], ['Yami']]);
  });
});

describe('positions', () => {
  test('POS-05 a monster is turned once a turn by hand', () => {
    const d = duel('goat')
      .you({ monsters: ['Gemini Elf', 'Battle Ox'] })
      .opp();
    d.you.pos('Gemini Elf');
    expect(d.you.card('Gemini Elf').pos).toBe('defense');
    expect([d.you.can('pos', 'Gemini Elf'), d.you.can('pos', 'Battle Ox')]).toEqual([false, true]);
    d.you.end();
    d.opp.end();
    expect(d.you.can('pos', 'Gemini Elf')).toBe(true);
    d.you.pos('Gemini Elf');
    expect(d.you.card('Gemini Elf').pos).toBe('attack');
  });

  test('POS-05 a price for turning a monster is paid, or it is not turned', () => {
    const dear = lasting('Stiff', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'static',
        id: 's',
        on: { player: 'you' },
        mods: [{ k: 'toll', on: 'changePos', pay: [{ k: 'payLp', who: 'they', n: 600 }] }],
      },
    ]);
    const table = (lp: number) =>
      duelOf(dear)('goat')
        .you({ lp, monsters: ['Gemini Elf'], spells: [{ card: 'Stiff', pos: 'up' }] })
        .opp();
    const d = table(1000);
    d.you.pos('Gemini Elf');
    expect([d.you.lp, d.you.card('Gemini Elf').pos]).toEqual([400, 'defense']);
    expect(table(500).you.can('pos', 'Gemini Elf')).toBe(false);
  });

  test('SET-05 a price for Setting a card is paid', () => {
    const dear = lasting('Dear Sets', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'static',
        id: 's',
        on: { player: 'you' },
        mods: [{ k: 'toll', on: 'set', pay: [{ k: 'payLp', who: 'they', n: 600 }] }],
      },
    ]);
    const d = duelOf(dear)('goat')
      .you({ hand: ['Trap Hole', 'Mountain'], spells: [{ card: 'Dear Sets', pos: 'up' }] })
      .opp();
    d.you.set('Trap Hole');
    expect([d.you.lp, d.you.spells]).toEqual([7400, ['Dear Sets', 'Trap Hole']]);
    d.you.set('Mountain');
    expect([d.you.lp, d.you.field]).toEqual([6800, ['Mountain']]);
    expect(d.you.card('Mountain').up).toBe(false);
  });

  test('FLIP-02 a price for a Flip Summon, a Normal Summon and a Special Summon', () => {
    const dear = lasting('Dear Summons', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'static',
        id: 's',
        on: { player: 'you' },
        mods: [
          { k: 'toll', on: 'flipSummon', pay: [{ k: 'payLp', who: 'they', n: 1 }] },
          { k: 'toll', on: 'normalSummon', pay: [{ k: 'payLp', who: 'they', n: 20 }] },
          { k: 'toll', on: 'specialSummon', pay: [{ k: 'payLp', who: 'they', n: 300 }] },
        ],
      },
    ]);
    const d = duelOf(dear)('goat')
      .you({
        hand: ['Gemini Elf', 'Monster Reborn'],
        gy: ['Vorse Raider'],
        monsters: [{ card: 'Battle Ox', pos: 'set' }],
        spells: [{ card: 'Dear Summons', pos: 'up' }],
      })
      .opp();
    d.you.flip('Battle Ox');
    expect(d.you.lp).toBe(7999);
    d.you.summon('Gemini Elf');
    expect(d.you.lp).toBe(7979);
    d.you.activate('Monster Reborn');
    d.resolve();
    d.you.position('attack');
    expect(d.you.lp).toBe(7679);
    expect(d.you.monsters).toEqual(['Battle Ox', 'Gemini Elf', 'Vorse Raider']);
  });
});

describe('a procedure of its own', () => {
  const comes = (then?: Op[]) =>
    monster('Comes', [
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'opp',
        pos: ['attack', 'defense'],
        cost: [{ k: 'payLp', who: 'you', n: 500 }],
        oath: [{ k: 'cannot', do: 'normalSummon' }],
        limit: { n: 1, per: 'turn', scope: 'name', counts: 'use' },
        ...(then === undefined ? {} : { then }),
      },
    ]);
  test('SPECIAL-04 to the other side, for a price, with a promise and what follows', () => {
    const d = duelOf(comes([{ k: 'draw', who: 'you', n: 1 }]))('goat')
      .you({ hand: ['Comes', 'Comes', 'Gemini Elf'] })
      .opp();
    d.you.procedure('Comes');
    d.you.position('defense');
    d.resolve();
    expect(d.opp.card('Comes').pos).toBe('defense');
    expect(d.you.lp).toBe(7500);
    expect(d.you.hand.length).toBe(3);
    expect([d.you.can('procedure', 'Comes'), d.you.can('summon', 'Gemini Elf')]).toEqual([false, false]);
    d.you.end();
    d.opp.end();
    expect([d.you.can('procedure', 'Comes'), d.you.can('summon', 'Gemini Elf')]).toEqual([true, true]);
  });

  test('SPECIAL-04 not without a zone there, and not without the price', () => {
    const full = ['Gemini Elf', 'Battle Ox', 'Vorse Raider', 'Mokey Mokey', 'Summoned Skull'];
    const d = duelOf(comes())('goat')
      .you({ hand: ['Comes'] })
      .opp({ monsters: full });
    expect(d.you.can('procedure', 'Comes')).toBe(false);
    const poor = duelOf(comes())('goat')
      .you({ lp: 400, hand: ['Comes'] })
      .opp();
    expect(poor.you.can('procedure', 'Comes')).toBe(false);
  });

  test('GAP-16 negated: the price is paid, nothing follows, the monster is gone', () => {
    const no = lasting('No Summon', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card', ev: [{ k: 'wouldSummon', what: { in: ['mzone'], of: 'both' } }] },
        do: [{ k: 'negate', what: 'summon', of: 'event' }],
      },
    ]);
    const d = duelOf(
      comes([{ k: 'draw', who: 'you', n: 1 }]),
      no,
    )('goat')
      .you({ hand: ['Comes', 'Gemini Elf'] })
      .opp({ spells: ['No Summon'] });
    d.you.procedure('Comes');
    d.you.position('attack');
    d.opp.activate('No Summon');
    expect([d.you.lp, d.you.gy, d.you.hand]).toEqual([7500, ['Comes'], ['Gemini Elf']]);
    expect(d.you.can('summon', 'Gemini Elf')).toBe(true);
  });
});
