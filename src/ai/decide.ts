/** The whole contract of an opponent: a question and what its player sees in, the index of an option out. */
import type { DecisionView, OptionView, PlayerView } from '../engine/index.ts';
import { type Choice, contextOf } from './context.ts';
import { chance } from './hash.ts';
import { type Knowledge, knowledge } from './knowledge.ts';
import type { Level } from './levels.ts';
import { policy } from './policy.ts';
import { simplePolicy } from './simple.ts';

export interface DecideContext {
  level: Level;
  /** Seed of the opponent's own chance; never the duel's. */
  aiSeed: number;
  /** How many decisions this seat has answered before. */
  n: number;
  /** The cards; the engine's pool in force when left out. */
  known?: Knowledge;
}

const offered = (decision: DecisionView): OptionView[] => decision.options.filter((o) => o.k !== 'surrender');

/** Any offered option, evenly. */
function randomly(decision: DecisionView, aiSeed: number, n: number): Choice {
  const options = offered(decision);
  const option = options[Math.floor(chance(aiSeed, n) * options.length)] ?? decision.options[0];
  return { option: option?.i ?? 0, why: 'at random' };
}

/** Pure: equal arguments give equal answers. The answer is always the index of an offered option. */
export function decide(view: PlayerView, decision: DecisionView, ctx: DecideContext): Choice {
  const options = offered(decision);
  const [only] = options;
  if (options.length === 1 && only) return { option: only.i, why: 'only choice' };
  if (ctx.level === 'random') return randomly(decision, ctx.aiSeed, ctx.n);
  const c = contextOf(view, decision, ctx.known ?? knowledge(), ctx.aiSeed, ctx.n);
  const answer = ctx.level === 'wb-like' ? simplePolicy(c) : policy(c);
  return decision.options.some((o) => o.i === answer.option) ? answer : randomly(decision, ctx.aiSeed, ctx.n);
}
