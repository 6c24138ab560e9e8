import { describe, expect, test } from 'vitest';
import { advance } from '../../src/engine/index.ts';
import { duel } from './modernTable.ts';

const GAIA = 'Gaia Knight, the Force of Earth';
const LEVIATHAN = 'Number 17: Leviathan Dragon';
const UTOPIA = 'Number 39: Utopia';
const fours = ['Vorse Raider', 'Gemini Elf'];

describe('Synchro Summons', () => {
  test('SYNCHRO-01 PRM-36 a Tuner and non-Tuners whose Levels add up to exactly its Level', () => {
    const short = duel('modern')
      .you({ monsters: ['Tune Warrior', 'Petit Dragon'], extra: [GAIA] })
      .opp();
    expect(short.you.can('procedure', GAIA)).toBe(false); // 3 + 2
    const d = duel('modern')
      .you({ monsters: ['Tune Warrior', 'Mystical Sheep #2', 'Petit Dragon'], extra: [GAIA] })
      .opp();
    d.you.procedure(GAIA, { position: 'attack', zone: 'e0' });
    expect(d.you.monsters).toEqual(['Petit Dragon', GAIA]);
    expect(d.you.gy.sort()).toEqual(['Mystical Sheep #2', 'Tune Warrior']);
    expect(d.you.can('summon', 'Vorse Raider')).toBe(false);
  });

  test('SYNCHRO-01 several non-Tuners; only choices that reach the Level exactly are offered', () => {
    const d = duel('modern')
      .you({ monsters: ['Water Spirit', 'Petit Dragon', 'Mystical Sheep #2', 'Vorse Raider'], extra: [GAIA] })
      .opp();
    // 1 + 2 + 3: Vorse Raider would make 1 + 4 + … = no 6 but with another 1
    d.you.procedure(GAIA, { position: 'defense', zone: 'e1' });
    expect(d.you.gy.sort()).toEqual(['Mystical Sheep #2', 'Petit Dragon', 'Water Spirit']);
    expect(d.you.card(GAIA).pos).toBe('defense');
  });

  test('SYNCHRO-01 two Tuners, or none, or a face-down Tuner make no Synchro Summon', () => {
    const make = (monsters: (string | { card: string; pos: 'faceDownDefense' })[]) =>
      duel('modern')
        .you({ monsters, extra: [GAIA] })
        .opp()
        .you.can('procedure', GAIA);
    expect(make(['Tune Warrior', 'Tune Warrior'])).toBe(false);
    expect(make(['Mystical Sheep #2', 'Mystical Sheep #2'])).toBe(false);
    expect(make([{ card: 'Tune Warrior', pos: 'faceDownDefense' }, 'Mystical Sheep #2'])).toBe(false);
    expect(make(['Tune Warrior', 'Mystical Sheep #2'])).toBe(true);
  });

  test('PEERS-43 a recipe that names a card takes exactly that card, once, and nothing beyond the Level', () => {
    const make = (...monsters: string[]) =>
      duel('modern')
        .you({ monsters, extra: ['Junk Warrior'] })
        .opp();
    expect(make('Tune Warrior', 'Petit Dragon').you.can('procedure', 'Junk Warrior')).toBe(false);
    expect(make('Junk Synchron', 'Junk Synchron').you.can('procedure', 'Junk Warrior')).toBe(false);
    expect(make('Junk Synchron', 'Vorse Raider').you.can('procedure', 'Junk Warrior')).toBe(false); // 3 + 4
    const d = make('Junk Synchron', 'Junk Synchron', 'Petit Dragon', 'Mystical Sheep #2');
    d.you.procedure('Junk Warrior', { tributes: ['Junk Synchron'], position: 'attack', zone: 'e0' });
    expect(d.you.gy.sort()).toEqual(['Junk Synchron', 'Petit Dragon']);
    expect(d.you.monsters).toEqual(['Junk Synchron', 'Mystical Sheep #2', 'Junk Warrior']);
  });

  test('PRM-36 the Summon is unknown in classic; EXTRA-05 the card waits in the Extra Deck all the same', () => {
    const d = duel('classic')
      .you({ monsters: ['Tune Warrior', 'Mystical Sheep #2'], extra: [GAIA] })
      .opp();
    expect(d.you.can('procedure', GAIA)).toBe(false);
  });

  test('SUMMON-09 it may be negated: the materials are gone, the monster goes to the Graveyard and was never Summoned', () => {
    const d = duel('modern')
      .you({ monsters: ['Tune Warrior', 'Mystical Sheep #2'], extra: [GAIA], hand: ['Monster Reborn'] })
      .opp({ spells: ['Solemn Judgment'] });
    d.you.procedure(GAIA, { position: 'attack', zone: 'e0' });
    d.opp.activate('Solemn Judgment');
    expect(d.you.monsters).toEqual([]);
    expect(d.you.gy).toContain(GAIA);
    expect(d.you.gy).toContain('Tune Warrior');
    d.resolve();
    expect(d.you.can('activate', 'Monster Reborn')).toBe(true); // the others
    d.you.activate('Monster Reborn');
    expect(d.at.decision?.options.map((o) => d.at.cards[o.card]?.code)).not.toContain(97204936);
  });

  test('EXTRA-04 HAND-04 a Synchro Monster returned to the hand goes to the Extra Deck', () => {
    const d = duel('modern')
      .you({ monsters: [{ card: GAIA, proper: true }] })
      .opp({ monsters: [{ card: 'Hane-Hane', pos: 'faceDownDefense' }, 'Mokey Mokey'] });
    d.you.end();
    d.opp.flip('Hane-Hane');
    d.opp.choose(GAIA);
    expect(d.you.extra).toEqual([GAIA]);
    expect(d.you.hand).not.toContain(GAIA);
  });

  test('REVIVE-02 properly Summoned it may be revived; then it comes to a Main Monster Zone (EMZ-07)', () => {
    const d = duel('modern')
      .you({
        monsters: ['Tune Warrior', 'Mystical Sheep #2'],
        extra: [GAIA],
        hand: ['Dark Hole', 'Monster Reborn'],
      })
      .opp();
    d.you.procedure(GAIA, { position: 'attack', zone: 'e0' });
    d.you.activate('Dark Hole');
    d.resolve();
    d.you.activate('Monster Reborn', { targets: [GAIA], position: 'attack', zone: 'ask' });
    expect(d.you.zones).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
    d.you.zone('m3');
    expect(d.you.where(GAIA)).toBe('m3');
  });
});

