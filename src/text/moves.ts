/** Moves of cards as lines of the log. */
import type { CardView, EventView, ZoneName } from '../engine/index.ts';
import { WHY } from '../engine/types.ts';
import type { LogClause } from './language.ts';
import type { Line } from './log.ts';
import type { Loc, Np, Person } from './np.ts';
import { cards, seat, type Teller, title, who } from './seat.ts';
import type { Arg } from './tree.ts';
import { player } from './who.ts';

/** Moves of one event that went the same way are told together. */
export function moved(t: Teller): Line {
  const { e } = t;
  const groups = new Map<string, number[]>();
  e.cards.forEach((_, i) => {
    const key = (e.why & WHY.destroy) !== 0 ? `${e.to[i]}` : `${e.from[i]} ${e.to[i]} ${e.ctrl[i]}`;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  });
  return [...groups.values()].flatMap((at) => movedTogether(t, at));
}

const FIELD: readonly (ZoneName | undefined)[] = ['mzone', 'szone', 'fzone'];

function movedTogether(t: Teller, at: readonly number[]): LogClause[] {
  const { e } = t;
  const list = at.flatMap((i) => e.cards[i] ?? []);
  const [first = 0] = at;
  const [from, to, ctrl] = [e.from[first], e.to[first], e.ctrl[first] ?? e.cards[first]?.owner ?? 0];
  const why = (bit: number) => (e.why & bit) !== 0;
  const obj = cards(t, list);
  const subj = seat(t, ctrl);
  if (FIELD.includes(to)) return ontoField(e, from, to, obj);
  const away = removedToo(t, to, list);
  if (why(WHY.destroy)) return [destroyed(t, obj), ...away];
  if (why(WHY.draw)) return [{ verb: 'draw', subj, obj }];
  if (why(WHY.tribute))
    return [
      { verb: 'tribute', subj: seat(t, e.by === -1 ? ctrl : e.by), obj, args: tributedFor(t) },
      ...away,
    ];
  if (why(WHY.material))
    return [
      {
        verb: why(WHY.rule) ? 'useAsMaterials' : 'useAsMaterial',
        subj: seat(t, e.by === -1 ? ctrl : e.by),
        obj,
      },
      ...away,
    ];
  if (why(WHY.discard)) return [{ verb: 'discard', subj, obj }, ...away];
  if (why(WHY.rule) && to === 'gy') return [];
  const source: Arg[] = place(from, who(t, ctrl)).map((loc) => ({ a: 'from', loc }));
  const owner = who(t, list[0]?.owner ?? ctrl);
  const dest: Arg[] = place(to, owner).map((loc) => ({ a: 'to', loc }));
  if (to === 'gy') {
    if (why(WHY.cost))
      return [
        {
          verb: 'send',
          subj,
          obj,
          args: [...source, ...place('gy', undefined).map((loc): Arg => ({ a: 'to', loc }))],
        },
      ];
    return [{ verb: 'send', obj, passive: true, args: [...source, { a: 'to', loc: { in: ['gy'] } }] }];
  }
  if (to === 'banished') return [{ verb: 'banish', obj, passive: true, args: source }];
  if (to === 'hand' && (from === 'deck' || from === 'gy' || from === 'banished'))
    return [{ verb: 'add', subj: player(owner), obj, args: [...source, ...dest] }];
  if (to === 'hand' || to === 'deck' || to === 'extra')
    return [{ verb: 'return', obj, passive: true, args: dest }];
  return to === 'gone' ? [{ verb: 'leave', subj: obj, args: [{ a: 'at', loc: { in: ['field'] } }] }] : [];
}

/** Where it went when that is not the Graveyard. A Token that is gone is nowhere. */
function removedToo(t: Teller, to: ZoneName | undefined, list: readonly CardView[]): LogClause[] {
  const kept = to === 'banished' ? list.filter((c) => c.zone !== 'gone') : [];
  return kept.length === 0 ? [] : [{ verb: 'banish', obj: cards(t, kept), passive: true }];
}

/** By the rules: for the monster that is Summoned or Set. The other player may Set it, so of his it is not said which. */
function tributedFor(t: Teller): Arg[] {
  const { by, cause, why } = t.e;
  return (why & WHY.rule) !== 0 && by === t.you && cause?.known ? [{ a: 'for', np: title(t, cause) }] : [];
}

/** Summons, Sets and activations are told by themselves; only what an effect lays down is news. */
function ontoField(e: EventView, from: ZoneName | undefined, to: ZoneName | undefined, obj: Np): LogClause[] {
  if ((e.why & WHY.effect) === 0 || to === 'mzone' || FIELD.includes(from) || !e.cards[0]?.faceUp) return [];
  return [{ verb: 'place', obj, passive: true, args: [{ a: 'at', loc: { in: ['field'] } }] }];
}

function destroyed(t: Teller, obj: Np): LogClause {
  if ((t.e.why & WHY.battle) !== 0)
    return { verb: 'destroy', obj, passive: true, args: [{ a: 'means', any: ['battle'] }] };
  const by = t.e.cause?.known ? title(t, t.e.cause) : undefined;
  return by && (t.e.why & WHY.effect) !== 0
    ? { verb: 'destroy', subj: by, obj }
    : { verb: 'destroy', obj, passive: true };
}

function place(zone: ZoneName | undefined, of: Person | undefined): Loc[] {
  if (zone === undefined || zone === 'gone') return [];
  return [{ in: FIELD.includes(zone) ? ['field'] : [zone], ...(of === undefined ? {} : { of }) }];
}
