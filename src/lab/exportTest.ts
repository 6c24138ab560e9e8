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
  const { names } = cards;
  const start = Math.min(course.start, at);
  const { json, lost } = startOf(course, start, id, cards);
  Object.assign(json, chanceOf(course, start, at, names));
  const made = choicesMade(course, start, at);
  for (const way of made.length === 0 ? [] : WAYS) {
    const actions = actionsOf(made, names, way);
    if (actions === null) break;
    const tried = { ...json, ...(way.auto ? {} : { auto: false }), actions };
    const { run, chosen } = play(tried, cards);
    const wanted = made.map(({ state, option }) => choiceForm(state, option));
    if (run.error !== null || run.unused.length > 0 || wanted.some((form, i) => form !== chosen[i])) continue;
    const whole = { ...tried, expect: expected(run, names) };
    return { text: scenarioText(whole), json: whole, actions: actions.length, left: 0, lost };
  }
  const bare = made.length === 0 ? { json, lost } : startOf(course, at, id, cards, true);
  const whole = { ...bare.json, actions: [] };
  const { run } = play(whole, cards);
  const test = { ...whole, expect: expected(run, names) };
  return { text: scenarioText(test), json: test, actions: 0, left: made.length, lost: bare.lost };
}

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

/** Every result of chance on the way and what is still forced, so that the test needs no luck. */
function chanceOf(course: Course, start: number, at: number, names: Names): ScenarioJson {
  const last = forcedState(course, at);
  const events: Event[] = [];
  for (let i = start === 0 ? 0 : start + 1; i <= at; i++)
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
  for (let i = start === 0 ? 0 : start + 1; i <= at; i++) {
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
function expected({ state, end }: Run, names: Names): ScenarioJson {
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
