import { Box, Text } from 'ink';
import { useCommands } from '../components/commands.ts';
import { clip, cut, wrap } from '../fit.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

export const LEAST: Size = { columns: 80, rows: 24 };

export const isTooSmall = ({ columns, rows }: Size): boolean => columns < LEAST.columns || rows < LEAST.rows;

/** Says so, and takes no keys: nothing may be chosen that cannot be seen. The duel stays as it is. */
export function TooSmall({ size }: { size: Size }) {
  useCommands('small', {});
  const { small } = useStrings();
  const { columns, rows } = size;
  const { cut: mark } = useTheme();
  const said = [
    small.needs(`${LEAST.columns}x${LEAST.rows}`, `${columns}x${rows}`),
    small.larger,
    small.untilThen,
  ];
  const lines = clip(
    said.flatMap((sentence) => wrap(sentence, columns)),
    rows,
    columns,
    mark,
  );
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands
        <Text key={i} wrap="truncate">
          {cut(line, columns, mark)}
        </Text>
      ))}
    </Box>
  );
}
