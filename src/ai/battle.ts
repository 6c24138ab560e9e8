/** The Battle Phase: who attacks what, and when to stop. */
import type { OptionView } from '../engine/index.ts';
import { afterOption } from './actions.ts';
import { bestPlan, boardOf } from './combat.ts';
import { bestBy, type Choice, type Context, choice, nameOf } from './context.ts';
import { onward, toPhase } from './main.ts';
import { copy, find, type Model, type Piece } from './model.ts';
import { prospect } from './prospect.ts';
import { againstOneself, endless, paysToDeath, suicidal } from './sanity.ts';
import { resolveBattle } from './settle.ts';
import { battleFlags } from './statics.ts';

function attackersOf(c: Context): Piece[] {
  const out: Piece[] = [];
  for (const option of c.decision.options) {
    const p = option.k === 'attack' && option.card ? find(c.model, option.card.h) : null;
    if (p && !out.includes(p)) out.push(p);
  }
  return out;
}

function bestPlay(c: Context, base: number): { option: OptionView; gain: number } | null {
  let best: { option: OptionView; gain: number } | null = null;
  for (const option of c.decision.options) {
    if (option.k !== 'activate' || paysToDeath(c, option) || againstOneself(c, option)) continue;
    if (endless(c, option) && c.roll(91) < 0.2) continue;
    const after = afterOption(c.model, option, prospect);
    if (!after || suicidal(c.model, after)) continue;
    const gain = prospect(after) - base;
    if (gain > (best?.gain ?? 0.25)) best = { option, gain };
  }
  return best;
}

export function decideBattle(c: Context): Choice {
  const { model } = c;
  const attackers = attackersOf(c);
  const plan = bestPlan(boardOf(model, model.me, attackers, battleFlags(model)));
  const still: Model = { ...copy(model), peace: true };
  const rest = prospect(still);
  const on = prospect(model);
  const play = bestPlay(c, on);
  if (play) return choice(play.option, `activates ${nameOf(c, play.option.card)}: ${play.gain.toFixed(2)}`);
  const first = plan.attacks[0];
  if (first && (plan.gain > 400 || (plan.gain > 0.02 && on >= rest - 0.05))) {
    const option = c.decision.options.find((o) => o.k === 'attack' && o.card?.h === first.attacker);
    if (option) return choice(option, `attacks with ${nameOf(c, option.card)}: ${plan.gain.toFixed(2)}`);
  }
  const second = toPhase(c, 'main2');
  return second ? choice(second, 'no attack gains') : onward(c, 'no attack gains');
}

/** The table after an attack on that target, -1 for a direct attack. */
function afterAttack(m: Model, attacker: number, target: number): number {
  const after = copy(m);
  after.battle = { attacker, target };
  resolveBattle(after);
  return prospect(after);
}

export function decideAttackTarget(c: Context): Choice {
  const { decision, model } = c;
  const attacker = c.view.battle?.attacker.h ?? decision.card?.h ?? -1;
  model.battle = null;
  const best = bestBy(c, decision.options, (o) => {
    if (o.k === 'card' && o.card) return afterAttack(model, attacker, o.card.h);
    if (o.k === 'direct') return afterAttack(model, attacker, -1);
    return prospect(model) - 0.01;
  });
  const option = best?.option ?? decision.options[0];
  if (!option) return { option: 0, why: 'nothing offered' };
  return choice(option, option.card ? `attacks ${nameOf(c, option.card)}` : option.k);
}
