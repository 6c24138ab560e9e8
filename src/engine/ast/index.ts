/** The effect vocabulary: types only. */
export type * from './effect.ts';
export type * from './event.ts';
export type * from './filter.ts';
export type * from './group.ts';
export type * from './mod.ts';
export type * from './num.ts';
export type * from './op.ts';
export type * from './words.ts';
