import { describe, expect, it } from 'vitest';
import {
  all,
  burn,
  destroyOne,
  destroySpell,
  draw,
  equipTo,
  flipDestroy,
  gives,
  plays,
  revive,
  sweepSpells,
  takes,
  theirs,
  tributeBurn,
  up,
} from './cards.ts';
import { at, attack, defense, down, monster, said, spell, Table, trap } from './table.ts';

const big = monster(2500, 2000, { level: 7 });
const four = monster(1800, 1000);
const weak = monster(800, 600);

describe('Main Phase', () => {
  it('draws before anything else', () => {
    const card = spell([draw(2)]);
    const t = new Table({ hand: [at(card), at(four)] }, { monsters: [attack(weak)] });
    const d = t.ask('main', [
      t.option('summon', t.of(four)),
      t.activate(card, 'e1'),
      t.phase('battle'),
      t.phase('end'),
    ]);
    expect(t.choose(d).k).toBe('activate');
  });

  it('summons in Attack Position what beats the other side', () => {
    const t = new Table({ hand: [at(four)] }, { monsters: [attack(weak)] });
    const d = t.ask('main', [
      t.option('summon', t.of(four)),
      t.option('set', t.of(four)),
      t.phase('battle'),
      t.phase('end'),
    ]);
    expect(t.choose(d).k).toBe('summon');
  });

  it('sets what would be run over', () => {
    const wall = monster(300, 1900);
    const t = new Table({ hand: [at(wall)] }, { monsters: [attack(four)] });
    const d = t.ask('main', [
      t.option('summon', t.of(wall)),
      t.option('set', t.of(wall)),
      t.phase('battle'),
      t.phase('end'),
    ]);
    expect(t.choose(d).k).toBe('set');
  });

  it('tributes a weak monster for a strong one', () => {
    const six = monster(2400, 1000, { level: 6 });
    const t = new Table({ hand: [at(six)], monsters: [attack(weak)] }, { monsters: [attack(four)] });
    const d = t.ask('main', [t.option('tributeSummon', t.of(six)), t.phase('battle'), t.phase('end')]);
    expect(t.choose(d).k).toBe('tributeSummon');
  });

  it('does not tribute a better monster for a worse one', () => {
    const five = monster(1500, 1000, { level: 5 });
    const t = new Table({ hand: [at(five)], monsters: [attack(big)] }, { monsters: [attack(four)] });
    const d = t.ask('main', [t.option('tributeSummon', t.of(five)), t.phase('end')]);
    expect(said(t.choose(d))).toBe('to end');
  });

  it('gives the weakest monster as Tribute', () => {
    const six = monster(2400, 1000, { level: 6 });
    const t = new Table({ hand: [at(six)], monsters: [attack(four), attack(weak), defense(big)] }, {});
    const options = [four, weak, big].map((def) => t.option('card', t.of(def)));
    const d = t.ask('pickCard', options, { purpose: 'tribute', card: t.of(six) });
    expect(said(t.choose(d))).toBe(`card ${weak.code}`);
  });

  it('uses removal on the best enemy card', () => {
    const card = spell([destroyOne(theirs)]);
    const t = new Table(
      { spells: [at(card, { up: true })], monsters: [attack(four)] },
      { monsters: [attack(weak), attack(big)] },
    );
    const d = t.ask(
      'pickCard',
      [weak, big].map((def) => t.option('card', t.of(def))),
      { purpose: 'target', card: t.of(card), addr: t.addr(card, 'e1') },
    );
    expect(said(t.choose(d))).toBe(`card ${big.code}`);
  });

  it('plays removal when a stronger monster stands in the way', () => {
    const card = spell([destroyOne(theirs)]);
    const t = new Table({ hand: [at(card)], monsters: [attack(four)] }, { monsters: [attack(big)] });
    expect(t.choose(t.ask('main', [t.activate(card, 'e1'), t.phase('battle'), t.phase('end')])).k).toBe(
      'activate',
    );
  });

  it('keeps a sweep of Spells and Traps while it would lose more', () => {
    const sweep = spell([sweepSpells]);
    const own = [1, 2].map(() => down(trap([destroyOne(theirs)])));
    const loses = new Table({ hand: [at(sweep)], spells: own }, { spells: [down(null)] });
    expect(said(loses.choose(loses.ask('main', [loses.activate(sweep, 'e1'), loses.phase('end')])))).toBe(
      'to end',
    );
    const gains = new Table({ hand: [at(sweep)] }, { spells: [down(null), down(null), down(null)] });
    expect(gains.choose(gains.ask('main', [gains.activate(sweep, 'e1'), gains.phase('end')])).k).toBe(
      'activate',
    );
  });

  it('turns a weak attacker to Defense Position, and a strong defender to Attack', () => {
    const soft = monster(1000, 1600);
    const t = new Table({ monsters: [attack(soft)] }, { monsters: [attack(four)] });
    expect(
      t.choose(t.ask('main', [t.option('position', t.of(soft), 1), t.phase('battle'), t.phase('end')])).k,
    ).toBe('position');
    const s = new Table({ monsters: [defense(big)] }, { monsters: [attack(four)] });
    expect(
      s.choose(s.ask('main', [s.option('position', s.of(big), 0), s.phase('battle'), s.phase('end')])).k,
    ).toBe('position');
  });

  it('flips a monster whose effect removes something', () => {
    const bug = monster(450, 600, { effects: [flipDestroy], sub: ['effect', 'flip'] });
    const t = new Table({ monsters: [down(bug)] }, { monsters: [attack(big)] });
    expect(t.choose(t.ask('main', [t.option('flip', t.of(bug)), t.phase('end')])).k).toBe('flip');
  });

  it('puts a strengthening equip on its own monster, and a weakening one on the enemy', () => {
    const good = spell([plays, equipTo({ ...all, where: [up] }), gives(700)], { sub: ['equip'] });
    const bad = spell([plays, equipTo({ ...all, where: [up] }), gives(-800)], { sub: ['equip'] });
    for (const [card, wearer] of [
      [good, four],
      [bad, big],
    ] as const) {
      const t = new Table({ monsters: [attack(four)], hand: [at(card)] }, { monsters: [attack(big)] });
      const d = t.ask(
        'pickCard',
        [four, big].map((def) => t.option('card', t.of(def))),
        { purpose: 'target', card: t.of(card), addr: t.addr(card, 'e0') },
      );
      expect(said(t.choose(d))).toBe(`card ${wearer.code}`);
    }
  });

  it('takes control of the strongest', () => {
    const card = spell([plays, equipTo(theirs), takes], { sub: ['equip'] });
    const t = new Table({ hand: [at(card)] }, { monsters: [attack(weak), attack(big)] });
    expect(t.choose(t.ask('main', [t.activate(card, 'e0'), t.phase('battle'), t.phase('end')])).k).toBe(
      'activate',
    );
    const d = t.ask(
      'pickCard',
      [weak, big].map((def) => t.option('card', t.of(def))),
      { purpose: 'target', card: t.of(card), addr: t.addr(card, 'e0') },
    );
    expect(said(t.choose(d))).toBe(`card ${big.code}`);
  });

  it('revives the best monster', () => {
    const card = spell([revive({ in: ['gy'], of: 'you', where: [{ k: 'is', kind: 'monster' }] })]);
    const t = new Table(
      { spells: [at(card, { up: true })], gy: [at(weak), at(big)] },
      { monsters: [attack(four)] },
    );
    const d = t.ask(
      'pickCard',
      [weak, big].map((def) => t.option('card', t.of(def))),
      { purpose: 'target', card: t.of(card), addr: t.addr(card, 'e1') },
    );
    expect(said(t.choose(d))).toBe(`card ${big.code}`);
  });

  it('sets Traps at the end, not more than four cards in the back row', () => {
    const card = trap([destroyOne(theirs)]);
    const t = new Table({ hand: [at(card)] }, {});
    expect(t.choose(t.ask('main', [t.option('setSpell', t.of(card)), t.phase('end')])).k).toBe('setSpell');
    const full = new Table({ hand: [at(card)], spells: [1, 2, 3, 4].map(() => down(trap([burn(500)]))) }, {});
    expect(
      said(full.choose(full.ask('main', [full.option('setSpell', full.of(card)), full.phase('end')]))),
    ).toBe('to end');
  });

  it('discards and sends the least worth', () => {
    const good = spell([draw(2)]);
    const t = new Table({ hand: [at(good), at(weak), at(four)] }, {});
    const options = [good, weak, four].map((def) => t.option('card', t.of(def)));
    expect(said(t.choose(t.ask('pickCard', options, { purpose: 'discardToLimit' })))).toBe(
      `card ${weak.code}`,
    );
    expect(said(t.choose(t.ask('pickCard', options, { purpose: 'cost' })))).toBe(`card ${weak.code}`);
  });
});

