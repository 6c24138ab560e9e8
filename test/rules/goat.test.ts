import { describe, expect, test } from 'vitest';
import { duel } from './table.ts';

const set = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe('ignition priority', () => {
  const summoned = (era: string) =>
    duel(era)
      .you({ hand: ['Exiled Force', 'Mokey Mokey'], monsters: ['Tribe-Infecting Virus'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Torrential Tribute'] });

  test.each(['classic', 'goat'])(
    'GAP-08 in %s the Summoned monster’s effect comes before any response',
    (era) => {
      const d = summoned(era);
      d.you.summon('Exiled Force');
      expect(d.state.decision?.player).toBe(0);
      d.you.activate('Exiled Force', { targets: ['Vorse Raider'] });
      expect(d.opp.gy).toEqual(['Vorse Raider']);
      expect(d.you.gy).toEqual(['Exiled Force']);
    },
  );

  test.each(['classic', 'goat'])(
    'GAP-08 in %s another monster’s Ignition Effect may be used as well',
    (era) => {
      const d = summoned(era);
      d.you.summon('Exiled Force');
      expect(d.state.decision?.options.filter((o) => o.k === 'activate')).toHaveLength(2);
    },
  );

  test('GOAT-01 in goat also after a chain that ended; in classic only after a Summon', () => {
    const ignites = (era: string) => {
      const d = duel(era)
        .you({ hand: ['Ookazi', 'Mokey Mokey'], monsters: ['Tribe-Infecting Virus'] })
        .opp({ monsters: ['Vorse Raider'], spells: ['Ring of Destruction'] });
      d.you.activate('Ookazi');
      d.opp.pass();
      return d.state.decision?.player === 0 && d.state.decision.kind === 'respond';
    };
    expect(ignites('goat')).toBe(true);
    expect(ignites('classic')).toBe(false);
  });

  test.each(['classic', 'goat'])('GAP-08 in %s not once a trigger took the first link (Breaker)', (era) => {
    const d = duel(era)
      .you({ hand: ['Breaker the Magical Warrior'] })
      .opp({ spells: ['Trap Hole', 'Waboku'] });
    d.you.summon('Breaker the Magical Warrior');
    expect(d.state.chain).toHaveLength(1);
    expect(d.state.decision?.player).toBe(1);
    d.opp.activate('Trap Hole', { targets: ['Breaker the Magical Warrior'] });
    expect(d.you.gy).toEqual(['Breaker the Magical Warrior']);
  });

  test.each(['classic', 'goat'])('GAP-08 in %s also after a Special Summon by an effect', (era) => {
    const d = duel(era)
      .you({ hand: ['Monster Reborn'], gy: ['Exiled Force'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Torrential Tribute'] });
    d.you.activate('Monster Reborn');
    d.you.position('attack');
    expect(d.state.decision?.player).toBe(0);
    d.you.activate('Exiled Force', { targets: ['Vorse Raider'] });
    expect(d.opp.gy).toEqual(['Vorse Raider']);
  });

  test('GAP-08 in classic not after the chain of a trigger that the Summon set off', () => {
    const d = duel('classic')
      .you({ hand: ['Breaker the Magical Warrior'] })
      .opp({ spells: ['Ring of Destruction'] });
    d.you.summon('Breaker the Magical Warrior');
    d.opp.pass();
    expect(d.state.decision?.player).toBe(1);
  });

  test('GAP-29 after a response at the end of a Main Phase the turn player acts first again', () => {
    const d = duel('goat')
      .you({ monsters: ['Tribe-Infecting Virus'], hand: ['Mokey Mokey'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Waboku', 'Just Desserts'] });
    d.you.phase('battle');
    d.opp.activate('Waboku');
    d.opp.pass(); // nothing further on that chain
    expect(d.state.decision?.player).toBe(0);
    expect(d.you.can('activate', 'Tribe-Infecting Virus')).toBe(true);
  });

  test('GOAT-01 Breaker after his trigger has resolved may fire before the opponent is asked', () => {
    const d = duel('goat')
      .you({ hand: ['Breaker the Magical Warrior'] })
      .opp({ spells: ['Waboku', 'Ring of Destruction'] });
    d.you.summon('Breaker the Magical Warrior');
    d.opp.pass();
    expect(d.state.decision?.player).toBe(0);
    d.you.activate('Breaker the Magical Warrior', { targets: ['Ring of Destruction'] });
    expect(d.state.decision?.player).toBe(1);
    expect(d.state.chain).toHaveLength(1);
  });
});

describe('other switches of goat', () => {
  test('GOAT-07 Ultimate Offering turned up in a chain waits for the next', () => {
    const chained = (era: string) => {
      const d = duel(era)
        .you({ hand: ['Mokey Mokey'], spells: ['Ultimate Offering'] })
        .opp({ hand: ['Ookazi'] });
      d.you.end();
      d.opp.activate('Ookazi');
      d.you.activate('Ultimate Offering');
      // may its effect be chained to itself?
      return d.state.decision?.player === 0 && d.state.chain.length === 2;
    };
    expect(chained('goat')).toBe(false);
    expect(chained('classic')).toBe(true);
  });

  test('GOAT-08 Relinquished turned down in chain: in goat the target stays where it is', () => {
    const run = (era: string) => {
      const d = duel(era)
        .you({ monsters: [{ card: 'Relinquished', proper: true }] })
        .opp({ monsters: ['Vorse Raider'], spells: ['Book of Moon'] });
      d.you.activate('Relinquished', { targets: ['Vorse Raider'] });
      d.opp.activate('Book of Moon', { targets: ['Relinquished'] });
      return d.opp.monsters;
    };
    expect(run('goat')).toEqual(['Vorse Raider']);
    expect(run('classic')).toEqual([]);
  });

  test('GOAT-09 what happened earlier takes the earlier link, across both players', () => {
    const order = (era: string) => {
      const e = duel(era)
        .you({ hand: ['Soul Exchange', 'Judge Man'], monsters: ['Mysterious Puppeteer'] })
        .opp({ monsters: ['Sangan'], deck: ['Kuriboh', 'Exiled Force'] });
      e.you.activate('Soul Exchange', { targets: ['Sangan'] });
      e.you.summon('Judge Man', { tributes: ['Sangan'] });
      const first = e.state.chain.map((l) => l.player);
      return first;
    };
    // Sangan (opponent, Tributed) before Mysterious Puppeteer (you, Summoned) in goat; the other way round in classic
    // link 2 has resolved by the time Sangan's player chooses
    expect(order('goat')).toEqual([1]);
    expect(order('classic')).toEqual([0, 1]);
  });

  test('GOAT-11 GAP-17 a search may be tried with nothing to find in goat', () => {
    const can = (era: string) =>
      duel(era)
        .you({ monsters: ['Mystic Tomato'] })
        .opp({ monsters: ['Vorse Raider'] });
    const tried = (era: string) => {
      const d = can(era);
      d.you.end();
      d.opp.phase('battle');
      d.opp.attack('Vorse Raider', 'Mystic Tomato');
      return d.you.can('activate', 'Mystic Tomato');
    };
    expect(tried('goat')).toBe(true);
    expect(tried('classic')).toBe(false);
  });

  test('GOAT-04 a Flip Effect and a trigger on battle damage are windows of their own', () => {
    const d = duel('goat')
      .you({ monsters: ['Airknight Parshath'] })
      .opp({ monsters: [set('Hane-Hane')] });
    d.you.phase('battle');
    d.you.attack('Airknight Parshath', 'Hane-Hane');
    expect(d.opp.lp).toBe(8000 - 1400);
    expect(d.you.hand.sort()).toEqual(['Airknight Parshath', 'Mokey Mokey']);
  });

  test('GOAT-06 BLS attacks again after destroying a monster, also when its Flip Effect removes another', () => {
    const bls = 'Black Luster Soldier - Envoy of the Beginning';
    const d = duel('goat')
      .you({ monsters: [{ card: bls, proper: true }] })
      .opp({ monsters: [set('Mokey Mokey'), 'Battle Ox'] });
    d.you.phase('battle');
    d.you.attack(bls, 'Mokey Mokey');
    d.you.activate(bls);
    d.you.attack(bls, 'Battle Ox');
    expect(d.opp.lp).toBe(6700);
    expect(d.you.can('attack', bls)).toBe(false);
  });
});
