/** Ways to play: rules, cards, list and texts (DESIGN §10). */

export interface Format {
  readonly id: string;
  readonly name: string;
  readonly profile: string;
  /** Text revision of the cards. */
  readonly revision: string;
  /** Name of the card pool, or null for every supported card. */
  readonly pool: string | null;
  /** Name of the Forbidden/Limited list, or null for none. */
  readonly list: string | null;
}

export const FORMATS: Readonly<Record<string, Format>> = {
  classic: {
    id: 'classic',
    name: 'Classic',
    profile: 'classic',
    revision: 'classic',
    pool: null,
    list: null,
  },
  goat: {
    id: 'goat',
    name: 'Goat (April 2005)',
    profile: 'goat',
    revision: 'goat',
    pool: 'goat',
    list: 'goat',
  },
};

/** The format of that name; null when there is none. */
export function formatNamed(name: string): Format | null {
  return Object.hasOwn(FORMATS, name) ? FORMATS[name]! : null;
}
