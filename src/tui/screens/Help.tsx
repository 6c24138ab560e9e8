import { useMemo } from 'react';
import type { Strings } from '../../strings/index.ts';
import { useApp, useCommands, useKeys } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { rangeText } from '../components/List.tsx';
import { ScrollLines } from '../components/ScrollLines.tsx';
import { useFoundScroll } from '../components/useFind.ts';
import { wrap } from '../fit.ts';
import { type CommandId, type Keymap, OF_PUZZLES, type Place } from '../keys.ts';
import { type Line, line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { type Theme, useTheme } from '../theme.ts';

/** The keys of the screen it was asked on, from the table that reads them; for the duel also its marks. */
export function Help({ of, size }: { of: Place; size: Size }) {
  const app = useApp();
  const keys = useKeys();
  const theme = useTheme();
  const strings = useStrings();
  const titles: Partial<Record<Place, string>> = strings.help.titles;
  const isPuzzle = useStore(app.state, (state) => state.puzzle) !== null;
  const rows = size.rows - 2;
  const lines = useMemo(
    () => [
      ...keyLines(keys, of, size.columns, isPuzzle ? [] : OF_PUZZLES),
      ...(of === 'duel' ? markLines(theme, strings, size.columns) : []),
    ],
    [keys, of, theme, strings, size.columns, isPuzzle],
  );
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  const scroll = useFoundScroll('help', texts, rows);
  useCommands('help', {
    ...scroll.handlers,
    back: app.back,
    quit: OUTSIDE.includes(of) ? app.back : app.quit,
  });
  return (
    <Frame
      title={titles[of] ?? strings.help.title}
      right={rangeText(strings, scroll.top, rows, scroll.lines.length)}
      place="help"
      size={size}
    >
      <ScrollLines lines={lines} scroll={scroll} columns={size.columns} rows={rows} />
    </Frame>
  );
}

/** Places whose own `q` goes back as well. */
const OUTSIDE: readonly Place[] = ['menu', 'decks', 'history', 'settings', 'puzzles', 'lab'];

const KEYS_WIDTH = 18;

export function keyLines(
  keys: Keymap,
  of: Place,
  columns: number,
  without: readonly CommandId[] = [],
): Line[] {
  const hints = keys.help(of).filter(({ id }) => !without.includes(id));
  return hints.flatMap((hint) => {
    const [first = '', ...more] = wrap(hint.help, columns - KEYS_WIDTH - 3);
    return [
      `  ${hint.keys.padEnd(KEYS_WIDTH)}${first}`,
      ...more.map((text) => ' '.repeat(KEYS_WIDTH + 2) + text),
    ].map((text) => line(text));
  });
}

function markLines(theme: Theme, { help, combat }: Strings, columns: number): Line[] {
  const { marks: said, name } = help;
  const marks: [string, string][] = [
    [theme.attack, said.attack],
    [theme.defense, said.defense],
    [theme.faceDown, said.faceDown],
    [`[${name}]`, said.hidden],
    [theme.canAct, said.canAct],
    ['1900+ 1200-', said.changed],
    ['>m3', said.equip],
    [`${name}&`, combat.equipped],
    [`~${name}`, said.taken],
    [`${name}!`, said.negated],
    [`${name}#2`, combat.materials],
    [`${name}(3)`, combat.counters],
    [theme.arrows === null ? '1800 L2' : '1800 ↙↘', combat.arrows],
    [theme.pointer, said.pointer],
  ];
  const text = marks.flatMap(([mark, meaning]) => {
    const [first = '', ...more] = wrap(meaning, columns - KEYS_WIDTH - 3);
    return [
      line(`  ${mark.padEnd(KEYS_WIDTH)}${first}`),
      ...more.map((part) => line(' '.repeat(KEYS_WIDTH + 2) + part)),
    ];
  });
  return [line(''), line(`  ${help.marksTitle}`, 'strong'), ...text];
}
