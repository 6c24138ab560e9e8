/** English words: data only. */
import type { DamageSub, Kind, PhaseName, Place, Span, Stat, Sub, Window } from '../../engine/ast/index.ts';
import type { Noun, Role, Thing, Unit, ValueWord } from '../np.ts';
import type { Adverb, FixedPhrase, PosWord } from '../tree.ts';

export const NOUNS: Record<Noun, [one: string, many: string]> = {
  monster: ['monster', 'monsters'],
  spell: ['Spell Card', 'Spell Cards'],
  trap: ['Trap Card', 'Trap Cards'],
  card: ['card', 'cards'],
  token: ['Token', 'Tokens'],
  effect: ['effect', 'effects'],
  cardOrEffect: ['card or effect', 'cards or effects'],
  material: ['Fusion Material', 'Fusion Materials'],
};

/** In lists: "Spell or Trap Card", "Spell/Trap". */
export const KIND_WORDS: Record<Kind, string> = { monster: 'monster', spell: 'Spell', trap: 'Trap' };

export const SUBS: Record<Sub, string> = {
  normal: 'Normal',
  effect: 'Effect',
  fusion: 'Fusion',
  ritual: 'Ritual',
  flip: 'Flip',
  spirit: 'Spirit',
  toon: 'Toon',
  union: 'Union',
  token: 'Token',
  quick: 'Quick-Play',
  continuous: 'Continuous',
  equip: 'Equip',
  field: 'Field',
  counter: 'Counter',
  synchro: 'Synchro',
  xyz: 'Xyz',
  link: 'Link',
  tuner: 'Tuner',
  gemini: 'Gemini',
};

/** Sorts that the game writes with a capital Monster. */
export const TITLE_SUBS: readonly Sub[] = ['normal', 'effect', 'fusion', 'ritual', 'synchro', 'xyz', 'link'];

export const UNITS: Record<Unit, [one: string, many: string]> = {
  atk: ['ATK', 'ATK'],
  def: ['DEF', 'DEF'],
  level: ['Level', 'Levels'],
  rank: ['Rank', 'Ranks'],
  link: ['Link Rating', 'Link Ratings'],
  damage: ['damage', 'damage'],
  battleDamage: ['battle damage', 'battle damage'],
  effectDamage: ['damage', 'damage'],
  lp: ['LP', 'LP'],
  cards: ['card', 'cards'],
  counters: ['counter', 'counters'],
  number: ['', ''],
};

export const STATS: Record<Stat, string> = {
  atk: 'ATK',
  def: 'DEF',
  level: 'Level',
  rank: 'Rank',
  link: 'Link Rating',
};

export const PLACES: Record<Place, [one: string, many: string]> = {
  hand: ['hand', 'hands'],
  deck: ['Deck', 'Decks'],
  gy: ['Graveyard', 'Graveyards'],
  banished: ['removed-from-play pile', 'removed-from-play piles'],
  extra: ['Fusion Deck', 'Fusion Decks'],
  mzone: ['Monster Zone', 'Monster Zones'],
  szone: ['Spell & Trap Zone', 'Spell & Trap Zones'],
  fzone: ['Field Zone', 'Field Zones'],
  field: ['field', 'fields'],
  overlay: ['Xyz Monster', 'Xyz Monsters'],
};

export const POSITIONS: Record<PosWord, string> = {
  attack: 'Attack Position',
  defense: 'Defense Position',
  faceDownDefense: 'face-down Defense Position',
  faceUpDefense: 'face-up Defense Position',
  faceUpAttack: 'face-up Attack Position',
  faceUp: 'face-up',
  faceDown: 'face-down',
};

export const PHASES: Record<PhaseName, string> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};

/** Main Phases 1 and 2 are names, the others take an article. */
export const thePhase = (p: Window): string =>
  p === 'main1' || p === 'main2' ? WINDOWS[p] : `the ${WINDOWS[p]}`;
export const WINDOWS: Record<Window, string> = {
  ...PHASES,
  main: 'Main Phase',
  mainStart: 'Main Phase',
  battleStep: 'Battle Step',
  endStep: 'End Step',
  damageStep: 'Damage Step',
};

export const DAMAGE_TIMES: Record<DamageSub, string> = {
  start: 'at the start of the Damage Step',
  beforeCalc: 'before damage calculation',
  calc: 'during damage calculation',
  afterCalc: 'after damage calculation',
  end: 'at the end of the Damage Step',
};

export const SPANS: Record<Exclude<Span, { here: unknown }>, string> = {
  thisTurn: 'this turn',
  lastTurn: 'during the last turn',
  yourLastTurn: 'during your last turn',
  thisBattlePhase: 'during this Battle Phase',
  thisBattle: 'in this battle',
  thisDuel: 'in this Duel',
};

export const ROLES: Record<Role, string> = {
  attacker: 'the attacking monster',
  attackTarget: 'the attack target',
  host: 'the equipped monster',
  foe: 'the monster this card battles',
};

export const VALUES: Record<ValueWord, string> = {
  name: 'card name',
  race: 'Type',
  attr: 'Attribute',
  kind: 'kind of card',
  level: 'Level',
  stat: 'value',
  coin: 'call',
  number: 'number',
  zones: 'zones',
};

/** What is declared, as an object. */
export const DECLARATIONS: Record<ValueWord, string> = {
  name: '1 card name',
  race: '1 Monster Type',
  attr: '1 Attribute',
  kind: 'Monster, Spell or Trap',
  level: 'a Level',
  stat: 'ATK or DEF',
  coin: 'heads or tails',
  number: 'a number',
  zones: '1 unused Monster Zone',
};

