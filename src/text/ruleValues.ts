/** What a rule parameter set to a value means, in words (RULES parameters; English). */
import { PARAMS, type Profile } from '../engine/index.ts';

type Field = Exclude<keyof Profile, 'id'>;
type Sayings = {
  readonly [F in Field]: Profile[F] extends boolean
    ? readonly [yes: string, no: string]
    : Profile[F] extends string
      ? string extends Profile[F]
        ? (value: string) => string
        : Readonly<Record<Profile[F], string>> | ((value: Profile[F]) => string)
      : (value: Profile[F]) => string;
};

/** `40 or more`, `0 to 15`, `0 or 15`. */
const sizes = (value: string): string =>
  value.replace(/\+$/, ' or more').replace('-', ' to ').replace(',', ' or ');
const cards = (value: string): string => `${sizes(value)} ${value === '1' ? 'card' : 'cards'}`;

const SAYS: Sayings = {
  lp: (n) => `each player starts with ${n} Life Points`,
  mainSizes: (of) => `a Deck has ${cards(of)}`,
  sideSizes: (of) => `a Side Deck has ${cards(of)}`,
  extraSizes: (of) => `an Extra Deck has ${cards(of)}`,
  extraInSide: ['the Side Deck may hold Extra Deck monsters', 'the Side Deck holds no Extra Deck monsters'],
  copies: (n) => `a deck has at most ${n === 1 ? '1 copy' : `${n} copies`} of a card`,
  list: (id) => (id === 'none' ? 'no Forbidden/Limited list' : `the Forbidden/Limited list of ${id}`),
  shuffle: {
    ownAndCut: 'each player shuffles the own Deck and the other cuts it',
    exchange: "each player shuffles the other's Deck",
  },
  firstDraw: ['who begins draws in the first turn', 'who begins does not draw in the first turn'],
  firstBattle: [
    'who begins has a Battle Phase in the first turn',
    'who begins has no Battle Phase in the first turn',
  ],
  handLimit: (n) => `a player keeps at most ${n === 1 ? '1 card' : `${n} cards`} at the end of the own turn`,
  fieldSpells: {
    one: 'there is one Field Spell on the whole field',
    onePerPlayer: 'each player may have a Field Spell',
  },
  fieldSpellTakesSet: [
    'a new Field Spell also destroys one that the opponent has Set',
    'a Field Spell that the opponent has Set survives a new one',
  ],
  fieldSpellExchange: {
    resolved: 'an old Field Spell leaves when the new one resolves',
    placed: 'an old Field Spell is destroyed when the new one is placed',
    sent: 'an old Field Spell is sent to the Graveyard when the new one is placed',
  },
  moveAfterAttack: [
    'a monster that attacked may change its position afterwards',
    'a monster that attacked may not change its position afterwards',
  ],
  types: (n) => `there are ${n} Types`,
  attributes: (n) => `there are ${n} Attributes`,
  extraMonsterZones: (n) =>
    n === 0 ? 'there are no Extra Monster Zones' : 'there are two Extra Monster Zones',
  extraDeckPlacement: {
    any: 'a monster from the Extra Deck may go to any Monster Zone',
    emzOrLinked:
      'a monster from the Extra Deck goes to an Extra Monster Zone or one a Link Monster points to',
    linkOnlyRestricted: 'Link Monsters only go to an Extra Monster Zone or one a Link Monster points to',
  },
  controlWithoutZone: {
    fails: 'control of a monster is not taken without a free zone for it',
    gy: 'a monster whose new controller has no free zone goes to the Graveyard',
  },
  zonePicking: ['players pick the zones of their cards', 'a card goes to the first free zone'],
  quickPlayTurnSet: [
    'a Quick-Play Spell may be used in the turn it was Set',
    'a Quick-Play Spell may not be used in the turn it was Set',
  ],
  statChangers: {
    calc: 'what changes ATK or DEF may be used in the Damage Step at damage calculation only',
    untilCalc: 'what changes ATK or DEF may be used in the Damage Step until damage calculation',
  },
  faceDownAttack: [
    'a monster can be in face-down Attack Position',
    'no monster is ever in face-down Attack Position',
  ],
  tokensLeave: {
    banished: 'a Token that leaves the field is removed from play',
    gone: 'a Token that leaves the field ceases to exist',
  },
  mechanics: (of) =>
    of.length === 0
      ? 'the Extra Deck has Fusion Monsters only'
      : `the Extra Deck has Fusion and ${of.map(capital).join(' and ')} Monsters`,
  ignitionPriority: {
    none: 'nobody may use an Ignition Effect before the opponent may respond to a Summon',
    monsterAfterSummon: 'after a Summon the turn player may first use an Ignition Effect of a monster',
    afterSummon: 'after a Summon the turn player may first use any Ignition Effect',
    goat: 'after a Summon or a chain the turn player may first use any Ignition Effect',
  },
  damageStep: {
    sevenSub: 'the Damage Step has seven parts',
    fiveSub: 'the Damage Step has five parts',
  },
  oneChainPerDamageWindow: [
    'each part of the Damage Step has room for one chain',
    'each part of the Damage Step has room for any number of chains',
  ],
  zeroAtkTieDestroys: [
    'two attacking monsters with 0 ATK destroy each other',
    'two attacking monsters with 0 ATK do not destroy each other',
  ],
  replay: {
    withdraw: 'when the possible targets change, the attack is withdrawn and may be declared anew',
    retarget: 'when the possible targets change, the attacker takes a new target or stops',
  },
  triggerOrder: {
    segoc: "effects that trigger together: the turn player's first, mandatory before optional",
    segocHiddenLast: 'effects that trigger together from hidden places join after the others',
    earlierFirst: 'of effects that wait together, what triggered earlier comes first',
    earlierInTier: 'of effects that are equal in order, what triggered earlier comes first',
  },
  triggersFromPrivate: [
    'an effect that triggered may still be used when its card is in a hand or Deck by then',
    'an effect that triggered is lost when its card is in a hand or Deck by then',
  ],
  searchNeedsHit: [
    'a search may be activated only where there is a card to find',
    'a search may be activated though there is no card to find',
  ],
  failedSearchShown: [
    'a search that finds nothing is proved by showing the pile',
    'a search that finds nothing is not proved by showing the pile',
  ],
  mayPayAllLp: ['a player may pay all Life Points', 'a player may not pay all Life Points'],
  effectChangeUsesManual: [
    'a change of position by an effect uses up the one by hand',
    'a change of position by an effect does not use up the one by hand',
  ],
  freshBars: {
    anyone: 'a monster that anybody Summoned or Set this turn may not change its position',
    controller: 'a monster that its controller Summoned or Set this turn may not change its position',
  },
  freshContinuousWaits: [
    'a Continuous Trap turned up in a chain uses its effects in a later one only',
    'a Continuous Trap turned up in a chain may use its effects in it',
  ],
  equipNeedsWearerFirst: [
    'a monster to be equipped stays where it is when the wearer is gone',
    'a monster to be equipped leaves its place though the wearer is gone',
  ],
  phaseTriggersAgain: [
    'a mandatory effect of a phase whose activation was negated activates again',
    'a mandatory effect of a phase whose activation was negated does not activate again',
  ],
  handLimitAnswers: {
    any: 'anything may answer the discard for the hand limit',
    triggered: 'only effects that it triggers answer the discard for the hand limit',
    mandatory: 'only mandatory effects that it triggers answer the discard for the hand limit',
  },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What the parameter of that id means at a value that it may be set to: `a deck has at most 2 copies of a card`. */
export function valueInWords(id: string, value: unknown): string {
  const field = PARAMS[id];
  if (field === undefined) throw new RangeError(`no parameter ${id}`);
  const says: unknown = SAYS[field];
  if (Array.isArray(says)) return String(says[value === true ? 0 : 1]);
  if (typeof says === 'function') return String(says(value));
  return (says as Record<string, string>)[String(value)] ?? String(value);
}
