/** Side Decks between the duels of a match (SIDE-01 to SIDE-05, SETUP-04, SETUP-05), in every format there is. */
import { describe, expect, test } from 'vitest';
import { countCopies } from '../../src/decks/deck.ts';
import { known } from '../../src/decks/knownFile.ts';
import { beginSiding, SideRefused, sidingProblem, swapCards } from '../../src/decks/siding.ts';
import { deckProblem } from '../../src/session/deckChoice.ts';
import { loadGame } from '../../src/session/game.ts';
import { rulesOf } from '../../src/session/matchSave.ts';
import type { Match } from '../../src/session/matchTypes.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { type Saying, said } from '../../src/strings/saying.ts';
import { deckWithSide, FORMAT_NAMES, openMatch, toNextDuel, win } from './matchTable.ts';

const english = (what: Saying | null): string => said(what ?? '', stringsOf('en'));

const sidingOf = (match: Match) => {
  const { due } = match.get();
  if (due.k !== 'side') throw new Error(`${due.k} is due`);
  return due;
};

describe.each(FORMAT_NAMES)('Side Decks in %s', (format) => {
  test('SIDE-01 a match takes a Side Deck of 15 or none; a single duel does not ask', async () => {
    const game = await loadGame(format);
    const deck = deckWithSide(game, 'One');
    expect(deckProblem(deck, game, true)).toBeNull();
    expect(deckProblem({ ...deck, side: [] }, game, true)).toBeNull();
    const sixteen = { ...deck, side: [...deck.side, deck.side[0] ?? 0] };
    expect(english(deckProblem(sixteen, game, true))).toContain('Side Deck: 16 cards');
    expect(deckProblem(sixteen, game)).toBeNull();
  });

  test('SIDE-02 who has no Side Deck is not asked to exchange', async () => {
    const { match } = await openMatch(format, { side: false });
    await win(match, 0);
    expect(match.get().due.k).toBe('first');
  });

  test('SIDE-03 any number of cards is exchanged one for one; the next duel is played with them', async () => {
    const { match } = await openMatch(format);
    await win(match, 0);
    const { player, siding } = sidingOf(match);
    expect(player).toBe(0);
    const out = siding.deck.main.slice(0, 15);
    const into = [...siding.deck.side];
    for (const [i, card] of out.entries()) match.swap(card, into[i] ?? 0);
    expect(sidingOf(match).siding.deck.side).toEqual(expect.arrayContaining(out));
    toNextDuel(match);
    const { session } = match.duel();
    const cards = session.state.cards.filter(({ owner }) => owner === 0).map(({ code }) => code);
    for (const card of into) expect(cards).toContain(card);
    for (const [card, n] of countCopies(out)) {
      const before = siding.deck.main.filter((code) => code === card).length;
      expect(cards.filter((code) => code === card)).toHaveLength(before - n);
    }
    await session.dispose();
  });

  test('SIDE-03 the cards exchanged stay for the third duel, until they are exchanged again', async () => {
    const { match } = await openMatch(format);
    await win(match, 0);
    const [out, into] = [sidingOf(match).siding.deck.main[0]!, sidingOf(match).siding.deck.side[0]!];
    match.swap(out, into);
    await win(match, 1);
    expect(sidingOf(match).siding.deck.main).toContain(into);
    expect(match.reset()).toBe(true);
    expect(sidingOf(match).siding.deck.main).not.toContain(into);
    expect(match.takeBack()).toBe(true);
    expect(sidingOf(match).siding.deck.main).toContain(into);
    expect(match.takeBack()).toBe(false);
  });

  test('SIDE-04 SETUP-05 the deck keeps the size it had at the start of the match', async () => {
    const { match } = await openMatch(format);
    const sizes = () => {
      const { main, extra, side } = match.plan().decks[0];
      return [main.length, extra.length, side.length];
    };
    const before = sizes();
    await win(match, 1);
    for (const card of [...sidingOf(match).siding.deck.side]) {
      match.swap(sidingOf(match).siding.deck.main[20]!, card);
      expect(sizes()).toEqual(before);
    }
    match.sided();
    expect(sizes()).toEqual(before);
    // A deck of another size, made outside the client, is not taken.
    const game = await loadGame(format);
    const registered = deckWithSide(game, 'One');
    const grown = {
      ...registered,
      main: [...registered.main, registered.side[0]!],
      side: registered.side.slice(1),
    };
    expect(english(sidingProblem({ registered, deck: grown }, rulesOf(game)))).toContain('SIDE-04');
    const fresh = { ...registered, main: [...registered.main.slice(1), registered.side[0]!] };
    expect(english(sidingProblem({ registered, deck: fresh }, rulesOf(game)))).toContain('SIDE-03');
  });

  test('SIDE-03 what is not there is refused with the reason, and nothing is changed', async () => {
    const { match } = await openMatch(format);
    await win(match, 0);
    const { deck } = sidingOf(match).siding;
    const refused = (out: number, into: number): string => {
      try {
        match.swap(out, into);
      } catch (error) {
        if (error instanceof SideRefused) return error.message;
        throw error;
      }
      return '';
    };
    const [inDeck, inSide] = [deck.main[0]!, deck.side[0]!];
    const name = (code: number) => known.byPasscode(code)?.name;
    expect(refused(inSide, inSide)).toBe(`${name(inSide)} is not in the deck.`);
    expect(refused(inDeck, inDeck)).toBe(`${name(inDeck)} is not in the Side Deck.`);
    expect(sidingOf(match).siding.deck).toEqual(deck);
    const [fusion] = deck.extra;
    if (fusion !== undefined) {
      expect(refused(fusion, inSide)).toMatch(/is in the (?:Fusion|Extra) Deck, .* belongs in the Main Deck/);
    }
  });

  test('SIDE-03 cards of the Extra Deck go for cards of the Extra Deck only', async () => {
    const game = await loadGame(format);
    const fusions = deckWithSide(game, 'One').extra;
    const [one, two] = fusions;
    const whole = deckWithSide(game, 'One');
    if (one === undefined || two === undefined) throw new Error(`${format} has no Fusion Monsters`);
    const registered = { ...whole, extra: [one], side: [two, ...whole.side.slice(1)] };
    const siding = beginSiding(registered, registered);
    const rules = rulesOf(game);
    expect(swapCards(siding, one, two, rules).deck).toMatchObject({
      extra: [two],
      side: [one, ...whole.side.slice(1)],
    });
    expect(() => swapCards(siding, whole.main[0]!, two, rules)).toThrow(
      /belongs in the (?:Fusion|Extra) Deck/,
    );
    expect(() => swapCards(siding, one, whole.side[1]!, rules)).toThrow('belongs in the Main Deck');
  });

  test('SIDE-03 a deck that lists or copies forbid is refused when it is settled', async () => {
    const game = await loadGame(format);
    const whole = deckWithSide(game, 'One');
    const card = whole.main[0]!;
    // Two in the deck, two in the Side Deck: more than three in both together (DECK-03).
    const registered = { ...whole, side: [card, card, ...whole.side.slice(2)] };
    expect(english(sidingProblem({ registered, deck: registered }, rulesOf(game)))).toContain('4 copies');
    const rules = {
      ...rulesOf(game),
      rules: { ...game.rules, list: new Map([[whole.side[0]!, 0 as const]]) },
    };
    expect(english(sidingProblem({ registered: whole, deck: whole }, rules))).toContain('Forbidden');
    expect(sidingProblem({ registered: whole, deck: whole }, rulesOf(game))).toBeNull();
  });

  test('SIDE-05 SETUP-08 no card of a Side Deck is in the duel', async () => {
    const { match } = await openMatch(format);
    toNextDuel(match);
    const { session } = match.duel();
    const { decks } = match.plan();
    for (const owner of [0, 1] as const) {
      const cards = session.state.cards.filter((card) => card.owner === owner);
      expect(cards).toHaveLength(decks[owner].main.length + decks[owner].extra.length);
      for (const { code } of cards) expect(decks[owner].side).not.toContain(code);
    }
    await session.dispose();
  });

  test('an opponent of the program keeps the deck it registered', async () => {
    const { match } = await openMatch(format, { levels: ['person', 'random'] });
    const registered = match.plan().decks[1];
    await win(match, 1);
    expect(sidingOf(match).player).toBe(0);
    match.sided();
    expect(match.get().due).toMatchObject({ k: 'first', player: 0 });
    expect(match.plan().decks[1]).toEqual(registered);
  });
});