/** Things that are always called the same; those with an owner or a number are in the grammar. */
export const THINGS: Record<Thing, string> = {
  activation: 'activation',
  effect: 'effect',
  effects: 'effects',
  summon: 'Summon',
  attack: 'attack',
  cardEffect: 'a card effect',
  cardsOrSend: 'cards or send any from the hand to the Graveyard',
  control: 'control',
  battlePosition: 'battle position',
  attackTarget: 'the attack target',
  linkTarget: 'the target of that effect',
  directAttack: 'a direct attack',
  attackTargets: 'the attack targets',
  battleDamage: 'battle damage',
  effectDamage: 'effect damage',
  anyDamage: 'damage',
  lp: 'LP',
  handLimit: 'hand size limit',
  coin: 'coin',
  die: 'die',
  heads: 'heads',
  tails: 'tails',
  atk: 'ATK',
  def: 'DEF',
  theResult: 'the result',
  theCall: 'call',
  thatToss: 'that toss',
  thatRoll: 'that roll',
  value: 'a value',
  thoseZones: 'those zones',
  theDuel: 'the Duel',
  theTurn: 'the turn',
  nextTurns: 'turn',
  battlePhase: 'Battle Phase',
  phase: 'the phases of the turn',
  turnCount: 'the turn count',
  changes: 'increases and decreases',
  draws: 'drawn cards',
  cards: 'cards',
  counters: 'counters',
  aMonster: 'a monster',
  now: 'it',
  monstersOfTypes: 'Type',
  monstersOfAnyType: 'monsters of any number of Types',
  tributes: 'Tribute',
  materials: 'materials',
  noMaterials: 'no materials',
  tributeSummon: 'a Tribute Summon',
  ownWay: 'its own procedure',
  fusionSummon: 'a Fusion Summon',
  synchroSummon: 'a Synchro Summon',
  xyzSummon: 'an Xyz Summon',
  linkSummon: 'a Link Summon',
  ritualSummon: 'a Ritual Summon',
};

export const ADVERBS: Record<Adverb, string> = {
  byDirectAttack: 'by a direct attack',
  toHandByOwnEffect: 'to the hand by their own effects',
  againOnField: 'once more while it is face-up on the field',
  atOnce: 'at once',
  instead: 'instead',
  also: 'also',
  faceUp: 'face-up',
  faceDown: 'face-down',
  inAnyOrder: 'in any order',
  ignoringConditions: 'ignoring its Summoning conditions',
  properly: 'as a proper Summon',
  changesIncluded: '(with all present changes)',
  asFusion: '(this counts as a Fusion Summon)',
  asRitual: '(this counts as a Ritual Summon)',
  noFlip: 'without activating Flip Effects',
  asExtra: 'as an additional Normal Summon',
  asCost: 'as a cost',
  twice: 'twice',
  only: 'only',
  ifAble: 'if able',
  firstOfAll: 'first',
  onDeckTop: 'on top of the Deck',
  onDeckBottom: 'on the bottom of the Deck',
  topOrBottom: 'on the top or bottom of the Deck',
  asYours: 'as if it were yours',
  asOwn: 'as if it were their own',
  beforeOwn: 'before any other monster',
  normally: 'in the usual ways',
  withoutTribute: 'without a Tribute',
  nothingElse: 'and nothing else',
  thenBanish: 'and remove it from play',
  toZoneBeside: 'to an unused Main Monster Zone beside it',
  thenDeckTop: 'and place it on top of the Deck',
  equipOnly: 'only',
  inDefense: 'while in Defense Position',
  revealed: 'revealed',
  eachBattlePhase: 'during each Battle Phase',
  unlessThere: '(monsters already on the field may stay)',
  once: 'once',
  norBlock: 'and does not stop direct attacks',
  turnOfActivation: 'the turn you activate this card',
  turnOfUse: 'the turn you use this effect',
};

/** Adverbs that stand with the verb. */
export const MID_ADVERBS: readonly Adverb[] = ['only', 'firstOfAll', 'also'];

export const FIXED: Record<Exclude<FixedPhrase, 'contact'>, string> = {
  spirit:
    'Spirit: cannot be Special Summoned; returns to the hand in the End Phase of the turn it is Normal Summoned or turned face-up.',
  unionClassic:
    'Union: once per turn, in your Main Phase, you can equip this card to its monster or Special Summon it back in Attack Position; a monster can carry 1 Union, and if it would be destroyed by battle, destroy this card instead.',
  unionModern:
    'Union: once per turn, in your Main Phase, you can equip this card to its monster or Special Summon it back; a monster can carry 1 Union, and if it would be destroyed, destroy this card instead.',
  toonClassic:
    'Toon: Special Summon it only with the Tributes of its Level, while you control "Toon World"; it cannot attack the turn it is Summoned and each attack costs 500 LP; it can attack directly unless your opponent controls a Toon monster, which it must attack; if "Toon World" is destroyed, destroy this card.',
  toonModern:
    'Toon: it cannot attack the turn it is Summoned; while you control "Toon World" and your opponent controls no Toon monster, it can attack directly; if "Toon World" is destroyed, destroy this card.',
  gemini:
    'Gemini: it is a Normal Monster on the field and in the Graveyard; Normal Summon it once more while it is face-up to give it its effect.',
  unnegatable: 'This activation and its effect cannot be negated.',
  unanswerable: 'Neither player can activate anything in response to this activation.',
  noSubstitutes: 'No other monster can stand in for its Fusion Materials.',
  substitute:
    'This card can stand in for 1 Fusion Material that is named on the Fusion Monster; the other materials must be the right ones.',
  nothing: 'This card has no effect by itself.',
  ritual: 'This card is Ritual Summoned with its Ritual Spell Card.',
};
