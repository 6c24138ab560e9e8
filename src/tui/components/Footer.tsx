import { Text } from 'ink';
import { memo } from 'react';
import { cut, width } from '../fit.ts';
import type { Hint, Place } from '../keys.ts';
import { useTheme } from '../theme.ts';
import { useKeys } from './commands.ts';

/** The keys of a place, as many as fit, in the order of the table; `?` and `q` are always among them. */
export const Footer = memo(function Footer({ place, columns }: { place: Place; columns: number }) {
  const theme = useTheme();
  const keys = useKeys();
  return (
    <Text dimColor wrap="truncate">
      {cut(footerText(keys.footer(place), columns), columns, theme.cut)}
    </Text>
  );
});

export function footerText(hints: readonly Hint[], columns: number): string {
  const text = (hint: Hint): string => `${hint.keys} ${hint.label}`;
  const length = (list: readonly Hint[]): number => width(` ${list.map(text).join('  ')}`);
  let shown = [...hints];
  while (length(shown) > columns) {
    const at = shown.findLastIndex(({ id }) => id !== 'help' && id !== 'quit');
    if (at < 0) break;
    shown = shown.toSpliced(at, 1);
  }
  return ` ${shown.map(text).join('  ')}`;
}
