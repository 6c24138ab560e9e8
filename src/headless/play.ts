/** `duelo play` without a screen: a duel or a match, talked about in sentences or in JSON. */

import { SideRefused } from '../decks/siding.ts';
import type { PlayerId } from '../engine/index.ts';
import { chooseDeck, requirePlayable } from '../session/deckChoice.ts';
import { choiceNamed, planFrom, playFrom, seatingFor } from '../session/fromReplay.ts';
import type { Game } from '../session/game.ts';
import { resumeMatch, startMatch } from '../session/matchPlay.ts';
import { isMatchFile, type MatchPlan, readMatch } from '../session/matchSave.ts';
import type { Match, MatchTable } from '../session/matchTypes.ts';
import { requireLevel, seatNames } from '../session/opponents.ts';
import { tossOf } from '../session/seed.ts';
import { type DuelPlan, type OpenDuel, readDuel, resumeDuel, startDuel } from '../session/start.ts';
import type { Words } from '../session/words.ts';
import { refusalIn } from '../strings/saying.ts';
import { EXIT } from './io.ts';
import {
  askFirst,
  isShared,
  keepAsking,
  openingTeller,
  type PlayContext,
  playOne,
  seatsFor,
  tableFor,
} from './playDuel.ts';
import { atOneInput } from './sharedTalk.ts';
import type { SideAnswer } from './sideTalk.ts';
import type { ToldEnd } from './talk.ts';

export interface PlayArgs {
  deck: string;
  opponentDeck: string;
  /** A level, or `self`: both seats are at this input. */
  against: string;
  seed: number;
  match: boolean;
  first: 'me' | 'them' | 'toss';
}

/**
 * Plays until the duel or match is over or the input ends. Throws DeckRefused and UnknownName.
 * @param ready called when nothing of what was asked for is refused, before anything is told
 */
export async function play(
  args: PlayArgs,
  given: PlayContext & { game: Game },
  ready: () => void = () => {},
): Promise<number> {
  const { game, records } = given;
  const self = args.against === 'self';
  const level = self ? 'person' : requireLevel(args.against);
  const context = atOneInput(['person', level], given);
  const decks = [chooseDeck(args.deck, records), chooseDeck(args.opponentDeck, records)] as const;
  for (const deck of decks) requirePlayable(deck, game, args.match);
  const plan: MatchPlan = {
    game,
    decks: [decks[0], decks[1]],
    names: seatNames(records.settings().name, self, decks[1].name),
    levels: ['person', level],
    seed: args.seed,
    ...(args.first !== 'toss' && { first: args.first === 'me' ? 0 : 1 }),
  };
  ready();
  return args.match
    ? playMatch(startMatch(plan, matchTable(plan.levels, context)), plan, context)
    : playSingle(plan, context);
}

/** Goes on with a save, of a duel or of a match. Throws ReplayError and what `loadGame` throws. */
export async function playSaved(path: string, given: PlayContext): Promise<number> {
  if (isMatchFile(path)) {
    const saved = await readMatch(path);
    const context = atOneInput(saved.plan.levels, given);
    return playMatch(resumeMatch(saved, matchTable(saved.plan.levels, context)), saved.plan, context);
  }
  const saved = await readDuel(path);
  const context = atOneInput(saved.plan.levels, given);
  openingTeller(context)(saved.plan);
  const table = { ...tableFor(saved.plan.levels, context), seats: seatsFor(saved.plan) };
  return playAlone(resumeDuel(saved, table), saved.plan, context);
}

export interface FromArgs {
  path: string;
  /** A choice as `choiceNamed` reads it. */
  at: string | undefined;
  seat: 'me' | 'them';
  /** A level or `self`; undefined: who sat there. */
  against: string | undefined;
}

/** A duel of its own that begins with choices of a replay. Throws ReplayError and UnknownName. */
export async function playFromReplay({ path, at, ...wanted }: FromArgs, given: PlayContext): Promise<number> {
  const saved = await readDuel(path);
  const plan = planFrom(saved, seatingFor(saved, wanted, given.records.settings()));
  const context = atOneInput(plan.levels, given);
  const node = choiceNamed(saved, at);
  openingTeller(context)(plan);
  const table = { ...tableFor(plan.levels, context), seats: seatsFor(plan) };
  return playAlone(playFrom(saved, node, plan, table), plan, context);
}

