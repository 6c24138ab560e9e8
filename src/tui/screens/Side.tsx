import { Box } from 'ink';
import { useMemo, useState } from 'react';
import { refusalIn } from '../../strings/saying.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Bar, Lines, SplitHeading } from '../components/Lines.tsx';
import { List, type ListLine } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { useKept } from '../components/useKept.ts';
import type { TuiMatch } from '../deps.ts';
import { wrap } from '../fit.ts';
import { printedDetail } from '../model/detail.ts';
import { line } from '../model/lines.ts';
import {
  changedCards,
  deckRows,
  lineAfter,
  type SideRow,
  type Siding,
  sideDeckRows,
} from '../model/siding.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';
import { useWords, type Words } from '../wordbook.ts';

/** Between the duels of a match: the deck on the left, the Side Deck on the right, the marked card below. */
export function Side({ match, size }: { match: TuiMatch; size: Size }) {
  const app = useApp();
  const { due, names, shared } = useStore(match, (view) => view);
  const player = due.k === 'side' ? due.player : -1;
  const [shownTo, setShownTo] = useKept('shownTo', shared ? -1 : player);
  if (due.k !== 'side') return null;
  // With two players at one screen nobody sees the other's deck by accident.
  if (shared && shownTo !== player) {
    return <HandOver name={names[due.player]} size={size} onReady={() => setShownTo(player)} />;
  }
  const whose = shared ? `${names[due.player]}: ` : '';
  return (
    <Lists
      key={player}
      match={match}
      siding={due.siding}
      player={player}
      whose={whose}
      size={size}
      onDone={app.goOn}
    />
  );
}

function HandOver({ name, size, onReady }: { name: string; size: Size; onReady: () => void }) {
  const app = useApp();
  const { common, match } = useStrings();
  useCommands('side', {
    accept: onReady,
    back: app.toMenu,
    help: () => app.open({ k: 'help', of: 'side' }),
    quit: app.quit,
  });
  const text = `   ${match.side.mayExchange(name)}`;
  return (
    <Frame title={common.sideDeck} place="side" size={size}>
      <Lines lines={[line(''), line(text)]} columns={size.columns} rows={size.rows - 2} />
    </Frame>
  );
}

/** Rows for the text of the marked card. */
const textRows = (rows: number): number => Math.min(12, Math.floor(rows / 4));

function Lists({
  match,
  siding,
  player,
  whose,
  size,
  onDone,
}: {
  match: TuiMatch;
  siding: Siding;
  /** What one player has marked is not the other's. */
  player: number;
  whose: string;
  size: Size;
  onDone: () => void;
}) {
  const app = useApp();
  const words = useWords();
  const strings = useStrings();
  const said = strings.match.side;
  const theme = useTheme();
  const { deck } = siding;
  const left = Math.floor(size.columns / 2);
  const right = size.columns - left - 1;
  const text = textRows(size.rows);
  const rows = size.rows - 5 - text;
  const mine = useMemo(() => deckRows(siding, words), [siding, words]);
  const side = useMemo(() => sideDeckRows(siding, words), [siding, words]);
  const [onSide, setOnSide] = useKept(`onSide${player}`, false);
  const [told, setTold] = useState('');
  const mineTexts = useMemo(() => mine.map(({ text }) => text), [mine]);
  const sideTexts = useMemo(() => side.map(({ text }) => text), [side]);
  const deckList = useFoundList('side', mineTexts, rows, { name: `deck${player}`, isActive: !onSide });
  const sideList = useFoundList('side', sideTexts, rows, { name: `side${player}`, isActive: onSide });
  const list = onSide ? sideList : deckList;
  const marked = onSide ? side[sideList.line] : mine[deckList.line];
  const detail = useMemo(
    () =>
      marked === undefined ? { title: '', lines: [] } : printedDetail(marked.code, words, size.columns - 2),
    [marked, words, size.columns],
  );

  // A refusal says why: it is told whole, and the text of the card gives way.
  const news = wrap(told === '' ? said.hint : told, size.columns - 2);
  const below = text + 1 - news.length;
  const shown = detail.lines.slice(0, below);
  if (detail.lines.length > below) shown[below - 1] = line(theme.cut, 'quiet');

  const attempt = (act: () => string): void => {
    try {
      setTold(act());
      const { due } = match.get();
      if (due.k !== 'side' || due.player !== player) return;
      deckList.to(lineAfter(mine, deckRows(due.siding, words), deckList.line));
      sideList.to(lineAfter(side, sideDeckRows(due.siding, words), sideList.line));
    } catch (error) {
      setTold(refusalIn(error, strings));
    }
  };
  const swap = (): string => {
    const [out, into] = [mine[deckList.line]?.code, side[sideList.line]?.code];
    if (out === undefined || into === undefined) return said.nothing;
    match.swap(out, into);
    return said.exchanged(words.name(out), words.name(into));
  };
  useCommands('side', {
    ...list.handlers,
    next: () => setOnSide(!onSide),
    accept: () => attempt(swap),
    takeBack: () => attempt(() => (match.takeBack() ? said.takenBack : said.nothingToTakeBack)),
    reset: () => attempt(() => (match.reset() ? said.asAtTheStart : said.nothingExchanged)),
    finish: () =>
      attempt(() => {
        match.sided();
        onDone();
        return '';
      }),
    back: app.toMenu,
    help: () => app.open({ k: 'help', of: 'side' }),
    quit: app.quit,
  });

  const state = said.state(changedCards(siding));
  const titles = [said.deck(deck.main.length, deck.extra.length), said.sideDeck(deck.side.length)] as const;
  const title = said.title(match.get().results.length + 1);
  return (
    <Frame title={whose + title} right={state} place="side" size={size}>
      <SplitHeading titles={titles} columns={[left, right]} />
      <Box width={size.columns} height={rows}>
        <List
          lines={rowsOf(mine, deckList.lines, words)}
          at={deckList.at}
          isActive={!onSide}
          top={deckList.top}
          columns={left}
          rows={rows}
        />
        <Bar rows={rows} />
        <List
          lines={rowsOf(side, sideList.lines, words)}
          at={sideList.at}
          isActive={onSide}
          top={sideList.top}
          columns={right}
          rows={rows}
        />
      </Box>
      <Lines
        lines={[
          ...news.map((part) => line(` ${part}`, told === '' ? 'quiet' : 'strong')),
          line(` ${detail.title}`, 'strong'),
        ]}
        columns={size.columns}
        rows={1 + news.length}
      />
      <Box marginLeft={1}>
        <Lines lines={shown} columns={size.columns - 2} rows={below} />
      </Box>
    </Frame>
  );
}

function rowsOf(rows: readonly SideRow[], shown: readonly number[], words: Words): ListLine[] {
  return shown.flatMap((i) => {
    const row = rows[i];
    return row === undefined ? [] : [{ text: row.text, tone: words.tone(row.code) }];
  });
}
