/** What a rule profile asks of a deck (PRM-02 to PRM-06, PRM-36). */
import { hasMechanic, type LimitListName, MECHANICS, type Profile, type Sizes } from '../engine/index.ts';
import type { DeckRules } from './legality.ts';

/** The copies allowed by the list of that name. */
export type LimitsOf = (list: LimitListName) => DeckRules['list'];

/** A profile with its list and the card pool of a format. */
export function deckRules(profile: Profile, limitsOf: LimitsOf, pool: ReadonlySet<number> | null): DeckRules {
  const main = rangeOf(profile.mainSizes);
  return {
    minMain: main.from,
    maxMain: main.to,
    sideSizes: profile.sideSizes.includes('-') ? bounded(profile.sideSizes) : listed(profile.sideSizes),
    maxExtra: rangeOf(profile.extraSizes).to,
    extraKinds: ['fusion', ...MECHANICS.filter((kind) => hasMechanic(profile, kind))],
    extraInSide: profile.extraInSide,
    copies: profile.copies,
    list: limitsOf(profile.list),
    pool,
  };
}

/** `40+` and `40-60`. */
function rangeOf(sizes: Sizes): { from: number; to: number | null } {
  const [from, to] = sizes.split(/[-+]/);
  return { from: Number(from), to: to === undefined || to === '' ? null : Number(to) };
}

function bounded(sizes: Sizes): { from: number; to: number } {
  const { from, to } = rangeOf(sizes);
  return { from, to: to ?? from };
}

const listed = (sizes: Sizes): number[] => sizes.split(',').map(Number);