describe('winning this turn', () => {
  it('goes to battle when the attacks win', () => {
    const t = new Table({ monsters: [attack(four)], hand: [at(weak)] }, { lp: 1800 });
    expect(
      said(t.choose(t.ask('main', [t.option('summon', t.of(weak)), t.phase('battle'), t.phase('end')]))),
    ).toBe('to battle');
  });

  it('summons the monster that completes the damage', () => {
    const t = new Table({ monsters: [attack(four)], hand: [at(weak)] }, { lp: 2600 });
    const d = t.ask('main', [
      t.option('set', t.of(weak)),
      t.option('summon', t.of(weak)),
      t.phase('battle'),
      t.phase('end'),
    ]);
    expect(t.choose(d).k).toBe('summon');
  });

  it('clears the way first', () => {
    const removal = spell([destroyOne(theirs)]);
    const t = new Table(
      { lp: 500, monsters: [attack(four)], hand: [at(removal)] },
      { lp: 1700, monsters: [attack(big)] },
    );
    expect(t.choose(t.ask('main', [t.activate(removal, 'e1'), t.phase('battle'), t.phase('end')])).k).toBe(
      'activate',
    );
  });

  it('burns the last points, giving monsters up for it', () => {
    const cannon = monster(1400, 1300, { effects: [tributeBurn] });
    const t = new Table({ monsters: [attack(cannon), attack(four)] }, { lp: 500, monsters: [attack(big)] });
    expect(t.choose(t.ask('main', [t.activate(cannon, 'e1'), t.phase('battle'), t.phase('end')])).k).toBe(
      'activate',
    );
  });

  it('attacks the blocker with the strong one and directly with the rest', () => {
    const t = new Table(
      { monsters: [attack(four), attack(big)] },
      { lp: 1800, monsters: [defense(weak)] },
      { phase: 'battle' },
    );
    const d = t.ask('battle', [
      t.option('attack', t.of(four)),
      t.option('attack', t.of(big)),
      t.phase('end'),
    ]);
    const first = t.choose(d);
    expect(first.k).toBe('attack');
  });

  it('removes a Set card before attacking for much', () => {
    const card = spell([destroySpell], { sub: ['quick'] });
    const t = new Table(
      { monsters: [attack(big), attack(four)], hand: [at(card)] },
      { lp: 8000, spells: [down(null)] },
    );
    expect(t.choose(t.ask('main', [t.activate(card, 'e1'), t.phase('battle'), t.phase('end')])).k).toBe(
      'activate',
    );
  });
});

