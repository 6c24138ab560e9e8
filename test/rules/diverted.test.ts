import { describe, expect, test } from 'vitest';
import type { Effect, Num, Op } from '../../src/engine/index.ts';
import { ZONE } from '../../src/engine/types.ts';
import { does, duelOf, lasting, monster } from './made.ts';

const theirs = { in: ['mzone' as const], of: 'opp' as const };
const mine = { in: ['mzone' as const], of: 'you' as const };

/** Whatever would go to the Graveyard is removed from play instead. */
const rift = (more: Partial<Effect & { k: 'replace' }> = {}) =>
  lasting('Rift', [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    {
      k: 'replace',
      id: 'r1',
      would: { k: 'moved', what: { in: ['mzone', 'szone', 'hand', 'deck'], of: 'both' }, to: ['gy'] },
      instead: [{ k: 'banish', what: 'event' }],
      ...more,
    },
  ]);
const inForce = (card: string) => ({ card, pos: 'up' as const });

/** AST.md §3: a card that only goes elsewhere is destroyed, Tributed or discarded all the same. */
describe('another destination', () => {
  const count: Num = { k: 'mul', a: 100, b: { k: 'count', of: { ref: 'd' } } };
  test.each<[says: string, op: Op, lp: number]>([
    ['destroyed', { k: 'destroy', what: theirs, as: 'd' }, 7900],
    ['Tributed', { k: 'tribute', what: theirs, as: 'd' }, 7900],
    ['discarded', { k: 'discard', what: { in: ['hand'], of: 'opp' }, as: 'd' }, 7900],
    ['sent to the Graveyard', { k: 'toGrave', what: theirs, as: 'd' }, 8000],
    ['sent from the Deck', { k: 'mill', who: 'opp', n: 1, as: 'd' }, 8000],
  ])('EFFECT-02 %s: what follows sees it, unless it asks for the Graveyard', (_says, op, lp) => {
    const strike = does('Strike', [op, { k: 'damage', link: 'and', who: 'opp', n: count }]);
    const d = duelOf(
      rift(),
      strike,
    )('goat')
      .you({ hand: ['Strike'], spells: [inForce('Rift')] })
      .opp({ monsters: ['Gemini Elf'], hand: ['Celtic Guardian'], deck: ['Vorse Raider'] });
    d.you.activate('Strike');
    expect([d.opp.banished.length, d.opp.gy, d.opp.lp]).toEqual([1, [], lp]);
    // it came from the zone in which it lay, and its own effect's card goes the same way
    expect(d.you.banished).toEqual(['Strike']);
  });

  test('EFFECT-02 what was to return to the hand has not returned', () => {
    const bounce = does('Bounce', [
      { k: 'toHand', what: theirs },
      { k: 'damage', link: 'ifYouDo', who: 'opp', n: 500 },
    ]);
    const d = duelOf(bounce)('goat')
      .you({ hand: ['Bounce'] })
      .opp({ monsters: ['Dark Magician of Chaos'] });
    d.you.activate('Bounce');
    expect([d.opp.banished, d.opp.hand, d.opp.lp]).toEqual([['Dark Magician of Chaos'], [], 8000]);
  });

  test('EFFECT-02 where nothing can be removed from play it goes where it was to go', () => {
    const wall = lasting('Wall', [
      {
        k: 'static',
        id: 's1',
        on: { player: 'both' },
        from: ['szone'],
        mods: [{ k: 'cannot', do: 'banish' }],
      },
    ]);
    const d = duelOf(
      rift(),
      wall,
    )('goat')
      .you({ hand: ['Raigeki'], spells: [inForce('Rift'), inForce('Wall')] })
      .opp({ monsters: ['Gemini Elf'] });
    d.you.activate('Raigeki');
    expect([d.opp.gy, d.opp.banished, d.you.gy]).toEqual([['Gemini Elf'], [], ['Raigeki']]);
  });

  test('EFFECT-02 only face-down where the effect says so, and as often as it may', () => {
    const once = { n: 1, per: 'turn' as const, scope: 'card' as const, counts: 'use' as const };
    const down = rift({ instead: [{ k: 'banish', what: 'event', face: 'down' }], limit: once });
    const d = duelOf(down)('goat')
      .you({ hand: ['Fissure', 'Fissure'], spells: [inForce('Rift')] })
      .opp({ monsters: ['Gemini Elf', 'Celtic Guardian'] });
    d.you.activate('Fissure');
    d.you.activate('Fissure');
    expect(d.opp.gy.length + d.opp.banished.length).toBe(2);
    expect(d.opp.banished.length).toBe(1);
    expect(d.at.cards.filter((c) => c.owner === 1 && c.zone === ZONE.banished).map((c) => c.face)).toEqual([
      0,
    ]);
  });

  test('EFFECT-02 what happens instead of the destruction comes before: nothing moves that could go elsewhere', () => {
    const decoy = lasting('Decoy', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'moved', what: mine, why: ['destroy'] },
        instead: [{ k: 'toGrave', what: 'this' }],
      },
    ]);
    const d = duelOf(decoy)('goat')
      .you({ hand: ['Raigeki'] })
      .opp({ monsters: ['Dark Magician of Chaos'], spells: [inForce('Decoy')] });
    d.you.activate('Raigeki');
    expect([d.opp.monsters, d.opp.gy]).toEqual([['Dark Magician of Chaos'], ['Decoy']]);
  });

  test('EFFECT-02 a monster that only one effect cannot touch is not sent elsewhere by it', () => {
    const shielded = monster('Shielded', [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [{ k: 'unaffected', by: [{ k: 'is', kind: 'trap' }] }],
      },
    ]);
    const d = duelOf(
      rift(),
      shielded,
    )('goat')
      .you({ hand: ['Raigeki'], spells: [inForce('Rift')] })
      .opp({ monsters: ['Shielded', 'Gemini Elf'] });
    d.you.activate('Raigeki');
    expect([d.opp.gy, d.opp.banished]).toEqual([['Shielded'], ['Gemini Elf']]);
  });

  test('RITUAL-07 Tributes and materials go elsewhere too', () => {
    const d = duelOf(rift())('goat')
      .you({
        hand: ['Polymerization', 'Black Luster Ritual', 'Black Luster Soldier', 'Blue-Eyes White Dragon'],
        monsters: ['Celtic Guardian', 'Gaia The Fierce Knight', 'Curse of Dragon'],
        extra: ['Gaia the Dragon Champion'],
        spells: [inForce('Rift')],
      })
      .opp();
    d.you.activate('Polymerization');
    d.you.position('attack');
    d.you.activate('Black Luster Ritual', { tributes: ['Blue-Eyes White Dragon'], position: 'attack' });
    expect(d.you.gy).toEqual([]);
    expect(d.you.monsters).toContain('Black Luster Soldier');
    expect(d.you.banished).toHaveLength(5);
  });
});