describe('Xyz Summons', () => {
  test('XYZ-01 GAP-38 monsters of one Level are stacked: they lie under it, in no zone and no Graveyard', () => {
    const d = duel('modern')
      .you({ monsters: [...fours, 'Petit Dragon'], extra: ['Gem-Knight Pearl'] })
      .opp();
    d.you.procedure('Gem-Knight Pearl', { position: 'attack', zone: 'e0' });
    expect(d.you.monsters).toEqual(['Petit Dragon', 'Gem-Knight Pearl']);
    expect(d.you.under('Gem-Knight Pearl').sort()).toEqual([...fours].sort());
    expect(d.you.gy).toEqual([]);
  });

  test('GAP-38 no Level: Level 4 or lower does not mean it, and it is no material of its kind', () => {
    const d = duel('modern')
      .you({ monsters: [{ card: 'Gem-Knight Pearl' }, 'Vorse Raider'], extra: ['Gem-Knight Pearl'] })
      .opp();
    expect(d.you.can('procedure', 'Gem-Knight Pearl')).toBe(false);
    const e = duel('modern')
      .you({ monsters: ['Gem-Knight Pearl', 'Vorse Raider', 'Gemini Elf'], extra: ['Gagagigo the Risen'] })
      .opp();
    expect(e.you.can('procedure', 'Gagagigo the Risen')).toBe(false); // three Level 4 monsters
  });

  test('GAP-38 monsters of other Levels, face-down ones and Tokens are not stacked', () => {
    const make = (monsters: (string | { card: string; pos: 'faceDownDefense' })[]) =>
      duel('modern')
        .you({ monsters, extra: ['Gem-Knight Pearl'] })
        .opp()
        .you.can('procedure', 'Gem-Knight Pearl');
    expect(make(['Vorse Raider', 'Petit Dragon'])).toBe(false);
    expect(make(['Vorse Raider', { card: 'Gemini Elf', pos: 'faceDownDefense' }])).toBe(false);
    expect(make(fours)).toBe(true);
  });

  test('EMZ-06 XYZ-01 a material is no monster on the field: effects on all monsters do not reach it', () => {
    const d = duel('modern')
      .you({ monsters: [{ card: 'Gem-Knight Pearl', under: fours }], hand: ['Dark Hole'] })
      .opp();
    expect(d.you.monsters).toEqual(['Gem-Knight Pearl']);
    d.you.activate('Dark Hole');
    // its stay ends with that of the monster above
    expect(d.you.gy.sort()).toEqual(['Dark Hole', 'Gem-Knight Pearl', 'Gemini Elf', 'Vorse Raider']);
  });

  test('XYZ-01 to become a material is neither to leave the field nor to be sent to the Graveyard', () => {
    const d = duel('modern')
      .you({ monsters: ['Sangan', 'Mystical Sheep #2'], extra: [LEVIATHAN], deck: ['Petit Dragon'] })
      .opp();
    d.you.procedure(LEVIATHAN, { position: 'attack', zone: 'e0' });
    expect(d.you.hand).toEqual([]);
    expect(d.you.under(LEVIATHAN).sort()).toEqual(['Mystical Sheep #2', 'Sangan']);
  });

  test('XYZ-01 a material detached as a cost goes to its owner’s Graveyard; without any it may not attack directly', () => {
    const d = duel('modern')
      .you({ monsters: [{ card: LEVIATHAN, under: ['Petit Dragon'] }] })
      .opp();
    d.you.activate(LEVIATHAN);
    expect(d.you.card(LEVIATHAN).atk).toBe(2500);
    expect(d.you.gy).toEqual(['Petit Dragon']);
    expect(d.you.under(LEVIATHAN)).toEqual([]);
    d.resolve();
    expect(d.you.can('activate', LEVIATHAN)).toBe(false);
    d.you.phase('battle');
    expect(d.you.targets(LEVIATHAN)).toEqual([]);
    const e = duel('modern')
      .you({ monsters: [{ card: LEVIATHAN, under: ['Petit Dragon'] }] })
      .opp();
    e.you.phase('battle');
    expect(e.you.targets(LEVIATHAN)).toEqual(['direct']);
  });

  test('XYZ-01 materials change sides with their monster and go to their owner', () => {
    const d = duel('modern')
      .you({ hand: ['Change of Heart'] })
      .opp({ monsters: [{ card: LEVIATHAN, under: ['Petit Dragon'] }] });
    d.you.activate('Change of Heart', { targets: [LEVIATHAN] });
    d.resolve();
    expect(d.you.under(LEVIATHAN)).toEqual(['Petit Dragon']);
    d.you.activate(LEVIATHAN);
    expect(d.opp.gy).toEqual(['Petit Dragon']);
  });

  test('XYZ-01 Utopia detaches in either player’s attack; without materials it is destroyed when attacked', () => {
    const d = duel('modern')
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [{ card: UTOPIA, under: ['Petit Dragon'] }] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', UTOPIA);
    d.opp.activate(UTOPIA);
    expect(d.you.monsters).toEqual(['Vorse Raider']);
    expect(d.opp.gy).toEqual(['Petit Dragon']);
    const e = duel('modern')
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [UTOPIA] });
    e.you.phase('battle');
    e.you.attack('Vorse Raider', UTOPIA);
    expect(e.opp.gy).toEqual([UTOPIA]);
    expect(e.you.lp).toBe(8000);
  });

  test('SUMMON-09 a negated Xyz Summon takes its materials to the Graveyard', () => {
    const d = duel('modern')
      .you({ monsters: fours, extra: ['Gem-Knight Pearl'] })
      .opp({ spells: ['Solemn Judgment'] });
    d.you.procedure('Gem-Knight Pearl', { position: 'attack', zone: 'e0' });
    d.opp.activate('Solemn Judgment');
    expect(d.you.gy.sort()).toEqual(['Gem-Knight Pearl', 'Gemini Elf', 'Vorse Raider']);
  });
});

