import { Box } from 'ink';
import { useMemo } from 'react';
import type { Strings } from '../../strings/index.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Bar, Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { wrap } from '../fit.ts';
import type { CommandId } from '../keys.ts';
import { type Line, line } from '../model/lines.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { type GlossaryEntry, useWords, type Words } from '../wordbook.ts';

/** Where the marked entry is a rule itself. */
const NO_RULES: readonly CommandId[] = ['accept'];

const ID_COLUMNS = 12;
/** What the list puts before each line. */
const POINTER = 2;

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
  const left = Math.floor(size.columns * 0.4);
  const right = size.columns - left - 1;
  const detail = useMemo(
    () => (entry === undefined ? [] : detailLines(entry, words, strings.rules, right - 2)),
    [entry, words, strings, right],
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
            return shown === undefined ? [] : [{ text: labelOf(shown, left - POINTER) }];
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

/** A rule says its first words in the list, as many as fit; a word of the game stands alone. */
const labelOf = ({ id, name, text }: GlossaryEntry, columns: number): string =>
  name === id ? `${id.padEnd(ID_COLUMNS)}${wrap(text, columns - ID_COLUMNS)[0] ?? ''}` : name;

const searched = (entry: GlossaryEntry): string => `${entry.name} ${entry.text} ${entry.rules.join(' ')}`;

function detailLines(entry: GlossaryEntry, { rule }: Words, say: Strings['rules'], columns: number): Line[] {
  const paragraph = (text: string): Line[] => wrap(text, columns).map((part) => line(part));
  const profiles = rule(entry.id)?.profiles ?? 'all';
  const where =
    profiles === 'all'
      ? []
      : wrap(say.profiles(profiles.join(', ')), columns).map((text) => line(text, 'quiet'));
  return [
    line(entry.name, 'strong'),
    ...paragraph(entry.text),
    ...where,
    ...entry.rules
      .flatMap((id) => rule(id) ?? [])
      .flatMap(({ id, summary }) => [line(''), line(id, 'strong'), ...paragraph(summary)]),
  ];
}
