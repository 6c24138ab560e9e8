/** Why a card cannot do something now, in a sentence (DESIGN §15). */
import type { WhyNot, WhyNotCode } from '../engine/index.ts';
import type { Strings } from '../strings/index.ts';

type Why = Strings['why'];

/** A reason with the cards concerned by name; undefined where there is none, or it is not named. */
export interface Said extends Pick<WhyNot, 'bar' | 'n' | 'm' | 'path'> {
  src: string | undefined;
  /** The part of the effect that fails, as the card's text says it; empty where none can be named. */
  part?: string;
}

/** What stands in the way, without capital and full stop. */
export function reasonClause(reason: Said, why: Why): string {
  const { bar, n, m, path, src, part = '' } = reason;
  const plain: Readonly<Record<WhyNotCode, string>> = why.reasons;
  switch (bar) {
    case 'tributes':
      return m >= n ? why.tributesRoom(n) : why.tributesShort(n, m);
    case 'materials':
      return n === 0 ? plain.materials : why.materialsShort(n, m, path !== '');
    case 'levels':
      return n === 0 ? plain.levels : why.levelsShort(n);
    case 'links':
      return n === 0 ? plain.links : why.linksShort(n);
    case 'deckTooSmall':
      return why.deckShort(n, m);
    case 'condition':
      return part === '' ? plain.condition : why.conditionIs(part);
    case 'noTarget': {
      const lacks = n > 1 ? why.targetsShort(n, m) : plain.noTarget;
      return part === '' ? lacks : `${lacks}: ${part}`;
    }
    default:
      return src === undefined ? plain[bar] : because(bar, src, why);
  }
}

/** With the card behind it. */
function because(bar: WhyNotCode, by: string, why: Why): string {
  switch (bar) {
    case 'kept':
      return why.by.keepsPosition(by);
    case 'toll':
      return why.by.unpaid(by);
    case 'enough':
      return why.by.limits(by);
    case 'monsterZones':
    case 'noZone':
    case 'extraZones':
      return why.by.closes(why.reasons[bar], by);
    case 'cannotTarget':
      return why.by.keepsFromTarget(by);
    case 'mustAttack':
      return why.by.attacksFirst(by);
    case 'inTheWay':
      return why.by.inTheWay(by);
    case 'lured':
      return why.by.draws(by);
    case 'owed':
      return why.by.attacksOther(by);
    default:
      return why.by.forbids(by);
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
