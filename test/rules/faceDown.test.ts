/** Effects that say they work face-down: the only ones that do (EFFECT-02, GAP-32). */
import { describe, expect, test } from 'vitest';
import type { Cond, Effect } from '../../src/engine/index.ts';
import { does, duelOf, monster } from './made.ts';
import { ERAS } from './table.ts';

const faceDown: Cond = { k: 'refIs', of: 'this', where: [{ k: 'face', up: false }] };
const gain = (n: number) => [{ k: 'gainLp' as const, who: 'you' as const, n }];
const hit = (more: Partial<Effect & { k: 'act' }>): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'trigger', ev: [{ k: 'attack', by: { in: ['mzone'], of: 'opp' }, on: 'this' }], as: 'if' },
  do: gain(100),
  ...more,
});
const guarded: Effect = {
  k: 'react',
  id: 'x1',
  on: {
    ev: [
      { k: 'resolving', what: [{ k: 'is', kind: 'spell' }], by: 'both', on: { only: true, what: 'this' } },
    ],
  },
  do: [
    { k: 'position', what: 'this', to: 'faceUpDefense' },
    { k: 'negate', link: 'ifYouDo', what: 'activation', of: 'event' },
  ],
};
const aimed = does('Aimed', [{ k: 'destroy', what: { ref: 't' } }], {
  target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 't' }],
});
const twice = does('Aimed Twice', [{ k: 'destroy', what: { ref: 't' } }], {
  target: [{ from: { in: ['mzone'], of: 'opp' }, n: 2, as: 't' }],
});
const duel = duelOf(
  monster('Hidden Guard', [{ ...guarded, if: [faceDown] }]),
  monster('Open Guard', [guarded]),
  monster('Hidden Watch', [hit({ if: [faceDown] })], { def: 3000 }),
  monster('Hidden Choice', [hit({ if: [faceDown], may: true })], { def: 3000 }),
  monster('Open Watch', [hit({})], { def: 3000 }),
  aimed,
  twice,
);
const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe.each(ERAS)('effects of face-down monsters in %s', (era) => {
  test('EFFECT-02 a reaction that says so acts, and turns its card up', () => {
    const d = duel(era)
      .you({ hand: ['Aimed'] })
      .opp({ monsters: [down('Hidden Guard')] });
    d.you.activate('Aimed');
    d.resolve();
    expect(d.opp.card('Hidden Guard').pos).toBe('defense');
    expect(d.you.gy).toEqual(['Aimed']);
  });

  test('EFFECT-02 one that does not say so waits until it is face-up', () => {
    const d = duel(era)
      .you({ hand: ['Aimed'] })
      .opp({ monsters: [down('Open Guard')] });
    d.you.activate('Aimed');
    d.resolve();
    expect(d.opp.monsters).toEqual([]);
    const e = duel(era)
      .you({ hand: ['Aimed'] })
      .opp({ monsters: [{ card: 'Open Guard', pos: 'attack' }] });
    e.you.activate('Aimed');
    e.resolve();
    expect(e.opp.monsters).toEqual(['Open Guard']);
  });

  test('EFFECT-02 face-up the one that says face-down does nothing, nor as one of two targets', () => {
    const d = duel(era)
      .you({ hand: ['Aimed'] })
      .opp({ monsters: ['Hidden Guard'] });
    d.you.activate('Aimed');
    d.resolve();
    expect(d.opp.monsters).toEqual([]);
    const e = duel(era)
      .you({ hand: ['Aimed Twice'] })
      .opp({ monsters: [down('Hidden Guard'), 'Vorse Raider'] });
    e.you.activate('Aimed Twice');
    e.resolve();
    expect(e.opp.monsters).toEqual([]);
  });

  test.each([
    ['Hidden Watch', 8100],
    ['Open Watch', 8000],
  ])('EFFECT-06 a trigger of a face-down monster: %s, attacked, leaves %i', (name, lp) => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [down(name)] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', name);
    d.resolve();
    expect(d.opp.lp).toBe(lp);
  });

  test('EFFECT-06 GAP-32 used by choice it is shown, and stays face-down', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [down('Hidden Choice')] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Hidden Choice');
    const id = d.state.cards.findIndex((c) => c.owner === 1 && c.zone === 5);
    expect(d.state.cards[id]!.seen).toBe(2);
    d.opp.activate('Hidden Choice');
    expect([d.state.cards[id]!.seen, d.opp.lp]).toEqual([3, 8100]);
  });
});
