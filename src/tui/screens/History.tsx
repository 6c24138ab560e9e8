import { useMemo } from 'react';
import type { Reason } from '../../engine/index.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useList } from '../components/useList.ts';
import type { HistoryEntry } from '../deps.ts';
import { fit } from '../fit.ts';
import { line } from '../model/lines.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

const RESULTS = { won: 'won', lost: 'lost', drawn: 'draw' } as const;

const REASONS: Record<Reason, string> = {
  lp: 'Life Points',
  'deck-out': 'no card to draw',
  exodia: 'Exodia',
  effect: 'a card effect',
  surrender: 'surrender',
  draw: 'both at once',
};

/** Every duel that was finished, the newest first. */
export function History({ size }: { size: Size }) {
  const app = useApp();
  const theme = useTheme();
  const entries = useMemo(() => app.deps.history(), [app]);
  const rows = size.rows - 3;
  const list = useList(entries.length, rows);
  useCommands('history', {
    ...list.handlers,
    back: app.back,
    help: () => app.open({ k: 'help', of: 'history' }),
    quit: app.quit,
  });
  if (entries.length === 0) {
    const lines = [
      line(''),
      line('  Nothing played yet.'),
      line('  Every duel you finish is kept here: Esc, then Enter on "Duel" starts one.', 'quiet'),
    ];
    return (
      <Frame title="History" place="history" size={size}>
        <Lines lines={lines} columns={size.columns} rows={rows + 1} />
      </Frame>
    );
  }
  const text = (entry: HistoryEntry): string => rowText(entry, size.columns - 4, theme.cut);
  return (
    <Frame
      title={tally(entries)}
      right={rangeText(list.top, rows, entries.length)}
      place="history"
      size={size}
    >
      <Lines
        lines={[
          line(
            `  ${columnsText(['date', 'result', 'turns', 'LP', 'by', 'deck'], size.columns - 4, theme.cut)}`,
            'quiet',
          ),
        ]}
        columns={size.columns}
        rows={1}
      />
      <List
        lines={entries.map((entry) => ({
          text: text(entry),
          tone: entry.result === 'won' ? ('own' as const) : ('plain' as const),
        }))}
        at={list.at}
        top={list.top}
        columns={size.columns}
        rows={rows}
      />
    </Frame>
  );
}

function tally(entries: readonly HistoryEntry[]): string {
  const count = (result: HistoryEntry['result']): number =>
    entries.filter((entry) => entry.result === result).length;
  const drawn = count('drawn');
  return `History: ${count('won')} won, ${count('lost')} lost${drawn === 0 ? '' : `, ${drawn} drawn`}`;
}

function rowText(entry: HistoryEntry, columns: number, mark: string): string {
  const date = entry.at.slice(0, 16).replace('T', ' ');
  const decks = `${entry.decks[0]} against ${entry.opponent}: ${entry.decks[1]}`;
  const cells = [
    date,
    RESULTS[entry.result],
    `${entry.turns}`,
    entry.lp.join(':'),
    REASONS[entry.reason],
    decks,
  ];
  return columnsText(cells, columns, mark);
}

const WIDTHS = [16, 6, 5, 10, 15];

function columnsText(cells: readonly string[], columns: number, mark: string): string {
  const fixed = WIDTHS.map((columns, i) => fit(cells[i] ?? '', columns, mark)).join(' ');
  return `${fixed} ${fit(cells[WIDTHS.length] ?? '', Math.max(0, columns - fixed.length - 1), mark)}`;
}
