import goatCards from './facts/goat.json' with { type: 'json' };
import limitData from './facts/lists.json' with { type: 'json' };
import edisonPool from './facts/pools/edison.json' with { type: 'json' };
import goatPool from './facts/pools/goat.json' with { type: 'json' };
import legacyPool from './facts/pools/legacy-4000.json' with { type: 'json' };
import tokenCards from './facts/tokens.json' with { type: 'json' };

export {
  EXTRA_KINDS,
  type ExtraKind,
  foldName,
  type KnownCard,
  type KnownCards,
  knownCards,
  looseName,
} from './known.ts';

/** Languages other than English in which every card has a name. */
export type NameLang = 'es' | 'pt' | 'it';
export type FactKind = 'monster' | 'spell' | 'trap';
/** What a card prints besides its kind. A monster without effect is `normal`, unless it is a Fusion or Ritual. */
export type FactSub =
  | 'normal'
  | 'effect'
  | 'fusion'
  | 'ritual'
  | 'flip'
  | 'spirit'
  | 'toon'
  | 'union'
  | 'token'
  | 'quick'
  | 'continuous'
  | 'equip'
  | 'field'
  | 'counter'
  | 'synchro'
  | 'xyz'
  | 'link'
  | 'tuner'
  | 'gemini';
export type FactAttr = 'light' | 'dark' | 'earth' | 'water' | 'fire' | 'wind' | 'divine';

/** A condition on one material, in the form of the effect AST's filters. */
export type MaterialFilter =
  | { k: 'name'; is: string }
  | { k: 'race'; is: string }
  | { k: 'attr'; is: FactAttr }
  | { k: 'arch'; is: string }
  | { k: 'num'; stat: 'level'; cmp: '=' | '>=' | '<='; to: number }
  | { k: 'sub'; type: FactSub }
  | { k: 'is'; kind: 'monster' }
  | { k: 'not'; f: MaterialFilter };
/** `n` cards that pass every filter; a pair for a range. */
export interface MaterialSlot {
  n: number | [number, number];
  where: MaterialFilter[];
}
/** `contact`: made by removing the materials from the field, without a Spell and without substitutes. */
export interface MaterialFacts {
  slots: MaterialSlot[];
  substitutes: boolean;
  contact?: 'banish';
}

/** What is printed on one card, and nothing of what it does. Monsters have atk, attr, race, and level, rank or link. */
export interface CardFacts {
  /** Passcode of the main printing. */
  code: number;
  /** English name. */
  name: string;
  names: Record<NameLang, string>;
  kind: FactKind;
  sub: FactSub[];
  level?: number;
  /** Xyz Monsters. */
  rank?: number;
  /** Link Monsters: their Link Rating, and where they point. */
  link?: number;
  arrows?: ('TL' | 'T' | 'TR' | 'L' | 'R' | 'BL' | 'B' | 'BR')[];
  atk?: number | '?';
  def?: number | '?';
  attr?: FactAttr;
  /** As printed: `Beast-Warrior`. */
  race?: string;
  /** Families and series; wider than what card effects call an archetype. */
  arch?: string[];
  /** Extra Deck monsters only. */
  materials?: MaterialFacts;
  /** Ritual Monsters: passcode of their Ritual Spell. */
  ritualSpell?: number;
  /** First printing, ISO date. */
  date?: string;
}

/** A Token with a passcode of its own; level or attribute are missing where no source prints them. */
export interface TokenFacts {
  code: number;
  name: string;
  kind: 'token';
  sub: ['token'];
  level?: number;
  atk: number | '?';
  def: number | '?';
  attr?: FactAttr;
  race: string;
}

/**
 * Lists shipped with the client: April 2005, March 2010, the one of seed document 004 (BAN-06), and the last of the
 * years whose zone rules `modern` has.
 */
export type LimitListId = 'goat' | 'edison' | 'legacy-4000' | 'modern';
/** Pools shipped with the client. */
export type PoolId = 'goat' | 'edison' | 'legacy-4000';
/** Copies allowed: 0 Forbidden, 1 Limited, 2 Semi-Limited (BAN-01, BAN-02, BAN-03). */
export type Limit = 0 | 1 | 2;
export interface LimitList {
  name: string;
  limits: ReadonlyMap<number, Limit>;
}

/** Cards of the Goat pool and the few others that the shipped decks and the rules' examples use, by passcode. */
export function goatFacts(): readonly CardFacts[] {
  return goatCards as CardFacts[];
}

/** Tokens with a passcode of their own. */
export function tokenFacts(): readonly TokenFacts[] {
  return tokenCards as TokenFacts[];
}

/** Passcodes of a card pool. */
export function cardPool(id: PoolId): ReadonlySet<number> {
  return new Set(POOLS[id]);
}
const POOLS: Readonly<Record<PoolId, readonly number[]>> = {
  goat: goatPool,
  edison: edisonPool,
  'legacy-4000': legacyPool,
};

/** A list by its id; the same data as `facts/lists/ID.lflist.conf`. */
export function limitList(id: LimitListId): LimitList {
  const { name, counts } = limitData[id];
  return { name, limits: new Map(counts as [number, Limit][]) };
}
