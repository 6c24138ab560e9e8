/** Rough worth of operations where there is no table to look at: "one ordinary card" is 1. */
import type { Mod } from '../engine/index.ts';
import type { OpFact } from './profile.ts';

const BOARD = ['mzone', 'szone', 'fzone', 'field'];
const onBoard = (fact: OpFact): boolean =>
  fact.targets || fact.event || fact.zones.some((zone) => BOARD.includes(zone));

/** Taking cards away from where `side` has them: symmetric sweeps are worth a little, to be used at the right time. */
function removal(fact: OpFact, each: number): number {
  if (fact.self) return -0.2;
  if (!onBoard(fact)) {
    const hand = fact.zones.includes('hand');
    // Both hands alike: neither loses by it.
    if (!hand || fact.side === 'both') return 0;
    return fact.side === 'opp' ? each * fact.n : -each * fact.n;
  }
  if (fact.side === 'me') return -each * (fact.all ? 1.5 : fact.n);
  if (fact.all) return fact.side === 'opp' ? 1.8 * each : 1.1 * each;
  return each * Math.min(fact.n, 2);
}

function modPower(mod: Mod): number {
  switch (mod.k) {
    case 'add':
      return typeof mod.n === 'number' ? mod.n / 1500 : 0.4;
    case 'set':
    case 'base':
    case 'times':
      return 0.4;
    case 'negated':
      return -0.8;
    case 'cannot':
      return mod.do === 'attack' || mod.do === 'activate' || mod.do === 'specialSummon'
        ? -0.9
        : mod.do.startsWith('be')
          ? 0.4
          : -0.3;
    case 'control':
      return 0;
    case 'direct':
    case 'attacks':
      return 0.6;
    case 'pierce':
      return 0.3;
    case 'unaffected':
      return 0.5;
    default:
      return 0;
  }
}

function modify(fact: OpFact): number {
  const sum = fact.mods.reduce((total, mod) => total + modPower(mod), 0);
  const steals = fact.mods.some((mod) => mod.k === 'control' && mod.to === 'you') ? 1.4 : 0;
  if (fact.side === 'opp') return steals - sum;
  if (fact.side === 'me') return sum;
  // A lock on all monsters is worth what the table makes of it.
  if (fact.all && fact.mods.some((mod) => mod.k === 'cannot' && mod.do === 'attack')) return steals;
  // On both sides, or on one card of either: its user picks the moment or the card.
  return steals + 0.6 * Math.abs(sum);
}

function one(fact: OpFact): number {
  // What both get is used by the one who needs it more.
  const sign = fact.side === 'opp' ? -1 : fact.side === 'me' ? 1 : 0.15;
  switch (fact.verb) {
    case 'draw':
      return sign * 0.95 * fact.n;
    case 'search':
      return 1.1;
    case 'destroy':
      return removal(fact, 1);
    case 'banish':
      return removal(fact, 1.1);
    case 'toGrave':
    case 'tribute':
    case 'discard':
      return removal(fact, 0.85);
    case 'toDeck':
      return removal(fact, 0.9);
    case 'toHand':
      return fact.zones.includes('gy') || fact.zones.includes('deck') ? 0.95 : removal(fact, 0.6);
    case 'summon':
    case 'summonByRule':
      return fact.side === 'opp' ? 0.5 : 1.1;
    case 'normalSummon':
      return 0.8;
    case 'token':
      return sign * 0.25 * fact.n;
    case 'control':
    case 'swapControl':
      return fact.side === 'me' ? -1 : 1.4;
    case 'damage':
    case 'loseLp':
      return (-sign * fact.n) / 2500;
    case 'gainLp':
      return (sign * fact.n) / 4000;
    case 'negate':
      return 1;
    case 'position':
      return 0.5;
    case 'modify':
      return modify(fact);
    case 'equip':
      return fact.self ? 0.2 : 1;
    case 'mill':
      return 0.05;
    case 'win':
      return 0.5;
    case 'skip':
      return 0.8;
    default:
      return 0;
  }
}

export function opPower(facts: readonly OpFact[]): number {
  return facts.reduce((sum, fact) => sum + one(fact), 0);
}
