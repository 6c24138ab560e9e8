/**
 * A plain rule player as a yardstick: strongest monster first, attack what is strictly weaker, removal when behind, traps
 * always. It looks at values and roles, never ahead.
 */
import { type OptionView, POSITIONS } from '../engine/index.ts';
import { anyOf, bestBy, type Choice, type Context, choice } from './context.ts';
import { onward, toPhase } from './main.ts';
import { find, type Model, monsters, onField, other, type Piece, spells } from './model.ts';
import { analyse } from './profile.ts';
import type { Role } from './roles.ts';
import { againstOneself, endless, paysToDeath } from './sanity.ts';
import { cheapest, tributesFor } from './tribute.ts';
import { EXPECTED_DEF, worthOf } from './worth.ts';

const BACK_ROW = 4;

const strength = (p: Piece): number => (p.up ? (p.attack ? p.atk : p.dfn) : p.def ? p.dfn : EXPECTED_DEF);
const best = (pieces: readonly Piece[]): number => Math.max(0, ...pieces.map(strength));
const pieceOf = (c: Context, o: OptionView): Piece | null => (o.card ? find(c.model, o.card.h) : null);

function wantsToUse(c: Context, o: OptionView): number {
  const p = pieceOf(c, o);
  if (!p?.def || paysToDeath(c, o)) return 0;
  const m = c.model;
  const foe = other(m.me);
  const roles = analyse(p.def).roles;
  const has = (...list: Role[]): boolean => list.some((role) => roles.has(role));
  const behind = best(monsters(m, foe)) > best(monsters(m, m.me));
  if (has('draw', 'search')) return 15;
  if (has('steal') && monsters(m, foe).length > 0) return 14;
  if (has('massMonster')) return monsters(m, foe).length > monsters(m, m.me).length ? 13 : 0;
  if (has('spotMonster')) return behind ? 12 : 0;
  if (has('massSpell')) return spells(m, foe).length > spells(m, m.me).length ? 11 : 0;
  if (has('spotSpell')) return spells(m, foe).length > 0 ? 10 : 0;
  if (has('revive')) return behind || monsters(m, m.me).length === 0 ? 9 : 0;
  if (has('equipGood', 'stat')) return monsters(m, m.me).length > 0 ? 7 : 0;
  return p.def.kind === 'spell' ? 6 : 0;
}

function wantsToSummon(c: Context, o: OptionView): number {
  const p = pieceOf(c, o);
  if (!p) return 0;
  const m = c.model;
  const enemies = monsters(m, other(m.me));
  const allBetter = enemies.length > 0 && enemies.every((e) => strength(e) >= p.atk);
  const tributes = cheapest(m, monsters(m, m.me), tributesFor(p.level));
  if (tributes.some((t) => t.atk >= p.atk)) return 0;
  if (o.k === 'set') return allBetter || p.dfn > p.atk ? 1 + p.dfn / 10_000 : 0;
  return allBetter ? 0 : 2 + p.atk / 10_000;
}

function main(c: Context): Choice {
  const m = c.model;
  const enemy = best(monsters(m, other(m.me)));
  const score = (o: OptionView): number => {
    const p = pieceOf(c, o);
    switch (o.k) {
      case 'activate':
        return endless(c, o) ? 0 : wantsToUse(c, o);
      case 'procedure':
        return 5;
      case 'summon':
      case 'tributeSummon':
      case 'set':
        return wantsToSummon(c, o);
      case 'flip':
        return p && (p.atk > enemy || analyse(p.def ?? NOTHING).flip > 0) ? 1.5 : 0;
      case 'position':
        return p && (p.attack ? p.atk < enemy : p.atk >= enemy && p.atk > 0) ? 1 : 0;
      default:
        return 0;
    }
  };
  const found = bestBy(c, c.decision.options, score);
  if (found && found.score > 0.5) return choice(found.option, found.option.k);
  const battle = toPhase(c, 'battle');
  if (battle && monsters(m, m.me).some((p) => targetsOf(m, p).length > 0)) return choice(battle, 'attacks');
  const lying = spells(m, m.me).length;
  const set = c.decision.options.find((o) => {
    const def = pieceOf(c, o)?.def;
    return o.k === 'setSpell' && def !== undefined && (def?.kind === 'trap' || def?.sub.includes('quick'));
  });
  return set && lying < BACK_ROW ? choice(set, 'sets') : onward(c, 'done');
}