const matchTable = (levels: MatchPlan['levels'], context: PlayContext): MatchTable => ({
  ...tableFor(levels, context),
  seats: seatsFor,
});

async function playSingle(plan: MatchPlan, context: PlayContext): Promise<number> {
  const { talk } = context;
  const tell = openingTeller(context);
  const winner = tossOf(plan.seed);
  const before: DuelPlan = { ...plan, first: plan.first ?? winner };
  tell(before);
  let duel = before;
  if (plan.first === undefined) {
    const asked = plan.levels[winner] === 'person';
    const first = asked ? await askFirst(winner, 'toss', plan, talk) : winner;
    if (first === null) {
      talk.say(talk.strings.lines.duelNotBegun);
      return EXIT.fine;
    }
    duel = { ...before, first, chosen: { by: 'toss', player: winner } };
    tell(duel);
  }
  const table = { ...tableFor(plan.levels, context), seats: seatsFor(duel) };
  return playAlone(startDuel(duel, table), duel, context);
}

async function playAlone(
  open: OpenDuel,
  { levels }: DuelPlan,
  { talk, records }: PlayContext,
): Promise<number> {
  const end = await playOne(open, talk, isShared(levels), keepAsking(records));
  if (end === null) talk.saved(open.file(), open.session.state.turn);
  return EXIT.fine;
}

/** Duel after duel, with what is asked between them (MATCH-02 to MATCH-09, SIDE-03). */
async function playMatch(match: Match, { levels }: MatchPlan, context: PlayContext): Promise<number> {
  const { names } = match.get();
  const { talk } = context;
  const tell = openingTeller(context);
  const ends: ToldEnd[] = match.ends().map((end) => ({ ...end, path: end.replay }));
  const shared = isShared(levels);
  const left = (turn: number | null): number => {
    if (match.leave()) talk.saved(match.file(), turn);
    else talk.say(talk.strings.lines.matchNotBegun);
    return EXIT.fine;
  };
  for (;;) {
    const { due } = match.get();
    switch (due.k) {
      case 'over':
        talk.match(due.winner === 'draw' ? null : due.winner, ends, shared ? names : null);
        match.leave();
        return EXIT.fine;
      case 'side':
        if (!(await askSide(match, due.player, shared ? names[due.player] : null, context)))
          return left(null);
        break;
      case 'first': {
        tell(match.plan());
        const first = await askFirst(due.player, due.by, match.plan(), talk);
        if (first === null) return left(null);
        match.chooseFirst(first);
        break;
      }
      case 'duel': {
        tell(match.plan());
        const open = match.duel();
        const end = await playOne(open, talk, shared, keepAsking(context.records));
        if (end === null) return left(open.session.state.turn);
        ends.push(end);
      }
    }
  }
}

/** One answer about the Side Deck; false when the input ended. */
async function askSide(
  match: Match,
  player: PlayerId,
  name: string | null,
  { talk, words }: PlayContext,
): Promise<boolean> {
  const { due } = match.get();
  if (due.k !== 'side') return true;
  const answer = await talk.side({ player, name, siding: due.siding, extraName: words.extraDeck() });
  if (answer.k === 'leave') return false;
  try {
    talk.say(sideBy(match, answer, words));
  } catch (error) {
    if (!(error instanceof SideRefused)) throw error;
    talk.refuse(refusalIn(error, words.strings));
  }
  return true;
}

/** Carries the answer out and says so. Throws SideRefused. */
function sideBy(match: Match, answer: Exclude<SideAnswer, { k: 'leave' }>, { name, strings }: Words): string {
  const { side } = strings.match;
  const { siding: refused, lines } = strings;
  switch (answer.k) {
    case 'swap':
      match.swap(answer.out, answer.into);
      return side.exchanged(name(answer.out), name(answer.into));
    case 'back':
      return match.takeBack() ? side.takenBack : refused.nothingToTakeBack;
    case 'reset':
      return match.reset() ? lines.side.again : refused.asRegistered;
    case 'done':
      match.sided();
      return lines.side.settled;
  }
}
