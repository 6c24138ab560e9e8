/** Which Summons exist for a card (`summonRule`, REVIVE, SUMMON-08): asked by filters, solvers and the Main Phase. */
import type { Cond, Mechanic, SummonRule } from '../ast/index.ts';
import { ARRIVING, PROC } from '../core/frames.ts';
import { freeMainZones, hasExtraZones, zonesFor } from '../core/zones.ts';
import { banOnPlayer } from '../eval/affects.ts';
import { isNegated } from '../eval/card.ts';
import { allHold } from '../eval/cond.ts';
import { type Ctx, ctxOf } from '../eval/ctx.ts';
import { type Active, derived } from '../eval/derived.ts';
import { passes } from '../eval/filter.ts';
import { inPlaces } from '../eval/group.ts';
import { enter, leave } from '../eval/ring.ts';
import { defAt, type Eff, SUB_BIT } from '../pool.ts';
import { type State, TURN_FLAG } from '../state.ts';
import { type CardId, HOWS, type PlayerId, ZONE } from '../types.ts';
import { fits } from './cap.ts';
import { TOLL_ACTS, tollsPayable } from './toll.ts';

const NO_RULES: readonly SummonRule[] = [];
/** Rules on the card that hold now; `you`: who would Summon it (TOON-03: his Toon World counts, not the owner's). */
function rules(s: State, id: CardId, you: PlayerId = s.cards[id]!.controller): readonly SummonRule[] {
  const effs = defAt(s.cards[id]!.d).summonRules;
  if (effs.length === 0) return NO_RULES;
  const out: SummonRule[] = [];
  for (const eff of effs) {
    if (eff.e.k !== 'summonRule') continue;
    if (eff.from !== 0 && (eff.from & (1 << s.cards[id]!.zone)) === 0) continue;
    if (eff.e.if === undefined || inForce(s, id, you, eff, eff.e.if)) out.push(eff.e);
  }
  return out;
}

/** Its condition may ask whether a card can be Summoned, itself among them (docs/adr/0007-rings.md). */
function inForce(s: State, id: CardId, you: PlayerId, eff: Eff, conds: readonly Cond[]): boolean {
  // working out what is in force begins all questions anew: it comes before this one
  derived(s);
  const question = { src: id, eff, mod: null, stamp: s.cards[id]!.since };
  if (!enter(question, -1 - you)) return false;
  return leave(allHold(s, ctxOf(you, id, eff), conds));
}

/** Zones free for a monster of this player, with what is thought away counted as gone. */
export function freeMonsterZones(s: State, p: PlayerId): number {
  const n = freeMainZones(s, p);
  return n === 0 ? 0 : Math.max(0, n - reserved(s, p));
}

const NOTHING: readonly CardId[] = [];
/** Is there a zone for this monster on that side once `gone` has left? (EMZ-07 to EMZ-13) */
export function hasZone(s: State, p: PlayerId, id: CardId, gone: readonly CardId[] = NOTHING): boolean {
  if (hasExtraZones(s) && s.cards[id]!.zone === ZONE.extra) return zonesFor(s, p, id, gone).length > 0;
  const n = freeMainZones(s, p, gone);
  return n > 0 && n > reserved(s, p);
}

/** Zones kept for a monster whose Tributes or costs are paid and that has not arrived yet: nothing else may take them. */
function reserved(s: State, p: PlayerId): number {
  let n = 0;
  for (const f of s.frames) {
    if (
      (f.proc === PROC.normalSummon && f.step === ARRIVING.normal) ||
      (f.proc === PROC.procedure && f.step === ARRIVING.procedure)
    ) {
      if (f.v[0] === p) n++;
    }
  }
  return n;
}

