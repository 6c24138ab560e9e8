/** Everything the turn player may do in an open Main Phase (MAIN-01), and in the open Battle Step (BATTLE rules). */

import { pileOf } from '../core/mutate.ts';
import { type Option, option } from '../decision.ts';
import { banOnCard, banOnPlayer, modOn } from '../eval/affects.ts';
import { isNegated } from '../eval/card.ts';
import { allHold } from '../eval/cond.ts';
import { ctxOf } from '../eval/ctx.ts';
import { freeSlot } from '../eval/zones.ts';
import { defAt, type Eff, SUB_BIT } from '../pool.ts';
import { profileOf } from '../profile.ts';
import { type State, TURN_FLAG } from '../state.ts';
import { type CardId, PHASES, type PlayerId, ZONE, ZONES_PER_PLAYER, type ZoneId } from '../types.ts';
import { activationBar, type When } from './activate.ts';
import { attackTargets, mayAttack, mustAttack } from './battle.ts';
import { fits } from './cap.ts';
import { procedurePossible } from './procedure.ts';
import {
  freeMonsterZones,
  mayFlipSummon,
  mayNormalAgain,
  mayNormalSet,
  mayNormalSummon,
} from './summonable.ts';
import { TOLL_ACTS, tollsPayable } from './toll.ts';
import { tributesNeeded, tributesPossible } from './tribute.ts';

const OPEN: When = { speed: 1, negation: false };

export function mainOptions(s: State): Option[] {
  const p = s.turnPlayer;
  const out: Option[] = [];
  for (const id of pileOf(s, p, ZONE.hand)) fromHand(s, p, id, out);
  for (const id of pileOf(s, p, ZONE.mzone)) if (id >= 0) monster(s, p, id, out);
  for (const z of [ZONE.szone, ZONE.fzone] as const)
    for (const id of pileOf(s, p, z)) if (id >= 0) spell(s, p, id, out);
  if (actsFrom(s, ZONE.gy)) for (const id of pileOf(s, p, ZONE.gy)) activations(s, p, id, out);
  if ((s.heard.procedureZones & (1 << ZONE.extra)) !== 0)
    for (const id of pileOf(s, p, ZONE.extra)) procedures(s, p, id, out);
  far(s, p, out);
  farProcedures(s, p, out);
  othersShared(s, p, out);
  if (s.phase === 'main1' && mayEnterBattle(s)) out.push(option('toPhase', -1, PHASES.indexOf('battle')));
  out.push(option('toPhase', -1, PHASES.indexOf('end')));
  return out;
}

/** Why something other than an activation is not possible now; '' when it is. */
export const MAIN_BARS = [
  'normalUsed',
  'cannotSummon',
  'cannotSet',
  'tributes',
  'monsterZones',
  'banned',
  'alreadyMoved',
  'withdrawn',
  'attacked',
  'fresh',
  'cannotFlip',
  'kept',
  'noDefense',
  'firstTurn',
  'phaseSkipped',
  'enough',
  'toll',
  'negated',
] as const;
export type MainBar = '' | (typeof MAIN_BARS)[number];

/** TURN-02: not on the first turn; prohibitions; skips are dealt with where the phase would begin. */
export function battlePhaseBar(s: State): MainBar {
  const p = s.turnPlayer;
  if (s.turn === 1 && !profileOf(s.rules).firstBattle) return 'firstTurn';
  if (banOnPlayer(s, 'enterBattle', p) !== null) return 'banned';
  return s.players[p].skips[3]! <= 0 ? '' : 'phaseSkipped';
}
export const mayEnterBattle = (s: State): boolean => battlePhaseBar(s) === '';

export function battleOptions(s: State): Option[] {
  const p = s.turnPlayer;
  const out: Option[] = [];
  for (const id of pileOf(s, p, ZONE.mzone)) {
    if (id >= 0 && mayAttack(s, id) && attackTargets(s, id).length > 0) out.push(option('attack', id));
  }
  for (const z of [ZONE.hand, ZONE.szone, ZONE.fzone, ZONE.mzone, ZONE.gy] as const) {
    if (!actsFrom(s, z)) continue;
    for (const id of pileOf(s, p, z)) if (id >= 0) activations(s, p, id, out);
  }
  far(s, p, out);
  othersShared(s, p, out);
  if (!pileOf(s, p, ZONE.mzone).some((id) => id >= 0 && mustAttack(s, id)))
    out.push(option('toPhase', -1, PHASES.indexOf('main2')), option('toPhase', -1, PHASES.indexOf('end')));
  return out;
}

