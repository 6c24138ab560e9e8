import type { CardView, PlayerView } from '../../engine/index.ts';
import { MAIN_ZONES, opponentOf } from '../../engine/types.ts';
import { type Cell, type CellContext, cellOf, emptyCell } from './cells.ts';
import { extraZones, type Spot } from './table.ts';

/** Everything on the table as cells, in the order they stand on the screen. */
export interface TableCells {
  otherSpells: Cell[];
  otherMonsters: Cell[];
  /** From the left; empty under rules without them. */
  extraMonsters: Cell[];
  ownMonsters: Cell[];
  ownSpells: Cell[];
  otherField: Cell;
  ownField: Cell;
  hand: Cell[];
}

export function tableCells(at: CellContext): TableCells {
  const { view, theme } = at;
  const zones = (side: PlayerView['sides'][number], letter: 'm' | 's', prefix: string): Cell[] =>
    (letter === 'm' ? side.monsters.slice(0, MAIN_ZONES) : side.spells).map((card, slot) => {
      const spot = `${prefix}${letter}${slot + 1}`;
      return card === null ? emptyCell(spot, theme) : cellOf(card, spot, at);
    });
  const me = view.sides[view.me];
  const other = view.sides[opponentOf(view.me)];
  const field = (side: PlayerView['sides'][number], spot: string): Cell =>
    side.field === null ? emptyCell(spot, theme) : cellOf(side.field, spot, at);
  return {
    otherSpells: zones(other, 's', 'o').reverse(),
    otherMonsters: zones(other, 'm', 'o').reverse(),
    extraMonsters: extraZones(view).map(({ spot, card }) => extraCell(card, spot, at)),
    ownMonsters: zones(me, 'm', ''),
    ownSpells: zones(me, 's', ''),
    otherField: field(other, 'of'),
    ownField: field(me, 'f'),
    hand: me.hand.map((card, i) => cellOf(card, `h${i + 1}`, at)),
  };
}

/** The other side's is marked in the label. */
function extraCell(card: CardView | null, spot: Spot, at: CellContext): Cell {
  if (card === null) return emptyCell(spot, at.theme);
  const cell = cellOf(card, spot, at);
  const label = card.controller === at.view.me ? cell.label : `o${cell.label}`;
  return { ...cell, label };
}

/** Shares `columns` out: everyone gets what he wants, and where that is too much the widest ones give way first. */
export function shares(wanted: readonly number[], columns: number): number[] {
  const sum = (most: number): number => wanted.reduce((total, want) => total + Math.min(want, most), 0);
  let most = Math.max(0, ...wanted);
  while (most > 1 && sum(most) > columns) most--;
  const given = wanted.map((want) => Math.min(want, most));
  // What is left over after the last step goes to those who were cut, one column each.
  let left = columns - given.reduce((total, share) => total + share, 0);
  return given.map((share, i) => (left > 0 && share < (wanted[i] ?? 0) && left-- > 0 ? share + 1 : share));
}

/** Which cards of a long hand are shown: those around the cursor. */
export function handWindow(count: number, cursor: number, room: number): { from: number; to: number } {
  if (count <= room) return { from: 0, to: count };
  const from = Math.min(Math.max(0, cursor - Math.floor(room / 2)), count - room);
  return { from, to: from + room };
}
