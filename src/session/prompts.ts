/** When a person is asked (DESIGN §4, §17). The engine offers every window; what is skipped is decided here. */
import { DECLARED, type Decision, type Event, type PlayerId, type State } from '../engine/index.ts';
import type { PromptPolicy } from './types.ts';

type Play = (typeof DECLARED)[number];

/** What last happened that a window can be about. */
export interface Moment {
  /** Who did it; -1 nobody, as at the start of a phase. */
  player: PlayerId | -1;
  what: 'play' | 'summon' | 'attack' | 'phase' | 'battle' | 'resolved';
}

/** The moment an event makes, or null for one that opens no window. */
export function momentOf(event: Event): Moment | null {
  switch (event.k) {
    case 'activated':
      return { player: event.player, what: 'play' };
    case 'summoned':
    case 'wouldSummon':
      return { player: event.by, what: 'summon' };
    case 'attack':
      return { player: event.player, what: 'attack' };
    case 'battle':
      return { player: -1, what: 'battle' };
    case 'phase':
      return { player: event.player, what: 'phase' };
    case 'resolved':
      return { player: event.player, what: 'resolved' };
    default:
      return null;
  }
}

/** Phases in which a window matters to the player who waits: those with something to lose or a last chance. */
const PHASES_THAT_MATTER = ['battle', 'end'];

/** Whether a response window is worth asking about when only what matters is. */
export function windowMatters(state: State, player: PlayerId, last: Moment | null): boolean {
  if (state.chain.length > 0) return state.chain.at(-1)?.player !== player;
  // Inside the Damage Step both players have reason to act, whoever attacks.
  if (state.sub !== 'none') return true;
  if (last === null) return state.turnPlayer !== player;
  if (last.what === 'phase' || last.what === 'resolved') {
    return state.turnPlayer !== player && PHASES_THAT_MATTER.includes(state.phase);
  }
  return last.player !== player;
}

/**
 * The option taken without asking, or null to ask: the only one there is, or a pass that the policy wants. Choices of what
 * to do in the own Main or Battle Phase are always asked.
 */
export function unasked(
  state: State,
  decision: Decision,
  policy: PromptPolicy,
  passing: boolean,
  last: Moment | null,
): number | null {
  if (decision.kind === 'main' || decision.kind === 'battle') return null;
  const { options } = decision;
  if (options.length === 1) return 0;
  if (decision.kind !== 'respond') return null;
  const pass = options.findIndex(({ k }) => k === 'pass');
  if (pass < 0) return null;
  if (passing || policy === 'never') return pass;
  if (policy === 'always') return null;
  return windowMatters(state, decision.player, last) ? null : pass;
}

/** Plays after which the rules have a window. */
const OPENS_WINDOW: readonly Play[] = [
  'summon',
  'tributeSummon',
  'flip',
  'procedure',
  'activate',
  'trigger',
  'attack',
  'phase',
  'endTurn',
];

/**
 * Whether a play of the other side gets a pause of its own where the engine skipped the window, since nobody had an answer:
 * under "always" each play is followed by one, so that neither silence nor timing says anything about hidden cards.
 */
export function pausesAfter(event: Event, policy: PromptPolicy): boolean {
  const play = event.k === 'declare' ? DECLARED[event.n] : undefined;
  return policy === 'always' && play !== undefined && OPENS_WINDOW.includes(play);
}
