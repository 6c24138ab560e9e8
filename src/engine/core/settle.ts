/** What the rules set right by themselves after every step: control, Equip Cards without a wearer (DESIGN §7.2, §11). */
import { affects, affectsPlayer, isUnaffectedBy, modOn } from '../eval/affects.ts';
import { derived, othersOf, staticCtx } from '../eval/derived.ts';
import { whoOf } from '../eval/who.ts';
import { canEquipTo } from '../legal/equip.ts';
import type { State } from '../state.ts';
import { TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, WHY, ZONE } from '../types.ts';
import { PROC } from './frames.ts';
import { pileOf, RULES } from './mutate.ts';
import { setPosition } from './position.ts';
import { sendAll, sendSurely } from './replace.ts';
import { changeControl, takeFieldZone } from './sides.ts';
import { reveal } from './sight.ts';

/** Brings the table in order. Idempotent. */
export function settle(s: State): void {
  const { watchful, astray } = derived(s);
  if (!watchful && !astray) return;
  for (let guard = 0; guard < 20; guard++) {
    const before = s.epoch;
    takeSides(s);
    equips(s);
    positions(s);
    shown(s);
    fields(s);
    if (s.epoch === before) return;
  }
}

/** Newest control effect wins; without one a monster stays on the side it came to. No free zone: sent to the Graveyard (GAP-27). */
export function takeSides(s: State): void {
  const controls = derived(s).controls;
  for (const p of [0, 1] as const) {
    const row = pileOf(s, p, ZONE.mzone);
    for (let i = 0; i < row.length; i++) {
      const id = row[i]!;
      if (id < 0) continue;
      const c = s.cards[id]!;
      if (controls.length === 0 && c.controller === c.enteredBy) continue;
      if ((c.turnFlags & TURN_FLAG.limbo) !== 0) continue;
      const want = wanted(s, id, c.owner);
      if (want === c.controller) continue;
      if (!changeControl(s, id, want, RULES)) sendSurely(s, [{ id, to: ZONE.gy }], WHY.rule, RULES);
    }
  }
}
function wanted(s: State, id: CardId, owner: PlayerId): PlayerId {
  let want: PlayerId = s.cards[id]!.enteredBy;
  for (const a of derived(s).controls) {
    if (a.mod.k !== 'control' || !affects(s, a, id)) continue;
    // what gives all back to their owners leaves nothing to any other
    if (a.mod.to === 'owner') return owner;
    const w = whoOf(s, staticCtx(s, a), a.mod.to);
    if (w !== -1) want = w;
  }
  return want;
}

/**
 * A Field Spell that was Set while the destruction of the old one was replaced: once that is carried out the rules send the
 * old one away (FIELD-04). One that is activated waits for its resolution (GAP-52).
 */
function fields(s: State): void {
  for (const p of [0, 1] as const) {
    const row = pileOf(s, p, ZONE.fzone);
    const next = row[1]!;
    if (next < 0 || s.cards[next]!.face === 1 || s.frames[s.frames.length - 1]!.proc === PROC.ops) continue;
    if (row[0]! >= 0) sendSurely(s, [{ id: row[0]!, to: ZONE.gy }], WHY.rule, RULES);
    takeFieldZone(s, p);
  }
}

/** Monsters an effect keeps in a position are brought into it, newcomers too (`keepPos`). */
function positions(s: State): void {
  if (!othersOf(s).some((a) => a.mod.k === 'keepPos')) return;
  for (const p of [0, 1] as const) {
    for (const id of pileOf(s, p, ZONE.mzone)) {
      if (id < 0 || s.cards[id]!.face === 0 || (s.cards[id]!.turnFlags & TURN_FLAG.limbo) !== 0) continue;
      const a = modOn(s, 'keepPos', id);
      if (a !== null && a.mod.k === 'keepPos') setPosition(s, id, 1, a.mod.pos === 'attack' ? 0 : 1, RULES);
    }
  }
}

/** Hands and tops of Decks that an effect keeps open (`shown`): who may see them knows each card as it comes. */
function shown(s: State): void {
  for (const a of othersOf(s)) {
    if (a.mod.k !== 'shown' || a.mod.what === 'draws') continue;
    const to = whoOf(s, staticCtx(s, a), a.mod.to);
    const bits = to === -1 ? 3 : 1 << to;
    for (const p of [0, 1] as const) {
      if (!affectsPlayer(s, a, p)) continue;
      const pile = pileOf(s, p, a.mod.what === 'hand' ? ZONE.hand : ZONE.deck);
      const ids = a.mod.what === 'hand' ? pile : pile.slice(-1);
      const fresh = ids.filter((id) => (s.cards[id]!.seen & bits) !== bits);
      reveal(s, fresh, to, { by: a.you, cause: a.src, addr: a.eff.addr });
    }
  }
}

/** EQUIP-06, GAP-41: an Equip Card whose wearer is gone, face-down or no longer right is destroyed. */
function equips(s: State): void {
  let lost: CardId[] | null = null;
  for (const p of [0, 1] as const) {
    for (const id of pileOf(s, p, ZONE.szone)) {
      if (id < 0) continue;
      const host = s.cards[id]!.attachedTo;
      if (host < 0) continue;
      const h = s.cards[host]!;
      // the second Normal Summon of its wearer is not decided yet
      if ((h.turnFlags & TURN_FLAG.limbo) !== 0) continue;
      if (h.zone !== ZONE.mzone || h.face === 0 || !canEquipTo(s, id, host) || isUnaffectedBy(s, host, id)) {
        lost ??= [];
        lost.push(id);
      }
    }
  }
  if (lost !== null)
    sendAll(
      s,
      lost.map((id) => ({ id, to: ZONE.gy })),
      WHY.destroy | WHY.rule,
      RULES,
    );
}
