import { useMemo } from 'react';
import type { LogLine } from '../../session/types.ts';
import { wrap } from '../fit.ts';
import { type Line, line } from '../model/lines.ts';
import { useSnapshot } from './duelContext.ts';
import { Lines } from './Lines.tsx';

/** The end of the log, the newest play last. */
export function LogTail({ columns, rows }: { columns: number; rows: number }) {
  const { log, view } = useSnapshot();
  const lines = useMemo(() => logTail(log, view.me, columns, rows), [log, view.me, columns, rows]);
  return <Lines lines={lines} columns={columns} rows={rows} />;
}

export function logTail(log: readonly LogLine[], me: number, columns: number, rows: number): Line[] {
  const lines: Line[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < rows; i--) {
    const entry = log[i];
    if (entry === undefined) break;
    const tone = entry.player === -1 ? 'plain' : entry.player === me ? 'own' : 'other';
    const parts = wrap(entry.text, columns - 3).map((text, part) =>
      line(`${part === 0 ? ' ' : '  '}${text}`, tone),
    );
    // Of a play that does not fit the beginning is shown: it says who does what.
    const room = rows - lines.length;
    const last = parts[room - 1];
    if (parts.length > room && last !== undefined) parts[room - 1] = line(`${last.text}…`, tone);
    lines.unshift(...parts.slice(0, room));
  }
  return lines;
}
