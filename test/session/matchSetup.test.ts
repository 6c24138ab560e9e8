/** What happens before the first draw, manners, and going on without asking (SETUP, ETIQ, REPLAY). */
import { describe, expect, test } from 'vitest';
import { FORMATS, hashState, type PlayerId } from '../../src/engine/index.ts';
import { ZONE } from '../../src/engine/types.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import type { Match } from '../../src/session/matchTypes.ts';
import { OPENING_STEPS, openingLines, openingOf } from '../../src/session/opening.ts';
import { FORMAT_NAMES, openMatch, toNextDuel, win } from './matchTable.ts';
import { playOn, words } from './table.ts';

const texts = (session: DuelSession): string[] => session.get().log.map(({ text }) => text);

async function begun(match: Match): Promise<DuelSession> {
  toNextDuel(match);
  const { session } = match.duel();
  await session.settled();
  return session;
}

describe.each(FORMAT_NAMES)('the start of a duel in %s', (format) => {
  test('SETUP-10 greeting, shuffle and cut, decks, Side Deck, toss, opening draw: in that order', async () => {
    const { match } = await openMatch(format, {});
    const session = await begun(match);
    const lines = texts(session);
    const at = [
      /greet each other/,
      /^Each player shuffles/,
      /^The Decks lie face-down in their zones/,
      /^The (?:Fusion|Extra) Decks lie face-down in their zones/,
      /^The Side Decks are counted, face-down/,
      /wins? the toss and go(?:es)? first/,
      /^The Duel begins/,
      /draws? .*5 cards|draws? (?:.*, ){4}/,
    ].map((pattern) => lines.findIndex((line) => pattern.test(line)));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    const opening = openingLines(openingOf(match.plan(), words), 0, ['You', 'The computer'], words.strings);
    expect(opening.map(({ text }) => text)).toContain('You and the computer greet each other.');
    expect(opening.find(({ step }) => step === 'decks')?.text).toContain(", the computer's ");
    const steps = opening.map(({ step }) => step);
    expect(steps).toEqual(OPENING_STEPS.filter((step) => steps.includes(step)));
    await session.dispose();
  });

  test('SETUP-01 SETUP-02 SETUP-03 SETUP-09 both decks are shuffled and lie face-down in their zones', async () => {
    const { match } = await openMatch(format);
    const session = await begun(match);
    const { view } = session.get();
    const { decks } = match.plan();
    for (const p of [0, 1] as const) {
      const drawn = view.sides[p].handCount;
      expect(view.sides[p].deckCount).toBe(decks[p].main.length - drawn);
      expect(view.sides[p].extraCount).toBe(decks[p].extra.length);
    }
    // The other side's cards are not seen; neither is the order of the own Deck.
    const other = session.get().seat === 0 ? 1 : 0;
    expect(view.sides[other].hand.every((card) => !card.known)).toBe(true);
    expect(view.sides[other].extra.every((card) => !card.known)).toBe(true);
    const again = await openMatch(format, { seed: 7 });
    const second = await begun(again.match);
    const orders = [session, second].map(({ state }) => state.cards.map(({ code }) => code).join());
    const zones = [session, second].map(({ state }) => state.zones.map((zone) => zone.join()).join(';'));
    expect(orders[0]).toBe(orders[1]);
    expect(zones[0]).not.toBe(zones[1]);
    await session.dispose();
    await second.dispose();
  });

  test('SETUP-01 PRM-09 the shuffle is told as the rules in force have it', async () => {
    const { match } = await openMatch(format);
    const session = await begun(match);
    const exchanged = FORMATS[format]?.profile === 'legacy-4000';
    expect(texts(session)).toContain(
      exchanged
        ? "Each player shuffles the other's Deck and gives it back."
        : 'Each player shuffles their own Deck, and the other cuts it.',
    );
    await session.dispose();
  });

  test('SETUP-04 the Side Decks are shown by their number, and no card of them', async () => {
    const { match } = await openMatch(format);
    const session = await begun(match);
    expect(texts(session)).toContain(
      "The Side Decks are counted, face-down: Ann's 15 cards, Ben's 15 cards.",
    );
    await session.dispose();
    const without = await openMatch(format, { side: false });
    const plain = await begun(without.match);
    expect(texts(plain).some((line) => line.includes('Side Deck'))).toBe(false);
    await plain.dispose();
  });

  test('SETUP-05 after exchanging, the Side Decks are counted again', async () => {
    const { match } = await openMatch(format);
    await win(match, 0);
    const { due } = match.get();
    if (due.k !== 'side') throw new Error('no siding');
    match.swap(due.siding.deck.main[0]!, due.siding.deck.side[0]!);
    const session = await begun(match);
    expect(texts(session)).toContain(
      "The Side Decks are counted again, face-down: Ann's 15 cards, Ben's 15 cards.",
    );
    expect(texts(session)).toContain('Ben lost the last duel and goes first.');
    expect(texts(session)[0]).toBe('Duel 2 of the match: Ann leads 1 to 0.');
    await session.dispose();
  });

  test('SETUP-06 SETUP-07 both hold five cards from the top of their decks when the duel begins', async () => {
    const { match } = await openMatch(format);
    const session = await begun(match);
    const lines = texts(session);
    const turn = lines.findIndex((line) => line.startsWith('Turn 1'));
    const draws = lines.slice(0, turn).filter((line) => /\bdraws? /.test(line));
    expect(draws).toHaveLength(2);
    const { sides, turnPlayer } = session.get().view;
    const waiting: PlayerId = turnPlayer === 0 ? 1 : 0;
    expect(sides[waiting].handCount).toBe(5);
    await session.dispose();
  });

  test('ETIQ-01 each duel of a match opens with a greeting', async () => {
    const { match } = await openMatch(format);
    for (let n = 1; match.get().due.k !== 'over'; n += 1) {
      const session = await begun(match);
      expect(texts(session).filter((line) => /^Ann and Ben greet each other\.$/.test(line))).toHaveLength(1);
      expect(match.get().results).toHaveLength(n - 1);
      session.surrender();
      await session.settled();
      await session.dispose();
    }
  });

  test('ETIQ-02 every play is told before what comes of it', async () => {
    const { match } = await openMatch(format);
    const session = await begun(match);
    const summon = session.get().decision?.options.find(({ k }) => k === 'summon');
    const before = session.get().log.length;
    session.choose(summon?.i ?? -1);
    await session.settled();
    // The zone, where the player picks it.
    while (session.get().log.length === before) {
      session.choose(0);
      await session.settled();
    }
    const kinds = session
      .get()
      .log.slice(before)
      .map(({ event }) => event.k);
    expect(['declare', 'wouldSummon']).toContain(kinds[0]);
    expect(kinds.indexOf('summoned')).not.toBe(0);
    await session.dispose();
  });

  test('ETIQ-03 ETIQ-05 Graveyards and the number of cards in the hand are always seen, and looking changes nothing', async () => {
    const { match } = await openMatch(format);
    const session = await begun(match);
    await playOn(session, 3, 40);
    const { view, seat } = session.get();
    const other: PlayerId = seat === 0 ? 1 : 0;
    const before = hashState(session.state);
    const { gy, handCount } = view.sides[other];
    expect(gy.every((card) => card.known)).toBe(true);
    const real = session.state.cards.filter(({ owner, zone }) => owner === other && zone === ZONE.hand);
    expect(handCount).toBe(real.length);
    expect(hashState(session.state)).toBe(before);
    await session.dispose();
  });

  test('ETIQ-04 nobody is offered a play with a card of the other side', async () => {
    const { match } = await openMatch(format);
    const session = await begun(match);
    for (let n = 0; n < 60 && session.get().end === null; n += 1) {
      await session.settled();
      const { decision, seat } = session.get();
      if (decision === null) break;
      expect(decision.player).toBe(seat);
      if (decision.purpose === 'action') {
        for (const { card } of decision.options) {
          if (card !== null) expect(card.known && card.controller).toBe(seat);
        }
      }
      await playOn(session, n, 1);
    }
    await session.dispose();
  });

  test('ETIQ-07 the end of a turn is announced', async () => {
    const { match } = await openMatch(format);
    const session = await begun(match);
    const end = session.get().decision?.options.find(({ k, n }) => k === 'toPhase' && n === 5);
    session.choose(end?.i ?? -1);
    await session.settled();
    const lines = texts(session);
    const said = lines.findIndex((line) => /ends? (?:your|the) turn|End Phase/.test(line));
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThan(lines.findIndex((line) => line.startsWith('Turn 2')));
    await session.dispose();
  });
});
