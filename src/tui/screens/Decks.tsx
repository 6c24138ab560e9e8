import { Box } from 'ink';
import { useMemo } from 'react';
import type { Strings } from '../../strings/index.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Bar, Lines } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { useKept } from '../components/useKept.ts';
import type { DeckEntry } from '../deps.ts';
import { wrap } from '../fit.ts';
import { type Line, line } from '../model/lines.ts';
import { deckEntries } from '../model/piles.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useWords, type Words } from '../wordbook.ts';

/** The decks there are on the left, the cards of the marked one on the right. */
export function Decks({ size }: { size: Size }) {
  const app = useApp();
  const words = useWords();
  const strings = useStrings();
  const decks = useMemo(() => app.deps.decks(), [app]);
  const rows = size.rows - 2;
  const left = Math.floor(size.columns * 0.45);
  const right = size.columns - left - 1;
  const names = useMemo(() => decks.map(({ name }) => name), [decks]);
  const list = useFoundList('decks', names, rows);
  const [scroll, setScroll] = useKept('cards', 0);
  const deck = decks[list.line];
  const cards = useMemo(
    () => (deck === undefined ? [] : deckLines(deck, words, strings, right - 2)),
    [deck, words, strings, right],
  );
  const end = Math.max(0, cards.length - rows);
  const move = (then: (() => void) | undefined) => () => {
    setScroll(0);
    then?.();
  };
  useCommands('decks', {
    up: move(list.handlers.up),
    down: move(list.handlers.down),
    first: move(list.handlers.first),
    last: move(list.handlers.last),
    pageUp: () => setScroll(Math.max(0, scroll - rows + 1)),
    pageDown: () => setScroll(Math.min(end, scroll + rows - 1)),
    back: app.back,
    help: () => app.open({ k: 'help', of: 'decks' }),
    quit: app.back,
  });
  if (decks.length === 0) {
    return (
      <Frame title={strings.decks.title} place="decks" size={size}>
        <Lines lines={[line(''), line(`  ${strings.decks.none}`)]} columns={size.columns} rows={rows} />
      </Frame>
    );
  }
  return (
    <Frame
      title={strings.decks.title}
      right={rangeText(strings, scroll, rows, cards.length)}
      place="decks"
      size={size}
    >
      <Box width={size.columns} height={rows}>
        <List
          lines={list.lines.flatMap((i) => {
            const entry = decks[i];
            if (entry === undefined) return [];
            const text = `${entry.name}  (${entry.main.length})`;
            return [{ text, tone: entry.problem === null ? ('plain' as const) : ('quiet' as const) }];
          })}
          at={list.at}
          top={list.top}
          columns={left}
          rows={rows}
        />
        <Bar rows={rows} />
        <Box marginLeft={1}>
          <Lines lines={cards.slice(scroll, scroll + rows)} columns={right - 1} rows={rows} />
        </Box>
      </Box>
    </Frame>
  );
}

function deckLines(deck: DeckEntry, words: Words, { common }: Strings, columns: number): Line[] {
  const part = (title: string, codes: readonly number[]): Line[] =>
    codes.length === 0
      ? []
      : [
          line(`${title} (${codes.length})`, 'strong'),
          ...deckEntries(codes, words).map(({ text, code }) => line(` ${text}`, words.tone(code))),
        ];
  const problem = deck.problem === null ? [] : wrap(deck.problem, columns).map((text) => line(text, 'alarm'));
  return [
    ...problem,
    ...part(common.mainDeck, deck.main),
    ...part(words.extraDeck(), deck.extra),
    ...part(common.sideDeck, deck.side),
  ];
}
