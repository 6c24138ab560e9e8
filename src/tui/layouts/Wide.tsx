import { Box, Text } from 'ink';
import { useMemo } from 'react';
import { opponentOf } from '../../engine/types.ts';
import { CellRow, MiddleRow } from '../components/Cells.tsx';
import { type Asked, Choice, useAsked, useCardBeside, useHidden, useLead } from '../components/Choice.tsx';
import { DetailLines, useDetail } from '../components/Described.tsx';
import { DuelFooter } from '../components/DuelFooter.tsx';
import { useCells, useSnapshot, useSpot, useTelling, useUiValue } from '../components/duelContext.ts';
import { HandCells } from '../components/Hand.tsx';
import { Bar, Heading, Lines } from '../components/Lines.tsx';
import { LogHeading, LogTail } from '../components/LogTail.tsx';
import { StatusBlock, TopBar } from '../components/Status.tsx';
import { wrap } from '../fit.ts';
import { battleLines, chainLines, forecastText } from '../model/chain.ts';
import { type Line, line } from '../model/lines.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

export const WIDE = { columns: 120, rows: 40 } as const;

const CELL_ROWS = 5;

/** Three columns: table and hand | question and chain | card, piles and log. From 120×40. */
export function Wide({ size }: { size: Size }) {
  const { columns, rows } = size;
  const inner = rows - 2;
  // Five cells, a menu that shows "Normal Summon" and a name, and the rest for reading.
  const table = Math.floor((columns * 60) / 120 / 5) * 5;
  const middle = Math.floor((columns - table - 2) * 0.57);
  const right = columns - table - middle - 2;
  const asked = useAsked(middle, inner - 2 - Math.floor(inner * 0.4), false);
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <TopBar columns={columns} />
      <Box width={columns} height={inner}>
        <Table columns={table} rows={inner} />
        <Bar rows={inner} />
        <Middle asked={asked} columns={middle} rows={inner} />
        <Bar rows={inner} />
        <Right asked={asked} menu={middle} columns={right} rows={inner} />
      </Box>
      <DuelFooter columns={columns} />
    </Box>
  );
}

function Table({ columns, rows }: { columns: number; rows: number }) {
  const { view } = useSnapshot();
  const cells = useCells();
  const spot = useSpot();
  const theme = useTheme();
  const { duel } = useStrings();
  const zones = 4 * CELL_ROWS + (cells.extraMonsters.length === 0 ? 1 : 2) + 4;
  const hand = rows - zones - 1;
  const row = (line: typeof cells.ownSpells) => (
    <CellRow cells={line} cursor={spot} columns={columns} rows={CELL_ROWS} tall />
  );
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      <StatusBlock player={opponentOf(view.me)} columns={columns} />
      {row(cells.otherSpells)}
      {row(cells.otherMonsters)}
      {cells.extraMonsters.length === 0 ? (
        <Text dimColor>{theme.rule.repeat(columns)}</Text>
      ) : (
        <MiddleRow cells={cells.extraMonsters} cursor={spot} columns={columns} rows={2} />
      )}
      {row(cells.ownMonsters)}
      {row(cells.ownSpells)}
      <StatusBlock player={view.me} columns={columns} />
      <Heading title={duel.hand(cells.hand.length)} columns={columns} />
      <HandCells columns={columns} rows={hand} rowHeight={CELL_ROWS} />
    </Box>
  );
}

function Middle({ asked, columns, rows }: { asked: Asked; columns: number; rows: number }) {
  const telling = useTelling();
  const { duel } = telling.strings;
  const inner = columns - 2;
  const below = Math.floor(rows * 0.4);
  const foretold = useSnapshot().forecasts?.get(-1);
  const happening = useMemo(() => {
    const { battle } = telling.view;
    const outcome =
      foretold === undefined || battle === null
        ? []
        : [line(` ${forecastText(foretold, battle.attacker, battle.target, telling)}`)];
    const lines = [...battleLines(telling), ...outcome, ...chainLines(telling, below)];
    if (lines.length === 0) return [line(` ${duel.noChain}`, 'quiet')];
    return lines.flatMap(({ text, tone }) =>
      wrap(text.trimStart(), inner).map((part, i) => line(`${i === 0 ? ' ' : '   '}${part}`, tone)),
    );
  }, [telling, foretold, duel, inner, below]);
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      <Heading title={asked.title} right={useHidden(asked, rows - 2 - below)} columns={columns} />
      <Choice asked={asked} columns={columns} rows={rows - 2 - below} />
      <Heading title={telling.view.battle === null ? duel.chain : duel.battleAndChain} columns={columns} />
      <Lines lines={happening.slice(-below)} columns={columns} rows={below} />
    </Box>
  );
}

function Right({
  asked,
  menu,
  columns,
  rows,
}: {
  asked: Asked;
  /** Columns of the menu. */
  menu: number;
  columns: number;
  rows: number;
}) {
  const scroll = useUiValue('scroll');
  const { duel } = useStrings();
  const inner = columns - 1;
  const piles = usePileLines();
  const detail = useDetail(useCardBeside(asked), inner, useLead(asked, menu));
  const logRows = Math.floor(rows * 0.35);
  const detailRows = rows - 3 - piles.length - logRows;
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      <Heading title={detail.title} columns={columns} />
      <Box marginLeft={1}>
        <DetailLines detail={detail} columns={inner} rows={detailRows} scroll={scroll} />
      </Box>
      <Heading title={duel.graveyards} columns={columns} />
      <Lines lines={piles} columns={columns} rows={piles.length} />
      <LogHeading columns={columns} rows={logRows} />
      <LogTail columns={columns} rows={logRows} />
    </Box>
  );
}

/** The newest cards of both Graveyards. */
function usePileLines(): Line[] {
  const { view, names, words, strings } = useTelling();
  return useMemo(() => {
    const lines: Line[] = [];
    for (const player of [opponentOf(view.me), view.me]) {
      const { gy, banished } = view.sides[player];
      const own = player === view.me;
      const out = banished.length === 0 ? '' : `, ${strings.duel.removed(banished.length)}`;
      lines.push(line(` ${names[player]}: ${gy.length}${out}`, own ? 'own' : 'other'));
      const newest = gy.slice(-2).reverse();
      for (const card of newest) lines.push(line(`   ${card.known ? words.name(card.code) : '?'}`));
      for (let i = newest.length; i < 2; i++) lines.push(line(''));
    }
    return lines;
  }, [view, names, words, strings]);
}