function fromHand(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  const d = defAt(s.cards[id]!.d);
  if (d.kind === 0) {
    if (s.players[p].normalSummons > 0) normal(s, p, id, out);
    procedures(s, p, id, out);
  } else if (setSpellBar(s, p, id) === '') out.push(option('setSpell', id));
  activations(s, p, id, out);
}

/** SET-03, ZONE-03; FIELD-04, SET-05: a Field Spell replaces one's own. */
export function setSpellBar(s: State, p: PlayerId, id: CardId): MainBar | 'noZone' {
  if (defAt(s.cards[id]!.d).card.onlyPlacedBy !== undefined) return 'cannotSet';
  if (banOnPlayer(s, 'set', p, id) !== null) return 'banned';
  const field = (defAt(s.cards[id]!.d).subs & SUB_BIT.field) !== 0;
  if (!tollsPayable(s, TOLL_ACTS.set, p, id)) return 'toll';
  if (!fits(s, p, id, field ? ZONE.fzone : ZONE.szone, false, field ? pileOf(s, p, ZONE.fzone) : []))
    return 'enough';
  return field || freeSlot(s, p, ZONE.szone) >= 0 ? '' : 'noZone';
}

/** As far as the card's text and prohibitions go: SUMMON-07. */
export function normalBar(s: State, p: PlayerId, id: CardId, set: boolean): MainBar {
  if (set) {
    if (!mayNormalSet(s, id)) return 'cannotSet';
    if (banOnPlayer(s, 'setMonster', p, id) !== null) return 'banned';
    return tollsPayable(s, TOLL_ACTS.setMonster, p, id) ? '' : 'toll';
  }
  if (!mayNormalSummon(s, id)) return 'cannotSummon';
  if (banOnPlayer(s, 'normalSummon', p, id) !== null || banOnPlayer(s, 'summon', p, id) !== null)
    return 'banned';
  return tollsPayable(s, TOLL_ACTS.normalSummon, p, id) ? '' : 'toll';
}

/** ZONE-02, TRIBUTE-01, TRIBUTE-02, and limits on what a player controls. */
export function roomBar(s: State, p: PlayerId, id: CardId, need: number, set: boolean): MainBar {
  if (need > 0) return tributesPossible(s, p, id, need, [], set) ? '' : 'tributes';
  if (freeMonsterZones(s, p) === 0) return 'monsterZones';
  return fits(s, p, id, ZONE.mzone, !set) ? '' : 'enough';
}

function normal(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  const need = tributesNeeded(s, id);
  const summon = normalBar(s, p, id, false) === '';
  const set = normalBar(s, p, id, true) === '';
  if (summon && roomBar(s, p, id, need, false) === '')
    out.push(option(need === 0 ? 'summon' : 'tributeSummon', id));
  if (set && roomBar(s, p, id, need, true) === '') out.push(option('set', id));
  for (const eff of defAt(s.cards[id]!.d).tributeProcs) {
    if (eff.e.k !== 'tributeProc') continue;
    const c = ctxOf(p, id, eff);
    if (eff.e.if !== undefined && !allHold(s, c, eff.e.if)) continue;
    const n = typeof eff.e.tributes[0] === 'number' ? eff.e.tributes[0] : need;
    if (summon && roomBar(s, p, id, n, false) === '')
      out.push(option(n === 0 ? 'summon' : 'tributeSummon', id, 1 + eff.addr));
    if (set && eff.e.set && roomBar(s, p, id, n, true) === '') out.push(option('set', id, 1 + eff.addr));
  }
}

/** Some card of the duel has an effect that is activated by choice from there. */
const actsFrom = (s: State, z: ZoneId): boolean => (s.heard.actZones & (1 << z)) !== 0;

const FAR = [ZONE.banished, ZONE.extra, ZONE.deck] as const;
/** What may be activated from places from which few cards act. */
function far(s: State, p: PlayerId, out: Option[]): void {
  for (const z of FAR) if (actsFrom(s, z)) for (const id of pileOf(s, p, z)) activations(s, p, id, out);
}
/** Procedures from elsewhere than hand and Extra Deck. */
function farProcedures(s: State, p: PlayerId, out: Option[]): void {
  const near = (1 << ZONE.hand) | (1 << ZONE.extra);
  if ((s.heard.procedureZones & ~near) === 0) return;
  for (let z = 0; z < ZONES_PER_PLAYER; z++)
    if ((s.heard.procedureZones & ~near & (1 << z)) !== 0)
      for (const id of pileOf(s, p, z as ZoneId)) if (id >= 0) procedures(s, p, id, out);
}

