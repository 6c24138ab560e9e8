import { describe, expect, it } from 'vitest';
import { burn, counter, destroyAll, destroyOne, draw, mine, payFor, theirs } from './cards.ts';
import { at, attack, defense, down, monster, said, spell, Table, trap } from './table.ts';

const big = monster(2500, 2000);
const small = monster(1200, 800);

describe('what the opponent never does', () => {
  it('does not attack into a visible stronger monster', () => {
    const t = new Table({ monsters: [attack(small)] }, { monsters: [attack(big)] }, { phase: 'battle' });
    const d = t.ask('battle', [t.option('attack', t.of(small)), t.phase('main2'), t.phase('end')]);
    expect(said(t.choose(d))).toBe('to main2');
  });

  it('does not attack into a stronger defender', () => {
    const wall = monster(500, 2400);
    const t = new Table({ monsters: [attack(small)] }, { monsters: [defense(wall)] }, { phase: 'battle' });
    const d = t.ask('battle', [t.option('attack', t.of(small)), t.phase('end')]);
    expect(said(t.choose(d))).toBe('to end');
  });

  it('does not enter a Battle Phase that gains nothing', () => {
    const t = new Table({ monsters: [attack(small)] }, { monsters: [attack(big)] });
    const d = t.ask('main', [t.phase('battle'), t.phase('end')]);
    expect(said(t.choose(d))).toBe('to end');
  });

  it('does not pay its last Life Points', () => {
    const card = spell([payFor(1000, { k: 'draw', who: 'you', n: 3 })]);
    for (const lp of [500, 1000]) {
      const t = new Table({ lp, hand: [at(card)] }, {});
      const d = t.ask('main', [t.activate(card, 'e1'), t.phase('end')]);
      expect(said(t.choose(d))).toBe('to end');
    }
  });

  it('does not draw its last cards', () => {
    const card = spell([draw(2)]);
    const t = new Table({ deck: 2, hand: [at(card)] }, {});
    const d = t.ask('main', [t.activate(card, 'e1'), t.phase('end')]);
    expect(said(t.choose(d))).toBe('to end');
  });

  it('does not burn itself out', () => {
    const card = spell([
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [{ k: 'damage', who: 'both', n: 1000 }] },
    ]);
    const t = new Table({ lp: 900, hand: [at(card)] }, { lp: 5000 });
    expect(said(t.choose(t.ask('main', [t.activate(card, 'e1'), t.phase('end')])))).toBe('to end');
    const wins = new Table({ lp: 1100, hand: [at(card)] }, { lp: 1000 });
    expect(wins.choose(wins.ask('main', [wins.activate(card, 'e1'), wins.phase('end')])).k).toBe('activate');
  });

  it('does not harm its own card when an enemy one can be chosen', () => {
    const card = spell([destroyOne({ in: ['mzone'], of: 'both' })]);
    const t = new Table(
      { monsters: [attack(big)], spells: [at(card, { up: true })] },
      { monsters: [attack(small)] },
    );
    const d = t.ask('pickCard', [t.option('card', t.of(big)), t.option('card', t.of(small))], {
      purpose: 'target',
      card: t.of(card),
      addr: t.addr(card, 'e1'),
    });
    expect(t.choose(d).card?.h).toBe(t.of(small).h);
  });

  it('does not use removal that can only hit its own side', () => {
    const card = spell([destroyOne({ in: ['mzone'], of: 'both' })]);
    const t = new Table({ monsters: [attack(big)], hand: [at(card)] }, {});
    expect(said(t.choose(t.ask('main', [t.activate(card, 'e1'), t.phase('end')])))).toBe('to end');
  });

  it('does not sweep the field when only its own monsters are there', () => {
    const card = spell([destroyAll({ in: ['mzone'], of: 'both' })]);
    const t = new Table(
      { monsters: [attack(big), attack(small)], hand: [at(card)] },
      { monsters: [down(null)] },
    );
    expect(said(t.choose(t.ask('main', [t.activate(card, 'e1'), t.phase('end')])))).toBe('to end');
  });

  it('does not negate its own card', () => {
    const drawing = spell([draw(2)]);
    const stop = trap([counter(false)], { sub: ['counter'] });
    const t = new Table({ spells: [at(drawing, { up: true }), at(stop)] }, {});
    t.view.chain.push({
      n: 1,
      card: t.of(drawing),
      code: drawing.code,
      addr: t.addr(drawing, 'e1'),
      player: 0,
      targets: [],
      negated: false,
    });
    expect(
      t.choose(t.ask('respond', [t.activate(stop, 'e1'), t.option('pass')], { purpose: 'response' })).k,
    ).toBe('pass');
  });

  it('does not chain harm onto its own link', () => {
    const drawing = spell([draw(2)]);
    const other = trap([destroyOne({ in: ['szone'], of: 'both' })]);
    const t = new Table({ spells: [at(drawing, { up: true }), at(other)] }, {});
    t.view.chain.push({
      n: 1,
      card: t.of(drawing),
      code: drawing.code,
      addr: t.addr(drawing, 'e1'),
      player: 0,
      targets: [],
      negated: false,
    });
    expect(
      t.choose(t.ask('respond', [t.activate(other, 'e1'), t.option('pass')], { purpose: 'response' })).k,
    ).toBe('pass');
  });

  it('does not go on for ever with what costs nothing', () => {
    const looping = monster(1000, 1000, {
      effects: [
        { k: 'act', id: 'e1', on: { k: 'ignition' }, may: true, do: [{ k: 'gainLp', who: 'you', n: 1000 }] },
      ],
    });
    const t = new Table({ lp: 100, monsters: [attack(looping)] }, { monsters: [attack(big)] });
    const d = t.ask('main', [t.activate(looping, 'e1'), t.phase('end')]);
    let n = 0;
    while (n < 60 && t.choose(d, 7, n).k === 'activate') n += 1;
    expect(n).toBeLessThan(60);
  });

  it('does not spend a card on nothing', () => {
    const mass = spell([destroyAll(theirs)]);
    const harm = spell([destroyAll(mine)]);
    const fire = spell([burn(300)]);
    const t = new Table({ hand: [at(mass), at(harm), at(fire)] }, {});
    expect(
      said(t.choose(t.ask('main', [t.activate(mass, 'e1'), t.activate(harm, 'e1'), t.phase('end')]))),
    ).toBe('to end');
  });
});