const NOTHING = { code: 0, name: '', kind: 'monster' as const, sub: [], effects: [] };

/** What it strictly beats, the best first; -1 for a direct attack. */
function targetsOf(m: Model, p: Piece): number[] {
  if (!p.attack || !p.up || p.attacked) return [];
  const enemies = monsters(m, other(p.side));
  if (enemies.length === 0) return [-1];
  return enemies
    .filter((e) => strength(e) < p.atk)
    .sort((a, b) => strength(b) - strength(a))
    .map((e) => e.h);
}

function battle(c: Context): Choice {
  const m = c.model;
  const direct = monsters(m, other(m.me)).length === 0;
  const attacks = c.decision.options.filter((o) => {
    const p = pieceOf(c, o);
    return o.k === 'attack' && p !== null && targetsOf(m, p).length > 0;
  });
  const found = bestBy(c, attacks, (o) => (direct ? -1 : 1) * (pieceOf(c, o)?.atk ?? 0));
  return found
    ? choice(found.option, 'attacks')
    : choice(toPhase(c, 'main2') ?? (c.decision.options[0] as OptionView), 'done');
}

function pick(c: Context): Choice {
  const m = c.model;
  const { purpose } = c.decision;
  if (purpose === 'attackTarget') {
    const p = find(m, c.view.battle?.attacker.h ?? c.decision.card?.h ?? -1);
    const goals = p ? targetsOf(m, p) : [];
    const found = bestBy(
      c,
      c.decision.options,
      (o) => -(o.card ? goals.indexOf(o.card.h) + (goals.includes(o.card.h) ? 0 : 99) : 0),
    );
    if (found) return choice(found.option, 'attacks');
  }
  const gives =
    purpose === 'tribute' ||
    purpose === 'cost' ||
    purpose === 'discardToLimit' ||
    purpose === 'sortOut' ||
    purpose === 'material';
  const score = (o: OptionView): number => {
    const p = pieceOf(c, o);
    if (!p) return o.k === 'done' ? 0.01 : 0.5;
    const mine = onField(p) ? p.side === m.me : p.owner === m.me;
    if (purpose === 'keep') return worthOf(m, p);
    const worth = p.zone === 'gy' ? p.atk / 1000 : worthOf(m, p);
    if (gives) return mine ? -worth : worth;
    return mine && (onField(p) || p.zone === 'hand') ? -worth : worth;
  };
  const found = bestBy(c, c.decision.options, score);
  return found ? choice(found.option, 'chooses') : { option: 0, why: 'nothing offered' };
}

/** Answers any question by simple rules. */
export function simplePolicy(c: Context): Choice {
  const { options, kind } = c.decision;
  const pass = options.find((o) => o.k === 'pass' || o.k === 'no');
  switch (kind) {
    case 'main':
      return main(c);
    case 'battle':
      return battle(c);
    case 'respond': {
      const mine = c.view.chain.at(-1)?.player === c.view.me || c.view.turnPlayer === c.view.me;
      const use = options.find((o) => o.k === 'activate' && !paysToDeath(c, o) && !againstOneself(c, o));
      return use && !mine ? choice(use, 'answers') : { option: (pass ?? options[0])?.i ?? 0, why: 'passes' };
    }
    case 'trigger':
      return choice(options.find((o) => o.k === 'activate') ?? (options[0] as OptionView), 'triggers');
    case 'yesNo':
      return choice(options.find((o) => o.k === 'yes') ?? (options[0] as OptionView), 'yes');
    case 'pickCard':
      return pick(c);
    case 'position': {
      const p = c.decision.card ? find(c.model, c.decision.card.h) : null;
      const open = (p?.atk ?? 0) >= best(monsters(c.model, other(c.model.me)));
      const found = bestBy(c, options, (o) => Number((POSITIONS[o.n] === 'attack') === open));
      return found ? choice(found.option, 'position') : { option: 0, why: 'position' };
    }
    default:
      return { option: anyOf(c, options)?.i ?? 0, why: 'any' };
  }
}
