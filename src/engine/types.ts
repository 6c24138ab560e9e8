/**
 * Words shared by the whole engine. Every enumeration is an `as const` array plus a derived union, so that
 * iteration at run time and the types never diverge.
 */

export type PlayerId = 0 | 1;
/** Card instance, stable for the duel; index into `state.cards`. -1 means "no card". */
export type CardId = number;
/** Dense index over all lowered effects of a pool; written in files as `passcode#effectId`. */
export type EffectAddr = number;

/** Places a card can be in. The number is the index of the pile inside a player's block of `state.zones`. */
export const ZONE = {
  deck: 0,
  hand: 1,
  gy: 2,
  banished: 3,
  extra: 4,
  mzone: 5,
  szone: 6,
  fzone: 7,
  gone: 8,
  /** Under an Xyz Monster, in no zone of the field (EMZ-06, XYZ-01); in the pile of its owner. */
  overlay: 9,
} as const;
export type ZoneName = keyof typeof ZONE;
export type ZoneId = (typeof ZONE)[ZoneName];
export const ZONE_NAMES = [
  'deck',
  'hand',
  'gy',
  'banished',
  'extra',
  'mzone',
  'szone',
  'fzone',
  'gone',
  'overlay',
] as const satisfies readonly ZoneName[];
/** Piles per player in `state.zones`. */
export const ZONES_PER_PLAYER = 10;

/** Main Monster Zones of a player; the slots behind them are Extra Monster Zones (EMZ-01). */
export const MAIN_ZONES = 5;
/** Slot of the n-th Extra Monster Zone (`e0`, `e1`) in that player's row, and the reverse: the players face each other. */
export const extraSlot = (p: PlayerId, n: number): number => (p === 0 ? MAIN_ZONES + n : MAIN_ZONES + 1 - n);
export const extraIndex = (p: PlayerId, slot: number): number =>
  p === 0 ? slot - MAIN_ZONES : MAIN_ZONES + 1 - slot;

export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Sub-steps of one battle: DAMAGE rules, GAP-02. `none` outside the Damage Step. */
export const DAMAGE_SUBS = ['none', 'start', 'beforeCalc', 'calc', 'afterCalc', 'flip', 'end'] as const;
export type DamageSubStep = (typeof DAMAGE_SUBS)[number];

/** 1 face-up, 0 face-down. */
export type Face = 0 | 1;
/** Battle position of a monster; meaningless elsewhere. 0 Attack, 1 Defense. */
export type Pos = 0 | 1;

/** The eight directions a Link Monster may point in, from its controller's side; the order gives their bits (LINK-01). */
export const ARROWS = ['TL', 'T', 'TR', 'L', 'R', 'BL', 'B', 'BR'] as const;
export type Arrow = (typeof ARROWS)[number];

/** The four ways a monster can lie on the field (POS-01, POS-02). */
export const POSITIONS = ['attack', 'defense', 'faceDownDefense', 'faceDownAttack'] as const;
export type Position = (typeof POSITIONS)[number];

/** How a monster came to its zone last. Order is part of saved states. */
export const HOWS = [
  'none',
  'normal',
  'tribute',
  'flip',
  'special',
  'fusion',
  'ritual',
  'own',
  'set',
  'synchro',
  'xyz',
  'link',
  'again',
] as const;
export type How = (typeof HOWS)[number];

export const ATTRIBUTES = ['light', 'dark', 'earth', 'water', 'fire', 'wind', 'divine'] as const;
export type Attr = (typeof ATTRIBUTES)[number];

/** Monster Types (CARD-02; PRM-24: an open list, later Types are appended). */
export const RACES = [
  'Dragon',
  'Fiend',
  'Machine',
  'Spellcaster',
  'Fairy',
  'Thunder',
  'Zombie',
  'Insect',
  'Aqua',
  'Warrior',
  'Dinosaur',
  'Pyro',
  'Beast-Warrior',
  'Rock',
  'Reptile',
  'Beast',
  'Fish',
  'Plant',
  'Winged Beast',
  'Sea Serpent',
  'Psychic',
  'Divine-Beast',
  'Wyrm',
  'Cyberse',
  'Illusion',
  'Creator God',
] as const;

export const KINDS = ['monster', 'spell', 'trap'] as const;
export type Kind = (typeof KINDS)[number];

/** Why a card moved; bits of `Event.why`. */
export const WHY = {
  battle: 1,
  effect: 2,
  cost: 4,
  destroy: 8,
  tribute: 16,
  discard: 32,
  draw: 64,
  material: 128,
  rule: 256,
} as const;
export type WhyName = keyof typeof WHY;

/** Ways a duel ends (WIN rules). */
export const REASONS = ['lp', 'deck-out', 'exodia', 'effect', 'surrender', 'draw'] as const;
export type Reason = (typeof REASONS)[number];

export const opponentOf = (p: PlayerId): PlayerId => (p === 0 ? 1 : 0);
