import { Box, Text } from 'ink';
import { memo } from 'react';
import { clip, cut, fit, width, wrap } from '../fit.ts';
import { type Cell, nameIn } from '../model/cells.ts';
import { type Theme, type Tone, useTheme } from '../theme.ts';

interface Props {
  label: string;
  name: string;
  tail: string;
  values: string;
  canAct: boolean;
  tone: Tone;
  isCursor: boolean;
  columns: number;
  rows: number;
  /** Lines that a name may take. */
  nameRows: number;
}

/** `❯m3*Gemini Elf` and, with a second row, its position and values. */
const FlatCell = memo(function FlatCell(props: Props) {
  const { label, values, canAct, tone, isCursor, columns, rows, nameRows } = props;
  const theme = useTheme();
  const head = (isCursor ? theme.pointer : ' ') + label + (canAct ? theme.canAct : ' ');
  const room = columns - head.length - 1;
  const cell = asCell(props);
  const [name = '', second = ''] =
    nameRows > 1 ? twoLines(cell, room, columns - 2, theme) : [nameIn(cell, room, theme)];
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      <Text wrap="truncate">
        <Text bold={canAct}>{head}</Text>
        <Text {...theme.tones[tone]} inverse={isCursor}>
          {isCursor ? fit(name, room, theme.cut) : name}
        </Text>
      </Text>
      {second === '' ? null : (
        <Text {...theme.tones[tone]} wrap="truncate">
          {`  ${second}`}
        </Text>
      )}
      {rows > 1 && values !== '' ? (
        <Text>{cut(`${nameRows > 1 ? ' ' : '   '}${values}`, columns, theme.cut)}</Text>
      ) : null}
    </Box>
  );
});

/** Says that a word of a name goes on in the next line. */
const HYPHEN = '-';

/** A name broken between words: beside the label, and below it. */
function twoLines(cell: Cell, first: number, second: number, theme: Theme): [string, string] {
  const [start = ''] = wrap(cell.name, first, HYPHEN);
  if (start === cell.name && width(cell.name + cell.tail) <= first) return [cell.name + cell.tail, ''];
  // A hyphen that the name does not have stands only where it is broken.
  const taken = cell.name.startsWith(start) ? start.length : start.length - HYPHEN.length;
  const rest = cell.name.slice(taken).trimStart();
  return [start, nameIn({ ...cell, name: rest }, second, theme)];
}

/** A cell of several lines with the full name: for wide terminals. */
const TallCell = memo(function TallCell(props: Props) {
  const { label, name, tail, values, canAct, tone, isCursor, columns, rows } = props;
  const theme = useTheme();
  const inner = columns - 1;
  const start = isCursor ? theme.pointer : theme.rule;
  const head = label + (canAct ? theme.canAct : theme.rule);
  const rule = theme.rule.repeat(Math.max(0, inner - head.length - 1));
  const shown = values === '' ? [] : valueLines(values, inner);
  const room = rows - 1 - Math.max(1, shown.length);
  const names = name === theme.empty ? [] : clip(wrap(name + tail, inner, HYPHEN), room, inner, theme.cut);
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      <Text wrap="truncate">
        <Text dimColor={!isCursor}>{start}</Text>
        <Text bold={canAct}>{head}</Text>
        <Text dimColor>{rule}</Text>
      </Text>
      {names.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands
        <Text key={i} {...theme.tones[tone]} inverse={isCursor} wrap="truncate">
          {isCursor ? fit(line, inner, theme.cut) : line}
        </Text>
      ))}
      {shown.map((line) => (
        <Text key={line} wrap="truncate">
          {cut(line, inner, theme.cut)}
        </Text>
      ))}
    </Box>
  );
});

/** Values are never cut: they give up the space after the mark first, then DEF gets a line of its own. */
function valueLines(values: string, columns: number): string[] {
  if (width(values) <= columns) return [values];
  const close = values.replace(' ', '');
  if (width(close) <= columns) return [close];
  const [atk = '', def = ''] = values.split('/');
  return [`${atk}/`, `  ${def}`];
}

function asCell({ label, name, tail, values, canAct, tone }: Props): Cell {
  return { spot: '', label, name, tail, values, canAct, tone };
}

/** Its values behind the name. */
const inOneLine = (cell: Cell): Cell =>
  cell.values === '' ? cell : { ...cell, tail: `${cell.tail} ${cell.values}` };

/** The middle of the field: the Extra Monster Zones over the second and fourth columns (EMZ-19), or a rule without them. */
export function MiddleRow({
  cells,
  cursor,
  columns,
  rows = 1,
}: {
  cells: readonly Cell[];
  cursor: string | null;
  columns: number;
  rows?: 1 | 2;
}) {
  const theme = useTheme();
  const [left, right] = cells;
  if (left === undefined || right === undefined)
    return <Text dimColor>{` ${theme.rule.repeat(Math.max(0, columns - 2))} `}</Text>;
  // a zone and a half each: the neighbours are free for the name
  const wide = Math.floor((columns * 3) / 10);
  const side = Math.floor((columns * 3) / 20);
  const between = columns - 2 * wide - 2 * side;
  const rule = (n: number) => <Text dimColor>{` ${theme.rule.repeat(Math.max(0, n - 2))} `}</Text>;
  const zone = (cell: Cell) => (
    <CellRow cells={[rows === 1 ? inOneLine(cell) : cell]} cursor={cursor} columns={wide} rows={rows} />
  );
  return (
    <Box width={columns} height={rows} flexShrink={0}>
      {rule(side)}
      {zone(left)}
      {rule(between)}
      {zone(right)}
      {rule(side)}
    </Box>
  );
}

/** Cells side by side over exactly `columns`. */
export function CellRow({
  cells,
  cursor,
  columns,
  rows,
  tall = false,
  nameRows = 1,
  widths,
}: {
  cells: readonly Cell[];
  /** Spot of the cursor. */
  cursor: string | null;
  columns: number;
  rows: number;
  tall?: boolean;
  /** Lines that a name may take; a line for values comes after it. */
  nameRows?: number;
  /** Of each cell, where they are not all alike. */
  widths?: readonly number[];
}) {
  const each = Math.floor(columns / Math.max(1, cells.length));
  const Kind = tall ? TallCell : FlatCell;
  return (
    <Box width={columns} height={rows} flexShrink={0}>
      {cells.map((cell, i) => (
        <Kind
          key={cell.spot}
          label={cell.label}
          name={cell.name}
          tail={cell.tail}
          values={cell.values}
          canAct={cell.canAct}
          tone={cell.tone}
          isCursor={cell.spot === cursor}
          columns={widths?.[i] ?? each}
          rows={rows}
          nameRows={nameRows}
        />
      ))}
    </Box>
  );
}
