/** Filters: does this card fit? (AST.md §5) */
import type { Filter } from '../ast/index.ts';
import { canEquipTo } from '../legal/equip.ts';
import { takesTarget } from '../legal/retarget.ts';
import { canSpecialSummon, mayNormalSummonAtAll } from '../legal/summonable.ts';
import { defAt, SUB_BIT } from '../pool.ts';
import type { State } from '../state.ts';
import { ATTRIBUTES, type CardId, HOWS, RACES, ZONE } from '../types.ts';
import { banOnCard } from './affects.ts';
import { counterName } from './bond.ts';
import { ctrlOf, faceUp, hasAttr, hasRace, inDefense, isKind, nameOf, subsOf, zoneOf } from './card.ts';
import { type Ctx, LOOK } from './ctx.ts';
import { cardsOf, inPlaces } from './group.ts';
import { didHappenTo, inSpan } from './history.ts';
import { compare, countersOn, givenValue, valueOf } from './num.ts';
import { namedBy, refIds, wornBy } from './ref.ts';
import { hasStat, lastStat, originalStat, statOf } from './stats.ts';
import { calls, doesTrait } from './trait.ts';
import { whoIs } from './who.ts';

export function passesAll(s: State, c: Ctx, list: readonly Filter[] | undefined, id: CardId): boolean {
  if (list === undefined) return true;
  for (const f of list) if (!passes(s, c, f, id)) return false;
  return true;
}

/** Does a `how` of a Summon fall under the one asked for? `normal` ⊇ tribute, again; `special` ⊇ fusion, ritual, own… */
export function howFits(how: number, asked: readonly string[]): boolean {
  const name = HOWS[how]!;
  for (const a of asked) {
    if (a === name) return true;
    if (a === 'normal' && (name === 'tribute' || name === 'again')) return true;
    if (
      a === 'special' &&
      (name === 'fusion' ||
        name === 'ritual' ||
        name === 'own' ||
        name === 'synchro' ||
        name === 'xyz' ||
        name === 'link')
    )
      return true;
  }
  return false;
}

export function passes(s: State, c: Ctx, f: Filter, id: CardId): boolean {
  switch (f.k) {
    case 'is':
      return isKind(s, id, f.kind === 'monster' ? 0 : f.kind === 'spell' ? 1 : 2);
    case 'sub':
      return (subsOf(s, id) & SUB_BIT[f.type]) !== 0;
    case 'face':
      return faceUp(s, id) === f.up;
    case 'pos':
      return zoneOf(s, id) === ZONE.mzone && inDefense(s, id) === (f.is === 'defense');
    case 'num': {
      if (f.stat !== 'atk' && !hasStat(s, id, f.stat)) return false;
      const card = s.cards[id]!;
      const v =
        f.last === true && card.last !== null && card.zone !== ZONE.mzone
          ? lastStat(s, id, card.last, f.stat)
          : f.original === true
            ? originalStat(s, id, f.stat)
            : statOf(s, id, f.stat);
      const outer = c.it;
      c.it = id;
      const to = valueOf(s, c, f.to);
      c.it = outer;
      return compare(v, f.cmp, to);
    }
    case 'attr':
      return hasAttr(s, id, typeof f.is === 'string' ? ATTRIBUTES.indexOf(f.is) : givenValue(s, c, f.is));
    case 'race':
      return hasRace(
        s,
        id,
        typeof f.is === 'string' ? (RACES as readonly string[]).indexOf(f.is) : givenValue(s, c, f.is),
      );
    case 'name': {
      const name = nameOf(s, id);
      if (typeof f.is === 'string') return name === f.is;
      if ('of' in f.is) {
        const other = namedBy(s, c, f.is.of);
        return other !== undefined && nameOf(s, other) === name;
      }
      return s.cards[id]!.code === givenValue(s, c, f.is);
    }
    case 'arch':
      return (defAt(s.cards[id]!.d).card.arch ?? []).includes(f.is) || nameOf(s, id).includes(f.is);
    case 'kindIs':
      return isKind(s, id, givenValue(s, c, f.is) as 0 | 1 | 2);
    case 'isRef':
      return refIds(s, c, f.is).includes(id);
    case 'other':
      return id !== c.self;
    case 'not':
      return !passes(s, c, f.f, id);
    case 'any':
      return f.f.some((x) => passes(s, c, x, id));
    case 'all':
      return f.f.every((x) => passes(s, c, x, id));
    case 'place':
      return inPlaces(zoneOf(s, id), f.in);
    case 'ctrl':
      return whoIs(s, c, f.is, ctrlOf(s, id));
    case 'owner':
      return whoIs(s, c, f.is, s.cards[id]!.owner);
    case 'canSummon':
      return canSpecialSummon(s, id, c, f.ignoring === 'conditions');
    case 'canNormal':
      return mayNormalSummonAtAll(s, id);
    case 'canEquip': {
      const host = refIds(s, c, f.to)[0];
      return host !== undefined && canEquipTo(s, id, host);
    }
    case 'canHold': {
      const holds = defAt(s.cards[id]!.d).card.holds;
      return (
        holds !== undefined &&
        holds.counter === f.counter &&
        (holds.max === 'any' || countersOn(s, id, counterName(f.counter)) < holds.max)
      );
    }
    case 'canBeTarget': {
      const by = refIds(s, c, f.of)[0] ?? -1;
      return banOnCard(s, 'beTargeted', id, by) === null && (s.chain.length === 0 || takesTarget(s, by, id));
    }
    case 'came': {
      const card = s.cards[id]!;
      const how = LOOK !== null && LOOK.id === id && LOOK.was !== null ? LOOK.was.how : card.how;
      if (!howFits(how, f.how)) return false;
      if (f.when !== undefined && !inSpan(s, c, f.when, card.howTurn, -1)) return false;
      if (f.by === undefined) return true;
      return card.howCard >= 0 && passesAll(s, c, f.by, card.howCard);
    }
    case 'did':
      return didHappenTo(s, c, f.ev, f.in, id) >= valueOf(s, c, f.min ?? 1);
    case 'counters':
      return compare(countersOn(s, id, counterName(f.kind)), f.cmp, valueOf(s, c, f.n));
    case 'wears':
      return s.cards.some((x) => wornBy(x, id) && passesAll(s, withIt(c, x.id), f.where, x.id));
    case 'worn':
      return s.cards[id]!.attachedTo >= 0 && s.cards[id]!.zone !== ZONE.overlay;
    // `most` needs the whole group; `cardsOf` applies it last
    case 'most':
      return true;
    case 'twin':
      return cardsOf(s, c, f.in).some((x) => x !== id && nameOf(s, x) === nameOf(s, id));
    case 'listedOn': {
      const of = refIds(s, c, f.of)[0];
      const slots = of === undefined ? undefined : defAt(s.cards[of]!.d).card.materials?.slots;
      return slots?.some((slot) => passesAll(s, c, slot.where, id)) ?? false;
    }
    case 'calledBy': {
      const of = refIds(s, c, f.of)[0];
      return of !== undefined && defAt(s.cards[of]!.d).effects.some((eff) => calls(eff.e, nameOf(s, id)));
    }
    case 'slot':
      return s.cards[id]!.slot + 1 === valueOf(s, c, f.is);
    case 'does':
      return defAt(s.cards[id]!.d).effects.some((eff) => doesTrait(s, c, eff, -1, f.trait));
  }
}

const withIt = (c: Ctx, id: CardId): Ctx => ({ ...c, it: id });
