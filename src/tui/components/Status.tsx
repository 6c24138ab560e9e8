import { Box, Text } from 'ink';
import { memo } from 'react';
import type { PlayerId, SideView } from '../../engine/index.ts';
import { opponentOf } from '../../engine/types.ts';
import { matchScore } from '../../session/match.ts';
import type { Snapshot } from '../../session/types.ts';
import type { Strings } from '../../strings/index.ts';
import { cutApart, fit, width } from '../fit.ts';
import { type Cell, nameIn } from '../model/cells.ts';
import { readerOf } from '../model/chain.ts';
import { lessonNumber } from '../model/lessons.ts';
import { phaseBar } from '../model/phase.ts';
import { useStrings } from '../strings.ts';
import { useTheme } from '../theme.ts';
import { useCells, useSnapshot, useSpot } from './duelContext.ts';

const NAME = 10;

function counts(side: SideView, { counts }: Strings['duel']): string[] {
  return [
    counts.hand(side.handCount),
    counts.deck(side.deckCount),
    counts.gy(side.gy.length),
    counts.removed(side.banished.length),
    counts.extra(side.extraCount),
  ];
}

/** One side in a line: name, Life Points, what is in each pile, the Field Zone. */
export function StatusLine({ player, columns }: { player: PlayerId; columns: number }) {
  const { view, names } = useSnapshot();
  const cells = useCells();
  const spot = useSpot();
  const theme = useTheme();
  const { common, duel } = useStrings();
  const own = player === view.me;
  const side = view.sides[player];
  const turn = view.turnPlayer === player ? theme.pointer : ' ';
  const name = fit(cutApart(names[player], names[opponentOf(player)], NAME, theme.cut), NAME);
  const lp = `${common.lp} ${side.lp}`;
  const rest = counts(side, duel).join('  ');
  const head = `${turn}${name} `;
  const room = columns - width(head) - width(lp) - width(rest) - 4;
  return (
    <Box width={columns} height={1}>
      <Text {...theme.tones[own ? 'own' : 'other']}>{head}</Text>
      <Text bold>{lp}</Text>
      <Text>{`  ${rest} `}</Text>
      <FieldZone cell={own ? cells.ownField : cells.otherField} columns={room + 1} cursor={spot} />
    </Box>
  );
}

/** The same in two lines, for a narrow column. */
export function StatusBlock({ player, columns }: { player: PlayerId; columns: number }) {
  const { view, names } = useSnapshot();
  const cells = useCells();
  const spot = useSpot();
  const theme = useTheme();
  const { common, duel } = useStrings();
  const own = player === view.me;
  const side = view.sides[player];
  const turn = view.turnPlayer === player ? theme.pointer : ' ';
  const lp = `${common.lp} ${side.lp}`;
  const [hand = '', deck = '', ...piles] = counts(side, duel);
  const rest = [hand, deck].join('   ');
  const room = columns - width(lp) - width(rest) - 7;
  const name = fit(cutApart(names[player], names[opponentOf(player)], room, theme.cut), room);
  const line = ` ${piles.join('   ')} `;
  return (
    <Box flexDirection="column" width={columns} height={2} flexShrink={0}>
      <Text wrap="truncate">
        <Text {...theme.tones[own ? 'own' : 'other']}>{`${turn}${name}  `}</Text>
        <Text bold>{lp}</Text>
        <Text>{`   ${rest} `}</Text>
      </Text>
      <Box width={columns} height={1}>
        <Text>{line}</Text>
        <FieldZone
          cell={own ? cells.ownField : cells.otherField}
          columns={columns - width(line)}
          cursor={spot}
        />
      </Box>
    </Box>
  );
}

function FieldZone({ cell, columns, cursor }: { cell: Cell; columns: number; cursor: string | null }) {
  const theme = useTheme();
  const { duel } = useStrings();
  const isCursor = cell.spot === cursor;
  const head = `${isCursor ? theme.pointer : ' '}${duel.field}${cell.canAct ? theme.canAct : ' '}`;
  return (
    <Text wrap="truncate">
      <Text bold={cell.canAct}>{head}</Text>
      <Text {...theme.tones[cell.tone]} inverse={isCursor}>
        {nameIn(cell, columns - head.length, theme)}
      </Text>
    </Text>
  );
}

/** What is said at the table all the time. */
function pinned({ goal, lesson, match, view }: Snapshot, { duel, learn }: Strings): string | undefined {
  if (lesson !== undefined) return lessonNumber(lesson.id, learn);
  if (match === undefined) return goal;
  const score = matchScore(match.results);
  return duel.ofMatch(match.n, score[view.me], score[opponentOf(view.me)]);
}

/**
 * Turn, whose it is, the phases with the present one, and the format where there is room; in a puzzle what is to be reached, in
 * a lesson which it is, in a match how it stands.
 */
export const TopBar = memo(function TopBar({ columns }: { columns: number }) {
  const snapshot = useSnapshot();
  const { view, names, format } = snapshot;
  const { turnPlayer } = view;
  const theme = useTheme();
  const strings = useStrings();
  const { duel } = strings;
  const goal = pinned(snapshot, strings);
  const turnOf = (player: PlayerId): string => {
    const whose = player === readerOf(snapshot) ? duel.whoseTurn.you : names[player];
    return `${duel.turn(view.turn)} ${theme.dot} ${whose}`;
  };
  const phases = phaseBar(view, theme.dot, duel);
  const spare = columns - width(phases) - 1;
  // The goal is always told: the turn gives way to it.
  const forTurn = goal === undefined ? Math.max(8, spare) : Math.max(0, spare - width(goal) - 1);
  const most = Math.min(20, forTurn);
  const left = fit(cutApart(turnOf(turnPlayer), turnOf(opponentOf(turnPlayer)), most, theme.cut), most);
  const room = columns - width(left) - width(phases) - 1;
  const right = goal ?? (width(format) + 1 <= room ? format : '');
  return (
    <Text wrap="truncate">
      <Text bold>{left}</Text>
      <Text>{` ${phases}`}</Text>
      <Text dimColor>{' '.repeat(Math.max(0, room - width(right))) + right}</Text>
    </Text>
  );
});
