import { useMemo } from 'react';
import { useApp, useCommands } from '../components/commands.ts';
import { useTelling } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { rangeText } from '../components/List.tsx';
import { ScrollLines } from '../components/ScrollLines.tsx';
import { useFoundScroll } from '../components/useFind.ts';
import { factLines } from '../model/facts.ts';
import type { Size } from '../terminal/size.ts';

/** What line mode tells on demand, in one place: the table in sentences. */
export function Facts({ size }: { size: Size }) {
  const app = useApp();
  const telling = useTelling();
  const rows = size.rows - 2;
  const lines = useMemo(() => factLines(telling, size.columns), [telling, size.columns]);
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  const scroll = useFoundScroll('facts', texts, rows);
  useCommands('facts', {
    ...scroll.handlers,
    back: app.back,
    help: () => app.open({ k: 'help', of: 'facts' }),
    quit: app.quit,
  });
  return (
    <Frame
      title={telling.strings.combat.facts}
      right={rangeText(telling.strings, scroll.top, rows, lines.length)}
      place="facts"
      size={size}
    >
      <ScrollLines lines={lines} scroll={scroll} columns={size.columns} rows={rows} />
    </Frame>
  );
}
