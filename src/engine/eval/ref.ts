/** Single remembered cards: `Ref` → card ids (AST.md §4). A memory is gone once its card has moved on. */
import type { Ref } from '../ast/index.ts';
import { REG } from '../code.ts';
import type { Card, State } from '../state.ts';
import { type CardId, ZONE } from '../types.ts';
import { bondName } from './bond.ts';
import { alive, type Ctx, idOf, movedOf } from './ctx.ts';

const NONE: CardId[] = [];
function living(s: State, tokens: readonly number[]): CardId[] {
  const out: CardId[] = [];
  for (let i = 0; i < tokens.length; i++) if (alive(s, tokens[i]!)) out.push(idOf(tokens[i]!));
  return out;
}

/** Register index of a name, in the half of an `each` the context stands in; -1 unknown. */
export function registerOf(c: Ctx, name: string): number {
  const r = c.eff?.low?.names.get(name);
  if (r === undefined) return -1;
  return r.each && c.which === 1 ? r.at + 1 : r.at;
}

/** An Equip Card on that monster; Xyz Materials are under theirs. */
export const wornBy = (x: Card, id: CardId): boolean => x.attachedTo === id && x.zone !== ZONE.overlay;

export function refIds(s: State, c: Ctx, ref: Ref): CardId[] {
  switch (ref) {
    case 'this': {
      const own = c.regs[REG.self];
      if (own !== undefined && own.length > 0) return living(s, own);
      return c.self < 0 ? NONE : [c.self];
    }
    case 'it':
      return c.it < 0 ? NONE : [c.it];
    case 'host': {
      if (c.self < 0) return NONE;
      const host = s.cards[c.self]!.attachedTo;
      if (host >= 0) return [host];
      const last = s.cards[c.self]!.last;
      return last !== null && last.attachedTo >= 0 ? [last.attachedTo] : NONE;
    }
    case 'attacker':
      return s.battle === null ? NONE : [s.battle.attacker];
    case 'attackTarget':
      return s.battle === null || s.battle.target < 0 ? NONE : [s.battle.target];
    case 'foe': {
      if (s.battle === null) return NONE;
      const { attacker, target } = s.battle;
      const me =
        attacker === c.self || target === c.self ? c.self : c.self < 0 ? -1 : s.cards[c.self]!.attachedTo;
      if (me === attacker) return target < 0 ? NONE : [target];
      return me >= 0 && me === target ? [attacker] : NONE;
    }
    case 'event':
      return living(s, c.regs[REG.event] ?? NONE);
    default:
  }
  if ('ref' in ref) {
    const at = registerOf(c, ref.ref);
    return at < 0 ? NONE : living(s, c.regs[at] ?? NONE);
  }
  if ('bond' in ref) return bondIds(s, c, ref.bond);
  const of = refIds(s, c, ref.of);
  switch (ref.role) {
    case 'cause': {
      if (c.ev !== null) return c.ev.cause < 0 ? NONE : [c.ev.cause];
      const cause = c.regs[REG.meta]?.[3];
      return cause === undefined || cause < 0 ? NONE : [cause];
    }
    case 'materials':
      return of.flatMap((id) => s.cards[id]!.materials);
    case 'equips':
      return of.flatMap((id) => s.cards.filter((x) => wornBy(x, id)).map((x) => x.id));
    case 'targets':
      return s.chain
        .filter((l) => of.includes(l.card))
        .flatMap((l) => living(s, l.regs[REG.targets] ?? NONE));
  }
}

/** The card whose name is meant: a name is known also when the card has moved on since. */
export function namedBy(s: State, c: Ctx, ref: Ref): CardId | undefined {
  const at =
    ref === 'event' ? REG.event : typeof ref === 'object' && 'ref' in ref ? registerOf(c, ref.ref) : -1;
  const remembered = at < 0 ? undefined : c.regs[at]?.[0];
  return remembered === undefined ? refIds(s, c, ref)[0] : idOf(remembered);
}

/** Cards bonded to `this` under a name, while both stay. */
function bondIds(s: State, c: Ctx, name: string): CardId[] {
  if (c.self < 0) return NONE;
  const self = s.cards[c.self]!;
  // asked about a card that has just left the field: its last stay
  const own = c.regs[REG.self]?.[0];
  const gone =
    self.bonds.length === 0 &&
    self.last !== null &&
    (self.zone < ZONE.mzone || self.zone > ZONE.fzone) &&
    (own === undefined || movedOf(own) >= self.moved);
  const list = gone ? self.last!.bonds : self.bonds;
  const key = bondName(name);
  const out: CardId[] = [];
  for (let i = 0; i < list.length; i += 3)
    if (list[i] === key && s.cards[list[i + 1]!]!.moved === list[i + 2]) out.push(list[i + 1]!);
  return out;
}
