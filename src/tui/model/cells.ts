import type { CardView, PlayerView, Position, SeenCard } from '../../engine/index.ts';
import type { Strings } from '../../strings/index.ts';
import { cut, width } from '../fit.ts';
import type { Theme, Tone } from '../theme.ts';
import type { Words } from '../wordbook.ts';
import { arrowText, shownArrows } from './arrows.ts';
import { addressOf, type Spot } from './table.ts';

/** What a zone or a card in hand shows, not yet fitted to a width. */
export interface Cell {
  spot: Spot;
  /** `m3`, without the prefix of the other side: the side is where it stands on the screen. */
  label: string;
  /** Name with its marks: `[…]` face-down, `~` not its owner's side. */
  name: string;
  /** Kept whole behind the name: `>m3` for an Equip, and the marks of `marksOf`. */
  tail: string;
  /** `^ 1900/1200`, `+`/`-` after what has changed. */
  values: string;
  canAct: boolean;
  tone: Tone;
}

export function emptyCell(spot: Spot, theme: Theme): Cell {
  const label = labelOf(spot);
  return { spot, label, name: theme.empty, tail: '', values: '', canAct: false, tone: 'quiet' };
}

export interface CellContext {
  view: PlayerView;
  words: Words;
  theme: Theme;
  strings: Strings;
  /** Handles of the cards that can act. */
  can: ReadonlySet<number>;
}

export function cellOf(card: CardView, spot: Spot, at: CellContext): Cell {
  const label = labelOf(spot);
  const canAct = at.can.has(card.h);
  if (!card.known) {
    const name = card.zone === 'hand' ? '?' : `[${at.strings.duel.set}]`;
    const values = card.position === null ? '' : `${positionMark(card.position, at.theme)} ?`;
    return { spot, label, name, tail: '', values, canAct, tone: 'quiet' };
  }
  const { words, theme, view } = at;
  const name = words.name(card.code);
  const faceDown = !card.faceUp && card.zone !== 'hand';
  const foreign = card.owner !== card.controller ? '~' : '';
  const wearer = card.equippedTo < 0 ? '' : `>${wearerAddress(card.equippedTo, view)}`;
  return {
    spot,
    label,
    name: foreign + (faceDown ? `[${name}]` : name),
    tail: marksOf(card, view) + wearer,
    values: card.position === null ? '' : `${positionMark(card.position, theme)} ${valuesIn(card, at)}`,
    canAct,
    tone: words.tone(card.code),
  };
}

/** `!` negated, `&` an Equip Card is on it, `#2` Xyz Materials, `(3)` counters. */
function marksOf(card: SeenCard, view: PlayerView): string {
  const worn = view.sides.some(({ spells }) =>
    spells.some((other) => other?.known && other.faceUp && other.equippedTo === card.h),
  );
  const counters = card.counters.reduce((sum, { n }) => sum + n, 0);
  return [
    card.negated ? '!' : '',
    worn ? '&' : '',
    card.materials === undefined || card.materials.length === 0 ? '' : `#${card.materials.length}`,
    counters === 0 ? '' : `(${counters})`,
  ].join('');
}

/** Arrows that a cell has room for. */
const MOST_ARROWS = 5;

/** ATK and DEF; a Link Monster has its arrows in place of a DEF. */
function valuesIn(card: SeenCard, { words, theme, view }: CellContext): string {
  const { arrows = [] } = words.printed(card.code);
  const values = valuesOf(card, words);
  if (arrows.length === 0) return values;
  const shown = shownArrows(arrows, card.controller === view.me);
  const isShort = theme.arrows !== null && shown.length <= MOST_ARROWS;
  return `${values.split('/')[0]} ${isShort ? arrowText(shown, theme) : `L${shown.length}`}`;
}

const labelOf = (spot: Spot): string => spot.replace(/^o/, '');

export function positionMark(position: Position, theme: Theme): string {
  if (position === 'attack' || position === 'faceDownAttack') return theme.attack;
  return position === 'defense' ? theme.defense : theme.faceDown;
}

/** `1900/1200`, with `+` or `-` after a value that is not the printed one. */
export function valuesOf(card: { code: number; atk: number; def: number }, words: Words): string {
  const printed = words.printed(card.code);
  const value = (now: number, print: number | '?' | null): string => {
    if (now < 0) return print === '?' ? '?' : '-';
    return `${now}${typeof print === 'number' && now !== print ? (now > print ? '+' : '-') : ''}`;
  };
  return `${value(card.atk, printed.atk)}/${value(card.def, printed.def)}`;
}

function wearerAddress(handle: number, view: PlayerView): string {
  for (const side of view.sides) {
    for (const card of side.monsters) if (card?.h === handle) return addressOf(view, card);
  }
  return '?';
}

/** Name and tail in at most `columns`; a face-down card keeps its closing bracket. */
export function nameIn(cell: Cell, columns: number, theme: Theme): string {
  const room = columns - width(cell.tail);
  if (width(cell.name) <= room) return cell.name + cell.tail;
  const closed = cell.name.endsWith(']');
  const name = closed ? `${cut(cell.name, room - 1, theme.cut)}]` : cut(cell.name, room, theme.cut);
  return name + cell.tail;
}
