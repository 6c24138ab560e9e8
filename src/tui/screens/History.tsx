import { useMemo, useState } from 'react';
import type { Strings } from '../../strings/index.ts';
import { inside } from '../../strings/inside.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { useKept } from '../components/useKept.ts';
import { type HistoryEntry, savedDuels } from '../deps.ts';
import { cut, fit, width } from '../fit.ts';
import { line } from '../model/lines.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';
import { MatchDuels, type MatchShown } from './MatchDuels.tsx';

/**
 * Every duel, the newest first: those that are not over, then those that are. Enter goes on with one, or opens its replay; of a
 * match it shows the duels first.
 */
export function History({ size }: { size: Size }) {
  const [match, setMatch] = useKept<MatchShown | null>('match', null);
  if (match === null) return <Duels size={size} onMatch={setMatch} />;
  return <MatchDuels match={match} size={size} onBack={() => setMatch(null)} />;
}

function Duels({ size, onMatch }: { size: Size; onMatch: (match: MatchShown) => void }) {
  const app = useApp();
  const theme = useTheme();
  const strings = useStrings();
  const words = strings.history;
  const entries = useMemo(() => app.deps.history(), [app]);
  const saves = useMemo(() => savedDuels(app.deps), [app]);
  const rows = size.rows - 5;
  const lines = useMemo(
    () => [
      ...saves.map((save) => words.notOver(save.text)),
      ...entries.map((entry) => rowText(entry, strings, size.columns - 4, theme.cut)),
    ],
    [saves, entries, words, strings, size.columns, theme],
  );
  const list = useFoundList('history', lines, rows);
  const [problem, setProblem] = useState<{ line: number; text: string } | null>(null);
  const entry = entries[list.line - saves.length];
  const save = saves[list.line];
  const look = (files: readonly string[]): void => {
    const { line } = list;
    void app.openReplay(files).then((text) => setProblem(text === null ? null : { line, text }));
  };
  useCommands('history', {
    ...list.handlers,
    back: app.back,
    help: () => app.open({ k: 'help', of: 'history' }),
    accept: () => {
      if (save !== undefined) void app.start(save.choice);
      else if (entry !== undefined) {
        const duels = duelsOf(entry, strings);
        if (duels.length > 1) onMatch({ title: history(entry), duels });
        else look(duels.map(({ file }) => file));
      }
    },
    ...(save?.files !== undefined && { lookAt: () => look(save.files ?? []) }),
    quit: app.back,
  });
  if (saves.length + entries.length === 0) {
    const lines = [line(''), line(`  ${words.nothing}`), line(`  ${words.toBegin}`, 'quiet')];
    return (
      <Frame title={words.title} place="history" size={size} without={NO_LOOK}>
        <Lines lines={lines} columns={size.columns} rows={rows + 3} />
      </Frame>
    );
  }
  return (
    <Frame
      title={tally(entries, strings)}
      right={rangeText(strings, list.top, rows, saves.length + entries.length)}
      place="history"
      size={size}
      without={save?.files === undefined ? NO_LOOK : undefined}
    >
      <Lines
        lines={[line(`  ${columnsText(words.columns, size.columns - 4, theme.cut)}`, 'quiet')]}
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
      <Lines lines={[line(whole(), 'quiet'), below()]} columns={size.columns} rows={2} />
    </Frame>
  );

  function below() {
    if (problem?.line === list.line) return line(fit(`  ${problem.text}`, size.columns, theme.cut), 'alarm');
    if (entry === undefined) return line(`  ${words.goesOn}`, 'quiet');
    const [first, ...others] = duelsOf(entry, strings);
    if (first === undefined) return line(`  ${words.noReplay}`, 'quiet');
    const opens = `  ${words.opens(1 + others.length)}`;
    const named = `${opens} ${theme.dot} ${first.file}`;
    return line(width(named) > size.columns ? opens : named, 'quiet');
  }

  /** What was played with, where the list has no room for it. */
  function whole(): string {
    const text = entry === undefined ? '' : playedText(entry, strings);
    return (lines[list.line] ?? '').includes(text) ? '' : cut(`  ${text}`, size.columns, theme.cut);
  }

  /** What a match is called over the list of its duels. */
  function history({ decks, opponent, duels = [] }: HistoryEntry): string {
    const played = words.decks(decks[0], inside(opponent, strings), decks[1]);
    return fit(`${words.match(scoreOf(duels))}${played}`, size.columns, theme.cut);
  }
}

const NO_LOOK = ['lookAt'] as const;

/** The duels whose replays were kept, of a match in their order, with how each ended. */
function duelsOf(
  { duels, replay = '', result }: HistoryEntry,
  { history, common }: Strings,
): MatchShown['duels'] {
  return (duels ?? [{ result, replay }]).flatMap((duel, i) =>
    duel.replay === ''
      ? []
      : [{ file: duel.replay, text: history.duelOf(i + 1, common.results[duel.result], duel.replay) }],
  );
}

function tally(entries: readonly HistoryEntry[], { history }: Strings): string {
  const count = (result: HistoryEntry['result']): number =>
    entries.filter((entry) => entry.result === result).length;
  return history.tally(count('won'), count('lost'), count('drawn'));
}

/** `casual, match 0-2: Starter Deck: Yugi against Kaiba (Starter Deck: Kaiba)` */
function playedText(entry: HistoryEntry, { common, history, timeline }: Strings): string {
  const match = entry.duels === undefined ? '' : history.match(scoreOf(entry.duels));
  const casual = entry.casual === true ? `${timeline.casual}, ` : '';
  return casual + match + history.decks(entry.decks[0], inside(entry.opponent, { common }), entry.decks[1]);
}

function rowText(entry: HistoryEntry, strings: Strings, columns: number, mark: string): string {
  const { common, history } = strings;
  const date = entry.at.slice(0, 16).replace('T', ' ');
  const cells = [
    date,
    common.results[entry.result],
    `${entry.turns}`,
    entry.lp.join(':'),
    history.reasons[entry.reason],
    playedText(entry, strings),
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