/** Inherent Special Summons. */
function procedures(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  for (const eff of defAt(s.cards[id]!.d).procedures)
    if (!(eff.e.k === 'procedure' && eff.e.ev !== undefined) && procedurePossible(s, p, id, eff))
      out.push(option('procedure', id, eff.addr));
}

/** POS-05 to POS-07, FLIP-04, GOAT-12, GOAT-13. */
export function moveBar(s: State, id: CardId): MainBar {
  const c = s.cards[id]!;
  const rules = profileOf(s.rules);
  if ((c.turnFlags & TURN_FLAG.changedPos) !== 0) return 'alreadyMoved';
  if ((c.turnFlags & TURN_FLAG.withdrawn) !== 0) return 'withdrawn';
  if ((c.turnFlags & TURN_FLAG.attacked) !== 0 && !rules.moveAfterAttack) return 'attacked';
  const fresh =
    (c.entered === s.turn || (c.turnFlags & (TURN_FLAG.summoned | TURN_FLAG.set)) !== 0) &&
    (rules.freshBars === 'anyone' || c.enteredBy === c.controller);
  if (fresh) return 'fresh';
  return banOnCard(s, 'changePos', id) === null ? '' : 'banned';
}

/** Turning a face-down monster up by hand. */
export function flipBar(s: State, p: PlayerId, id: CardId): MainBar {
  const moved = moveBar(s, id);
  if (moved !== '') return moved;
  if (!mayFlipSummon(s, id)) return 'cannotFlip';
  const free =
    banOnCard(s, 'flipSummon', id) === null &&
    banOnPlayer(s, 'flipSummon', p, id) === null &&
    banOnPlayer(s, 'summon', p, id) === null;
  if (!free) return 'banned';
  if (!tollsPayable(s, TOLL_ACTS.flipSummon, p, id)) return 'toll';
  return fits(s, p, id, ZONE.mzone, true, [id]) ? '' : 'enough';
}

/** Changing between Attack and face-up Defense Position by hand. */
export function positionBar(s: State, id: CardId): MainBar {
  if ((defAt(s.cards[id]!.d).subs & SUB_BIT.link) !== 0) return 'noDefense';
  const moved = moveBar(s, id);
  if (moved !== '') return moved;
  if (modOn(s, 'keepPos', id) !== null) return 'kept';
  return tollsPayable(s, TOLL_ACTS.changePos, s.cards[id]!.controller, id) ? '' : 'toll';
}

/** The Normal Summon of a monster that lies face-up on the field: no Tribute, no zone. */
export function againBar(s: State, p: PlayerId, id: CardId): MainBar {
  if (!mayNormalAgain(s, id)) return isNegated(s, id) ? 'negated' : 'cannotSummon';
  if (banOnPlayer(s, 'normalSummon', p, id) !== null || banOnPlayer(s, 'summon', p, id) !== null)
    return 'banned';
  return tollsPayable(s, TOLL_ACTS.normalSummon, p, id) ? '' : 'toll';
}

function monster(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  const c = s.cards[id]!;
  if (defAt(c.d).kind !== 0 && c.face === 0) return;
  if (c.face === 0) {
    if (flipBar(s, p, id) === '') out.push(option('flip', id));
  } else {
    if (positionBar(s, id) === '') out.push(option('position', id, c.pos === 0 ? 1 : 0));
    if (s.players[p].normalSummons > 0 && againBar(s, p, id) === '') out.push(option('summon', id));
  }
  activations(s, p, id, out);
}

function spell(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  activations(s, p, id, out);
}

function activations(s: State, p: PlayerId, id: CardId, out: Option[]): void {
  const card = s.cards[id]!;
  const d = defAt(card.d);
  if ((d.acts & (1 << card.zone)) === 0) return;
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

/** Effects of the other side's cards that either player may use. */
function othersShared(s: State, p: PlayerId, out: Option[]): void {
  const other = (1 - p) as PlayerId;
  const main = s.phase === 'main1' || s.phase === 'main2';
  for (const z of [ZONE.mzone, ZONE.szone, ZONE.fzone] as const) {
    for (const id of pileOf(s, other, z)) {
      if (id < 0) continue;
      const d = defAt(s.cards[id]!.d);
      if (!d.shared) continue;
      for (const eff of d.quicks) shared(s, p, id, eff, out);
      if (main) for (const eff of d.ignitions) shared(s, p, id, eff, out);
    }
  }
}

function shared(s: State, p: PlayerId, id: CardId, eff: Eff, out: Option[]): void {
  if (eff.e.k === 'act' && eff.e.users === 'both' && activationBar(s, p, id, eff, OPEN) === '')
    out.push(option('activate', id, eff.addr));
}
