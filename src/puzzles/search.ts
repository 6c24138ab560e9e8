/** Searches what a player can force in the rest of the turn, whatever the other side answers. */
import { hashState, type Option, type State } from '../engine/index.ts';
import { outcomes } from './chance.ts';
import { type Aim, standing } from './goal.ts';
import { answersTo } from './line.ts';

/** `unknown`: the bound was hit before it was settled. */
export type Verdict = 'reached' | 'failed' | 'unknown';

export interface Search {
  /** Whether the aim can be reached from here by force. The state stays as it is. */
  verdict(state: State): Verdict;
  /** The same for one option of the state's decision. */
  after(state: State, option: Option): Verdict;
  /** Positions looked at so far. */
  readonly looked: number;
  /** Bounds what is looked at from now on. */
  allow(positions: number): void;
}

export interface SearchOptions {
  /** Positions that may be looked at before everything unsettled is unknown. */
  most?: number;
  /** Setting Spells and Traps, which cannot be used in the turn they are Set, is not tried unless wanted. */
  sets?: boolean;
}

const MOST_POSITIONS = 200_000;

/**
 * Which zone a card goes to is taken for no difference: the lowest free one is tried alone. What was settled once is
 * remembered for as long as the search is.
 */
export function createSearch(aim: Aim, { most = MOST_POSITIONS, sets = false }: SearchOptions = {}): Search {
  const settled = new Map<string, boolean>();
  let looked = 0;
  let bound = most;

  const after = (state: State, option: Option): Verdict =>
    every(outcomes(state, option), (outcome) => verdict(outcome.state));

  const verdict = (state: State): Verdict => {
    const now = standing(aim, state);
    if (now !== 'open' || state.decision === null) return now === 'reached' ? 'reached' : 'failed';
    const mine = state.decision.player === aim.player;
    const options = worthTrying(state, mine && !sets);
    const [only] = options;
    if (only !== undefined && options.length === 1) return after(state, only);
    const hash = hashState(state);
    const known = settled.get(hash);
    if (known !== undefined) return known ? 'reached' : 'failed';
    looked += 1;
    if (looked > bound) return 'unknown';
    const found = mine
      ? some(options, (option) => after(state, option))
      : every(options, (option) => after(state, option));
    if (found !== 'unknown') settled.set(hash, found === 'reached');
    return found;
  };
  return {
    verdict,
    after,
    get looked() {
      return looked;
    },
    allow: (positions) => {
      bound = looked + positions;
    },
  };
}

/** Reached if one is; failed if all are. */
function some<T>(list: readonly T[], of: (entry: T) => Verdict): Verdict {
  let found: Verdict = 'failed';
  for (const entry of list) {
    const verdict = of(entry);
    if (verdict === 'reached') return verdict;
    if (verdict === 'unknown') found = verdict;
  }
  return found;
}

/** Failed if one is; reached if all are. */
function every<T>(list: readonly T[], of: (entry: T) => Verdict): Verdict {
  let found: Verdict = 'reached';
  for (const entry of list) {
    const verdict = of(entry);
    if (verdict === 'failed') return verdict;
    if (verdict === 'unknown') found = verdict;
  }
  return found;
}

/** What is played first when looking: what ends a duel soonest. */
const ORDER: readonly Option['k'][] = [
  'attack',
  'direct',
  'activate',
  'procedure',
  'tributeSummon',
  'summon',
  'flip',
];

/** The options that differ from each other, the promising ones first. */
export function worthTrying(state: State, withoutSets: boolean): Option[] {
  const { decision } = state;
  if (decision === null) return [];
  const options = answersTo(state).filter(({ k }) => !(withoutSets && k === 'setSpell'));
  if (decision.kind === 'slot') return [...options].sort((a, b) => a.m - b.m || a.n - b.n).slice(0, 1);
  const rank = ({ k }: Option): number => (ORDER.indexOf(k) + ORDER.length + 1) % (ORDER.length + 1);
  return [...options].sort((a, b) => rank(a) - rank(b));
}
