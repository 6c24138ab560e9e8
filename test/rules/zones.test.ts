import { describe, expect, test } from 'vitest';
import { cloneState, deserialise, hashState, serialise, viewFor, ZONE } from '../../src/engine/index.ts';
import { duel } from './modernTable.ts';

const five = ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'];
const GAIA = 'Gaia Knight, the Force of Earth';
/** One player's Links from one Extra Monster Zone to the other. */
const extraLink = {
  e0: 'Post',
  e1: 'Post',
  monsters: [null, 'Left Corner', 'Beam', 'Right Corner'],
};

describe('Monster Zones', () => {
  test('EMZ-01 PRM-26 two Extra Monster Zones that both players share', () => {
    const d = duel('modern').you({ e0: 'Traffic Ghost' }).opp({ e1: 'Traffic Ghost' });
    expect(d.you.where('Traffic Ghost')).toBe('e0');
    expect(d.opp.where('Traffic Ghost')).toBe('e1');
    const [mine, theirs] = viewFor(d.state, 0).sides;
    expect(mine.monsters).toHaveLength(7);
    expect(mine.monsters[5]).not.toBeNull();
    expect(theirs.monsters[5]).not.toBeNull(); // his left one is player 0's right one
    expect(viewFor(duel('classic').you().opp().state, 0).sides[0].monsters).toHaveLength(5);
    expect(() => duel('modern').you({ e0: 'Traffic Ghost' }).opp({ e0: 'Traffic Ghost' })).toThrow(
      /no free zone/,
    );
    expect(() => duel('classic').you({ e0: 'Traffic Ghost' }).opp()).toThrow(/no Extra Monster Zones/);
  });

  test('EMZ-07 ZONE-02 other monsters go to Main Monster Zones only: a full row means no Summon', () => {
    const d = duel('modern')
      .you({ monsters: five, hand: ['Vorse Raider'] })
      .opp();
    expect(d.you.can('summon', 'Vorse Raider')).toBe(false);
    const e = duel('modern')
      .you({ monsters: five.slice(1), hand: ['Vorse Raider'] })
      .opp();
    e.you.summon('Vorse Raider');
    expect(e.you.where('Vorse Raider')).toBe('m4');
  });

  test('EMZ-10 without Extra Monster Zones any free Monster Zone will do, and none is asked for', () => {
    const d = duel('classic')
      .you({ hand: ['Vorse Raider'] })
      .opp();
    d.you.summon('Vorse Raider');
    expect(d.you.where('Vorse Raider')).toBe('m0');
    const e = duel('classic')
      .you({ hand: ['Polymerization', 'Petit Dragon', 'Firegrass'], extra: ['Darkfire Dragon'] })
      .opp();
    e.you.activate('Polymerization', { position: 'attack' });
    expect(e.you.where('Darkfire Dragon')).toBe('m0');
  });

  test('EMZ-09 PRM-27 a monster from the Extra Deck goes to an Extra Monster Zone', () => {
    const d = duel('modern')
      .you({ hand: ['Polymerization', 'Petit Dragon', 'Firegrass'], extra: ['Darkfire Dragon'] })
      .opp();
    d.you.activate('Polymerization', { position: 'attack', zone: 'ask' });
    expect(d.you.zones).toEqual(['e0', 'e1']);
  });

  test('EMZ-09 LINK-01 EX-29 with both Extra Monster Zones taken only the linked zone is offered', () => {
    const fusion = { hand: ['Polymerization', 'Petit Dragon', 'Firegrass'], extra: ['Darkfire Dragon'] };
    const d = duel('modern')
      .you({ ...fusion, e0: 'LANphorhynchus', monsters: ['Mokey Mokey'] }) // points at m0 and m2
      .opp({ e1: 'Traffic Ghost' });
    d.you.activate('Polymerization', { position: 'attack' });
    expect(d.you.where('Darkfire Dragon')).toBe('m2');
    const none = duel('modern')
      .you({ ...fusion, monsters: ['Mokey Mokey'] })
      .opp({ e0: 'Post', e1: 'Post' });
    expect(none.you.can('activate', 'Polymerization')).toBe(false);
  });

  test('LINK-01 a Link Monster of the other side points at zones too', () => {
    const d = duel('modern')
      .you({ hand: ['Polymerization', 'Petit Dragon', 'Firegrass'], extra: ['Darkfire Dragon'], e0: 'Post' })
      .opp({ e1: 'Mast' }); // e1 lies before his m1 and the other's m3
    d.you.activate('Polymerization', { position: 'attack', zone: 'ask' });
    expect(d.you.zones).toEqual(['m1', 'm3']);
  });

  test('PRM-27 linkOnlyRestricted: only Link Monsters are bound to Extra and linked zones', () => {
    const d = duel('modern', { params: { 'PRM-27': 'linkOnlyRestricted' } })
      .you({
        hand: ['Polymerization', 'Petit Dragon', 'Firegrass'],
        extra: ['Darkfire Dragon', 'LANphorhynchus'],
        monsters: ['Mokey Mokey', 'Mokey Mokey'],
      })
      .opp();
    d.you.activate('Polymerization', { position: 'attack', zone: 'ask' });
    expect(d.you.zones).toEqual(['m2', 'm3', 'm4', 'e0', 'e1']);
    d.you.zone('m4');
    d.resolve();
    d.you.procedure('LANphorhynchus', { tributes: ['Mokey Mokey', 'Mokey Mokey'], zone: 'ask' });
    expect(d.you.zones).toEqual(['e0', 'e1']);
  });

  test('PRM-27 any: a monster from the Extra Deck goes anywhere', () => {
    const d = duel('modern', { params: { 'PRM-27': 'any' } })
      .you({ monsters: ['Mokey Mokey', 'Petit Dragon'], extra: ['LANphorhynchus'] })
      .opp();
    d.you.procedure('LANphorhynchus', { zone: 'ask' });
    expect(d.you.zones).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'e0', 'e1']);
  });

  test('EMZ-11 no Summon without a zone, unless its materials free one', () => {
    const d = duel('modern')
      .you({ e0: 'LANphorhynchus', monsters: ['Petit Dragon'], extra: ['Gaia Saber, the Lightning Shadow'] })
      .opp({ e1: 'Post' });
    d.you.procedure('Gaia Saber, the Lightning Shadow');
    expect(d.you.where('Gaia Saber, the Lightning Shadow')).toBe('e0');
    const e = duel('modern')
      .you({ e0: 'Post', monsters: ['Tune Warrior', 'Mystical Sheep #2'], extra: [GAIA] })
      .opp({ e1: 'Post' });
    e.you.procedure(GAIA, { position: 'attack' });
    expect(e.you.where(GAIA)).toBe('m1'); // the zone Post points at
    const f = duel('modern')
      .you({ monsters: ['Tune Warrior', 'Mystical Sheep #2'], extra: [GAIA] })
      .opp({ e0: 'Post', e1: 'Post' });
    expect(f.you.can('procedure', GAIA)).toBe(false);
  });

  test('EMZ-12 EX-22 with a full row a Tribute Summon is legal if a Tribute lies in a Main Monster Zone', () => {
    const d = duel('modern')
      .you({ monsters: five, hand: ['Summoned Skull'] })
      .opp();
    d.you.summon('Summoned Skull', { tributes: ['Mokey Mokey'] });
    expect(d.you.where('Summoned Skull')).toBe('m0');
    const e = duel('modern')
      .you({ monsters: five, e0: 'Post', hand: ['Summoned Skull'] })
      .opp();
    e.you.summon('Summoned Skull');
    const offered = e.state.decision?.options.map((o) => e.state.cards[o.card]?.slot);
    expect(offered).toEqual([0, 1, 2, 3, 4]); // not the one in the Extra Monster Zone
  });

  test('GAP-33 each player holds one Extra Monster Zone', () => {
    const d = duel('modern')
      .you({ e0: 'Gem-Knight Pearl', monsters: ['Mokey Mokey', 'Petit Dragon'], extra: ['LANphorhynchus'] })
      .opp();
    expect(d.you.can('procedure', 'LANphorhynchus')).toBe(true);
    // only by using the monster that holds it
    d.you.procedure('LANphorhynchus', { tributes: ['Gem-Knight Pearl', 'Mokey Mokey'], zone: 'ask' });
    expect(d.you.zones).toEqual(['e0', 'e1']);
  });

  test('GAP-33 LINK-02 the second one is his once it closes an Extra Link', () => {
    const parts = {
      e0: 'Post',
      monsters: ['Mokey Mokey', 'Left Corner', 'Beam', 'Right Corner'],
      extra: ['Post'],
    };
    const d = duel('modern').you(parts).opp();
    d.you.procedure('Post', { tributes: ['Mokey Mokey'] });
    expect(d.state.zones[ZONE.mzone]![6]).toBeGreaterThanOrEqual(0); // there was no other zone
    expect(d.you.monsters.filter((x) => x === 'Post')).toHaveLength(2);
    // one part does not point back
    const e = duel('modern')
      .you({ ...parts, monsters: ['Mokey Mokey', 'Left Corner', 'Mast', 'Right Corner'] })
      .opp();
    e.you.procedure('Post');
    const offered = e.state.decision?.options.map((o) => e.state.cards[o.card]?.slot);
    expect(offered).not.toContain(0); // Mokey Mokey would leave no zone
    e.you.choose('Left Corner');
    expect(e.state.zones[ZONE.mzone]![6]).toBe(-1);
  });

  test('EMZ-13 EX-23 against an Extra Link a Summon to an Extra Monster Zone is legal if a material frees it', () => {
    const hand = ['Super Polymerization', 'Mokey Mokey'];
    const d = duel('modern')
      .you({ hand, monsters: ['Firegrass'], extra: ['Link Eater'] })
      .opp(extraLink);
    d.you.activate('Super Polymerization');
    d.you.choose('Post of opp');
    d.you.position('attack');
    expect(['e0', 'e1']).toContain(d.you.where('Link Eater'));
    expect(d.opp.gy).toEqual(['Post']);
    // the same without a material there
    const e = duel('modern')
      .you({ hand, monsters: ['Firegrass'], extra: ['Darkfire Dragon'] })
      .opp({ ...extraLink, monsters: [...extraLink.monsters, 'Petit Dragon'] });
    expect(e.you.can('activate', 'Super Polymerization')).toBe(false);
  });

  test('EMZ-14 EX-24 on a control change a monster goes to a Main Monster Zone of its new controller, and back to one', () => {
    const d = duel('modern')
      .you({ hand: ['Change of Heart'] })
      .opp({ e0: 'Gem-Knight Pearl' });
    d.you.activate('Change of Heart');
    expect(d.you.where('Gem-Knight Pearl')).toBe('m0');
    d.resolve();
    d.you.end();
    expect(d.opp.where('Gem-Knight Pearl')).toBe('m0');
  });

  test('EMZ-15 PRM-29 EX-24 without a free one it is sent to its owner’s Graveyard, not destroyed', () => {
    const fill = { monsters: five.slice(1), hand: ['Hook', 'Full House', 'Vorse Raider'] };
    const d = duel('modern')
      .you(fill)
      .opp({ monsters: ['Mystic Tomato'] });
    d.you.activate('Hook');
    d.you.activate('Full House'); // resolves first and takes the last zone
    expect(d.you.monsters).toContain('Vorse Raider');
    expect(d.opp.gy).toEqual(['Mystic Tomato']);
    expect(d.opp.monsters).toEqual([]);
    expect(d.heard).not.toContain('destroyed');
    // GAP-27: in classic control is not taken then
    const e = duel('classic')
      .you(fill)
      .opp({ monsters: ['Mystic Tomato'] });
    e.you.activate('Hook');
    e.you.activate('Full House');
    expect(e.opp.monsters).toEqual(['Mystic Tomato']);
  });

  test('EMZ-15 GAP-27 when control ends and the row of the owner is full it goes to the Graveyard', () => {
    for (const era of ['modern', 'classic']) {
      const d = duel(era)
        .you({ hand: ['Change of Heart', 'Gift Horse', 'Vorse Raider'] })
        .opp({ monsters: [...five.slice(1), 'Petit Dragon'] });
      d.you.activate('Change of Heart', { targets: ['Petit Dragon'] });
      if (era === 'modern') d.resolve();
      d.resolve();
      d.you.activate('Gift Horse');
      d.resolve();
      d.you.end();
      expect(d.opp.gy, era).toEqual(['Petit Dragon']);
    }
  });

  test('EMZ-16 EMZ-17 PRM-28 the player picks the zone as he declares, before the Summon can be negated', () => {
    const d = duel('modern')
      .you({ hand: ['Vorse Raider'], monsters: ['Mokey Mokey'] })
      .opp({ spells: ['Solemn Judgment'] });
    d.you.summon('Vorse Raider', { zone: 'ask' });
    expect(d.you.zones).toEqual(['m1', 'm2', 'm3', 'm4']);
    d.you.zone('m3');
    expect(d.opp.can('activate', 'Solemn Judgment')).toBe(true);
    expect(d.you.where('Vorse Raider')).toBe('m3');
    const e = duel('modern')
      .you({ hand: ['Vorse Raider'] })
      .opp();
    e.you.set('Vorse Raider', { zone: 'm4' });
    expect(e.you.where('Vorse Raider')).toBe('m4');
    const c = duel('classic', { params: { 'PRM-28': true } })
      .you({ hand: ['Vorse Raider'] })
      .opp();
    c.you.summon('Vorse Raider', { zone: 'm2' });
    expect(c.you.where('Vorse Raider')).toBe('m2');
  });

  test('EMZ-16 EX-28 he picks it for a monster that goes to the other side as well', () => {
    const d = duel('modern')
      .you({ hand: ['Uninvited Guest', 'Gift Horse', 'Vorse Raider'] })
      .opp({ monsters: [null, 'Mokey Mokey'], spells: ['Solemn Judgment'] });
    d.you.procedure('Uninvited Guest', { zone: 'ask' });
    expect(d.you.zones).toEqual(['opp.m0', 'opp.m2', 'opp.m3', 'opp.m4']);
    d.you.zone('opp.m4');
    expect(d.opp.can('activate', 'Solemn Judgment')).toBe(true);
    expect(d.opp.where('Uninvited Guest')).toBe('m4');
    d.opp.pass();
    d.you.activate('Gift Horse');
    d.opp.pass();
    d.you.zone('opp.m2');
    expect(d.opp.where('Vorse Raider')).toBe('m2');
  });

  test('EMZ-16 for Tokens one zone each', () => {
    const d = duel('modern')
      .you({ hand: ['Scapegoat'] })
      .opp();
    d.you.activate('Scapegoat', { zone: 'ask' });
    for (const zone of ['m4', 'm0', 'm2', 'm3']) d.you.zone(zone);
    const row = d.at.zones[ZONE.mzone]!.map((id) => id >= 0);
    expect(row).toEqual([true, false, true, true, true, false, false]);
  });

  test('EMZ-18 EX-25 a monster moves between zones only by an effect: Senet Switch, to a free zone beside it', () => {
    const d = duel('modern')
      .you({ monsters: ['Mokey Mokey', null, 'Vorse Raider'], spells: [{ card: 'Senet Switch', pos: 'up' }] })
      .opp();
    const moves = d.state.decision?.options.filter((o) => o.k === 'slot');
    expect(moves).toEqual([]);
    d.you.activate('Senet Switch', { targets: ['Vorse Raider'], zone: 'm3' });
    expect(d.you.where('Vorse Raider')).toBe('m3');
    expect(d.heard).toContain('shifted');
    d.resolve();
    expect(d.you.can('activate', 'Senet Switch')).toBe(false); // once per turn
    const boxed = duel('modern')
      .you({
        monsters: ['Mokey Mokey', 'Vorse Raider'],
        e0: 'Post',
        spells: [{ card: 'Senet Switch', pos: 'up' }],
      })
      .opp();
    // from the end of the row there is one way only, and none from an Extra Monster Zone
    boxed.you.activate('Senet Switch');
    expect(boxed.you.where('Vorse Raider')).toBe('m2');
  });

  test('EMZ-18 it stays the same monster: what it has done and wears stays', () => {
    const d = duel('modern')
      .you({
        monsters: ['Gemini Elf'],
        spells: [
          { card: 'Senet Switch', pos: 'up' },
          { card: 'Book of Secret Arts', pos: 'up', on: { player: 0, slot: 0 } },
        ],
      })
      .opp();
    d.you.activate('Senet Switch');
    expect(d.you.where('Gemini Elf')).toBe('m1');
    expect(d.you.card('Gemini Elf').atk).toBe(2200);
    expect(d.you.spells).toContain('Book of Secret Arts');
  });

  test('the new zones and materials are part of a state: copied, kept, loaded', () => {
    const d = duel('modern')
      .you({ e1: { card: 'Gem-Knight Pearl', under: ['Vorse Raider', 'Gemini Elf'] } })
      .opp({ e0: 'Post' });
    const loaded = deserialise(serialise(d.state));
    expect(hashState(loaded)).toBe(hashState(d.state));
    const copy = cloneState(d.state);
    expect(hashState(copy)).toBe(hashState(d.state));
    copy.zones[ZONE.overlay]!.pop();
    expect(d.state.zones[ZONE.overlay]).toHaveLength(2);
    const seen = viewFor(d.state, 1).sides[0].monsters[6];
    expect(seen?.known && seen.materials?.map((m) => m.known)).toEqual([true, true]);
  });
});
