import { useInput } from 'ink';
import { useEffect, useMemo, useState } from 'react';
import type { Strings } from '../../strings/index.ts';
import { useApp, useCommands, useKeys } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { fit, width, wrap } from '../fit.ts';
import { keyName } from '../keyNames.ts';
import { COMMANDS, type Command, type CommandId, clashOf, mayBind, OF_PUZZLES } from '../keys.ts';
import { line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

const CHANGEABLE = COMMANDS.filter(({ fixed }) => fixed === undefined);

/** Where alone a command is read, for those that need it said. */
function onlyAt({ id, places }: Command): keyof Strings['bindings']['only'] | null {
  if (OF_PUZZLES.includes(id)) return 'puzzle';
  const [place, ...others] = places;
  return others.length === 0 && (place === 'lab' || place === 'replay' || place === 'side') ? place : null;
}

/** What a command is called in the list: no two alike. */
const nameOf = (command: Command, { bindings, keys }: Strings): string => {
  const { label } = keys.commands[command.id];
  const only = onlyAt(command);
  return only === null ? label : `${bindings.only[only]}: ${label}`;
};
/** Lines below the list: what the command does, and what came of the last key. */
const BELOW = 4;

/** Another key for a command: Enter, and the key; one that is taken is refused with what it does. */
export function Bindings({ size }: { size: Size }) {
  const app = useApp();
  const theme = useTheme();
  const keys = useKeys();
  const strings = useStrings();
  const { bindings, keys: said } = strings;
  const changed = useStore(app.state, ({ settings }) => settings.keys);
  const isCapturing = useStore(app.state, ({ capturing }) => capturing);
  const [told, setTold] = useState('');
  const named: Readonly<Record<string, string>> = said.names;
  const name = (key: string): string => named[key] ?? key;
  const names = new Map(CHANGEABLE.map((command) => [command.id, nameOf(command, strings)]));
  const label = (id: CommandId): string => names.get(id) ?? said.commands[id].label;
  const wide = Math.max(...[...names.values()].map(width)) + 2;
  const texts = CHANGEABLE.map(({ id, keys: first }) => {
    const now = keys.keysOf(id).map(name).join(' ');
    const shown = changed[id] === undefined ? now : bindings.own(now, first.map(name).join(' '));
    return fit(label(id), wide, theme.cut) + shown;
  });
  const rows = size.rows - 2 - BELOW;
  const list = useFoundList('bindings', texts, rows);
  const marked = CHANGEABLE[list.line];
  const hint = useMemo(
    () => (marked === undefined ? '' : `${said.commands[marked.id].help}. ${bindings.hint}`),
    [marked, said, bindings],
  );
  const tell = (text: string): void => {
    setTold(text);
    app.state.set({ capturing: false });
  };
  useInput(
    (input, key) => {
      const pressed = keyName(input, key);
      if (marked === undefined || pressed === 'esc') return tell('');
      if (!mayBind(pressed)) return tell(bindings.never(name(pressed)));
      const other = clashOf(keys, marked.id, pressed);
      if (other !== null) return tell(bindings.taken(name(pressed), label(other)));
      app.change({ keys: { ...changed, [marked.id]: [pressed] } });
      tell('');
    },
    { isActive: isCapturing },
  );
  useEffect(() => () => app.state.set({ capturing: false }), [app]);
  useCommands('bindings', {
    ...list.handlers,
    accept: () => {
      setTold('');
      app.state.set({ capturing: marked !== undefined });
    },
    reset: () => {
      if (marked === undefined) return;
      const { [marked.id]: _, ...others } = changed;
      setTold('');
      app.change({ keys: others });
    },
    back: app.back,
    help: () => app.open({ k: 'help', of: 'bindings' }),
    quit: app.back,
  });
  const text = isCapturing && marked !== undefined ? bindings.press(label(marked.id)) : told;
  const below = wrap(text === '' ? hint : text, size.columns - 4).map((part) =>
    line(`  ${part}`, text === '' ? 'quiet' : 'strong'),
  );
  return (
    <Frame
      title={bindings.title}
      right={rangeText(strings, list.top, rows, list.lines.length)}
      place="bindings"
      size={size}
    >
      <List
        lines={list.lines.map((i) => ({ text: texts[i] ?? '' }))}
        at={list.at}
        top={list.top}
        columns={size.columns}
        rows={rows}
      />
      <Lines lines={[line(''), ...below]} columns={size.columns} rows={BELOW} />
    </Frame>
  );
}
