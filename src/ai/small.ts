/** Small questions: yes or no, modes, positions, zones, order, replays. */
import { type Effect, type Op, type OptionView, POSITIONS } from '../engine/index.ts';
import { ownerOf } from './asked.ts';
import { anyOf, bestBy, type Choice, type Context, choice } from './context.ts';
import { change, copy, find, type Model } from './model.ts';
import { place } from './moves.ts';
import { reading } from './reading.ts';
import { gainOf } from './respond.ts';
import { run, runEffect } from './run.ts';
import { suicidal } from './sanity.ts';
import { outlook } from './settle.ts';
import { eachOp } from './visit.ts';

const opsOf = (effect: Effect): readonly Op[] => {
  switch (effect.k) {
    case 'act':
      return [...effect.do, ...(effect.modes ?? []).flatMap((mode) => mode.do)];
    case 'react':
      return effect.do;
    case 'replace':
      return effect.instead;
    case 'procedure':
      return effect.then ?? [];
    default:
      return [];
  }
};

/** Worth of one list carried out now, for the player who is asked. */
function worthOfList(c: Context, ops: readonly Op[]): number {
  const m = copy(c.model);
  const before = outlook(m);
  run(m, ops, reading(ownerOf(c), c.decision.card?.h ?? -1, [], outlook, 1));
  return suicidal(c.model, m) ? -1000 : outlook(m) - before;
}

/** What saying yes brings, compared with no. */
function yesGain(c: Context): number {
  const effect = c.known.effect(c.decision.addr)?.effect;
  if (!effect) return 0.01;
  const ops = [...eachOp(opsOf(effect))];
  if (c.decision.purpose === 'pay' || c.decision.purpose === 'may') {
    for (const op of ops) {
      if (op.k === 'payElse') return worthOfList(c, op.pay) - worthOfList(c, op.else);
      if (op.k === 'may') return worthOfList(c, op.do);
    }
  }
  if (effect.k === 'replace') return worthOfList(c, effect.instead) + 0.4;
  if (effect.k === 'act') return gainOf(c, effect, c.decision.card?.h ?? -1) + 0.02;
  return worthOfList(c, opsOf(effect)) + 0.02;
}

export function decideYesNo(c: Context): Choice {
  const yes = c.decision.options.find((o) => o.k === 'yes');
  const no = c.decision.options.find((o) => o.k === 'no');
  if (!yes || !no) return { option: (yes ?? no ?? c.decision.options[0])?.i ?? 0, why: 'only choice' };
  const gain = yesGain(c);
  return gain >= 0 ? choice(yes, `yes: ${gain.toFixed(2)}`) : choice(no, `no: ${gain.toFixed(2)}`);
}

export function decideMode(c: Context): Choice {
  const effect = c.known.effect(c.decision.addr)?.effect;
  const you = ownerOf(c);
  const self = c.decision.card?.h ?? -1;
  const later = effect ? [...eachOp(opsOf(effect))].find((op) => op.k === 'modes') : undefined;
  const score = (o: OptionView): number => {
    const m = copy(c.model);
    const r = reading(you, self, [], outlook, 1);
    if (effect?.k === 'act' && effect.modes) {
      const cost = effect.modes[o.n]?.cost;
      if (cost) run(m, cost, r);
      runEffect(m, effect, r, o.n);
    } else if (later?.k === 'modes') run(m, later.of[o.n]?.do ?? [], r);
    return suicidal(c.model, m) ? -1000 : outlook(m);
  };
  const best = bestBy(c, c.decision.options, score);
  return best ? choice(best.option, `mode ${best.option.n}`) : { option: 0, why: 'nothing offered' };
}

/** How a monster lies: by the table it makes. */
export function decidePosition(c: Context): Choice {
  const score = (o: OptionView): number => {
    const card = o.card ?? c.decision.card;
    const was = card ? find(c.model, card.h) : null;
    const position = POSITIONS[o.n];
    if (!was) return position === 'attack' ? 0.01 : 0;
    const m: Model = copy(c.model);
    const attack = position === 'attack' || position === 'faceDownAttack';
    const up = position === 'attack' || position === 'defense';
    if (was.zone === 'mzone') change(m, was.h, { attack, up });
    else place(m, was.h, m.me, attack, up);
    return outlook(m);
  };
  const best = bestBy(c, c.decision.options, score);
  return best
    ? choice(best.option, POSITIONS[best.option.n] ?? 'position')
    : { option: 0, why: 'nothing offered' };
}

/** Any zone, any order, any side of a coin. */
export function decideAny(c: Context, why: string): Choice {
  const option = anyOf(
    c,
    c.decision.options.filter((o) => o.k !== 'surrender'),
  );
  return { option: option?.i ?? 0, why };
}
