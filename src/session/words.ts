import type { DecisionView, EventView, OptionView, PlayerId } from '../engine/index.ts';

/** What a session needs said; made by the texts of a language. */
export interface Words {
  /** The log's sentence for an event as `seat` knows it; empty when there is nothing to say. */
  event(event: EventView, seat: PlayerId): string;
  prompt(decision: DecisionView): string;
  option(option: OptionView, decision: DecisionView): string;
}
