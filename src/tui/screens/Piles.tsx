import { Box } from 'ink';
import { useMemo } from 'react';
import { useApp, useCommands } from '../components/commands.ts';
import { DetailLines } from '../components/Described.tsx';
import { useSnapshot, useTelling } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { Bar, Lines, SplitHeading } from '../components/Lines.tsx';
import { List, rangeText } from '../components/List.tsx';
import { useFoundList } from '../components/useFind.ts';
import { useKept } from '../components/useKept.ts';
import { type Detail, detailOf, printedDetail } from '../model/detail.ts';
import { line } from '../model/lines.ts';
import { type PileEntry, pileCounts, pilesOf } from '../model/piles.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useWords } from '../wordbook.ts';

const NO_ENTRIES: readonly PileEntry[] = [];

/** Graveyards, removed cards, own Extra Deck and Deck and known hand cards, one pile at a time. */
export function Piles({ size }: { size: Size }) {
  const app = useApp();
  const { view, names } = useSnapshot();
  const words = useWords();
  const strings = useStrings();
  const piles = useMemo(() => pilesOf(view, names, words, strings), [view, names, words, strings]);
  const [at, setAt] = useKept('pile', 0);
  const pile = piles[at];
  const entries = pile?.entries ?? NO_ENTRIES;
  const texts = useMemo(() => entries.map(({ text }) => text), [entries]);
  const rows = size.rows - 3;
  const left = Math.floor(size.columns / 2);
  const right = size.columns - left - 1;
  const list = useFoundList('piles', texts, rows);
  const detail = useEntryDetail(entries[list.line], right - 1);
  const turn = (step: 1 | -1) => () => {
    list.reset();
    setAt((at + step + piles.length) % piles.length);
  };
  useCommands('piles', {
    ...list.handlers,
    left: turn(-1),
    right: turn(1),
    why: () => {
      const card = entries[list.line]?.card;
      if (card) app.open({ k: 'why', about: { card: card.h } });
    },
    back: app.back,
    help: () => app.open({ k: 'help', of: 'piles' }),
    quit: app.quit,
  });
  return (
    <Frame title={pile?.title ?? ''} right={pileCounts(piles, at, strings)} place="piles" size={size}>
      <SplitHeading
        titles={[rangeText(strings, list.top, rows, entries.length), detail.title]}
        columns={[left, right]}
      />
      {entries.length === 0 ? (
        <Lines lines={[line(`  ${pile?.empty ?? ''}`, 'quiet')]} columns={size.columns} rows={rows} />
      ) : (
        <Box width={size.columns} height={rows}>
          <List
            lines={list.lines.flatMap((i) => {
              const entry = entries[i];
              return entry === undefined ? [] : [{ text: entry.text, tone: words.tone(entry.code) }];
            })}
            at={list.at}
            top={list.top}
            columns={left}
            rows={rows}
          />
          <Bar rows={rows} />
          <Box marginLeft={1}>
            <DetailLines detail={detail} columns={right - 1} rows={rows} scroll={0} />
          </Box>
        </Box>
      )}
    </Frame>
  );
}

function useEntryDetail(entry: PileEntry | undefined, columns: number): Detail {
  const telling = useTelling();
  return useMemo(() => {
    if (entry === undefined) return { title: '', lines: [] };
    if (entry.card !== null) return detailOf(entry.card, telling, columns);
    return printedDetail(entry.code, telling.words, columns);
  }, [entry, telling, columns]);
}
