/** Events of activations and of a Chain. */
import { describe, expect, test } from 'vitest';
import type { Ev } from '../../../src/engine/ast/index.ts';
import { REG } from '../../../src/engine/code.ts';
import { matchEvent } from '../../../src/engine/eval/match.ts';
import type { ChainLink } from '../../../src/engine/state.ts';
import { mine, table } from './eventsScene.ts';
import type { Scene, Told } from './scene.ts';

describe('activated, resolving, resolved', () => {
  type A = Extract<Ev, { k: 'activated' | 'resolving' | 'resolved' }>;
  const link = (x: Scene, more: Partial<ChainLink>, targets: string[] = []): ChainLink => {
    const regs: number[][] = [[], [], [], []];
    regs[REG.targets] = targets.map((name) => x.token(name));
    return {
      card: x.id('Breaker'),
      moved: 0,
      addr: x.effect('Breaker').addr,
      player: 0,
      regs,
      negated: 0,
      speed: 1,
      mode: -1,
      isCard: false,
      from: 5,
      again: 0,
      ...more,
    };
  };
  const fits = (
    more: Partial<A>,
    of: Partial<ChainLink> = {},
    targets: string[] = [],
    told: Told = {},
  ): boolean => {
    const x = table();
    // the link asked about is the second of the chain
    x.s.chain = [link(x, { isCard: of.isCard !== true }, ['Jar']), link(x, of, targets)];
    const ev: A = { k: 'activated', what: [], by: 'both', ...more } as A;
    const c = x.ctx('Curse');
    const e = x.event(ev.k, { cards: ['Breaker'], player: 0, n: 2, addr: x.effect('Breaker').addr, ...told });
    const out = matchEvent(x.s, c, ev, e);
    if (out !== null) expect(x.names(out)).toEqual(['Breaker']);
    return out !== null;
  };
  test('what and by whom', () => {
    for (const k of ['activated', 'resolving', 'resolved'] as const) {
      expect(fits({ k })).toBe(true);
      expect(
        fits({
          k,
          what: [
            { k: 'is', kind: 'monster' },
            { k: 'race', is: 'Spellcaster' },
          ],
        }),
      ).toBe(true);
      expect(
        fits({
          k,
          what: [
            { k: 'is', kind: 'monster' },
            { k: 'race', is: 'Fish' },
          ],
        }),
      ).toBe(false);
      expect(fits({ k, by: 'opp' })).toBe(true);
      expect(fits({ k, by: 'you' })).toBe(false);
    }
    const x = table();
    const nobody = x.event('activated', { cards: ['Breaker'], n: 1 });
    expect(matchEvent(x.s, x.ctx(), { k: 'activated', what: [], by: 'both' }, nobody)).toBe(null);
  });
  test('part: the card itself, or an effect of it', () => {
    expect(fits({ part: 'effect' }, { isCard: false })).toBe(true);
    expect(fits({ part: 'card' }, { isCard: false })).toBe(false);
    expect(fits({ part: 'card' }, { isCard: true })).toBe(true);
    expect(fits({ part: 'effect' }, { isCard: true })).toBe(false);
  });
  test('on: what it aims at', () => {
    // read by a card of the other player
    const mineToo: A['on'] = { only: false, what: mine };
    const onlyMine: A['on'] = { only: true, what: mine };
    expect(fits({ on: mineToo }, {}, ['Drake'])).toBe(true);
    expect(fits({ on: mineToo }, {}, ['Wolf'])).toBe(false);
    expect(fits({ on: mineToo }, {}, [])).toBe(false);
    expect(fits({ on: mineToo }, {}, ['Wolf', 'Drake'])).toBe(true);
    expect(fits({ on: onlyMine }, {}, ['Drake'])).toBe(true);
    expect(fits({ on: onlyMine }, {}, ['Wolf', 'Drake'])).toBe(false);
    expect(fits({ on: onlyMine }, {}, ['Drake', 'Jar'])).toBe(false);
  });
  test('a target that has gone is aimed at no more', () => {
    const x = table();
    x.s.chain = [link(x, {}, ['Drake', 'Jar'])];
    const e = x.event('activated', { cards: ['Breaker'], player: 0, n: 1, addr: x.effect('Breaker').addr });
    const ev: A = { k: 'activated', what: [], by: 'both', on: { only: true, what: mine } };
    expect(matchEvent(x.s, x.ctx('Curse'), ev, e)).toBe(null);
    x.card('Jar').moved++;
    expect(matchEvent(x.s, x.ctx('Curse'), ev, e)).toEqual([x.id('Breaker')]);
    x.card('Drake').moved++;
    expect(matchEvent(x.s, x.ctx('Curse'), ev, e)).toBe(null);
  });
  test('does: what the effect would do, in the mode that was chosen', () => {
    expect(fits({ does: { op: 'destroy' } })).toBe(true);
    expect(fits({ does: { op: 'banish' } })).toBe(false);
    expect(fits({ does: { op: 'draw' } }, { mode: 0 })).toBe(true);
    expect(fits({ does: { op: 'draw' } }, { mode: 1 })).toBe(false);
    expect(fits({ does: { op: 'mill' } }, { mode: 1 })).toBe(true);
    expect(fits({ does: { op: 'mill' } }, { mode: 0 })).toBe(false);
  });
  test('once the chain is gone, part and does are read off the effect', () => {
    const x = table();
    const e = x.event('activated', { cards: ['Breaker'], player: 0, n: 1, addr: x.effect('Breaker').addr });
    const fit = (more: Partial<A>): boolean =>
      matchEvent(x.s, x.ctx('Curse'), { k: 'activated', what: [], by: 'both', ...more } as A, e) !== null;
    expect(fit({ does: { op: 'mill' } })).toBe(true);
    expect(fit({ does: { op: 'banish' } })).toBe(false);
    expect(fit({ on: { only: false, what: mine } })).toBe(false);
    // a link of another card has the same number by now
    x.s.chain = [link(x, { card: x.id('Wolf'), mode: 0 }, ['Drake'])];
    expect(fit({ does: { op: 'mill' } })).toBe(true);
    expect(fit({ on: { only: false, what: mine } })).toBe(false);
  });
});
