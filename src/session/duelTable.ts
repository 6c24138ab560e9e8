/** What lies under a duel in progress: its timeline, and the log of each person who sits at it. */
import type { Event, PlayerId, State } from '../engine/index.ts';
import type { DuelOptions } from './duelOptions.ts';
import { createNoticed, type Noticed, type Remembered } from './duelWays.ts';
import { createEventLog, type EventLog } from './eventLog.ts';
import { type Moment, momentOf } from './prompts.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import type { LogLine } from './types.ts';
import type { Words } from './words.ts';

export interface DuelTableModel {
  /** One for each person; where nobody is one, for the first player. */
  logs: readonly EventLog[];
  timeline: Timeline<Remembered>;
  noticed: Noticed;
  /** What last happened that a window can be about. */
  moment(): Moment | null;
}

/** `happened`: an event that is not known yet, as a log tells it. */
export function openTable(
  options: DuelOptions,
  happened: (log: EventLog, event: Event, line: LogLine, state: State, moment: Moment | null) => void,
): DuelTableModel {
  const { names, seats } = options;
  const isPerson = (p: PlayerId): boolean => seats[p].kind === 'person';
  const isShared = isPerson(0) && isPerson(1);
  const words: Words = isShared ? namedWords(options.words) : options.words;
  const logs = ([0, 1] as const)
    .filter((p) => isPerson(p) || (p === 0 && !isPerson(1)))
    .map((p) =>
      createEventLog(
        p,
        words,
        names,
        (event, text) => options.heard?.(p, event, text),
        options.opening?.(isShared ? -1 : p),
      ),
    );
  const noticed = createNoticed(logs, words);
  let last: Moment | null = null;
  const timeline = createTimeline<Remembered>(
    options.setup,
    options.paper ?? null,
    (state, event, quiet) => {
      last = momentOf(event) ?? last;
      for (const log of logs) {
        const line = log.add(state, event, quiet);
        if (line !== null && !quiet) happened(log, event, line, state, last);
      }
    },
    {
      keeps: ({ decision }) =>
        decision !== null &&
        isPerson(decision.player) &&
        (options.everything === true || decision.options.length > 1),
      take: () => ({ lines: logs.map((log) => log.lines), moment: last }),
      bring: ({ lines, moment }) => {
        for (const [i, log] of logs.entries()) log.bring(lines[i] ?? []);
        last = moment;
      },
      ran: noticed.ran,
    },
  );
  return { logs, timeline, noticed, moment: () => last };
}

/** Each player is told what his seat knows, but called by his name: with two persons at one screen "you" says nothing. */
const namedWords = (words: Words): Words => ({
  ...words,
  event: (event, _, names) => words.event(event, -1, names),
});

/** What a snapshot says of the duel as long as it lasts. */
export const lastingFacts = ({ names, format, match, goal }: DuelOptions, isShared: boolean) => ({
  names,
  format,
  ...(isShared && { shared: true as const }),
  ...(match !== undefined && { match }),
  ...(goal !== undefined && { goal: goal.text }),
});
