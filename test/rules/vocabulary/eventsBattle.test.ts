/** Events of battle, damage and phases, and of cards where they lie. */
import { describe, expect, test } from 'vitest';
import type { Ev } from '../../../src/engine/ast/index.ts';
import { DAMAGE_SUBS, PHASES, POSITIONS } from '../../../src/engine/types.ts';
import { all, check, match, mine, table, theirs } from './eventsScene.ts';
import { scene, type Told } from './scene.ts';

describe('what happens to a card where it lies', () => {
  check([
    ['setDown', { k: 'setDown', what: { in: ['szone'], of: 'you' } }, { cards: ['Banner'] }, ['Banner']],
    ['setDown elsewhere', { k: 'setDown', what: mine }, { cards: ['Banner'] }, null],
    ['flipped', { k: 'flipped', what: 'this' }, { cards: ['Imp'] }, ['Imp'], 'Imp'],
    ['flipped another', { k: 'flipped', what: 'this' }, { cards: ['Wolf'] }, null, 'Imp'],
    ['targeted', { k: 'targeted', what: mine, by: 'opp' }, { cards: ['Wolf', 'Drake'], by: 1 }, ['Wolf']],
    ['targeted by the other', { k: 'targeted', what: mine, by: 'you' }, { cards: ['Wolf'], by: 1 }, null],
    ['targeted by nobody', { k: 'targeted', what: mine, by: 'both' }, { cards: ['Wolf'] }, null],
    ['ctrlChanged', { k: 'ctrlChanged', what: mine, to: 'you' }, { cards: ['Wolf'], player: 0 }, ['Wolf']],
    [
      'ctrlChanged to the other',
      { k: 'ctrlChanged', what: mine, to: 'opp' },
      { cards: ['Wolf'], player: 0 },
      null,
    ],
    ['ctrlChanged to nobody', { k: 'ctrlChanged', what: mine, to: 'both' }, { cards: ['Wolf'] }, null],
    [
      'equipped',
      { k: 'equipped', what: [{ k: 'is', kind: 'spell' }], to: mine },
      { cards: ['Sword', 'Wolf'] },
      ['Sword'],
    ],
    [
      'equipped another kind',
      {
        k: 'equipped',
        what: [
          { k: 'is', kind: 'spell' },
          { k: 'is', kind: 'trap' },
        ],
        to: mine,
      },
      { cards: ['Sword', 'Wolf'] },
      null,
    ],
    ['equipped to another', { k: 'equipped', what: [], to: theirs }, { cards: ['Sword', 'Wolf'] }, null],
  ]);
  const rows: ['attack' | 'defense', string[]][] = [
    ['attack', ['attack', 'faceDownAttack']],
    ['defense', ['defense', 'faceDownDefense']],
  ];
  test.each(rows)('posChanged to %s', (to, out) => {
    const x = table();
    const ev: Ev = { k: 'posChanged', what: mine, to };
    expect(POSITIONS.filter((_, n) => match(x, ev, 'posChanged', { cards: ['Wolf'], n }) !== null)).toEqual(
      out,
    );
    expect(
      match(x, { ...ev, what: theirs }, 'posChanged', { cards: ['Wolf'], n: to === 'attack' ? 0 : 1 }),
    ).toBe(null);
  });
});

describe('attack', () => {
  const struck: Told = { cards: ['Wolf', 'Drake'] };
  const direct: Told = { cards: ['Wolf'] };
  check([
    ['by', { k: 'attack', by: mine }, struck, ['Wolf']],
    ['by another', { k: 'attack', by: theirs }, struck, null],
    ['on', { k: 'attack', by: 'this', on: theirs }, struck, ['Wolf'], 'Wolf'],
    [
      'on another',
      { k: 'attack', by: mine, on: { ...theirs, where: [{ k: 'race', is: 'Rock' }] } },
      struck,
      null,
    ],
    ['on this', { k: 'attack', by: all, on: 'this' }, struck, ['Wolf'], 'Drake'],
    ['on nobody', { k: 'attack', by: mine, on: theirs }, direct, null],
    ['direct', { k: 'attack', by: mine, on: 'direct' }, direct, ['Wolf']],
    ['not direct', { k: 'attack', by: mine, on: 'direct' }, struck, null],
    ['any, also direct', { k: 'attack', by: mine }, direct, ['Wolf']],
  ]);
});

