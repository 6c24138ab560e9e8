/** The actions of a scenario as they are used up: which answers a decision next, and what it brings with it. */
import {
  advance,
  type CardId,
  cloneState,
  type Decision,
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
import type { Action, CardPick } from './scenario.ts';

/** What an action taken still has to say: its lists shrink as its choices come up. */
interface FollowUp {
  readonly action: Action;
  readonly player: PlayerId;
  /** The card it played; −1 for none. */
  readonly card: CardId;
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
  left: CardPick[];
}

export interface Script {
  queue: Waiting[];
  /** By the actions taken so far, the newest first. */
  followUps: FollowUp[];
  choosing: Choosing | null;
  /** What happened since the last action was taken. */
  since: Event[];
}

const waiting = (action: Action): Waiting => ({ action, skip: action.skip });

export const newScript = (actions: readonly Action[]): Script => ({
  queue: actions.map(waiting),
  followUps: [],
  choosing: null,
  since: [],
});

/** Actions nothing has asked for yet. */
export const pendingActions = (script: Script): Action[] => [
  ...script.followUps.flatMap((followUp) => followUp.after.map((entry) => entry.action)).reverse(),
  ...script.queue.map((entry) => entry.action),
];

/** Answers the decision out of the script, or says that nothing in it does. */
export function scripted(script: Script, table: Table): Option | null {
  const chosen = goOnChoosing(script, table) ?? followUp(script, table);
  if (chosen !== null) return chosen;
  for (const { after } of script.followUps) {
    const option = take(script, after, table);
    if (option !== null) return option;
  }
  dropSettled(script, table);
  return take(script, script.queue, table);
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
    card: option.card,
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
  const { player } = table.decision;
  if (verb.do === 'select' || verb.do === 'sort') {
    return { action, player, left: without(table, verb.cards, option) };
  }
  if (verb.do !== 'counters') return null;
  const cards = table.decision.options.filter((entry) => entry.k === 'card');
  const picks = verb.counts.flatMap((count, i): CardPick[] => {
    const code = table.state.cards[cards[i]?.card ?? -1]?.code;
    return code === undefined ? [] : Array.from({ length: count }, () => ({ k: 'card', code, at: null }));
  });
  return { action, player, left: picks.slice(1) };
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
  if (choosing === null || choosing.player !== decision.player) return null;
  const [option] = selectOptions(table, choosing.left);
  if (option !== undefined && (decision.about.chosen.length > 0 || decision.kind === 'order')) {
    choosing.left = without(table, choosing.left, option);
    return option;
  }
  script.choosing = null;
  return finished(decision);
}

/** The end of a choice that has begun. */
const finished = (decision: Decision): Option | null =>
  decision.about.chosen.length === 0
    ? null
    : (decision.options.find((option) => option.k === 'done') ?? null);

/** An answer from what the actions taken brought with them: those of the card that asks, then the newest. */
function followUp(script: Script, table: Table): Option | null {
  const own = script.followUps.filter((entry) => entry.player === table.decision.player);
  const asking = own.filter((entry) => entry.card >= 0 && entry.card === table.decision.about.card);
  for (const entry of new Set([...asking, ...own.slice(0, 1)])) {
    const option = answerFrom(entry, table);
    if (option !== null) return option;
  }
  return null;
}

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
  return entry.card === decision.about.card && hadLists(entry) ? finished(decision) : null;
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
 * The engine takes a choice with one legal answer itself. A `select` or `position` which stands for such a choice is done
 * with when the next action fits and what it asks for has happened.
 */
function dropSettled(script: Script, table: Table): void {
  const [head, next] = script.queue;
  if (head === undefined || next === undefined) return;
  if (fittingOptions(table, head.action).length > 0 || !isSettled(script, table, head.action)) return;
  if (tried(table, next.action) !== undefined) script.queue.shift();
}

/** Drops what is left in the queue as long as it has come about by itself; for the place where a run stops. */
export function dropAllSettled(script: Script, table: Omit<Table, 'decision'>): boolean {
  let dropped = false;
  for (
    let head = script.queue[0];
    head !== undefined && isSettled(script, table, head.action);
    head = script.queue[0]
  ) {
    script.queue.shift();
    dropped = true;
  }
  return dropped;
}

function isSettled(script: Script, table: Omit<Table, 'decision'>, { verb }: Action): boolean {
  const seen = script.since.flatMap((event) => event.cards);
  return verb.do === 'select' && verb.cards.every((pick) => seen.some((id) => isNamed(table, id, pick)));
}

const isNamed = (table: Omit<Table, 'decision'>, id: CardId, pick: CardPick): boolean =>
  pick.k === 'card' && table.names.name(table.state.cards[id]?.code ?? -1) === table.names.name(pick.code);
