/** The actions of a scenario as they are used up: which answers a decision next, and what it brings with it. */
import {
  advance,
  type CardId,
  cloneState,
  type Decision,
  type EffectAddr,
  type Event,
  type Option,
  type PlayerId,
  type Purpose,
} from '../engine/index.ts';
import {
  answerOptions,
  choiceOptions,
  fittingOptions,
  isPicked,
  picked,
  selectOptions,
  type Table,
} from './match.ts';
import { sameName } from './names.ts';
import { positionOfCard } from './parseCards.ts';
import type { Action, CardPick } from './scenario.ts';

/** What an action taken still has to say: its lists shrink as its choices come up. */
interface FollowUp {
  readonly action: Action;
  readonly player: PlayerId;
  /** The card it played or answered for, and the effect; −1 for none. */
  readonly card: CardId;
  readonly addr: EffectAddr;
  /** Where its attack goes. */
  target: CardPick[];
  tributes: CardPick[];
  cost: CardPick[];
  targets: CardPick[];
  position: Action['position'];
  zone: Action['zone'];
  after: Waiting[];
}

/** An action in the queue; `skip` counts down the fitting decisions it lets go by. */
interface Waiting {
  readonly action: Action;
  skip: number;
}

/** A choice of several cards, answered one at a time from one list. */
interface Choosing {
  readonly action: Action;
  readonly player: PlayerId;
  /** The card that asks. */
  readonly card: CardId;
  left: CardPick[];
}

export interface Script {
  queue: Waiting[];
  /** By the actions taken so far, the newest first. */
  followUps: FollowUp[];
  choosing: Choosing | null;
  /** What happened since the last action was taken. */
  since: Event[];
  /** Answers taken for given because the engine does not ask where only one is legal. */
  assumed: Assumed[];
}

/** An answer nobody asked for, and what happened from the action before it on: there it must have come about. */
interface Assumed {
  readonly action: Action;
  readonly events: Event[];
}

const waiting = (action: Action): Waiting => ({ action, skip: action.skip });

export const newScript = (actions: readonly Action[]): Script => ({
  queue: actions.map(waiting),
  followUps: [],
  choosing: null,
  since: [],
  assumed: [],
});

/** Notes what happens while the script is played. */
export function heard(script: Script, event: Event): void {
  script.since.push(event);
  for (const { events } of script.assumed) events.push(event);
}

/** Actions nothing has asked for, nor come about by themselves. */
export function pendingActions(script: Script, table: Words): Action[] {
  return [
    ...script.assumed
      .filter(({ action, events }) => !cameAbout(table, action, events))
      .map(({ action }) => action),
    ...script.followUps.flatMap((followUp) => followUp.after.map((entry) => entry.action)).reverse(),
    ...script.queue.map((entry) => entry.action),
  ];
}

/** Whether actions are left in the queue. */
export const hasActions = (script: Script): boolean =>
  script.queue.length > 0 || script.followUps.some(({ after }) => after.length > 0);

/**
 * Answers the decision out of the script, or says that nothing in it does. `otherwise` is what would be answered then,
 * null where the run would stop.
 */
export function scripted(script: Script, table: Table, otherwise: Option | null): Option | null {
  const chosen = goOnChoosing(script, table) ?? followUp(script, table);
  if (chosen !== null) return chosen;
  for (const { after } of script.followUps) {
    const option = take(script, after, table);
    if (option !== null) return option;
  }
  const option = take(script, script.queue, table);
  if (option !== null) return option;
  return assume(script, table, otherwise) ? scripted(script, table, otherwise) : null;
}

/** The first action of a queue, if the decision is the one it waits for. */
function take(script: Script, queue: Waiting[], table: Table): Option | null {
  const head = queue[0];
  if (head === undefined) return null;
  const option = tried(table, head.action);
  if (option === undefined) return null;
  if (head.skip > 0) {
    head.skip--;
    return null;
  }
  queue.shift();
  begin(script, head.action, option, table);
  return option;
}

