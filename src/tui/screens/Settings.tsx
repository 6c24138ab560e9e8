import { PROMPT_POLICIES, type PromptPolicy } from '../../session/types.ts';
import { LANGUAGES, type LanguageCode, type Strings } from '../../strings/index.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List } from '../components/List.tsx';
import { useList } from '../components/useList.ts';
import { PACES, type Pace, type TuiSettings } from '../deps.ts';
import { fit, width, wrap } from '../fit.ts';
import type { CommandId } from '../keys.ts';
import { line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { COLOURS, type Colours, useTheme } from '../theme.ts';

interface Setting<V extends string = string> {
  id: keyof Strings['settings']['labels'];
  /** Empty where Enter opens a screen of its own. */
  values: readonly V[];
  opens?: 'moments' | 'bindings';
  now: (settings: TuiSettings) => V;
  change: (value: V) => Partial<TuiSettings>;
  /** What a value is called. */
  said: (value: V, strings: Strings) => string;
}

/** One kind of value within a list of several kinds. */
const setting = <V extends string>(of: Setting<V>): Setting => of as unknown as Setting;

const SETTINGS: readonly Setting[] = [
  setting<PromptPolicy>({
    id: 'prompts',
    values: PROMPT_POLICIES,
    now: ({ prompts }) => prompts,
    change: (prompts) => ({ prompts }),
    said: (value, { settings }) => settings.prompts[value],
  }),
  setting({
    id: 'moments',
    values: [],
    opens: 'moments',
    now: ({ promptWindows }) => `${Object.keys(promptWindows).length}`,
    change: () => ({}),
    said: (value, { asking }) => asking.own(Number(value)),
  }),
  setting<'unicode' | 'ascii'>({
    id: 'marks',
    values: ['unicode', 'ascii'],
    now: ({ ascii }) => (ascii ? 'ascii' : 'unicode'),
    change: (value) => ({ ascii: value === 'ascii' }),
    said: (value, { settings }) => settings.marks[value],
  }),
  setting<'auto' | Colours>({
    id: 'colours',
    values: ['auto', ...COLOURS],
    now: ({ colours }) => COLOURS.find((known) => known === colours) ?? 'auto',
    change: (colours) => ({ colours }),
    said: (value, { settings }) => settings.colours[value],
  }),
  setting<Pace>({
    id: 'pace',
    values: Object.keys(PACES) as Pace[],
    now: ({ pace }) => pace,
    change: (pace) => ({ pace }),
    said: (value, { settings }) => settings.paces[value],
  }),
  setting<LanguageCode>({
    id: 'language',
    values: LANGUAGES,
    now: ({ language }) => language,
    change: (language) => ({ language }),
    said: (value, { languages }) => languages[value],
  }),
  setting({
    id: 'keys',
    values: [],
    opens: 'bindings',
    now: ({ keys }) => `${Object.keys(keys).length}`,
    change: () => ({}),
    said: (value, { asking }) => asking.own(Number(value)),
  }),
];

/** Keys that a line has no use for: values are turned with the arrows, other lines open with Enter. */
const TURNED: readonly CommandId[] = ['accept'];
const OPENED: readonly CommandId[] = ['right'];

/** Values are changed in place; everything is kept at once. */
export function Settings({ size }: { size: Size }) {
  const app = useApp();
  const theme = useTheme();
  const strings = useStrings();
  const words = strings.settings;
  const settings = useStore(app.state, (state) => state.settings);
  const list = useList(SETTINGS.length, SETTINGS.length);
  const marked = SETTINGS[list.at];
  const change = (step: 1 | -1) => () => {
    if (marked === undefined || marked.values.length === 0) return;
    const at = marked.values.indexOf(marked.now(settings));
    const value = marked.values[(at + step + marked.values.length) % marked.values.length];
    if (value !== undefined) app.change(marked.change(value));
  };
  useCommands('settings', {
    ...list.handlers,
    left: change(-1),
    right: change(1),
    accept: () => (marked?.opens === undefined ? change(1)() : app.open({ k: marked.opens })),
    back: app.back,
    help: () => app.open({ k: 'help', of: 'settings' }),
    quit: app.back,
  });
  const rows = size.rows - 2;
  const wide = Math.max(...Object.values(words.labels).map(width)) + 4;
  const hint = wrap(marked === undefined ? '' : words.hints[marked.id], size.columns - 6).map((text) =>
    line(`  ${text}`, 'quiet'),
  );
  return (
    <Frame
      title={words.title}
      place="settings"
      size={size}
      without={marked?.opens === undefined ? TURNED : OPENED}
      labels={{ accept: strings.keys.open }}
    >
      <Lines lines={[line('')]} columns={size.columns} rows={1} />
      <List
        lines={SETTINGS.map((setting, i) => {
          const value = setting.said(setting.now(settings), strings);
          const isTurned = i === list.at && setting.values.length > 0;
          const shown = isTurned ? `${theme.less} ${value} ${theme.more}` : `  ${value}`;
          return { text: `${fit(words.labels[setting.id], wide)}${shown}` };
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
