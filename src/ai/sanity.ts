/** What no opponent does, however weak it plays. */
import type { OptionView } from '../engine/index.ts';
import type { Context } from './context.ts';
import { type Model, other } from './model.ts';
import { analyse } from './profile.ts';

/** The table would be lost by one's own hand: Life Points paid away, or a Deck emptied. */
export function suicidal(before: Model, after: Model): boolean {
  const me = before.me;
  if (after.lp[other(me)] <= 0) return false;
  if (after.lp[me] <= 0) return true;
  return after.deck[me] <= 0 && after.deck[me] < before.deck[me];
}

/** A cost that cannot be paid without losing, known from the card alone. */
export function paysToDeath(c: Context, option: OptionView): boolean {
  const found = option.k === 'activate' || option.k === 'procedure' ? c.known.effect(option.n) : null;
  const def = found ? c.known.def(found.code) : null;
  if (!found || !def) return false;
  const profile = analyse(def).effects.find((e) => e.id === found.effect.id);
  const lp = profile?.costs.lp;
  return typeof lp === 'number' && lp >= c.model.lp[c.model.me];
}

/** Costs nothing and may be done again and again. */
export function endless(c: Context, option: OptionView): boolean {
  const effect = option.k === 'activate' ? c.known.effect(option.n)?.effect : undefined;
  if (effect?.k !== 'act' || effect.on.k === 'card' || effect.on.k === 'trigger' || effect.on.k === 'flip')
    return false;
  return !effect.limit && !effect.cost;
}

/** An effect that only answers one's own doing is not used against it. */
export function againstOneself(c: Context, option: OptionView): boolean {
  const effect = option.k === 'activate' ? c.known.effect(option.n)?.effect : undefined;
  const last = c.view.chain.at(-1);
  if (effect?.k !== 'act' || !last || last.player !== c.view.me) return false;
  return effect.do.some((op) => op.k === 'negate' && (op.what === 'activation' || op.what === 'effect'));
}
