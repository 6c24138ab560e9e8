/** Where cards are, in English. */
import type { Place } from '../../engine/ast/index.ts';
import type { CardsNp, Loc } from '../np.ts';
import { PLACES } from './lexicon.ts';
import { personKey, who, whose } from './person.ts';
import { value } from './value.ts';
import { type Ctx, inside, listed } from './word.ts';

export function placeWord(p: Place, many: boolean, ctx: Ctx): string {
  if (p === 'extra' && ctx.extraDeck) return many ? 'Extra Decks' : 'Extra Deck';
  return PLACES[p][many ? 1 : 0];
}

/** Where cards are. A field is said as "you control", a pile as "in your hand". */
export function nounLoc(n: CardsNp, l: Loc, ctx: Ctx): string {
  if (l.in.length === 0) return `of ${who(l.of ?? 'any', inside(ctx))}`;
  const fields = l.in.every(isField);
  if (!fields) return loc(l, n.source ? 'from' : 'in', ctx, n.det === 'all' || n.det === 'no');
  const named = n.quals.some((q) => q.q === 'name' && !q.not);
  const monsters = n.nouns.every((x) => x === 'monster' || x === 'token');
  const spells = n.nouns.every((x) => x === 'spell' || x === 'trap') || n.quals.some((q) => q.q === 'worn');
  const onlyZone = l.in.length === 1 && l.in[0] !== 'field' ? l.in[0] : undefined;
  const plain =
    onlyZone === undefined || named || (onlyZone === 'mzone' && monsters) || (onlyZone !== 'mzone' && spells);
  if (!plain) return loc(l, 'in', ctx, n.plural, true);
  if (l.of === undefined || l.of === 'both' || l.of === 'any') return 'on the field';
  const subj = who(l.of, { ...ctx, case: 'subject' });
  const they = l.of === 'they' || (ctx.doer !== undefined && ctx.doer === personKey(l.of) && l.of !== 'you');
  const name = they ? 'they' : subj;
  return `${name} ${l.of === 'you' || they || l.of === 'theyPron' ? 'control' : 'controls'}`;
}

export const isField = (p: Place) => p === 'mzone' || p === 'szone' || p === 'fzone' || p === 'field';

/** "in your hand or Graveyard", "from both players' hands and fields". `zones`: name the zone. */
export function loc(
  l: Loc,
  prep: 'in' | 'from' | 'to' | 'of',
  ctx: Ctx,
  plural: boolean,
  zones = false,
): string {
  if (l.end) return `${prep} ${pile(l, ctx)}`;
  const both = l.of === 'both';
  const join = plural && prep !== 'to' ? 'and' : 'or';
  const fields = l.in.filter(isField);
  const piles = l.in.filter((p) => !isField(p) && p !== 'banished');
  const gone = l.in.includes('banished');
  const many = both && plural;
  const owner =
    l.of === undefined
      ? 'the'
      : both && ctx.doer === 'both'
        ? 'their'
        : both
          ? plural
            ? "both players'"
            : "either player's"
          : whose(l.of, ctx);
  const out: string[] = [];
  const onlyField = fields.length > 0 && piles.length === 0 && !gone;
  const zoneNames = zones
    ? fields.map((p) => placeWord(p, many, ctx))
    : [...new Set(fields.map(() => 'field'))];
  const pileNames = piles.map((p) => placeWord(p, many, ctx));
  if (prep === 'in') {
    if (pileNames.length > 0) out.push(`in ${owner} ${listed(pileNames, join)}`);
    if (fields.length > 0)
      out.push(
        zones
          ? `in ${owner} ${listed(zoneNames, join)}`
          : both || l.of === undefined
            ? 'on the field'
            : `on ${owner} side of the field`,
      );
    if (gone)
      out.push(
        owner === 'the' || both
          ? 'among the cards removed from play'
          : `among ${owner} cards removed from play`,
      );
    return listed(out, join);
  }
  const names = [
    ...pileNames,
    ...(onlyField ? [] : zoneNames.map((z) => (both && z === 'field' ? 'the field' : z))),
  ];
  if (names.length > 0) out.push(`${prep} ${owner} ${listed(names, join)}`);
  if (onlyField)
    out.push(
      both || l.of === undefined
        ? `${prep} the field`
        : prep === 'to'
          ? `to ${owner} side of the field`
          : `${prep} ${owner} side of the field`,
    );
  if (gone) out.push(`${prep} ${owner === 'the' || both ? 'the' : owner} cards removed from play`);
  return listed(out, join);
}

export function pile(l: Loc, ctx: Ctx): string {
  if (!l.end) return loc(l, 'of', ctx, l.of === 'both').replace(/^of /, '');
  const of = loc({ in: l.in, ...(l.of === undefined ? {} : { of: l.of }) }, 'of', ctx, l.of === 'both');
  if (l.end.n === 0) return `the ${l.end.which} ${of}`;
  if (l.end.n === 1) return `the ${l.end.which} card ${of}`;
  return typeof l.end.n === 'number'
    ? `the ${l.end.which} ${l.end.n} cards ${of}`
    : `cards equal to ${value(l.end.n, ctx)} from the ${l.end.which} ${of}`;
}
