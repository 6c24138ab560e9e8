/** Small tools for English words. */

/** Who does what the phrase belongs to, so that his things are "their"; how the gap of a relative clause counts; menu brevity. */
export interface Ctx {
  doer?: string;
  gapPlural?: boolean;
  subjectGap?: boolean;
  brief?: boolean;
  /** The rules speak of the Extra Deck, not of the Fusion Deck. */
  extraDeck?: boolean;
  case?: 'subject';
  form?: 'one' | 'base' | 'ing';
}

export const quoted = (name: string) => (name.includes('"') ? `'${name}'` : `"${name}"`);

export const listed = (items: readonly string[], word: 'and' | 'or'): string =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

export const spaced = (...parts: (string | undefined)[]) =>
  parts.filter((p) => p !== undefined && p !== '').join(' ');

/** "any number of" and "of those cards" share their "of". */
export const shared = (count: string, body: string) =>
  count.endsWith(' of') && body.startsWith('of ') ? spaced(count, body.slice(3)) : spaced(count, body);

/** With a full stop, unless a name ends in one. */
export const stopped = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const article = (text: string) =>
  /^["']?(?:[aeiou]|ATK|8\b|11\b|18\b)/i.test(text) && !/^["']?(?:u[ns]i|one|uti)/i.test(text)
    ? `an ${text}`
    : `a ${text}`;

export const ordinal = (n: number) =>
  `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

/** Inside another phrase nothing is the subject any more. */
export function inside(ctx: Ctx): Ctx {
  const { case: _, ...rest } = ctx;
  return rest;
}
