/** Ways to play: rules with their list, cards and texts (DESIGN §10). */

/**
 * Text revisions of the cards, oldest first. A revision has the texts of the one before it but for those it replaces; what
 * none of them replaces is the base text, which is that of the oldest (DESIGN §10).
 */
export const REVISIONS = ['classic', 'goat', '2010', '2012', 'modern'] as const;
export type Revision = (typeof REVISIONS)[number];

export interface Format {
  readonly id: string;
  readonly name: string;
  readonly profile: string;
  /** Text revision of the cards. */
  readonly revision: Revision;
  /** Name of the card pool, or null for every supported card. */
  readonly pool: string | null;
}

export const FORMATS: Readonly<Record<string, Format>> = {
  classic: {
    id: 'classic',
    name: 'Classic',
    profile: 'classic',
    revision: 'classic',
    pool: null,
  },
  'italian-2000s': {
    id: 'italian-2000s',
    name: 'Italian 2000s',
    profile: 'italian-2000s',
    revision: 'classic',
    pool: null,
  },
  goat: {
    id: 'goat',
    name: 'Goat (April 2005)',
    profile: 'goat',
    revision: 'goat',
    pool: 'goat',
  },
  edison: {
    id: 'edison',
    name: 'Edison (March 2010)',
    profile: 'edison',
    revision: '2010',
    pool: 'edison',
  },
  'legacy-4000': {
    id: 'legacy-4000',
    name: 'Legacy 4000 (March 2012)',
    profile: 'legacy-4000',
    revision: '2012',
    pool: 'legacy-4000',
  },
  modern: {
    id: 'modern',
    name: 'Modern (2017 to 2020)',
    profile: 'modern',
    revision: 'modern',
    pool: null,
  },
};

/** The format of that name; null when there is none. */
export function formatNamed(name: string): Format | null {
  return Object.hasOwn(FORMATS, name) ? FORMATS[name]! : null;
}
