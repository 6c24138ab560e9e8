import type { CardView, DecisionView, Handle, OptionView, PlayerId, PlayerView } from '../../engine/index.ts';
import { MAIN_ZONES, opponentOf } from '../../engine/types.ts';

/**
 * A place on the table in the zone-address language: m1…m5 s1…s5 f h1…, with the prefix o for the other
 * side, and e1 e2 for the Extra Monster Zones, which belong to neither. Graveyards and other piles have addresses too (g1…, b1…, x1…) but are not on the table.
 */
export type Spot = string;

export type Direction = 'up' | 'down' | 'left' | 'right';

const COLUMNS = 5;

/** Extra Monster Zones from the left as the viewer sees them, with who has a monster there; none without such zones. */
export function extraZones(view: PlayerView): { spot: Spot; card: CardView | null }[] {
  const mine = view.sides[view.me].monsters.slice(MAIN_ZONES);
  // the other side faces us: its left zone is our right one
  const theirs = view.sides[opponentOf(view.me)].monsters.slice(MAIN_ZONES).reverse();
  return mine.map((card, i) => ({ spot: `e${i + 1}`, card: card ?? theirs[i] ?? null }));
}

/** The address of a card; empty where it has none (in a Deck, or gone). */
export function addressOf(view: PlayerView, card: CardView): Spot {
  const prefix = card.controller === view.me ? '' : 'o';
  const side = view.sides[card.controller];
  const nth = (letter: string, pile: readonly CardView[]): Spot => {
    const at = pile.findIndex((other) => other.h === card.h);
    return at < 0 ? '' : `${prefix}${letter}${at + 1}`;
  };
  switch (card.zone) {
    case 'mzone':
      if (card.slot >= MAIN_ZONES)
        return `e${(prefix === '' ? card.slot : 2 * MAIN_ZONES + 1 - card.slot) - MAIN_ZONES + 1}`;
      return `${prefix}m${card.slot + 1}`;
    case 'szone':
      return `${prefix}s${card.slot + 1}`;
    case 'fzone':
      return `${prefix}f`;
    case 'hand':
      return nth('h', side.hand);
    case 'gy':
      return nth('g', side.gy);
    case 'banished':
      return nth('b', side.banished);
    case 'extra':
      return nth('x', side.extra);
    default:
      return '';
  }
}

/** The card that lies on a spot of the table. */
export function cardAt(view: PlayerView, spot: Spot): CardView | null {
  const extra = extraZones(view).find((zone) => zone.spot === spot);
  if (extra !== undefined) return extra.card;
  const match = /^(o?)([mshf])(\d*)$/.exec(spot);
  if (match === null) return null;
  const side = view.sides[match[1] === 'o' ? opponentOf(view.me) : view.me];
  const at = Number(match[3]) - 1;
  switch (match[2]) {
    case 'm':
      return side.monsters[at] ?? null;
    case 's':
      return side.spells[at] ?? null;
    case 'h':
      return side.hand[at] ?? null;
    default:
      return side.field;
  }
}

interface Place {
  spot: Spot;
  /** Column from the left, in zones. */
  x: number;
  card: CardView;
}

/** The rows of the table from the top, with the places that hold a card. The other side's face us: mirrored. */
function rowsOf(view: PlayerView): Place[][] {
  const row = (player: PlayerId, letter: 'm' | 's'): Place[] => {
    const other = player !== view.me;
    const prefix = other ? 'o' : '';
    const side = view.sides[player];
    const places = (letter === 'm' ? side.monsters.slice(0, MAIN_ZONES) : side.spells).flatMap(
      (card, slot): Place[] => {
        if (card === null) return [];
        return [{ spot: `${prefix}${letter}${slot + 1}`, x: other ? COLUMNS - 1 - slot : slot, card }];
      },
    );
    if (other) places.reverse();
    // The Field Zone stands at the right end of its side's status line, beside the Spells and Traps.
    if (letter === 's' && side.field !== null) {
      places.push({ spot: `${prefix}f`, x: COLUMNS, card: side.field });
    }
    return places;
  };
  const { me } = view;
  const other = opponentOf(me);
  const hand = view.sides[me].hand;
  return [
    row(other, 's'),
    row(other, 'm'),
    extraZones(view).flatMap(({ spot, card }, i): Place[] =>
      card === null ? [] : [{ spot, x: 1 + 2 * i, card }],
    ),
    row(me, 'm'),
    row(me, 's'),
    hand.map((card, i) => ({ spot: `h${i + 1}`, x: (i * COLUMNS) / hand.length, card })),
  ];
}

/** Where the cursor begins: the first own card that the eye looks for, or any card at all. */
export function startSpot(view: PlayerView): Spot | null {
  const rows = rowsOf(view);
  const [, , , monsters, , hand] = rows;
  return (hand?.[0] ?? monsters?.[0] ?? rows.flat()[0])?.spot ?? null;
}

/** The next card in a direction: along the row, or the nearest one in the next row that has any. */
export function moveSpot(view: PlayerView, from: Spot, direction: Direction): Spot | null {
  const rows = rowsOf(view);
  const at = rows.findIndex((row) => row.some((place) => place.spot === from));
  const row = rows[at];
  const place = row?.find((candidate) => candidate.spot === from);
  if (row === undefined || place === undefined) return startSpot(view);
  if (direction === 'left' || direction === 'right') {
    const step = direction === 'left' ? -1 : 1;
    return row[row.indexOf(place) + step]?.spot ?? from;
  }
  const step = direction === 'up' ? -1 : 1;
  for (let i = at + step; i >= 0 && i < rows.length; i += step) {
    const nearest = rows[i]?.reduce<Place | null>(
      (best, next) =>
        best === null || Math.abs(next.x - place.x) < Math.abs(best.x - place.x) ? next : best,
      null,
    );
    if (nearest) return nearest.spot;
  }
  return from;
}

/** The options that a card has in a decision. */
export function optionsOf(decision: DecisionView | null, handle: Handle): OptionView[] {
  return decision === null ? [] : decision.options.filter((option) => option.card?.h === handle);
}

/** Handles of the cards that can act or be chosen now. */
export function acting(decision: DecisionView | null): ReadonlySet<Handle> {
  const handles = new Set<Handle>();
  for (const option of decision?.options ?? []) if (option.card !== null) handles.add(option.card.h);
  return handles;
}

/** The next card on the table that can act: hand first, then own rows, then the other side's; it wraps. */
export function nextActing(
  view: PlayerView,
  decision: DecisionView | null,
  from: Spot | null,
  step: 1 | -1,
): Spot | null {
  const can = acting(decision);
  return nextCard(view, from, step, ({ h }) => can.has(h));
}

/** The next card on the table, of those that are meant, in the same order. */
export function nextCard(
  view: PlayerView,
  from: Spot | null,
  step: 1 | -1,
  isMeant: (card: CardView) => boolean = () => true,
): Spot | null {
  const spots = rowsOf(view)
    .reverse()
    .flat()
    .filter((place) => isMeant(place.card))
    .map((place) => place.spot);
  if (spots.length === 0) return null;
  const at = from === null ? -1 : spots.indexOf(from);
  if (at < 0) return (step === 1 ? spots[0] : spots.at(-1)) ?? null;
  return spots[(at + step + spots.length) % spots.length] ?? null;
}
