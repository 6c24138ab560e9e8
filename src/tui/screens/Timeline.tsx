import { useMemo, useState } from 'react';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel, useSnapshot } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { fit } from '../fit.ts';
import { line } from '../model/lines.ts';
import { lineOfHere, timelineLines, turnFrom } from '../model/timeline.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

/** Every choice of the duel with the ways that were left; Enter goes to one, and the way from here is kept. */
export function Timeline({ size }: { size: Size }) {
  const app = useApp();
  const duel = useDuel();
  const theme = useTheme();
  const strings = useStrings();
  const snapshot = useSnapshot();
  const { names, seat } = snapshot;
  const [problem, setProblem] = useState<string | null>(null);
  const columns = size.columns - 3;
  // The rows change with the snapshot.
  const rows = useMemo(() => (snapshot === null ? [] : (duel.session.timeline?.() ?? [])), [duel, snapshot]);
  const lines = useMemo(
    () => timelineLines(rows, names, seat, strings, theme, columns),
    [rows, names, seat, strings, theme, columns],
  );
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  const room = size.rows - 4;
  const list = useFoundList('timeline', texts, room, { start: lineOfHere(lines) });
  const go = (take: () => string | null): void => {
    const why = take();
    setProblem(why);
    if (why === null) app.back();
  };
  const turn = (step: 1 | -1): void => {
    const to = turnFrom(lines, list.line, step);
    if (to !== null) list.to(to);
  };
  const { timeline: said } = strings;
  useCommands('timeline', {
    ...list.handlers,
    accept: () => {
      const marked = lines[list.line];
      if (marked !== undefined) go(() => duel.jump(marked.to));
    },
    left: () => turn(-1),
    right: () => turn(1),
    undo: () => go(() => (duel.undo() ? null : said.nothingBack)),
    redo: () => go(() => (duel.redo() ? null : said.nothingAgain)),
    back: app.back,
    help: () => app.open({ k: 'help', of: 'timeline' }),
    quit: app.quit,
  });
  const hint = rows.length === 0 ? said.covered : said.hint;
  const below = fit(`  ${problem ?? hint}`, size.columns, theme.cut);
  return (
    <Frame
      title={said.title}
      right={rangeText(strings, list.top, room, list.lines.length)}
      place="timeline"
      size={size}
    >
      <List
        lines={list.lines.flatMap((i) => lines[i] ?? [])}
        at={list.at}
        top={list.top}
        columns={size.columns}
        rows={room}
      />
      <Lines
        lines={[line(''), line(below, problem === null ? 'quiet' : 'alarm')]}
        columns={size.columns}
        rows={2}
      />
    </Frame>
  );
}
