/** How the words of a scenario meet the options of a decision. */
import {
  ATTRIBUTES,
  type CardId,
  DECLARE_KINDS,
  type Decision,
  effectInfo,
  KINDS,
  type Option,
  type OptionKind,
  PHASES,
  type PlayerId,
  POSITIONS,
  RACES,
  type State,
  ZONE,
  ZONES_PER_PLAYER,
} from '../engine/index.ts';
import { type Names, sameName } from './names.ts';
import { cardsAt, type Place, rowSlot } from './places.ts';
import type { Action, CardPick, Verb } from './scenario.ts';

/** Option kinds behind the words that play a card, the more usual first. */
export const CARD_VERBS = {
  summon: ['summon', 'tributeSummon'],
  set: ['set', 'setSpell'],
  spsummon: ['procedure'],
  flip: ['flip'],
  pos: ['position'],
  activate: ['activate'],
  attack: ['attack'],
} as const satisfies Record<string, readonly OptionKind[]>;

/** A state at a decision, and the names in use. */
export interface Table {
  state: State;
  decision: Decision;
  names: Names;
}

/** Whether a card is the one meant. Numbers of options are not this function's business: they always are. */
export function isPicked(table: Table, id: CardId, pick: CardPick): boolean {
  switch (pick.k) {
    case 'index':
      return true;
    case 'direct':
      return false;
    case 'place':
      return id >= 0 && cardsAt(table.state, pick.at).includes(id);
    case 'card': {
      const card = id < 0 ? undefined : table.state.cards[id];
      if (card === undefined || !sameName(table.names, card.code, pick.code)) return false;
      return pick.at === null || cardsAt(table.state, pick.at).includes(id);
    }
  }
}

/** The options a pick means among some of them, in their order. */
export function picked(table: Table, options: readonly Option[], pick: CardPick): Option[] {
  if (pick.k === 'index') return options.slice(pick.i, pick.i + 1);
  if (pick.k === 'direct') return options.filter((option) => option.k === 'direct');
  return options.filter((option) => option.card >= 0 && isPicked(table, option.card, pick));
}

/** The options that an action of this kind on this card could be, the best first. */
export function cardOptions(
  table: Table,
  verb: keyof typeof CARD_VERBS,
  pick: CardPick,
  at: Place | null,
): Option[] {
  const kinds: readonly OptionKind[] = CARD_VERBS[verb];
  const options = kinds.flatMap((kind) => table.decision.options.filter((option) => option.k === kind));
  const there =
    at === null ? options : options.filter((option) => cardsAt(table.state, at).includes(option.card));
  return picked(table, there, pick);
}

/** Whether a decision is one that an action with these limits may answer. */
export function mayAnswer(table: Table, action: Action): boolean {
  const { state, decision } = table;
  if (action.player !== null && decision.player !== action.player) return false;
  if (action.turn !== null && state.turn !== action.turn) return false;
  return action.inPhase === null || state.phase === action.inPhase;
}

/**
 * The options with which an action could answer the decision, the best first; none if it does not fit. A `select` fits
 * with any card of its list; the target of an attack is looked at when the attack is tried.
 */
export function fittingOptions(table: Table, action: Action): Option[] {
  if (!mayAnswer(table, action)) return [];
  const { decision } = table;
  const { verb } = action;
  switch (verb.do) {
    case 'summon':
      return withTributes(cardOptions(table, 'summon', verb.card, action.at), action);
    case 'activate': {
      const options = [
        ...cardOptions(table, 'activate', verb.card, action.at),
        ...waitingTriggers(table, verb.card),
      ];
      return ofEffect(options, action.effect);
    }
    case 'attack':
      return [...cardOptions(table, 'attack', verb.card, action.at), ...replayed(table, verb)];
    case 'set':
    case 'spsummon':
    case 'flip':
    case 'pos':
      return ofPosition(cardOptions(table, verb.do, verb.card, action.at), action);
    case 'phase':
      return decision.options.filter((option) => option.k === 'toPhase' && PHASES[option.n] === verb.phase);
    case 'select':
    case 'sort':
      return selectOptions(table, verb.cards, action.at).slice(0, 1);
    default:
      return answerOptions(table, verb);
  }
}

/** Cards of a list that a choice offers now, in the order of the list. */
export function selectOptions(table: Table, picks: readonly CardPick[], at: Place | null = null): Option[] {
  const options = choiceOptions(table.decision).filter(
    (option) => at === null || cardsAt(table.state, at).includes(option.card),
  );
  return picks.flatMap((pick) => picked(table, options, pick).slice(0, 1));
}

const CHOICES: readonly Decision['kind'][] = ['pickCard', 'order', 'replay'];

/** What a choice of cards offers to be chosen. */
export function choiceOptions(decision: Decision): readonly Option[] {
  if (!CHOICES.includes(decision.kind)) return [];
  return decision.options.filter(
    (option) => option.k === 'card' || option.k === 'direct' || option.k === 'activate',
  );
}

