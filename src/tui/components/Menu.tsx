import { Box, Text, useInput } from 'ink';
import SelectInput from 'ink-select-input';
import { createContext, memo, useContext, useMemo, useRef, useState } from 'react';
import { cutName, fit } from '../fit.ts';
import type { Place } from '../keys.ts';
import { topFor } from '../model/find.ts';
import { useTheme } from '../theme.ts';
import { useKeys } from './commands.ts';
import { List } from './List.tsx';
import { useFind } from './useFind.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** The name in it that is shortened first. */
  name?: string;
}

interface Props {
  items: readonly MenuItem[];
  /** Lines there are; a longer list scrolls. */
  rows: number;
  columns: number;
  /** Whether the keys are the menu's; one list at a time may have them. */
  isFocused: boolean;
  /** Item marked at first. */
  initial?: number;
  numbered?: boolean;
  /** The duel's: numbers work while the keys are the table's too, and there are signs beyond nine. */
  isDuel?: boolean;
  /** `/` searches it there. */
  findAt?: Place;
  onPick: (id: string) => void;
  onMark?: (id: string) => void;
}

const DIGITS: readonly string[] = [...'123456789'];

interface Look {
  columns: number;
  isFocused: boolean;
}
const LookContext = createContext<Look>({ columns: 0, isFocused: true });

const Indicator = ({ isSelected = false }: { isSelected?: boolean }) => {
  const { pointer } = useTheme();
  const { isFocused } = useContext(LookContext);
  return <Text>{isSelected && isFocused ? `${pointer} ` : '  '}</Text>;
};

const Item = ({
  isSelected = false,
  label,
  name = '',
}: {
  isSelected?: boolean;
  label: string;
  name?: string;
}) => {
  const theme = useTheme();
  const { columns, isFocused } = useContext(LookContext);
  const marked = isSelected && isFocused;
  const text = cutName(label, name, columns - 2, theme.cut);
  return (
    <Text inverse={marked} wrap="truncate">
      {marked ? fit(text, columns - 2, theme.cut) : text}
    </Text>
  );
};

/**
 * A list to choose from. Give it a React `key` of its own for each new prompt: what is marked must never carry
 * over from one question to the next. Draws nothing without items (pitfall 11).
 */
export const Menu = memo(function Menu(props: Props) {
  const { items, columns, isFocused, numbered = true, isDuel = false, findAt, onPick, onMark } = props;
  const rows = Math.max(1, Math.min(props.rows, items.length));
  const initial = Math.min(props.initial ?? 0, Math.max(0, items.length - 1));
  const [top, setTop] = useState(Math.max(0, initial - rows + 1));
  const marked = useRef(initial);
  const keys = useKeys();
  const texts = useMemo(() => items.map(({ label }) => label), [items]);
  const idAt = (line: number): string => items[line]?.id ?? '';
  const find = useFind({
    place: findAt ?? 'duel',
    texts,
    onEnter: (line) => onPick(idAt(line)),
    onMark: (line) => onMark?.(idAt(line)),
    isActive: findAt !== undefined,
    start: marked.current,
  });
  // A key of the player's own for something else is no sign.
  const signs = useMemo(
    () =>
      isDuel
        ? [...DIGITS, ...keys.keysOf('pickMore').filter((key) => keys.commandFor('duel', key) === 'pickMore')]
        : DIGITS,
    [keys, isDuel],
  );
  useInput(
    (input) => {
      const line = signs.indexOf(input);
      // The list reads digits itself while it has the keys.
      if (line < 0 || line >= rows || (isFocused && line < DIGITS.length)) return;
      const item = items[(top + line) % items.length];
      if (item !== undefined) onPick(item.id);
    },
    { isActive: isDuel && !find.isOpen },
  );
  const look = useMemo(() => ({ columns, isFocused }), [columns, isFocused]);

  // SelectInput turns its list round, and digits choose by visible line: the numbers must follow.
  const entries = useMemo(() => {
    return items.map(({ id, label, name = '' }, i) => {
      const line = (i - top + items.length) % items.length;
      const number = numbered ? `${line < rows ? (signs[line] ?? ' ') : ' '} ` : '';
      return { key: id, value: id, label: number + label, name };
    });
  }, [items, top, rows, numbered, signs]);

  if (items.length === 0) return null;
  if (find.isOpen) {
    const lines = find.lines.map((line) => ({ text: texts[line] ?? '' }));
    const top = topFor(find.at, props.rows, lines.length);
    return <List lines={lines} at={find.at} top={top} columns={columns} rows={props.rows} />;
  }
  return (
    <LookContext.Provider value={look}>
      <Box flexDirection="column" width={columns} height={rows}>
        <SelectInput
          items={entries}
          limit={rows}
          initialIndex={initial}
          isFocused={isFocused}
          indicatorComponent={Indicator}
          itemComponent={Item}
          onSelect={(item: { value: string } | undefined) => {
            if (item !== undefined) onPick(item.value);
          }}
          onHighlight={(item: { value: string }) => {
            const at = items.findIndex(({ id }) => id === item.value);
            setTop(nextTop(top, marked.current, at, rows, items.length));
            marked.current = at;
            onMark?.(item.value);
          }}
        />
      </Box>
    </LookContext.Provider>
  );
});

/** The first visible item after the mark has moved by one, as SelectInput turns its list. */
export function nextTop(top: number, from: number, to: number, rows: number, count: number): number {
  if (rows >= count) return 0;
  if (rows === 1) return to;
  const line = (from - top + count) % count;
  const goesDown = to === (from + 1) % count;
  if (goesDown && line === rows - 1) return (top + 1) % count;
  if (!goesDown && line === 0) return (top - 1 + count) % count;
  return top;
}
