import { Box } from 'ink';
import { opponentOf } from '../../engine/types.ts';
import { CellRow, MiddleRow } from '../components/Cells.tsx';
import { type Asked, Choice, useAsked, useCardBeside, useHidden, useLead } from '../components/Choice.tsx';
import { DetailLines, useDetail } from '../components/Described.tsx';
import { DuelFooter } from '../components/DuelFooter.tsx';
import { useCells, useSnapshot, useSpot, useUiValue } from '../components/duelContext.ts';
import { HandRow } from '../components/Hand.tsx';
import { Bar, Heading } from '../components/Lines.tsx';
import { LogHeading, LogTail } from '../components/LogTail.tsx';
import { StatusBlock, TopBar } from '../components/Status.tsx';
import type { Size } from '../terminal/size.ts';

export const MEDIUM = { columns: 100, rows: 30 } as const;

/** Rows of the field: names may take two lines. */
const SPELL_ROWS = 2;
const MONSTER_ROWS = 3;
const FIELD_ROWS = 2 * (SPELL_ROWS + MONSTER_ROWS);
/** Two lines for each side, the hand and the head of the question. */
const BESIDE_FIELD = 6;
const LEAST_LOG = 5;

/** Table and question on the left; beside them, all the way down, the card's text and the log. From 100×30. */
export function Medium({ size }: { size: Size }) {
  const { columns, rows } = size;
  const inner = rows - 2;
  // Fifteen columns for a zone: a word of a name and both values are whole.
  const table = Math.floor((columns * 3) / 4 / 5) * 5;
  const { extraMonsters } = useCells();
  const middle = extraMonsters.length === 0 ? 1 : 2;
  const choice = inner - FIELD_ROWS - middle - BESIDE_FIELD;
  const asked = useAsked(table - 1, choice);
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <TopBar columns={columns} />
      <Box width={columns} height={inner}>
        <Table asked={asked} middle={middle} columns={table} choice={choice} rows={inner} />
        <Bar rows={inner} />
        <Beside asked={asked} columns={columns - table - 1} rows={inner} menu={table} />
      </Box>
      <DuelFooter columns={columns} />
    </Box>
  );
}

function Table({
  asked,
  middle,
  choice,
  columns,
  rows,
}: {
  asked: Asked;
  /** Rows of the Extra Monster Zones, or of the rule in their place. */
  middle: 1 | 2;
  choice: number;
  columns: number;
  rows: number;
}) {
  const { view } = useSnapshot();
  const cells = useCells();
  const spot = useSpot();
  const row = (line: typeof cells.ownSpells, height: number) => (
    <CellRow cells={line} cursor={spot} columns={columns} rows={height} nameRows={2} />
  );
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      <StatusBlock player={opponentOf(view.me)} columns={columns} />
      {row(cells.otherSpells, SPELL_ROWS)}
      {row(cells.otherMonsters, MONSTER_ROWS)}
      <MiddleRow cells={cells.extraMonsters} cursor={spot} columns={columns} rows={middle} />
      {row(cells.ownMonsters, MONSTER_ROWS)}
      {row(cells.ownSpells, SPELL_ROWS)}
      <StatusBlock player={view.me} columns={columns} />
      <HandRow columns={columns} />
      <Heading title={asked.title} right={useHidden(asked, choice)} columns={columns} />
      <Choice asked={asked} columns={columns} rows={choice} />
    </Box>
  );
}

function Beside({
  asked,
  columns,
  rows,
  menu,
}: {
  asked: Asked;
  columns: number;
  rows: number;
  /** Columns of the menu. */
  menu: number;
}) {
  const scroll = useUiValue('scroll');
  const inner = columns - 1;
  const detail = useDetail(useCardBeside(asked), inner, useLead(asked, menu));
  const log = Math.max(LEAST_LOG, Math.floor(rows / 3));
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      <Heading title={detail.title} columns={columns} />
      <Box marginLeft={1}>
        <DetailLines detail={detail} columns={inner} rows={rows - log - 2} scroll={scroll} />
      </Box>
      <LogHeading columns={columns} rows={log} />
      <LogTail columns={columns} rows={log} />
    </Box>
  );
}
