import { useMemo } from 'react';
import { useApp, useCommands, useKeys } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { rangeText } from '../components/List.tsx';
import { ScrollLines } from '../components/ScrollLines.tsx';
import { useFoundScroll } from '../components/useFind.ts';
import { wrap } from '../fit.ts';
import type { Keymap, Place } from '../keys.ts';
import { type Line, line } from '../model/lines.ts';
import type { Size } from '../terminal/size.ts';
import { type Theme, useTheme } from '../theme.ts';

const TITLES: Partial<Record<Place, string>> = {
  menu: 'Keys of the menu',
  duel: 'Keys of the duel',
  end: 'Keys after a duel',
};

/** The keys of the screen it was asked on, from the table that reads them; for the duel also its marks. */
export function Help({ of, size }: { of: Place; size: Size }) {
  const app = useApp();
  const keys = useKeys();
  const theme = useTheme();
  const rows = size.rows - 2;
  const lines = useMemo(
    () => [...keyLines(keys, of, size.columns), ...(of === 'duel' ? markLines(theme, size.columns) : [])],
    [keys, of, theme, size.columns],
  );
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  const scroll = useFoundScroll('help', texts, rows);
  useCommands('help', {
    ...scroll.handlers,
    back: app.back,
    quit: of === 'menu' || of === 'decks' || of === 'history' || of === 'settings' ? app.back : app.quit,
  });
  return (
    <Frame
      title={TITLES[of] ?? 'Keys'}
      right={rangeText(scroll.top, rows, scroll.lines.length)}
      place="help"
      size={size}
    >
      <ScrollLines lines={lines} scroll={scroll} columns={size.columns} rows={rows} />
    </Frame>
  );
}

const KEYS_WIDTH = 18;

export function keyLines(keys: Keymap, of: Place, columns: number): Line[] {
  return keys.help(of).flatMap((hint) => {
    const [first = '', ...more] = wrap(hint.help, columns - KEYS_WIDTH - 3);
    return [
      `  ${hint.keys.padEnd(KEYS_WIDTH)}${first}`,
      ...more.map((text) => ' '.repeat(KEYS_WIDTH + 2) + text),
    ].map((text) => line(text));
  });
}

function markLines(theme: Theme, columns: number): Line[] {
  const marks: [string, string][] = [
    [theme.attack, 'face-up Attack Position'],
    [theme.defense, 'face-up Defense Position'],
    [theme.faceDown, 'face-down Defense Position'],
    ['[name]', "face-down; the other side's unknown ones are [set]"],
    [theme.canAct, 'can act now, or can be chosen'],
    ['1900+ 1200-', 'more or less than printed'],
    ['>m3', 'an Equip, and the zone it is on; o before a zone: the other side'],
    ['~name', 'under the control of the side that does not own it'],
    ['name!', 'its effects are negated'],
    [theme.pointer, 'what is marked; before a name: whose turn it is'],
  ];
  const text = marks.flatMap(([mark, meaning]) => {
    const [first = '', ...more] = wrap(meaning, columns - KEYS_WIDTH - 3);
    return [
      line(`  ${mark.padEnd(KEYS_WIDTH)}${first}`),
      ...more.map((part) => line(' '.repeat(KEYS_WIDTH + 2) + part)),
    ];
  });
  return [line(''), line('  Marks', 'strong'), ...text];
}
