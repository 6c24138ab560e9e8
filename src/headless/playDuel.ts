/** One duel talked through to its end, and who sits at it. */

import type { PlayerId } from '../engine/index.ts';
import { CannotKeep, type Records } from '../records/index.ts';
import type { Seat } from '../session/duel.ts';
import { openingOf } from '../session/opening.ts';
import { opponentFor, seatNameIn } from '../session/opponents.ts';
import { promptWindows } from '../session/prompts.ts';
import { seedOf } from '../session/seed.ts';
import type { DuelPlan, DuelTable, OpenDuel } from '../session/start.ts';
import { promptPolicy } from '../session/types.ts';
import type { Words } from '../session/words.ts';
import { saying } from '../strings/saying.ts';
import { toldTo } from './jsonTalk.ts';
import { makeStep } from './stepTalk.ts';
import type { Answer, Talk, ToldEnd } from './talk.ts';

export interface PlayContext {
  records: Records;
  talk: Talk;
  words: Words;
  version: string;
}

type Levels = readonly [string, string];
const personsIn = (levels: Levels): PlayerId[] => ([0, 1] as const).filter((p) => levels[p] === 'person');
/** Both players are at this input. */
export const isShared = (levels: Levels): boolean => personsIn(levels).length === 2;
/** To whom things are told as "you"; with both players at one input to nobody. */
const readerIn = (levels: Levels): PlayerId | -1 => (isShared(levels) ? -1 : (personsIn(levels)[0] ?? 0));

export function seatsFor({ game, levels, seed }: DuelPlan): [Seat, Seat] {
  const seat = (p: PlayerId): Seat =>
    levels[p] === 'person'
      ? { kind: 'person' }
      : { kind: 'opponent', opponent: opponentFor(game, levels[p], seedOf(seed, 1 + p), false) };
  return [seat(0), seat(1)];
}

export function tableFor(
  levels: Levels,
  { records, talk, words, version }: PlayContext,
): Omit<DuelTable, 'seats'> {
  const persons = personsIn(levels);
  return {
    words,
    records,
    version,
    prompts: promptPolicy(records.settings().prompts),
    windows: promptWindows(records.settings().promptWindows),
    everything: talk.everything,
    strings: talk.strings,
    handOver: true,
    heard: (at, event, text) => {
      if (talk.hear !== undefined) talk.hear(at, event, text);
      else if (at === toldTo(event.player, persons[0] ?? 0, persons)) talk.event(event, text);
    },
  };
}

/** Tells what happens before the first draw, as far as it is settled and was not told yet. */
export function openingTeller({ talk, words }: PlayContext): (plan: DuelPlan) => void {
  let duel = 0;
  let told = 0;
  return (plan) => {
    const n = plan.match?.n ?? 1;
    if (n !== duel) told = 0;
    duel = n;
    const lines = words.opening(openingOf(plan, words), readerIn(plan.levels), [
      words.seatName(plan.names[0]),
      words.seatName(plan.names[1]),
    ]);
    for (const { text } of lines.slice(told)) talk.opening(text);
    told = lines.length;
  };
}

type Asking = Pick<Extract<Answer, { k: 'prompts' }>, 'policy' | 'windows'>;

/** When one is asked holds for the next duels too. */
export const keepAsking =
  (records: Records) =>
  ({ policy, windows }: Asking): void =>
    records.changeSettings({ prompts: policy, promptWindows: { ...windows } });

/** Null when the input ended before the duel did. `keep` is told when one wants to be asked. */
export async function playOne(
  { session, file }: OpenDuel,
  talk: Talk,
  shared: boolean,
  keep: (asking: Asking) => void = () => {},
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
          ...(session.casual && { casual: true }),
          ...(shared && { names: snapshot.names }),
        };
        talk.end(end);
        // What could not be kept.
        if (snapshot.notice !== null) talk.say(snapshot.notice);
        return end;
      }
      if (snapshot.decision === null && snapshot.pause === null) {
        throw new CannotKeep(snapshot.notice ?? saying('keeping', 'cannotGoOn'));
      }
      const answer =
        snapshot.pause !== null
          ? await talk.pause(snapshot, session.state)
          : await talk.ask(snapshot, session.state);
      switch (answer.k) {
        case 'option':
          session.choose(answer.i, answer.rest);
          break;
        case 'proceed':
          session.proceed();
          break;
        case 'surrender':
          session.surrender();
          break;
        case 'pass':
          session.pass(answer.until);
          break;
        case 'prompts':
          session.setPrompts(answer.policy, answer.windows);
          keep(answer);
          talk.prompts(answer.policy);
          break;
        case 'timeline':
          talk.timeline(session.timeline(), snapshot.names);
          break;
        case 'undo':
        case 'redo':
        case 'jump': {
          const problem = makeStep(session, answer, talk.strings);
          const { moved } = session.get();
          if (problem !== null) talk.refuse(problem);
          else if (moved !== undefined) talk.moved(moved);
          break;
        }
        case 'leave':
          return null;
      }
    }
  } finally {
    await session.dispose();
  }
}

/** Asks who begins; null at the end of input. */
export async function askFirst(
  chooser: PlayerId,
  by: 'toss' | 'loser',
  { names, levels }: Pick<DuelPlan, 'names' | 'levels'>,
  talk: Talk,
): Promise<PlayerId | null> {
  const { youWon, won, youLost, lost, goFirst, goSecond } = talk.strings.match.first;
  const hasLost = by === 'loser';
  const prompt =
    chooser === readerIn(levels)
      ? hasLost
        ? youLost
        : youWon
      : (hasLost ? lost : won)(seatNameIn(names[chooser], talk.strings));
  const answer = await talk.question(chooser, 'first', prompt, [goFirst, goSecond]);
  if (answer === null) return null;
  const other: PlayerId = chooser === 0 ? 1 : 0;
  return answer === 0 ? chooser : other;
}
