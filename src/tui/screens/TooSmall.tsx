import { Box, Text } from 'ink';
import { useCommands } from '../components/commands.ts';
import { cut } from '../fit.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';

export const LEAST: Size = { columns: 80, rows: 24 };

export const isTooSmall = ({ columns, rows }: Size): boolean => columns < LEAST.columns || rows < LEAST.rows;

/** Says so, and takes no keys: nothing may be chosen that cannot be seen. The duel stays as it is. */
export function TooSmall({ size }: { size: Size }) {
  useCommands('small', {});
  const { small } = useStrings();
  const { columns, rows } = size;
  const lines = [
    small.needs(`${LEAST.columns}x${LEAST.rows}`, `${columns}x${rows}`),
    small.larger,
    small.untilThen,
  ];
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      {lines.slice(0, rows).map((line) => (
        <Text key={line} wrap="truncate">
          {cut(line, columns, '.')}
        </Text>
      ))}
    </Box>
  );
}
