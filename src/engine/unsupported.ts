/**
 * What the vocabulary can say and the engine does not carry out yet, in one table: `validate` refuses a card that uses any
 * of it, so that nothing is silently inert (DESIGN §0.10). None of it is asked for by a card of AST.md §14. When the
 * engine learns something, its line here goes; test/ast/unsupported.test.ts compares both.
 */

import { saysFaceDown } from './ast/faceDown.ts';
import type { Act, Effect, Ev, Filter, Mod, Op, Place } from './ast/index.ts';
import { TOLL_ACTS } from './legal/toll.ts';

/** Modifications that nothing reads. */
export const UNREAD_MODS: ReadonlySet<Mod['k']> = new Set<Mod['k']>([]);
/** Modifications that are read when they are on a player; those of the second list only then. */
export const PLAYER_MODS: ReadonlySet<Mod['k']> = new Set<Mod['k']>([
  'cannot',
  'damageTo',
  'lure',
  'must',
  'toll',
  'waive',
  'cap',
  'shown',
  'hidden',
  'grant',
  'gain',
  'block',
]);
const ONLY_ON_PLAYERS: ReadonlySet<Mod['k']> = new Set<Mod['k']>([
  'cap',
  'shown',
  'hidden',
  'grant',
  'block',
]);
/** Acts of players in which no card takes part: on cards, and with `where`, they mean nothing. */
export const CARDLESS_ACTS: ReadonlySet<Act> = new Set<Act>(['draw', 'drawByEffect', 'enterBattle']);
/** Acts at which a toll is asked for. */
const TOLLED: ReadonlySet<Act> = new Set<Act>(Object.values(TOLL_ACTS).flat());

/** Where an event pattern stands. */
export type EvRole = 'answer' | 'trigger' | 'react' | 'would' | 'delay' | 'history';
/** What a modification is put on. */
export type ModTarget = 'cards' | 'player';

/** Kinds of effect that are looked for on face-down cards. */
const worksFaceDown = (e: Effect): boolean => e.k === 'react' || (e.k === 'act' && e.on.k === 'trigger');

export function effectGap(e: Effect): string | null {
  if (saysFaceDown(e) && !worksFaceDown(e)) return 'only reactions and triggers work face-down';
  switch (e.k) {
    case 'act': {
      const { k } = e.on;
      // a trigger has a place in one player's order (GAP-11), a card is activated from his hand or zone
      if (e.users === 'both' && k !== 'quick' && k !== 'ignition')
        return 'only ignition and quick effects may be used by either player';
      if (k === 'trigger' || k === 'flip')
        return placeGap(e.from, ['overlay'], 'no trigger is looked for there');
      return placeGap(e.from, ['overlay'], 'no activation is offered there');
    }
    case 'static':
      return placeGap(e.from, ['overlay'], 'statics there are not gathered');
    case 'react':
      return placeGap(e.from, ['overlay'], 'no reaction is looked for there');
    case 'procedure':
      if (e.how !== undefined) return `a Summon of the kind ${e.how} is implied by the sort of the card`;
      return placeGap(e.from, ['mzone', 'szone', 'fzone', 'field', 'overlay'], 'it is on the field already');
    case 'replace': {
      const place = placeGap(e.from, ['overlay'], 'no replacement is looked for there');
      if (place !== null) return place;
      if (e.by !== undefined && e.may !== true) return 'nobody is asked: `by` needs `may`';
      if (e.would.k === 'moved') {
        const rule = (e.would.why ?? []).some((w) => w === 'draw');
        return rule && (e.may === true || e.keep === true) ? 'nobody is asked about a draw' : null;
      }
      if (e.keep === true) return 'only a move can happen besides';
      return e.may === true && e.would.k !== 'tossed' ? 'nobody is asked about Life Points' : null;
    }
    case 'keyword':
      return `the keyword ${e.is} must be expanded before the engine sees it`;
    case 'countsAs':
      return e.from !== undefined || (e.if !== undefined && e.material !== undefined)
        ? 'a material counts wherever it may be used, without condition'
        : null;
    case 'equipTo':
    case 'summonRule':
      return null;
    case 'tributeProc': {
      if (e.from !== undefined) return 'tributeProc works in the hand, `from` is not asked';
      // all cards of the pool that have a way of their own name one number (AST.md §3)
      const [least, most] = e.tributes;
      return typeof least !== 'number' || least !== most
        ? 'only a fixed number of Tributes is supported'
        : null;
    }
    case 'winIf':
      return placeGap(e.from, ['overlay'], 'it is not looked for there');
  }
}
/** A material under an Xyz Monster is in no zone of the field: nothing works from there (EMZ-06, XYZ-01). */
function placeGap(from: readonly Place[] | undefined, never: readonly Place[], why: string): string | null {
  const bad = (from ?? []).filter((p) => never.includes(p));
  return bad.length === 0 ? null : `from ${bad.join(', ')}: ${why}`;
}

