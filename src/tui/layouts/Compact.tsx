import { Box } from 'ink';
import { opponentOf } from '../../engine/types.ts';
import { CellRow, MiddleRow } from '../components/Cells.tsx';
import { type Asked, Choice, useAsked, useCardBeside, useHidden, useLead } from '../components/Choice.tsx';
import { DetailLines, useDetail } from '../components/Described.tsx';
import { DuelFooter } from '../components/DuelFooter.tsx';
import { useCells, useSnapshot, useSpot, useUiValue } from '../components/duelContext.ts';
import { HandRow } from '../components/Hand.tsx';
import { Bar, SplitHeading } from '../components/Lines.tsx';
import { LogHeading, LogTail } from '../components/LogTail.tsx';
import { StatusLine, TopBar } from '../components/Status.tsx';
import type { Size } from '../terminal/size.ts';

/** Lines that are always there: bar, two status lines, six of zones, a rule, the hand, two heads, the footer. */
const FIXED = 14;

/** The table above, question and card below it, the log at the bottom: from 80×24. */
export function Compact({ size }: { size: Size }) {
  const { columns, rows } = size;
  const { view } = useSnapshot();
  const least = Math.min(6, Math.max(2, Math.floor((rows - FIXED) / 4)));
  const most = rows - FIXED - least;
  const asked = useAsked(leftOf(columns) - 1, most);
  // A row that the question does not need is the log's.
  const spare = asked.context.length + asked.entries.length < most && least < 3 ? 1 : 0;
  const logRows = least + spare;
  const panelRows = most - spare;
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <TopBar columns={columns} />
      <StatusLine player={opponentOf(view.me)} columns={columns} />
      <Zones columns={columns} />
      <StatusLine player={view.me} columns={columns} />
      <HandRow columns={columns} />
      <Panels asked={asked} columns={columns} rows={panelRows} />
      <LogHeading columns={columns} rows={logRows} />
      <LogTail columns={columns} rows={logRows} />
      <DuelFooter columns={columns} />
    </Box>
  );
}

function Zones({ columns }: { columns: number }) {
  const cells = useCells();
  const spot = useSpot();
  return (
    <Box flexDirection="column" width={columns} height={7} flexShrink={0}>
      <CellRow cells={cells.otherSpells} cursor={spot} columns={columns} rows={1} />
      <CellRow cells={cells.otherMonsters} cursor={spot} columns={columns} rows={2} />
      <MiddleRow cells={cells.extraMonsters} cursor={spot} columns={columns} />
      <CellRow cells={cells.ownMonsters} cursor={spot} columns={columns} rows={2} />
      <CellRow cells={cells.ownSpells} cursor={spot} columns={columns} rows={1} />
    </Box>
  );
}

const leftOf = (columns: number): number => Math.ceil(columns / 2) + 1;

function Panels({ asked, columns, rows }: { asked: Asked; columns: number; rows: number }) {
  const left = leftOf(columns);
  const right = columns - left - 1;
  const scroll = useUiValue('scroll');
  const detail = useDetail(useCardBeside(asked), right - 1, useLead(asked, left));
  const count = useHidden(asked, rows);
  return (
    <Box flexDirection="column" width={columns} height={rows + 1} flexShrink={0}>
      <SplitHeading titles={[asked.title, detail.title]} right={count} columns={[left, right]} />
      <Box width={columns} height={rows}>
        <Choice asked={asked} columns={left} rows={rows} />
        <Bar rows={rows} />
        <Box marginLeft={1}>
          <DetailLines detail={detail} columns={right - 1} rows={rows} scroll={scroll} />
        </Box>
      </Box>
    </Box>
  );
}
