/** Tributes, as they are thought through. */
import { isToken, type Model, type Piece } from './model.ts';
import { worthOf } from './worth.ts';

/** Tributes a monster of that level takes. */
export const tributesFor = (level: number): number => (level >= 7 ? 2 : level >= 5 ? 1 : 0);

/** The cheapest cards to tribute, by what is lost with them. */
export function cheapest(m: Model, from: readonly Piece[], n: number): Piece[] {
  const loss = (p: Piece): number => worthOf(m, p) - (isToken(p) ? 0.2 : 0);
  return [...from].sort((a, b) => loss(a) - loss(b)).slice(0, n);
}
