/** Qualities of one noun phrase that are said otherwise together, or not at all. */
import type { Place } from '../engine/ast/index.ts';
import type { Noun, Qual } from './np.ts';
import { onField, type Scope } from './scope.ts';

/** Without what goes without saying, and face-down cards in Spell & Trap Zones as what they are. */
export function needed(
  s: Scope,
  nouns: Noun[],
  all: Qual[],
  places: readonly Place[],
): { nouns: Noun[]; quals: Qual[] } {
  const name = all.find((q) => q.q === 'name' && !q.not);
  const others =
    name?.q === 'name' &&
    name.any.every((n) => typeof n === 'string' && n !== s.def?.name && n !== s.def?.alsoNamed);
  const field = places.length > 0 && onField(places) && nouns.join() === 'monster';
  const quals = wornByOther(all).filter((q) => {
    if (q.q === 'other' && !q.than && !q.not) return (s.def === undefined && !s.brief) || !others;
    return !(field && q.q === 'loc' && !q.not && q.loc.in.join() === 'mzone');
  });
  const zone = quals.find(
    (q) => q.q === 'loc' && !q.not && q.loc.in.every((p) => p === 'szone' || p === 'fzone'),
  );
  const down = quals.some((q) => q.q === 'face' && !q.not && !q.up);
  if (!zone || !down || nouns.join() !== 'card') return { nouns, quals };
  return { nouns: ['spell', 'trap'], quals: quals.filter((q) => q !== zone) };
}

/** Equipped, but not to that monster: equipped to another one. */
function wornByOther(quals: Qual[]): Qual[] {
  const worn = quals.find((q) => q.q === 'worn' && !q.not);
  const not = quals.find((q) => q.q === 'other' && q.than?.t === 'link' && q.than.role === 'equips');
  if (!worn || !not) return quals;
  return quals.filter((q) => q !== not).map((q) => (q === worn ? { q: 'worn', other: true } : q));
}
