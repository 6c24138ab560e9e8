/**
 * What the cards of a duel listen to. Events nobody asks about are not remembered, and scans for effects that no card has
 * are left out: most of the engine's speed comes from this.
 */
import { defAt, defOf, EVENT_BIT, pool } from '../pool.ts';
import type { Heard, State } from '../state.ts';
import { PHASES, ZONE } from '../types.ts';

const KINDS = new Set(Object.keys(EVENT_BIT));
const AT = ['start', 'during', 'end'];

interface Asked {
  all: number;
  phases: number;
  tokens: number[];
  handTraps: boolean;
  /** Kinds of event counted over more than three turns. */
  kept: number;
}

const asked = new WeakMap<object, Asked>();

/** All event patterns and tokens named anywhere in a card's data. May name more than there is, never less. */
function askedBy(i: number): Asked {
  const card = defAt(i).card;
  let out = asked.get(card);
  if (out === undefined) {
    out = { all: 0, phases: 0, tokens: [], handTraps: false, kept: 0 };
    walk(card.effects, out);
    asked.set(card, out);
  }
  return out;
}

function walk(x: unknown, out: Asked): void {
  if (Array.isArray(x)) {
    for (const y of x) walk(y, out);
    return;
  }
  if (typeof x !== 'object' || x === null) return;
  const node = x as Record<string, unknown>;
  if (node.k === 'flip') out.all |= EVENT_BIT.flipped;
  else if (node.k === 'grant') out.handTraps ||= node.act === 'trapFromHand';
  else if (node.k === 'use') {
    // what was lent goes back as the turn ends
    out.all |= EVENT_BIT.phase;
    out.phases |= 1 << (PHASES.indexOf('end') * 3 + AT.indexOf('end'));
  } else if (node.k === 'attacks') out.all |= EVENT_BIT.attack;
  else if (node.k === 'token' && typeof node.token === 'number') out.tokens.push(node.token);
  else if (node.k === 'phase' && typeof node.is === 'string') {
    out.all |= EVENT_BIT.phase;
    out.phases |= 1 << (PHASES.indexOf(node.is as never) * 3 + AT.indexOf(node.at as string));
  } else if (typeof node.k === 'string' && node.k !== 'phase' && KINDS.has(node.k))
    out.all |= EVENT_BIT[node.k as keyof typeof EVENT_BIT];
  if (isLong(node.in) && typeof node.ev === 'object' && node.ev !== null)
    out.kept |= EVENT_BIT[(node.ev as { k: keyof typeof EVENT_BIT }).k];
  for (const y of Object.values(node)) walk(y, out);
}

/** A span that may reach back more than three turns. */
const isLong = (span: unknown): boolean =>
  span === 'thisDuel' || (typeof span === 'object' && span !== null && 'here' in span);

/** Before the cards of a duel are known: nobody listens to anything. */
export const NOTHING_HEARD: Heard = {
  triggers: 0,
  wideTriggers: 0,
  reacts: 0,
  all: 0,
  staticZones: 0,
  fastZones: 0,
  phases: 0,
  winIfs: false,
  stateReacts: false,
  replaces: false,
  asksReplace: false,
  reactZones: 0,
  replaceZones: 0,
  handTraps: false,
  actZones: 0,
  triggerZones: 0,
  winZones: 0,
  procedureZones: 0,
  lateProcedures: false,
  kept: 0,
};

/** Worked out once, when the cards of a duel are known. */
export function heardBy(s: State): Heard {
  const todo = new Set(s.cards.map((c) => c.d));
  const out: { -readonly [K in keyof Heard]: Heard[K] } = { ...NOTHING_HEARD };
  for (const i of todo) {
    const d = defAt(i);
    const a = askedBy(i);
    for (const code of a.tokens) if (pool().byCode.has(code)) todo.add(defOf(code).i);
    out.triggers |= d.triggerEvents;
    out.wideTriggers |= d.wideTriggers;
    for (const eff of d.gives) {
      out.reacts |= eff.events;
      out.replaces ||= eff.e.k === 'replace';
      out.asksReplace ||= eff.e.k === 'replace' && (eff.e.may === true || eff.e.keep === true);
    }
    for (const eff of d.reacts) out.reactZones |= eff.from;
    for (const eff of d.replaces) {
      out.replaceZones |= eff.from;
      out.asksReplace ||= eff.e.k === 'replace' && (eff.e.may === true || eff.e.keep === true);
    }
    for (const eff of d.statics) out.staticZones |= eff.from;
    out.fastZones |= d.fast;
    out.reacts |= d.reactEvents;
    out.all |= a.all;
    out.phases |= a.phases;
    out.winIfs ||= d.winIfs.length > 0;
    out.stateReacts ||= d.stateReacts.length > 0;
    out.replaces ||= d.replaces.length > 0;
    out.handTraps ||= a.handTraps;
    out.kept |= a.kept;
    out.actZones |= d.acts;
    for (const eff of d.triggers) out.triggerZones |= eff.from;
    for (const eff of d.winIfs) out.winZones |= eff.from;
    for (const eff of d.procedures) {
      out.procedureZones |= eff.from;
      out.lateProcedures ||= eff.e.k === 'procedure' && eff.e.ev !== undefined;
    }
  }
  if (out.handTraps) out.fastZones |= 1 << ZONE.hand;
  return out;
}
