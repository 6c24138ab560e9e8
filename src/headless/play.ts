/** `duelo play` without a screen: a duel or a match, talked about in sentences or in JSON. */
import type { PlayerId } from '../engine/index.ts';
import type { DuelRecord, Outcome, Records } from '../records/index.ts';
import { chooseDeck, requirePlayable } from '../session/deckChoice.ts';
import type { Seat } from '../session/duel.ts';
import type { Game } from '../session/game.ts';
import { chooserOfFirst, matchResult } from '../session/match.ts';
import { opponentFor, requireLevel, seatNames } from '../session/opponents.ts';
import {
  type DuelPlan,
  type DuelTable,
  headOf,
  historyRecord,
  type OpenDuel,
  readDuel,
  resumeDuel,
  startDuel,
} from '../session/start.ts';
import { promptPolicy } from '../session/types.ts';
import type { Words } from '../session/words.ts';
import { createDice, seedOf } from './dice.ts';
import { EXIT } from './io.ts';
import { toldTo } from './jsonTalk.ts';
import type { Talk, ToldEnd } from './talk.ts';

export interface PlayArgs {
  deck: string;
  opponentDeck: string;
  /** A level, or `self`: both seats are at this input. */
  against: string;
  seed: number;
  match: boolean;
  first: 'me' | 'them' | 'toss';
}

export interface PlayContext {
  game: Game;
  records: Records;
  talk: Talk;
  words: Words;
  version: string;
}

const ME: PlayerId = 0;

/** Plays until the duel or match is over or the input ends. Throws DeckRefused and UnknownName. */
export async function play(args: PlayArgs, context: PlayContext): Promise<number> {
  const { game, records, talk } = context;
  const self = args.against === 'self';
  const level = self ? 'person' : requireLevel(args.against);
  const decks = [chooseDeck(args.deck, records), chooseDeck(args.opponentDeck, records)] as const;
  for (const deck of decks) requirePlayable(deck, game);
  const names = seatNames(records.settings().name, self, decks[1].name);
  const plan = (seed: number, first: PlayerId): DuelPlan => ({
    game,
    decks: [decks[0], decks[1]],
    names,
    levels: ['person', level],
    seed,
    first,
  });
  const winners: (PlayerId | -1)[] = [];
  const ends: ToldEnd[] = [];
  const duels: DuelRecord[] = [];
  /** The duel of a match played last. */
  let latest: DuelPlan | null = null;
  for (;;) {
    const seed = seedOf(args.seed, winners.length);
    const first = await whoBegins(args, winners, seed, names, talk);
    if (first === null) {
      if (latest === null) talk.say('The duel has not begun; nothing is kept.');
      else cutOff(latest, duels, context, false);
      return EXIT.fine;
    }
    const started = plan(seed, first);
    const record = args.match ? (duel: DuelRecord) => void duels.push(duel) : undefined;
    const end = await playOne(startDuel(started, tableFor(started, context, record)), context, self);
    if (end === null) {
      if (latest !== null) cutOff(latest, duels, context, true);
      else if (args.match)
        talk.say('The match is not kept: only this duel can be gone on with, as a single one.');
      return EXIT.fine;
    }
    latest = started;
    winners.push(end.winner);
    ends.push(end);
    const over = args.match ? matchResult(winners) : 'draw';
    if (over === null) continue;
    if (!args.match) return EXIT.fine;
    talk.match(over === 'draw' ? null : over, ends);
    const result: Outcome = over === 'draw' ? 'drawn' : over === ME ? 'won' : 'lost';
    records.addHistory(historyRecord(ME, headOf(started, context.version), duels, result, false));
    return EXIT.fine;
  }
}

/** A match that is left: each duel played so far goes to the history by itself. */
function cutOff(
  played: DuelPlan,
  duels: readonly DuelRecord[],
  { records, talk, version }: PlayContext,
  kept: boolean,
): void {
  const head = headOf(played, version);
  for (const duel of duels) records.addHistory(historyRecord(ME, head, [duel], duel.result, false));
  const so = duels.length === 1 ? 'The duel played so far is' : `The ${duels.length} duels played so far are`;
  const rest = kept ? ' Only the duel kept now can be gone on with, as a single one.' : '';
  talk.say(`The match ends here. ${so} in the history.${rest}`);
}

