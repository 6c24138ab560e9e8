/** More of what a battle may meet, on made-up cards where no real one shows it. */
import { describe, expect, test } from 'vitest';
import type { Mod, Op } from '../../src/engine/index.ts';
import { does, duelOf, lasting } from './made.ts';

const up = (card: string) => ({ card, pos: 'up' }) as const;
const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const gain = (n: number): Op => ({ k: 'gainLp', who: 'you', n });
const standing = (name: string, ...mods: Mod[]) =>
  lasting(name, [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    { k: 'static', id: 's', on: { in: ['mzone'], of: 'both' }, mods },
  ]);

describe('what else a battle may meet', () => {
  test('AST §8 a monster that lies in Defense Position does not attack by order', () => {
    const order = does('Order', [{ k: 'attackNow', by: { ref: 'a' }, on: { ref: 'b' } }], {
      windows: ['battle'],
      target: [
        { from: { in: ['mzone'], of: 'you' }, n: 1, as: 'a' },
        { from: { in: ['mzone'], of: 'opp' }, n: 1, as: 'b' },
      ],
    });
    const lie = does('Lie Down', [{ k: 'position', what: { in: ['mzone'], of: 'you' }, to: 'defense' }]);
    const d = duelOf(
      order,
      lie,
    )('goat')
      .you({ monsters: ['Gemini Elf'], spells: ['Order', 'Lie Down'] })
      .opp({ monsters: ['Mokey Mokey'] });
    d.you.phase('battle');
    d.you.activate('Lie Down');
    d.you.activate('Order', { targets: ['Gemini Elf', 'Mokey Mokey'] });
    expect([d.opp.lp, d.opp.monsters, d.heard.includes('attack')]).toEqual([8000, ['Mokey Mokey'], false]);
  });

  test('GAP-07 who may attack in Defense Position may not do so face-down', () => {
    const hide = does('Hide', [{ k: 'position', what: 'attacker', to: 'faceDownDefense' }], {
      damageStep: ['start', 'beforeCalc', 'calc'],
    });
    for (const late of [false, true]) {
      const d = duelOf(
        standing('Low Guard', { k: 'attackInDefense' }),
        hide,
      )('goat')
        .you({ monsters: [{ card: 'Gemini Elf', pos: 'defense' }], spells: [up('Low Guard')] })
        .opp({ spells: ['Hide'] });
      d.you.phase('battle');
      d.you.attack('Gemini Elf');
      while (late && d.state.sub === 'none') d.opp.pass();
      d.opp.activate('Hide');
      expect([d.opp.lp, d.you.card('Gemini Elf').up, d.heard.includes('damage')]).toEqual([
        8000,
        false,
        false,
      ]);
    }
  });

  test('GAP-24 something happens instead of battle damage, or of damage by an effect', () => {
    const shield = (by: 'battle' | 'effect') =>
      lasting(`Shield from ${by}`, [
        { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
        { k: 'replace', id: 'r', would: { k: 'damage', to: 'you', by }, instead: [gain(50)] },
      ]);
    for (const by of ['battle', 'effect'] as const) {
      const d = duelOf(
        shield(by),
        does('Burn', [{ k: 'damage', who: 'opp', n: 500 }]),
      )('goat')
        .you({ hand: ['Burn'], monsters: ['Gemini Elf'] })
        .opp({ spells: [up(`Shield from ${by}`)] });
      d.you.activate('Burn');
      expect(d.opp.lp).toBe(by === 'effect' ? 8050 : 7500);
      d.you.phase('battle');
      d.you.attack('Gemini Elf');
      expect(d.opp.lp).toBe(by === 'effect' ? 8050 - 1900 : 7550);
    }
  });

  test('EDI-03 a replay against the very first card of the duel', () => {
    const off = does('Off It Goes', [
      { k: 'toHand', what: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Mokey Mokey' }] } },
    ]);
    const d = duelOf(off)('edison')
      .you({ fill: false, hand: ['Battle Ox'], monsters: ['Mokey Mokey'], spells: ['Off It Goes'] })
      .opp({ monsters: ['Gemini Elf'] });
    d.you.summon('Battle Ox');
    d.you.end();
    d.opp.phase('battle');
    d.opp.attack('Gemini Elf', 'Mokey Mokey');
    d.you.activate('Off It Goes');
    d.resolve();
    d.opp.choose('Battle Ox');
    expect([d.you.lp, d.you.monsters, d.you.gy]).toEqual([7800, [], ['Off It Goes', 'Battle Ox']]);
  });

  test('GOAT-13 FLIP-04 a monster taken from the opponent and Flip Summoned may not be turned again this turn', () => {
    const hook = does('Hook', [
      {
        k: 'control',
        what: { from: { in: ['mzone'], of: 'opp' }, n: 1 },
        to: 'you',
        until: 'endOfTurn',
      },
    ]);
    const d = duelOf(hook)('goat')
      .you({ hand: ['Hook'] })
      .opp({ monsters: [down('Battle Ox')] });
    d.you.activate('Hook');
    d.you.flip('Battle Ox');
    expect([d.you.card('Battle Ox').pos, d.you.can('pos', 'Battle Ox')]).toEqual(['attack', false]);
  });
});
