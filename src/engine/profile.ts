/**
 * Rule eras as data (RULES.md §2, §5, §9). A profile is one record of parameters; a format names a profile, a card pool, a
 * dated list and a text revision. Each parameter is read in exactly one module (DESIGN §0.8).
 */

export interface Profile {
  id: string;
  /** PRM-01 */ lp: number;
  /** PRM-13, HAND-02 */ handLimit: number;
  /** PRM-10, DRAW-03 */ firstDraw: boolean;
  /** PRM-11, TURN-02 */ firstBattle: boolean;
  /** PRM-14, FIELD-02: one Field Spell in the whole field, or one per player. */ fieldSpells:
    | 'one'
    | 'onePerPlayer';
  /** PRM-15, GOAT-02: a new Field Spell also destroys the opponent's Set one. */ fieldSpellTakesSet: boolean;
  /** PRM-16, GAP-52, GOAT-03: own old Field Spell goes when the new one is placed, or when it resolves. */
  fieldSpellExchange: 'placed' | 'resolved';
  /** PRM-21, POS-07 */ moveAfterAttack: boolean;
  /** POS-08, GOAT-12: a change of position by an effect uses up the manual one. */ effectChangeUsesManual: boolean;
  /** POS-06, GOAT-13: bars monsters Summoned or Set this turn by anybody, or only by their present controller. */
  freshBars: 'anyone' | 'controller';
  /** PRM-32, GOAT-05: where ATK/DEF changers may be used in the Damage Step. */ statChangers:
    | 'calc'
    | 'untilCalc';
  /** GAP-02 */ damageStep: 'sevenSub' | 'fiveSub';
  /** GOAT-04 */ oneChainPerDamageWindow: boolean;
  /** GAP-05 */ zeroAtkTieDestroys: boolean;
  /** GAP-06, EDI-03 */ replay: 'withdraw' | 'retarget';
  /** GAP-08, PRM-39, GOAT-01, EDI-01 */ ignitionPriority: 'none' | 'afterSummon' | 'goat';
  /** GAP-11, GOAT-09, EDI-07 */ triggerOrder: 'segoc' | 'earlierFirst' | 'earlierInTier';
  /** GAP-13, GOAT-10: triggers of cards by then in a hand or Deck may still be used. */ triggersFromPrivate: boolean;
  /** GAP-17, GOAT-11: a search needs a card to find. */ searchNeedsHit: boolean;
  /** GOAT-07 */ freshContinuousWaits: boolean;
  /** GOAT-08 */ equipNeedsWearerFirst: boolean;
  /** PRM-33, GOAT-14 */ faceDownAttack: boolean;
  /** GAP-25 */ mayPayAllLp: boolean;
  /** PRM-26 */ extraMonsterZones: 0 | 2;
  /** PRM-28, EMZ-16: the player picks the zone, or the first free one is taken. */ zonePicking: boolean;
  /** PRM-31 */ quickPlayTurnSet: boolean;
  /** Deck building: PRM-02 to PRM-05. */ deck: DeckLimits;
}

export interface DeckLimits {
  minMain: number;
  /** null: no maximum. */ maxMain: number | null;
  /** Allowed sizes: exactly these, or a range. */ side: { only: number[] } | { min: number; max: number };
  maxExtra: number | null;
  copies: number;
}

const classic: Profile = {
  id: 'classic',
  lp: 8000,
  handLimit: 6,
  firstDraw: true,
  firstBattle: false,
  fieldSpells: 'one',
  fieldSpellTakesSet: true,
  fieldSpellExchange: 'resolved',
  moveAfterAttack: false,
  effectChangeUsesManual: true,
  freshBars: 'anyone',
  statChangers: 'untilCalc',
  damageStep: 'sevenSub',
  oneChainPerDamageWindow: false,
  zeroAtkTieDestroys: true,
  replay: 'withdraw',
  ignitionPriority: 'afterSummon',
  triggerOrder: 'segoc',
  triggersFromPrivate: false,
  searchNeedsHit: true,
  freshContinuousWaits: false,
  equipNeedsWearerFirst: false,
  faceDownAttack: false,
  mayPayAllLp: true,
  extraMonsterZones: 0,
  zonePicking: false,
  quickPlayTurnSet: false,
  deck: { minMain: 40, maxMain: null, side: { only: [0, 15] }, maxExtra: null, copies: 3 },
};

