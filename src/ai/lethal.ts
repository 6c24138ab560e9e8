/** Looks for a way to win this turn: a few actions, then attacks. */
import type { CardDef, OptionView } from '../engine/index.ts';
import { afterOption } from './actions.ts';
import { boardOf, canAttack, mostDamage } from './combat.ts';
import type { Context } from './context.ts';
import { evaluate } from './evaluate.ts';
import { find, type Model, monsters, other } from './model.ts';
import { analyse } from './profile.ts';
import { battleAhead } from './prospect.ts';
import type { Role } from './roles.ts';
import { paysToDeath, suicidal } from './sanity.ts';
import { battleFlags } from './statics.ts';

const NODES = 70;
const DEEPEST = 3;
const SUMMONS = ['summon', 'tributeSummon', 'set'];

/** Damage the attacks of this turn can do from here. */
export function damageAhead(m: Model): number {
  if (!battleAhead(m)) return 0;
  const flags = battleFlags(m);
  return mostDamage(boardOf(m, m.turnPlayer, canAttack(m, m.turnPlayer, flags), flags));
}

/** Life Points the opponent has left when the turn goes as it stands. */
const leftOver = (m: Model): number => {
  const left = m.lp[other(m.me)];
  return left <= 0 ? left : left - damageAhead(m);
};

const useful = (o: OptionView): boolean =>
  ['summon', 'tributeSummon', 'flip', 'position', 'activate', 'procedure'].includes(o.k);

/** The judge of choices on the way: harm first, the rest after. */
const judge = (m: Model): number => evaluate(m) + (m.lp[other(m.me)] <= 0 ? 1000 : damageAhead(m) / 500);

/** Damage that one more card may add. */
const MORE: readonly Role[] = ['revive', 'steal', 'burn', 'stat', 'equipGood', 'tokens', 'search'];
const A_CARD = 2600;

/** Nobody wins this turn from so far away: a bound that saves the search. */
function outOfReach(c: Context, options: readonly OptionView[]): boolean {
  const { model } = c;
  let most = monsters(model, model.me).reduce((sum, p) => sum + p.atk, 0);
  let summon = 0;
  for (const option of options) {
    const p = option.card ? find(model, option.card.h) : null;
    if (!p) continue;
    if (SUMMONS.includes(option.k)) summon = Math.max(summon, p.atk);
    if (option.k === 'procedure') most += Math.max(p.atk, 1000);
    if (option.k === 'activate' && p.def && MORE.some((role) => analyse(p.def as CardDef).roles.has(role)))
      most += A_CARD;
  }
  return most + summon < model.lp[other(model.me)];
}

interface Line {
  m: Model;
  first: OptionView | null;
  used: readonly number[];
  summoned: boolean;
  depth: number;
  left: number;
}

/** Takes the line that has come nearest out of the list. */
function nearest(lines: Line[]): Line | undefined {
  let best = 0;
  for (let i = 1; i < lines.length; i += 1) {
    const [a, b] = [lines[i], lines[best]];
    if (a && b && a.left < b.left) best = i;
  }
  return lines.splice(best, 1)[0];
}

/** First action of a line that wins this turn; `attack` when attacking is all it takes; null when none is seen. */
export function findLethal(c: Context): OptionView | 'attack' | null {
  if (c.model.turnPlayer !== c.model.me) return null;
  const start: Line = {
    m: c.model,
    first: null,
    used: [],
    summoned: false,
    depth: 0,
    left: leftOver(c.model),
  };
  if (start.left <= 0) return 'attack';
  const options = c.decision.options.filter((o) => useful(o) && !paysToDeath(c, o));
  if (outOfReach(c, options)) return null;
  const queue = [start];
  let nodes = 0;
  for (let line = nearest(queue); line; line = nearest(queue)) {
    for (const option of options) {
      const h = option.card?.h ?? -1;
      if (line.used.includes(h) || (line.summoned && SUMMONS.includes(option.k))) continue;
      const before = find(c.model, h);
      const now = find(line.m, h);
      if (!before || !now || now.zone !== before.zone || now.side !== before.side) continue;
      nodes += 1;
      if (nodes > NODES) return null;
      const m = afterOption(line.m, option, judge);
      if (!m || suicidal(c.model, m)) continue;
      const left = m.lp[m.me] > 0 ? leftOver(m) : Number.POSITIVE_INFINITY;
      if (left <= 0) return line.first ?? option;
      if (line.depth + 1 >= DEEPEST) continue;
      queue.push({
        m,
        first: line.first ?? option,
        used: [...line.used, h],
        summoned: line.summoned || SUMMONS.includes(option.k),
        depth: line.depth + 1,
        left,
      });
    }
  }
  return null;
}
