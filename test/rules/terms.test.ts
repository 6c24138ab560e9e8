/** Words of the game, kinds of cards and where cards lie: TERM, CARD, ZONE, GY, BANISH, HAND. */
import { describe, expect, test } from 'vitest';
import { buildPool } from '../../src/cards/pool.ts';
import { type CardView, viewFor } from '../../src/engine/index.ts';
import { cardText } from '../../src/text/card.ts';
import { kindLine } from '../../src/text/facts.ts';
import { duel, ERAS, except, poolOf } from './table.ts';

const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const nameOf = (code: number) => poolOf('classic').defs.find((def) => def.code === code)!.name;
/** What a player sees of some cards: names, or ? for one he may not know. */
const seen = (cards: readonly (CardView | null)[]) =>
  cards.flatMap((c) => (c === null ? [] : [c.known ? nameOf(c.code) : '?']));

describe.each(ERAS)('terms in %s', (era) => {
  test('TERM-01 an activation happens at once, with its cost; what it does waits for the chain', () => {
    const d = duel(era)
      .you({ hand: ['Delinquent Duo'] })
      .opp({ hand: ['Battle Ox', 'Battle Ox', 'Battle Ox'], spells: ['Waboku'] });
    d.you.activate('Delinquent Duo');
    const { state } = d;
    expect([state.decision?.player, state.chain.length]).toEqual([1, 1]);
    expect([state.players[0].lp, viewFor(state, 0).sides[1].handCount]).toEqual([7000, 3]);
    expect(seen(viewFor(state, 1).sides[0].spells)).toEqual(['Delinquent Duo']);
    expect(d.opp.hand.length).toBeLessThan(3);
  });

  test('TERM-02 MAIN-01 the plays of a Main Phase: Summon, Set, flip, change a position, activate; or go on', () => {
    const d = duel(era)
      .you({
        hand: ['Vorse Raider', 'Ookazi', 'Trap Hole', 'Judge Man'],
        monsters: [down('Battle Ox'), 'Exiled Force'],
      })
      .opp({ monsters: ['Mokey Mokey'] });
    const { cards, decision } = d.at;
    const plays = decision!.options.map(
      (o) => `${o.k}${o.card < 0 ? '' : ` ${nameOf(cards[o.card]!.code)}`}`,
    );
    expect([...new Set(plays)].sort()).toEqual([
      'activate Exiled Force',
      'activate Ookazi',
      'flip Battle Ox',
      'position Exiled Force',
      'set Judge Man',
      'set Vorse Raider',
      'setSpell Ookazi',
      'setSpell Trap Hole',
      'summon Vorse Raider',
      'toPhase',
      'tributeSummon Judge Man',
    ]);
  });

  test('TERM-03 a Set card is face-down, unknown to the other player, and nothing is activated', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi'] })
      .opp();
    d.you.set('Ookazi');
    expect(d.heard).toContain('setDown');
    expect(d.heard).not.toContain('activated');
    expect(seen(viewFor(d.at, 0).sides[0].spells)).toEqual(['Ookazi']);
    expect(seen(viewFor(d.at, 1).sides[0].spells)).toEqual(['?']);
    expect(d.opp.lp).toBe(8000);
  });

  test('TERM-07 turns alternate and go through the phases; only the Battle Phase has steps', () => {
    const quick = { spells: ['Mystical Space Typhoon', 'Waboku'] };
    const d = duel(era, { turnPlayer: 1 }).you(quick).opp(quick);
    const phases: string[] = [];
    for (let i = 0; i < 120 && d.state.turn < 4; i++) {
      const { decision, phase, turnPlayer, battle } = d.state;
      const now = `${turnPlayer} ${phase}`;
      if (phases.at(-1) !== now) phases.push(now);
      if (phase !== 'battle') expect(battle).toBeNull();
      const seat = decision!.player === 0 ? d.you : d.opp;
      if (decision!.options.some((o) => o.k === 'pass')) seat.pass();
      else seat.phase(phase === 'main1' ? 'battle' : phase === 'battle' ? 'main2' : 'end');
    }
    const all = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'];
    expect(phases).toEqual([
      ...all.slice(2).map((p) => `1 ${p}`),
      ...all.map((p) => `0 ${p}`),
      ...all.map((p) => `1 ${p}`),
    ]);
  });

  test('TERM-08 TERM-09 direct damage sets off what asks for it, damage of a battle does not', () => {
    const table = () =>
      duel(era)
        .you({ monsters: ['Reaper on the Nightmare', 'Vorse Raider'] })
        .opp({ monsters: ['Mokey Mokey'], hand: ['Battle Ox', 'Judge Man'] });
    const d = table();
    d.you.phase('battle');
    d.you.attack('Reaper on the Nightmare', 'direct');
    expect([d.opp.lp, d.opp.hand.length]).toEqual([7200, 1]);
    const e = table();
    e.you.phase('battle');
    e.you.attack('Reaper on the Nightmare', 'Mokey Mokey');
    expect([e.opp.lp, e.opp.hand.length]).toEqual([7500, 2]);
  });

  test('CARD-04 Attributes and Types decide no battle, whatever meets whatever', () => {
    const fighters = [
      'Darkfire Soldier #1',
      'Great White',
      'Kojikocy',
      'Flying Kamakiri #2',
      'Neo the Magic Swordsman',
      'Opticlops',
    ];
    const pool = poolOf(era);
    const atk = (name: string) => pool.defs.find((def) => def.name === name)!.atk;
    for (const mine of fighters)
      for (const theirs of fighters) {
        const d = duel(era)
          .you({ monsters: [mine] })
          .opp({ monsters: [theirs] });
        d.you.phase('battle');
        d.you.attack(mine, `${theirs} of opp`);
        const more = atk(mine) - atk(theirs);
        expect([d.you.lp, d.opp.lp]).toEqual([8000 + Math.min(more, 0), 8000 - Math.max(more, 0)]);
        expect([d.you.monsters.length, d.opp.monsters.length]).toEqual([more > 0 ? 1 : 0, more < 0 ? 1 : 0]);
      }
  });

  test('CARD-05 the Level is the number of stars: it says how many Tributes', () => {
    const at = (name: string) =>
      duel(era)
        .you({ hand: [name] })
        .opp()
        .you.can('summon', name);
    expect(['Mokey Mokey', 'Vorse Raider', 'Garoozis', 'Judge Man'].map(at)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const d = duel(era)
      .you({ monsters: ['Mokey Mokey', 'Vorse Raider', 'Garoozis', 'Dark Magician'] })
      .opp();
    expect(
      ['Mokey Mokey', 'Vorse Raider', 'Garoozis', 'Dark Magician'].map((n) => d.you.card(n).level),
    ).toEqual([1, 4, 5, 7]);
  });

  test('GY-01 destroyed and discarded cards lie open in their owner’s Graveyard', () => {
    const d = duel(era)
      .you({ hand: ['Lightning Vortex', 'Judge Man'] })
      .opp({ monsters: ['Vorse Raider', { card: 'Battle Ox', owner: 0 }] });
    d.you.activate('Lightning Vortex', { cost: ['Judge Man'] });
    expect(d.you.gy.sort()).toEqual(['Battle Ox', 'Judge Man', 'Lightning Vortex']);
    expect(d.opp.gy).toEqual(['Vorse Raider']);
    for (const p of [0, 1] as const)
      for (const side of viewFor(d.at, p).sides)
        for (const card of side.gy) expect([card.known, card.faceUp]).toEqual([true, true]);
  });

  test('GY-02 ETIQ-03 ETIQ-05 both players see either Graveyard and how many cards a hand has', () => {
    const d = duel(era)
      .you({ gy: ['Vorse Raider'], hand: ['Ookazi', 'Judge Man'] })
      .opp({ gy: ['Battle Ox', 'Dark Hole'], hand: ['Trap Hole'] });
    for (const p of [0, 1] as const) {
      const [mine, theirs] = viewFor(d.state, p).sides;
      expect([seen(mine.gy), seen(theirs.gy)]).toEqual([['Vorse Raider'], ['Battle Ox', 'Dark Hole']]);
      expect([mine.handCount, theirs.handCount]).toEqual([2, 1]);
    }
    expect(seen(viewFor(d.state, 1).sides[0].hand)).toEqual(['?', '?']);
  });

  test('BANISH-03 removed cards lie outside the field, and both players see them', () => {
    const d = duel(era)
      .you({ banished: ['Vorse Raider'], hand: ['Dark Hole'] })
      .opp({ banished: ['Battle Ox'], monsters: ['Mokey Mokey'] });
    d.you.activate('Dark Hole');
    for (const p of [0, 1] as const)
      expect(viewFor(d.at, p).sides.map((side) => seen(side.banished))).toEqual([
        ['Vorse Raider'],
        ['Battle Ox'],
      ]);
    expect(d.opp.gy).toEqual(['Mokey Mokey']);
  });

  test('EMZ-02 a monster that became an Equip Card is no monster: it is neither Tributed nor destroyed as one', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man', 'Dark Magician'], monsters: ['Relinquished'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Relinquished', { targets: ['Vorse Raider'] });
    expect([d.you.monsters, d.you.spells, d.opp.monsters]).toEqual([['Relinquished'], ['Vorse Raider'], []]);
    expect([d.you.can('summon', 'Judge Man'), d.you.can('summon', 'Dark Magician')]).toEqual([true, false]);
  });

  test('EMZ-04 a Trap in a Monster Zone is treated as a monster: it attacks and is Tributed', () => {
    const table = () => {
      const d = duel(era)
        .you({ hand: ['Judge Man'], spells: ['Embodiment of Apophis'] })
        .opp({ monsters: ['Mokey Mokey'] });
      d.you.activate('Embodiment of Apophis');
      d.resolve();
      if (d.state.decision?.kind === 'position') d.you.position('attack');
      expect(d.you.monsters).toEqual(['Embodiment of Apophis']);
      return d;
    };
    const d = table();
    d.you.phase('battle');
    d.you.attack('Embodiment of Apophis', 'Mokey Mokey');
    expect([d.opp.lp, d.opp.gy]).toEqual([8000 - 1300, ['Mokey Mokey']]);
    const e = table();
    e.you.summon('Judge Man', { tributes: ['Embodiment of Apophis'] });
    expect([e.you.monsters, e.you.gy]).toEqual([['Judge Man'], ['Embodiment of Apophis']]);
  });

  test('EMZ-18 a monster stays in its zone, whatever position it takes and whether it attacks', () => {
    const d = duel(era)
      .you({ monsters: [null, null, 'Vorse Raider'], hand: ['Book of Moon', 'Mokey Mokey'] })
      .opp({ monsters: [null, 'Battle Ox'] });
    const slots = () => viewFor(d.at, 0).sides.map((side) => side.monsters.findIndex((c) => c !== null));
    expect(slots()).toEqual([2, 1]);
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Battle Ox');
    expect(slots()[0]).toBe(2);
    d.you.end();
    d.opp.end();
    d.you.pos('Vorse Raider');
    d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(slots()[0]).toBe(2);
    expect(d.state.decision?.options.some((o) => o.k === 'slot')).toBe(false);
  });
});

