import { useMemo } from 'react';
import type { LogLine } from '../../session/types.ts';
import type { Strings } from '../../strings/index.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useSnapshot } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { rangeText } from '../components/List.tsx';
import { ScrollLines } from '../components/ScrollLines.tsx';
import { useFoundScroll } from '../components/useFind.ts';
import { wrap } from '../fit.ts';
import type { CommandId } from '../keys.ts';
import { type Line, line } from '../model/lines.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';

/** Every play of the duel in words, from the newest back. */
export function LogView({ size }: { size: Size }) {
  const app = useApp();
  const { log, view, covered } = useSnapshot();
  const strings = useStrings();
  const rows = size.rows - 2;
  const lines = useMemo(
    () => logLines(log, view.me, strings, size.columns),
    [log, view.me, strings, size.columns],
  );
  const nothing = covered ? strings.timeline.covered : strings.duel.nothingYet;
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  const scroll = useFoundScroll('log', texts, rows, true);
  const [isFirst, isLast] = [scroll.top <= 0, scroll.top + rows >= scroll.lines.length];
  const without = useMemo(() => {
    const none: CommandId[] = [];
    if (isFirst) none.push('pageUp');
    if (isLast) none.push('pageDown');
    return none;
  }, [isFirst, isLast]);
  useCommands('log', {
    ...scroll.handlers,
    back: app.back,
    help: () => app.open({ k: 'help', of: 'log' }),
    quit: app.quit,
  });
  return (
    <Frame
      title={strings.duel.log}
      right={rangeText(strings, scroll.top, rows, scroll.lines.length)}
      place="log"
      size={size}
      without={without}
    >
      {lines.length === 0 ? (
        <Lines lines={[line(`  ${nothing}`, 'quiet')]} columns={size.columns} rows={rows} />
      ) : (
        <ScrollLines lines={lines} scroll={scroll} columns={size.columns} rows={rows} />
      )}
    </Frame>
  );
}

/** The log with a head for each turn. */
export function logLines(log: readonly LogLine[], me: number, { duel }: Strings, columns: number): Line[] {
  const lines: Line[] = [];
  let turn = -1;
  for (const entry of log) {
    const isNew = entry.turn !== turn;
    turn = entry.turn;
    if (entry.event.k === 'turn') {
      lines.push(...wrap(entry.text, columns - 2).map((text) => line(text, 'strong')));
      continue;
    }
    if (isNew) lines.push(line(turn === 0 ? duel.beforeTheFirst : duel.turn(turn), 'strong'));
    const tone = entry.player === -1 ? 'plain' : entry.player === me ? 'own' : 'other';
    for (const text of wrap(entry.text, columns - 4)) lines.push(line(`  ${text}`, tone));
  }
  return lines;
}
