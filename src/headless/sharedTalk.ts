/** Two persons at one input: each thing is told as the one who sits there may know it. */
import { type EventView, opponentOf, type PlayerId } from '../engine/index.ts';
import { isShared, type PlayContext } from './playDuel.ts';
import type { Talk } from './talk.ts';

interface Heard {
  event: EventView;
  text: string;
}

/**
 * The context with a talk that hears every event as both players know it. It tells that of whoever sits at the input, and
 * keeps what only the other may know until the input was handed over. Before anybody sits there it tells what both know.
 * Programs are told everything as before.
 */
export function atOneInput<C extends PlayContext>(levels: Parameters<typeof isShared>[0], context: C): C {
  const { talk } = context;
  if (!isShared(levels) || talk.everything) return context;
  return { ...context, talk: sharedTalk(talk) };
}

function sharedTalk(talk: Talk): Talk {
  let reader: PlayerId | null = null;
  let first: Heard | null = null;
  let now = 0;
  const kept: [Heard[], Heard[]] = [[], []];
  const sit = (player: PlayerId): void => {
    if (reader === player) return;
    // Of a duel that is gone on with both have read what is older.
    const since = reader === null ? now - 1 : 0;
    for (const held of kept) held.splice(0, held.filter(({ event }) => event.turn < since).length);
    reader = player;
    for (const { event, text } of kept[player].splice(0)) talk.event(event, text);
  };
  return {
    ...talk,
    hear: (player, event, text) => {
      if (player === 0 || first === null) {
        first = { event, text };
        return;
      }
      now = event.turn;
      const both = [first, { event, text }] as const;
      first = null;
      const teller = reader ?? lessKnown(both);
      talk.event(both[teller].event, both[teller].text);
      const other = opponentOf(teller);
      if (both[other].text !== both[teller].text) kept[other].push(both[other]);
    },
    ask: (snapshot, state) => {
      sit(snapshot.seat);
      return talk.ask(snapshot, state);
    },
    pause: async (snapshot, state) => {
      const answer = await talk.pause(snapshot, state);
      if (snapshot.handedTo === undefined) return answer;
      if (answer.k === 'proceed') sit(snapshot.handedTo);
      // A step from there: either of them may have typed it.
      else if (answer.k !== 'timeline') reader = null;
      return answer;
    },
    moved: (moved) => {
      for (const held of kept) held.length = 0;
      talk.moved(moved);
    },
  };
}

/** Whose telling gives fewer cards away. */
function lessKnown([one, two]: readonly [Heard, Heard]): PlayerId {
  const known = ({ event }: Heard): number => event.cards.filter((card) => card.known).length;
  return known(one) <= known(two) ? 0 : 1;
}
