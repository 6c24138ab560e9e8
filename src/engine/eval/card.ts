/** What a card is now: kind, name, Type, Attribute, sides and faces, all computed, never read from the definition alone. */

import type { Attr, Value } from '../ast/index.ts';
import { defAt, SUB_BIT } from '../pool.ts';
import { type State, TURN_FLAG } from '../state.ts';
import { ATTRIBUTES, type CardId, type PlayerId, RACES, ZONE, type ZoneId } from '../types.ts';
import { affects } from './affects.ts';
import { LOOK } from './ctx.ts';
import { type Active, derived, staticCtx } from './derived.ts';
import { givenValue } from './num.ts';

export const zoneOf = (s: State, id: CardId): ZoneId =>
  LOOK !== null && LOOK.id === id ? LOOK.zone : s.cards[id]!.zone;
export const ctrlOf = (s: State, id: CardId): PlayerId =>
  LOOK !== null && LOOK.id === id ? LOOK.ctrl : s.cards[id]!.controller;
export const faceUp = (s: State, id: CardId): boolean => {
  if (LOOK !== null && LOOK.id === id)
    return LOOK.was === null ? LOOK.zone !== ZONE.deck : LOOK.was.face === 1;
  const c = s.cards[id]!;
  return c.face === 1;
};
export const inDefense = (s: State, id: CardId): boolean =>
  LOOK !== null && LOOK.id === id && LOOK.was !== null ? LOOK.was.pos === 1 : s.cards[id]!.pos === 1;
export const isFieldZone = (z: ZoneId): boolean => z === ZONE.mzone || z === ZONE.szone || z === ZONE.fzone;
/** On its way in; the Summon may still be negated. */
export const inLimbo = (s: State, id: CardId): boolean => (s.cards[id]!.turnFlags & TURN_FLAG.limbo) !== 0;

/** Index in KINDS. EMZ-02 to 05: on the field the zone decides what is a monster; its Equip is a Spell. */
export function kindOf(s: State, id: CardId): 0 | 1 | 2 {
  const z = zoneOf(s, id);
  const printed = defAt(s.cards[id]!.d).kind;
  if (z === ZONE.mzone) return 0;
  if (z === ZONE.szone && (printed === 0 || s.cards[id]!.guise !== null)) return 1;
  return printed;
}

/** TRAP-06, GAP-39: a Trap Monster is both. */
export const isKind = (s: State, id: CardId, kind: 0 | 1 | 2): boolean =>
  kindOf(s, id) === kind ||
  (s.cards[id]!.guise?.both === true && zoneOf(s, id) === ZONE.mzone && defAt(s.cards[id]!.d).kind === kind);

/** A Spell or Trap that only lies there as a monster, or as a monster's Equip: none of its effects works. */
export const isMasked = (s: State, id: CardId): boolean => {
  const { guise, d, attachedTo } = s.cards[id]!;
  return guise !== null && (!guise.both || attachedTo >= 0) && defAt(d).kind !== 0;
};

/** Bits of SUB_BIT: the printed sort, with identity changes. */
export function subsOf(s: State, id: CardId): number {
  let bits = defAt(s.cards[id]!.d).subs;
  if (zoneOf(s, id) === ZONE.szone && (defAt(s.cards[id]!.d).kind === 0 || s.cards[id]!.guise !== null))
    bits |= SUB_BIT.equip;
  const treats = derived(s).treats;
  for (const a of treats) {
    if (a.mod.k === 'treat' && a.mod.as.sub !== undefined && affects(s, a, id)) {
      bits = a.mod.as.keep ? bits | SUB_BIT[a.mod.as.sub] : SUB_BIT[a.mod.as.sub];
    }
  }
  return bits;
}

/** The effect that says what Type or Attribute it is treated as: the newest; of names the oldest. */
export function treatedBy(s: State, id: CardId, field: 'race' | 'attr' | 'name'): Active | null {
  let found: Active | null = null;
  for (const a of derived(s).treats) {
    if (a.mod.k !== 'treat' || a.mod.as[field] === undefined || !affects(s, a, id)) continue;
    if (field === 'name') return a;
    found = a;
  }
  return found;
}

function treated(s: State, id: CardId, field: 'race' | 'attr'): { v: number; keep: boolean } | null {
  const a = treatedBy(s, id, field);
  if (a === null || a.mod.k !== 'treat') return null;
  const as: string | Value | Attr | undefined = a.mod.as[field];
  if (as === undefined) return null;
  const list: readonly string[] = field === 'race' ? RACES : ATTRIBUTES;
  return {
    v: typeof as === 'string' ? list.indexOf(as) : givenValue(s, staticCtx(s, a), as),
    keep: a.mod.as.keep,
  };
}

const printedRace = (s: State, id: CardId): number => s.cards[id]!.guise?.race ?? defAt(s.cards[id]!.d).race;
const printedAttr = (s: State, id: CardId): number => s.cards[id]!.guise?.attr ?? defAt(s.cards[id]!.d).attr;

/** `race`: index in RACES; -1, none, is nobody's Type. */
export function hasRace(s: State, id: CardId, race: number): boolean {
  if (race < 0) return false;
  if (LOOK !== null && LOOK.id === id && LOOK.was !== null) return LOOK.was.race === race;
  const t = treated(s, id, 'race');
  const printed = printedRace(s, id);
  return t === null ? printed === race : t.v === race || (t.keep && printed === race);
}
export const raceOf = (s: State, id: CardId): number => treated(s, id, 'race')?.v ?? printedRace(s, id);

export function hasAttr(s: State, id: CardId, attr: number): boolean {
  if (attr < 0) return false;
  if (LOOK !== null && LOOK.id === id && LOOK.was !== null) return LOOK.was.attr === attr;
  const t = treated(s, id, 'attr');
  const printed = printedAttr(s, id);
  return t === null ? printed === attr : t.v === attr || (t.keep && printed === attr);
}
export const attrOf = (s: State, id: CardId): number => treated(s, id, 'attr')?.v ?? printedAttr(s, id);

/** The name it has now ("always treated as", identity changes). */
export function nameOf(s: State, id: CardId): string {
  const d = defAt(s.cards[id]!.d);
  const a = treatedBy(s, id, 'name');
  const as = a?.mod.k === 'treat' ? a.mod.as.name : undefined;
  return as ?? d.card.alsoNamed ?? d.name;
}

/** Its effects are switched off now. */
export const isNegated = (s: State, id: CardId): boolean =>
  LOOK !== null && LOOK.id === id && LOOK.was !== null ? LOOK.was.negated : derived(s).negated[id] === 1;
