/** The engine's public surface. Everything else in this folder is its own business. */
export type * from './ast/index.ts';
export { LINT_RULES, type LintRule, lint, type Warning } from './ast/lint.ts';
export { optionalOps } from './ast/optional.ts';
export { type Problem, validate } from './ast/validate.ts';
export { type Visited, type Visitor, visitCard, visitEffects } from './ast/visit.ts';
export { MECHANICS } from './ast/words.ts';
export { cloneState } from './clone.ts';
export {
  advance,
  beginDuel,
  createDuel,
  type DuelDeck,
  type DuelSetup,
  play,
  shuffledDecks,
  surrender,
} from './core/duel.ts';
export type { About, Decision, DecisionKind, Option, OptionKind, Purpose } from './decision.ts';
export { DECISION_KINDS, OPTION_KINDS, PURPOSES } from './decision.ts';
export type { Event, EventKind, LastKnown, Sink } from './events.ts';
export { DECLARE_KINDS, DECLARED, EVENT_KINDS } from './events.ts';
export { HOLDS, type HoldsCode } from './explain/holds.ts';
export {
  explainOption,
  explainPhase,
  explainStat,
  explainTargets,
  explainTreated,
  type StatLayer,
  type TargetWay,
  type TreatedAs,
  type Way,
  type WhyNot,
  type WhyNotCode,
} from './explain/index.ts';
export {
  cardOfHandle,
  type HoldsView,
  type LayerView,
  type ReasonView,
  type StatView,
  type TreatedView,
  type WayView,
  type WhyView,
  whyCard,
  whyPhase,
} from './explain/view.ts';
export { FORMATS, type Format, formatNamed, REVISIONS, type Revision } from './formats.ts';
export {
  allowedFor,
  allowedText,
  choicesOf,
  HouseRuleError,
  PARAMS,
  paramValue,
  type RuleFault,
} from './houseRules.ts';
export {
  type FrameInfo,
  type Inspection,
  inspect,
  type LinkInfo,
  type ModInfo,
  type RegisterInfo,
  type UseInfo,
  type WaitingInfo,
  type WindowInfo,
} from './inspect.ts';
export { hasFaceDownAttack } from './ops/field.ts';
export { isFree, type Ordered, optionOrder } from './optionOrder.ts';
export {
  addressedEffects,
  compilePool,
  type EffectInfo,
  effectInfo,
  isExtraDeckSort,
  type Pool,
  pool,
  usePool,
} from './pool.ts';
export { hasFiveSubSteps } from './proc/damageStep.ts';
export { hasMechanic, profileOf, rulesKey } from './profile.ts';
export { type LimitListName, PROFILES, type Profile, type Sizes } from './profiles.ts';
export { deserialise, hashState, serialise } from './serialise.ts';
export type { Card, State } from './state.ts';
export { beginPosition, buildPosition, layPosition } from './testkit/position.ts';
export type { PlacedCard, PositionSpec, SideSpec } from './testkit/spec.ts';
export { trapGuise } from './testkit/trapMonster.ts';
export * from './types.ts';
export type * from './view.ts';
export { decisionView, isRealChoice, maskEvent, viewFor } from './views.ts';
