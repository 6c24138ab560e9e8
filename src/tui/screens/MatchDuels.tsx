import { useMemo, useState } from 'react';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { fit } from '../fit.ts';
import { line } from '../model/lines.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

/** A match of several duels, of which one is to be looked at. */
export interface MatchShown {
  title: string;
  duels: readonly { text: string; file: string }[];
}

const NOTHING_ELSE = ['lookAt'] as const;

/** The duels of a match in their order; Enter opens one of them. */
export function MatchDuels({ match, size, onBack }: { match: MatchShown; size: Size; onBack: () => void }) {
  const app = useApp();
  const theme = useTheme();
  const strings = useStrings();
  const { history } = strings;
  const rows = size.rows - 4;
  const texts = useMemo(() => match.duels.map(({ text }) => text), [match]);
  const list = useFoundList('history', texts, rows, { name: 'duels' });
  const [problem, setProblem] = useState<string | null>(null);
  useCommands('history', {
    ...list.handlers,
    back: onBack,
    quit: onBack,
    help: () => app.open({ k: 'help', of: 'history' }),
    accept: () => {
      const files = match.duels.map(({ file }) => file);
      void app.openReplay(files, list.line).then(setProblem);
    },
  });
  const below =
    problem === null
      ? line(`  ${history.looksAt}`, 'quiet')
      : line(fit(`  ${problem}`, size.columns, theme.cut), 'alarm');
  return (
    <Frame
      title={match.title}
      right={rangeText(strings, list.top, rows, texts.length)}
      place="history"
      size={size}
      without={NOTHING_ELSE}
    >
      <List
        lines={list.lines.map((i) => ({ text: texts[i] ?? '', tone: 'plain' }))}
        at={list.at}
        top={list.top}
        columns={size.columns}
        rows={rows}
      />
      <Lines lines={[line(''), below]} columns={size.columns} rows={2} />
    </Frame>
  );
}
