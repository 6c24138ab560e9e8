/** A board, what was chosen from it and what came of it, written as a scenario: as a test that holds. */
import {
  type CardView,
  type Event,
  effectInfo,
  type Option,
  type PlayerId,
  type State,
  viewFor,
} from '../engine/index.ts';
import { actionsOf, type Made, type Writing } from './actions.ts';
import { type Course, forcedState, shotsTo, stateAt } from './course.ts';
import { exportScenario, type ScenarioJson, scenarioText, wordFor } from './export.ts';
import type { Names } from './names.ts';
import { parseScenarios } from './parse.ts';
import { counterName, positionWord } from './parseCards.ts';
import { placeOf, placeSlot, placeText } from './places.ts';
import { type LabCards, laidPosition, openPosition } from './position.ts';
import { type Run, runFrom } from './run.ts';

export interface WrittenTest {
  text: string;
  json: ScenarioJson;
  /** How many choices it plays; 0: only the position, where the others have no words or come out otherwise. */
  actions: number;
  /** Choices that could not be written. */
  left: number;
  /** Choices before the one the test was to begin with, which it plays first: what was under way there is no position. */
  before: number;
  /** What the form has no words for and the copy therefore lacks. */
  lost: string[];
}

const WAYS: readonly Writing[] = [
  { auto: true, brief: true },
  { auto: true, brief: false },
  { auto: false, brief: true },
  { auto: false, brief: false },
];

/**
 * The course up to a decision as a scenario. Its actions are tried out: they are written only in a way that comes to every one
 * of the choices again. What is expected is read off that run, so the test holds.
 */
export function writeTest(course: Course, at: number, id: string, cards: LabCards): WrittenTest {
  const wanted = Math.min(course.start, at);
  const start = openBefore(course, wanted);
  const written =
    (start < wanted ? played(course, start, at, id, cards, true) : null) ??
    played(course, wanted, at, id, cards, false);
  if (written !== null) return written;
  const left = at - wanted;
  const bare = startOf(course, left === 0 ? wanted : at, id, cards, left > 0);
  const chance = left === 0 ? chanceOf(course, wanted, at, cards.names) : {};
  const whole = { ...bare.json, ...chance, actions: [] };
  const { run } = play(whole, cards);
  const test = { ...whole, expect: expected(run, cards.names) };
  return { text: scenarioText(test), json: test, actions: 0, left, before: 0, lost: bare.lost };
}

/**
 * A Chain, a battle or a choice that is under way cannot be put down as a position: the last decision before it at which
 * everything lies open, as many choices as are needed before `start`. `start` itself where there is none.
 */
function openBefore(course: Course, start: number): number {
  for (let at = start; at >= 0; at--)
    if ((at === 0 && course.base.k === 'board') || liesOpen(stateAt(course, at))) return at;
  return start;
}

const liesOpen = ({ decision, chain, battle }: State): boolean =>
  (decision?.kind === 'main' || decision?.kind === 'battle') &&
  decision.about.purpose === 'action' &&
  chain.length === 0 &&
  battle === null;

/**
 * The choices from `start` on in words that come to them again, best in a way that stops at this very decision; null if there
 * is no such way. `exact`: no other will do.
 */
function played(
  course: Course,
  start: number,
  at: number,
  id: string,
  cards: LabCards,
  exact: boolean,
): WrittenTest | null {
  const { names } = cards;
  const { json, lost } = startOf(course, start, id, cards);
  Object.assign(json, chanceOf(course, start, at, names));
  const made = choicesMade(course, start, at);
  const wanted = made.map(({ state, option }) => choiceForm(state, option));
  const here = tableText(forcedState(course, at), names);
  let other: WrittenTest | null = null;
  for (const way of made.length === 0 ? [] : WAYS) {
    const actions = actionsOf(made, names, way);
    if (actions === null) break;
    const tried = { ...json, ...(way.auto ? {} : { auto: false }), actions };
    const { run, chosen } = play(tried, cards);
    if (run.error !== null || run.unused.length > 0 || wanted.some((form, i) => form !== chosen[i])) continue;
    const whole = { ...tried, expect: expected(run, names) };
    const before = Math.min(course.start, at) - start;
    const test = { text: scenarioText(whole), json: whole, actions: actions.length, left: 0, before, lost };
    if (chosen.length === wanted.length && tableText(run.state, names) === here) return test;
    other ??= test;
  }
  return exact ? null : other;
}

/** What lies where, to tell whether two states show the same table. */
const tableText = (state: State, names: Names): string =>
  JSON.stringify([expected({ state, end: 'paused' }, names), state.chain.length, state.decision?.kind]);

/** The position the test begins with. `asState`: as the table stands, and not the board it came from. */
function startOf(
  course: Course,
  start: number,
  id: string,
  cards: LabCards,
  asState = false,
): { json: ScenarioJson; lost: string[] } {
  const { base } = course;
  if (base.k === 'duel' || start > 0 || asState) {
    return exportScenario(forcedState(course, start), id, cards.names);
  }
  const { json, lost } = exportScenario(laidPosition(base.board, cards), id, cards.names);
  const { seed, cards: revision } = base.board;
  return {
    json: { ...json, ...(revision === null ? {} : { cards: revision }), ...(seed === 1 ? {} : { seed }) },
    lost,
  };
}

/** The opening of a board belongs to the test; that of a duel was before it. */
const firstWay = ({ base }: Course, start: number): number =>
  start === 0 && base.k === 'board' ? 0 : start + 1;

