/** What the field is, kinds of Summon, positions and Tokens: rules that other tests only touch. */
import { describe, expect, test } from 'vitest';
import { does, duelOf, monster } from './made.ts';
import { duel, ERAS, poolOf } from './table.ts';

const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const up = (card: string) => ({ card, pos: 'up' as const });

test('REVIVE-02 SUMMON-09 a proper Summon by an effect is one of the monster’s own kind, another one is not', () => {
  const seen = monster('Onlooker', [
    {
      k: 'act',
      id: 'e1',
      on: {
        k: 'trigger',
        as: 'if',
        ev: [{ k: 'summoned', what: { in: ['mzone'], of: 'both' }, how: ['fusion'] }],
      },
      do: [{ k: 'gainLp', who: 'you', n: 100 }],
    },
  ]);
  const call = (name: string, more: { proper?: true }) =>
    does(name, [
      {
        k: 'summon',
        what: { from: { in: ['extra'], of: 'you' }, n: 1 },
        to: 'you',
        pos: ['attack'],
        ...more,
      },
    ]);
  const made = duelOf(seen, call('Proper Call', { proper: true }), call('Plain Call', {}));
  const lp = (spell: string) => {
    const d = made('goat')
      .you({ hand: [spell], monsters: ['Onlooker'], extra: ['Flame Swordsman'] })
      .opp();
    d.you.activate(spell);
    return [d.you.monsters.length, d.you.lp];
  };
  expect([lp('Proper Call'), lp('Plain Call')]).toEqual([
    [2, 8100],
    [2, 8000],
  ]);
});

