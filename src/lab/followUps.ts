/** What the actions taken bring with them: Tributes, costs, targets, a position, the rest of a list. */
import type { CardId, Decision, EffectAddr, Option, PlayerId, Purpose } from '../engine/index.ts';
import { answerOptions, choiceOptions, picked, selectOptions, type Table } from './match.ts';
import type { Action, CardPick } from './scenario.ts';

/** What an action taken still has to say: its lists shrink as its choices come up. */
export interface FollowUp {
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
export interface Waiting {
  readonly action: Action;
  skip: number;
}

export const waiting = (action: Action): Waiting => ({ action, skip: action.skip });

/** A choice of several cards, answered one at a time from one list. */
export interface Choosing {
  readonly action: Action;
  readonly player: PlayerId;
  /** The card that asks. */
  readonly card: CardId;
  left: CardPick[];
}

/** What an action answered with an option leaves to be answered. */
export function newFollowUp(action: Action, option: Option, { decision }: Table): FollowUp {
  const { verb } = action;
  return {
    action,
    player: decision.player,
    card: option.card < 0 ? decision.about.card : option.card,
    addr: option.k === 'activate' || option.k === 'procedure' ? option.n : decision.about.addr,
    target: verb.do === 'attack' && verb.target !== null && option.k === 'attack' ? [verb.target] : [],
    tributes: [...action.tributes],
    cost: [...action.cost],
    targets: [...action.targets],
    position: verb.do === 'pos' ? null : action.position,
    zone: action.zone,
    after: action.after.map(waiting),
  };
}

/** The choice that a list of cards has begun, if the action is one. */
export function newChoosing(action: Action, option: Option, table: Table): Choosing | null {
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

/** The next card of a multiple choice, or `done` when its list is used up or has nothing to say here. */
export function goOnChoosing(choosing: Choosing, table: Table): { option: Option | null; over: boolean } {
  const { decision } = table;
  if (choosing.player !== decision.player) return { option: null, over: true };
  const [option] = choosing.card === decision.about.card ? selectOptions(table, choosing.left) : [];
  if (option === undefined) return { option: finished(decision), over: true };
  choosing.left = without(table, choosing.left, option);
  return { option, over: false };
}

/** The end of a choice that has begun. */
const finished = (decision: Decision): Option | null =>
  decision.about.chosen.length === 0
    ? null
    : (decision.options.find((option) => option.k === 'done') ?? null);

/** An answer from what the actions taken brought with them: those of the card or effect that asks, then the newest. */
export function followUp(followUps: readonly FollowUp[], table: Table): Option | null {
  const { player, about } = table.decision;
  const own = followUps.filter((entry) => entry.player === player);
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
