/** Link arrows as the viewer sees them: the other side's monsters are turned round. */
import type { CardView, PlayerView } from '../../engine/index.ts';
import { ARROWS, type Arrow, MAIN_ZONES } from '../../engine/types.ts';
import type { Theme } from '../theme.ts';
import { addressOf, type Spot } from './table.ts';

/** Right and up, for a monster that faces away from the viewer. */
const STEPS: Record<Arrow, readonly [x: number, y: number]> = {
  TL: [-1, 1],
  T: [0, 1],
  TR: [1, 1],
  L: [-1, 0],
  R: [1, 0],
  BL: [-1, -1],
  B: [0, -1],
  BR: [1, -1],
};

/** The same arrow after half a turn. */
const turned = (arrow: Arrow): Arrow => ARROWS[ARROWS.length - 1 - ARROWS.indexOf(arrow)] ?? arrow;

/** The arrows on the screen, as the card lies there. */
export const shownArrows = (arrows: readonly Arrow[], isOwn: boolean): Arrow[] =>
  ARROWS.filter((arrow) => arrows.includes(isOwn ? arrow : turned(arrow)));

/** The Monster Zones that the arrows of a card on the field point at, by address. */
export function pointedAt(card: CardView, arrows: readonly Arrow[], view: PlayerView): Spot[] {
  const from = placeOf(addressOf(view, card));
  if (from === null) return [];
  const hasExtraZones = view.sides[view.me].monsters.length > MAIN_ZONES;
  return shownArrows(arrows, card.controller === view.me).flatMap((arrow) => {
    const [x, y] = STEPS[arrow];
    const spot = spotAt(from[0] + x, from[1] + y, hasExtraZones);
    return spot === '' ? [] : [spot];
  });
}

/** Column and row on the screen: row 0 the own Main Monster Zones, 1 the Extra ones, 2 the other side's. */
function placeOf(spot: Spot): readonly [number, number] | null {
  const [, letter, n] = /^(om|m|e)(\d)$/.exec(spot) ?? [];
  const at = Number(n);
  if (letter === 'm') return [at - 1, 0];
  if (letter === 'om') return [MAIN_ZONES - at, 2];
  return letter === 'e' ? [2 * at - 1, 1] : null;
}

function spotAt(x: number, y: number, hasExtraZones: boolean): Spot {
  if (x < 0 || x >= MAIN_ZONES) return '';
  if (y === 0) return `m${x + 1}`;
  if (y === 2) return `om${MAIN_ZONES - x}`;
  return y === 1 && x % 2 === 1 && hasExtraZones ? `e${(x + 1) / 2}` : '';
}

/** `↙↘`, or `BL BR` in the ASCII theme. */
export const arrowText = (arrows: readonly Arrow[], theme: Theme): string =>
  arrows.map((arrow) => theme.arrows?.[arrow] ?? arrow).join(theme.arrows === null ? ' ' : '');
