/** Opponents: they see a `PlayerView` and the options, nothing else. */
export { createOpponent, type Opponent, type OpponentSetup } from './client.ts';
export type { Choice } from './context.ts';
export { type DecideContext, decide } from './decide.ts';
export { evaluateView } from './evaluate.ts';
export { type Knowledge, knowledge, knowledgeOf } from './knowledge.ts';
export { LEVEL_NAMES, LEVELS, type Level, type LevelName, levelNamed } from './levels.ts';
export { analyse, type CardProfile, type EffectProfile } from './profile.ts';
export type { Role } from './roles.ts';
