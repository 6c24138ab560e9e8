/** Why a card cannot do something now, in a sentence (DESIGN §15). */
import type { WhyNot, WhyNotCode } from '../engine/index.ts';
import { ruleText } from './rulebook.ts';

const SAID: Readonly<Record<WhyNotCode, string>> = {
  notNow: 'not what is being decided now',
  notYourTurn: 'only in your own turn',
  notMainPhase: 'only in a Main Phase',
  notBattlePhase: 'only in the Battle Phase',
  firstTurn: 'no Battle Phase in the first turn',
  phaseSkipped: 'your Battle Phase is skipped',
  normalUsed: 'you have already Normal Summoned or Set this turn',
  cannotSummon: 'it cannot be Normal Summoned',
  cannotSet: 'it cannot be Set',
  cannotFlip: 'it cannot be Flip Summoned',
  tributes: 'not enough monsters to Tribute',
  monsterZones: 'no free Monster Zone',
  noZone: 'no free Spell & Trap Zone',
  banned: 'an effect forbids it',
  forbidden: 'an effect forbids it',
  alreadyMoved: 'its position was already changed this turn',
  withdrawn: 'its attack was called off this turn',
  attacked: 'it has already attacked this turn',
  fresh: 'it came to the field this turn',
  kept: 'an effect keeps its position',
  inDefense: 'it is in Defense Position',
  noAttackTarget: 'there is nothing it may attack',
  otherPlace: 'not from where it is',
  speed: 'too slow to respond here',
  setThisTurn: 'Set this turn',
  trapFromHand: 'a Trap must be Set first',
  faceDown: 'it is face-down',
  damageStep: 'not in this part of the Damage Step',
  noEvent: 'what it answers has not just happened',
  limit: 'already used as often as it may be',
  condition: 'its condition is not met',
  oath: 'you have already done what it rules out',
  cost: 'cost and targets do not fit together',
  cannotPay: 'its cost cannot be paid',
  mechanic: 'there are no such Summons under these rules',
  materials: 'the right materials are not there',
  noDefense: 'a Link Monster has no other position',
  toll: 'you cannot pay what an effect asks for it',
  enough: 'an effect limits how many you may have',
  noTarget: 'there is no target for it',
  noOutcome: 'it would do nothing',
  window: 'not at this moment',
  chainFresh: 'it was turned up in this chain',
  negated: 'its effects are negated',
  levels: 'the Levels do not add up',
  links: 'the Link Ratings do not add up',
  mustUse: 'the material that must be used is not there',
  extraZones: 'no zone for a monster from the Extra Deck',
  cannotTarget: 'an effect keeps it from being a target',
  deckTooSmall: 'not enough cards in the Deck',
  noneToSummon: 'no monster that it could Summon',
  noMonster: 'it is no monster',
  notProperly: 'it was never properly Summoned',
  neverSpecial: 'it cannot be Special Summoned in that way',
  notFromHere: 'it cannot be Special Summoned from there',
  onlyBy: 'only what it names can Special Summon it',
  notYetInTurn: 'not the next phase',
  phaseOver: 'that phase is over for this turn',
  mustAttack: 'a monster has to attack first',
  inTheWay: 'there are monsters in the way',
  lured: 'an effect draws the attack to others',
  owed: 'it has to attack another',
  alreadyHit: 'it has attacked that already',
};

type NameOf = ((card: number) => string) | undefined;

/** `nameOf` names the cards concerned. */
export function reasonText(reason: WhyNot, nameOf?: NameOf): string {
  const about = reason.card < 0 || nameOf === undefined ? '' : `${nameOf(reason.card)}: `;
  const what = said(reason, nameOf);
  return `${about}${about === '' ? capital(what) : what} (${reason.rule}).`;
}

/** The same, and what the rule says. */
export function reasonWithRule(reason: WhyNot, nameOf?: NameOf): string {
  const rule = ruleText(reason.rule);
  return rule === undefined ? reasonText(reason, nameOf) : `${reasonText(reason, nameOf)} ${rule.summary}`;
}

function said(reason: WhyNot, nameOf: NameOf): string {
  const by = reason.src < 0 ? undefined : nameOf?.(reason.src);
  switch (reason.bar) {
    case 'tributes': {
      const needed = `needs ${reason.n} ${reason.n === 1 ? 'Tribute' : 'Tributes'}`;
      if (reason.m >= reason.n) return `${needed}, and those you have do not make room for it`;
      return `${needed}, ${reason.m === 0 ? 'you have none' : `you have ${reason.m}`}`;
    }
    case 'materials':
      if (reason.n === 0) return SAID.materials;
      return `${SAID.materials}: needs ${reason.n}${reason.path === '' ? '' : ' of one kind'}, you have ${reason.m}`;
    case 'levels':
      return reason.n === 0 ? SAID.levels : `no Levels add up to ${reason.n}`;
    case 'links':
      return reason.n === 0 ? SAID.links : `no Link Ratings add up to ${reason.n}`;
    case 'deckTooSmall':
      return `needs ${reason.n} ${reason.n === 1 ? 'card' : 'cards'} in the Deck, there are ${reason.m}`;
    default:
      return by === undefined ? SAID[reason.bar] : because(reason.bar, by);
  }
}

/** With the card behind it. */
function because(bar: WhyNotCode, by: string): string {
  switch (bar) {
    case 'kept':
      return `${by} keeps its position`;
    case 'toll':
      return `you cannot pay what ${by} asks for it`;
    case 'enough':
      return `${by} limits how many you may have`;
    case 'monsterZones':
    case 'noZone':
    case 'extraZones':
      return `${SAID[bar]}: ${by} has closed what is left`;
    case 'cannotTarget':
      return `${by} keeps it from being a target`;
    case 'mustAttack':
      return `${by} makes it attack first`;
    case 'inTheWay':
      return `${by} is in the way`;
    case 'lured':
      return `${by} draws the attack to others`;
    case 'owed':
      return `${by} makes it attack another`;
    default:
      return `${by} forbids it`;
  }
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