describe('battle', () => {
  const at = (sub: (typeof DAMAGE_SUBS)[number], ...cards: string[]): Told => ({
    cards,
    n: DAMAGE_SUBS.indexOf(sub),
  });
  const both = at('start', 'Wolf', 'Drake');
  const alone = at('start', 'Wolf');
  const dragon: Extract<Ev, { k: 'battle' }>['foe'] = [{ k: 'race', is: 'Dragon' }];
  const beast: Extract<Ev, { k: 'battle' }>['foe'] = [{ k: 'race', is: 'Beast' }];
  check([
    ['at', { k: 'battle', at: 'start', who: mine, as: 'either' }, both, ['Wolf']],
    ['at another moment', { k: 'battle', at: 'calc', who: mine, as: 'either' }, both, null],
    ['at the end', { k: 'battle', at: 'end', who: mine, as: 'either' }, at('end', 'Wolf', 'Drake'), ['Wolf']],
    ['as the attacker', { k: 'battle', at: 'start', who: 'this', as: 'attacker' }, both, ['Wolf'], 'Wolf'],
    ['not as the target', { k: 'battle', at: 'start', who: 'this', as: 'target' }, both, null, 'Wolf'],
    ['as the target', { k: 'battle', at: 'start', who: 'this', as: 'target' }, both, ['Drake'], 'Drake'],
    ['not as the attacker', { k: 'battle', at: 'start', who: 'this', as: 'attacker' }, both, null, 'Drake'],
    ['either: the target', { k: 'battle', at: 'start', who: 'this', as: 'either' }, both, ['Drake'], 'Drake'],
    ['one that looks on', { k: 'battle', at: 'start', who: 'this', as: 'either' }, both, null, 'Imp'],
    [
      'the foe of the attacker',
      { k: 'battle', at: 'start', who: mine, as: 'either', foe: dragon },
      both,
      ['Wolf'],
    ],
    ['not that foe', { k: 'battle', at: 'start', who: mine, as: 'either', foe: beast }, both, null],
    [
      'the foe of the target',
      { k: 'battle', at: 'start', who: theirs, as: 'either', foe: beast },
      both,
      ['Drake'],
    ],
    ['not that one', { k: 'battle', at: 'start', who: theirs, as: 'either', foe: dragon }, both, null],
    ['direct: there is no foe', { k: 'battle', at: 'start', who: mine, as: 'either', foe: [] }, alone, null],
    ['direct', { k: 'battle', at: 'start', who: mine, as: 'attacker' }, alone, ['Wolf']],
    ['direct: nobody is the target', { k: 'battle', at: 'start', who: all, as: 'target' }, alone, null],
  ]);
  test('the first card of all can be the foe', () => {
    const x = scene({ monsters: ['Wolf'] }, { monsters: ['Drake'] });
    expect(x.id('Wolf')).toBe(0);
    const read = (foe: typeof beast): string[] | null =>
      match(x, { k: 'battle', at: 'start', who: theirs, as: 'either', foe }, 'battle', both, 'Wolf');
    expect([read(beast), read(dragon)]).toEqual([['Drake'], null]);
  });
});

