/** An attack that must be declared anew because the other side has changed. */
import { decideAttackTarget } from './battle.ts';
import { bestPlan, boardOf } from './combat.ts';
import { type Choice, type Context, choice } from './context.ts';
import { find } from './model.ts';
import { battleFlags } from './statics.ts';

export function decideReplay(c: Context): Choice {
  const { decision, model } = c;
  const targets = decision.options.filter((o) => o.k === 'card' || o.k === 'direct');
  if (targets.length > 0) return decideAttackTarget(c);
  const yes = decision.options.find((o) => o.k === 'yes');
  const no = decision.options.find((o) => o.k === 'no' || o.k === 'pass' || o.k === 'done');
  const attacker = find(model, c.view.battle?.attacker.h ?? decision.card?.h ?? -1);
  model.battle = null;
  const board = boardOf(model, model.me, attacker ? [attacker] : [], battleFlags(model));
  const on = bestPlan(board).attacks.length > 0;
  const option = (on ? yes : no) ?? decision.options[0];
  return option ? choice(option, on ? 'attacks again' : 'stops') : { option: 0, why: 'nothing offered' };
}
