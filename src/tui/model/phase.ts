import type { DamageSubStep, Phase } from '../../engine/index.ts';
import { DAMAGE_SUBS, PHASES } from '../../engine/types.ts';

const PHASE_NAMES: Record<Phase, string> = {
  draw: 'Draw',
  standby: 'Standby',
  main1: 'Main 1',
  battle: 'Battle',
  main2: 'Main 2',
  end: 'End',
};

/** The Damage Step's sub-steps in order, without `none`. */
const SUBS = DAMAGE_SUBS.filter((sub) => sub !== 'none');
const SUB_NAMES: Record<DamageSubStep, string> = {
  none: '',
  start: 'start',
  beforeCalc: 'before calculation',
  calc: 'calculation',
  afterCalc: 'after calculation',
  flip: 'Flip Effects',
  end: 'end',
};

/** `Damage Step 2 of 6: before calculation`; empty outside the Damage Step. */
export function subStepText(sub: DamageSubStep): string {
  const at = SUBS.indexOf(sub as Exclude<DamageSubStep, 'none'>);
  return at < 0 ? '' : `Damage Step ${at + 1} of ${SUBS.length}: ${SUB_NAMES[sub]}`;
}

/** The phase bar: all phases, the present one in brackets, with its damage sub-step as `2/6`. */
export function phaseBar(phase: Phase, sub: DamageSubStep, dot: string): string {
  const at = SUBS.indexOf(sub as Exclude<DamageSubStep, 'none'>);
  return PHASES.map((name, i) => {
    const now = name === phase;
    const label = now && at >= 0 ? `Battle: damage ${at + 1}/${SUBS.length}` : PHASE_NAMES[name];
    const text = now ? `[${label}]` : label;
    const before = i === 0 ? '' : now ? ` ${dot}` : PHASES[i - 1] === phase ? `${dot} ` : ` ${dot} `;
    return before + text;
  }).join('');
}
