import { useMemo } from 'react';
import type { CardView } from '../../engine/index.ts';
import { wrap } from '../fit.ts';
import { type Detail, detailOf } from '../model/detail.ts';
import { line } from '../model/lines.ts';
import { useStrings } from '../strings.ts';
import { useTheme } from '../theme.ts';
import { useTelling } from './duelContext.ts';
import { Lines } from './Lines.tsx';

/** The card in words for a pane of that width, after what is to be said first. */
export function useDetail(card: CardView | null, columns: number, lead: readonly string[] = NONE): Detail {
  const telling = useTelling();
  return useMemo(() => {
    const first = lead.flatMap((text) => wrap(text, columns).map((part) => line(part, 'strong')));
    if (card === null) {
      const { title, nothing } = telling.strings.card;
      const hint = first.length > 0 ? [] : wrap(nothing, columns).map((part) => line(part, 'quiet'));
      return { title, lines: [...first, ...hint] };
    }
    const { title, lines } = detailOf(card, telling, columns);
    return { title, lines: first.length === 0 ? lines : [...first, line(''), ...lines] };
  }, [card, telling, columns, lead]);
}

const NONE: readonly string[] = [];

/** The lines of a card from `scroll` on; where there is more, the last line says so. */
export function DetailLines({
  detail,
  columns,
  rows,
  scroll,
}: {
  detail: Detail;
  columns: number;
  rows: number;
  scroll: number;
}) {
  const theme = useTheme();
  const { duel } = useStrings();
  const top = Math.min(scroll, Math.max(0, detail.lines.length - rows));
  const left = detail.lines.length - top - rows;
  const shown = detail.lines.slice(top, top + rows);
  if (left > 0) {
    const more = `${theme.down} ${duel.moreLines(left + 1)}`;
    shown[rows - 1] = line(more, 'quiet');
  }
  return <Lines lines={shown} columns={columns} rows={rows} />;
}
