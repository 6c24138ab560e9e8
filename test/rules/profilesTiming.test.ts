import { describe, expect, test } from 'vitest';
import { card, draw, flip, from, iff, mine, ph, quick, summoned, toHand } from '../../src/cards/build.ts';
import { backrow, duelOf, monster, ring } from './made.ts';
import { duel, ERAS, except } from './table.ts';

const set = (name: string) => ({ card: name, pos: 'faceDownDefense' as const });

describe('the Damage Step', () => {
  const hurt = monster('Pained Watcher', [
    { k: 'act', id: 'e1', on: iff({ k: 'damage', to: 'you', by: 'battle' }), may: true, do: [draw(1)] },
  ]);
  const scout = monster('Sudden Scout', [{ k: 'act', id: 'e1', on: flip, do: [draw(1)] }], {
    sub: ['flip', 'effect'],
    def: 3000,
  });
  const links = (era: string) => {
    const d = duelOf(
      hurt,
      scout,
    )(era)
      .you({ monsters: ['Vorse Raider', 'Pained Watcher'] })
      .opp({ monsters: [set('Sudden Scout')] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Sudden Scout');
    // the Flip Effect is mandatory and comes first where both wait together
    return d.state.chain.map((l) => l.player);
  };
  test.each(except('modern'))(
    'GAP-02 PRM-23 in %s effects on damage have a sub-step before Flip Effects',
    (era) => {
      expect(links(era)).toEqual([]);
    },
  );
  test('GAP-02 PRM-23 in modern effects on damage and Flip Effects share one chain', () => {
    expect(links('modern')).toEqual([1]);
  });
  test.each([
    ['classic', true],
    ['italian-2000s', true],
    ['legacy-4000', true],
    ['goat', true],
    ['edison', true],
    ['modern', false],
  ] as const)('GAP-05 in %s two monsters of ATK 0 destroy each other: %s', (era, both) => {
    const zero = monster('Hollow Shell', [], { atk: 0 });
    const d = duelOf(zero)(era)
      .you({ monsters: ['Hollow Shell'] })
      .opp({ monsters: ['Hollow Shell'] });
    d.you.phase('battle');
    d.you.attack('Hollow Shell');
    expect([d.you.gy.length, d.opp.gy.length]).toEqual(both ? [1, 1] : [0, 0]);
  });

  test.each(ERAS)('GAP-05 in %s an attack into equal DEF does nothing', (era) => {
    const d = duel(era)
      .you({ monsters: ['Mokey Mokey'] })
      .opp({ monsters: [{ card: 'Battle Ox', pos: 'defense' }] });
    d.you.phase('battle');
    d.you.attack('Mokey Mokey');
    expect(d.opp.monsters).toEqual(['Battle Ox']);
    expect(d.you.monsters).toEqual(['Mokey Mokey']);
  });

  test.each([
    ['classic', 'beforeCalc'],
    ['italian-2000s', 'beforeCalc'],
    ['edison', 'beforeCalc'],
    ['modern', 'beforeCalc'],
    ['legacy-4000', 'calc'],
    ['goat', 'calc'],
  ] as const)('PRM-32 GOAT-05 GAP-03 in %s ATK changers begin in sub-step %s', (era, first) => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'], spells: ['Reinforcements'] })
      .opp({ monsters: ['Luster Dragon'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Luster Dragon');
    for (let i = 0; i < 9 && d.state.sub === 'none'; i++) d.you.pass();
    expect(d.you.can('activate', 'Reinforcements')).toBe(true);
    expect(d.state.sub).toBe(first);
  });

  test.each([
    ['classic', false],
    ['italian-2000s', false],
    ['edison', false],
    ['modern', false],
    ['legacy-4000', true],
    ['goat', true],
  ] as const)('GAP-03 GOAT-05 in %s, calculation: who names it acts, an ATK changer %s', (era, changers) => {
    const d = duel(era)
      .you({ monsters: ['Injection Fairy Lily'] })
      .opp({ monsters: ['Luster Dragon'], spells: ['Reinforcements'] });
    d.you.phase('battle');
    d.you.attack('Injection Fairy Lily', 'Luster Dragon');
    d.you.activate('Injection Fairy Lily');
    expect(d.state.sub).toBe('calc');
    // the chain waits for the opponent only where he has an answer
    expect(d.state.decision?.player === 1 && d.state.chain.length === 1).toBe(changers);
  });
});

describe('a replay', () => {
  const replayed = (era: string) => {
    const d = duelOf(ring('Old Ring'))(era)
      .you({ monsters: ['Vorse Raider', 'Battle Ox'] })
      .opp({ monsters: ['Mokey Mokey', 'Judge Man'], spells: ['Old Ring', 'Mirror Force'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mokey Mokey');
    d.opp.activate('Old Ring', { targets: ['Mokey Mokey'] });
    for (let i = 0; i < 9 && d.state.decision?.kind === 'respond'; i++)
      (d.state.decision.player === 0 ? d.you : d.opp).pass();
    return d;
  };

  test.each(except('modern', 'edison'))('GAP-06 in %s the attack is withdrawn and not used up', (era) => {
    const d = replayed(era);
    expect(d.state.decision?.kind).toBe('battle');
    expect(d.you.can('attack', 'Vorse Raider')).toBe(true);
    d.you.phase('main2');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
    expect(d.you.can('pos', 'Battle Ox')).toBe(true);
  });

  test.each(['modern', 'edison'])('GAP-06 EDI-03 in %s the attacker takes another target', (era) => {
    const d = replayed(era);
    expect(d.state.decision?.kind).toBe('replay');
    expect(d.state.decision?.options.map((o) => o.k)).toEqual(['card', 'done']);
    d.you.choose('Judge Man');
    // no new declaration: Mirror Force has nothing to answer
    expect(d.opp.can('activate', 'Mirror Force')).toBe(false);
    expect(d.you.gy).toEqual(['Vorse Raider']);
  });

  test.each(['modern', 'edison'])('GAP-06 EDI-03 in %s stopped it counts as having attacked', (era) => {
    const d = replayed(era);
    d.you.choose();
    expect(d.you.can('attack', 'Vorse Raider')).toBe(false);
    expect(d.you.can('attack', 'Battle Ox')).toBe(true);
    d.you.phase('main2');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
  });

  test.each(['modern', 'edison'])(
    'GAP-06 EDI-03 GAP-04 in %s it may go on directly when nothing is left',
    (era) => {
      const d = duelOf(ring('Old Ring'))(era)
        .you({ monsters: ['Vorse Raider'] })
        .opp({ monsters: ['Mokey Mokey'], spells: ['Old Ring'] });
      d.you.phase('battle');
      d.you.attack('Vorse Raider', 'Mokey Mokey');
      d.opp.activate('Old Ring', { targets: ['Mokey Mokey'] });
      expect(d.at.decision?.options.map((o) => o.k)).toEqual(['direct', 'done']);
    },
  );

  test.each(ERAS)('EDI-04 in %s one chain answers a declaration; afterwards other cards only', (era) => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({
        monsters: ['Mokey Mokey'],
        spells: ['Waboku', 'Mirror Force', 'Just Desserts'],
      });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mokey Mokey');
    expect(d.opp.can('activate', 'Mirror Force')).toBe(true);
    d.opp.activate('Waboku');
    d.resolve();
    expect(d.opp.can('activate', 'Mirror Force')).toBe(false);
    expect(d.opp.can('activate', 'Just Desserts')).toBe(true);
  });
});

describe('triggers that wait together', () => {
  const greeter = monster('Loud Greeter', [
    {
      k: 'act',
      id: 'e1',
      on: iff(summoned({ in: ['mzone'], of: 'both' }, 'normal', 'tribute')),
      do: [draw(1)],
    },
  ]);
  const mourner = monster('Quiet Mourner', [
    {
      k: 'act',
      id: 'e1',
      on: iff({ k: 'moved', what: 'this', to: ['gy'], why: ['tribute'] }),
      do: [draw(1)],
    },
  ]);
  const order = (era: string) => {
    const d = duelOf(
      greeter,
      mourner,
    )(era)
      .you({ hand: ['Judge Man'], monsters: ['Loud Greeter', 'Quiet Mourner'] })
      .opp({ spells: ['Waboku'] });
    d.you.summon('Judge Man', { tributes: ['Quiet Mourner'] });
    return d.state.decision?.kind === 'order'
      ? 'asked'
      : d.state.chain.map((l) => d.state.cards[l.card]!.zone).map((z) => (z === 2 ? 'mourner' : 'greeter'));
  };
  test.each(except('goat', 'edison'))('GAP-11 in %s the player orders his own', (era) => {
    expect(order(era)).toBe('asked');
  });
  test.each(['goat', 'edison'])(
    'GOAT-09 EDI-07 in %s what happened earlier takes the earlier link',
    (era) => {
      expect(order(era)).toEqual(['mourner', 'greeter']);
    },
  );

  test.each([
    ['goat', [1, 0]],
    ['edison', [0, 1]],
    ['classic', [0, 1]],
    ['italian-2000s', [0, 1]],
    ['legacy-4000', [0, 1]],
    ['modern', [0, 1]],
  ] as const)('GOAT-09 EDI-07 GAP-11 in %s across both players: %s', (era, players) => {
    const d = duelOf(
      greeter,
      mourner,
    )(era)
      .you({ hand: ['Soul Exchange', 'Judge Man'], monsters: ['Loud Greeter'] })
      .opp({ monsters: ['Quiet Mourner'], spells: ['Waboku'] });
    d.you.activate('Soul Exchange', { targets: ['Quiet Mourner'] });
    d.you.summon('Judge Man', { tributes: ['Quiet Mourner'] });
    expect(d.state.chain.map((l) => l.player)).toEqual(players);
  });

  test.each([
    ['modern', ['opp', 'you']],
    ['classic', ['you', 'opp']],
    ['italian-2000s', ['you', 'opp']],
    ['legacy-4000', ['you', 'opp']],
    ['goat', ['you', 'opp']],
    ['edison', ['you', 'opp']],
  ] as const)(
    'GAP-11 GOAT-10 in %s an optional trigger in my hand and one of the opponent’s: %s',
    (era, asked) => {
      const hidden = monster('Hand Whisperer', [
        {
          k: 'act',
          id: 'e1',
          on: iff(summoned({ in: ['mzone'], of: 'both' }, 'normal')),
          from: ['hand'],
          may: true,
          do: [draw(1)],
        },
      ]);
      const open = monster('Field Shouter', [
        {
          k: 'act',
          id: 'e1',
          on: iff(summoned({ in: ['mzone'], of: 'both' }, 'normal')),
          may: true,
          do: [draw(1)],
        },
      ]);
      const d = duelOf(
        hidden,
        open,
      )(era)
        .you({ hand: ['Mokey Mokey', 'Hand Whisperer'] })
        .opp({ monsters: ['Field Shouter'] });
      d.you.summon('Mokey Mokey');
      expect(d.state.decision?.kind).toBe('trigger');
      expect(d.state.decision?.player).toBe(asked[0] === 'you' ? 0 : 1);
    },
  );

  test.each([
    ['goat', true],
    ['classic', false],
    ['italian-2000s', false],
    ['legacy-4000', false],
    ['modern', false],
    ['edison', false],
  ] as const)('GAP-13 GOAT-10 in %s a trigger whose card is in the hand by then is used: %s', (era, used) => {
    const fallen = monster('Returning Ghost', [
      { k: 'act', id: 'e1', on: iff({ k: 'moved', what: 'this', to: ['gy'] }), do: [draw(1)] },
    ]);
    const mixer = backrow('spell', 'Down and Up', [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: mine, n: 1, as: 't' }],
        do: [
          { k: 'toGrave', what: { ref: 't' } },
          { k: 'toHand', link: 'then', what: { ref: 't' } },
        ],
      },
    ]);
    const d = duelOf(
      fallen,
      mixer,
    )(era)
      .you({ hand: ['Down and Up'], monsters: ['Returning Ghost'] })
      .opp();
    d.you.activate('Down and Up');
    expect(d.you.hand).toContain('Returning Ghost');
    expect(d.you.hand).toHaveLength(used ? 2 : 1);
  });
});

describe('searches', () => {
  const seeker = backrow('spell', 'Vain Search', [
    {
      k: 'act',
      id: 'e1',
      on: card,
      do: [toHand({ from: from('deck', { k: 'name', is: 'Sangan' }), n: 1, as: 'x' })],
    },
  ]);
  test.each([
    ['classic', false],
    ['italian-2000s', false],
    ['legacy-4000', false],
    ['modern', false],
    ['edison', false],
    ['goat', true],
  ] as const)(
    'GAP-17 GOAT-11 EDI-10 in %s a search with nothing to find may be activated: %s',
    (era, may) => {
      const d = duelOf(seeker)(era)
        .you({ hand: ['Vain Search'] })
        .opp();
      expect(d.you.can('activate', 'Vain Search')).toBe(may);
    },
  );

  test.each([
    ['classic', false],
    ['italian-2000s', false],
    ['legacy-4000', false],
    ['modern', false],
    ['edison', true],
    ['goat', true],
  ] as const)('GAP-31 GOAT-11 EDI-10 in %s a search that fails is proved: %s', (era, shown) => {
    const late = backrow('trap', 'Late Theft', [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [{ k: 'banish', what: { in: ['deck'], of: 'opp', where: [{ k: 'name', is: 'Sangan' }] } }],
      },
    ]);
    const d = duelOf(
      seeker,
      late,
    )(era)
      .you({ hand: ['Vain Search'], deck: ['Sangan'] })
      .opp({ spells: ['Late Theft'] });
    d.you.activate('Vain Search');
    d.opp.activate('Late Theft');
    expect(d.you.hand).toEqual([]);
    expect(d.heard.includes('revealed')).toBe(shown);
  });
});

describe('the End Phase', () => {
  const ghost = monster('Fading Ghost', [{ k: 'act', id: 'e1', on: iff(ph('end', 'you')), do: [draw(1)] }]);
  const hush = (what: 'activation' | 'effect') =>
    monster('Hushing Sage', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick', ev: [{ k: 'activated', what: [], by: 'opp' }] },
        limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' },
        do: [{ k: 'negate', what, of: 'event' }],
      },
    ]);
  test.each([
    ['edison', 'activation', 1],
    ['edison', 'effect', 0],
    ['classic', 'activation', 0],
    ['italian-2000s', 'activation', 0],
    ['legacy-4000', 'activation', 0],
    ['modern', 'activation', 0],
    ['goat', 'activation', 0],
  ] as const)(
    'EDI-08 GAP-28 in %s, its %s negated, the mandatory trigger of a phase draws %i',
    (era, what, drawn) => {
      const d = duelOf(
        ghost,
        hush(what),
      )(era)
        .you({ monsters: ['Fading Ghost'] })
        .opp({ monsters: ['Hushing Sage'] });
      d.you.end();
      d.opp.activate('Hushing Sage');
      expect(d.you.hand).toHaveLength(drawn);
    },
  );

  const heavy = Array.from({ length: 6 }, () => 'Mokey Mokey');
  const optional = monster('Glad Castaway', [
    { k: 'act', id: 'e1', on: iff({ k: 'moved', what: 'this', to: ['gy'] }), may: true, do: [draw(1)] },
  ]);
  const mandatory = monster('Sad Castaway', [
    {
      k: 'act',
      id: 'e1',
      on: iff({ k: 'moved', what: 'this', to: ['gy'] }),
      do: [{ k: 'damage', who: 'opp', n: 500 }],
    },
  ]);
  const wall = monster('Deaf Wall', [
    {
      k: 'act',
      id: 'e1',
      on: quick,
      limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' },
      do: [draw(1)],
    },
  ]);
  const discards = (era: string, name: string) => {
    const d = duelOf(
      optional,
      mandatory,
      wall,
      hush('effect'),
    )(era)
      .you({ hand: [...heavy, name] })
      .opp({ monsters: ['Deaf Wall', 'Hushing Sage'] });
    d.you.end();
    for (let i = 0; i < 9 && d.state.decision?.kind === 'respond'; i++)
      (d.state.decision.player === 0 ? d.you : d.opp).pass();
    d.you.choose(name);
    return d;
  };

  test.each(ERAS)('END-02 HAND-02 in %s what is over the limit goes', (era) => {
    const d = discards(era, 'Sad Castaway');
    expect(d.you.hand).toHaveLength(6);
    expect(d.opp.lp).toBe(7500);
  });
  test.each([
    ['classic', true],
    ['italian-2000s', true],
    ['legacy-4000', true],
    ['modern', true],
    ['goat', true],
    ['edison', false],
  ] as const)('END-02 GOAT-16 EDI-09 in %s an optional effect of what was discarded: %s', (era, may) => {
    const d = discards(era, 'Glad Castaway');
    expect(d.state.decision?.kind === 'trigger').toBe(may);
  });
  test.each([
    ['classic', true],
    ['italian-2000s', true],
    ['legacy-4000', true],
    ['modern', true],
    ['goat', false],
    ['edison', false],
  ] as const)('END-02 GOAT-16 EDI-09 in %s the opponent may answer the discard as such: %s', (era, may) => {
    const d = discards(era, 'Mokey Mokey');
    expect(d.state.phase === 'end' && d.opp.can('activate', 'Deaf Wall') && d.state.turn === 1).toBe(may);
  });
  test.each([
    ['classic', true],
    ['italian-2000s', true],
    ['legacy-4000', true],
    ['modern', true],
    ['goat', true],
    ['edison', false],
  ] as const)('EDI-09 in %s the chain of a mandatory effect admits what does not negate: %s', (era, any) => {
    const d = discards(era, 'Sad Castaway');
    expect(d.state.chain).toHaveLength(1);
    const offered = d.state.decision?.options.filter((o) => o.k === 'activate').map((o) => o.card) ?? [];
    expect(offered).toHaveLength(any ? 2 : 1);
  });
});