describe('damage and Life Points', () => {
  const hurt: Told = { player: 1, n: 500, why: ['battle'], cards: ['Wolf'] };
  check([
    ['to', { k: 'damage', to: 'opp', by: 'any' }, hurt, []],
    ['to the other', { k: 'damage', to: 'you', by: 'any' }, hurt, null],
    ['to nobody', { k: 'damage', to: 'both', by: 'any' }, { n: 500, why: ['battle'] }, null],
    ['by battle', { k: 'damage', to: 'both', by: 'battle' }, hurt, []],
    ['by effect', { k: 'damage', to: 'both', by: 'effect' }, hurt, null],
    ['by effect, done', { k: 'damage', to: 'both', by: 'effect' }, { ...hurt, why: ['effect'] }, []],
    ['not by battle', { k: 'damage', to: 'both', by: 'battle' }, { ...hurt, why: ['effect'] }, null],
    ['from', { k: 'damage', to: 'opp', by: 'any', from: mine }, hurt, ['Wolf']],
    ['from another', { k: 'damage', to: 'opp', by: 'any', from: theirs }, hurt, null],
    ['from no card', { k: 'damage', to: 'opp', by: 'any', from: all }, { ...hurt, cards: [] }, null],
    ['direct', { k: 'damage', to: 'opp', by: 'any', direct: true }, { ...hurt, m: 1 }, []],
    ['not direct', { k: 'damage', to: 'opp', by: 'any', direct: true }, hurt, null],
    ['direct not asked', { k: 'damage', to: 'opp', by: 'any' }, { ...hurt, m: 1 }, []],
    ['gained', { k: 'gained', who: 'you' }, { player: 0, n: 300 }, []],
    ['gained by the other', { k: 'gained', who: 'you' }, { player: 1, n: 300 }, null],
    ['gained by nobody', { k: 'gained', who: 'both' }, { n: 300 }, null],
    ['paid', { k: 'paid', who: 'opp' }, { player: 1, n: 300 }, []],
    ['paid by the other', { k: 'paid', who: 'opp' }, { player: 0, n: 300 }, null],
    ['a coin', { k: 'tossed', what: 'coin', by: 'you' }, { player: 0, n: 0 }, []],
    ['a die', { k: 'tossed', what: 'die', by: 'you' }, { player: 0, n: 1 }, []],
    ['a coin is no die', { k: 'tossed', what: 'die', by: 'you' }, { player: 0, n: 0 }, null],
    ['a die is no coin', { k: 'tossed', what: 'coin', by: 'you' }, { player: 0, n: 1 }, null],
    ['tossed by the other', { k: 'tossed', what: 'coin', by: 'opp' }, { player: 0, n: 0 }, null],
    ['tossed by nobody', { k: 'tossed', what: 'coin', by: 'both' }, { n: 0 }, null],
  ]);
});

describe('phase', () => {
  const standby: Told = { n: PHASES.indexOf('standby'), m: 1, player: 0 };
  check([
    ['is', { k: 'phase', is: 'standby', at: 'during', of: 'you' }, standby, []],
    ['is another', { k: 'phase', is: 'end', at: 'during', of: 'you' }, standby, null],
    ['of the other', { k: 'phase', is: 'standby', at: 'during', of: 'opp' }, standby, null],
    ['of either', { k: 'phase', is: 'standby', at: 'during', of: 'both' }, standby, []],
    ['of nobody', { k: 'phase', is: 'standby', at: 'during', of: 'both' }, { n: 1, m: 1 }, null],
    ['at its start', { k: 'phase', is: 'standby', at: 'start', of: 'you' }, { ...standby, m: 0 }, []],
    ['not yet', { k: 'phase', is: 'standby', at: 'during', of: 'you' }, { ...standby, m: 0 }, null],
    ['not at its start', { k: 'phase', is: 'standby', at: 'start', of: 'you' }, standby, null],
    ['at its end', { k: 'phase', is: 'standby', at: 'end', of: 'you' }, { ...standby, m: 2 }, []],
    ['not at its end', { k: 'phase', is: 'standby', at: 'end', of: 'you' }, standby, null],
  ]);
});
