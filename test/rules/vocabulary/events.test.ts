/** Event patterns: every field once with an event that fits and once with one that does not (AST.md §7). */
import { describe, expect, test } from 'vitest';
import type { Ev, Still } from '../../../src/engine/ast/index.ts';
import { ENDS_LOOP } from '../../../src/engine/core/mutate.ts';
import { bondName } from '../../../src/engine/eval/bond.ts';
import { matchEvent } from '../../../src/engine/eval/match.ts';
import { TURN_FLAG } from '../../../src/engine/state.ts';
import { HOWS } from '../../../src/engine/types.ts';
import { all, check, match, mine, table, theirs } from './eventsScene.ts';
import { type Told, wasOnField } from './scene.ts';

test('an event of another kind never fits', () => {
  expect(match(table(), { k: 'flipped', what: all }, 'setDown', { cards: ['Wolf'] })).toBe(null);
});

describe('moved', () => {
  const fell: Told = {
    cards: ['Knight', 'Snare'],
    from: 'mzone',
    to: 'gy',
    why: ['destroy', 'effect'],
    by: 1,
    cause: 'Drake',
    player: 0,
  };
  const field = { in: ['field' as const], of: 'you' as const };
  const decided: Told = {
    cards: ['Wolf'],
    from: 'mzone',
    to: 'mzone',
    why: ['destroy', 'battle'],
    n: 1,
    cause: 'Drake',
  };
  check([
    ['what', { k: 'moved', what: mine }, fell, ['Knight', 'Snare']],
    [
      'what with a filter',
      { k: 'moved', what: { ...mine, where: [{ k: 'sub', type: 'ritual' }] } },
      fell,
      ['Knight'],
    ],
    ['whose', { k: 'moved', what: theirs }, fell, null],
    ['whose it was', { k: 'moved', what: theirs }, { ...fell, ctrl: 1 }, ['Knight', 'Snare']],
    ['where it was', { k: 'moved', what: { in: ['szone'], of: 'you' } }, fell, null],
    ['from', { k: 'moved', what: field, from: ['mzone'] }, fell, ['Knight', 'Snare']],
    ['from the field', { k: 'moved', what: field, from: ['field'] }, fell, ['Knight', 'Snare']],
    ['from elsewhere', { k: 'moved', what: field, from: ['hand', 'deck'] }, fell, null],
    ['to', { k: 'moved', what: field, to: ['gy'] }, fell, ['Knight', 'Snare']],
    ['to elsewhere', { k: 'moved', what: field, to: ['banished', 'hand'] }, fell, null],
    ['why', { k: 'moved', what: field, why: ['destroy'] }, fell, ['Knight', 'Snare']],
    ['all of why', { k: 'moved', what: field, why: ['destroy', 'effect'] }, fell, ['Knight', 'Snare']],
    ['one of why', { k: 'moved', what: field, why: ['destroy', 'cost'] }, fell, null],
    ['by', { k: 'moved', what: field, by: 'opp' }, fell, ['Knight', 'Snare']],
    ['by the other', { k: 'moved', what: field, by: 'you' }, fell, null],
    [
      'by nobody',
      { k: 'moved', what: field, by: 'both' },
      { cards: ['Knight'], from: 'mzone', to: 'gy' },
      null,
    ],
    ['cause', { k: 'moved', what: field, cause: [{ k: 'race', is: 'Dragon' }] }, fell, ['Knight', 'Snare']],
    [
      'another cause',
      {
        k: 'moved',
        what: field,
        cause: [
          { k: 'race', is: 'Dragon' },
          { k: 'race', is: 'Fish' },
        ],
      },
      fell,
      null,
    ],
    [
      'no cause',
      { k: 'moved', what: field, cause: [] },
      { cards: ['Knight'], from: 'mzone', to: 'gy' },
      null,
    ],
    [
      'under a monster is not off the field (XYZ-01)',
      { k: 'moved', what: mine, from: ['field'] },
      { ...fell, to: 'overlay' },
      null,
    ],
    [
      'under a monster, asked for',
      { k: 'moved', what: mine, to: ['overlay'] },
      { ...fell, to: 'overlay' },
      ['Knight', 'Snare'],
    ],
    ['this', { k: 'moved', what: 'this' }, fell, ['Snare'], 'Snare'],
    ['not this', { k: 'moved', what: 'this' }, fell, null, 'Wolf'],
    [
      'its host',
      { k: 'moved', what: 'host' },
      { cards: ['Wolf', 'Imp'], from: 'mzone', to: 'gy' },
      ['Wolf'],
      'Sword',
    ],
    [
      'not its host',
      { k: 'moved', what: 'host' },
      { cards: ['Imp'], from: 'mzone', to: 'gy' },
      null,
      'Sword',
    ],
    ['a bond never made', { k: 'moved', what: { bond: 'prey' } }, fell, null],
    ['a register never bound', { k: 'moved', what: { ref: 'prey' } }, fell, null],
    [
      'GOAT-06 destroyed by battle is heard when it is decided',
      { k: 'moved', what: all, why: ['destroy', 'battle'] },
      decided,
      ['Wolf'],
    ],
    [
      'GOAT-06 and not again when it leaves',
      { k: 'moved', what: all, why: ['destroy', 'battle'] },
      { ...decided, n: 0, to: 'gy' },
      null,
    ],
    [
      'GOAT-06 to the Graveyard only when it leaves',
      { k: 'moved', what: all, why: ['destroy', 'battle'], to: ['gy'] },
      { ...decided, n: 0, to: 'gy' },
      ['Wolf'],
    ],
    [
      'GOAT-06 and not when it is decided',
      { k: 'moved', what: all, why: ['destroy', 'battle'], to: ['gy'] },
      { ...decided, to: 'gy' },
      null,
    ],
    [
      'GOAT-06 by battle alone is heard as it leaves',
      { k: 'moved', what: all, why: ['battle'] },
      { ...decided, n: 0, to: 'gy' },
      ['Wolf'],
    ],
    [
      'GOAT-06 destroyed alone is heard as it leaves',
      { k: 'moved', what: all, why: ['destroy'] },
      { ...decided, n: 0, to: 'gy' },
      ['Wolf'],
    ],
    [
      'GOAT-06 destroyed alone is not heard as it is decided',
      { k: 'moved', what: all, why: ['destroy'] },
      decided,
      null,
    ],
    [
      'what is about to happen is one moment',
      { k: 'moved', what: all, why: ['destroy', 'battle'] },
      { ...decided, n: 2, to: 'gy' },
      ['Wolf'],
    ],
    [
      'GAP-42 what ended a loop has no effect of its own',
      { k: 'moved', what: mine },
      { ...fell, n: ENDS_LOOP },
      null,
      'Knight',
    ],
    ['GAP-42 another hears it', { k: 'moved', what: mine }, { ...fell, n: ENDS_LOOP }, ['Knight', 'Snare']],
    ['it left for another reason', { k: 'moved', what: mine }, fell, ['Knight', 'Snare'], 'Knight'],
  ]);

  test('a card is read as it was just before', () => {
    const x = table();
    const was = wasOnField(x, 'Knight', { race: 0, attr: 1, atk: 3000, face: 0, pos: 1, negated: true });
    const told: Told = { cards: ['Knight'], from: 'mzone', to: 'gy', was };
    const fits = (...where: NonNullable<(typeof mine & { where: unknown[] })['where']>): boolean =>
      match(x, { k: 'moved', what: { ...mine, where: where as never } }, 'moved', told) !== null;
    expect(fits({ k: 'race', is: 'Dragon' }, { k: 'attr', is: 'dark' })).toBe(true);
    expect(fits({ k: 'race', is: 'Warrior' })).toBe(false);
    expect(fits({ k: 'attr', is: 'light' })).toBe(false);
    expect(fits({ k: 'num', stat: 'atk', cmp: '=', to: 3000 })).toBe(true);
    expect(fits({ k: 'face', up: false })).toBe(true);
    expect(fits({ k: 'face', up: true })).toBe(false);
    expect(fits({ k: 'pos', is: 'defense' })).toBe(true);
    expect(fits({ k: 'pos', is: 'attack' })).toBe(false);
    expect(fits({ k: 'place', in: ['mzone'] })).toBe(true);
    expect(fits({ k: 'place', in: ['gy'] })).toBe(false);
    expect(fits({ k: 'came', how: ['normal'] })).toBe(true);
    expect(fits({ k: 'came', how: ['special'] })).toBe(false);
    // nothing is remembered of a card that was in a pile: all but a Deck shows it
    const from = (zone: Told['from']): boolean =>
      match(
        x,
        { k: 'moved', what: { in: ['deck', 'hand'], of: 'you', where: [{ k: 'face', up: true }] } },
        'moved',
        { cards: ['Knight'], from: zone!, to: 'gy' },
      ) !== null;
    expect(from('hand')).toBe(true);
    expect(from('deck')).toBe(false);
  });

  test('it: the card a question is about', () => {
    const x = table();
    const e = x.event('moved', { cards: ['Knight', 'Snare'], from: 'mzone', to: 'gy' });
    const of = (name: string) =>
      matchEvent(x.s, x.ctx('Wolf', { it: x.id(name) }), { k: 'moved', what: 'it' }, e);
    expect(of('Snare')).toEqual([x.id('Snare')]);
    expect(of('Ghost')).toBe(null);
  });

  test('the host it had on its last stay', () => {
    const x = table();
    const sword = x.card('Sword');
    sword.attachedTo = -1;
    sword.last = wasOnField(x, 'Sword', { attachedTo: x.id('Imp') });
    const ev: Ev = { k: 'moved', what: 'host' };
    expect(match(x, ev, 'moved', { cards: ['Imp'], from: 'mzone', to: 'gy' }, 'Sword')).toEqual(['Imp']);
    expect(match(x, ev, 'moved', { cards: ['Wolf'], from: 'mzone', to: 'gy' }, 'Sword')).toBe(null);
    expect(matchEvent(x.s, x.ctx(), ev, x.event('moved', { cards: ['Imp'], from: 'mzone', to: 'gy' }))).toBe(
      null,
    );
  });

  test('EQUIP-06 the monster it is on now, not one it was on before', () => {
    const x = table();
    x.card('Sword').last = wasOnField(x, 'Sword', { attachedTo: x.id('Imp') });
    const ev: Ev = { k: 'moved', what: 'host' };
    const gone = (name: string) => match(x, ev, 'moved', { cards: [name], from: 'mzone', to: 'gy' }, 'Sword');
    expect([gone('Wolf'), gone('Imp')]).toEqual([['Wolf'], null]);
  });

  test('a value of a card that has come from elsewhere than the field', () => {
    const x = table();
    const ev = (cmp: '<' | '>='): Ev => ({
      k: 'moved',
      what: { in: ['hand'], of: 'you', where: [{ k: 'num', stat: 'atk', cmp, to: 1500 }] },
    });
    const told: Told = { cards: ['Knight', 'Ghost'], from: 'hand', to: 'gy', ctrl: 0 };
    expect(match(x, ev('>='), 'moved', told)).toEqual(['Knight']);
    expect(match(x, ev('<'), 'moved', told)).toEqual(['Ghost']);
  });

  test('a remembered card: where it was just before, or still is', () => {
    const x = table();
    const ev: Ev = { k: 'moved', what: { ref: 'prey' } };
    const fits = (at: number): boolean => {
      const c = x.bound('Breaker', { prey: [at * 1024 + x.id('Knight')] });
      return (
        matchEvent(x.s, c, ev, x.event('moved', { cards: ['Knight'], from: 'mzone', to: 'gy' })) !== null
      );
    };
    x.card('Knight').moved = 5;
    expect([3, 4, 5, 6].map(fits)).toEqual([false, true, true, false]);
    const other = x.bound('Breaker', { prey: ['Snare'] });
    expect(matchEvent(x.s, other, ev, x.event('moved', { cards: ['Knight'], from: 'mzone', to: 'gy' }))).toBe(
      null,
    );
  });

  test('a bonded card that has just moved', () => {
    const x = table();
    const ev: Ev = { k: 'moved', what: { bond: 'prey' } };
    const told: Told = { cards: ['Knight'], from: 'mzone', to: 'gy' };
    const knight = x.card('Knight');
    knight.moved = 5;
    const wolf = x.card('Wolf');
    const bonded = (moved: number, name = 'prey'): (string[] | null)[] => {
      const list = [bondName('pup'), x.id('Imp'), 0, bondName(name), knight.id, moved];
      wolf.bonds = list;
      const now = match(x, ev, 'moved', told, 'Wolf');
      wolf.bonds = [];
      wolf.last = wasOnField(x, 'Wolf', { bonds: list });
      const last = match(x, ev, 'moved', told, 'Wolf');
      wolf.last = null;
      expect(match(x, ev, 'moved', told, 'Wolf')).toBe(null);
      return [now, last];
    };
    expect(bonded(5)).toEqual([['Knight'], ['Knight']]);
    expect(bonded(4)).toEqual([['Knight'], ['Knight']]);
    expect(bonded(3)).toEqual([null, null]);
    expect(bonded(4, 'pup')).toEqual([null, null]);
    expect(matchEvent(x.s, x.ctx(), ev, x.event('moved', told))).toBe(null);
  });
});

