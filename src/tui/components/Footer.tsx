import { Text } from 'ink';
import { memo } from 'react';
import { cut, sides, width } from '../fit.ts';
import type { CommandId, Hint, Place } from '../keys.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import { useTheme } from '../theme.ts';
import { useApp, useKeys } from './commands.ts';

const NONE: readonly CommandId[] = [];
/** What commands are called for the moment, where that is not what they are called at this place. */
export type Labels = Partial<Record<CommandId, string>>;
const NO_LABELS: Labels = {};

/** What is searched, or the keys of a place, as many as fit, in the order of the table; back, `?` and `q` are always among them. */
export const Footer = memo(function Footer({
  place,
  columns,
  without = NONE,
  labels = NO_LABELS,
}: {
  place: Place;
  columns: number;
  /** Commands that have nothing to do now; the same list as long as they are the same. */
  without?: readonly CommandId[];
  labels?: Labels;
}) {
  const theme = useTheme();
  const keys = useKeys();
  const strings = useStrings();
  const { state } = useApp();
  const find = useStore(state, (now) => now.find);
  const problem = useStore(state, (now) => now.problem);
  if (problem !== null) {
    return (
      <Text wrap="truncate" {...theme.tones.alarm}>
        {cut(` ${problem}`, columns, theme.cut)}
      </Text>
    );
  }
  if (find !== null) {
    const what = strings.find.bar(find.count);
    return <Text wrap="truncate">{sides(` / ${find.text}_`, `${what} `, columns, theme.cut)}</Text>;
  }
  return (
    <Text dimColor wrap="truncate">
      {cut(
        footerText(
          keys
            .footer(place)
            .filter(({ id }) => !without.includes(id))
            .map((hint) => ({ ...hint, label: labels[hint.id] ?? hint.label })),
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
