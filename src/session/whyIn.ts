import { cardOfHandle, type PlayerId, type State, type WhyView, whyCard, whyPhase } from '../engine/index.ts';
import type { WhyAbout } from './types.ts';

/** Why, and why not, as that seat may know it; null for a card that is not there any more. */
export function whyIn(state: State, seat: PlayerId, about: WhyAbout): WhyView | null {
  if ('phase' in about) return whyPhase(state, seat, about.phase);
  const id = cardOfHandle(state, about.card);
  return id < 0 ? null : whyCard(state, seat, id);
}
