/** "Once per turn" and its like, across a change of control: whose use it was and whose is left (AST.md §16, kernel note 14). */
import { describe, expect, test } from 'vitest';
import type { Effect, Limit } from '../../src/engine/index.ts';
import { does, duelOf, monster } from './made.ts';
import { ERAS } from './table.ts';

const limit = (more: Partial<Limit> = {}): Limit => ({
  n: 1,
  per: 'turn',
  scope: 'card',
  counts: 'use',
  ...more,
});
/** Deals 100 to the opponent of whoever uses it, at Spell Speed 2. */
const stings = (more: Partial<Effect & { k: 'act' }> = {}): Effect => ({
  k: 'act',
  id: 'sting',
  on: { k: 'quick' },
  may: true,
  limit: limit(),
  do: [{ k: 'damage', who: 'opp', n: 100 }],
  ...more,
});
const wasp = (name: string, l: Partial<Limit>) => monster(name, [stings({ limit: limit(l) })]);
const WASPS = {
  card: wasp('Wasp', {}),
  name: wasp('Named Wasp', { scope: 'name' }),
  duel: wasp('Duel Wasp', { per: 'duel' }),
  nameDuel: wasp('Named Duel Wasp', { per: 'duel', scope: 'name' }),
  faceUp: wasp('Face-up Wasp', { per: 'faceUp' }),
  activation: wasp('Mild Wasp', { counts: 'activation' }),
  nameActivation: wasp('Mild Named Wasp', { counts: 'activation', scope: 'name' }),
  shared: monster('Twin Wasp', [
    stings({ limit: limit({ share: 'sting' }) }),
    stings({
      id: 'heal',
      limit: limit({ share: 'sting' }),
      do: [{ k: 'gainLp', who: 'you', n: 100 }],
    }),
  ]),
};
const theirs = { in: ['mzone' as const], of: 'opp' as const };
const take = does('Take', [
  { k: 'control', what: { from: theirs, n: 1, as: 't' }, to: 'you', until: 'endPhase' },
]);
const give = does('Give', [
  {
    k: 'control',
    what: { from: { in: ['mzone'], of: 'you' }, n: 1, as: 't' },
    to: 'opp',
    until: 'duel',
  },
]);
const still = does('Still', [{ k: 'negate', what: 'activation', of: 'event' }], {
  on: { k: 'card', ev: [{ k: 'activated', what: [], by: 'both' }] },
});
/** In chain: takes the monster whose effect is answered and negates its activation. */
const stealing = does(
  'Stealing',
  [
    { k: 'control', what: 'event', to: 'you', until: 'endPhase' },
    { k: 'negate', link: 'also', what: 'activation', of: 'event' },
  ],
  { on: { k: 'card', ev: [{ k: 'activated', what: [], by: 'opp' }] } },
);
const bounce = does('Bounce', [
  { k: 'banish', what: { from: theirs, n: 1, as: 'b' } },
  { k: 'return', link: 'then', what: { ref: 'b' } },
]);

/** Once a turn its player gains 100 when somebody gains Life Points. */
const barometer = monster('Barometer', [
  {
    k: 'react',
    id: 'x1',
    on: { ev: [{ k: 'gained', who: 'both' }] },
    limit: limit(),
    do: [{ k: 'gainLp', who: 'you', n: 100 }],
  },
]);
const rain = does('Rain', [{ k: 'gainLp', who: 'you', n: 200 }]);

const duel = duelOf(barometer, rain, ...Object.values(WASPS), take, give, still, stealing, bounce);

/** The opponent has used his monster in your turn; then you take it. */
function used(era: string, name: string) {
  const d = duel(era)
    .you({ hand: ['Take', 'Give', 'Mokey Mokey'] })
    .opp({ monsters: [name] });
  d.you.summon('Mokey Mokey');
  d.opp.activate(name);
  d.resolve();
  expect(d.you.lp).toBe(7900);
  d.you.activate('Take');
  d.resolve();
  expect(d.you.monsters).toContain(name);
  return d;
}

function giveBack(d: ReturnType<typeof used>, name: string): void {
  d.you.activate('Give');
  d.you.choose(name);
  d.resolve();
  expect(d.opp.monsters).toEqual([name]);
}

