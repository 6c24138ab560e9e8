import type { Line } from '../model/lines.ts';
import { Lines } from './Lines.tsx';
import { List } from './List.tsx';
import type { useFoundScroll } from './useFind.ts';

/** A window over text; while it is searched, the lines found with a mark on one. */
export function ScrollLines({
  lines,
  scroll,
  columns,
  rows,
}: {
  lines: readonly Line[];
  scroll: ReturnType<typeof useFoundScroll>;
  columns: number;
  rows: number;
}) {
  const shown = scroll.lines.slice(scroll.top, scroll.top + rows).flatMap((i) => lines[i] ?? []);
  if (!scroll.isOpen) return <Lines lines={shown} columns={columns} rows={rows} />;
  return <List lines={shown} at={scroll.at - scroll.top} top={0} columns={columns} rows={rows} />;
}
