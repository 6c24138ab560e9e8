import { useInput } from 'ink';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { fit, wrap } from '../fit.ts';
import { lessonIds } from '../model/lessons.ts';
import { line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';

const TITLE = 36;

/** The lessons with those that are done, the next one marked, and the glossary. */
export function Learn({ size }: { size: Size }) {
  const app = useApp();
  const { learn } = useStrings();
  const done = useStore(app.state, (state) => state.settings.lessons);
  const ids = lessonIds(learn);
  const next = ids.findIndex((id) => !done.includes(id));
  const lines = [
    ...ids.map((id, i) => {
      const title = fit(`${i + 1}  ${learn.lessons[id].title}`, TITLE);
      return { text: done.includes(id) ? `${title}${learn.done}` : title.trimEnd() };
    }),
    { text: `   ${learn.glossary}: ${learn.glossaryHint}` },
  ];
  const texts = lines.map(({ text }) => text);
  const list = useFoundList('learn', texts, lines.length, { start: Math.max(0, next) });
  const open = (line: number): void => {
    const id = ids[line];
    if (id !== undefined) app.open({ k: 'lesson', id });
    else if (line === ids.length) app.open({ k: 'glossary' });
  };
  useInput((input) => {
    const line = Number(input) - 1;
    if (ids[line] !== undefined && !list.isOpen) open(line);
  });
  useCommands('learn', {
    ...list.handlers,
    accept: () => open(list.line),
    back: app.back,
    help: () => app.open({ k: 'help', of: 'learn' }),
    quit: app.back,
  });
  const rows = size.rows - 2;
  const hint = wrap(learn.hint, size.columns - 6).map((text) => line(`  ${text}`, 'quiet'));
  return (
    <Frame title={learn.title} place="learn" size={size}>
      <Lines lines={[line('')]} columns={size.columns} rows={1} />
      <List
        lines={list.lines.flatMap((i) => lines[i] ?? [])}
        at={list.at}
        top={0}
        columns={size.columns}
        rows={lines.length}
      />
      <Lines lines={[line(''), ...hint]} columns={size.columns} rows={rows - lines.length - 1} />
    </Frame>
  );
}
