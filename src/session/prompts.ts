/**
 * When a person is asked (DESIGN §4, §17): always, when it matters or never, for all windows or for each kind of them, and
 * not at all while he passes. The engine offers every window; what is skipped is decided here. Pure functions.
 */
import {
  DECLARED,
  type Decision,
  type Event,
  type Phase,
  type PlayerId,
  type State,
  viewFor,
} from '../engine/index.ts';
import {
  type PassUntil,
  PROMPT_POLICIES,
  type PromptPolicy,
  type PromptWindow,
  type PromptWindows,
} from './types.ts';

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

/** When one is asked: for all windows, and for those that have an answer of their own. */
export interface Asking {
  all: PromptPolicy;
  windows: PromptWindows;
}

/** The policies as they stand in the settings; words that are none are left out. */
export function promptWindows(kept: Readonly<Record<string, string>>): PromptWindows {
  const found: Partial<Record<PromptWindow, PromptPolicy>> = {};
  for (const [window, word] of Object.entries(kept)) {
    const policy = PROMPT_POLICIES.find((known) => known === word);
    if (policy !== undefined) found[window as PromptWindow] = policy;
  }
  return found;
}

/** Which window is open: what it answers, or the phase that is about to end. */
export function windowOf(state: State, last: Moment | null): PromptWindow {
  const link = state.chain.at(-1);
  if (link !== undefined) return link.isCard ? 'card' : 'effect';
  if (state.sub !== 'none') return 'damage';
  if (last?.what === 'summon' || last?.what === 'attack') return last.what;
  if (last?.what === 'resolved') return 'resolved';
  return phaseWindow(state.phase);
}

const phaseWindow = (phase: Phase): PromptWindow => (phase === 'main1' || phase === 'main2' ? 'main' : phase);

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

/** What a person has said not to be asked before. */
export interface Pass {
  player: PlayerId;
  until: PassUntil;
  /** The turn it was said in. */
  turn: number;
  /** The chain it was said in, by its first link; empty without one. */
  chain: string;
  /** What was to be answered then: the last link, and what had happened. */
  link: string;
  moment: Moment | null;
}

/** A link as long as its card stays where it was activated. */
const nameOf = (link: State['chain'][number] | undefined): string =>
  link === undefined ? '' : `${link.card} ${link.moved} ${link.addr}`;

export const passFrom = (state: State, player: PlayerId, until: PassUntil, moment: Moment | null): Pass => ({
  player,
  until,
  turn: state.turn,
  chain: nameOf(state.chain[0]),
  link: nameOf(state.chain.at(-1)),
  moment,
});

/** Whether the player who passed is asked again now. */
export function passEnds(pass: Pass, state: State, last: Moment | null): boolean {
  switch (pass.until) {
    case 'turnEnd':
      return state.turn !== pass.turn;
    case 'myTurn':
      return state.turn > pass.turn && state.turnPlayer === pass.player;
    case 'chainEnd':
      return nameOf(state.chain[0]) !== pass.chain;
    case 'aimed':
      return isAimedAt(pass, state, last);
  }
}

/** Whether something new concerns the player: an attack of the other side, or a card of his that is chosen. */
function isAimedAt({ player, moment, link: known }: Pass, state: State, last: Moment | null): boolean {
  const link = state.chain.at(-1);
  if (link === undefined) {
    return state.battle !== null && last?.what === 'attack' && last.player !== player && last !== moment;
  }
  if (link.player === player || nameOf(link) === known) return false;
  const targets = viewFor(state, player).chain.at(-1)?.targets ?? [];
  return targets.some(({ controller }) => controller === player);
}

/**
 * The option taken without asking, or null to ask: the only one there is, or a pass that the policy wants. Choices of what
 * to do in the own Main or Battle Phase are always asked.
 */
export function unasked(
  state: State,
  decision: Decision,
  asking: Asking,
  passing: boolean,
  last: Moment | null,
): number | null {
  if (decision.kind === 'main' || decision.kind === 'battle') return null;
  const { options } = decision;
  if (options.length === 1) return 0;
  if (decision.kind !== 'respond') return null;
  const pass = options.findIndex(({ k }) => k === 'pass');
  if (pass < 0) return null;
  if (passing) return pass;
  const policy = asking.windows[windowOf(state, last)] ?? asking.all;
  if (policy === 'never') return pass;
  if (policy === 'always') return null;
  return windowMatters(state, decision.player, last) ? null : pass;
}

/** The window that a play opens; none for others. */
const WINDOW_AFTER: Partial<Record<Play, PromptWindow>> = {
  summon: 'summon',
  tributeSummon: 'summon',
  flip: 'summon',
  procedure: 'summon',
  activate: 'card',
  trigger: 'effect',
  attack: 'attack',
  endTurn: 'end',
};

/**
 * Whether a play of the other side gets a pause of its own where the engine skipped the window, since nobody had an answer:
 * under "always" each play is followed by one, so that neither silence nor timing says anything about hidden cards.
 */
export function pausesAfter(event: Event, { all, windows }: Asking, phase: Phase): boolean {
  const play = event.k === 'declare' ? DECLARED[event.n] : undefined;
  if (play === undefined) return false;
  const window = play === 'phase' ? phaseWindow(phase) : WINDOW_AFTER[play];
  return window !== undefined && (windows[window] ?? all) === 'always';
}
