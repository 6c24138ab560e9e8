import type { Reason } from '../../engine/index.ts';
import { matchScore } from '../../session/match.ts';
import type { MatchView } from '../../session/matchTypes.ts';
import type { DuelEnd } from '../../session/types.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useSnapshot } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { logTail } from '../components/LogTail.tsx';
import { type Line, line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import type { Size } from '../terminal/size.ts';

const since = new WeakMap<DuelEnd, number>();

/** When the end of that duel was first on the screen. */
function shownSince(end: DuelEnd): number {
  const known = since.get(end) ?? performance.now();
  since.set(end, known);
  return known;
}

/** Who has won, why, and what comes next. */
export function End({ size, end }: { size: Size; end: DuelEnd }) {
  const app = useApp();
  const since = shownSince(end);
  /** Keys that were typed for the duel must not start another one. */
  const later = (then: () => void) => () => {
    if (performance.now() - since >= app.endWait) then();
  };
  const { view, names, log } = useSnapshot();
  const match = useStore(app.state, (state) => state.match)?.get() ?? null;
  useCommands('end', {
    accept: later(app.again),
    toMenu: later(app.toMenu),
    piles: later(() => app.open({ k: 'piles' })),
    log: later(() => app.open({ k: 'log' })),
    help: later(() => app.open({ k: 'help', of: 'end' })),
    quit: later(app.quit),
  });
  const rows = size.rows - 2;
  const head: Line[] = [line(''), ...endLines(end, view.me, names), ...matchLines(match), line('')];
  const next = [
    line(''),
    line(`   Enter: ${nextText(match)}`),
    line('   m: to the menu     L: the whole log     g: Graveyards and Decks'),
  ];
  const room = Math.max(0, rows - head.length - next.length - 1);
  const tail = logTail(log, view.me, size.columns - 4, Math.min(room, 12)).map(({ text, tone }) =>
    line(`  ${text}`, tone),
  );
  return (
    <Frame title={match?.due.k === 'over' ? 'The match is over' : 'The duel is over'} place="end" size={size}>
      <Lines
        lines={[...head, line('   The last plays:', 'quiet'), ...tail, ...next]}
        columns={size.columns}
        rows={rows}
      />
    </Frame>
  );
}

/** How the match stands after the duel. */
function matchLines(match: MatchView | null): Line[] {
  if (match === null) return [];
  const { names, me, shared, results, due } = match;
  const [mine, theirs] = me === 0 ? matchScore(results) : matchScore(results).toReversed();
  const drawn = results.filter((winner) => winner === -1).length;
  const score = scoreOf(mine ?? 0, theirs ?? 0, drawn);
  if (due.k !== 'over') {
    return [
      line(''),
      line(`   Match: ${names[me]} ${score} ${names[me === 0 ? 1 : 0]} after duel ${results.length}.`),
    ];
  }
  // a winner's score is told from his side
  const won = due.winner === me || due.winner === 'draw' ? score : scoreOf(theirs ?? 0, mine ?? 0, drawn);
  const who =
    due.winner === 'draw' ? '' : due.winner === me && !shared ? 'You win' : `${names[due.winner]} wins`;
  return [line(''), line(`   ${who === '' ? 'The match is a draw' : `${who} the match`}: ${won}.`, 'strong')];
}

const scoreOf = (a: number, b: number, drawn: number): string =>
  `${a} to ${b}${drawn === 0 ? '' : `, ${drawn} drawn`}`;

function nextText(match: MatchView | null): string {
  if (match === null) return 'again, with the same decks';
  return match.due.k === 'over' ? 'another match, with the same decks' : 'on with the match';
}

export function endLines(end: DuelEnd, me: 0 | 1, names: readonly [string, string]): Line[] {
  const other = me === 0 ? 1 : 0;
  const title = end.winner === -1 ? 'A draw.' : end.winner === me ? 'You win!' : `${names[other]} wins.`;
  const lines = [
    line(`   ${title}`, 'strong'),
    line(`   ${reasonText(end, me, names)}`),
    line(''),
    line(
      `   ${names[other]}: ${end.lp[other]} Life Points     You: ${end.lp[me]} Life Points     Turns: ${end.turns}`,
    ),
  ];
  if (end.replay !== '') lines.push(line(`   Replay: ${end.replay}`, 'quiet'));
  return lines;
}

function reasonText(end: DuelEnd, me: 0 | 1, names: readonly [string, string]): string {
  const loser = end.winner === -1 ? -1 : end.winner === 0 ? 1 : 0;
  const who = loser === me ? 'You' : loser === -1 ? '' : names[loser];
  const has = loser === me ? 'have' : 'has';
  const winner = end.winner === me ? 'You have' : `${names[end.winner === 1 ? 1 : 0]} has`;
  const texts: Record<Reason, string> = {
    lp: loser === -1 ? 'Both sides have no Life Points left.' : `${who} ${has} no Life Points left.`,
    'deck-out': loser === -1 ? 'Neither side could draw.' : `${who} could not draw a card.`,
    exodia:
      loser === -1 ? 'Both hold all five pieces of Exodia.' : `${winner} all five pieces of Exodia in hand.`,
    effect: loser === -1 ? 'A card effect ended the duel.' : `${winner} won by a card's effect.`,
    surrender: `${who} ${has} surrendered.`,
    draw: 'Both sides lost at the same moment.',
  };
  return texts[end.reason];
}