describe.each(ERAS)('limits when control changes in %s', (era) => {
  test.each([
    ['Wasp', 'this turn'],
    ['Duel Wasp', 'for the duel'],
    ['Face-up Wasp', 'while it is face-up'],
    ['Mild Wasp', 'this turn, counted as an activation'],
    ['Twin Wasp', 'this turn, with the other effect that shares it'],
  ])('GAP-21 %s: what the card has used up stays used up %s', (name) => {
    const d = used(era, name);
    expect(d.you.can('activate', name)).toBe(false);
  });

  test.each(['Named Wasp', 'Named Duel Wasp', 'Mild Named Wasp'])(
    'GAP-21 %s: a limit on a name is each player’s own',
    (name) => {
      const d = used(era, name);
      d.you.activate(name);
      d.resolve();
      expect([d.you.lp, d.opp.lp]).toEqual([7900, 7900]);
      expect(d.you.can('activate', name)).toBe(false);
    },
  );

  test('GAP-21 back at its owner’s in the same turn a name is still used up for him', () => {
    const d = used(era, 'Named Wasp');
    giveBack(d, 'Named Wasp');
    expect(d.opp.can('activate', 'Named Wasp')).toBe(false);
  });

  test.each([
    ['Wasp', true],
    ['Named Wasp', true],
    ['Duel Wasp', false],
    ['Face-up Wasp', false],
  ])('GAP-21 in the next turn %s is free: %s', (name, free) => {
    const d = used(era, name);
    giveBack(d, name);
    d.you.end();
    expect(d.opp.can('activate', name)).toBe(free);
  });

  test.each(['Mild Wasp', 'Mild Named Wasp'])(
    'GAP-15 GAP-21 %s: a negated activation is given back to whoever made it, though its card has gone over',
    (name) => {
      const d = duel(era)
        .you({ hand: ['Stealing', 'Give', 'Mokey Mokey'] })
        .opp({ monsters: [name] });
      d.you.summon('Mokey Mokey');
      d.opp.activate(name);
      d.you.activate('Stealing');
      d.resolve();
      expect([d.you.lp, d.you.monsters]).toEqual([8000, ['Mokey Mokey', name]]);
      expect(d.you.can('activate', name)).toBe(true);
      giveBack(d, name);
      expect(d.opp.can('activate', name)).toBe(true);
    },
  );

  test.each([
    ['Wasp', true],
    ['Face-up Wasp', true],
    ['Mild Wasp', true],
    ['Twin Wasp', true],
    ['Duel Wasp', false],
    ['Named Wasp', false],
  ])('GAP-40 %s that left and came back is another card: free %s', (name, free) => {
    const d = duel(era)
      .you({ hand: ['Bounce', 'Mokey Mokey'] })
      .opp({ monsters: [name] });
    d.you.summon('Mokey Mokey');
    d.opp.activate(name);
    d.resolve();
    d.you.activate('Bounce');
    d.resolve();
    expect(d.opp.monsters).toEqual([name]);
    expect(d.opp.can('activate', name)).toBe(free);
  });

  test('GAP-21 reactions that act once in a turn, too: twice while each player has it would be twice', () => {
    const d = duel(era)
      .you({ hand: ['Take', 'Rain', 'Rain', 'Mokey Mokey'] })
      .opp({ monsters: ['Barometer'] });
    d.you.activate('Rain');
    d.resolve();
    expect([d.you.lp, d.opp.lp]).toEqual([8200, 8100]);
    d.you.activate('Take');
    d.resolve();
    d.you.activate('Rain');
    d.resolve();
    expect([d.you.lp, d.opp.lp]).toEqual([8400, 8100]);
  });

  test('GAP-15 a use is not given back when its activation is negated', () => {
    const d = duel(era)
      .you({ hand: ['Still', 'Mokey Mokey'] })
      .opp({ monsters: ['Wasp'] });
    d.you.summon('Mokey Mokey');
    d.opp.activate('Wasp');
    d.you.activate('Still');
    d.resolve();
    expect(d.you.lp).toBe(8000);
    expect(d.opp.can('activate', 'Wasp')).toBe(false);
  });
});