describe.each(except('modern'))('zones in %s', (era) => {
  test('ZONE-01 EMZ-10 five Monster Zones, five Spell & Trap Zones and a Field Zone, each free one usable', () => {
    const d = duel(era)
      .you({
        hand: ['Vorse Raider', 'Ookazi', 'Trap Hole', 'Sogen'],
        monsters: ['Mokey Mokey', null, 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'],
        spells: ['Waboku', 'Waboku', 'Waboku', null, 'Waboku'],
        extra: ['Darkfire Dragon'],
      })
      .opp();
    const [mine] = viewFor(d.state, 0).sides;
    expect([mine.monsters.length, mine.spells.length, mine.extraCount]).toEqual([5, 5, 1]);
    expect(mine.deckCount).toBe(10);
    d.you.summon('Vorse Raider');
    d.you.set('Ookazi');
    const [after] = viewFor(d.at, 0).sides;
    expect(seen([after.monsters[1]!, after.spells[3]!])).toEqual(['Vorse Raider', 'Ookazi']);
    expect([d.you.can('set', 'Trap Hole'), d.you.can('set', 'Sogen')]).toEqual([false, true]);
  });
});

describe('what is printed on a card', () => {
  const cards = buildPool();
  const named = (name: string) => cards.find((card) => card.name === name)!;

  test('CARD-07 the text of a Fusion names its materials, that of a Ritual Spell its monster; a Normal Monster has none', () => {
    expect(cardText(named('Vorse Raider'), 'en')).toEqual([]);
    const lookup = (code: number) => cards.find((card) => card.code === code);
    expect(cardText(named('Darkfire Dragon'), 'en', lookup).join(' ')).toMatch(/Firegrass.*Petit Dragon/);
    expect(cardText(named('Black Illusion Ritual'), 'en', lookup).join(' ')).toContain('Relinquished');
  });

  test('CARD-08 CARD-09 SPELL-01 a Spell or Trap shows its kind; one without an icon is Normal', () => {
    const kinds = [
      'Ookazi',
      'Dark Energy',
      'Sogen',
      'Scapegoat',
      'Black Illusion Ritual',
      'Trap Hole',
      'Imperial Order',
      'Magic Jammer',
    ];
    expect(kinds.map((name) => kindLine(named(name)).split(' · ')[0])).toEqual([
      'Normal Spell',
      'Equip Spell',
      'Field Spell',
      'Quick-Play Spell',
      'Ritual Spell',
      'Normal Trap',
      'Continuous Trap',
      'Counter Trap',
    ]);
  });

  test('CARD-10 the text of a Flip Effect begins with FLIP, and no other text does', () => {
    for (const card of cards) {
      const text = cardText(card, 'en');
      expect([card.name, text.some((line) => line.startsWith('FLIP'))]).toEqual([
        card.name,
        card.effects.some((e) => e.k === 'act' && e.on.k === 'flip'),
      ]);
    }
  });
});
