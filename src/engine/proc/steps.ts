/** Names of the steps of the rules procedures, for faults, the lab and whoever debugs rules. */
import { PROC_NAMES, type ProcName } from '../core/frames.ts';
import { STEP as activate } from './activate.ts';
import { STEP as attack } from './attack.ts';
import { STEP as battlePhase } from './battlePhase.ts';
import { STEP as chain } from './chain.ts';
import { STEP as damageStep } from './damageStep.ts';
import { STEP as flipSummon } from './flipSummon.ts';
import { STEP as handLimit } from './handLimit.ts';
import { STEP as main } from './main.ts';
import { STEP as normalSummon } from './normalSummon.ts';
import { STEP as procedure } from './procedure.ts';
import { STEP as sortOut } from './sortOut.ts';
import { STEP as turn } from './turn.ts';
import { STEP as window } from './window.ts';

/** Procedures with one step have none here; the steps of a running effect are its instructions. */
const STEPS: Partial<Record<ProcName, Readonly<Record<string, number>>>> = {
  activate,
  attack,
  battlePhase,
  chain,
  damageStep,
  flipSummon,
  handLimit,
  main,
  normalSummon,
  procedure,
  sortOut,
  turn,
  window,
};

/** `chain`, `resolve`; the step is empty where a procedure has one only. */
/** @throws Error for a number of no procedure. */
export function stepName(proc: number, step: number): { proc: ProcName; step: string } {
  const name = PROC_NAMES[proc];
  if (name === undefined) throw new Error(`no procedure ${proc}`);
  const steps = STEPS[name];
  const found = Object.entries(steps ?? {}).find(([, number]) => number === step);
  return { proc: name, step: found?.[0] ?? (steps === undefined ? '' : String(step)) };
}
