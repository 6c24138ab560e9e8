/** Choices of cards: targets, costs, Tributes, materials, discards. */
import type { OptionView } from '../engine/index.ts';
import { type Asked, askedOf } from './asked.ts';
import { decideAttackTarget } from './battle.ts';
import { bestBy, type Choice, type Context, choice, nameOf } from './context.ts';
import { bring, copy, find, isToken, type Model, onField, type Piece } from './model.ts';
import { destroyed } from './moves.ts';
import { outlook } from './settle.ts';
import { worthOf } from './worth.ts';

/** The card of an option on the model; one from a Deck is made up. */
function pieceFor(m: Model, option: OptionView): Piece | null {
  const card = option.card;
  if (!card) return null;
  const p = find(m, card.h);
  if (p) return p;
  const same = card.known ? m.pieces.find((q) => q.code === card.code && q.zone === card.zone) : undefined;
  return same ?? bring(m, card.known ? card.code : 0, card.owner, card.zone);
}

function judged(c: Context, asked: Asked, option: OptionView): number {
  const m = copy(c.model);
  const chosen = c.decision.chosen.flatMap((card) => find(m, card.h) ?? []);
  const p = pieceFor(m, option);
  // `done`: only what is chosen already.
  asked.use(m, p ? [...chosen, p] : chosen);
  return outlook(m);
}

/** What is lost with it, in a cost or as material. */
function lossOf(c: Context, option: OptionView, tribute: boolean): number {
  const m = copy(c.model);
  const p = pieceFor(m, option);
  if (!p) return 0;
  const mine = p.side === m.me || p.owner === m.me;
  const worth = worthOf(m, p) - (isToken(p) ? 0.2 : 0);
  if (!mine) return -worth;
  if (!tribute || !onField(p)) return worth;
  // A monster that has attacked, or is here for a turn only, is given first.
  destroyed(m, p.h);
  return 0.5 * worth - 0.5 * outlook(m) - (p.attacked ? 0.05 : 0);
}

const cheapFirst = (c: Context, options: readonly OptionView[], tribute: boolean): Choice | null => {
  const cards = options.filter((o) => o.card !== null);
  const best = bestBy(c, cards, (o) => -lossOf(c, o, tribute));
  return best ? choice(best.option, `gives ${nameOf(c, best.option.card)}`) : null;
};

/** No effect tells what it is for: own cards are given, others' are taken, piles are searched. */
function guess(c: Context, option: OptionView): number {
  const m = copy(c.model);
  const p = pieceFor(m, option);
  if (!p) return 0;
  const worth = worthOf(m, p);
  const mine = onField(p) ? p.side === m.me : p.owner === m.me;
  if (p.zone === 'hand') return mine ? -worth : worth;
  if (p.zone === 'mzone' || p.zone === 'szone' || p.zone === 'fzone') return mine ? -worth : worth;
  // Graveyards, Decks, the Extra Deck: the best there is.
  const there = worthOf(m, { ...p, zone: 'mzone', up: true });
  return p.def?.kind === 'monster' ? there : worthOf(m, { ...p, zone: 'hand' });
}

export function decidePick(c: Context): Choice {
  const { decision } = c;
  if (decision.purpose === 'attackTarget') return decideAttackTarget(c);
  const done = decision.options.find((o) => o.k === 'done');
  if (decision.purpose === 'tribute') {
    if (done) return choice(done, 'enough');
    const given = cheapFirst(c, decision.options, true);
    if (given) return given;
  }
  // Which monster a Fusion or Ritual makes: the best; its materials are asked for later.
  const made = decision.purpose === 'fusion' || decision.purpose === 'ritual';
  const asked = made ? null : askedOf(c);
  if (asked) {
    const best = bestBy(c, decision.options, (o) => judged(c, asked, o) - (o.k === 'done' ? 0 : 1e-6));
    if (best)
      return choice(best.option, best.option.card ? `chooses ${nameOf(c, best.option.card)}` : 'enough');
  }
  if (
    decision.purpose === 'discardToLimit' ||
    decision.purpose === 'sortOut' ||
    decision.purpose === 'cost' ||
    decision.purpose === 'material'
  ) {
    if (done) return choice(done, 'enough');
    const given = cheapFirst(c, decision.options, false);
    if (given) return given;
  }
  const best = bestBy(c, decision.options, (o) => (o.k === 'done' ? 0.05 : guess(c, o)));
  if (!best) return { option: decision.options[0]?.i ?? 0, why: 'nothing offered' };
  return choice(best.option, `takes ${nameOf(c, best.option.card)}`);
}
