/** Tributes for a Tribute Summon or Set (TRIBUTE rules, GAP-43, `countsAs`, `lend`). */
import { pileOf } from '../core/mutate.ts';
import { freeMainZones } from '../core/zones.ts';
import { banOnCard, banOnPlayer, modOn } from '../eval/affects.ts';
import { allHold } from '../eval/cond.ts';
import { ctxOf } from '../eval/ctx.ts';
import { othersOf, staticCtx } from '../eval/derived.ts';
import { passesAll } from '../eval/filter.ts';
import { levelOf } from '../eval/stats.ts';
import { whoOf } from '../eval/who.ts';
import { defAt } from '../pool.ts';
import { type State, TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { fits } from './cap.ts';

/** TRIBUTE-01: by the present Level in the hand. */
export function tributesNeeded(s: State, id: CardId): 0 | 1 | 2 {
  const level = levelOf(s, id);
  return level >= 7 ? 2 : level >= 5 ? 1 : 0;
}

/** Lent by an effect (Soul Exchange): a monster of the other side that may be Tributed; `first`: it must be. */
function lent(s: State, p: PlayerId, id: CardId): 'no' | 'may' | 'first' {
  const a = modOn(s, 'lend', id);
  if (a === null || a.mod.k !== 'lend') return 'no';
  const to = whoOf(s, staticCtx(s, a), a.mod.to);
  if (to !== p) return 'no';
  return a.mod.first ? 'first' : 'may';
}

/** Face-up monsters of the other side that this player may Tribute for an effect or a Ritual as if they were his. */
export function lentTo(s: State, p: PlayerId): CardId[] {
  if (!othersOf(s).some((a) => a.mod.k === 'lend')) return [];
  return pileOf(s, (1 - p) as PlayerId, ZONE.mzone).filter(
    (id) => id >= 0 && s.cards[id]!.face === 1 && lent(s, p, id) !== 'no',
  );
}

/** Monsters that may be Tributed for this Summon. */
export function tributable(s: State, p: PlayerId): CardId[] {
  const ok = (id: CardId): boolean =>
    (s.cards[id]!.turnFlags & TURN_FLAG.limbo) === 0 &&
    banOnCard(s, 'beTributed', id) === null &&
    banOnCard(s, 'beTributedForSummon', id) === null &&
    banOnPlayer(s, 'tribute', p, id) === null;
  const own = pileOf(s, p, ZONE.mzone).filter((id) => id >= 0 && ok(id));
  const other = pileOf(s, (1 - p) as PlayerId, ZONE.mzone).filter(
    (id) => id >= 0 && lent(s, p, id) !== 'no' && ok(id),
  );
  return [...own, ...other];
}

/** How many Tributes one monster counts as for that Summon. */
function worth(s: State, id: CardId, monster: CardId): number {
  for (const eff of defAt(s.cards[id]!.d).countsAs) {
    if (
      eff.e.k === 'countsAs' &&
      eff.e.tributes !== undefined &&
      s.cards[id]!.face === 1 &&
      (eff.e.if === undefined || allHold(s, ctxOf(s.cards[id]!.controller, id, eff), eff.e.if)) &&
      passesAll(s, ctxOf(s.cards[id]!.controller, id, eff), eff.e.tributes.for, monster)
    )
      return eff.e.tributes.n;
  }
  return 1;
}

/** Do these Tributes meet the need? */
export function tributesMet(s: State, monster: CardId, need: number, chosen: readonly CardId[]): boolean {
  return chosen.reduce((n, id) => n + worth(s, id, monster), 0) >= need;
}

/** Can the choice be completed, with a zone free afterwards and lent monsters that must go first among them? */
export function tributesPossible(
  s: State,
  p: PlayerId,
  monster: CardId,
  need: number,
  chosen: readonly CardId[],
  set = false,
): boolean {
  const all = tributable(s, p);
  const rest = all.filter((id) => !chosen.includes(id));
  const musts = all.filter((id) => lent(s, p, id) === 'first');
  // EMZ-12: a Tribute in an Extra Monster Zone frees no zone for it
  const room = (gone: readonly CardId[]): boolean =>
    freeMainZones(s, p, gone) > 0 && fits(s, p, monster, ZONE.mzone, !set, gone);
  const search = (tributes: CardId[], from: number): boolean => {
    if (tributesMet(s, monster, need, tributes)) {
      // a Tribute beyond the need is needless
      const lean =
        tributes.length <= 1 ||
        tributes.every(
          (id) =>
            !tributesMet(
              s,
              monster,
              need,
              tributes.filter((x) => x !== id),
            ),
        );
      const lentAmong = musts.filter((id) => tributes.includes(id)).length;
      return lean && room(tributes) && lentAmong >= Math.min(tributes.length, musts.length);
    }
    for (let i = from; i < rest.length; i++) if (search([...tributes, rest[i]!], i + 1)) return true;
    return false;
  };
  return search([...chosen], 0);
}

/** Next Tributes that keep a legal set possible. */
export const nextTributes = (
  s: State,
  p: PlayerId,
  monster: CardId,
  need: number,
  chosen: readonly CardId[],
  set = false,
): CardId[] =>
  tributable(s, p).filter(
    (id) => !chosen.includes(id) && tributesPossible(s, p, monster, need, [...chosen, id], set),
  );