describe('Battle Phase', () => {
  it('chooses the target that gains most', () => {
    const t = new Table(
      { monsters: [attack(big)] },
      { monsters: [attack(weak), attack(four)] },
      { phase: 'battle' },
    );
    t.view.battle = { attacker: t.of(big), target: null, damage: [0, 0] };
    const d = t.ask(
      'pickCard',
      [weak, four].map((def) => t.option('card', t.of(def))),
      { purpose: 'attackTarget', card: t.of(big) },
    );
    expect(said(t.choose(d))).toBe(`card ${four.code}`);
  });

  it('attacks directly when it may', () => {
    const t = new Table({ monsters: [attack(weak)] }, {}, { phase: 'battle' });
    expect(t.choose(t.ask('battle', [t.option('attack', t.of(weak)), t.phase('end')])).k).toBe('attack');
  });

  it('attacks an unknown Set monster with a strong monster, not with a weak one', () => {
    const strong = new Table({ monsters: [attack(big)] }, { monsters: [down(null)] }, { phase: 'battle' });
    expect(
      strong.choose(strong.ask('battle', [strong.option('attack', strong.of(big)), strong.phase('end')])).k,
    ).toBe('attack');
    const t = new Table({ monsters: [attack(weak)] }, { monsters: [down(null)] }, { phase: 'battle' });
    expect(said(t.choose(t.ask('battle', [t.option('attack', t.of(weak)), t.phase('end')])))).toBe('to end');
  });
});