describe('Link Summons', () => {
  test('LINK-01 GAP-38 as many monsters as its Link Rating; it lies in Attack Position', () => {
    const d = duel('modern')
      .you({ monsters: fours, extra: ['LANphorhynchus'] })
      .opp();
    d.you.procedure('LANphorhynchus', { zone: 'e0' });
    expect(d.you.monsters).toEqual(['LANphorhynchus']);
    expect(d.you.card('LANphorhynchus').pos).toBe('attack');
    expect(d.you.gy.sort()).toEqual([...fours].sort());
  });

  test('GAP-38 a Link Monster may count as its Link Rating, or as one', () => {
    const make = (monsters: string[]) =>
      duel('modern')
        .you({ monsters, extra: ['Gaia Saber, the Lightning Shadow', 'Traffic Ghost'] })
        .opp();
    // 2 + 1 of two cards; three cards are asked for by the other one
    const d = make(['LANphorhynchus', 'Petit Dragon']);
    expect(d.you.can('procedure', 'Gaia Saber, the Lightning Shadow')).toBe(true);
    expect(d.you.can('procedure', 'Traffic Ghost')).toBe(false);
    const e = make(['LANphorhynchus', 'Petit Dragon', 'Mokey Mokey']);
    expect(e.you.can('procedure', 'Traffic Ghost')).toBe(true);
    const f = make(['Petit Dragon', 'Mokey Mokey']);
    expect(f.you.can('procedure', 'Gaia Saber, the Lightning Shadow')).toBe(false);
  });

  test('GAP-38 where the chosen ones are enough, one that counts for more may count as one, with others', () => {
    const d = duel('modern')
      .you({
        monsters: ['LANphorhynchus', 'Petit Dragon', 'Mokey Mokey', 'Vorse Raider'],
        extra: ['Gaia Saber, the Lightning Shadow'],
      })
      .opp();
    const offered = () => d.state.decision?.options.map((o) => o.k);
    const start = d.state.decision!.options.findIndex((o) => o.k === 'procedure');
    advance(d.state, start, () => {});
    expect(offered()).toEqual(['card', 'card', 'card', 'card']);
    advance(d.state, 0, () => {});
    advance(d.state, 0, () => {});
    expect(offered()).toEqual(['card', 'card', 'done']);
    advance(d.state, 0, () => {});
    expect(d.state.decision?.kind).toBe('slot');
  });

  test('GAP-38 never face-down, never in Defense Position, no Level and no DEF', () => {
    const d = duel('modern')
      .you({ monsters: ['LANphorhynchus'], hand: ['Book of Moon'] })
      .opp({ monsters: ['Petit Dragon'] });
    expect(d.you.can('pos', 'LANphorhynchus')).toBe(false);
    d.you.activate('Book of Moon');
    expect(d.at.decision?.kind).not.toBe('pickCard'); // the other monster is the only target
    expect(d.you.card('LANphorhynchus').up).toBe(true);
    expect(d.opp.card('Petit Dragon').pos).toBe('faceDownDefense');
  });
});