/** The option an action would take here; an attack must also be able to reach its target. */
function tried(table: Table, action: Action): Option | undefined {
  const options = fittingOptions(table, action);
  const { verb } = action;
  if (verb.do !== 'attack' || verb.target === null) return options[0];
  const { target } = verb;
  return options.find((option) => option.k !== 'attack' || reaches(table, option, target));
}

/** Whether this play can be followed by that choice of target; tried on a copy. */
export function reaches(table: Table, option: Option, target: CardPick): boolean {
  const state = cloneState(table.state);
  const events: Event[] = [];
  advance(state, option, (event) => events.push(event));
  const { decision } = state;
  const there = decision === null ? null : { state, decision, names: table.names };
  if (there !== null && isTargetChoice(there.decision, option))
    return picked(there, there.decision.options, target).length > 0;
  const attack = events.find((event) => event.k === 'attack');
  if (attack === undefined) return true;
  const met = attack.cards[1];
  if (met === undefined) return target.k === 'direct';
  return there === null ? false : isPicked({ ...there, state: table.state }, met, target);
}

function isTargetChoice(decision: Decision, option: Option): boolean {
  if (option.k === 'attack') return decision.about.purpose === 'attackTarget';
  return choiceOptions(decision).length > 0;
}

/** What an action taken leaves to be answered. */
function begin(script: Script, action: Action, option: Option, table: Table): void {
  const { verb } = action;
  const { player } = table.decision;
  script.since = [];
  script.choosing = choosing(action, option, table);
  script.followUps.unshift({
    action,
    player,
    card: option.card < 0 ? table.decision.about.card : option.card,
    addr: option.k === 'activate' || option.k === 'procedure' ? option.n : table.decision.about.addr,
    target: verb.do === 'attack' && verb.target !== null && option.k === 'attack' ? [verb.target] : [],
    tributes: [...action.tributes],
    cost: [...action.cost],
    targets: [...action.targets],
    position: verb.do === 'pos' ? null : action.position,
    zone: action.zone,
    after: action.after.map(waiting),
  });
}

function choosing(action: Action, option: Option, table: Table): Choosing | null {
  const { verb } = action;
  const { player, about } = table.decision;
  if (verb.do === 'select' || verb.do === 'sort') {
    return { action, player, card: about.card, left: without(table, verb.cards, option) };
  }
  if (verb.do !== 'counters') return null;
  const cards = table.decision.options.filter((entry) => entry.k === 'card');
  const picks = verb.counts.flatMap((count, i): CardPick[] => {
    const code = table.state.cards[cards[i]?.card ?? -1]?.code;
    return code === undefined ? [] : Array.from({ length: count }, () => ({ k: 'card', code, at: null }));
  });
  return { action, player, card: about.card, left: picks.slice(1) };
}

/** A list without the entry that led to this option. */
function without(table: Table, picks: readonly CardPick[], option: Option): CardPick[] {
  const options = choiceOptions(table.decision);
  const at = picks.findIndex((pick) => picked(table, options, pick)[0] === option);
  return picks.filter((_, i) => i !== at);
}

/** The next card of a multiple choice, or `done` when its list is used up. */
function goOnChoosing(script: Script, table: Table): Option | null {
  const { choosing } = script;
  const { decision } = table;
  if (choosing === null) return null;
  if (choosing.player === decision.player && choosing.card === decision.about.card) {
    const [option] = selectOptions(table, choosing.left);
    if (option !== undefined) {
      choosing.left = without(table, choosing.left, option);
      return option;
    }
  }
  const { action, left } = choosing;
  script.choosing = null;
  if (left.length > 0) {
    // what is left of the list leaves no choice, or there is no such choice: the end of the run shows which
    const rest: Action = { ...action, verb: { do: 'select', cards: left } };
    script.assumed.push({ action: rest, events: [...script.since] });
  }
  return choosing.player === decision.player ? finished(decision) : null;
}

/** The end of a choice that has begun. */
const finished = (decision: Decision): Option | null =>
  decision.about.chosen.length === 0
    ? null
    : (decision.options.find((option) => option.k === 'done') ?? null);

