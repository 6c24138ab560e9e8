import { useMemo, useState } from 'react';
import type { Reason } from '../../engine/index.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { type HistoryEntry, savedDuels } from '../deps.ts';
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

/** Every duel, the newest first: those that are not over, then those that are. Enter tells where the replay is. */
export function History({ size }: { size: Size }) {
  const app = useApp();
  const theme = useTheme();
  const entries = useMemo(() => app.deps.history(), [app]);
  const saves = useMemo(() => savedDuels(app.deps), [app]);
  const rows = size.rows - 5;
  const lines = useMemo(
    () => [
      ...saves.map((save) => `not over yet: ${save.text}`),
      ...entries.map((entry) => rowText(entry, size.columns - 4, theme.cut)),
    ],
    [saves, entries, size.columns, theme],
  );
  const list = useFoundList('history', lines, rows);
  const [asked, setAsked] = useState(-1);
  const [nth, setNth] = useState(0);
  const entry = entries[list.line - saves.length];
  useCommands('history', {
    ...list.handlers,
    back: app.back,
    help: () => app.open({ k: 'help', of: 'history' }),
    accept: () => {
      const save = saves[list.line];
      if (save !== undefined) void app.start(save.choice);
      else {
        // Of a match: the replay of its next duel.
        setNth(asked === list.line ? nth + 1 : 0);
        setAsked(list.line);
      }
    },
    quit: app.back,
  });
  if (saves.length + entries.length === 0) {
    const lines = [
      line(''),
      line('  Nothing played yet.'),
      line('  Every duel you finish is kept here: Esc, then Enter on "Duel" starts one.', 'quiet'),
    ];
    return (
      <Frame title="History" place="history" size={size}>
        <Lines lines={lines} columns={size.columns} rows={rows + 3} />
      </Frame>
    );
  }
  return (
    <Frame
      title={tally(entries)}
      right={rangeText(list.top, rows, saves.length + entries.length)}
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
        lines={list.lines.map((i) => ({ text: lines[i] ?? '', tone: i < saves.length ? 'strong' : 'plain' }))}
        at={list.at}
        top={list.top}
        columns={size.columns}
        rows={rows}
      />
      <Lines lines={[line(''), below()]} columns={size.columns} rows={2} />
    </Frame>
  );

  function below() {
    if (entry === undefined) return line('  Enter goes on with it.', 'quiet');
    const { duels } = entry;
    if (asked !== list.line) {
      const what = duels === undefined ? 'the replay of this duel is' : 'the replays of its duels are';
      return line(`  Enter shows where ${what}.`, 'quiet');
    }
    const at = duels === undefined ? 0 : nth % duels.length;
    const replay = (duels === undefined ? entry.replay : duels[at]?.replay) ?? '';
    if (replay === '') return line('  No replay of this duel was kept.');
    const which =
      duels === undefined
        ? 'Replay'
        : `Duel ${at + 1} of ${duels.length}, ${RESULTS[duels[at]?.result ?? 'drawn']}`;
    return line(`  ${which}: ${replay} ${theme.dot} duelo replay show ${replay}`);
  }
}

function tally(entries: readonly HistoryEntry[]): string {
  const count = (result: HistoryEntry['result']): number =>
    entries.filter((entry) => entry.result === result).length;
  const drawn = count('drawn');
  return `History: ${count('won')} won, ${count('lost')} lost${drawn === 0 ? '' : `, ${drawn} drawn`}`;
}

function rowText(entry: HistoryEntry, columns: number, mark: string): string {
  const date = entry.at.slice(0, 16).replace('T', ' ');
  const match = entry.duels === undefined ? '' : `match ${scoreOf(entry.duels)}: `;
  const decks = `${match}${entry.decks[0]} against ${entry.opponent}: ${entry.decks[1]}`;
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

/** `2-1`, with the draws behind it where there were some. */
function scoreOf(duels: NonNullable<HistoryEntry['duels']>): string {
  const count = (result: HistoryEntry['result']): number =>
    duels.filter((duel) => duel.result === result).length;
  const drawn = count('drawn');
  return `${count('won')}-${count('lost')}${drawn === 0 ? '' : `-${drawn}`}`;
}

const WIDTHS = [16, 6, 5, 10, 15];

function columnsText(cells: readonly string[], columns: number, mark: string): string {
  const fixed = WIDTHS.map((columns, i) => fit(cells[i] ?? '', columns, mark)).join(' ');
  return `${fixed} ${fit(cells[WIDTHS.length] ?? '', Math.max(0, columns - fixed.length - 1), mark)}`;
}
