/** What is being decided, and the parts of an answer that all kinds of action share. */
import type { Act, Activated } from '../ast/index.ts';
import { PROC } from '../core/frames.ts';
import type { OptionKind } from '../decision.ts';
import { banOnCard, banOnPlayer } from '../eval/affects.ts';
import { holds } from '../eval/cond.ts';
import type { Ctx } from '../eval/ctx.ts';
import type { Active } from '../eval/derived.ts';
import { blockerOf } from '../eval/zones.ts';
import type { When } from '../legal/activate.ts';
import type { Ignitions } from '../legal/fast.ts';
import { unpaidToll } from '../legal/toll.ts';
import { askedOnChain } from '../proc/chain.ts';
import { askedInWindow } from '../proc/window.ts';
import type { State } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { plain, reason, type Way, type WhyNot, type WhyNotCode } from './why.ts';

const ASKED = ['main', 'battle', 'respond', 'trigger'] as const;

/** One card seen by one player at the decision on the table. */
export interface Look {
  s: State;
  p: PlayerId;
  id: CardId;
  /** The question on the table, if it is this player's and cards may act in it. */
  asked: (typeof ASKED)[number] | null;
  /** It is his turn. */
  own: boolean;
  main: boolean;
  when: When;
  ignitions: Ignitions;
}

export function lookAt(s: State, p: PlayerId, id: CardId): Look {
  const d = s.decision;
  const asked = d === null || d.player !== p ? null : (ASKED.find((k) => k === d.kind) ?? null);
  return {
    s,
    p,
    id,
    asked,
    own: s.turnPlayer === p,
    main: s.phase === 'main1' || s.phase === 'main2',
    ...moment(s, p, asked),
  };
}

/** What the frame that asks would let the player start. */
function moment(s: State, p: PlayerId, asked: Look['asked']): Pick<Look, 'when' | 'ignitions'> {
  if (asked === 'main' || asked === 'battle')
    return { when: { speed: 1, negation: false }, ignitions: s.phase === 'battle' ? 'none' : 'any' };
  const top = s.frames[s.frames.length - 1];
  if (asked === 'respond' && top?.proc === PROC.window) return askedInWindow(s, top, p);
  if (asked === 'respond' && top?.proc === PROC.chain)
    return { when: askedOnChain(s, top), ignitions: 'none' };
  return {
    when: { speed: s.chain[s.chain.length - 1]?.speed === 3 ? 3 : 2, negation: false },
    ignitions: 'none',
  };
}

/** What has no reason against it can be done. */
export function way(what: OptionKind, n: number, reasons: readonly (WhyNot | null)[]): Way {
  const found = reasons.filter((r) => r !== null);
  return { what, n, legal: found.length === 0, reasons: found };
}

/** What is done in an open Main Phase of one's own only (SUMMON-10, MAIN-01, SPELL-04). */
export function inMain(l: Look, rule: string): WhyNot | null {
  if (!l.own) return reason('notYourTurn', rule);
  if (!l.main) return reason('notMainPhase', rule);
  return l.asked === 'main' ? null : plain('notNow');
}

/** Where to look for the card behind a bar. */
export interface Behind {
  /** Acts forbidden to the player, and to the card itself. */
  players?: readonly Act[];
  cards?: readonly Act[];
  toll?: readonly Act[];
  cap?: () => Active | null;
}

/** The reason for a bar, with the card behind it. */
export function barred(l: Look, bar: WhyNotCode | '', behind: Behind = {}): WhyNot | null {
  const { s, p, id } = l;
  switch (bar) {
    case '':
      return null;
    case 'banned':
    case 'forbidden':
      return plain(bar, { src: banFor(l, behind)?.src ?? -1 });
    case 'toll':
      return plain(bar, { src: unpaidToll(s, behind.toll ?? [], p, id)?.src ?? -1 });
    case 'enough':
      return plain(bar, { src: behind.cap?.()?.src ?? -1 });
    case 'monsterZones':
      return full(s, p, bar);
    case 'noZone':
      return full(s, p, bar);
    default:
      return plain(bar);
  }
}

function banFor({ s, p, id }: Look, { players = [], cards = [] }: Behind): Active | null {
  for (const act of players) {
    const a = banOnPlayer(s, act, p, id);
    if (a !== null) return a;
  }
  for (const act of cards) {
    const a = banOnCard(s, act, id);
    if (a !== null) return a;
  }
  return null;
}

/** No zone: because all are taken, or because an effect has closed what is left (EMZ-08). */
export function full(s: State, p: PlayerId, bar: 'monsterZones' | 'noZone' | 'extraZones'): WhyNot {
  const closed = blockerOf(s, p, bar === 'noZone' ? ZONE.szone : ZONE.mzone);
  return closed === null ? plain(bar) : reason(bar, 'EMZ-08', { src: closed.src });
}

/** The first condition of a list that does not hold. */
export function failed(
  s: State,
  c: Ctx,
  list: Activated['if'],
  name: string,
  rule = 'GAP-17',
): WhyNot | null {
  const at = (list ?? []).findIndex((x) => !holds(s, c, x));
  return at < 0 ? null : reason('condition', rule, { path: `${name}[${at}]` });
}
