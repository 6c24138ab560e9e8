/** Values to declare: what is commonest among the cards seen of the opponent. */
import {
  ATTRIBUTES,
  type CardView,
  DECLARE_KINDS,
  KINDS,
  type OptionView,
  RACES,
  ZONES_PER_PLAYER,
} from '../engine/index.ts';
import { bestBy, type Choice, type Context, choice } from './context.ts';
import { other } from './model.ts';

/** Cards of the opponent that lie open, those on the field twice as heavy. */
function shown(c: Context): { code: number; weight: number }[] {
  const side = c.view.sides[other(c.view.me)];
  const out: { code: number; weight: number }[] = [];
  const add = (card: CardView | null, weight: number): void => {
    if (card?.known) out.push({ code: card.code, weight });
  };
  for (const card of [...side.monsters, ...side.spells, side.field]) add(card, 3);
  for (const card of side.hand) add(card, 5);
  for (const card of [...side.gy, ...side.banished]) add(card, 1);
  return out;
}

function tally(c: Context, of: (code: number) => number | null): Map<number, number> {
  const sum = new Map<number, number>();
  for (const { code, weight } of shown(c)) {
    const value = of(code);
    if (value !== null && value >= 0) sum.set(value, (sum.get(value) ?? 0) + weight);
  }
  return sum;
}

function weights(c: Context, what: string | undefined): Map<number, number> {
  const def = (code: number) => c.known.def(code);
  switch (what) {
    case 'name':
      return tally(c, (code) => code);
    case 'race':
      return tally(c, (code) => (RACES as readonly string[]).indexOf(def(code)?.race ?? ''));
    case 'attr':
      return tally(c, (code) => {
        const attr = def(code)?.attr;
        return attr ? ATTRIBUTES.indexOf(attr) : null;
      });
    case 'kind':
      return tally(c, (code) => {
        const kind = def(code)?.kind;
        return kind ? KINDS.indexOf(kind) : null;
      });
    case 'level':
      // Most monsters of a Deck that can be summoned at once.
      return new Map([...tally(c, (code) => def(code)?.level ?? null), [4, 6]]);
    default:
      return new Map();
  }
}

/** Amounts that are paid or given up: half of what can be spared at most. */
function modest(c: Context, option: OptionView): number {
  const limit = c.model.lp[c.model.me] / 4;
  return option.n <= limit ? option.n : -option.n;
}

export function decideDeclaration(c: Context): Choice {
  const what = DECLARE_KINDS[c.decision.what];
  const counted = weights(c, what);
  const best = bestBy(c, c.decision.options, (o) =>
    what === 'number' ? modest(c, o) : (counted.get(o.n) ?? 0),
  );
  return best ? choice(best.option, `declares ${best.option.n}`) : { option: 0, why: 'nothing offered' };
}

/** A zone nobody can use: the opponent's, if there is one. */
export function decideZone(c: Context): Choice {
  const best = bestBy(c, c.decision.options, (o) =>
    o.k === 'slot' && Math.floor(o.m / ZONES_PER_PLAYER) !== c.view.me ? 1 : 0,
  );
  return best ? choice(best.option, 'a zone to close') : { option: 0, why: 'nothing offered' };
}
