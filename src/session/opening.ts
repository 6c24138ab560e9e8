/** What happens before the first card is drawn, as lines of the log (SETUP-10, ETIQ-01). */
import type { Deck } from '../decks/deck.ts';
import { type PlayerId, type Profile, profileOf, rulesKey } from '../engine/index.ts';
import type { Strings } from '../strings/index.ts';
import { inside } from '../strings/inside.ts';
import { matchScore } from './match.ts';
import type { Chosen, MatchPlace } from './replayFile.ts';
import type { DuelPlan } from './start.ts';
import type { Words } from './words.ts';

/** The steps in the order of SETUP-10; the opening draw is the engine's. */
export const OPENING_STEPS = [
  'match',
  'rules',
  'greeting',
  'shuffle',
  'decks',
  'extra',
  'side',
  'toss',
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

export interface OpeningLine {
  step: OpeningStep;
  text: string;
}

/** Sizes only: that is all a player learns of the other's decks. */
export interface OpeningFacts {
  decks: readonly [DeckSizes, DeckSizes];
  /** PRM-09: each shuffles the own deck and the other cuts it, or each shuffles the other's. */
  shuffle: Profile['shuffle'];
  /** `Fusion Deck` or `Extra Deck`. */
  extraName: string;
  match?: MatchPlace;
  /** House rules in words; empty where there are none. */
  houseRules: string;
  /** Missing where nobody decided, or has not yet. */
  chosen?: Chosen;
  first: PlayerId;
}
interface DeckSizes {
  main: number;
  extra: number;
  side: number;
}

/** What is told of a duel before it begins. */
export function openingOf(
  {
    game,
    decks,
    chosen,
    match,
    first,
    params = game.params,
  }: Pick<DuelPlan, 'game' | 'decks' | 'chosen' | 'match' | 'first' | 'params'>,
  words: Pick<Words, 'extraDeck' | 'houseRules'>,
): OpeningFacts {
  const sizes = ({ main, extra, side }: Deck) => ({
    main: main.length,
    extra: extra.length,
    side: side.length,
  });
  return {
    decks: [sizes(decks[0]), sizes(decks[1])],
    shuffle: profileOf(rulesKey(game.format.id, params)).shuffle,
    extraName: words.extraDeck(),
    first,
    houseRules: words.houseRules(params),
    ...(chosen !== undefined && { chosen }),
    ...(match !== undefined && { match }),
  };
}

/** `seat` -1: for somebody who only watches, to whom no player is "you". */
export function openingLines(
  { decks, shuffle, extraName, match, houseRules, chosen, first }: OpeningFacts,
  seat: PlayerId | -1,
  names: readonly [string, string],
  strings: Strings,
): OpeningLine[] {
  const { opening: words } = strings;
  const [one, two]: readonly [PlayerId, PlayerId] = seat === 1 ? [1, 0] : [0, 1];
  const sizes = (part: keyof DeckSizes): string =>
    [one, two]
      .map((p) =>
        p === seat ? words.yours(decks[p][part]) : words.theirs(inside(names[p], strings), decks[p][part]),
      )
      .join(', ');
  const has = (part: keyof DeckSizes): boolean => decks.some((deck) => deck[part] > 0);
  const lines: OpeningLine[] = [];
  const say = (step: OpeningStep, text: string): void => void lines.push({ step, text });

  if (match?.n === 1) say('match', words.matchBegins);
  if (match !== undefined && match.n > 1) {
    say('match', words.duelOfMatch(match.n, scoreText(match.results, seat, names, words)));
  }
  if (houseRules !== '') say('rules', words.houseRules(houseRules));
  say('greeting', seat === -1 ? words.greet(names[one], names[two]) : words.greetYou(names[two]));
  say('shuffle', shuffle === 'exchange' ? words.shuffle.exchange : words.shuffle.own);
  say('decks', words.decks(sizes('main')));
  if (has('extra')) say('extra', words.extra(extraName, sizes('extra')));
  if (match !== undefined && has('side')) {
    // Shown at the start of the match, and again after every exchange (SETUP-04, SETUP-05).
    say('side', words.side(match.n > 1, sizes('side')));
  }
  if (chosen !== undefined) {
    const { by, player } = chosen;
    const { you, they } = by === 'toss' ? words.toss : words.lost;
    const isFirst = player === first;
    say('toss', player === seat ? you(isFirst) : they(names[player], isFirst));
  }
  return lines;
}

/** `you lead 1 to 0`, `it stands 1 to 1`. */
export function scoreText(
  results: readonly (PlayerId | -1)[],
  seat: PlayerId | -1,
  names: readonly [string, string],
  { score }: Strings['opening'],
): string {
  const [a, b] = matchScore(results);
  if (a === b) return score.even(a);
  const leader: PlayerId = a > b ? 0 : 1;
  const [most, least] = [Math.max(a, b), Math.min(a, b)];
  return leader === seat ? score.you(most, least) : score.they(names[leader], most, least);
}