describe('summoned', () => {
  const came: Told = { cards: ['Wolf'], player: 0, n: HOWS.indexOf('tribute') };
  check([
    ['what', { k: 'summoned', what: mine }, came, ['Wolf']],
    ['not what', { k: 'summoned', what: theirs }, came, null],
    [
      'those of several that fit',
      { k: 'summoned', what: { ...mine, where: [{ k: 'race', is: 'Beast' }] } },
      { ...came, cards: ['Wolf', 'Imp'] },
      ['Wolf'],
    ],
    ['how', { k: 'summoned', what: mine, how: ['normal'] }, came, ['Wolf']],
    ['how not', { k: 'summoned', what: mine, how: ['special', 'flip'] }, came, null],
    ['by', { k: 'summoned', what: mine, by: 'you' }, came, ['Wolf']],
    ['by not', { k: 'summoned', what: mine, by: 'opp' }, came, null],
    ['by nobody', { k: 'summoned', what: mine, by: 'both' }, { cards: ['Wolf'] }, null],
  ]);
  test('what would be summoned is on no list yet', () => {
    const x = table();
    x.card('Wolf').turnFlags |= TURN_FLAG.limbo;
    const fits = (what: Still, self?: string) =>
      match(x, { k: 'wouldSummon', what }, 'wouldSummon', came, self);
    expect(fits(mine)).toEqual(['Wolf']);
    expect(fits({ ...mine, where: [{ k: 'race', is: 'Beast' }] })).toEqual(['Wolf']);
    expect(fits({ ...mine, where: [{ k: 'race', is: 'Fish' }] })).toBe(null);
    expect(fits(theirs)).toBe(null);
    expect(fits('this', 'Wolf')).toEqual(['Wolf']);
    expect(fits('this', 'Imp')).toBe(null);
    expect(match(x, { k: 'summoned', what: mine }, 'summoned', came)).toBe(null);
  });
});
