/** Effects that either player may use (`users: 'both'`): whoever uses it is the one who is asked, bound and meant (AST.md §3). */
import { describe, expect, test } from 'vitest';
import type { Effect, Mod } from '../../src/engine/index.ts';
import { does, duelOf, lasting } from './made.ts';
import { ERAS } from './table.ts';

const shared = (more: Partial<Effect & { k: 'act' }> = {}): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'quick' },
  may: true,
  users: 'both',
  do: [{ k: 'damage', who: 'opp', n: 100 }],
  ...more,
});
/** A Continuous Trap that puts this on a player, or on the Traps of a side. */
const law = (name: string, who: 'you' | 'opp', mod: Mod) =>
  lasting(name, [{ k: 'static', id: 's1', on: { player: who }, mods: [mod] }]);
const silence: Mod = { k: 'cannot', do: 'activate', where: [{ k: 'is', kind: 'trap' }] };
const up = (card: string) => ({ card, pos: 'up' as const });

const duel = duelOf(
  lasting('Open Well', [shared()]),
  lasting('Daily Well', [shared({ limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' } })]),
  lasting('Own Daily Well', [shared({ limit: { n: 1, per: 'turn', scope: 'name', counts: 'use' } })]),
  lasting('Closed Well', [
    {
      k: 'static',
      id: 's1',
      on: { in: ['szone'], of: 'both', where: [{ k: 'name', is: 'Open Well' }] },
      mods: [{ k: 'cannot', do: 'activate' }],
    },
  ]),
  law('Silence Me', 'you', silence),
  law('Silence Them', 'opp', silence),
  law('Dues of Mine', 'you', {
    k: 'toll',
    on: 'activate',
    pay: [{ k: 'payLp', who: 'they', n: 500 }],
    where: [{ k: 'is', kind: 'trap' }],
  }),
  does('Nothing Much', [{ k: 'gainLp', who: 'you', n: 1 }]),
);

/** Both may use the Well of `owner`; the other card is yours. */
const table = (era: string, well: string, law: string, owner: 0 | 1) => {
  const spells = owner === 0 ? [[up(law), up(well)], []] : [[up(law)], [up(well)]];
  return duel(era)
    .you({ hand: ['Mokey Mokey'], spells: spells[0]! })
    .opp({ spells: spells[1]! });
};

describe.each(ERAS)('effects of either player in %s', (era) => {
  test.each([0, 1] as const)(
    'EFFECT-07 a ban on a player bars him, wherever the card lies (side of %i)',
    (owner) => {
      const d = table(era, 'Open Well', 'Silence Me', owner);
      expect(d.you.can('activate', 'Open Well')).toBe(false);
      d.you.summon('Mokey Mokey');
      expect(d.opp.can('activate', 'Open Well')).toBe(true);
      const e = table(era, 'Open Well', 'Silence Them', owner);
      expect(e.you.can('activate', 'Open Well')).toBe(true);
      e.you.summon('Mokey Mokey');
      expect(e.opp.can('activate', 'Open Well')).toBe(false);
    },
  );

  test('EFFECT-07 a ban on the card bars both', () => {
    const d = table(era, 'Open Well', 'Closed Well', 0);
    expect(d.you.can('activate', 'Open Well')).toBe(false);
    d.you.summon('Mokey Mokey');
    expect(d.opp.can('activate', 'Open Well')).toBe(false);
  });

  test.each([0, 1] as const)('EFFECT-07 a toll on a player is paid by him alone (side of %i)', (owner) => {
    const d = table(era, 'Open Well', 'Dues of Mine', owner);
    d.you.activate('Open Well');
    d.resolve();
    expect([d.you.lp, d.opp.lp]).toEqual([7500, 7900]);
    d.you.summon('Mokey Mokey');
    d.opp.activate('Open Well');
    d.resolve();
    expect([d.you.lp, d.opp.lp]).toEqual([7400, 7900]);
  });

  test.each([
    ['Daily Well', false],
    ['Own Daily Well', true],
  ])('EFFECT-07 once per turn: %s, used by one, is free for the other: %s', (well, free) => {
    const d = table(era, well, 'Closed Well', 0);
    d.you.activate(well);
    d.resolve();
    expect(d.you.can('activate', well)).toBe(false);
    d.you.summon('Mokey Mokey');
    expect(d.opp.can('activate', well)).toBe(free);
  });
});
