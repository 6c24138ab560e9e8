import { Box } from 'ink';
import { useMemo } from 'react';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Bar, Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import type { CommandId } from '../keys.ts';
import { glossaryDetail, glossaryLabel } from '../model/glossary.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { type GlossaryEntry, useWords } from '../wordbook.ts';

/** Where the marked entry is a rule itself. */
const NO_RULES: readonly CommandId[] = ['accept'];

/** What the list has beside the text of a line: the pointer, and a space before the bar. */
const MARGINS = 3;

/** The words of the game and every rule by its id; `/` searches, Enter goes to the first rule of a word. */
export function Glossary({ at, size }: { at?: string | undefined; size: Size }) {
  const app = useApp();
  const strings = useStrings();
  const words = useWords();
  const entries = useMemo(() => words.glossary(), [words]);
  const texts = useMemo(() => entries.map(searched), [entries]);
  const rows = size.rows - 2;
  const start = Math.max(
    0,
    entries.findIndex(({ id }) => id === at),
  );
  const list = useFoundList('glossary', texts, rows, { start });
  const entry = entries[list.line];
  const left = Math.floor(size.columns * 0.45);
  const right = size.columns - left - 1;
  const detail = useMemo(
    () => (entry === undefined ? [] : glossaryDetail(entry, words, strings.rules, right - 2, rows)),
    [entry, words, strings, right, rows],
  );
  useCommands('glossary', {
    ...list.handlers,
    accept: () => {
      const to = entries.findIndex(({ id }) => id === entry?.rules[0]);
      if (to >= 0) list.to(to);
    },
    back: app.back,
    help: () => app.open({ k: 'help', of: 'glossary' }),
    quit: app.back,
  });
  return (
    <Frame
      title={strings.learn.glossary}
      right={rangeText(strings, list.top, rows, list.lines.length)}
      place="glossary"
      size={size}
      without={(entry?.rules.length ?? 0) === 0 || entry?.rules[0] === entry?.id ? NO_RULES : undefined}
    >
      <Box width={size.columns} height={rows}>
        <List
          lines={list.lines.flatMap((i) => {
            const shown = entries[i];
            return shown === undefined ? [] : [{ text: glossaryLabel(shown, left - MARGINS) }];
          })}
          at={list.at}
          top={list.top}
          columns={left}
          rows={rows}
        />
        <Bar rows={rows} />
        <Box marginLeft={1}>
          <Lines lines={detail} columns={right - 1} rows={rows} />
        </Box>
      </Box>
    </Frame>
  );
}

const searched = (entry: GlossaryEntry): string => `${entry.name} ${entry.text} ${entry.rules.join(' ')}`;
