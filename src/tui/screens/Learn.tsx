import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List } from '../components/List.tsx';
import { useList } from '../components/useList.ts';
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
  const list = useList(ids.length + 1, ids.length + 1, Math.max(0, next));
  useCommands('learn', {
    up: list.handlers.up ?? (() => {}),
    down: list.handlers.down ?? (() => {}),
    accept: () => {
      const id = ids[list.at];
      app.open(id === undefined ? { k: 'glossary' } : { k: 'lesson', id });
    },
    back: app.back,
    help: () => app.open({ k: 'help', of: 'learn' }),
    quit: app.back,
  });
  const rows = size.rows - 2;
  const lines = [
    ...ids.map((id, i) => {
      const title = fit(`${i + 1}  ${learn.lessons[id].title}`, TITLE);
      return { text: done.includes(id) ? `${title}${learn.done}` : title.trimEnd() };
    }),
    { text: `   ${learn.glossary}: ${learn.glossaryHint}` },
  ];
  const hint = wrap(learn.hint, size.columns - 6).map((text) => line(`  ${text}`, 'quiet'));
  return (
    <Frame title={learn.title} place="learn" size={size}>
      <Lines lines={[line('')]} columns={size.columns} rows={1} />
      <List lines={lines} at={list.at} top={0} columns={size.columns} rows={lines.length} />
      <Lines lines={[line(''), ...hint]} columns={size.columns} rows={rows - lines.length - 1} />
    </Frame>
  );
}
