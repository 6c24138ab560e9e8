/** The Main Phases: what to play, in what order, and when to stop. */
import { type OptionView, PHASES } from '../engine/index.ts';
import { afterOption } from './actions.ts';
import { type Choice, type Context, choice, nameOf } from './context.ts';
import { findLethal } from './lethal.ts';
import { copy, find, type Model, spells } from './model.ts';
import { analyse } from './profile.ts';
import { attackPlan, battleAhead, prospect, takeCover } from './prospect.ts';
import { endless, paysToDeath, suicidal } from './sanity.ts';
import { handWorth } from './worth.ts';

/** Set Spells and Traps kept at most, so that one sweep does not take all. */
const BACK_ROW = 4;

/** Gain below which an action is not worth doing. */
const ENOUGH: Partial<Record<OptionView['k'], number>> = {
  summon: 0.02,
  tributeSummon: 0.08,
  set: 0.02,
  flip: 0.04,
  position: 0.04,
  procedure: 0.08,
  activate: 0.1,
};

/** What is done first if the gain is much the same: cards, then removal, then monsters, then what helps them. */
function early(c: Context, option: OptionView): number {
  const def = option.card?.known ? c.known.def(option.card.code) : null;
  if (option.k !== 'activate' || !def) return option.k === 'position' ? -0.02 : 0;
  const { roles } = analyse(def);
  if (roles.has('draw')) return 0.6;
  if (roles.has('search')) return 0.35;
  if (roles.has('massSpell') || roles.has('spotSpell')) return 0.1;
  if (roles.has('equipGood') || roles.has('stat')) return -0.1;
  return 0.02;
}

/** Fast cards wait for the other player's turn unless they do much now. */
function patience(c: Context, option: OptionView): number {
  if (option.k !== 'activate') return 0;
  const found = c.known.effect(option.n);
  const def = found ? c.known.def(found.code) : null;
  const profile = def ? analyse(def).effects.find((e) => e.id === found?.effect.id) : undefined;
  if (profile?.kind !== 'card' || profile.speed < 2) return 0;
  return def?.kind === 'trap' ? 0.15 : 0.04;
}

/** New cards are always welcome. */
function drawing(c: Context, option: OptionView): boolean {
  const def = option.k === 'activate' && option.card?.known ? c.known.def(option.card.code) : null;
  return def?.kind === 'spell' && analyse(def).roles.has('draw');
}

interface Scored {
  option: OptionView;
  gain: number;
  after: Model;
}

function score(c: Context, option: OptionView, base: number): Scored | null {
  const least = ENOUGH[option.k];
  if (least === undefined || paysToDeath(c, option)) return null;
  if (endless(c, option) && c.roll(91) < 0.2) return null;
  const after = afterOption(c.model, option, prospect);
  if (!after || suicidal(c.model, after)) return null;
  const gain = prospect(after) - base - patience(c, option);
  return gain > (drawing(c, option) ? 0 : least) ? { option, gain, after } : null;
}

/** Worth setting: Traps and Quick-Plays that do something, while there is room. */
function toSet(c: Context): OptionView | null {
  const lying = spells(c.model, c.model.me).filter((p) => p.zone === 'szone').length;
  if (lying >= BACK_ROW) return null;
  let best: OptionView | null = null;
  let most = 0.2;
  for (const option of c.decision.options) {
    if (option.k !== 'setSpell' || !option.card?.known) continue;
    const def = c.known.def(option.card.code);
    if (!def || (def.kind !== 'trap' && !def.sub.includes('quick'))) continue;
    const worth = handWorth(def) + (def.kind === 'trap' ? 0.1 : 0) + 1e-4 * c.roll(option.i);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** A monster that should not stand there when the turn ends. */
function cover(c: Context): OptionView | undefined {
  const after = copy(c.model);
  takeCover(after, after.me);
  return c.decision.options.find((o) => {
    if (o.k !== 'position' || !o.card) return false;
    return find(c.model, o.card.h)?.attack === true && find(after, o.card.h)?.attack === false;
  });
}

export const toPhase = (c: Context, phase: (typeof PHASES)[number]): OptionView | undefined =>
  c.decision.options.find((o) => o.k === 'toPhase' && PHASES[o.n] === phase);

/** On to the next phase that is worth it. */
export function onward(c: Context, why: string): Choice {
  const { options } = c.decision;
  const next =
    toPhase(c, 'end') ??
    toPhase(c, 'main2') ??
    options.find((o) => o.k === 'toPhase' || o.k === 'pass' || o.k === 'done');
  return { option: (next ?? options[0])?.i ?? 0, why };
}

export function decideMain(c: Context): Choice {
  const battle = toPhase(c, 'battle');
  if (!battle && c.view.phase === 'main1') c.model.peace = true;
  if (battle) {
    const win = findLethal(c);
    if (win === 'attack') return choice(battle, 'the attacks win');
    if (win) return choice(win, `${win.k} ${nameOf(c, win.card)} on the way to a win this turn`);
  }
  const base = prospect(c.model);
  let best: Scored | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of c.decision.options) {
    const scored = score(c, option, base);
    if (!scored) continue;
    const value = scored.gain + early(c, option) + 1e-4 * c.roll(option.i);
    if (value > most) {
      most = value;
      best = scored;
    }
  }
  if (best)
    return choice(best.option, `${best.option.k} ${nameOf(c, best.option.card)}: ${best.gain.toFixed(2)}`);
  if (battle && battleAhead(c.model)) {
    const plan = attackPlan(c.model);
    if (plan.attacks.length > 0 && plan.gain > 0.02)
      return choice(battle, `attacks gain ${plan.gain.toFixed(2)}`);
  }
  const covered = cover(c);
  if (covered) return choice(covered, `${nameOf(c, covered.card)} takes cover`);
  const set = toSet(c);
  if (set) return choice(set, `sets ${nameOf(c, set.card)}`);
  return onward(c, 'nothing gains');
}
