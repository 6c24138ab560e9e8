import { Box } from 'ink';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { Menu, type MenuItem } from '../components/Menu.tsx';
import { useKept } from '../components/useKept.ts';
import type { CommandId, Place } from '../keys.ts';
import { line } from '../model/lines.ts';
import type { Size } from '../terminal/size.ts';

/** A question with a few answers, on a screen of its own. */
export function Ask({
  title,
  text,
  items,
  place,
  size,
  initial = 0,
  name = 'asked',
  without,
  onPick,
}: {
  title: string;
  text: readonly string[];
  items: readonly MenuItem[];
  place: Place;
  size: Size;
  initial?: number;
  /** Tells the questions of one screen apart. */
  name?: string;
  /** Commands that have nothing to do now. */
  without?: readonly CommandId[] | undefined;
  onPick: (id: string) => void;
}) {
  const [marked, mark] = useKept(name, items[initial]?.id ?? '');
  const at = items.findIndex(({ id }) => id === marked);
  const lines = [line(''), ...text.map((part) => line(`   ${part}`)), line('')];
  return (
    <Frame title={title} place={place} size={size} without={without}>
      <Lines lines={lines} columns={size.columns} rows={lines.length} />
      <Box marginLeft={3} height={items.length}>
        <Menu
          items={items}
          rows={items.length}
          columns={size.columns - 6}
          isFocused
          initial={at < 0 ? initial : at}
          onMark={mark}
          onPick={onPick}
        />
      </Box>
    </Frame>
  );
}
