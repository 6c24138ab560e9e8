/** Verbs on cards on the field: position, control, equip, counters, bonds, notes (AST.md §8). */

import type { Op, PosTo } from '../ast/index.ts';
import type { Ins } from '../code.ts';
import { addModifier } from '../core/lingering.ts';
import { addCounters, attach, moveCards } from '../core/mutate.ts';
import { setPosition } from '../core/position.ts';
import { sendSurely } from '../core/replace.ts';
import { takeSides } from '../core/settle.ts';
import { exchangeControl, shiftZone } from '../core/sides.ts';
import { zonesBeside } from '../core/zones.ts';
import { banOnCard, isUnaffectedBy, modOn } from '../eval/affects.ts';
import { bondName, counterName, noteName } from '../eval/bond.ts';
import { isFieldZone, kindOf, subsOf } from '../eval/card.ts';
import { countersOn, valueOf } from '../eval/num.ts';
import { refIds } from '../eval/ref.ts';
import { freeSlot } from '../eval/zones.ts';
import { fits } from '../legal/cap.ts';
import { canEquipTo } from '../legal/equip.ts';
import { freeMonsterZones } from '../legal/summonable.ts';
import { defAt, effAt, lowered, SUB_BIT } from '../pool.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import { profileOf } from '../profile.ts';
import { type Frame, type State, TURN_FLAG } from '../state.ts';
import { type CardId, type Face, type PlayerId, type Pos, WHY, ZONE } from '../types.ts';
import { bind, bindNumber, cardsIn, doerOf, followMoves } from './registers.ts';

type Do = Ins & { i: 'do' };

/** Face and position an effect brings a monster to; null when nothing changes. */
function wanted(s: State, id: CardId, to: PosTo): [Face, Pos] | null {
  const c = s.cards[id]!;
  const goal: [Face, Pos] =
    to === 'attack'
      ? [1, 0]
      : to === 'defense'
        ? [c.face, 1]
        : to === 'faceDownDefense'
          ? [0, 1]
          : to === 'faceUpDefense'
            ? [1, 1]
            : to === 'faceUp'
              ? [1, c.pos]
              : to === 'faceDown'
                ? [0, hasFaceDownAttack(s.rules) ? c.pos : 1]
                : [c.face, c.pos === 0 ? 1 : 0];
  return goal[0] === c.face && goal[1] === c.pos ? null : goal;
}

/** PRM-33: by the key of the rules in force. */
export const hasFaceDownAttack = (rules: string): boolean => profileOf(rules).faceDownAttack;

export function position(s: State, f: Frame, ins: Do, op: Op & { k: 'position' }): boolean {
  const doer = doerOf(f);
  const done: CardId[] = [];
  for (const id of cardsIn(s, f, ins.cards)) {
    const c = s.cards[id]!;
    if (c.zone !== ZONE.mzone || isUnaffectedBy(s, id, doer.cause)) continue;
    const goal = wanted(s, id, op.to);
    if (goal === null) continue;
    // TOKEN-06
    if (
      goal[0] === 0 &&
      c.face === 1 &&
      ((subsOf(s, id) & SUB_BIT.token) !== 0 || banOnCard(s, 'faceDown', id, doer.cause) !== null)
    )
      continue;
    const kept = modOn(s, 'keepPos', id);
    if (
      kept !== null &&
      kept.mod.k === 'keepPos' &&
      (kept.mod.pos === 'defense') !== (goal[1] === 1) &&
      goal[1] !== c.pos
    )
      continue;
    if (setPosition(s, id, goal[0], goal[1], doer, op.quiet === true)) {
      done.push(id);
      // POS-08 in classic; GOAT-12 lets the manual change stand
      if (profileOf(s.rules).effectChangeUsesManual) c.turnFlags |= TURN_FLAG.changedPos;
    }
  }
  bind(s, f, ins.out, done);
  return done.length > 0;
}

export function control(s: State, f: Frame, ins: Do, op: Op & { k: 'control' }): boolean {
  const c = frameCtx(s, f);
  const eff = effAt(f.v[OV.addr]!);
  const to = one(s, f, op.to);
  const at = lowered(eff).modAt.get(op)!;
  const done: CardId[] = [];
  for (const id of cardsIn(s, f, ins.cards)) {
    const card = s.cards[id]!;
    if (card.zone !== ZONE.mzone || card.controller === to) continue;
    // PRM-29: where the rules send it to the Graveyard, `settle` does
    if (freeMonsterZones(s, to) === 0 && profileOf(s.rules).controlWithoutZone === 'fails') continue;
    if (!fits(s, to, id, ZONE.mzone, card.face === 1)) continue;
    if (banOnCard(s, 'changeControl', id, c.self) !== null || isUnaffectedBy(s, id, c.self)) continue;
    addModifier(s, c, eff, at, lowered(eff).mods[at]!, id, -1, op.until);
    takeSides(s);
    if (s.cards[id]!.controller === to) done.push(id);
  }
  bind(s, f, ins.out, done);
  return done.length > 0;
}

/** To the zone picked before, in `aux` (EMZ-18). */
export function shift(s: State, f: Frame, ins: Do): boolean {
  const done: CardId[] = [];
  cardsIn(s, f, ins.cards).forEach((id, i) => {
    const slot = f.regs[ins.aux]![i] ?? -1;
    if (slot < 0 || !zonesBeside(s, id).includes(slot)) return;
    shiftZone(s, id, slot, doerOf(f));
    done.push(id);
  });
  bind(s, f, ins.out, done);
  return done.length > 0;
}

