/** What a card is worth to the player who has it, in units of one ordinary card. */
import type { CardDef } from '../engine/index.ts';
import { isToken, type Model, type Piece, stat } from './model.ts';
import { bySelfOnly } from './printed.ts';
import { analyse } from './profile.ts';

/** Cards nobody has shown. */
export const UNKNOWN = { monster: 0.85, spell: 0.8, hand: 0.9 } as const;
/** What a monster set by the opponent can be expected to have. */
export const EXPECTED_DEF = 1350;

/** Strength in battle as worth: 1,800 is about a card. */
export function body(points: number): number {
  const x = Math.max(0, points) / 1800;
  return 0.25 + 0.75 * x * Math.sqrt(x);
}

/** Life Points as worth: the fewer are left, the more each counts. */
export function lifeWorth(lp: number): number {
  return lp <= 0 ? -1000 : 4 * Math.sqrt(Math.min(lp, 20_000) / 8000);
}

function monsterWorth(p: Piece): number {
  if (!p.def) return p.up ? body(Math.max(p.atk, 0.8 * p.dfn)) : UNKNOWN.monster;
  const profile = analyse(p.def);
  let worth = body(Math.max(p.atk, 0.85 * p.dfn));
  if (isToken(p)) worth *= 0.8;
  if (!p.negated) {
    worth += p.up ? profile.standing : 0.8 * profile.standing;
    // What it leaves behind goes to its owner.
    worth += (p.owner === p.side ? 0.5 : -0.5) * profile.floater;
  }
  if (!p.up) worth += 0.7 * profile.flip;
  if (p.spell.brief) worth *= 0.35;
  if (p.spell.noAttack) worth -= 0.2;
  if (p.counters > 0 && p.def.holds) worth += 0.25;
  return Math.max(0.05, worth);
}

/** Face-up Spells and Traps that stay; their numbers are on the monsters already. */
function standingWorth(p: Piece, def: CardDef): number {
  const profile = analyse(def);
  if (def.kind === 'monster') return 0.2;
  const stays = def.sub.some((s) => s === 'continuous' || s === 'field' || s === 'equip');
  if (!stays) return 0.05;
  if (p.negated) return 0.15;
  if (def.sub.includes('equip')) return 0.25;
  return Math.max(0.1, 0.35 + profile.standing + 0.15 * profile.power);
}

/** In hand, or as it will be worth when played. */
export function handWorth(def: CardDef | null): number {
  if (!def) return UNKNOWN.hand;
  const profile = analyse(def);
  if (def.kind !== 'monster') return 0.1 + 0.65 * profile.power;
  const strength = body(Math.max(stat(def.atk), 0.85 * stat(def.def)));
  const effects = profile.standing + 0.6 * profile.flip + 0.4 * profile.floater;
  const level = def.level ?? 4;
  if (bySelfOnly(def)) return 0.3 + 0.35 * strength;
  if (level <= 4) return 0.15 + 0.75 * strength + 0.8 * effects;
  return 0.1 + (level <= 6 ? 0.6 : 0.45) * strength + 0.6 * effects;
}

/** Set Spells and Traps of one's own: ready to be used, unless it is a card that need not lie there. */
function setWorth(def: CardDef): number {
  const hand = handWorth(def);
  if (def.kind === 'trap') return hand + 0.12;
  if (def.sub.includes('quick')) return hand + 0.06;
  return hand - 0.08;
}

/** In the Graveyard: what may come back. */
function graveWorth(p: Piece): number {
  if (p.def?.kind !== 'monster') return 0;
  return 0.02 * body(p.atk);
}

/** Worth of a piece where it is, to its controller (its owner, off the field). */
export function worthOf(_m: Model, p: Piece): number {
  switch (p.zone) {
    case 'mzone':
      return monsterWorth(p);
    case 'szone':
    case 'fzone':
      if (!p.def) return UNKNOWN.spell;
      return p.up ? standingWorth(p, p.def) : setWorth(p.def);
    case 'hand':
      return handWorth(p.def);
    case 'gy':
      return graveWorth(p);
    default:
      return 0;
  }
}
