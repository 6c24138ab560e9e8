import { describe, expect, it } from 'vitest';
import {
  attackWall,
  counter,
  destroyOne,
  destroySpell,
  draw,
  noDamage,
  onSummon,
  payFor,
  theirs,
} from './cards.ts';
import { at, attack, down, monster, said, spell, Table, trap } from './table.ts';

const big = monster(2500, 2000, { level: 7 });
const four = monster(1800, 1000);
const weak = monster(800, 600);
const asked = { purpose: 'response' } as const;

/** The opponent attacks with `attacker`, directly. */
function attackedBy(attacker: typeof big, t: Table): void {
  t.view.battle = { attacker: t.of(attacker), target: null, damage: [0, 0] };
}
const theirTurn = { turnPlayer: 1, phase: 'battle' } as const;

describe('answering attacks', () => {
  it('uses an attack trap when the attack hurts', () => {
    const wall = trap([attackWall]);
    const t = new Table({ spells: [down(wall)] }, { monsters: [attack(big), attack(four)] }, theirTurn);
    attackedBy(big, t);
    expect(t.choose(t.ask('respond', [t.activate(wall, 'e1'), t.option('pass')], asked)).k).toBe('activate');
  });

  it('saves a hand trap for a blow that matters', () => {
    const saver = monster(300, 200, { level: 1, effects: [noDamage] });
    for (const [lp, attacker, answer] of [
      [1500, big, 'activate'],
      [8000, weak, 'pass'],
    ] as const) {
      const t = new Table({ lp, hand: [at(saver)] }, { monsters: [attack(attacker)] }, theirTurn);
      attackedBy(attacker, t);
      expect(t.choose(t.ask('respond', [t.activate(saver, 'e1'), t.option('pass')], asked)).k).toBe(answer);
    }
  });
});

describe('answering Summons', () => {
  it('stops a good monster and lets a poor one pass', () => {
    for (const [attacker, answer] of [
      [monster(2100, 1500), 'activate'],
      [monster(1000, 500), 'pass'],
    ] as const) {
      const hole = trap([onSummon]);
      const t = new Table(
        { spells: [down(hole)] },
        { monsters: [attack(attacker, { entered: 5 })] },
        { turnPlayer: 1 },
      );
      expect(t.choose(t.ask('respond', [t.activate(hole, 'e1'), t.option('pass')], asked)).k).toBe(answer);
    }
  });
});

describe('answering effects', () => {
  const link = (t: Table, card: typeof big, target: typeof big | null = null): void => {
    t.view.chain.push({
      n: 1,
      card: t.of(card),
      code: card.code,
      addr: t.addr(card, 'e1'),
      player: 1,
      targets: target ? [t.of(target)] : [],
      negated: false,
    });
  };

  it('counters a strong effect at a price, not a weak one', () => {
    const strong = spell([draw(3)]);
    const poor = spell([
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [{ k: 'gainLp', who: 'you', n: 500 }] },
    ]);
    for (const [card, answer] of [
      [strong, 'activate'],
      [poor, 'pass'],
    ] as const) {
      const stop = trap([counter(true)], { sub: ['counter'] });
      const t = new Table(
        { spells: [down(stop)], hand: [at(four)] },
        { spells: [at(card, { up: true })] },
        { turnPlayer: 1 },
      );
      link(t, card);
      expect(t.choose(t.ask('respond', [t.activate(stop, 'e1'), t.option('pass')], asked)).k).toBe(answer);
    }
  });

  it('uses a card that would be lost', () => {
    const mine = trap([destroyOne(theirs)]);
    const theirsToo = spell([destroySpell], { sub: ['quick'] });
    const t = new Table(
      { spells: [down(mine)] },
      { spells: [at(theirsToo, { up: true })], monsters: [attack(four)] },
      { turnPlayer: 1 },
    );
    link(t, theirsToo, mine);
    expect(t.choose(t.ask('respond', [t.activate(mine, 'e1'), t.option('pass')], asked)).k).toBe('activate');
  });

  it('passes when it has nothing to gain', () => {
    const pay = trap([payFor(1000, { k: 'gainLp', who: 'you', n: 500 })]);
    const t = new Table({ spells: [down(pay)] }, {}, { turnPlayer: 1, phase: 'end' });
    expect(t.choose(t.ask('respond', [t.activate(pay, 'e1'), t.option('pass')], asked)).k).toBe('pass');
  });
});

describe('small questions', () => {
  it('takes an optional trigger that helps and leaves one that harms', () => {
    for (const [n, answer] of [
      [1, 'activate'],
      [-1, 'pass'],
    ] as const) {
      const m = monster(1000, 1000, {
        effects: [
          {
            k: 'act',
            id: 'e1',
            may: true,
            on: { k: 'trigger', as: 'if', ev: [{ k: 'summoned', what: 'this' }] },
            do: n > 0 ? [{ k: 'draw', who: 'you', n: 1 }] : [{ k: 'draw', who: 'opp', n: 1 }],
          },
        ],
      });
      const t = new Table({ monsters: [attack(m)] }, {});
      expect(
        t.choose(t.ask('trigger', [t.activate(m, 'e1'), t.option('pass')], { purpose: 'trigger' })).k,
      ).toBe(answer);
    }
  });

  it('summons in Attack what beats, in Defense what would be beaten', () => {
    const strong = new Table({ hand: [at(big)] }, { monsters: [attack(four)] });
    const d = { purpose: 'position', card: strong.of(big) } as const;
    expect(
      said(strong.choose(strong.ask('position', [strong.pos('attack'), strong.pos('defense')], d))),
    ).toBe('pos attack');
    const t = new Table({ hand: [at(weak)] }, { monsters: [attack(big)] }, { phase: 'main2' });
    expect(
      said(
        t.choose(
          t.ask('position', [t.pos('attack'), t.pos('defense')], { purpose: 'position', card: t.of(weak) }),
        ),
      ),
    ).toBe('pos defense');
  });

  it('keeps a good card for a small price, and never pays the last points for it', () => {
    const engine = trap(
      [
        { k: 'act', id: 'e0', on: { k: 'card' }, do: [] },
        { k: 'static', id: 's1', on: { player: 'opp' }, mods: [{ k: 'cannot', do: 'activate' }] },
        {
          k: 'react',
          id: 'x1',
          on: { ev: [{ k: 'phase', is: 'standby', at: 'during', of: 'you' }] },
          do: [
            {
              k: 'payElse',
              by: 'you',
              may: true,
              pay: [{ k: 'payLp', who: 'you', n: 500 }],
              else: [{ k: 'destroy', what: 'this' }],
            },
          ],
        },
      ],
      { sub: ['continuous'] },
    );
    for (const [lp, answer] of [
      [7000, 'yes'],
      [500, 'no'],
    ] as const) {
      const t = new Table({ lp, spells: [at(engine, { up: true })] }, {});
      const d = t.ask('yesNo', [t.option('yes'), t.option('no')], {
        purpose: 'pay',
        card: t.of(engine),
        addr: t.addr(engine, 'x1'),
      });
      expect(t.choose(d).k).toBe(answer);
    }
  });

  it('declares what it has seen most of', () => {
    const fiend = monster(1000, 1000, { race: 'Fiend' });
    const t = new Table({}, { monsters: [attack(fiend)], gy: [at(four)] });
    const options = [0, 1, 15].map((n) => t.option('value', null, n));
    expect(t.choose(t.ask('declare', options, { purpose: 'declare', what: 1 })).n).toBe(1);
  });
});
