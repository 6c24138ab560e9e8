/** Compares where a run ended with what a scenario expects. */
import { type CardView, type PlayerId, type SideView, type State, viewFor } from '../engine/index.ts';
import { type Names, sameName } from './names.ts';
import { counterWord, positionWord } from './parseCards.ts';
import { cardsAt, type Place, rowSlot, zoneOf } from './places.ts';
import type { CardExpectation, Expectation, ExpectedPile, RunEnd } from './scenario.ts';

/** What is not as expected, one sentence each. `end` is how the run ended. */
export function checkExpectations(
  state: State,
  end: RunEnd,
  expectations: readonly Expectation[],
  names: Names,
): string[] {
  return expectations.flatMap((expected) => {
    const found = compare(state, end, expected, names);
    return found === null ? [] : [`${expected.key}: ${found}`];
  });
}

/** Null when it is as expected. */
function compare(state: State, end: RunEnd, expected: Expectation, names: Names): string | null {
  switch (expected.k) {
    case 'lp':
      return differs(expected.n, state.players[expected.player].lp);
    case 'deckCount':
      return differs(expected.n, zoneOf(state, expected.player, 'deck').length);
    case 'turn':
      return differs(expected.n, state.turn);
    case 'phase':
      return differs(expected.phase, state.phase);
    case 'result':
      return differs(expected.result, end);
    case 'winner':
      return differs(expected.winner, winnerOf(state));
    case 'pile':
      return comparePile(state, expected, names);
    case 'card':
      return compareCard(state, expected.at, expected.card, names);
  }
}

function differs<T>(expected: T, found: T): string | null {
  return expected === found ? null : `expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}

function winnerOf(state: State): PlayerId | 'draw' | 'nobody yet' {
  if (state.result === null) return 'nobody yet';
  return state.result.winner === -1 ? 'draw' : state.result.winner;
}

const PILE_ZONES = {
  hand: 'hand',
  gy: 'gy',
  banished: 'banished',
  extra: 'extra',
  deck: 'deck',
  monsters: 'mzone',
  spells: 'szone',
} as const satisfies Record<ExpectedPile, Place['zone']>;

/** Multisets of names, but for the Deck, which is compared from the top as far as the list goes. */
function comparePile(
  state: State,
  expected: Extract<Expectation, { k: 'pile' }>,
  names: Names,
): string | null {
  const { player, pile, codes } = expected;
  const ids = zoneOf(state, player, PILE_ZONES[pile]).filter((id) => id >= 0);
  const found = ids.map((id) => state.cards[id]?.code ?? -1);
  if (pile === 'deck') {
    const top = found.reverse().slice(0, codes.length === 0 ? undefined : codes.length);
    const same = top.length === codes.length && codes.every((code, i) => sameName(names, code, top[i] ?? -1));
    return same ? null : `expected from the top ${namesText(codes, names)}, found ${namesText(top, names)}`;
  }
  const wanted = namesText(codes, names, true);
  const there = namesText(found, names, true);
  return wanted === there ? null : `expected ${wanted}, found ${there}`;
}

function namesText(codes: readonly number[], names: Names, sorted = false): string {
  const texts = codes.map((code) => names.name(code));
  return `[${(sorted ? texts.sort() : texts).join(', ')}]`;
}

/** One place: nothing there, or a card with the values named. */
function compareCard(state: State, at: Place, expected: CardExpectation | null, names: Names): string | null {
  const [id] = cardsAt(state, at);
  const card = id === undefined ? undefined : state.cards[id];
  if (expected === null)
    return card === undefined ? null : `expected nothing, found ${names.name(card.code)}`;
  if (card === undefined)
    return `expected ${expected.code === null ? 'a card' : names.name(expected.code)}, found nothing`;
  const wrong: string[] = [];
  const check = (word: string, wanted: unknown, found: unknown) => {
    if (wanted !== null && wanted !== found)
      wrong.push(`${word} ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
  };
  if (expected.code !== null && !sameName(names, expected.code, card.code)) {
    check('card', names.name(expected.code), names.name(card.code));
  }
  check('owner', expected.owner, card.owner);
  const view = viewOf(state, at);
  if (view === null) return wrong.length === 0 ? null : `expected ${wrong.join('; ')}`;
  check('pos', positionText(expected.pos), foundPosition(view, at));
  if (view.known) {
    check('atk', expected.atk, view.atk);
    check('def', expected.def, view.def);
    check('level', expected.level, view.level);
    if (expected.materials !== null)
      check(
        'materials',
        namesText(expected.materials, names, true),
        namesText(
          (view.materials ?? []).flatMap((m) => (m.known ? [m.code] : [])),
          names,
          true,
        ),
      );
    check('negated', expected.negated, view.negated);
    wrong.push(...compareCounters(expected.counters, view.counters));
  }
  return wrong.length === 0 ? null : `expected ${wrong.join('; ')}`;
}

const positionText = (position: CardExpectation['pos']): string | null =>
  position === null ? null : position === 'up' ? 'up' : positionWord(position);

function foundPosition(view: CardView, at: Place): string {
  if (at.zone === 'mzone') return view.position === null ? 'none' : positionWord(view.position);
  return view.faceUp ? 'up' : 'set';
}

function compareCounters(
  expected: CardExpectation['counters'],
  found: { kind: string; n: number }[],
): string[] {
  if (expected === null) return [];
  const numbers = new Map(found.filter(({ n }) => n > 0).map(({ kind, n }) => [counterWord(kind), n]));
  if (expected.length === 0)
    return numbers.size === 0 ? [] : [`no counters, found ${JSON.stringify([...numbers])}`];
  return expected
    .filter(([kind, n]) => (numbers.get(counterWord(kind)) ?? 0) !== n)
    .map(([kind, n]) => `${n} × ${kind}, found ${numbers.get(counterWord(kind)) ?? 0}`);
}

/** A card as its controller sees it, with its present values. */
function viewOf(state: State, at: Place): CardView | null {
  const { slot } = at;
  if (slot === null) return null;
  for (const player of at.player === null ? ([0, 1] as const) : [at.player]) {
    const found = slotOf(viewFor(state, player).sides[player], at.zone, rowSlot({ ...at, slot }, player));
    if (found !== null) return found;
  }
  return null;
}

function slotOf(side: SideView, zone: Place['zone'], slot: number): CardView | null {
  switch (zone) {
    case 'mzone':
      return side.monsters[slot] ?? null;
    case 'szone':
      return side.spells[slot] ?? null;
    case 'fzone':
      return side.field;
    case 'deck':
      return null;
    default:
      return side[zone][slot] ?? null;
  }
}
