/** The actions of a scenario as they are used up: which of them answers a decision next. */
import type { Event, Option } from '../engine/index.ts';
import { type Assumed, cameAbout, isAnswer, type Words } from './assume.ts';
import {
  type Choosing,
  type FollowUp,
  followUp,
  goOnChoosing,
  newChoosing,
  newFollowUp,
  type Waiting,
  waiting,
} from './followUps.ts';
import { fittingOptions, type Table } from './match.ts';
import { reaches } from './reach.ts';
import type { Action } from './scenario.ts';

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

export const newScript = (actions: readonly Action[]): Script => ({
  queue: actions.map(waiting),
  followUps: [],
  choosing: null,
  since: [],
  assumed: [],
});

/** The same script at the same point, to be played on with by itself. */
export const cloneScript = (script: Script): Script => ({
  queue: script.queue.map((entry) => ({ ...entry })),
  followUps: script.followUps.map((entry) => ({
    ...entry,
    after: entry.after.map((waiting) => ({ ...waiting })),
  })),
  choosing: script.choosing === null ? null : { ...script.choosing },
  since: [...script.since],
  assumed: script.assumed.map((entry) => ({ ...entry, events: [...entry.events] })),
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
export function scripted(script: Script, table: Table, otherwise: Option | null = null): Option | null {
  const chosen = restOfList(script, table) ?? followUp(script.followUps, table);
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
  script.since = [];
  script.choosing = newChoosing(head.action, option, table);
  script.followUps.unshift(newFollowUp(head.action, option, table));
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

/** A list goes on; what is left of it when its choice is over leaves no choice, which the end of the run shows. */
function restOfList(script: Script, table: Table): Option | null {
  const { choosing } = script;
  if (choosing === null) return null;
  const { option, over } = goOnChoosing(choosing, table);
  if (!over) return option;
  script.choosing = null;
  const { action, left } = choosing;
  if (left.length > 0) {
    script.assumed.push({
      action: { ...action, verb: { do: 'select', cards: left } },
      events: [...script.since],
    });
  }
  return option;
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
