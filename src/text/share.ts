/** Several cards in one list. */
import type { Np } from './np.ts';

/** Of a list of cards that are all in one place only the last says where. */
export function sharedPlace(items: readonly Np[]): Np[] {
  const last = items.at(-1);
  const place = last?.t === 'cards' ? JSON.stringify(last.loc) : undefined;
  if (place === undefined) return [...items];
  if (!items.every((np) => np.t === 'cards' && (np.loc === undefined || JSON.stringify(np.loc) === place)))
    return [...items];
  return items.map((np, i) => {
    if (np.t !== 'cards' || i === items.length - 1) return np;
    const { loc: _, ...rest } = np;
    return rest;
  });
}
