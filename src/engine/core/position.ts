/** Faces and battle positions (POS rules). */

import { zoneOfCode } from '../eval/zones.ts';
import { defAt, effAt, lowered, SUB_BIT } from '../pool.ts';
import { type Card, type Modifier, type State, TURN_FLAG, UNTILS } from '../state.ts';
import { type CardId, type Face, type Pos, WHY } from '../types.ts';
import { emit } from './emit.ts';
import { type Doer, dropBonds, EMPTY, moveCards, WHILE_THIS } from './mutate.ts';
import { forgetUses } from './uses.ts';

/** A monster's face and battle position. Turning face-down makes it a new card (GAP-40). */
export function setPosition(s: State, id: CardId, face: Face, pos: Pos, doer: Doer, quiet = false): boolean {
  const c = s.cards[id]!;
  if (c.face === face && c.pos === pos) return false;
  // GAP-38
  if ((face === 0 || pos === 1) && (defAt(c.d).subs & SUB_BIT.link) !== 0) return false;
  const turnedUp = c.face === 0 && face === 1;
  const turnedDown = c.face === 1 && face === 0;
  if (turnedDown && c.guise?.both === true) {
    // a Trap Monster turned face-down is a Set Trap again, in the zone it kept
    const home = zoneOfCode(c.keeps);
    moveCards(s, [{ id, to: home.zone, player: home.player, slot: home.slot, face: 0 }], WHY.rule, doer);
    return true;
  }
  const posBefore = c.pos;
  c.face = face;
  c.pos = pos;
  s.epoch++;
  s.layout++;
  if (turnedUp) {
    c.seen = 3;
    c.since = s.clock;
  }
  if (turnedDown) faceDown(s, c);
  if (posBefore !== pos || turnedDown || turnedUp) {
    const n = face === 1 ? (pos === 0 ? 0 : 1) : pos === 1 ? 2 : 3;
    emit(s, 'posChanged', {
      by: doer.by,
      cause: doer.cause,
      addr: doer.addr,
      cards: [id],
      n,
      m: posBefore === pos ? 1 : 0,
    });
  }
  if (turnedUp && !quiet)
    emit(s, 'flipped', { by: doer.by, cause: doer.cause, addr: doer.addr, cards: [id] });
  return true;
}

function faceDown(s: State, c: Card): void {
  c.counters = EMPTY;
  c.bonds = EMPTY;
  c.notes = EMPTY;
  c.turnFlags &= ~TURN_FLAG.summoned;
  c.how = 0;
  if (s.uses.length > 0) forgetUses(s, c.id);
  s.modifiers = s.modifiers.filter(
    (m) => (m.on !== c.id || outlastsTurning(m)) && !(m.src === c.id && m.until === WHILE_THIS),
  );
  for (const x of s.cards) if (x.bonds.includes(c.id)) dropBonds(x, c.id);
}

/** Who controls a monster, and who may Tribute it, does not depend on its face (GAP-21). */
function outlastsTurning(m: Modifier): boolean {
  if (m.until === UNTILS.indexOf('duel')) return true;
  const { k } = lowered(effAt(m.addr)).mods[m.mod]!;
  return k === 'control' || k === 'lend';
}

/** Turns a Set Spell or Trap face-up. */
export function turnUp(s: State, id: CardId): void {
  const c = s.cards[id]!;
  if (c.face === 1) return;
  c.face = 1;
  c.seen = 3;
  c.since = s.clock;
  c.turnFlags |= TURN_FLAG.used;
  s.epoch++;
  s.layout++;
}
