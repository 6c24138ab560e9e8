/** What happens before the first card is drawn, as lines of the log (SETUP-10, ETIQ-01). */
import type { Deck } from '../decks/deck.ts';
import { type PlayerId, type Profile, profileOf, rulesKey } from '../engine/index.ts';
import { englishFor, language } from '../text/language.ts';
import { houseRulesText } from './houseRules.ts';
import { matchScore } from './match.ts';
import type { Chosen, MatchPlace } from './replayFile.ts';
import type { DuelPlan } from './start.ts';

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
export function openingOf({
  game,
  decks,
  chosen,
  match,
  first,
  params = game.params,
}: Pick<DuelPlan, 'game' | 'decks' | 'chosen' | 'match' | 'first' | 'params'>): OpeningFacts {
  const sizes = ({ main, extra, side }: Deck) => ({
    main: main.length,
    extra: extra.length,
    side: side.length,
  });
  return {
    decks: [sizes(decks[0]), sizes(decks[1])],
    shuffle: profileOf(rulesKey(game.format.id, params)).shuffle,
    extraName: language(englishFor(game.rules.extraKinds)).extraDeck,
    first,
    houseRules: houseRulesText(params),
    ...(chosen !== undefined && { chosen }),
    ...(match !== undefined && { match }),
  };
}

/** `seat` -1: for somebody who only watches, to whom no player is "you". */
export function openingInEnglish(
  { decks, shuffle, extraName, match, houseRules, chosen, first }: OpeningFacts,
  seat: PlayerId | -1,
  names: readonly [string, string],
): OpeningLine[] {
  const [one, two]: readonly [PlayerId, PlayerId] = seat === 1 ? [1, 0] : [0, 1];
  const who = (p: PlayerId): string => (p === seat ? 'you' : names[p]);
  // inside a sentence "The computer" has no capital
  const inside = (p: PlayerId): string => who(p).replace(/^The /, 'the ');
  const whose = (p: PlayerId): string => (p === seat ? 'yours' : `${names[p]}'s`);
  const sizes = (part: keyof DeckSizes): string =>
    [one, two]
      .map((p) => (decks[p][part] === 0 ? `${whose(p)} none` : `${whose(p)} ${cards(decks[p][part])}`))
      .join(', ');
  const has = (part: keyof DeckSizes): boolean => decks.some((deck) => deck[part] > 0);
  const lines: OpeningLine[] = [];
  const say = (step: OpeningStep, text: string): void =>
    void lines.push({ step, text: text.charAt(0).toUpperCase() + text.slice(1) });

  if (match?.n === 1) say('match', 'A match begins: two won duels decide it, of three at most.');
  if (match !== undefined && match.n > 1) {
    say('match', `Duel ${match.n} of the match: ${scoreText(match.results, seat, names)}.`);
  }
  if (houseRules !== '') say('rules', `House rules: ${houseRules}.`);
  say('greeting', `${who(one)} and ${inside(two)} greet each other.`);
  say(
    'shuffle',
    shuffle === 'exchange'
      ? "Each player shuffles the other's Deck and gives it back."
      : 'Each player shuffles the own Deck, and the other cuts it.',
  );
  say('decks', `The Decks lie face-down in their zones: ${sizes('main')}.`);
  if (has('extra')) say('extra', `The ${extraName}s lie face-down in their zones: ${sizes('extra')}.`);
  if (match !== undefined && has('side')) {
    // Shown at the start of the match, and again after every exchange (SETUP-04, SETUP-05).
    say('side', `The Side Decks are counted${match.n > 1 ? ' again' : ''}, face-down: ${sizes('side')}.`);
  }
  if (chosen !== undefined) {
    const { by, player } = chosen;
    const isYou = player === seat;
    const how = by === 'toss' ? (isYou ? 'win the toss' : 'wins the toss') : 'lost the last duel';
    say(
      'toss',
      `${who(player)} ${how} and ${isYou ? 'go' : 'goes'} ${player === first ? 'first' : 'second'}.`,
    );
  }
  return lines;
}

/** `you lead 1 to 0`, `it stands 1 to 1`. */
export function scoreText(
  results: readonly (PlayerId | -1)[],
  seat: PlayerId | -1,
  names: readonly [string, string],
): string {
  const [a, b] = matchScore(results);
  if (a === b) return `it stands ${a} to ${b}`;
  const leader: PlayerId = a > b ? 0 : 1;
  return `${leader === seat ? 'you lead' : `${names[leader]} leads`} ${Math.max(a, b)} to ${Math.min(a, b)}`;
}

const cards = (n: number): string => `${n} card${n === 1 ? '' : 's'}`;
