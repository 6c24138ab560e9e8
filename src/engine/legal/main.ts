/** Everything the turn player may do in an open Main Phase (MAIN-01), and in the open Battle Step (BATTLE rules). */

import { freeSlot, pileOf } from '../core/mutate.ts';
import { type Option, option } from '../decision.ts';
import { banOnCard, banOnPlayer, modOn } from '../eval/affects.ts';
import { allHold } from '../eval/cond.ts';
import { ctxOf } from '../eval/ctx.ts';
import { defAt, SUB_BIT } from '../pool.ts';
import { profileOf } from '../profile.ts';
import { type State, TURN_FLAG } from '../state.ts';
import { type CardId, PHASES, type PlayerId, ZONE } from '../types.ts';
import { activationBar, type When } from './activate.ts';
import { attackTargets, mayAttack } from './battle.ts';
import { procedurePossible } from './procedure.ts';
import { mayFlipSummon, mayNormalSet, mayNormalSummon } from './summonable.ts';
import { tributesNeeded, tributesPossible } from './tribute.ts';

const OPEN: When = { speed: 1, negation: false };

export function mainOptions(s: State): Option[] {
  const p = s.turnPlayer;
  const out: Option[] = [];
  for (const id of pileOf(s, p, ZONE.hand)) fromHand(s, p, id, out);
  for (const id of pileOf(s, p, ZONE.mzone)) if (id >= 0) monster(s, p, id, out);
  for (const z of [ZONE.szone, ZONE.fzone] as const)
    for (const id of pileOf(s, p, z)) if (id >= 0) spell(s, p, id, out);
  for (const id of pileOf(s, p, ZONE.gy)) activations(s, p, id, out);
  for (const id of pileOf(s, p, ZONE.extra)) procedures(s, p, id, out);
  othersQuick(s, p, out);
  if (s.phase === 'main1' && mayEnterBattle(s)) out.push(option('toPhase', -1, PHASES.indexOf('battle')));
  out.push(option('toPhase', -1, PHASES.indexOf('end')));
  return out;
}

/** TURN-02: not on the first turn; prohibitions; skips are dealt with where the phase would begin. */
export function mayEnterBattle(s: State): boolean {
  const p = s.turnPlayer;
  if (s.turn === 1 && !profileOf(s.rules).firstBattle) return false;
  return banOnPlayer(s, 'enterBattle', p) === null && s.players[p].skips[3]! === 0;
}

export function battleOptions(s: State): Option[] {
  const p = s.turnPlayer;
  const out: Option[] = [];
  for (const id of pileOf(s, p, ZONE.mzone)) {
    if (id >= 0 && mayAttack(s, id) && attackTargets(s, id).length > 0) out.push(option('attack', id));
  }
  for (const z of [ZONE.hand, ZONE.szone, ZONE.fzone, ZONE.mzone, ZONE.gy] as const) {
    for (const id of pileOf(s, p, z)) if (id >= 0) activations(s, p, id, out);
  }
  othersQuick(s, p, out);
  out.push(option('toPhase', -1, PHASES.indexOf('main2')), option('toPhase', -1, PHASES.indexOf('end')));
  return out;
}

function fromHand(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  const d = defAt(s.cards[id]!.d);
  if (d.kind === 0) {
    if (s.players[p].normalSummons > 0) normal(s, p, id, out);
    procedures(s, p, id, out);
  } else if (banOnPlayer(s, 'set', p, id) === null) {
    // FIELD-04, SET-05: a Field Spell replaces one's own
    if ((d.subs & SUB_BIT.field) !== 0 || freeSlot(s, p, ZONE.szone) >= 0) out.push(option('setSpell', id));
  }
  activations(s, p, id, out);
}

