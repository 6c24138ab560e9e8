import { useEffect, useMemo, useState } from 'react';
import type { Strings } from '../../strings/index.ts';
import { refusalIn } from '../../strings/saying.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import type { PuzzleEntry } from '../deps.ts';
import { fit, wrap } from '../fit.ts';
import { type Line, line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

/** Lines below the list: a free one, and what all puzzles have in common. */
const BELOW = 3;
const TITLE = 34;
const DIFFICULTY = 11;

/** The puzzles with their difficulty and those that are solved; Enter puts one on the table. */
export function Puzzles({ size }: { size: Size }) {
  const app = useApp();
  const theme = useTheme();
  const strings = useStrings();
  const words = strings.puzzles;
  const language = useStore(app.state, (state) => state.settings.language);
  const starting = useStore(app.state, (state) => state.starting);
  const [entries, setEntries] = useState<readonly PuzzleEntry[] | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let isHere = true;
    const told = (set: () => void) => isHere && set();
    app.deps.puzzles?.list().then(
      (list) => told(() => setEntries(list)),
      (error: unknown) => told(() => setFault(refusalIn(error, app.state.get().strings))),
    );
    return () => {
      isHere = false;
    };
  }, [app]);
  const rows = size.rows - 2 - BELOW;
  const lines = useMemo(
    () => (entries ?? []).map((entry) => rowText(entry, entry.title[language], words, theme.cut)),
    [entries, language, words, theme],
  );
  const list = useFoundList('puzzles', lines, rows);
  const marked = entries?.[list.line];
  useCommands('puzzles', {
    ...list.handlers,
    accept: () => marked !== undefined && void app.playPuzzle(marked),
    back: app.back,
    quit: app.back,
    help: () => app.open({ k: 'help', of: 'puzzles' }),
  });
  const title = headText(entries, words);
  const said = sayInstead();
  if (said !== null) {
    return (
      <Frame title={title} place="puzzles" size={size}>
        <Lines lines={[line(''), ...said]} columns={size.columns} rows={rows} />
      </Frame>
    );
  }
  const about = wrap(words.rules, size.columns - 4).map((text) => line(`  ${text}`, 'quiet'));
  return (
    <Frame title={title} right={rangeText(strings, list.top, rows, lines.length)} place="puzzles" size={size}>
      <List
        lines={list.lines.map((i) => ({
          text: lines[i] ?? '',
          tone: entries?.[i]?.solved === true ? 'own' : 'plain',
        }))}
        at={list.at}
        top={list.top}
        columns={size.columns}
        rows={rows}
      />
      <Lines lines={[line(''), ...about]} columns={size.columns} rows={BELOW} />
    </Frame>
  );

  /** What stands in the place of a list that is not there. */
  function sayInstead(): Line[] | null {
    if (fault !== '') return wrap(fault, size.columns - 4).map((text) => line(`  ${text}`, 'alarm'));
    if (entries === null || starting) return [line(`  ${strings.common.loading}`, 'quiet')];
    if (entries.length > 0) return null;
    return [line(`  ${words.none}`), line(`  ${words.noneHint}`, 'quiet')];
  }
}

function headText(entries: readonly PuzzleEntry[] | null, words: Strings['puzzles']): string {
  if (entries === null) return words.name;
  const solved = entries.filter((entry) => entry.solved).length;
  return `${words.name}: ${words.menu(solved, entries.length)}`;
}

function rowText(
  { difficulty, solved }: PuzzleEntry,
  title: string,
  words: Strings['puzzles'],
  mark: string,
): string {
  const level = fit(words.difficulties[difficulty], DIFFICULTY, mark);
  return `${fit(title, TITLE, mark)} ${level} ${solved ? words.solved : ''}`.trimEnd();
}
