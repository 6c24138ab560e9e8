import {
  type DecisionView,
  decisionView,
  type EventView,
  type OptionView,
  type PlayerId,
  type State,
  type WhyView,
} from '../engine/index.ts';
import type { LanguageCode, Strings } from '../strings/index.ts';
import type { WhyAnswer } from '../text/why.ts';
import type { HouseRules } from './houseRules.ts';
import type { OpeningFacts, OpeningLine } from './opening.ts';

/** What a session and its screens need said; made by the texts of a language. */
export interface Words {
  readonly language: LanguageCode;
  readonly strings: Strings;
  /** What a seat is called: those that the program has named are named in this language. */
  seatName(name: string): string;
  /** The log's sentence for an event as `seat` (-1: somebody who only watches) tells it; empty when there is none. */
  event(event: EventView, seat: PlayerId | -1, names: readonly [string, string]): string;
  /** What happens before the first draw, as `seat` tells it. */
  opening(facts: OpeningFacts, seat: PlayerId | -1, names: readonly [string, string]): OpeningLine[];
  /** House rules; empty where there are none. */
  houseRules(params: HouseRules): string;
  prompt(decision: DecisionView): string;
  option(option: OptionView, decision: DecisionView): string;
  /** Why a card can or cannot do something. */
  why(view: WhyView): WhyAnswer;
  /** A card's name. */
  name(code: number): string;
  /** What the rules call the Extra Deck. */
  extraDeck(): string;
  /** Name, kind, values and text of a card, a line each. */
  card(code: number): string[];
}

/** What is said of the option `i` that is offered; empty where there is none. */
export function saidOf(state: State, i: number, words: Pick<Words, 'option'>): string {
  const { decision } = state;
  const view = decision === null ? null : decisionView(state, decision.player);
  const option = view?.options[i];
  return view && option ? words.option(option, view) : '';
}
