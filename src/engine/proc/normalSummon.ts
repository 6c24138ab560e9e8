/** Normal Summon, Tribute Summon and Set (SUMMON, TRIBUTE, SET rules; GAP-10, GAP-16). */
import { PART } from '../code.ts';
import { emit } from '../core/emit.ts';
import { ARRIVING, ask, pop, takeAnswer } from '../core/frames.ts';
import { type Move, moveCards } from '../core/mutate.ts';
import { pickZone } from '../core/pickZone.ts';
import { sendAll, sendSurely } from '../core/replace.ts';
import { settle } from '../core/settle.ts';
import { show } from '../core/sight.ts';
import { freeMainZones } from '../core/zones.ts';
import { option } from '../decision.ts';
import { idOf, token } from '../eval/ctx.ts';
import { DECLARED } from '../events.ts';
import { registersFor } from '../legal/activate.ts';
import { TOLL_ACTS, tollsFor } from '../legal/toll.ts';
import { nextTributes, tributesMet } from '../legal/tribute.ts';
import { markSummoned } from '../ops/summon.ts';
import { effAt, lowered } from '../pool.ts';
import { type Frame, PLAYER_FLAG, type State, TURN_FLAG } from '../state.ts';
import { type CardId, HOWS, type PlayerId, WHY, ZONE } from '../types.ts';
import { pushOps } from './ops.ts';
import { payTolls } from './tolls.ts';
import { pushWindow, WINDOW } from './window.ts';

/** By an effect, beside the one of the turn: in the middle of a resolution, where nobody can answer it, or after the chain. */
export const EXTRA = { none: 0, atOnce: 1, afterChain: 2 } as const;
/**
 * Numbers of the frame; regs[0] holds the chosen Tributes. `extra`: one of EXTRA. `again`: it lies face-up on the field
 * already and stays there as it lies.
 */
export const NV = { player: 0, card: 1, set: 2, need: 3, proc: 4, extra: 5, moved: 6, again: 7 } as const;
/** The frame's numbers for a Normal Summon or Set; `need` counts only for a monster from the hand. */
export function normalNumbers(
  s: State,
  p: PlayerId,
  id: CardId,
  o: { set: boolean; need: number; proc: number; extra: number },
): number[] {
  const again = s.cards[id]!.zone === ZONE.mzone;
  return [p, id, o.set ? 1 : 0, again ? 0 : o.need, o.proc, o.extra, 0, again ? 1 : 0];
}
const howOf = (f: Frame): 'normal' | 'tribute' | 'again' =>
  f.v[NV.again] === 1 ? 'again' : f.v[NV.need]! > 0 ? 'tribute' : 'normal';
export const STEP = { declare: 0, tribute: 1, arrive: ARRIVING.normal, success: 3, then: 4, end: 5 } as const;

export function normalSummonProc(s: State, f: Frame): void {
  const p = f.v[NV.player]! as PlayerId;
  const id = f.v[NV.card]!;
  const set = f.v[NV.set] === 1;
  const silent = f.v[NV.extra] === EXTRA.atOnce;
  switch (f.step) {
    case STEP.declare: {
      const need = f.v[NV.need]!;
      if (!set) show(s, id, -1);
      emit(s, 'declare', {
        player: p,
        cards: set ? [] : [id],
        n: DECLARED.indexOf(set ? 'set' : need > 0 ? 'tributeSummon' : 'summon'),
        m: need,
      });
      if (f.v[NV.extra] === EXTRA.none) {
        s.players[p].normalSummons--;
        s.players[p].flags |= PLAYER_FLAG.normalSummoned;
      }
      f.step = need > 0 ? STEP.tribute : STEP.arrive;
      payTolls(s, tollsFor(s, set ? TOLL_ACTS.setMonster : TOLL_ACTS.normalSummon, p, id), p, id);
      return;
    }
    case STEP.tribute:
      tribute(s, f, p, id);
      return;
    case STEP.arrive: {
      const tributes = f.regs[0]!.map(idOf);
      const again = f.v[NV.again] === 1;
      // something stood in for a Tribute, and the zone it was to leave is taken still
      if (!again && freeMainZones(s, p, []) === 0) {
        f.step = STEP.end;
        return;
      }
      const slot = again ? -1 : pickZone(s, p, p, id, -1);
      if (slot === null) return;
      s.clock++;
      const move: Move = { id, to: ZONE.mzone, player: p, face: set ? 0 : 1, pos: set ? 1 : 0, limbo: !set };
      if (slot >= 0) move.slot = slot;
      if (set) {
        moveCards(s, [move], WHY.rule, { by: p, cause: -1, addr: -1 });
        s.cards[id]!.turnFlags |= TURN_FLAG.set;
        s.cards[id]!.materials = tributes;
        emit(s, 'setDown', { player: p, by: p, cards: [id] });
        if (ownWay(s, f, p, id)) return;
        f.step = STEP.end;
        if (!silent) pushWindow(s, 0);
        return;
      }
      if (again) {
        s.cards[id]!.turnFlags |= TURN_FLAG.limbo;
        s.epoch++;
        s.layout++;
      } else {
        moveCards(s, [move], WHY.rule, { by: p, cause: -1, addr: -1 });
        s.cards[id]!.materials = tributes;
      }
      f.v[NV.moved] = s.cards[id]!.moved;
      f.step = STEP.success;
      // in the middle of a resolution nobody can answer it, but it is told all the same
      attempt(s, p, id, howOf(f), !silent);
      return;
    }
    case STEP.success: {
      if (!succeed(s, p, id, f.v[NV.moved]!, howOf(f), f.regs[0]!.map(idOf))) {
        f.step = STEP.end;
        if (!silent) pushWindow(s, 0);
        return;
      }
      if (ownWay(s, f, p, id)) return;
      f.step = STEP.end;
      if (!silent) pushWindow(s, WINDOW.afterSummon);
      return;
    }
    case STEP.then:
      f.step = STEP.end;
      if (!silent) pushWindow(s, set ? 0 : WINDOW.afterSummon);
      return;
    case STEP.end:
      pop(s, 1);
  }
}

