/** Why a card cannot do something now, in a sentence (DESIGN §15). */
import type { WhyNot, WhyNotCode } from '../engine/index.ts';

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
};

/** `nameOf` names the card whose effect forbids it. */
export function reasonText(reason: WhyNot, nameOf?: (card: number) => string): string {
  return `${capital(said(reason, nameOf))} (${reason.rule}).`;
}

function said(reason: WhyNot, nameOf: ((card: number) => string) | undefined): string {
  switch (reason.bar) {
    case 'tributes': {
      const needed = `needs ${reason.n} ${reason.n === 1 ? 'Tribute' : 'Tributes'}`;
      if (reason.m >= reason.n) return `${needed}, and those you have do not make room for it`;
      return `${needed}, ${reason.m === 0 ? 'you have none' : `you have ${reason.m}`}`;
    }
    case 'banned':
    case 'forbidden':
    case 'kept':
      if (reason.src < 0 || nameOf === undefined) return SAID[reason.bar];
      return reason.bar === 'kept'
        ? `${nameOf(reason.src)} keeps its position`
        : `${nameOf(reason.src)} forbids it`;
    default:
      return SAID[reason.bar];
  }
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
