/** Cards that play the monster, and cards that come back to the field (EMZ-05, TRAP-06, GAP-39; AST.md §8). */
import type { Op, Ref } from '../ast/index.ts';
import type { Ins } from '../code.ts';
import { emit } from '../core/emit.ts';
import { moveAsMonster, moveCards } from '../core/mutate.ts';
import { sendSurely } from '../core/replace.ts';
import { mixUp } from '../core/sight.ts';
import { attrOf, isFieldZone, raceOf } from '../eval/card.ts';
import { refIds } from '../eval/ref.ts';
import { statOf } from '../eval/stats.ts';
import { freeSlot } from '../eval/zones.ts';
import { frameCtx, OV } from '../proc/ops.ts';
import type { Frame, Guise, State } from '../state.ts';
import { ATTRIBUTES, type CardId, HOWS, type PlayerId, RACES, WHY, ZONE } from '../types.ts';
import { bind, cardsIn, doerOf, followMoves } from './registers.ts';
import { howItLies, markSummoned } from './summon.ts';

type Do = Ins & { i: 'do' };

/** A Trap becomes a monster as well: a Special Summon into a Monster Zone, its own zone stays taken. */
export function asMonster(s: State, f: Frame, ins: Do, op: Op & { k: 'asMonster' }): boolean {
  const doer = doerOf(f);
  const before = f.regs[ins.cards]!;
  const done: CardId[] = [];
  for (const id of cardsIn(s, f, ins.cards)) {
    const card = s.cards[id]!;
    if (card.zone === ZONE.mzone || freeSlot(s, card.controller, ZONE.mzone) < 0) continue;
    const { pos, slot } = howItLies(f.regs[ins.aux]![done.length] ?? 0);
    moveAsMonster(s, id, guiseOf(op), pos < 2 ? 1 : 0, pos === 0 ? 0 : 1, doer, slot);
    markSummoned(s, id, 'special', doer.addr, [], f.v[OV.you] as PlayerId);
    done.push(id);
  }
  followMoves(s, f, before);
  if (done.length > 0)
    emit(s, 'summoned', {
      player: f.v[OV.you] as PlayerId,
      by: doer.by,
      cause: doer.cause,
      addr: doer.addr,
      cards: done,
      n: HOWS.indexOf('special'),
    });
  bind(s, f, ins.out, done);
  return done.length > 0;
}

/** The monster that such a Trap is as well. */
export const guiseOf = (op: Op & { k: 'asMonster' }): Guise => ({
  level: op.level,
  atk: op.atk,
  def: op.def,
  attr: ATTRIBUTES.indexOf(op.attr),
  race: (RACES as readonly string[]).indexOf(op.race),
  both: true,
});

/** What a Token made like another monster shows; null when that one is gone. */
export function likeness(s: State, f: Frame, like: Ref): Guise | null {
  const id = refIds(s, frameCtx(s, f), like)[0];
  if (id === undefined) return null;
  return {
    level: statOf(s, id, 'level'),
    atk: statOf(s, id, 'atk'),
    def: statOf(s, id, 'def'),
    attr: attrOf(s, id),
    race: raceOf(s, id),
    both: false,
  };
}

/** Set as a monster without Level, Type and Attribute. */
export const maskOf = (atk: number, def: number): Guise => ({
  level: 0,
  atk,
  def,
  attr: -1,
  race: -1,
  both: false,
});

/**
 * Banished cards come back as they lay, to the side they left, at one moment; this is no Summon. Where there is no zone they
 * go to the Graveyard (PRM-29). A Token did not wait anywhere.
 */
export function comeBack(s: State, f: Frame, ins: Do): boolean {
  const doer = doerOf(f);
  const before = f.regs[ins.cards]!;
  const back: CardId[] = [];
  for (const id of cardsIn(s, f, ins.cards)) {
    const card = s.cards[id]!;
    const { last } = card;
    if (card.zone !== ZONE.banished || last === null || !isFieldZone(last.zone)) continue;
    const slot = freeSlot(s, last.controller, last.zone);
    if (slot < 0) {
      sendSurely(s, [{ id, to: ZONE.gy }], WHY.rule, doer);
      continue;
    }
    moveCards(
      s,
      [{ id, to: last.zone, player: last.controller, face: last.face, pos: last.pos, slot }],
      WHY.effect,
      doer,
    );
    back.push(id);
  }
  followMoves(s, f, before);
  bind(s, f, ins.out, back);
  return back.length > 0;
}

export function rearrange(s: State, f: Frame, ins: Do): boolean {
  const ids = cardsIn(s, f, ins.cards);
  mixUp(s, ids, doerOf(f));
  bind(s, f, ins.out, ids);
  return ids.length > 0;
}