/** Goes on with a save. Throws ReplayError and what `loadGame` throws. */
export async function playSaved(path: string, context: Omit<PlayContext, 'game'>): Promise<number> {
  const saved = await readDuel(path);
  const { game } = saved.plan;
  const self = saved.plan.levels.every((level) => level === 'person');
  await playOne(resumeDuel(saved, tableFor(saved.plan, { ...context, game }, undefined)), context, self);
  return EXIT.fine;
}

function tableFor(
  plan: DuelPlan,
  { game, records, talk, words, version }: PlayContext,
  ended: ((duel: DuelRecord) => void) | undefined,
): DuelTable {
  const seat = (p: PlayerId): Seat =>
    plan.levels[p] === 'person'
      ? { kind: 'person' }
      : { kind: 'opponent', opponent: opponentFor(game, plan.levels[p], seedOf(plan.seed, 1 + p), false) };
  const seats: [Seat, Seat] = [seat(0), seat(1)];
  const persons = ([0, 1] as const).filter((p) => seats[p].kind === 'person');
  // With both players at one input nobody is "you".
  const named: Words = { ...words, event: (event, _, names) => words.event(event, -1, names) };
  return {
    seats,
    words: persons.length === 2 ? named : words,
    records,
    version,
    prompts: promptPolicy(records.settings().prompts),
    everything: talk.everything,
    handOver: true,
    heard: (at, event, text) => {
      if (at === toldTo(event.player, persons[0] ?? ME, persons)) talk.event(event, text);
    },
    ...(ended !== undefined && { ended }),
  };
}

/** MATCH-07 to MATCH-09: a toss, whose winner chooses, or the loser of the duel before. */
async function whoBegins(
  args: PlayArgs,
  winners: readonly (PlayerId | -1)[],
  seed: number,
  names: readonly [string, string],
  talk: Talk,
): Promise<PlayerId | null> {
  if (winners.length === 0 && args.first !== 'toss') return args.first === 'me' ? 0 : 1;
  const self = args.against === 'self';
  const loser = chooserOfFirst(winners);
  const chooser: PlayerId = loser ?? (createDice(seed).below(2) === 0 ? 0 : 1);
  const yours = chooser === ME && !self;
  if (loser === null) talk.say(yours ? 'You win the toss.' : `${names[chooser]} wins the toss.`);
  if (chooser !== ME && !self) {
    if (loser !== null) talk.say(`${names[chooser]} lost the last duel and goes first.`);
    return chooser;
  }
  const other: PlayerId = chooser === 0 ? 1 : 0;
  const answer = await talk.question(
    chooser,
    'first',
    yours ? 'Who goes first?' : `${names[chooser]}, who goes first?`,
    ['Go first', 'Go second'],
  );
  return answer === null ? null : answer === 0 ? chooser : other;
}

/** Null when the input ended before the duel did. */
async function playOne(
  { session, file }: OpenDuel,
  { talk }: Pick<PlayContext, 'talk'>,
  self: boolean,
): Promise<ToldEnd | null> {
  try {
    for (;;) {
      await session.settled();
      const snapshot = session.get();
      if (snapshot.end !== null) {
        const { replay } = snapshot.end;
        const end = {
          ...snapshot.end,
          path: replay === '' ? '' : file(),
          ...(self && { names: snapshot.names }),
        };
        talk.end(end);
        return end;
      }
      if (snapshot.decision === null && snapshot.pause === null) {
        throw new Error(snapshot.notice ?? 'the duel cannot go on');
      }
      const answer =
        snapshot.pause !== null ? await talk.pause(snapshot) : await talk.ask(snapshot, session.state);
      switch (answer.k) {
        case 'option':
          session.choose(answer.i);
          break;
        case 'proceed':
          session.proceed();
          break;
        case 'surrender':
          session.surrender();
          break;
        case 'passTurn':
          session.passUntilTurnEnds();
          break;
        case 'undo':
          talk.say(session.undo() ? 'Taken back.' : 'There is nothing to take back.');
          break;
        case 'leave':
          talk.saved(file(), session.state.turn);
          return null;
      }
    }
  } finally {
    await session.dispose();
  }
}