/** Both move at once; afterwards each stays where it is for as long as `until` says. */
export function swapControl(s: State, f: Frame, ins: Do, op: Op & { k: 'swapControl' }): boolean {
  const a = cardsIn(s, f, ins.cards)[0];
  const b = cardsIn(s, f, ins.aux)[0];
  if (a === undefined || b === undefined || s.cards[a]!.controller === s.cards[b]!.controller) return false;
  const c = frameCtx(s, f);
  for (const id of [a, b])
    if (
      s.cards[id]!.zone !== ZONE.mzone ||
      banOnCard(s, 'changeControl', id, c.self) !== null ||
      isUnaffectedBy(s, id, c.self)
    )
      return false;
  exchangeControl(s, a, b, doerOf(f));
  const eff = effAt(f.v[OV.addr]!);
  const at = lowered(eff).modAt.get(op)!;
  for (const id of [a, b]) {
    const which = s.cards[id]!.controller === c.you ? 0 : 1;
    addModifier(s, c, eff, at + which, lowered(eff).mods[at + which]!, id, -1, op.until);
  }
  bind(s, f, ins.out, [a, b]);
  return true;
}

/** Success = worn. A monster made an Equip takes a Spell & Trap Zone and keeps its face. */
export function equip(s: State, f: Frame, ins: Do, op: Op & { k: 'equip' }): boolean {
  const doer = doerOf(f);
  const c = frameCtx(s, f);
  const host = refIds(s, c, op.to)[0];
  const done: CardId[] = [];
  const before = f.regs[ins.cards]!;
  for (const id of cardsIn(s, f, ins.cards)) {
    const card = s.cards[id]!;
    const wearer = host !== undefined && s.cards[host]!.zone === ZONE.mzone && s.cards[host]!.face === 1;
    if (kindOf(s, id) === 0) {
      // GOAT-08: it stays where it is when the wearer is gone or face-down
      if (!wearer && profileOf(s.rules).equipNeedsWearerFirst) continue;
      const p = f.v[OV.you] as PlayerId;
      if (!wearer || freeSlot(s, p, ZONE.szone) < 0 || isUnaffectedBy(s, id, doer.cause)) {
        if (!isUnaffectedBy(s, id, doer.cause)) sendSurely(s, [{ id, to: ZONE.gy }], WHY.effect, doer);
        continue;
      }
      // one from the field keeps its face; from anywhere else it comes face-up
      const face = isFieldZone(card.zone) ? card.face : 1;
      // what a Trap shows as a monster it gives on (TRAP-06)
      const guise = card.guise?.both === true ? { guise: card.guise } : {};
      moveCards(s, [{ id, to: ZONE.szone, player: p, face, ...guise }], WHY.effect, doer);
      s.cards[id]!.seen |= card.face === 1 ? 3 : 0;
    } else if (card.zone !== ZONE.szone || !wearer || !canEquipTo(s, id, host)) continue;
    attach(s, id, host!, doer);
    done.push(id);
  }
  followMoves(s, f, before);
  bind(s, f, ins.out, done);
  return done.length > 0;
}

/** Places or (negative) removes counters; whole or not at all. */
export function counter(s: State, f: Frame, ins: Do, op: Op & { k: 'counter' }): boolean {
  const c = frameCtx(s, f);
  const n = valueOf(s, c, op.n);
  const kind = counterName(op.kind);
  const done: CardId[] = [];
  for (const id of cardsIn(s, f, ins.cards)) {
    if (!ins.cost && isUnaffectedBy(s, id, c.self)) continue;
    const held = countersOn(s, id, kind);
    const holds = defAt(s.cards[id]!.d).card.holds;
    // Spell Counters need a card made to hold them; other kinds lie on any card
    const max =
      holds === undefined || holds.counter !== op.kind
        ? op.kind === 'spell'
          ? 0
          : Number.MAX_SAFE_INTEGER
        : holds.max === 'any'
          ? Number.MAX_SAFE_INTEGER
          : holds.max;
    if (n < 0 ? held < -n : held + n > max) continue;
    addCounters(s, id, kind, n, doerOf(f));
    done.push(id);
  }
  bind(s, f, ins.out, done);
  return done.length > 0;
}

/** Remembers cards on the source while both stay. */
export function bond(s: State, f: Frame, ins: Do, op: Op & { k: 'bond' }): boolean {
  const self = doerOf(f).cause;
  const ids = cardsIn(s, f, ins.cards);
  if (self < 0 || ids.length === 0) return false;
  const card = s.cards[self]!;
  card.bonds = [...card.bonds, ...ids.flatMap((id) => [bondName(op.name), id, s.cards[id]!.moved])];
  s.epoch++;
  bind(s, f, ins.out, ids);
  return true;
}

/** Writes a number on the source. */
export function note(s: State, f: Frame, ins: Do, op: Op & { k: 'note' }): boolean {
  const self = doerOf(f).cause;
  if (self < 0) return false;
  const key = noteName(op.name);
  const card = s.cards[self]!;
  const kept: number[] = [];
  for (let i = 0; i < card.notes.length; i += 2)
    if (card.notes[i] !== key) kept.push(card.notes[i]!, card.notes[i + 1]!);
  const n = valueOf(s, frameCtx(s, f), op.n);
  card.notes = [...kept, key, n];
  s.epoch++;
  bindNumber(f, ins.out, n);
  return true;
}

/** A Normal Spell remains face-up on the field. */
export function stay(s: State, f: Frame): boolean {
  const self = doerOf(f).cause;
  if (self < 0 || s.cards[self]!.zone !== ZONE.szone) return false;
  s.cards[self]!.turnFlags |= TURN_FLAG.stays;
  s.epoch++;
  return true;
}