/** Every result of chance on the way and what is still forced, so that the test needs no luck. */
function chanceOf(course: Course, start: number, at: number, names: Names): ScenarioJson {
  const last = forcedState(course, at);
  const events: Event[] = [];
  for (let i = firstWay(course, start); i <= at; i++)
    events.push(...shotsTo(course, i).map(({ event }) => event));
  const tossed = (n: number): number[] =>
    events.filter((e) => e.k === 'tossed' && e.n === n).map(({ m }) => m);
  const coins = [...tossed(0), ...last.coins];
  const dice = [...tossed(1), ...last.dice];
  // Shuffles are told by seed or by what was forced at the start; those forced later come at their turn.
  const shuffles = [...usedShuffles(course, start, at), ...last.shuffles];
  return {
    ...(coins.length > 0 && { coins }),
    ...(dice.length > 0 && { dice }),
    ...(shuffles.length > 0 && {
      shuffles: shuffles.map((order) => order.map((code) => wordFor(code, names))),
    }),
  };
}

/** What each shuffle on the way was made to leave on top; an empty order for one that was left to chance. */
function usedShuffles(course: Course, start: number, at: number): number[][] {
  const used: number[][] = [];
  let waiting = [...forcedState(course, start).shuffles];
  if (start === 0 && course.base.k === 'board')
    waiting = course.base.board.shuffles.map((order) => [...order]);
  let known = false;
  for (let i = firstWay(course, start); i <= at; i++) {
    if (i > start && course.forced.get(i - 1)?.shuffles !== undefined)
      waiting = [...forcedState(course, i - 1).shuffles];
    for (const { event } of shotsTo(course, i)) {
      if (event.k !== 'shuffled') continue;
      const order = waiting.shift();
      known ||= order !== undefined;
      used.push(order ?? []);
    }
  }
  const pending = forcedState(course, at).shuffles.length > 0;
  return known || pending ? used : [];
}

function choicesMade(course: Course, start: number, at: number): Made[] {
  const made: Made[] = [];
  for (let i = start; i < at; i++) {
    const state = stateAt(course, i);
    const option = course.choices[i]?.option;
    const own = state.decision?.options.find(
      (o) => o.k === option?.k && o.card === option.card && o.n === option.n && o.m === option.m,
    );
    if (own !== undefined) made.push({ state, option: own });
  }
  return made;
}

/** A choice in a form that does not hang on the numbers of cards and effects. */
function choiceForm(state: State, { k, card, n, m }: Option): string {
  const { decision } = state;
  const isEffect = (k === 'activate' || k === 'procedure') && n >= 0;
  const what = isEffect ? effectInfo(n).effect.id : String(n);
  return [decision?.player, decision?.kind, k, state.cards[card]?.code, placeOf(state, card), what, m].join(
    ' ',
  );
}

function play(json: ScenarioJson, cards: LabCards): { run: Run; chosen: string[] } {
  const [scenario] = parseScenarios(JSON.stringify(json), String(json.id), cards.names);
  if (scenario === undefined) throw new Error('no scenario');
  const chosen: string[] = [];
  const state = openPosition(scenario, cards);
  const run = runFrom(state, scenario, cards.names, null, (now, option) =>
    chosen.push(choiceForm(now, option)),
  );
  return { run, chosen };
}

/** Everything of the table that a scenario can expect. */
function expected({ state, end }: Pick<Run, 'state' | 'end'>, names: Names): ScenarioJson {
  const sides = ([0, 1] as const).map((player) => sideExpected(state, player, names));
  const { result } = state;
  return {
    result: end,
    ...(result !== null && { winner: result.winner === -1 ? 'draw' : result.winner }),
    turn: state.turn,
    phase: state.phase,
    ...sides[0],
    ...sides[1],
  };
}

function sideExpected(state: State, player: PlayerId, names: Names): ScenarioJson {
  const side = viewFor(state, player).sides[player];
  const p = `p${player}`;
  const listed = (cards: readonly (CardView | null)[]): (string | number)[] =>
    cards.flatMap((card) => (card?.known ? [wordFor(card.code, names)] : []));
  const zones: ScenarioJson = {};
  for (const [zone, row] of [
    ['mzone', side.monsters],
    ['szone', side.spells],
    ['fzone', [side.field]],
  ] as const) {
    row.forEach((card, i) => {
      if (!card?.known) return;
      const place = placeText({ player, zone, slot: placeSlot(zone, i, player) });
      zones[place] = cardExpected(card, zone === 'mzone', names);
    });
  }
  return {
    ...(side.lp >= 0 && { [`${p}.lp`]: side.lp }),
    [`${p}.hand`]: listed(side.hand),
    [`${p}.deckCount`]: side.deckCount,
    [`${p}.gy`]: listed(side.gy),
    [`${p}.banished`]: listed(side.banished),
    [`${p}.monsters`]: listed(side.monsters),
    [`${p}.spells`]: listed(side.spells),
    ...zones,
  };
}

function cardExpected(card: CardView & { known: true }, isMonster: boolean, names: Names): ScenarioJson {
  const counters = card.counters.filter(({ n }) => n > 0);
  return {
    card: wordFor(card.code, names),
    pos: isMonster && card.position !== null ? positionWord(card.position) : card.faceUp ? 'up' : 'set',
    ...(isMonster && card.faceUp && card.atk >= 0 && { atk: card.atk }),
    ...(isMonster && card.faceUp && card.def >= 0 && { def: card.def }),
    ...(counters.length > 0 && {
      counters: Object.fromEntries(counters.map(({ kind, n }) => [counterName(kind), n])),
    }),
    ...(card.negated && { negated: true }),
  };
}
