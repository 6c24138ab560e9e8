/** Which choice of an effect is being asked for, and what will happen to the cards chosen. */
import type { Activated, Op, PlayerId, Some } from '../engine/index.ts';
import { actOn } from './act.ts';
import type { Context } from './context.ts';
import { find, type Model, type Piece } from './model.ts';
import { lay } from './moves.ts';
import { resolve } from './read.ts';
import { type Reading, reading } from './reading.ts';
import { run, runEffect } from './run.ts';
import { outlook } from './settle.ts';
import { cardsOf, choicesIn, eachOp, isSome } from './visit.ts';

export interface Asked {
  some: Some;
  /** Whose effect it is. */
  you: PlayerId;
  /** Carries out on the model what choosing these cards leads to. */
  use: (m: Model, chosen: readonly Piece[]) => void;
}

const ATTACK_TARGET = new Set(['attackTarget']);

export function ownerOf(c: Context): PlayerId {
  const { card, addr, player } = c.decision;
  const link = c.view.chain.find((l) => l.addr === addr && (!card || l.card.h === card.h));
  return link?.player ?? card?.controller ?? player;
}

/** Does every offered card fit that choice? */
function fits(c: Context, some: Some, r: Reading): boolean {
  const found = new Set(resolve(c.model, some.from, r).map((p) => p.h));
  const cards = c.decision.options.filter((o) => o.card !== null);
  const virtual = [...found].some((h) => h < -1);
  return (
    cards.length > 0 &&
    cards.every((o) => o.card !== null && (found.has(o.card.h) || (virtual && o.card.zone === 'deck')))
  );
}

interface Candidate {
  some: Some;
  op: Op | null;
  after: readonly Op[];
  /** A cost that the effect reads: the whole of it follows. */
  effect?: Activated;
}

function candidates(effect: Activated, purpose: string): Candidate[] {
  const modes = effect.modes ?? [];
  const all = [...modes.flatMap((mode) => mode.do), ...effect.do];
  if (purpose === 'target') {
    const targets = [...(effect.target ?? []).map((some) => ({ some, ops: effect.do }))];
    for (const mode of modes)
      for (const some of mode.target ?? []) targets.push({ some, ops: [...mode.do, ...effect.do] });
    return targets.map(({ some, ops }) => ({ some, op: null, after: ops }));
  }
  const cost = [...(effect.cost ?? []), ...modes.flatMap((mode) => mode.cost ?? [])];
  const lists = purpose === 'cost' ? [cost] : [all, cost];
  return lists.flatMap((list) => {
    const flat = [...eachOp(list)];
    return [...choicesIn(list)].map(({ some, op }) => ({
      some,
      op,
      after: op?.k === 'pick' || op?.k === 'reveal' ? flat.slice(flat.indexOf(op) + 1) : [],
      ...(list === cost && some.as ? { effect } : {}),
    }));
  });
}

/** The choice that the decision is about, or null when it cannot be told. */
export function askedOf(c: Context): Asked | null {
  const { decision } = c;
  if (ATTACK_TARGET.has(decision.purpose)) return null;
  const effect = c.known.effect(decision.addr)?.effect;
  const you = ownerOf(c);
  const self = decision.card?.h ?? -1;
  if (effect?.k !== 'act') return effect ? askedOfList(c, effect, you, self) : null;
  if (wears(c, self)) return wearer(self, you);
  const r = reading(you, self, [], outlook, 1);
  const list = candidates(effect, decision.purpose);
  const found = list.find((x) => fits(c, x.some, r)) ?? (list.length === 1 ? list[0] : undefined);
  return found ? asked(found, you, self) : null;
}

/** Is it the wearer of an equip that is asked for? */
function wears(c: Context, self: number): boolean {
  const def = find(c.model, self)?.def;
  if (!def?.sub.includes('equip') || c.decision.purpose === 'cost') return false;
  return c.decision.options.every((o) => o.card?.zone === 'mzone');
}

const wearer = (self: number, you: PlayerId): Asked => ({
  some: { from: 'host', n: 1 },
  you,
  use: (m, chosen) => {
    const host = chosen[0];
    if (host) lay(m, self, you, 'szone', host.h);
  },
});

/** Procedures, reactions and the rest: their operations all the same. */
function askedOfList(
  c: Context,
  effect: NonNullable<ReturnType<Context['known']['effect']>>['effect'],
  you: PlayerId,
  self: number,
): Asked | null {
  const ops =
    effect.k === 'procedure'
      ? (effect.cost ?? [])
      : effect.k === 'react'
        ? effect.do
        : effect.k === 'replace'
          ? effect.instead
          : [];
  const r = reading(you, self, [], outlook, 1);
  for (const { some, op } of choicesIn(ops)) {
    if (fits(c, some, r)) return asked({ some, op, after: [] }, you, self);
  }
  return null;
}

function asked(x: Candidate, you: PlayerId, self: number): Asked {
  const { some, op, after } = x;
  return {
    some,
    you,
    use: (m, chosen) => {
      const r = reading(you, self, [], outlook, 1);
      if (some.as)
        r.regs.set(
          some.as,
          chosen.map((p) => p.h),
        );
      const now = chosen.flatMap((p) => find(m, p.h) ?? []);
      if (op && op.k !== 'pick' && op.k !== 'reveal') {
        if (op.k === 'equip' || op.k === 'swapControl' || op.k === 'every') runWith(m, op, chosen, r);
        else actOn(m, op, now, r, () => undefined);
      }
      run(m, after, r);
      if (x.effect) runEffect(m, x.effect, r);
    },
  };
}

/** Operations that take more than one thing are run with the choice bound in their place. */
function runWith(m: Model, op: Op, chosen: readonly Piece[], r: Reading): void {
  r.regs.set(
    'chosen',
    chosen.map((p) => p.h),
  );
  const bound = { ref: 'chosen' } as const;
  const swap = (x: unknown): unknown => (isSome(x) && cardsOf(op)[0] === x ? bound : x);
  const copyOf = Object.fromEntries(Object.entries(op).map(([k, v]) => [k, swap(v)])) as unknown as Op;
  run(m, [copyOf], r);
}