/** May it be Normal Summoned face-up, as far as its own text goes? */
export function mayNormalSummon(s: State, id: CardId): boolean {
  const d = defAt(s.cards[id]!.d);
  if (d.kind !== 0 || d.inExtra || (d.subs & SUB_BIT.ritual) !== 0) return false;
  for (const r of rules(s, id)) if (r.normal !== undefined) return false;
  return true;
}
/** May it be Normal Set, as far as its own text goes? */
export function mayNormalSet(s: State, id: CardId): boolean {
  const d = defAt(s.cards[id]!.d);
  if (d.kind !== 0 || d.inExtra || (d.subs & SUB_BIT.ritual) !== 0) return false;
  for (const r of rules(s, id)) if (r.normal === 'never') return false;
  return true;
}
/** Face-up on the field and not yet Summoned a second time (`again`); not while its effects are switched off. */
export function mayNormalAgain(s: State, id: CardId): boolean {
  const card = s.cards[id]!;
  if (card.zone !== ZONE.mzone || card.face === 0 || HOWS[card.how] === 'again') return false;
  if ((card.turnFlags & TURN_FLAG.limbo) !== 0 || isNegated(s, id)) return false;
  return rules(s, id).some((r) => r.again === true);
}
/** Normal Summon or Set by its rules, whatever the turn (`canNormal`). */
export const mayNormalSummonAtAll = (s: State, id: CardId): boolean =>
  mayNormalSummon(s, id) || mayNormalSet(s, id);

export function mayFlipSummon(s: State, id: CardId): boolean {
  for (const r of rules(s, id)) if (r.flip !== undefined) return false;
  return true;
}

/** No prohibition keeps this player from Special Summoning the card; one on its owner alone does not. */
export const summonAllowed = (s: State, id: CardId, p: PlayerId, by: CardId): boolean =>
  specialBan(s, id, p, by) === null;
export const specialBan = (s: State, id: CardId, p: PlayerId, by: CardId): Active | null =>
  banOnPlayer(s, 'specialSummon', p, id, by) ?? banOnPlayer(s, 'summon', p, id, by);

/**
 * A legal Special Summon by an effect now: the card's conditions (SPECIAL-06, REVIVE-02 to 04), prohibitions; not zones.
 * `c.you` Summons it.
 */
export const canSpecialSummon = (s: State, id: CardId, c: Ctx, ignoring: boolean): boolean =>
  specialBar(s, id, c, ignoring) === '';

/** Why an effect cannot Special Summon the card now; '' when it can. */
export type SpecialBar =
  | ''
  | 'noMonster'
  | 'banned'
  | 'toll'
  | 'enough'
  | 'notProperly'
  | 'neverSpecial'
  | 'notFromHere'
  | 'onlyBy';

export function specialBar(s: State, id: CardId, c: Ctx, ignoring: boolean): SpecialBar {
  const card = s.cards[id]!;
  const d = defAt(card.d);
  if (d.kind !== 0) return 'noMonster';
  if (!summonAllowed(s, id, c.you, c.self)) return 'banned';
  if (!tollsPayable(s, TOLL_ACTS.specialSummon, c.you, id)) return 'toll';
  if (!fits(s, c.you, id, ZONE.mzone, true)) return 'enough';
  if (ignoring) return '';
  // Fusion and Ritual Monsters must first come by their own Summon, unless an effect fetches one from the Fusion Deck
  if ((d.subs & SUB_BIT.ritual) !== 0 && !card.properly) return 'notProperly';
  if (d.inExtra && !card.properly && card.zone !== ZONE.extra) return 'notProperly';
  for (const r of rules(s, id, c.you)) {
    const sp = r.special;
    if (sp === undefined) continue;
    if (sp === 'never') return 'neverSpecial';
    if ('notFrom' in sp) {
      if (inPlaces(card.zone, sp.notFrom)) return 'notFromHere';
      continue;
    }
    if (sp.first && card.properly) continue;
    const by = sp.only.some(
      (o) => typeof o === 'object' && c.self >= 0 && o.by.every((f) => passes(s, c, f, c.self)),
    );
    if (!by) return sp.first ? 'notProperly' : 'onlyBy';
  }
  return '';
}

/** It can be revived only after a Summon of its own: Fusion, Ritual, or the one it names (REVIVE-02). */
export function needsOwnSummon(s: State, id: CardId): boolean {
  const d = defAt(s.cards[id]!.d);
  if (d.kind !== 0 || d.isToken) return false;
  if (d.inExtra || (d.subs & SUB_BIT.ritual) !== 0) return true;
  return rules(s, id).some(({ special: sp }) => typeof sp === 'object' && 'only' in sp && sp.first === true);
}

/** May it come by Fusion, Ritual or its own procedure, as far as its text goes? */
export function allowsHow(s: State, id: CardId, how: 'fusion' | 'ritual' | 'own' | Mechanic): boolean {
  for (const r of rules(s, id)) {
    const sp = r.special;
    if (sp === 'never') return false;
    if (sp === undefined || 'notFrom' in sp) continue;
    if (!sp.only.includes(how)) return false;
  }
  return true;
}
