/** Being asked after each link of a chain, and objecting when that was left out (ETIQ-06, REPLAY-01, REPLAY-02, EX-47). */
import { describe, expect, test } from 'vitest';
import { hashState, type PlayerId, type State } from '../../src/engine/index.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import { code, FORMAT_NAMES, openMatch, toNextDuel } from './matchTable.ts';

const STORM = code('Mystical Space Typhoon');

/**
 * Player 0 begins, sets a Typhoon, and both hold more of them: on turn 3 player 0 activates one as link 1, which player 1
 * may answer with one Set on turn 2.
 */
async function atTheFirstLink(format: string, everything: boolean): Promise<DuelSession> {
  for (let seed = 1; seed < 60; seed += 1) {
    const cards = [STORM, STORM, STORM];
    const { match } = await openMatch(format, { seed, first: 0, side: false, cards, everything });
    toNextDuel(match);
    const { session } = match.duel();
    if (await setUp(session)) return session;
    await session.dispose();
  }
  throw new Error('nobody draws the cards');
}

/** True once player 0 has activated link 1 against a set card. */
async function setUp(session: DuelSession): Promise<boolean> {
  for (let n = 0; n < 60; n += 1) {
    await session.settled();
    const { decision, pause, view, seat } = session.get();
    if (pause !== null) {
      session.proceed();
      continue;
    }
    if (decision === null || view.turn > 3) return false;
    const is = (o: (typeof decision.options)[number]): boolean =>
      o.card?.known === true && o.card.code === STORM;
    const set = decision.options.find((o) => o.k === 'setSpell' && is(o));
    const hasSet = view.sides[seat].spells.some((card) => card !== null);
    const first = decision.options.find((o) => o.k === 'activate' && is(o));
    if (view.turn < 3 && set !== undefined && !hasSet) session.choose(set.i);
    else if (view.turn === 3 && decision.kind === 'main' && first !== undefined) {
      session.choose(first.i);
      await session.settled();
      // The target: what player 1 has Set.
      const target = session.get().decision?.options.find(({ card }) => card?.controller === 1);
      if (target !== undefined && session.get().decision?.kind === 'pickCard') session.choose(target.i);
      await session.settled();
      return session.state.chain.length > 0 || session.canUndo();
    } else {
      const end = decision.options.find(({ k, n: to }) => (k === 'toPhase' && to === 5) || k === 'pass');
      session.choose((end ?? decision.options[0])?.i ?? 0);
    }
  }
  return false;
}

const chainOf = (state: State): (readonly [number, PlayerId])[] =>
  state.chain.map(({ card, player }) => [state.cards[card]?.code ?? 0, player] as const);

describe.each(FORMAT_NAMES)('chains in %s', (format) => {
  test('ETIQ-06 after each link the other player is asked whether to go on', async () => {
    const session = await atTheFirstLink(format, true);
    expect(chainOf(session.state)).toEqual([[STORM, 0]]);
    expect(session.get()).toMatchObject({ seat: 1, decision: { kind: 'respond', player: 1 } });
    const answer = session.get().decision?.options.find(({ k }) => k === 'activate');
    session.choose(answer?.i ?? -1);
    await session.settled();
    if (session.get().decision?.kind === 'pickCard') session.choose(0);
    await session.settled();
    // Link 2 lies there, and the player of link 1 has the word, if he has anything to answer with.
    expect(session.state.chain.length === 2 ? session.get().decision?.player : 0).toBe(0);
    await session.dispose();
  });

  test('REPLAY-01 EX-47 an answer passed by is taken back to the window it belongs in', async () => {
    const session = await atTheFirstLink(format, true);
    const window = hashState(session.state);
    const pass = session.get().decision?.options.find(({ k }) => k === 'pass');
    session.choose(pass?.i ?? -1);
    await session.settled();
    expect(hashState(session.state)).not.toBe(window);
    // B objects: the play is redone from where the question was due.
    expect(session.undo()).toBe(true);
    await session.settled();
    expect(hashState(session.state)).toBe(window);
    expect(session.get()).toMatchObject({ seat: 1, decision: { kind: 'respond', player: 1 } });
    const answer = session.get().decision?.options.find(({ k }) => k === 'activate');
    session.choose(answer?.i ?? -1);
    await session.settled();
    if (session.get().decision?.kind === 'pickCard') session.choose(0);
    await session.settled();
    expect(
      session.get().log.some(({ text, player }) => player === 1 && text.includes('Mystical Space Typhoon')),
    ).toBe(true);
    await session.dispose();
  });

  test('REPLAY-01 EX-47 where the window was not even shown, the play itself is taken back and made again', async () => {
    const session = await atTheFirstLink(format, false);
    // With "never" the window of player 1 was passed for him, and the link has resolved.
    expect(session.state.chain).toEqual([]);
    expect(session.undo()).toBe(true);
    session.setPrompts('always');
    await session.settled();
    expect(session.get()).toMatchObject({ seat: 0, decision: { kind: 'main' } });
    const again = session.get().decision?.options.find(({ k }) => k === 'activate');
    session.choose(again?.i ?? -1);
    await session.settled();
    expect(chainOf(session.state)).toEqual([[STORM, 0]]);
    expect(session.get()).toMatchObject({ seat: 1, decision: { kind: 'respond', player: 1 } });
    await session.dispose();
  });
});
