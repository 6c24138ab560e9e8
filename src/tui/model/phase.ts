import { hasFiveSubSteps, type PlayerView } from '../../engine/index.ts';
import { PHASES } from '../../engine/types.ts';
import type { Strings } from '../../strings/index.ts';

/**
 * Which of the rules' sub-steps a moment of the Damage Step is (GAP-02): of seven, the second turns the target up and the
 * third lets values be changed, in one window; of five, the effects on damage and the Flip Effects are one.
 */
const OF_SEVEN = { start: 1, beforeCalc: 2, calc: 4, afterCalc: 5, flip: 6, end: 7 } as const;
const OF_FIVE = { start: 1, beforeCalc: 2, calc: 3, afterCalc: 4, flip: 4, end: 5 } as const;

const subStepsOf = (format: string): typeof OF_SEVEN | typeof OF_FIVE =>
  hasFiveSubSteps(format) ? OF_FIVE : OF_SEVEN;

/** `Damage Step 2 of 7: before calculation`; empty outside the Damage Step. */
export function subStepText({ sub, format, battle }: PlayerView, { duel, combat }: Strings): string {
  if (sub === 'none') return '';
  const steps = subStepsOf(format);
  const isSeen = sub === 'beforeCalc' && battle?.target?.known === true;
  return duel.damageStep(steps[sub], steps.end, isSeen ? combat.faceUp : duel.subSteps[sub]);
}

/** The phase bar: all phases, the present one in brackets, with its damage sub-step as `2/7`. */
export function phaseBar({ phase, sub, format }: PlayerView, dot: string, words: Strings['duel']): string {
  const steps = subStepsOf(format);
  return PHASES.map((name, i) => {
    const now = name === phase;
    const label = now && sub !== 'none' ? words.battleDamage(steps[sub], steps.end) : words.phases[name];
    const text = now ? `[${label}]` : label;
    const before = i === 0 ? '' : now ? ` ${dot}` : PHASES[i - 1] === phase ? `${dot} ` : ` ${dot} `;
    return before + text;
  }).join('');
}