/** What its own way of being Summoned or Set does to it, before anybody may act; then comes STEP.then. */
function ownWay(s: State, f: Frame, p: PlayerId, id: CardId): boolean {
  const proc = f.v[NV.proc]!;
  if (proc < 0) return false;
  f.step = STEP.then;
  if (lowered(effAt(proc)).parts[PART.do] !== undefined)
    pushOps(s, proc, PART.do, p, registersFor(s, effAt(proc), id, null));
  return true;
}

/** One Tribute at a time; they leave together before the monster arrives (TRIBUTE-04). */
function tribute(s: State, f: Frame, p: PlayerId, id: CardId): void {
  if (s.answer !== null) f.regs[0] = [...f.regs[0]!, token(s, takeAnswer(s).card)];
  const need = f.v[NV.need]!;
  let chosen = f.regs[0]!.map(idOf);
  while (!tributesMet(s, id, need, chosen)) {
    const next = nextTributes(s, p, id, need, chosen, f.v[NV.set] === 1);
    if (next.length > 1) {
      ask(
        s,
        p,
        'pickCard',
        next.map((x) => option('card', x)),
        { purpose: 'tribute', card: id, min: need, max: need, chosen },
      );
      return;
    }
    if (next.length === 0) throw new Error(`no Tribute left for card ${id}`);
    f.regs[0] = [...f.regs[0]!, token(s, next[0]!)];
    chosen = f.regs[0]!.map(idOf);
  }
  s.clock++;
  f.step = STEP.arrive;
  sendAll(
    s,
    chosen.map((x) => ({ id: x, to: ZONE.gy })),
    WHY.tribute | WHY.rule,
    { by: p, cause: id, addr: -1 },
  );
  settle(s);
}

/** Opens the window in which the Summon may be negated, outside any chain. */
export function attempt(
  s: State,
  p: PlayerId,
  id: CardId,
  how: (typeof HOWS)[number],
  answerable = true,
): void {
  s.summoning = id;
  s.summonNegated = false;
  // costs and Tributes wait for their triggers until the Summon is decided
  emit(s, 'wouldSummon', { player: p, by: p, cards: [id], n: HOWS.indexOf(how) });
  if (answerable) pushWindow(s, WINDOW.negation);
}

/**
 * The Summon is decided. @returns false when it was negated: the monster goes to the Graveyard if it is still there and was
 * never Summoned (GAP-16).
 */
export function succeed(
  s: State,
  p: PlayerId,
  id: CardId,
  moved: number,
  how: (typeof HOWS)[number],
  materials: readonly CardId[],
): boolean {
  const negated = s.summonNegated;
  s.summoning = -1;
  s.summonNegated = false;
  const c = s.cards[id]!;
  if (c.moved !== moved || c.zone !== ZONE.mzone) return false;
  if (negated) {
    sendSurely(s, [{ id, to: ZONE.gy }], WHY.rule, { by: -1, cause: -1, addr: -1 });
    return false;
  }
  c.turnFlags &= ~TURN_FLAG.limbo;
  c.since = ++s.clock;
  s.epoch++;
  s.layout++;
  markSummoned(s, id, how, -1, materials, p);
  emit(s, 'summoned', { player: p, by: p, cards: [id], n: HOWS.indexOf(how) });
  return true;
}
