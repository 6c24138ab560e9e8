/** Windows to respond in, and optional triggers: does using it leave a better table than letting things happen? */
import type { Activated, Ev, LinkView, OptionView } from '../engine/index.ts';
import { begin, finish } from './actions.ts';
import { type Choice, type Context, choice, nameOf } from './context.ts';
import { copy, type Model, monsters, other, type Piece, spells } from './model.ts';
import { prospect } from './prospect.ts';
import { type Reading, reading } from './reading.ts';
import { againstOneself, endless, paysToDeath, suicidal } from './sanity.ts';
import { outlook, resolveBattle, resolveChain, settled } from './settle.ts';

/** Gain below which a card is kept for later. */
const ENOUGH = 0.15;

/** Monsters that have just come: what a Summon is answered about. */
function newcomers(c: Context): Piece[] {
  const { model } = c;
  return [...monsters(model, other(model.me)), ...monsters(model, model.me)]
    .filter((p) => p.entered === model.turn)
    .sort(
      (a, b) =>
        Number(b.side !== model.me) - Number(a.side !== model.me) ||
        Number(b.up) - Number(a.up) ||
        b.atk - a.atk,
    );
}

/** Which cards the answered event is about, as far as the view tells. */
export function eventCards(c: Context, effect: Activated): number[] {
  const evs: readonly Ev[] =
    effect.on.k === 'card' || effect.on.k === 'quick' || effect.on.k === 'trigger'
      ? (effect.on.ev ?? [])
      : [];
  for (const ev of evs) {
    if (ev.k === 'attack') {
      const attacker = c.view.battle?.attacker.h;
      if (attacker !== undefined) return [attacker];
    }
    if (ev.k === 'activated' || ev.k === 'targeted') {
      const last = c.view.chain.at(-1);
      if (last) return [last.card.h];
    }
    if (ev.k === 'summoned' || ev.k === 'wouldSummon' || ev.k === 'flipped' || ev.k === 'setDown') {
      const [first] = newcomers(c);
      if (first) return [first.h];
    }
  }
  return [];
}

const stops = (effect: Activated): boolean =>
  [effect.do, ...(effect.modes ?? []).map((mode) => mode.do)].some((ops) =>
    ops.some((op) => op.k === 'negate' && (op.what === 'activation' || op.what === 'effect')),
  );

/** The table when that effect is used now and then all else happens. */
function afterResponse(c: Context, option: OptionView, effect: Activated): Model | null {
  if (!option.card) return null;
  const m = copy(c.model);
  const r: Reading = reading(m.me, option.card.h, eventCards(c, effect), outlook);
  begin(m, option.card.h, effect, r);
  let chain: readonly LinkView[] = c.view.chain;
  const last = chain.at(-1);
  finish(m, option.card.h, effect, r);
  if (stops(effect) && last) chain = chain.slice(0, -1);
  resolveChain(m, chain);
  resolveBattle(m);
  return m;
}

/** The opponent's last link does nothing that matters to us. */
export function valueOfPassing(c: Context): number {
  return prospect(settled(c.model, c.view));
}

interface Answer {
  option: OptionView;
  gain: number;
}

export function bestAnswer(c: Context, least: number): Answer | null {
  const options = c.decision.options.filter((o) => o.k === 'activate');
  if (options.length === 0) return null;
  const pass = valueOfPassing(c);
  let best: Answer | null = null;
  for (const option of options) {
    const effect = c.known.effect(option.n)?.effect;
    if (effect?.k !== 'act' || paysToDeath(c, option) || againstOneself(c, option)) continue;
    if (endless(c, option) && c.roll(91) < 0.3) continue;
    const after = afterResponse(c, option, effect);
    if (!after || suicidal(c.model, after)) continue;
    const gain = prospect(after) - pass + 1e-4 * c.roll(option.i);
    if (gain > (best?.gain ?? least)) best = { option, gain };
  }
  return best;
}

const noOf = (c: Context): OptionView | undefined =>
  c.decision.options.find((o) => o.k === 'pass') ??
  c.decision.options.find((o) => o.k === 'no' || o.k === 'done');

/** A card that will be lost to a link already on the chain may as well be used. */
function doomed(c: Context): boolean {
  const mine = [...spells(c.model, c.model.me), ...monsters(c.model, c.model.me)].length;
  const after = settled(c.model, c.view);
  return c.view.chain.length > 0 && [...spells(after, after.me), ...monsters(after, after.me)].length < mine;
}

export function decideResponse(c: Context): Choice {
  const mine = c.view.turnPlayer === c.view.me && c.view.chain.length === 0 && !c.view.battle;
  const answer = bestAnswer(c, mine ? 0.3 : doomed(c) ? 0.08 : ENOUGH);
  if (answer)
    return choice(answer.option, `answers with ${nameOf(c, answer.option.card)}: ${answer.gain.toFixed(2)}`);
  const pass = noOf(c);
  return pass ? choice(pass, 'passes') : { option: c.decision.options[0]?.i ?? 0, why: 'must' };
}

/** Optional triggers: used unless they do harm. */
export function decideTrigger(c: Context): Choice {
  const answer = bestAnswer(c, -0.02);
  if (answer)
    return choice(answer.option, `triggers ${nameOf(c, answer.option.card)}: ${answer.gain.toFixed(2)}`);
  const pass = noOf(c);
  if (pass) return choice(pass, 'the trigger would not help');
  return { option: c.decision.options[0]?.i ?? 0, why: 'mandatory' };
}

/** Worth of carrying out the effect that asks, with and without. */
export function gainOf(c: Context, effect: Activated, self: number): number {
  const m = copy(c.model);
  const before = outlook(m);
  const r = reading(m.me, self, eventCards(c, effect), outlook);
  if (effect.cost) begin(m, self, { ...effect, on: { k: 'ignition' } }, r);
  finish(m, self, effect, r);
  return suicidal(c.model, m) ? -1000 : outlook(m) - before;
}
