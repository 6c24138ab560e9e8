/** An event as programs are told it: what it is about stands in fields, also where its sentence is empty. */
import {
  DAMAGE_SUBS,
  DECLARE_KINDS,
  DECLARED,
  type EventKind,
  type EventView,
  HOWS,
  PHASES,
  POSITIONS,
  REASONS,
} from '../engine/index.ts';
import type { Names } from '../lab/index.ts';

type Detail = (event: EventView) => Record<string, unknown>;

const amount: Detail = ({ n }) => ({ amount: n });
const link: Detail = ({ n }) => ({ link: n });
const how: Detail = ({ n }) => ({ how: HOWS[n] });

/** By kind, what its numbers mean; a kind that is missing has none. */
const DETAILS: Partial<Record<EventKind, Detail>> = {
  phase: ({ n, m }) => ({ phase: PHASES[n], at: ['start', 'during', 'end'][m] }),
  moved: ({ from, to }) => ({ from, to }),
  wouldSummon: how,
  summoned: how,
  posChanged: ({ n }) => ({ position: POSITIONS[n] }),
  battle: ({ n }) => ({ step: DAMAGE_SUBS[n] }),
  damage: amount,
  gained: amount,
  paid: amount,
  lost: amount,
  lpSet: ({ n }) => ({ lp: n }),
  activated: link,
  resolving: link,
  resolved: link,
  tossed: ({ n, m }) => ({ toss: n === 0 ? 'coin' : 'die', shows: m }),
  declare: ({ n }) => ({ declares: DECLARED[n] }),
  declared: ({ n, m }) => ({ declares: DECLARE_KINDS[n], value: m }),
  negated: ({ n }) => ({ what: ['activation', 'effect', 'summon', 'attack'][n] }),
  result: ({ n }) => ({ reason: REASONS[n] }),
};

/** `names`: of the cards in their order, null where the seat on stdin may not know one. */
export function eventJson(event: EventView, text: string, names: Names): Record<string, unknown> {
  return {
    k: event.k,
    player: event.player === -1 ? null : event.player,
    cards: event.cards.map(({ h }) => h),
    names: event.cards.map((card) => (card.known ? names.name(card.code) : null)),
    text,
    turn: event.turn,
    ...DETAILS[event.k]?.(event),
  };
}
