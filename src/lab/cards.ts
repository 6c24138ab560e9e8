import { goatFacts, type TokenFacts, tokenFacts } from '../cards/facts.ts';
import { buildPool, type PoolCard, poolFor } from '../cards/pool.ts';
import { compilePool, FORMATS, type Pool, REVISIONS, type Revision } from '../engine/index.ts';
import { Refusal, saying } from '../strings/saying.ts';
import { type NameSource, nameTable } from './names.ts';
import type { LabCards } from './position.ts';

/** There are no card texts of that name. */
export class NoTexts extends Refusal {
  override readonly name = 'NoTexts';
}

/** The texts as they are printed now. */
const OFFICIAL = 'modern' satisfies Revision;

/**
 * The client's cards for the lab. `all`, the table of every card of the game, lets a scenario name cards that are not
 * supported. Pools are built and compiled when they are first asked for.
 */
export function labCards(all: NameSource | null = null): LabCards {
  const pools = new Map<string, Pool>();
  let cards: PoolCard[] | null = null;
  return {
    names: nameTable([...goatFacts(), ...tokens()], all),
    pool: (word) => {
      const revision = revisionNamed(word);
      const made = pools.get(revision);
      if (made !== undefined) return made;
      cards ??= buildPool();
      const pool = compilePool(poolFor(revision, cards), `cards-${revision}`);
      pools.set(revision, pool);
      return pool;
    },
  };
}

/** Where several Tokens have one name, the one that a card of the facts table brings is meant: their passcodes follow each other. */
function tokens(): TokenFacts[] {
  const makers = new Set(goatFacts().map(({ code }) => code + 1));
  return tokenFacts().toSorted((a, b) => Number(makers.has(b.code)) - Number(makers.has(a.code)));
}

function revisionNamed(word: string): Revision {
  const revision = word === 'official' ? OFFICIAL : word;
  const found = REVISIONS.find((known) => known === revision);
  if (found === undefined) {
    const formats = Object.keys(FORMATS).join(', ');
    throw new NoTexts(
      saying('scenarioFaults', 'noTexts', JSON.stringify(word), REVISIONS.join(', '), formats),
    );
  }
  return found;
}
