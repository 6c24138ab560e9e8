/** Where keys are read, and the form of a command's row. */

/** Where keys are read: one name for each screen. */
export const PLACES = [
  'menu',
  'decks',
  'history',
  'settings',
  'duel',
  'piles',
  'log',
  'chain',
  'timeline',
  'prompts',
  'pass',
  'moments',
  'bindings',
  'facts',
  'help',
  'confirm',
  'first',
  'side',
  'why',
  'glossary',
  'puzzles',
  'hint',
  'learn',
  'lesson',
  'lessonEnd',
  'end',
  'puzzleEnd',
  'lab',
  'replay',
  'playFrom',
  'small',
] as const;
export type Place = (typeof PLACES)[number];

export interface Row {
  readonly id: string;
  /** Key names as `keyName` gives them. */
  readonly keys: readonly string[];
  readonly places: readonly Place[];
  /** The string by which a footer names the keys, where two commands share the entry. */
  readonly footKeys?: 'leftRight' | 'upDown';
  /** Places whose footer shows it. */
  readonly foot?: readonly Place[];
  /** The list component reads these keys itself, so they cannot be changed. */
  readonly fixed?: true;
}

export const LISTS = [
  'menu',
  'decks',
  'history',
  'settings',
  'moments',
  'bindings',
  'facts',
  'piles',
  'log',
  'chain',
  'timeline',
  'help',
  'side',
  'why',
  'glossary',
  'puzzles',
  'learn',
] as const;
/** Where a list may be longer than the screen: pages, first, last. */
export const PAGED = ['replay', ...LISTS.filter((place) => place !== 'menu')] as const;
export const ASKING = ['prompts', 'pass', 'confirm', 'first', 'lesson', 'lessonEnd', 'playFrom'] as const;
export const OVER_DUEL = [
  'piles',
  'log',
  'chain',
  'timeline',
  'prompts',
  'pass',
  'moments',
  'bindings',
  'facts',
  'why',
  'hint',
  'playFrom',
] as const;
export const READING = ['why', 'timeline', 'glossary'] as const;
export const LEARNING = ['glossary', 'learn', 'lesson', 'lessonEnd'] as const;
export const EVERYWHERE = PLACES;
export const BUT_SMALL = PLACES.filter((place) => place !== 'small');