function normal(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  const need = tributesNeeded(s, id);
  const room = need === 0 ? freeSlot(s, p, ZONE.mzone) >= 0 : tributesPossible(s, p, id, need, []);
  const summon =
    mayNormalSummon(s, id) &&
    banOnPlayer(s, 'normalSummon', p, id) === null &&
    banOnPlayer(s, 'summon', p, id) === null;
  const set = mayNormalSet(s, id) && banOnPlayer(s, 'setMonster', p, id) === null;
  if (room) {
    if (summon) out.push(option(need === 0 ? 'summon' : 'tributeSummon', id));
    if (set) out.push(option('set', id));
  }
  for (const eff of defAt(s.cards[id]!.d).tributeProcs) {
    if (eff.e.k !== 'tributeProc') continue;
    const c = ctxOf(p, id, eff);
    if (eff.e.if !== undefined && !allHold(s, c, eff.e.if)) continue;
    const n = typeof eff.e.tributes[0] === 'number' ? eff.e.tributes[0] : need;
    if (n === 0 ? freeSlot(s, p, ZONE.mzone) < 0 : !tributesPossible(s, p, id, n, [])) continue;
    if (summon) out.push(option(n === 0 ? 'summon' : 'tributeSummon', id, 1 + eff.addr));
    if (set && eff.e.set) out.push(option('set', id, 1 + eff.addr));
  }
}

/** Inherent Special Summons. */
function procedures(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  for (const eff of defAt(s.cards[id]!.d).procedures)
    if (procedurePossible(s, p, id, eff)) out.push(option('procedure', id, eff.addr));
}

/** POS-05 to POS-07, FLIP-04, GOAT-12, GOAT-13. */
export function mayMove(s: State, id: CardId): boolean {
  const c = s.cards[id]!;
  const rules = profileOf(s.rules);
  if ((c.turnFlags & (TURN_FLAG.changedPos | TURN_FLAG.withdrawn)) !== 0) return false;
  if ((c.turnFlags & TURN_FLAG.attacked) !== 0 && !rules.moveAfterAttack) return false;
  const fresh =
    (c.entered === s.turn || (c.turnFlags & (TURN_FLAG.summoned | TURN_FLAG.set)) !== 0) &&
    (rules.freshBars === 'anyone' || c.enteredBy === c.controller);
  return !fresh && banOnCard(s, 'changePos', id) === null;
}

function monster(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  const c = s.cards[id]!;
  if (defAt(c.d).kind !== 0 && c.face === 0) return;
  if (mayMove(s, id)) {
    if (c.face === 0) {
      const may =
        mayFlipSummon(s, id) &&
        banOnCard(s, 'flipSummon', id) === null &&
        banOnPlayer(s, 'flipSummon', p, id) === null &&
        banOnPlayer(s, 'summon', p, id) === null;
      if (may) out.push(option('flip', id));
    } else if (modOn(s, 'keepPos', id) === null) out.push(option('position', id, c.pos === 0 ? 1 : 0));
  }
  activations(s, p, id, out);
}

function spell(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  activations(s, p, id, out);
}

function activations(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  const d = defAt(s.cards[id]!.d);
  if (d.effects.length === 0) return;
  const main = s.phase === 'main1' || s.phase === 'main2';
  for (const eff of d.cards)
    if ((main || eff.speed >= 2) && activationBar(s, p, id, eff, OPEN) === '')
      out.push(option('activate', id, eff.addr));
  if (main)
    for (const eff of d.ignitions)
      if (activationBar(s, p, id, eff, OPEN) === '') out.push(option('activate', id, eff.addr));
  for (const eff of d.quicks)
    if (activationBar(s, p, id, eff, OPEN) === '') out.push(option('activate', id, eff.addr));
}

function othersQuick(s: State, p: PlayerId, out: Option[]): void {
  const other = (1 - p) as PlayerId;
  for (const z of [ZONE.mzone, ZONE.szone, ZONE.fzone] as const) {
    for (const id of pileOf(s, other, z)) {
      if (id < 0) continue;
      const d = defAt(s.cards[id]!.d);
      if (!d.shared) continue;
      for (const eff of d.quicks) {
        if (eff.e.k === 'act' && eff.e.users === 'both' && activationBar(s, p, id, eff, OPEN) === '')
          out.push(option('activate', id, eff.addr));
      }
    }
  }
}
