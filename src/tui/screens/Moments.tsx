import {
  PROMPT_POLICIES,
  PROMPT_WINDOWS,
  type PromptPolicy,
  type PromptWindow,
} from '../../session/types.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { width, wrap } from '../fit.ts';
import { line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

const CHOICES: readonly (PromptPolicy | null)[] = [null, ...PROMPT_POLICIES];

/** When to be asked, for each kind of window: as for all, or another answer. Holds in the duel in progress at once. */
export function Moments({ size }: { size: Size }) {
  const app = useApp();
  const theme = useTheme();
  const { asking, settings } = useStrings();
  const { prompts, promptWindows } = useStore(app.state, (state) => state.settings);
  const names = PROMPT_WINDOWS.map((window) => asking.windows[window]);
  const label = Math.max(...names.map(width)) + 2;
  const values = PROMPT_WINDOWS.map((window) => {
    const own = promptWindows[window];
    return own === undefined ? asking.asAll(settings.prompts[prompts]) : settings.prompts[own];
  });
  // Only the marked value can be changed now.
  const rowOf = (i: number, isMarked: boolean): string => {
    const [name, value] = [names[i] ?? '', values[i] ?? ''];
    const shown = isMarked ? `${theme.less} ${value} ${theme.more}` : `  ${value}`;
    return `${name}${' '.repeat(label - width(name))}${shown}`;
  };
  const texts = PROMPT_WINDOWS.map((_, i) => rowOf(i, false));
  const rows = size.rows - 2;
  const list = useFoundList('moments', texts, PROMPT_WINDOWS.length);
  const change = (step: 1 | -1) => () => {
    const window: PromptWindow | undefined = PROMPT_WINDOWS[list.line];
    if (window === undefined) return;
    const at = CHOICES.indexOf(promptWindows[window] ?? null);
    const next = CHOICES[(at + step + CHOICES.length) % CHOICES.length] ?? null;
    const { [window]: _, ...others } = promptWindows;
    const windows = next === null ? others : { ...others, [window]: next };
    app.change({ promptWindows: windows });
    app.state.get().duel?.setPrompts(prompts, windows);
  };
  useCommands('moments', {
    ...list.handlers,
    left: change(-1),
    right: change(1),
    accept: change(1),
    back: app.back,
    help: () => app.open({ k: 'help', of: 'moments' }),
    quit: app.back,
  });
  const hint = wrap(asking.momentsHint, size.columns - 4).map((text) => line(`  ${text}`, 'quiet'));
  return (
    <Frame title={asking.momentsTitle} place="moments" size={size}>
      <Lines lines={[line('')]} columns={size.columns} rows={1} />
      <List
        lines={list.lines.map((i) => ({ text: rowOf(i, i === list.line) }))}
        at={list.at}
        top={0}
        columns={size.columns}
        rows={PROMPT_WINDOWS.length}
      />
      <Lines lines={[line(''), ...hint]} columns={size.columns} rows={rows - 1 - PROMPT_WINDOWS.length} />
    </Frame>
  );
}
