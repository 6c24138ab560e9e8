/** Conditions: `Cond` → true or false (AST.md §6). */
import type { Cond, Window } from '../ast/index.ts';
import { BATTLE_PART, BATTLE_PARTS, MAIN_BEGUN, PROC } from '../core/frames.ts';
import type { State } from '../state.ts';
import type { Ctx } from './ctx.ts';
import { passesAll } from './filter.ts';
import { cardsOf } from './group.ts';
import { tally } from './history.ts';
import { compare, valueOf } from './num.ts';
import { refIds, registerOf } from './ref.ts';
import { whoIs } from './who.ts';

export function allHold(s: State, c: Ctx, list: readonly Cond[]): boolean {
  for (const x of list) if (!holds(s, c, x)) return false;
  return true;
}

export function holds(s: State, c: Ctx, x: Cond): boolean {
  switch (x.k) {
    case 'phase':
      return whoIs(s, c, x.of, s.turnPlayer) && x.is.some((w) => inWindow(s, w));
    case 'turn':
      return whoIs(s, c, x.of, s.turnPlayer);
    case 'exists':
      return cardsOf(s, c, x.g).length >= valueOf(s, c, x.min ?? 1);
    case 'cmp':
      return compare(valueOf(s, c, x.a), x.cmp, valueOf(s, c, x.b));
    case 'refIs': {
      const id = refIds(s, c, x.of)[0];
      return id !== undefined && passesAll(s, c, x.where, id);
    }
    case 'battling': {
      if (s.battle === null || s.battle.over) return false;
      const ids = refIds(s, c, x.who);
      const { attacker, target } = s.battle;
      const fits =
        (ids.includes(attacker) && x.as !== 'target') ||
        (target >= 0 && ids.includes(target) && x.as !== 'attacker');
      if (!fits || x.foe === undefined) return fits;
      const foe = ids.includes(attacker) ? target : attacker;
      return foe >= 0 && passesAll(s, c, x.foe, foe);
    }
    case 'happened':
      return tally(s, c, x.ev, x.in, false) >= valueOf(s, c, x.min ?? 1);
    case 'called': {
      const at = registerOf(c, x.reg);
      const called = at < 0 ? undefined : c.regs[at]?.[0];
      if (called === undefined) return false;
      if (typeof x.was === 'object' && 'reg' in x.was) {
        const other = registerOf(c, x.was.reg);
        return other >= 0 && c.regs[other]?.[0] === called;
      }
      const id = refIds(s, c, x.was)[0];
      return id !== undefined && s.cards[id]!.code === called;
    }
    case 'not':
      return !holds(s, c, x.c);
    case 'all':
      return allHold(s, c, x.c);
    case 'any':
      return x.c.some((y) => holds(s, c, y));
  }
}

export function inWindow(s: State, w: Window): boolean {
  switch (w) {
    case 'main':
      return s.phase === 'main1' || s.phase === 'main2';
    case 'mainStart':
      return s.phase === 'main1' && !s.frames.some((f) => f.proc === PROC.main && f.v[MAIN_BEGUN] === 1);
    case 'battleStep':
      return inBattlePart(s, BATTLE_PARTS.battle);
    case 'endStep':
      return inBattlePart(s, BATTLE_PARTS.end);
    case 'damageStep':
      return s.sub !== 'none';
    default:
      return s.phase === w;
  }
}

/** GAP-01: Start Step, Battle Steps, End Step; the Damage Step is none of them. */
const inBattlePart = (s: State, part: number): boolean =>
  s.phase === 'battle' &&
  s.sub === 'none' &&
  s.frames.some((f) => f.proc === PROC.battlePhase && f.v[BATTLE_PART] === part);