/** Answers that name no card. */
export function answerOptions(table: Table, verb: Verb): Option[] {
  const { decision } = table;
  const { options } = decision;
  const first = (...kinds: OptionKind[]) =>
    kinds.flatMap((kind) => options.filter((option) => option.k === kind));
  switch (verb.do) {
    case 'pass':
      return first('pass');
    case 'yes':
      return decision.kind === 'trigger' ? first('yes', 'activate') : first('yes');
    case 'no':
      return decision.kind === 'trigger' ? first('no', 'pass') : first('no');
    case 'finish':
      return first('done');
    case 'cancel':
      return first('done', 'no', 'pass');
    case 'position':
      return options.filter((option) => option.k === 'pos' && POSITIONS[option.n] === verb.position);
    case 'zone':
      return options.filter((option) => option.k === 'slot' && isSlot(option, verb.zone));
    case 'option':
      return optionNamed(table, verb.option);
    case 'announce':
      return announced(table, verb.word);
    case 'counters':
      return decision.kind === 'pickCard' ? first('card') : [];
    default:
      return [];
  }
}

function isSlot(option: Option, zone: Place): boolean {
  const { slot } = zone;
  const side: PlayerId = option.m < ZONES_PER_PLAYER ? 0 : 1;
  if (slot === null || (zone.player !== null && zone.player !== side)) return false;
  return option.n === rowSlot({ ...zone, slot }, side) && option.m % ZONES_PER_PLAYER === ZONE[zone.zone];
}

/** `Yes`, `No`, `Heads`, `Tails`, the name of a way to use an effect, or its number. */
function optionNamed(table: Table, wanted: number | string): Option[] {
  const { decision } = table;
  const choices = decision.options.filter((option) => ['mode', 'yes', 'no', 'value'].includes(option.k));
  if (typeof wanted === 'number') {
    const modes = choices.filter((option) => option.k === 'mode');
    return modes.length > 0
      ? modes.filter((option) => option.n === wanted)
      : choices.slice(wanted, wanted + 1);
  }
  const word = wanted.toLowerCase();
  return choices.filter((option) => optionWord(table, option).toLowerCase() === word);
}

/** The text of an option of a choice between ways, answers or values. */
export function optionWord(table: Table, option: Option): string {
  switch (option.k) {
    case 'yes':
      return 'Yes';
    case 'no':
      return 'No';
    case 'mode':
      return modeName(table.decision, option.n);
    case 'value':
      return valueWord(table, option.n);
    default:
      return '';
  }
}

function modeName(decision: Decision, n: number): string {
  const effect = decision.about.addr < 0 ? null : effectInfo(decision.about.addr).effect;
  const mode = effect?.k === 'act' ? effect.modes?.[n] : undefined;
  return mode?.name ?? String(n);
}

/** A declared value in words: numbers stand for what the declaration is about. */
export function valueWord(table: Table, n: number): string {
  switch (DECLARE_KINDS[table.decision.about.what]) {
    case 'coin':
      return n === 1 ? 'Heads' : 'Tails';
    case 'name':
      return table.names.name(n);
    case 'race':
      return RACES[n] ?? String(n);
    case 'attr':
      return ATTRIBUTES[n] ?? String(n);
    case 'kind':
      return KINDS[n] ?? String(n);
    default:
      return String(n);
  }
}

function announced(table: Table, word: string | number): Option[] {
  const values = table.decision.options.filter((option) => option.k === 'value');
  if (typeof word === 'number') return values.filter((option) => option.n === word);
  if (DECLARE_KINDS[table.decision.about.what] === 'name') {
    const code = table.names.code(word);
    return code === undefined ? [] : values.filter((option) => sameName(table.names, option.n, code));
  }
  const wanted = word.toLowerCase();
  return values.filter((option) => valueWord(table, option.n).toLowerCase() === wanted);
}

/** Triggers that must activate are put in order by card; using an optional one may be asked as yes or no. */
function waitingTriggers(table: Table, pick: CardPick): Option[] {
  const { decision } = table;
  const { purpose, card } = decision.about;
  if (purpose === 'chainOrder') return picked(table, choiceOptions(decision), pick);
  if (purpose !== 'trigger' || !isPicked(table, card, pick)) return [];
  return decision.options.filter((option) => option.k === 'yes');
}

/** A replay asks the attacker's player for another target. */
function replayed(table: Table, verb: Extract<Verb, { do: 'attack' }>): Option[] {
  const { decision } = table;
  if (decision.kind !== 'replay' || verb.target === null || !isPicked(table, decision.about.card, verb.card))
    return [];
  return picked(table, decision.options, verb.target);
}

function ofEffect(options: Option[], effect: string | number | null): Option[] {
  if (effect === null) return options;
  if (typeof effect === 'number') return options.slice(effect, effect + 1);
  return options.filter((option) => option.k === 'activate' && effectInfo(option.n).effect.id === effect);
}

/** A change of position says to which one, where there are several. */
function ofPosition(options: Option[], action: Action): Option[] {
  if (action.position === null || action.verb.do !== 'pos') return options;
  const wanted = options.filter((option) => POSITIONS[option.n] === action.position);
  return wanted.length > 0 ? wanted : options;
}

/** With Tributes named, a Tribute Summon is meant. */
function withTributes(options: Option[], action: Action): Option[] {
  if (action.tributes.length === 0) return options;
  const tributes = options.filter((option) => option.k === 'tributeSummon');
  return tributes.length > 0 ? tributes : options;
}
