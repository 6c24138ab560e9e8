/** The words around a rule: which rules it is for, what it may be set to, and what that means. */
import { listed } from '../list.ts';

/** `40 or more`, `0 to 15`, `0 or 15`. */
const sizes = (value: string): string =>
  value.replace(/\+$/, ' or more').replace('-', ' to ').replace(',', ' or ');
const cards = (value: string): string => `${sizes(value)} ${value === '1' ? 'card' : 'cards'}`;
const KINDS: Readonly<Record<string, string>> = { synchro: 'Synchro', xyz: 'Xyz', link: 'Link' };

export const rules = {
  profiles: (names: string) => `Rules: ${names}`,
  houseRule: (how: string) => `A house rule: ${how}`,
  /** Two or three things to type. */
  either: (values: readonly string[]) => listed(values, 'or'),
  yes: 'yes',
  no: 'no',
  none: 'none',
  takes: {
    flag: 'yes or no',
    number: (least: number, most: number) => `a whole number from ${least} to ${most}`,
    one: (values: string) => `one of ${values}`,
    sizes: (such: readonly string[]) => `sizes such as ${listed(such, 'or')}`,
    some: (values: string) => `a list of some of ${values}`,
  },
  values: {
    lp: (n: number) => `each player starts with ${n} Life Points`,
    mainSizes: (of: string) => `a Deck has ${cards(of)}`,
    sideSizes: (of: string) => `a Side Deck has ${cards(of)}`,
    extraSizes: (of: string) => `an Extra Deck has ${cards(of)}`,
    extraInSide: {
      yes: 'the Side Deck may hold Extra Deck monsters',
      no: 'the Side Deck holds no Extra Deck monsters',
    },
    copies: (n: number) => `a deck has at most ${n === 1 ? '1 copy' : `${n} copies`} of a card`,
    list: (id: string) =>
      id === 'none' ? 'no Forbidden/Limited list' : `the Forbidden/Limited list of ${id}`,
    shuffle: {
      ownAndCut: 'each player shuffles his own Deck and the other cuts it',
      exchange: "each player shuffles the other's Deck",
    },
    firstDraw: {
      yes: 'whoever begins draws in the first turn',
      no: 'whoever begins does not draw in the first turn',
    },
    firstBattle: {
      yes: 'whoever begins has a Battle Phase in the first turn',
      no: 'whoever begins has no Battle Phase in the first turn',
    },
    handLimit: (n: number) =>
      `a player keeps at most ${n === 1 ? '1 card' : `${n} cards`} at the end of his turn`,
    fieldSpells: {
      one: 'there is one Field Spell on the whole field',
      onePerPlayer: 'each player may have a Field Spell',
    },
    fieldSpellTakesSet: {
      yes: 'a new Field Spell also destroys one that the opponent has Set',
      no: 'a Field Spell that the opponent has Set survives a new one',
    },
    fieldSpellExchange: {
      resolved: 'an old Field Spell leaves when the new one resolves',
      placed: 'an old Field Spell is destroyed when the new one is placed',
      sent: 'an old Field Spell is sent to the Graveyard when the new one is placed',
    },
    moveAfterAttack: {
      yes: 'a monster that attacked may change its position afterwards',
      no: 'a monster that attacked may not change its position afterwards',
    },
    types: (n: number) => `there are ${n} Types`,
    attributes: (n: number) => `there are ${n} Attributes`,
    extraMonsterZones: (n: number) =>
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
    zonePicking: { yes: 'players pick the zones of their cards', no: 'a card goes to the first free zone' },
    quickPlayTurnSet: {
      yes: 'a Quick-Play Spell may be used in the turn it was Set',
      no: 'a Quick-Play Spell may not be used in the turn it was Set',
    },
    statChangers: {
      calc: 'what changes ATK or DEF may be used in the Damage Step at damage calculation only',
      untilCalc: 'what changes ATK or DEF may be used in the Damage Step until damage calculation',
    },
    faceDownAttack: {
      yes: 'a monster can be in face-down Attack Position',
      no: 'no monster is ever in face-down Attack Position',
    },
    tokensLeave: {
      banished: 'a Token that leaves the field is removed from play',
      gone: 'a Token that leaves the field ceases to exist',
    },
    mechanics: (of: readonly string[]) =>
      of.length === 0
        ? 'the Extra Deck has Fusion Monsters only'
        : `the Extra Deck has ${listed(['Fusion', ...of.map((kind) => KINDS[kind] ?? kind)], 'and')} Monsters`,
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
    oneChainPerDamageWindow: {
      yes: 'each part of the Damage Step has room for one chain',
      no: 'each part of the Damage Step has room for any number of chains',
    },
    zeroAtkTieDestroys: {
      yes: 'two attacking monsters with 0 ATK destroy each other',
      no: 'two attacking monsters with 0 ATK do not destroy each other',
    },
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
    triggersFromPrivate: {
      yes: 'an effect that triggered may still be used when its card is in a hand or Deck by then',
      no: 'an effect that triggered is lost when its card is in a hand or Deck by then',
    },
    searchNeedsHit: {
      yes: 'a search may be activated only where there is a card to find',
      no: 'a search may be activated though there is no card to find',
    },
    failedSearchShown: {
      yes: 'a search that finds nothing is proved by showing the pile',
      no: 'a search that finds nothing is not proved by showing the pile',
    },
    mayPayAllLp: { yes: 'a player may pay all Life Points', no: 'a player may not pay all Life Points' },
    effectChangeUsesManual: {
      yes: 'a change of position by an effect uses up the one by hand',
      no: 'a change of position by an effect does not use up the one by hand',
    },
    freshBars: {
      anyone: 'a monster that anybody Summoned or Set this turn may not change its position',
      controller: 'a monster that its controller Summoned or Set this turn may not change its position',
    },
    freshContinuousWaits: {
      yes: 'a Continuous Trap turned up in a chain uses its effects in a later one only',
      no: 'a Continuous Trap turned up in a chain may use its effects in it',
    },
    equipNeedsWearerFirst: {
      yes: 'a monster to be equipped stays where it is when the wearer is gone',
      no: 'a monster to be equipped leaves its place though the wearer is gone',
    },
    phaseTriggersAgain: {
      yes: 'a mandatory effect of a phase whose activation was negated activates again',
      no: 'a mandatory effect of a phase whose activation was negated does not activate again',
    },
    handLimitAnswers: {
      any: 'anything may answer the discard for the hand limit',
      triggered: 'only effects that it triggers answer the discard for the hand limit',
      mandatory: 'only mandatory effects that it triggers answer the discard for the hand limit',
    },
  },
};
