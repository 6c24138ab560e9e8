import { PROMPT_POLICIES } from '../../session/types.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List } from '../components/List.tsx';
import { useList } from '../components/useList.ts';
import { PACES, type Pace, type TuiSettings } from '../deps.ts';
import { wrap } from '../fit.ts';
import { line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

interface Setting {
  label: string;
  values: readonly string[];
  now: (settings: TuiSettings) => string;
  change: (value: string) => Partial<TuiSettings>;
  hint: string;
}

const SETTINGS: readonly Setting[] = [
  {
    label: 'Ask for a response',
    values: PROMPT_POLICIES,
    now: ({ prompts }) => prompts,
    change: (value) => ({ prompts: PROMPT_POLICIES.find((policy) => policy === value) ?? 'when it matters' }),
    hint: 'Always: at every moment the rules give you. When it matters: when the other side has done something you can answer. Never: you only act on your own turn. In a duel, p changes it.',
  },
  {
    label: 'Marks and lines',
    values: ['Unicode', 'ASCII'],
    now: ({ ascii }) => (ascii ? 'ASCII' : 'Unicode'),
    change: (value) => ({ ascii: value === 'ASCII' }),
    hint: 'ASCII where lines and marks look wrong.',
  },
  {
    label: 'Pace',
    values: Object.keys(PACES),
    now: ({ pace }) => pace,
    change: (value) => ({ pace: value as Pace }),
    hint: 'How long each play of the other side stays before the next one is shown. Enter never waits for it.',
  },
];

/** Values are changed in place; everything is kept at once. */
export function Settings({ size }: { size: Size }) {
  const app = useApp();
  const theme = useTheme();
  const settings = useStore(app.state, (state) => state.settings);
  const list = useList(SETTINGS.length, SETTINGS.length);
  const marked = SETTINGS[list.at];
  const change = (step: 1 | -1) => () => {
    if (marked === undefined) return;
    const at = marked.values.indexOf(marked.now(settings));
    const value = marked.values[(at + step + marked.values.length) % marked.values.length];
    if (value !== undefined) app.change(marked.change(value));
  };
  useCommands('settings', {
    up: list.handlers.up ?? (() => {}),
    down: list.handlers.down ?? (() => {}),
    left: change(-1),
    right: change(1),
    accept: change(1),
    back: app.back,
    help: () => app.open({ k: 'help', of: 'settings' }),
    quit: app.back,
  });
  const rows = size.rows - 2;
  const hint = wrap(marked?.hint ?? '', size.columns - 6).map((text) => line(`  ${text}`, 'quiet'));
  return (
    <Frame title="Settings" place="settings" size={size}>
      <Lines lines={[line('')]} columns={size.columns} rows={1} />
      <List
        lines={SETTINGS.map((setting, i) => {
          const value = setting.now(settings);
          const shown = i === list.at ? `${theme.less} ${value} ${theme.more}` : `  ${value}`;
          return { text: `${setting.label.padEnd(22)}${shown}` };
        })}
        at={list.at}
        top={0}
        columns={size.columns}
        rows={SETTINGS.length}
      />
      <Lines lines={[line(''), ...hint]} columns={size.columns} rows={rows - SETTINGS.length - 1} />
    </Frame>
  );
}
