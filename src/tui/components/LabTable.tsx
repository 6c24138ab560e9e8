import { Box, Text } from 'ink';
import { useMemo } from 'react';
import type { PlayerId } from '../../engine/index.ts';
import type { LabShown } from '../../lab/index.ts';
import { fit, width } from '../fit.ts';
import { tableCells } from '../model/cellRows.ts';
import { type Cell, cellOf, emptyCell, nameIn } from '../model/cells.ts';
import { cardsIn, PILE_LETTERS, rowSpot } from '../model/labTable.ts';
import { phaseBar } from '../model/phase.ts';
import { acting, type Spot } from '../model/table.ts';
import { useStrings } from '../strings.ts';
import { useTheme } from '../theme.ts';
import { useWords } from '../wordbook.ts';
import { CellRow, MiddleRow } from './Cells.tsx';

/** Lines of a zone at the large size: its name may take two. */
const TALL = 4;

/** Lines of the table at the small size and at the large one. */
export const tableRows = (isTall: boolean): number => (isTall ? 4 * TALL + 6 : 12);

/** The table of the lab with both hands open: zones and piles of both sides, a cursor on any of them. */
export function LabTable({
  shown,
  cursor,
  columns,
  isTall,
}: {
  shown: LabShown;
  cursor: Spot | null;
  columns: number;
  isTall: boolean;
}) {
  const words = useWords();
  const theme = useTheme();
  const strings = useStrings();
  const { table } = shown;
  const { view, decision } = table;
  const cells = useMemo(() => {
    const at = { view, words, theme, strings, can: acting(decision) };
    const theirs = view.sides[1].hand.map((card, i) => cellOf(card, `oh${i + 1}`, at));
    return { ...tableCells(at), theirHand: theirs };
  }, [view, decision, words, theme, strings]);
  const row = (line: readonly Cell[], rows: number) => (
    <CellRow cells={line} cursor={cursor} columns={columns} rows={rows} tall={isTall} />
  );
  const hand = (line: readonly Cell[], spot: Spot) => (
    <CellRow
      cells={line.length === 0 ? [emptyCell(spot, theme)] : line}
      cursor={cursor}
      columns={columns}
      rows={1}
    />
  );
  return (
    <Box flexDirection="column" width={columns} height={tableRows(isTall)} flexShrink={0}>
      <Bar shown={shown} columns={columns} />
      <Side player={1} shown={shown} field={cells.otherField} cursor={cursor} columns={columns} />
      {hand(cells.theirHand, 'oh')}
      {row(cells.otherSpells, isTall ? TALL : 1)}
      {row(cells.otherMonsters, isTall ? TALL : 2)}
      <MiddleRow cells={cells.extraMonsters} cursor={cursor} columns={columns} />
      {row(cells.ownMonsters, isTall ? TALL : 2)}
      {row(cells.ownSpells, isTall ? TALL : 1)}
      {hand(cells.hand, 'h')}
      <Side player={0} shown={shown} field={cells.ownField} cursor={cursor} columns={columns} />
    </Box>
  );
}

/** Turn, whose it is, the phases, and the rules where there is room. */
function Bar({ shown, columns }: { shown: LabShown; columns: number }) {
  const { duel, lab } = useStrings();
  const theme = useTheme();
  const { view } = shown.table;
  const turn = `${duel.turn(view.turn)} ${theme.dot} ${lab.seats[view.turnPlayer]}`;
  const phases = phaseBar(view, theme.dot, duel);
  const left = fit(turn, Math.max(8, Math.min(20, columns - width(phases) - 1)), theme.cut);
  const room = columns - width(left) - width(phases) - 1;
  const rules = width(shown.rules) < room ? shown.rules : '';
  return (
    <Text wrap="truncate">
      <Text bold>{left}</Text>
      <Text>{` ${phases}`}</Text>
      <Text dimColor>{' '.repeat(Math.max(0, room - width(rules))) + rules}</Text>
    </Text>
  );
}

const NAME = 10;

/** A side in a line: name, Life Points, how many cards each pile has, and the Field Zone. */
function Side({
  player,
  shown,
  field,
  cursor,
  columns,
}: {
  player: PlayerId;
  shown: LabShown;
  field: Cell;
  cursor: Spot | null;
  columns: number;
}) {
  const { lab, common } = useStrings();
  const theme = useTheme();
  const { table } = shown;
  const prefix = player === 1 ? 'o' : '';
  const head = `${table.view.turnPlayer === player ? theme.pointer : ' '}${fit(lab.seats[player], NAME, theme.cut)} `;
  const lp = `${common.lp} ${table.view.sides[player].lp} `;
  const pile = (letter: (typeof PILE_LETTERS)[number]) => {
    const spot = `${prefix}${letter}`;
    const isCursor = cursor !== null && rowSpot(cursor) === spot;
    const text = `${isCursor ? theme.pointer : ' '}${letter} ${cardsIn(table, player, letter).length} `;
    return { spot, isCursor, text };
  };
  const piles = PILE_LETTERS.map(pile);
  const isField = cursor === field.spot;
  const label = `${isField ? theme.pointer : ' '}f${field.canAct ? theme.canAct : ' '}`;
  const used = width(head) + width(lp) + piles.reduce((sum, { text }) => sum + width(text), 0) + width(label);
  return (
    <Text wrap="truncate">
      <Text {...theme.tones[player === 0 ? 'own' : 'other']}>{head}</Text>
      <Text bold>{lp}</Text>
      {piles.map(({ spot, isCursor, text }) => (
        <Text key={spot} inverse={isCursor}>
          {text}
        </Text>
      ))}
      <Text bold={field.canAct}>{label}</Text>
      <Text {...theme.tones[field.tone]} inverse={isField}>
        {nameIn(field, Math.max(1, columns - used), theme)}
      </Text>
    </Text>
  );
}
