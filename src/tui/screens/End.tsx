import { useMemo } from 'react';
import type { PlayerId, Reason } from '../../engine/index.ts';
import { opponentOf } from '../../engine/types.ts';
import { lifeByTurn, turningPoints } from '../../session/life.ts';
import { matchScore } from '../../session/match.ts';
import type { MatchView } from '../../session/matchTypes.ts';
import type { DuelEnd } from '../../session/types.ts';
import type { Strings } from '../../strings/index.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel, useSnapshot } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { logTail } from '../components/LogTail.tsx';
import { wrap } from '../fit.ts';
import { readerOf } from '../model/chain.ts';
import { chartTitle, lifeChart } from '../model/lifeChart.ts';
import { type Line, line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

/** The rule by which a duel ends so; both sides at once is a rule of its own (WIN-03). */
const END_RULES: Readonly<Record<Reason, string>> = {
  lp: 'WIN-02',
  'deck-out': 'WIN-04',
  exodia: 'WIN-07',
  effect: 'WIN-08',
  surrender: 'WIN-02',
  draw: 'WIN-03',
};

const since = new WeakMap<DuelEnd, number>();

/** When the end of that duel was first on the screen. */
function shownSince(end: DuelEnd): number {
  const known = since.get(end) ?? performance.now();
  since.set(end, known);
  return known;
}

/** Keys that were typed for the duel must not start another one: what they do waits for a moment after its end. */
export function useNotYet(end: DuelEnd | null): (then: () => void) => () => void {
  const { endWait } = useApp();
  const since = end === null ? 0 : shownSince(end);
  return (then) => () => {
    if (performance.now() - since >= endWait) then();
  };
}

/** A duel that ends before a turn is over has no course to show. */
const LEAST_TURNS = 2;
const MOST_SWINGS = 3;
/** Rows from which the bars are higher than one line. */
const TALL_FROM = 30;
const TALL = 4;

/** Who has won, why, how it went, and what comes next. */
export function End({ size, end }: { size: Size; end: DuelEnd }) {
  const app = useApp();
  const duel = useDuel();
  const canUndo = duel.session.canUndo?.() === true;
  const later = useNotYet(end);
  const snapshot = useSnapshot();
  const { view, names, log, notice } = snapshot;
  const { end: words, timeline } = useStrings();
  const theme = useTheme();
  const match = useStore(app.state, (state) => state.match)?.get() ?? null;
  useCommands('end', {
    accept: later(app.again),
    toMenu: later(app.toMenu),
    back: later(app.toMenu),
    why: later(() => app.open({ k: 'glossary', at: END_RULES[end.reason] })),
    piles: later(() => app.open({ k: 'piles' })),
    facts: later(() => app.open({ k: 'facts' })),
    log: later(() => app.open({ k: 'log' })),
    undo: later(duel.undo),
    redo: later(duel.redo),
    timeline: later(() => app.open({ k: 'timeline' })),
    help: later(() => app.open({ k: 'help', of: 'end' })),
    quit: later(app.quit),
  });
  const rows = size.rows - 2;
  const head: Line[] = [
    line(''),
    ...endLines(end, readerOf(snapshot), view.me, names, words),
    ...matchLines(match, words),
    // What could not be kept.
    ...(notice === null ? [] : wrap(notice, size.columns - 6)).map((text) => line(`   ${text}`, 'alarm')),
    line(''),
  ];
  const next = [line(''), line(`   ${nextText(match, words)}`), line(`   ${words.keys}`)];
  if (canUndo) next.push(line(`   ${timeline.fromTheEnd}`));
  const chart = useMemo(() => {
    const turns = lifeByTurn(log);
    if (turns.length < LEAST_TURNS) return [];
    const height = rows > TALL_FROM ? TALL : 1;
    const bars = lifeChart(turns, names, view.me, size.columns - 6, height, theme);
    const swings = turningPoints(log, MOST_SWINGS).flatMap(({ turn, text }) =>
      wrap(words.atTurn(turn, text), size.columns - 6),
    );
    return [
      line(`   ${chartTitle(height, theme, words)}`, 'quiet'),
      ...bars.map((text) => line(`   ${text}`)),
      line(''),
      ...(swings.length === 0 ? [] : [line(`   ${words.turningPoints}`, 'quiet')]),
      ...swings.map((text) => line(`   ${text}`)),
      ...(swings.length === 0 ? [] : [line('')]),
    ];
  }, [log, names, view.me, size.columns, rows, theme, words]);
  const left = rows - head.length - next.length - chart.length - 1;
  const room = left < 2 ? 0 : left;
  const tail = logTail(log, view.me, size.columns - 4, Math.min(room, 12)).map(({ text, tone }) =>
    line(`  ${text}`, tone),
  );
  const last = tail.length === 0 ? [] : [line(`   ${words.lastPlays}`, 'quiet')];
  return (
    <Frame title={match?.due.k === 'over' ? words.matchTitle : words.title} place="end" size={size}>
      <Lines lines={[...head, ...chart, ...last, ...tail, ...next]} columns={size.columns} rows={rows} />
    </Frame>
  );
}

type EndWords = Strings['end'];

/** How the match stands after the duel. */
function matchLines(match: MatchView | null, words: EndWords): Line[] {
  if (match === null) return [];
  const { names, me, shared, results, due } = match;
  const [mine, theirs] = me === 0 ? matchScore(results) : matchScore(results).toReversed();
  const drawn = results.filter((winner) => winner === -1).length;
  const score = words.score(mine ?? 0, theirs ?? 0, drawn);
  if (due.k !== 'over') {
    return [line(''), line(`   ${words.match(names[me], score, names[me === 0 ? 1 : 0], results.length)}`)];
  }
  // a winner's score is told from his side
  const won = due.winner === me || due.winner === 'draw' ? score : words.score(theirs ?? 0, mine ?? 0, drawn);
  const text =
    due.winner === 'draw'
      ? words.matchDrawn(won)
      : due.winner === me && !shared
        ? words.youWinMatch(won)
        : words.winsMatch(names[due.winner], won);
  return [line(''), line(`   ${text}`, 'strong')];
}

function nextText(match: MatchView | null, { next }: EndWords): string {
  if (match === null) return next.again;
  return match.due.k === 'over' ? next.anotherMatch : next.onWithMatch;
}

/** `reader`: who is told as "you", -1 nobody; `me`: whose Life Points come last. */
function endLines(
  end: DuelEnd,
  reader: PlayerId | -1,
  me: PlayerId,
  names: readonly [string, string],
  words: EndWords,
): Line[] {
  const other = opponentOf(me);
  const { winner, lp } = end;
  const title = winner === -1 ? words.draw : winner === reader ? words.youWin : words.wins(names[winner]);
  const lines = [
    line(`   ${title}`, 'strong'),
    line(`   ${reasonText(end, reader, names, words)}`),
    line(''),
    line(`   ${words.lp(names[other], lp[other], names[me], lp[me], end.turns)}`),
  ];
  if (end.replay !== '') lines.push(line(`   ${words.replay(end.replay)}`, 'quiet'));
  return lines;
}

/** Told of the loser, but of the winner where he has won by something. */
function reasonText(
  { winner, reason }: DuelEnd,
  reader: PlayerId | -1,
  names: readonly [string, string],
  words: EndWords,
): string {
  const { you, they, both } = words.reasons[reason];
  if (winner === -1) return both;
  const who = reason === 'exodia' || reason === 'effect' ? winner : opponentOf(winner);
  return who === reader ? you : they(names[who]);
}
