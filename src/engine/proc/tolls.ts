/** Several tolls for one act (AST.md §9): their player pays them one after the other. */
import { ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { option } from '../decision.ts';
import { type Active, derived } from '../eval/derived.ts';
import { payToll, unpaidAmong } from '../legal/toll.ts';
import { lowered } from '../pool.ts';
import type { Frame, State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';

const onlyLp = (a: Active): boolean => a.mod.k === 'toll' && a.mod.pay.every((op) => op.k === 'payLp');
const modOf = (a: Active): number => lowered(a.eff).mods.indexOf(a.mod);

/** Has them paid before anything else goes on. With Life Points alone the order means nothing and is not asked. */
export function payTolls(s: State, due: readonly Active[], p: PlayerId, id: CardId): void {
  if (due.length > 1 && !due.every(onlyLp))
    push(s, PROC.tolls, [p, id], [due.map((a) => a.src), due.map((a) => a.eff.addr), due.map(modOf)]);
  else for (let i = due.length - 1; i >= 0; i--) payToll(s, due[i]!, p, id);
}

/** Registers of the frame: source, effect and number of the modification of each toll that is still to be paid. */
export function tollsProc(s: State, f: Frame): void {
  const [p, id] = f.v as [PlayerId, CardId];
  const open = openTolls(s, f);
  if (open.length === 0) {
    pop(s);
    return;
  }
  let next = open[0]!;
  if (s.answer !== null) {
    const a = takeAnswer(s);
    next = open.find(({ toll }) => toll.src === a.card && toll.eff.addr === a.n) ?? next;
  } else if (open.length > 1) {
    const options = open.map(({ toll }) => option('card', toll.src, toll.eff.addr));
    ask(s, p, 'order', options, { purpose: 'order', card: id });
    return;
  }
  f.regs = f.regs.map((list) => list.filter((_, i) => i !== next.at));
  payToll(s, next.toll, p, id);
}

/** Those still due; one whose source went as the price of another is not. */
function openTolls(s: State, f: Frame): { at: number; toll: Active }[] {
  const [sources, effects, mods] = f.regs as [number[], number[], number[]];
  const there = derived(s).tolls.slice();
  const open: { at: number; toll: Active }[] = [];
  for (let at = 0; at < sources.length; at++) {
    const n = there.findIndex(
      (a) => a.src === sources[at] && a.eff.addr === effects[at] && modOf(a) === mods[at],
    );
    if (n >= 0) open.push({ at, toll: there.splice(n, 1)[0]! });
  }
  return open;
}

/** The cards chosen for one toll leave enough for those that wait for it. `f`: the frame below. */
export function leavesTolls(s: State, f: Frame, chosen: readonly CardId[]): boolean {
  if (f.proc !== PROC.tolls) return true;
  const due = openTolls(s, f).map(({ toll }) => toll);
  return unpaidAmong(s, due, f.v[0] as PlayerId, f.v[1]!, [0, 0], chosen) === null;
}