/** Verbs that bind nothing: `as` on them leaves an empty register. */
const BINDS_NOTHING: ReadonlySet<Op['k']> = new Set<Op['k']>([
  'skip',
  'goTo',
  'extraBattle',
  'turnCount',
  'attackNow',
  'setLp',
  'run',
  'shuffle',
  'delay',
  'stay',
  'win',
  'may',
  'if',
  'payElse',
  'modes',
  'each',
  'every',
  'repeat',
]);

export function opGap(op: Op): string | null {
  if (op.as !== undefined && BINDS_NOTHING.has(op.k)) return `${op.k} binds nothing, \`as\` would stay empty`;
  switch (op.k) {
    case 'summonByRule':
    case 'normalSummon':
      // each has its own materials or Tributes, and its own moment; a card that makes two says so twice
      return op.what.n !== 1 ? 'one monster at a time' : null;
    case 'use':
      return op.until !== 'endOfTurn' && op.until !== 'endPhase' ? 'cards are lent for a turn' : null;
    case 'modify':
      return typeof op.what === 'object' &&
        'player' in op.what &&
        (op.until === 'whileIt' || op.until === 'untilLeavesGy')
        ? `on a player there is no card for ${op.until}`
        : null;
    default:
      return null;
  }
}

export function modGap(m: Mod, on: ModTarget): string | null {
  if (UNREAD_MODS.has(m.k)) return `the modification ${m.k} is not read yet`;
  if (on === 'player' && !PLAYER_MODS.has(m.k)) return `the modification ${m.k} does nothing on a player`;
  // nothing before the Summons of later sets changes either (AST.md §14)
  if ('stat' in m && (m.stat === 'rank' || m.stat === 'link')) return `a ${m.stat} does not change yet`;
  if (on === 'cards' && ONLY_ON_PLAYERS.has(m.k)) return `${m.k} is on a player`;
  switch (m.k) {
    case 'cap':
      return m.what === 'hand' && m.where !== undefined ? 'the hand limit asks no `where`' : null;
    case 'base':
      // an original value is the lowest layer: what comes later lies on top of it, frozen or not (DESIGN §7)
      return m.freeze === true ? '`freeze` is not read on an original value' : null;
    case 'toll':
      return TOLLED.has(m.on) ? null : `nothing is asked for to ${m.on}`;
    case 'cannot':
      if (m.part !== undefined && (m.do !== 'activate' || on === 'player'))
        return 'a part of a keyword is switched off on cards, as an activation';
      if (!CARDLESS_ACTS.has(m.do)) return null;
      if (on === 'cards') return `a player does it: ${m.do}`;
      if (m.where !== undefined) return `${m.do} is about no card, \`where\` never passes`;
      return m.by !== undefined && m.do === 'enterBattle' ? 'no card brings a player there' : null;
    default:
      return null;
  }
}

const REPLACEABLE: ReadonlySet<Ev['k']> = new Set<Ev['k']>(['moved', 'damage', 'gained', 'tossed']);

export function eventGap(ev: Ev, role: EvRole): string | null {
  if (role === 'would') {
    return REPLACEABLE.has(ev.k)
      ? null
      : 'only moves, damage, gains of Life Points and tosses can be replaced';
  }
  switch (ev.k) {
    // a Summon that is still being tried has a window for those who negate it, and nothing else (GAP-10)
    case 'wouldSummon':
      return role === 'trigger' || role === 'history' ? 'triggers wait until the Summon is decided' : null;
    case 'phase':
      return ev.at === 'during' && (ev.is === 'main1' || ev.is === 'main2')
        ? 'nothing happens during a Main Phase'
        : null;
    case 'resolving':
      if (role === 'answer') return 'a resolving effect cannot be answered';
      break;
    default:
  }
  // what a link aimed at goes with it from the chain; no card asks about a past one's
  if (role === 'history' && (ev.k === 'activated' || ev.k === 'resolving' || ev.k === 'resolved'))
    return ev.part !== undefined || ev.on !== undefined
      ? 'of a past chain link its card and player are known only'
      : null;
  return null;
}

/** `top`: it stands directly among the filters of a set. */
/** It compares the cards that pass all the others, so it is applied last (AST.md §5). */
export const filterGap = (f: Filter, top: boolean): string | null =>
  f.k === 'most' && !top ? '`most` works only directly in the `where` of a set' : null;
