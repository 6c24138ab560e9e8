/** Prohibitions that are in force. */
import { describe, expect, test } from 'vitest';
import type { Effect, Filter, Mod } from '../../../src/engine/ast/index.ts';
import { banOnCard, banOnPart, banOnPlayer } from '../../../src/engine/eval/affects.ts';
import { all, mine, standing } from './inForceScene.ts';
import { maker, type Scene, scene } from './scene.ts';

describe('prohibitions', () => {
  const beast: Filter[] = [{ k: 'race', is: 'Beast' }];
  const dragon: Filter[] = [{ k: 'race', is: 'Dragon' }];
  const open = (
    on: Extract<Effect, { k: 'static' }>['on'],
    mod: Partial<Extract<Mod, { k: 'cannot' }>>,
  ): Scene =>
    scene(
      { monsters: ['Warden', 'Wolf', 'Imp'] },
      { monsters: ['Drake', 'Bear'] },
      { cards: [maker(100, 'Warden', [standing(on, { k: 'cannot', do: 'attack', ...mod })])] },
    );
  const barred = (x: Scene, act: Parameters<typeof banOnCard>[1], by?: string): string[] =>
    ['Warden', 'Wolf', 'Imp', 'Drake', 'Bear'].filter(
      (name) => banOnCard(x.s, act, x.id(name), by === undefined ? -1 : x.id(by)) !== null,
    );
  const rows: [
    title: string,
    x: () => Scene,
    act: Parameters<typeof banOnCard>[1],
    by: string | undefined,
    out: string[],
  ][] = [
    ['on cards', () => open(mine, {}), 'attack', undefined, ['Warden', 'Wolf', 'Imp']],
    ['another act', () => open(mine, {}), 'attackDirect', undefined, []],
    ['on a player', () => open({ player: 'opp' }, {}), 'attack', undefined, ['Drake', 'Bear']],
    [
      'on a player, of certain cards',
      () => open({ player: 'both' }, { where: beast }),
      'attack',
      undefined,
      ['Wolf', 'Bear'],
    ],
    ['on cards, of certain ones', () => open(mine, { where: beast }), 'attack', undefined, ['Wolf']],
    [
      'by certain cards: the card does it itself',
      () => open(all, { by: dragon }),
      'attack',
      undefined,
      ['Drake'],
    ],
    [
      'by certain cards: another makes it',
      () => open(all, { by: dragon }),
      'attack',
      'Drake',
      ['Warden', 'Wolf', 'Imp', 'Drake', 'Bear'],
    ],
    ['by others', () => open(all, { by: dragon }), 'attack', 'Wolf', []],
    [
      'by certain attackers',
      () => open(mine, { do: 'beAttacked', by: dragon }),
      'beAttacked',
      'Drake',
      ['Warden', 'Wolf', 'Imp'],
    ],
    ['by other attackers', () => open(mine, { do: 'beAttacked', by: dragon }), 'beAttacked', 'Bear', []],
    [
      'by nobody: what is done to it needs a doer',
      () => open(mine, { do: 'beAttacked', by: [] }),
      'beAttacked',
      undefined,
      [],
    ],
    ['unless', () => open(all, { unless: [{ k: 'turn', of: 'you' }] }), 'attack', undefined, []],
    [
      'unless, not so',
      () => open(all, { unless: [{ k: 'turn', of: 'opp' }] }),
      'attack',
      undefined,
      ['Warden', 'Wolf', 'Imp', 'Drake', 'Bear'],
    ],
  ];
  test.each(rows)('%s', (_, x, act, by, out) => {
    expect(barred(x(), act, by)).toEqual(out);
  });
  test.each([
    'attack',
    'attackDirect',
    'changePos',
    'flipSummon',
    'activate',
    'discardToActivate',
    'play',
    'normalSummon',
    'setMonster',
    'set',
    'specialSummon',
    'summon',
  ] as const)('%s is done by the card itself', (act) => {
    expect(barred(open(all, { do: act, by: dragon }), act)).toEqual(['Drake']);
  });
  test.each([
    'beAttacked',
    'blockDirect',
    'beTargeted',
    'beTributed',
    'beTributedForSummon',
    'changeControl',
    'beDestroyedByBattle',
    'beDestroyedByEffect',
    'beNegated',
    'tribute',
    'banish',
    'faceDown',
  ] as const)('%s is done to the card', (act) => {
    expect(barred(open(all, { do: act, by: dragon }), act)).toEqual([]);
    expect(barred(open(all, { do: act, by: dragon }), act, 'Drake')).toHaveLength(5);
  });
  test('on a player of certain cards says nothing of the player without one', () => {
    const x = open({ player: 'both' }, { where: beast });
    expect(banOnPlayer(x.s, 'attack', 0)).toBe(null);
    expect(banOnPlayer(x.s, 'attack', 0, x.id('Wolf'))).not.toBe(null);
    const y = open({ player: 'opp' }, {});
    expect(banOnPlayer(y.s, 'attack', 1)).not.toBe(null);
    expect(banOnPlayer(y.s, 'attack', 0)).toBe(null);
    // on cards it says nothing of their player
    expect(banOnPlayer(open(mine, {}).s, 'attack', 0)).toBe(null);
  });
  test('on a player of certain cards leaves out what its source does not affect; without a word of cards it does not', () => {
    const stout = maker(101, 'Stout', [
      standing('this', { k: 'unaffected', by: [{ k: 'is', kind: 'monster' }] }),
    ]);
    const with_ = (where?: Filter[]): Scene =>
      scene(
        { monsters: ['Warden', 'Stout', 'Wolf'] },
        {},
        {
          cards: [
            stout,
            maker(100, 'Warden', [
              standing({ player: 'you' }, { k: 'cannot', do: 'attack', ...(where && { where }) }),
            ]),
          ],
        },
      );
    const some = with_([{ k: 'is', kind: 'monster' }]);
    expect(banOnCard(some.s, 'attack', some.id('Stout'))).toBe(null);
    expect(banOnCard(some.s, 'attack', some.id('Wolf'))).not.toBe(null);
    const every = with_();
    expect(banOnCard(every.s, 'attack', every.id('Stout'))).not.toBe(null);
  });
  test('the first card of all is a card, and can be the doer', () => {
    const x = open(all, { by: [] });
    expect(banOnCard(x.s, 'attack', 0)).not.toBe(null);
    const y = open(mine, { do: 'beAttacked', by: [] });
    const first = y.names([0])[0]!;
    expect(barred(y, 'beAttacked', first)).toEqual(['Warden', 'Wolf', 'Imp']);
  });
  test('a part of a keyword only', () => {
    const x = open(mine, { do: 'activate', part: 'return' });
    expect(barred(x, 'activate')).toEqual([]);
    expect(banOnPart(x.s, 'return', x.id('Wolf'))?.mod).toMatchObject({ part: 'return' });
    expect(banOnPart(x.s, 'return', x.id('Drake'))).toBe(null);
    const y = open(mine, { do: 'activate' });
    expect(banOnPart(y.s, 'return', y.id('Wolf'))).toBe(null);
  });
});
