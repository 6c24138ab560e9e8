/** The most of anything that a position may hold: more than a duel comes to, and no more than can be set up and shown at once. */
export const MOST_LP = 999_999;
export const MOST_TURNS = 999;
/** Copies of one card. */
export const MOST_COPIES = 500;
/** Counters of one kind on a card. */
export const MOST_COUNTERS = 99;
