import { Box } from 'ink';
import { width } from '../fit.ts';
import { handWindow, shares } from '../model/cellRows.ts';
import type { Cell } from '../model/cells.ts';
import { useStrings } from '../strings.ts';
import { useTheme } from '../theme.ts';
import { CellRow } from './Cells.tsx';
import { useCells, useSpot } from './duelContext.ts';
import { Row } from './Lines.tsx';

/** A card in hand needs this many columns to be told from others. */
const LEAST = 10;
/** As wide as a zone. */
const MOST = 16;

/** The own hand on one line; a long hand shows the cards around the cursor and says how many are beside. */
export function HandRow({ columns }: { columns: number }) {
  const { hand } = useCells();
  const spot = useSpot();
  const theme = useTheme();
  const { duel } = useStrings();
  if (hand.length === 0) return <Row text={` ${duel.noHand}`} columns={columns} tone="quiet" />;
  const at = hand.findIndex((cell) => cell.spot === spot);
  const beside = 6;
  const whole = Math.floor(columns / LEAST);
  const room = hand.length <= whole ? hand.length : Math.floor((columns - 2 * beside) / LEAST);
  const { from, to } = handWindow(hand.length, Math.max(0, at), room);
  const cells = hand.slice(from, to).map(unlabelled);
  if (room === hand.length) {
    // Five cards stand under the five zones; more share the line by the length of their names.
    const wanted = cells.map((cell) => (cells.length <= 5 ? MOST : width(cell.name) + 3));
    return (
      <CellRow cells={cells} cursor={spot} columns={columns} rows={1} widths={shares(wanted, columns)} />
    );
  }
  const left = from === 0 ? '' : ` ${theme.less}${from}`;
  const right = to === hand.length ? '' : `${theme.more}${hand.length - to}`;
  return (
    <Box width={columns} height={1}>
      <Box width={beside}>
        <Row text={left} columns={beside} tone="quiet" />
      </Box>
      <CellRow cells={cells} cursor={spot} columns={columns - 2 * beside} rows={1} />
      <Row text={right} columns={beside} tone="quiet" />
    </Box>
  );
}

/** The hand in rows of cells, for wide terminals. */
export function HandCells({
  columns,
  rows,
  rowHeight,
}: {
  columns: number;
  rows: number;
  rowHeight: number;
}) {
  const { hand } = useCells();
  const spot = useSpot();
  const perRow = 5;
  const lines = Math.max(1, Math.floor(rows / rowHeight));
  const at = hand.findIndex((cell) => cell.spot === spot);
  const { from, to } = handWindow(hand.length, Math.max(0, at), lines * perRow);
  const cells = hand.slice(from, to);
  const each = Math.floor(columns / perRow);
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      {Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) => {
        const line = cells.slice(row * perRow, (row + 1) * perRow);
        return (
          <CellRow
            key={line[0]?.spot ?? row}
            cells={line}
            cursor={spot}
            columns={each * line.length}
            rows={rowHeight}
            tall
          />
        );
      })}
    </Box>
  );
}

/** On one line the place in hand needs no label. */
const unlabelled = (cell: Cell): Cell => ({ ...cell, label: '' });
