import { Box } from 'ink';
import { useMemo, useState } from 'react';
import { useApp, useCommands } from '../components/commands.ts';
import { Frame } from '../components/Frame.tsx';
import { Bar, Lines, SplitHeading } from '../components/Lines.tsx';
import { List, type ListLine } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import type { TuiMatch } from '../deps.ts';
import { wrap } from '../fit.ts';
import { printedDetail } from '../model/detail.ts';
import { line } from '../model/lines.ts';
import { changedCards, deckRows, type SideRow, type Siding, sideRows } from '../model/siding.ts';
import { useStore } from '../store/store.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';
import { useWords, type Words } from '../wordbook.ts';

/** Between the duels of a match: the deck on the left, the Side Deck on the right, the marked card below. */
export function Side({ match, size }: { match: TuiMatch; size: Size }) {
  const app = useApp();
  const { due, names, shared } = useStore(match, (view) => view);
  const player = due.k === 'side' ? due.player : -1;
  const [shownTo, setShownTo] = useState(shared ? -1 : player);
  if (due.k !== 'side') return null;
  // With two players at one screen nobody sees the other's deck by accident.
  if (shared && shownTo !== player) {
    return <HandOver name={names[due.player]} size={size} onReady={() => setShownTo(player)} />;
  }
  const whose = shared ? `${names[due.player]}: ` : '';
  return <Lists key={player} match={match} siding={due.siding} whose={whose} size={size} onDone={app.goOn} />;
}

function HandOver({ name, size, onReady }: { name: string; size: Size; onReady: () => void }) {
  const app = useApp();
  useCommands('side', {
    accept: onReady,
    back: app.toMenu,
    help: () => app.open({ k: 'help', of: 'side' }),
    quit: app.quit,
  });
  const text = `   ${name} may exchange cards now; Enter shows the deck.`;
  return (
    <Frame title="Side Deck" place="side" size={size}>
      <Lines lines={[line(''), line(text)]} columns={size.columns} rows={size.rows - 2} />
    </Frame>
  );
}

/** Rows for the text of the marked card. */
const textRows = (rows: number): number => Math.min(12, Math.floor(rows / 4));

function Lists({
  match,
  siding,
  whose,
  size,
  onDone,
}: {
  match: TuiMatch;
  siding: Siding;
  whose: string;
  size: Size;
  onDone: () => void;
}) {
  const app = useApp();
  const words = useWords();
  const theme = useTheme();
  const { deck, registered } = siding;
  const left = Math.floor(size.columns / 2);
  const right = size.columns - left - 1;
  const text = textRows(size.rows);
  const rows = size.rows - 5 - text;
  const mine = useMemo(() => deckRows(siding, words), [siding, words]);
  const side = useMemo(() => sideRows(deck.side, registered.side, words), [deck, registered, words]);
  const [onSide, setOnSide] = useState(false);
  const [told, setTold] = useState('');
  const mineTexts = useMemo(() => mine.map(({ text }) => text), [mine]);
  const sideTexts = useMemo(() => side.map(({ text }) => text), [side]);
  const deckList = useFoundList('side', mineTexts, rows, { isActive: !onSide });
  const sideList = useFoundList('side', sideTexts, rows, { isActive: onSide });
  const list = onSide ? sideList : deckList;
  const marked = onSide ? side[sideList.line] : mine[deckList.line];
  const detail = useMemo(
    () =>
      marked === undefined ? { title: '', lines: [] } : printedDetail(marked.code, words, size.columns - 2),
    [marked, words, size.columns],
  );

  // A refusal says why: it is told whole, and the text of the card gives way.
  const news = wrap(told === '' ? HINT : told, size.columns - 2);
  const below = text + 1 - news.length;
  const shown = detail.lines.slice(0, below);
  if (detail.lines.length > below) shown[below - 1] = line(theme.cut, 'quiet');

  const attempt = (act: () => string): void => {
    try {
      setTold(act());
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
    }
  };
  const swap = (): string => {
    const [out, into] = [mine[deckList.line]?.code, side[sideList.line]?.code];
    if (out === undefined || into === undefined) return 'There is nothing to exchange.';
    match.swap(out, into);
    return `${words.name(out)} out, ${words.name(into)} in.`;
  };
  useCommands('side', {
    ...list.handlers,
    next: () => setOnSide(!onSide),
    accept: () => attempt(swap),
    takeBack: () => attempt(() => (match.takeBack() ? 'Taken back.' : 'There is nothing to take back.')),
    reset: () =>
      attempt(() => (match.reset() ? 'The deck is as it was at the start.' : 'Nothing was exchanged.')),
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

  const n = changedCards(siding);
  const state = n === 0 ? 'as registered' : `${n} ${n === 1 ? 'card' : 'cards'} exchanged`;
  const extra = deck.extra.length === 0 ? '' : ` and ${deck.extra.length}`;
  const titles = [`Deck: ${deck.main.length}${extra} cards`, `Side Deck: ${deck.side.length} cards`] as const;
  const score = `duel ${match.get().results.length + 1}`;
  return (
    <Frame title={`${whose}Exchange cards before ${score}`} right={state} place="side" size={size}>
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

const HINT = 'Enter exchanges the card marked on the left for the one marked on the right.';
