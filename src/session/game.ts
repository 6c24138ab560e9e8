/** A format made ready to play: its cards compiled, its deck rules looked up. */

import { readFileSync } from 'node:fs';
import type { PoolId } from '../cards/facts.ts';
import type { PoolCard } from '../cards/pool.ts';
import type { DeckRules } from '../decks/legality.ts';
import { deckRules, type LimitsOf } from '../decks/rules.ts';
import {
  compilePool,
  FORMATS,
  type Format,
  formatNamed,
  MECHANICS,
  type Pool,
  profileOf,
  usePool as putInForce,
} from '../engine/index.ts';
import { Refusal, saying } from '../strings/saying.ts';

export interface Game {
  format: Format;
  /** Supported cards with the format's texts, Tokens included. */
  cards: readonly PoolCard[];
  pool: Pool;
  /** Passcodes that a deck of this format may hold and the client can play. */
  supported: ReadonlySet<number>;
  rules: DeckRules;
  limitsOf: LimitsOf;
  /** Parameters changed for this duel (house rules), by id. */
  params: Readonly<Record<string, unknown>>;
}

/** A name that is none of those there are; it is said which there are. */
export class UnknownName extends Refusal {
  override readonly name = 'UnknownName';
  constructor(what: 'noFormat' | 'noLevel', wanted: string, known: readonly string[]) {
    super(saying('usage', what, JSON.stringify(wanted), known.join(', ')));
  }
}

const games = new Map<string, Game>();

/** The format of that name. Throws UnknownName. */
export function formatOf(name: string): Format {
  const format = formatNamed(name);
  if (format === null) throw new UnknownName('noFormat', name, Object.keys(FORMATS));
  return format;
}

/** Loads a format and makes its cards the ones in force. Throws UnknownName. */
export async function loadGame(name: string): Promise<Game> {
  const format = formatOf(name);
  const made = games.get(format.id) ?? (await makeGame(format));
  games.set(format.id, made);
  putInForce(made.pool);
  return made;
}

async function makeGame(format: Format): Promise<Game> {
  const [{ poolFor }, facts] = await Promise.all([import('../cards/pool.ts'), import('../cards/facts.ts')]);
  const cards = poolFor(format.revision, await allCards());
  const pool = compilePool(cards, format.id);
  const legal = format.pool === null ? null : facts.cardPool(format.pool as PoolId);
  const limitsOf: LimitsOf = (list) => (list === 'none' ? NO_LIMITS : facts.limitList(list).limits);
  const rules = deckRules(profileOf(format.profile), limitsOf, legal);
  const supported = supportedBy(cards, rules);
  return { format, cards, pool, supported, rules, limitsOf, params: {} };
}

const NO_LIMITS: DeckRules['list'] = new Map();

/** Cards that a deck under these rules may hold and the client can play. */
export const supportedBy = (cards: readonly PoolCard[], { extraKinds, pool }: DeckRules): Set<number> =>
  new Set(
    cards
      .filter((card) => playable(card, extraKinds) && (pool === null || pool.has(card.code)))
      .map(({ code }) => code),
  );

/** No Token, and no kind of Extra Deck monster that the rules of the format do not know (PRM-36). */
const playable = ({ sub }: PoolCard, kinds: readonly string[]): boolean =>
  !sub.includes('token') && MECHANICS.every((sort) => !sub.includes(sort) || kinds.includes(sort));

let built: readonly PoolCard[] | undefined;

/** The built pool beside the bundle: one JSON loads in a fraction of the time of the sources it is made from. */
async function allCards(): Promise<readonly PoolCard[]> {
  built ??= readBuilt() ?? (await import('../cards/pool.ts')).buildPool();
  return built;
}

function readBuilt(): readonly PoolCard[] | undefined {
  try {
    return JSON.parse(readFileSync(new URL('./pool.json', import.meta.url), 'utf8')) as PoolCard[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
