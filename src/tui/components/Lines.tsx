import { Box, Text } from 'ink';
import { memo } from 'react';
import { cut, width } from '../fit.ts';
import type { Line } from '../model/lines.ts';
import { type Tone, useTheme } from '../theme.ts';

/**
 * One line of at most `columns`, in a tone. It is not filled up: Ink takes every frame apart character by character, so
 * spaces that nobody sees cost as much as text. A line of nothing needs one space to be a line.
 */
export const Row = memo(function Row({
  text,
  columns,
  tone = 'plain',
}: {
  text: string;
  columns: number;
  tone?: Tone;
}) {
  const theme = useTheme();
  return (
    <Text {...theme.tones[tone]} wrap="truncate">
      {cut(text, columns, theme.cut) || ' '}
    </Text>
  );
});

/** Lines in a box of fixed size; what does not fit is not drawn, so give it what fits. */
export function Lines({ lines, columns, rows }: { lines: readonly Line[]; columns: number; rows: number }) {
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      {lines.slice(0, rows).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands
        <Row key={i} text={line.text} tone={line.tone} columns={columns} />
      ))}
    </Box>
  );
}

/** `- Title ------------- right -`: the head of a panel. */
export const Heading = memo(function Heading({
  title,
  right = '',
  columns,
  tone = 'strong',
}: {
  title: string;
  right?: string;
  columns: number;
  tone?: Tone;
}) {
  const theme = useTheme();
  return (
    <Text {...theme.tones[tone]} wrap="truncate">
      {headingText(title, right, columns, theme.rule, theme.cut)}
    </Text>
  );
});

export function headingText(
  title: string,
  right: string,
  columns: number,
  rule: string,
  mark: string,
): string {
  const end = right === '' ? '' : ` ${cut(right, Math.max(0, columns - width(title) - 7), mark)} ${rule}`;
  const room = columns - width(end);
  const start = title === '' ? '' : `${cut(`${rule} ${title}`, room - 1, mark)} `;
  return start + rule.repeat(Math.max(0, room - width(start))) + end;
}

/** The heads of two panels side by side, with a `Bar` between them. */
export const SplitHeading = memo(function SplitHeading({
  titles,
  right = '',
  columns,
}: {
  titles: readonly [string, string];
  /** At the end of the left one. */
  right?: string;
  /** Of the left panel and of the right one. */
  columns: readonly [number, number];
}) {
  const { rule, tee, cut: mark } = useTheme();
  const left = headingText(titles[0], right, columns[0], rule, mark);
  return (
    <Text bold wrap="truncate">
      {left + tee + headingText(titles[1], '', columns[1], rule, mark)}
    </Text>
  );
});

/** A vertical rule between two panels. */
export const Bar = memo(function Bar({ rows }: { rows: number }) {
  const { bar } = useTheme();
  return (
    <Box width={1} height={rows} flexShrink={0}>
      <Text dimColor>{Array.from({ length: rows }, () => bar).join('\n')}</Text>
    </Box>
  );
});
