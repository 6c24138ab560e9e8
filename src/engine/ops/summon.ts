/** Special Summons by effects, and tokens. */
import type { Op } from '../ast/index.ts';
import type { Ins } from '../code.ts';
import { emit } from '../core/emit.ts';
import { type Move, moveCards } from '../core/mutate.ts';
import { addToken } from '../core/newCard.ts';
import { replaced } from '../core/replace.ts';
import { banOnPlayer } from '../eval/affects.ts';
import { idOf } from '../eval/ctx.ts';
import type { Active } from '../eval/derived.ts';
import { valueOf } from '../eval/num.ts';
import { freeZones } from '../eval/zones.ts';
import { fits, tokensFit } from '../legal/cap.ts';
import { TOLL_ACTS, tollsFor } from '../legal/toll.ts';
import { defAt, defOf, SUB_BIT } from '../pool.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import { payTolls } from '../proc/tolls.ts';
import { type Frame, type Guise, PLAYER_FLAG, type State, TURN_FLAG } from '../state.ts';
import { type CardId, HOWS, type How, type PlayerId, POSITIONS, WHY, ZONE } from '../types.ts';
import { likeness } from './guise.ts';
import { bind, cardsIn, doerOf, followMoves } from './registers.ts';

/** Marks a monster as Summoned now. */
export function markSummoned(
  s: State,
  id: CardId,
  how: How,
  by: number,
  materials: readonly CardId[],
  p: PlayerId,
  src: CardId = -1,
): void {
  const c = s.cards[id]!;
  c.how = HOWS.indexOf(how);
  c.howTurn = s.turn;
  c.howBy = by;
  c.howCard = src;
  c.turnFlags |= TURN_FLAG.summoned;
  if (materials.length > 0) c.materials = [...materials];
  s.players[p].flags |=
    PLAYER_FLAG.summoned |
    (how === 'normal' || how === 'tribute' || how === 'flip' ? 0 : PLAYER_FLAG.specialSummoned);
}

/** Position (index in POSITIONS) and slot (-1: the first free one) of a monster to come, in one number. */
export const lying = (pos: number, slot: number): number => pos + 4 * (slot + 1);

export const howItLies = (n: number): { pos: number; slot: number } => ({
  pos: n % 4,
  slot: Math.floor(n / 4) - 1,
});

/** All of `ids` at one moment. `pos`: see `lying`. @returns those that came. */
export function specialSummon(
  s: State,
  f: Frame,
  ids: readonly CardId[],
  pos: readonly number[],
  to: PlayerId,
  how: How,
  materials: readonly CardId[],
  proper: boolean,
  guise: Guise | null = null,
): CardId[] {
  const doer = doerOf(f);
  let room = freeZones(s, to, ZONE.mzone);
  const came: CardId[] = [];
  const moves: Move[] = [];
  const was = ids.map((id) => s.cards[id]!.properly);
  const olds = ids.map((id) => s.cards[id]!.moved * 1024 + id);
  const tolls: [readonly Active[], CardId][] = [];
  for (let i = 0; i < ids.length; i++) {
    const { pos: p, slot } = howItLies(pos[i] ?? 0);
    if (slot < 0 && room <= 0) break;
    if (replaced(s, ids[i]!, ZONE.mzone, WHY.effect, doer)) continue;
    if (!fits(s, to, ids[i]!, ZONE.mzone, p < 2, [], came)) continue;
    const due = tollsFor(s, TOLL_ACTS.specialSummon, f.v[OV.you] as PlayerId, ids[i]!);
    if (due.length > 0) tolls.push([due, ids[i]!]);
    if (slot < 0) room--;
    moves.push({
      id: ids[i]!,
      to: ZONE.mzone,
      player: to,
      face: p < 2 ? 1 : 0,
      pos: p === 0 || p === 3 ? 0 : 1,
      ...(guise === null ? {} : { guise }),
      ...(slot >= 0 ? { slot } : {}),
    });
    came.push(ids[i]!);
  }
  moveCards(s, moves, WHY.effect, doer);
  followMoves(s, f, olds);
  for (let i = 0; i < came.length; i++) {
    const c = s.cards[came[i]!]!;
    markSummoned(s, came[i]!, how, doer.addr, materials, f.v[OV.you] as PlayerId, doer.cause);
    c.properly = proper || was[ids.indexOf(came[i]!)]!;
  }
  for (const [due, id] of tolls) payTolls(s, due, f.v[OV.you] as PlayerId, id);
  if (came.length > 0)
    emit(s, 'summoned', {
      player: f.v[OV.you] as PlayerId,
      by: doer.by,
      cause: doer.cause,
      addr: doer.addr,
      cards: came,
      n: HOWS.indexOf(how),
    });
  return came;
}

export function summon(s: State, f: Frame, ins: Ins & { i: 'do' }, op: Op & { k: 'summon' }): boolean {
  const tokens = f.regs[ins.cards]!;
  const alive = cardsIn(s, f, ins.cards);
  const pos = tokens.flatMap((t, i) => (alive.includes(idOf(t)) ? [f.regs[ins.aux]![i] ?? 0] : []));
  const proper = op.proper === true;
  const how = proper ? ownHow(s, alive) : 'special';
  const came = specialSummon(s, f, alive, pos, one(s, f, op.to), how, [], proper);
  bind(s, f, ins.out, came);
  return came.length > 0;
}
/** A Summon that counts as the proper one of such a monster counts as one of its kind too. */
function ownHow(s: State, ids: readonly CardId[]): How {
  const kinds = ids.map((id) => defAt(s.cards[id]!.d).subs);
  if (kinds.every((subs) => (subs & SUB_BIT.fusion) !== 0)) return 'fusion';
  return kinds.every((subs) => (subs & SUB_BIT.ritual) !== 0) ? 'ritual' : 'special';
}

export function makeTokens(s: State, f: Frame, ins: Ins & { i: 'do' }, op: Op & { k: 'token' }): boolean {
  const c = frameCtx(s, f);
  const to = one(s, f, op.to);
  const n = valueOf(s, c, op.n);
  if (
    banOnPlayer(s, 'specialSummon', c.you, -1, c.self) !== null ||
    freeZones(s, to, ZONE.mzone) < n ||
    !tokensFit(s, to, defOf(op.token), n)
  )
    return false;
  const like = op.like === undefined ? null : likeness(s, f, op.like);
  if (op.like !== undefined && like === null) return false;
  const ids: CardId[] = [];
  for (let i = 0; i < n; i++) ids.push(addToken(s, op.token, c.you));
  const pos = POSITIONS.indexOf(op.pos);
  const came = specialSummon(
    s,
    f,
    ids,
    ids.map((_, i) => lying(pos, f.regs[ins.aux]?.[i] ?? -1)),
    to,
    'special',
    [],
    false,
    like,
  );
  bind(s, f, ins.out, came);
  return came.length > 0;
}
