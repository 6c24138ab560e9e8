/** The engine's public surface. Everything else in this folder is its own business. */
export type * from './ast/index.ts';
export { cloneState } from './clone.ts';
export { advance, createDuel, type DuelDeck, type DuelSetup, play, surrender } from './core/duel.ts';
export type { About, Decision, DecisionKind, Option, OptionKind, Purpose } from './decision.ts';
export { DECISION_KINDS, OPTION_KINDS, PURPOSES } from './decision.ts';
export type { Event, EventKind, LastKnown, Sink } from './events.ts';
export { DECLARE_KINDS, DECLARED, EVENT_KINDS } from './events.ts';
export { compilePool, type EffectInfo, effectInfo, type Pool, pool, usePool } from './pool.ts';
export { FORMATS, type Format, formatNamed, type Profile, rulesKey } from './profile.ts';
export { deserialise, hashState, serialise } from './serialise.ts';
export type { Card, State } from './state.ts';
export { buildPosition } from './testkit/position.ts';
export type { PlacedCard, PositionSpec, SideSpec } from './testkit/spec.ts';
export * from './types.ts';
export type * from './view.ts';
export { decisionView, isRealChoice, maskEvent, viewFor } from './views.ts';