/** An answer from what the actions taken brought with them: those of the card or effect that asks, then the newest. */
function followUp(script: Script, table: Table): Option | null {
  const { player, about } = table.decision;
  const own = script.followUps.filter((entry) => entry.player === player);
  const asking = own.filter((entry) => isAsking(entry, about));
  const [newest] = own;
  if (newest !== undefined && (about.purpose === 'tribute' || newest.card < 0)) asking.push(newest);
  for (const entry of asking) {
    const option = answerFrom(entry, table);
    if (option !== null) return option;
  }
  return null;
}

const isAsking = ({ card, addr }: FollowUp, about: Decision['about']): boolean =>
  (card >= 0 && card === about.card) || (addr >= 0 && addr === about.addr);

function answerFrom(entry: FollowUp, table: Table): Option | null {
  const { decision } = table;
  if (entry.position !== null && decision.kind === 'position') {
    const [option] = answerOptions(table, { do: 'position', position: entry.position });
    if (option !== undefined) entry.position = null;
    return option ?? null;
  }
  if (entry.zone !== null && decision.kind === 'slot') {
    const [option] = answerOptions(table, { do: 'zone', zone: entry.zone });
    if (option !== undefined) entry.zone = null;
    return option ?? null;
  }
  if (choiceOptions(decision).length === 0) return null;
  for (const list of listsFor(decision.about.purpose)) {
    const [option] = selectOptions(table, entry[list]);
    if (option === undefined) continue;
    entry[list] = without(table, entry[list], option);
    return option;
  }
  return isAsking(entry, decision.about) && hadLists(entry) ? finished(decision) : null;
}

const hadLists = ({ action }: FollowUp): boolean =>
  action.tributes.length + action.cost.length + action.targets.length > 0;

type List = 'target' | 'tributes' | 'cost' | 'targets';

/** Which list answers a choice: the one named for its purpose, then the others in their order. */
function listsFor(purpose: Purpose): readonly List[] {
  switch (purpose) {
    case 'attackTarget':
      return ['target'];
    case 'cost':
    case 'pay':
      return ['cost', 'tributes', 'targets'];
    case 'target':
    case 'effect':
      return ['targets', 'tributes', 'cost'];
    default:
      return ['tributes', 'cost', 'targets'];
  }
}

/**
 * The engine does not ask where one answer alone is legal. A `select` or `position` that stands for such a choice is taken
 * for given when the action after it fits here and the run would stop otherwise, or what it asks for has happened already.
 */
function assume(script: Script, table: Table, otherwise: Option | null): boolean {
  const [head, next] = script.queue;
  if (head === undefined || !isAnswer(head.action)) return false;
  const happened = cameAbout(table, head.action, script.since);
  const fits = next !== undefined && tried(table, next.action) !== undefined;
  if (next === undefined ? otherwise !== null || !happened : !fits || (otherwise !== null && !happened))
    return false;
  script.queue.shift();
  script.assumed.push({ action: head.action, events: [...script.since] });
  return true;
}

/** Drops the answers left over when a duel has ended, as long as they have come about. */
export function assumeRest(script: Script, table: Words): void {
  for (
    let head = script.queue[0];
    head !== undefined && cameAbout(table, head.action, script.since);
    head = script.queue[0]
  ) {
    script.queue.shift();
  }
}

type Words = Pick<Table, 'state' | 'names'>;

const isAnswer = ({ verb }: Action): boolean => verb.do === 'select' || verb.do === 'position';

/** Whether something happened to every card selected, or a monster came to lie as it should. */
function cameAbout(table: Words, { verb }: Action, events: readonly Event[]): boolean {
  if (verb.do === 'select') {
    const seen = events.flatMap((event) => event.cards);
    return verb.cards.every((pick) => seen.some((id) => isNamed(table, id, pick)));
  }
  if (verb.do !== 'position') return false;
  const summoned = events.filter((event) => event.k === 'summoned').flatMap((event) => event.cards);
  return summoned.some((id) => {
    const card = table.state.cards[id];
    return card !== undefined && positionOfCard(card) === verb.position;
  });
}

/** By name only: places say where a card lay before. */
const isNamed = (table: Words, id: CardId, pick: CardPick): boolean =>
  pick.k === 'card' && sameName(table.names, table.state.cards[id]?.code ?? -1, pick.code);
