import type { DamageSubStep, Phase } from '../../engine/index.ts';
import { DAMAGE_SUBS, PHASES } from '../../engine/types.ts';
import type { Strings } from '../../strings/index.ts';

type DuelWords = Strings['duel'];

/** The Damage Step's sub-steps in order, without `none`. */
const SUBS = DAMAGE_SUBS.filter((sub) => sub !== 'none');
type SubStep = (typeof SUBS)[number];

/** `Damage Step 2 of 6: before calculation`; empty outside the Damage Step. */
export function subStepText(sub: DamageSubStep, words: DuelWords): string {
  const at = SUBS.indexOf(sub as SubStep);
  const name = SUBS[at];
  return name === undefined ? '' : words.damageStep(at + 1, SUBS.length, words.subSteps[name]);
}

/** The phase bar: all phases, the present one in brackets, with its damage sub-step as `2/6`. */
export function phaseBar(phase: Phase, sub: DamageSubStep, dot: string, words: DuelWords): string {
  const at = SUBS.indexOf(sub as SubStep);
  return PHASES.map((name, i) => {
    const now = name === phase;
    const label = now && at >= 0 ? words.battleDamage(at + 1, SUBS.length) : words.phases[name];
    const text = now ? `[${label}]` : label;
    const before = i === 0 ? '' : now ? ` ${dot}` : PHASES[i - 1] === phase ? `${dot} ` : ` ${dot} `;
    return before + text;
  }).join('');
}
