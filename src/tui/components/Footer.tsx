import { Text } from 'ink';
import { memo } from 'react';
import { cut, width } from '../fit.ts';
import type { CommandId, Hint, Place } from '../keys.ts';
import { useTheme } from '../theme.ts';
import { useKeys } from './commands.ts';

const NONE: readonly CommandId[] = [];

/** The keys of a place, as many as fit, in the order of the table; back, `?` and `q` are always among them. */
export const Footer = memo(function Footer({
  place,
  columns,
  without = NONE,
}: {
  place: Place;
  columns: number;
  /** Commands that have nothing to do now; the same list as long as they are the same. */
  without?: readonly CommandId[];
}) {
  const theme = useTheme();
  const keys = useKeys();
  return (
    <Text dimColor wrap="truncate">
      {cut(
        footerText(
          keys.footer(place).filter(({ id }) => !without.includes(id)),
          columns,
        ),
        columns,
        theme.cut,
      )}
    </Text>
  );
});

const KEPT: readonly CommandId[] = ['back', 'help', 'quit'];

export function footerText(hints: readonly Hint[], columns: number): string {
  const text = (hint: Hint): string => `${hint.keys} ${hint.label}`;
  const length = (list: readonly Hint[]): number => width(` ${list.map(text).join('  ')}`);
  let shown = [...hints];
  while (length(shown) > columns) {
    const at = shown.findLastIndex(({ id }) => !KEPT.includes(id));
    if (at < 0) break;
    shown = shown.toSpliced(at, 1);
  }
  return ` ${shown.map(text).join('  ')}`;
}