const goat: Profile = {
  ...classic,
  id: 'goat',
  fieldSpellTakesSet: false,
  fieldSpellExchange: 'placed',
  effectChangeUsesManual: false,
  freshBars: 'controller',
  statChangers: 'calc',
  oneChainPerDamageWindow: true,
  ignitionPriority: 'goat',
  triggerOrder: 'earlierFirst',
  triggersFromPrivate: true,
  searchNeedsHit: false,
  freshContinuousWaits: true,
  equipNeedsWearerFirst: true,
  faceDownAttack: true,
};

export const PROFILES: Readonly<Record<string, Profile>> = { classic, goat };

/** A way to play: rules, cards, list and texts (DESIGN §10). */
export interface Format {
  id: string;
  name: string;
  profile: string;
  /** Text revision of the cards. */
  revision: string;
  /** Name of the card pool, or null for every supported card. */
  pool: string | null;
  /** Name of the Forbidden/Limited list, or null for none. */
  list: string | null;
}

export const FORMATS: Readonly<Record<string, Format>> = {
  classic: {
    id: 'classic',
    name: 'Classic',
    profile: 'classic',
    revision: 'classic',
    pool: null,
    list: null,
  },
  goat: {
    id: 'goat',
    name: 'Goat (April 2005)',
    profile: 'goat',
    revision: 'goat',
    pool: 'goat',
    list: 'goat',
  },
};

/** The format of that name; a profile's name is a format without pool and list. Returns null when there is none. */
export function formatNamed(name: string): Format | null {
  return FORMATS[name] ?? null;
}

/** Parameters that may be changed for one duel, by the ids of RULES.md; each names the field it sets. */
const PARAMS: Readonly<Record<string, keyof Profile>> = {
  'PRM-01': 'lp',
  'PRM-10': 'firstDraw',
  'PRM-11': 'firstBattle',
  'PRM-13': 'handLimit',
  'PRM-14': 'fieldSpells',
  'PRM-15': 'fieldSpellTakesSet',
  'PRM-16': 'fieldSpellExchange',
  'PRM-21': 'moveAfterAttack',
  'PRM-28': 'zonePicking',
  'PRM-31': 'quickPlayTurnSet',
  'PRM-32': 'statChangers',
  'PRM-33': 'faceDownAttack',
  'PRM-39': 'ignitionPriority',
  'GAP-05': 'zeroAtkTieDestroys',
  'GAP-06': 'replay',
  'GAP-08': 'ignitionPriority',
  'GAP-11': 'triggerOrder',
  'GAP-17': 'searchNeedsHit',
  'GAP-25': 'mayPayAllLp',
  'GOAT-01': 'ignitionPriority',
  'GOAT-05': 'statChangers',
  'GOAT-07': 'freshContinuousWaits',
  'GOAT-08': 'equipNeedsWearerFirst',
  'GOAT-09': 'triggerOrder',
  'GOAT-10': 'triggersFromPrivate',
  'GOAT-11': 'searchNeedsHit',
  'GOAT-12': 'effectChangeUsesManual',
  'GOAT-13': 'freshBars',
  'GOAT-14': 'faceDownAttack',
};

/**
 * Key under which the rules of a duel are kept in its state: the profile's name, and single parameters changed for this
 * duel ("house rules") as JSON behind it.
 * @throws RangeError naming a rules name or parameter that is not known, or a value of the wrong kind.
 */
export function rulesKey(rules: string, params: Readonly<Record<string, unknown>> = {}): string {
  const profile = FORMATS[rules]?.profile ?? rules;
  const key = Object.keys(params).length === 0 ? profile : `${profile}${JSON.stringify(params)}`;
  profileOf(key);
  return key;
}

const derived = new Map<string, Profile>();

/** The profile behind a key of `rulesKey`. @throws RangeError on an unknown one. */
export function profileOf(key: string): Profile {
  const known = PROFILES[key] ?? derived.get(key);
  if (known !== undefined) return known;
  const at = key.indexOf('{');
  const base = PROFILES[at < 0 ? key : key.slice(0, at)];
  if (base === undefined)
    throw new RangeError(`no rules named ${key}; there are: ${Object.keys(FORMATS).join(', ')}`);
  const changed: Record<string, unknown> = { ...base, id: key };
  for (const [id, value] of Object.entries(JSON.parse(key.slice(at)) as Record<string, unknown>)) {
    const field = PARAMS[id];
    if (field === undefined)
      throw new RangeError(
        `no parameter ${id} that a duel can change; there are: ${Object.keys(PARAMS).join(', ')}`,
      );
    if (typeof value !== typeof base[field])
      throw new RangeError(`${id} takes a ${typeof base[field]}, not ${JSON.stringify(value)}`);
    changed[field] = value;
  }
  const profile = changed as unknown as Profile;
  derived.set(key, profile);
  return profile;
}