describe('Super Polymerization', () => {
  const hand = ['Super Polymerization', 'Mokey Mokey', 'Firegrass'];

  test('PEERS-22 it takes monsters of both fields, not of the hand, and nothing may answer it', () => {
    const none = duel('modern')
      .you({ hand, extra: ['Darkfire Dragon'] })
      .opp({ monsters: ['Petit Dragon'] });
    expect(none.you.can('activate', 'Super Polymerization')).toBe(false); // Firegrass is in the hand
    const d = duel('modern')
      .you({
        hand: ['Super Polymerization', 'Mokey Mokey'],
        monsters: ['Firegrass'],
        extra: ['Darkfire Dragon'],
      })
      .opp({ monsters: ['Petit Dragon'], spells: ['Magic Jammer', 'Waboku'], hand: ['Mokey Mokey'] });
    d.you.activate('Super Polymerization');
    expect(d.opp.can('activate', 'Magic Jammer')).toBe(false);
    d.you.position('attack');
    d.you.zone('e1');
    expect(d.you.monsters).toEqual(['Darkfire Dragon']);
    expect(d.opp.gy).toEqual(['Petit Dragon']);
  });

  test('PEERS-22 of the other side only face-up monsters', () => {
    const d = duel('modern')
      .you({
        hand: ['Super Polymerization', 'Mokey Mokey'],
        monsters: ['Firegrass'],
        extra: ['Darkfire Dragon'],
      })
      .opp({ monsters: [{ card: 'Petit Dragon', pos: 'faceDownDefense' }] });
    expect(d.you.can('activate', 'Super Polymerization')).toBe(false);
  });

  test('PEERS-22 a full field: it needs a zone, freed by its own materials at least', () => {
    const full = ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'];
    const d = duel('classic')
      .you({ hand: ['Super Polymerization', 'Mokey Mokey'], monsters: full, extra: ['Darkfire Dragon'] })
      .opp({ monsters: ['Petit Dragon', 'Firegrass'] });
    expect(d.you.can('activate', 'Super Polymerization')).toBe(false);
    const e = duel('classic')
      .you({
        hand: ['Super Polymerization', 'Mokey Mokey'],
        monsters: [...full.slice(1), 'Firegrass'],
        extra: ['Darkfire Dragon'],
      })
      .opp({ monsters: ['Petit Dragon'] });
    e.you.activate('Super Polymerization');
    e.you.position('attack');
    expect(e.you.monsters).toContain('Darkfire Dragon');
  });
});
