import { Box, Text } from 'ink';
import type { Strings } from '../../strings/index.ts';
import { cut, fit } from '../fit.ts';
import { type Tone, useTheme } from '../theme.ts';

export interface ListLine {
  text: string;
  tone?: Tone;
}

/** A window of a list with the marked line; the marker is a character, the bar only repeats it. */
export function List({
  lines,
  at,
  top,
  columns,
  rows,
  isActive = true,
}: {
  lines: readonly ListLine[];
  at: number;
  top: number;
  columns: number;
  rows: number;
  /** Whether the keys are this list's; of two side by side only one has the mark, what stands marked in the other a point. */
  isActive?: boolean;
}) {
  const theme = useTheme();
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      {lines.slice(top, top + rows).map(({ text, tone = 'plain' }, i) => {
        const marked = top + i === at;
        const shape = marked ? fit : cut;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands
          <Text key={i} {...theme.tones[tone]} inverse={marked && isActive} wrap="truncate">
            {shape(`${!marked ? ' ' : isActive ? theme.pointer : theme.dot} ${text}`, columns, theme.cut)}
          </Text>
        );
      })}
    </Box>
  );
}

/** `12-34 of 56`; empty when everything is shown. */
export function rangeText({ common }: Strings, top: number, rows: number, count: number): string {
  return count <= rows ? '' : common.range(top + 1, Math.min(count, top + rows), count);
}
