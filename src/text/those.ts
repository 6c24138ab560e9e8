/** Some of certain cards: "1 Dragon monster among them", "that face-up monster", "the found monster". */
import type { Still } from '../engine/ast/index.ts';
import { type Described, describe } from './filter.ts';
import { knownNouns, manyFor, stillNp } from './noun.ts';
import type { CardsNp, Det, Np } from './np.ts';
import { isRefStill, keyOf, mentionGroup, onField, type Scope } from './scope.ts';

type Those = Extract<Still, { those: Still }>;

export function thoseNp(s: Scope, still: Those, det: Det): Np {
  if (still.where.every((f) => f.k === 'place' && onField(f.in))) return stillNp(s, still.those, det);
  const found = foundNp(s, still);
  if (found) return found;
  const known = knownNouns(s, still.those);
  const d = describe(s, still.where, [], known);
  const among = stillNp(s, still.those, 'all');
  const all = d.quals.length === 0 && d.nouns === known;
  return (
    thoseThemselves(among, d, all) ??
    d.only ?? { t: 'cards', nouns: d.nouns, det, plural: manyFor(det), quals: d.quals, among }
  );
}

/** Of cards that were revealed until one was found, what fits the search is that one. */
function foundNp(s: Scope, still: Those): Np | undefined {
  const found = isRefStill(still.those) ? s.bound.get(keyOf(s, still.those))?.found : undefined;
  if (found === undefined) return undefined;
  const wanted = found.map((f) => JSON.stringify(f));
  const said = still.where.map((f) => JSON.stringify(f));
  if (!wanted.every((f) => said.includes(f))) return undefined;
  const { nouns } = describe(s, found, []);
  const { quals } = describe(
    s,
    still.where.filter((f) => !wanted.includes(JSON.stringify(f))),
    [],
    nouns,
  );
  mentionGroup(s);
  return { t: 'cards', nouns, det: 'the', plural: false, quals, done: 'find' };
}

/** Of a single card no choice is left: "that monster with 1500 or more ATK"; of several all there are: "those cards". */
function thoseThemselves(among: Np, d: Described, all: boolean): CardsNp | undefined {
  if (d.only !== undefined) return undefined;
  if (among.t === 'self') return { t: 'cards', nouns: d.nouns, det: 'this', plural: false, quals: d.quals };
  if (among.t !== 'pron' && !(among.t === 'cards' && (among.det === 'that' || among.det === 'the')))
    return undefined;
  if (among.plural && !all) return undefined;
  return { t: 'cards', nouns: d.nouns, det: 'that', plural: among.plural, quals: d.quals };
}