describe.each(ERAS)('field, Summons and positions in %s', (era) => {
  test('TERM-04 an effect on a card on the field reaches all zones of both, and no hand, Deck or Graveyard', () => {
    const d = duel(era)
      .you({ spells: ['Ring of Destruction'], hand: ['Mystical Space Typhoon', 'Dark Hole'], gy: ['Waboku'] })
      .opp({ spells: ['Waboku'], field: up('Sogen'), hand: ['Trap Hole'], gy: ['Trap Hole'] });
    d.you.activate('Mystical Space Typhoon');
    const { cards, decision } = d.state;
    const places = decision!.options.filter((o) => o.k === 'card').map((o) => cards[o.card]!.zone);
    // his own trap, B's trap, B's Field Spell
    expect(places).toHaveLength(3);
  });

  test('TERM-06 a removed card was not sent to the Graveyard: Sangan removed does not search', () => {
    const d = duel(era)
      .you({ monsters: ['Black Luster Soldier - Envoy of the Beginning'] })
      .opp({ monsters: ['Sangan'], deck: ['Kuriboh', 'Exiled Force'] });
    d.you.activate('Black Luster Soldier - Envoy of the Beginning', { targets: ['Sangan'] });
    expect([d.opp.banished, d.opp.gy, d.opp.hand]).toEqual([['Sangan'], [], []]);
    expect(d.at.decision?.player).toBe(0);
  });

  test('BANISH-04 an effect that says so Special Summons what was removed', () => {
    const d = duel(era)
      .you({ spells: ['Return from the Different Dimension'], banished: ['Vorse Raider', 'Battle Ox'] })
      .opp();
    d.you.activate('Return from the Different Dimension');
    for (let i = 0; i < 2; i++) d.you.position('attack');
    expect([d.you.monsters.sort(), d.you.banished, d.you.lp]).toEqual([
      ['Battle Ox', 'Vorse Raider'],
      [],
      4000,
    ]);
  });

  test('BATTLE-02 one attacker at a time: each attack is fought out before the next', () => {
    const d = duel(era)
      .you({ monsters: ['Mokey Mokey', 'Battle Ox'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.phase('battle');
    d.you.attack('Battle Ox', 'Vorse Raider');
    expect([d.you.lp, d.you.gy, d.opp.gy]).toEqual([7800, ['Battle Ox'], []]);
    expect(d.you.can('attack', 'Mokey Mokey')).toBe(true);
  });

  test('DAMAGE-05 DAMAGE-06 the position says which value counts; what is destroyed goes to its owner’s Graveyard', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider', { card: 'Battle Ox', owner: 1 }] })
      .opp({ monsters: [{ card: 'Mystical Elf', pos: 'defense' }] });
    d.you.phase('battle');
    d.you.attack('Battle Ox', 'Mystical Elf'); // 1700 against DEF 2000
    expect([d.you.lp, d.opp.monsters]).toEqual([7700, ['Mystical Elf']]);
    const e = duel(era)
      .you({ monsters: [{ card: 'Battle Ox', owner: 1 }] })
      .opp({ monsters: ['Mystical Elf'] });
    e.you.phase('battle');
    e.you.attack('Battle Ox', 'Mystical Elf'); // 1700 against ATK 800
    expect([e.opp.lp, e.opp.gy]).toEqual([7100, ['Mystical Elf']]);
    const f = duel(era)
      .you({ monsters: [{ card: 'Battle Ox', owner: 1 }] })
      .opp({ monsters: ['Vorse Raider'] });
    f.you.phase('battle');
    f.you.attack('Battle Ox', 'Vorse Raider');
    expect([f.you.gy, f.opp.gy]).toEqual([[], ['Battle Ox']]);
  });

  test('DAMAGE-07 FLIP-13 an attack by the opponent sets off a Flip Effect, after the calculation', () => {
    const d = duel(era, { turnPlayer: 1 })
      .you({ monsters: [down('Magician of Faith')], gy: ['Ookazi', 'Dark Hole'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'Magician of Faith');
    d.you.choose('Ookazi');
    expect([d.you.hand, d.you.gy.sort()]).toEqual([['Ookazi'], ['Dark Hole', 'Magician of Faith']]);
    expect(d.heard.lastIndexOf('moved')).toBeGreaterThan(d.heard.indexOf('resolved'));
  });

  test('SET-02 a Set monster was not Summoned: nothing that answers Summons may answer', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'] })
      .opp({ spells: ['Trap Hole', 'Torrential Tribute'] });
    d.you.set('Vorse Raider');
    expect([d.opp.can('activate', 'Trap Hole'), d.opp.can('activate', 'Torrential Tribute')]).toEqual([
      false,
      false,
    ]);
  });

  test('FLIP-03 POS-09 a player turns his monster up only by a Flip Summon, and never down', () => {
    const d = duel(era)
      .you({ monsters: [down('Vorse Raider'), 'Battle Ox'] })
      .opp();
    const { cards, decision } = d.at;
    const moves = decision!.options.filter((o) => o.card >= 0).map((o) => [o.k, cards[o.card]!.face, o.n]);
    expect(moves).toEqual([
      ['flip', 0, expect.anything()],
      ['position', 1, 1],
    ]);
    d.you.pos('Battle Ox');
    expect(d.you.card('Battle Ox').pos).toBe('defense');
    expect(d.you.can('flip', 'Battle Ox')).toBe(false);
  });

  test('POS-01 the positions a monster comes to: attack, face-up defense, face-down defense', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'], monsters: ['Battle Ox', 'Mystical Elf'] })
      .opp();
    d.you.set('Vorse Raider');
    d.you.pos('Battle Ox');
    expect(['Vorse Raider', 'Battle Ox', 'Mystical Elf'].map((card) => d.you.card(card).pos)).toEqual([
      'faceDownDefense',
      'defense',
      'attack',
    ]);
  });

  test('SPECIAL-06 the card that makes the Summon says where and how', () => {
    const d = duel(era)
      .you({ spells: ['Call of the Haunted'], gy: ['Vorse Raider'] })
      .opp();
    d.you.activate('Call of the Haunted', { targets: ['Vorse Raider'] });
    expect([d.you.card('Vorse Raider').pos, d.state.decision?.kind]).toEqual(['attack', 'main']);
  });

  test('FUSION-08 the materials leave first: on a full field the Fusion takes the zone of one of them', () => {
    const full = ['Firegrass', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'];
    const at = (monsters: string[], hand: string[]) =>
      duel(era)
        .you({ hand: ['Polymerization', ...hand], monsters, extra: ['Darkfire Dragon'] })
        .opp().you;
    const you = at(full, ['Petit Dragon']);
    you.activate('Polymerization');
    you.position('attack');
    expect([you.monsters.includes('Darkfire Dragon'), you.monsters.length]).toEqual([true, 5]);
  });

  test('RITUAL-01 RITUAL-03 the Spell needs the monster it names in hand and enough to Tribute', () => {
    const can = (hand: string[], monsters: string[]) =>
      duel(era)
        .you({ hand: ['Black Luster Ritual', ...hand], monsters })
        .opp()
        .you.can('activate', 'Black Luster Ritual');
    const two = ['Vorse Raider', 'Battle Ox'];
    expect(can(['Black Luster Soldier'], two)).toBe(true);
    expect(can(['Black Luster Soldier'], ['Vorse Raider', 'Mokey Mokey'])).toBe(false);
    expect(can(['Relinquished'], two)).toBe(false);
  });

  test('REVIVE-01 REVIVE-04 revival takes a monster from a Graveyard; one that cannot be Summoned so stays there', () => {
    const can = (card: string) =>
      duel(era)
        .you({ hand: ['Monster Reborn'], gy: [card] })
        .opp()
        .you.can('activate', 'Monster Reborn');
    expect(['Vorse Raider', 'Ookazi', 'Tsukuyomi'].map(can)).toEqual([true, false, false]);
    expect(can('Black Luster Soldier - Envoy of the Beginning')).toBe(false);
  });

  test('TRAP-02 TRAP-04 a Normal Trap and a Counter Trap go to the Graveyard after use; the latter answers at once', () => {
    const d = duel(era, { turnPlayer: 1 })
      .you({ spells: ['Waboku', 'Magic Jammer'], hand: ['Mokey Mokey'] })
      .opp({ hand: ['Ookazi'] });
    d.opp.activate('Ookazi');
    d.you.activate('Magic Jammer', { cost: ['Mokey Mokey'] });
    expect([d.you.lp, d.you.gy.sort()]).toEqual([8000, ['Magic Jammer', 'Mokey Mokey']]);
    d.opp.phase('battle');
    expect(d.you.can('activate', 'Magic Jammer')).toBe(false);
    d.you.activate('Waboku');
    expect([d.you.spells, d.you.gy.length]).toEqual([[], 3]);
  });

  test('SPEED-03 no Spell but a Quick-Play, and no Ignition Effect, answers an activation', () => {
    const d = duel(era)
      .you({
        hand: ['Ookazi', 'Dark Energy', 'Sogen', 'Black Illusion Ritual', 'Relinquished', 'Scapegoat'],
        monsters: ['Exiled Force'],
      })
      .opp({ monsters: ['Beast of Talwar'], spells: ['Waboku'] });
    const offered = () => d.state.decision!.options.filter((o) => o.k === 'activate').length;
    expect(offered()).toBe(6);
    d.you.activate('Ookazi');
    d.opp.pass();
    expect([d.state.decision?.player, offered()]).toEqual([0, 1]); // Scapegoat
  });

  test('TOKEN-04 TRIBUTE-09 GAP-44 a Token attacks, changes position and is Tributed; its maker says what it is', () => {
    const d = duel(era, { phase: 'battle' })
      .you({ monsters: ['Lamb Token'], hand: ['Judge Man'] })
      .opp();
    expect(d.you.can('attack', 'Lamb Token')).toBe(true);
    d.you.phase('main2');
    expect([d.you.card('Lamb Token').level, d.you.card('Lamb Token').atk]).toEqual([1, 0]);
    expect(d.you.can('pos', 'Lamb Token')).toBe(true);
    d.you.summon('Judge Man', { tributes: ['Lamb Token'] });
    expect([d.you.monsters, d.you.gy]).toEqual([['Judge Man'], []]);
  });
});

test('BANISH-05 EMZ-14 in modern a monster banished for a time comes back to a Main Monster Zone', () => {
  const d = duel('modern')
    .you({ monsters: [null, 'Vorse Raider'], spells: ['Interdimensional Matter Transporter'] })
    .opp();
  d.you.activate('Interdimensional Matter Transporter', { targets: ['Vorse Raider'] });
  expect([d.you.banished, d.you.monsters]).toEqual([['Vorse Raider'], []]);
  d.you.end();
  if (d.at.decision?.options.some((o) => o.k === 'slot')) d.you.zone('m0');
  expect([d.you.banished, d.you.monsters, d.you.card('Vorse Raider').pos]).toEqual([
    [],
    ['Vorse Raider'],
    'attack',
  ]);
});

describe('kinds of monsters that share their effects', () => {
  const { defs } = poolOf('classic');
  const of = (sub: 'toon' | 'spirit' | 'union') => defs.filter((def) => def.card.sub.includes(sub));

  test('TOON-01 the four first Toons, which come only beside Toon World', () => {
    const four = ['Blue-Eyes Toon Dragon', 'Manga Ryu-Ran', 'Toon Summoned Skull', 'Toon Mermaid'];
    expect(of('toon').map((def) => def.name)).toEqual(expect.arrayContaining(four));
    for (const card of four) {
      const can = (spells: ReturnType<typeof up>[]) =>
        duel('classic')
          .you({ hand: [card], spells, monsters: ['Vorse Raider', 'Battle Ox'] })
          .opp()
          .you.can('procedure', card);
      expect([card, can([]), can([up('Toon World')])]).toEqual([card, false, true]);
    }
  });

  test.each(['spirit', 'union'] as const)('EFFECT-09 all %s monsters have the lines of their kind', (sub) => {
    const texts = of(sub).map((def) => new Set(def.card.effects.map((effect) => effect.id)));
    expect(texts.length).toBeGreaterThan(3);
    const shared = [...texts[0]!].filter((id) => texts.every((text) => text.has(id)));
    expect(shared.length).toBeGreaterThanOrEqual(2);
  });
});
