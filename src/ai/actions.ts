/** What an offered action would do, carried out on a model. */
import type { Activated, Cond, Effect, Mod, OptionView, PlayerId } from '../engine/index.ts';
import { change, copy, find, type Model, mark, monsters, type Piece } from './model.ts';
import { destroyed, lay, place, send, turnUp } from './moves.ts';
import { holds, players, resolve } from './read.ts';
import { type Reading, reading } from './reading.ts';
import { arrived, flipped, run, runEffect } from './run.ts';
import { cheapest, tributesFor } from './tribute.ts';

export type Judge = (m: Model) => number;

function payTributes(m: Model, p: Piece, addr: number, judge: Judge): void {
  const proc = addr > 0 ? m.known.effect(addr - 1)?.effect : undefined;
  let n = tributesFor(p.level);
  if (proc?.k === 'tributeProc') {
    const [low] = proc.tributes;
    n = typeof low === 'number' ? low : 0;
  }
  for (const t of cheapest(m, monsters(m, p.side), n)) destroyed(m, t.h);
  if (proc?.k === 'tributeProc' && proc.then) run(m, proc.then, reading(p.side, p.h, [], judge));
}

/** Where a Spell or Trap goes that is being activated. */
function stays(def: NonNullable<Piece['def']>): boolean {
  return def.sub.some((s) => s === 'continuous' || s === 'equip' || s === 'field');
}

/** Chooses the wearer of an equip by the table that comes of it. */
function wear(m: Model, p: Piece, you: PlayerId, judge: Judge): boolean {
  const rule = p.def?.effects.find((e): e is Extract<Effect, { k: 'equipTo' }> => e.k === 'equipTo');
  const r = reading(you, p.h, [], judge);
  const wearers = rule ? resolve(m, rule.to, r) : monsters(m, you).filter((q) => q.up);
  let best: Model | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const w of wearers.slice(0, 10)) {
    const after = copy(m);
    lay(after, p.h, you, 'szone', w.h);
    const worth = judge(after) * (you === m.me ? 1 : -1);
    if (worth > most) {
      most = worth;
      best = after;
    }
  }
  if (best) Object.assign(m, best);
  return best !== null;
}

const bindings = (r: Reading, effect: Activated, targets: readonly number[]): void => {
  if (targets.length === 0) return;
  let at = 0;
  for (const some of effect.target ?? []) {
    const n = typeof some.n === 'number' ? some.n : targets.length - at;
    if (some.as) r.regs.set(some.as, targets.slice(at, at + n));
    at += n;
  }
};

/** Pays the cost of an effect; the card itself comes to lie face-up if it is activated. */
export function begin(m: Model, h: number, effect: Activated, r: Reading): void {
  const p = find(m, h);
  if (!p) return;
  if (effect.on.k === 'card' && p.def) {
    const field = p.def.sub.includes('field');
    if (!p.def.sub.includes('equip')) lay(m, h, r.you, field ? 'fzone' : 'szone');
  }
  for (const mod of effect.oath ?? []) swear(m, h, mod, r.you);
  if (effect.cost) run(m, effect.cost, { ...r, next: (after, inner) => runEffect(after, effect, inner) });
}

/** What its player gives up for the rest of the turn. */
function swear(m: Model, h: number, mod: Mod, you: PlayerId): void {
  if (mod.k !== 'cannot' || m.turnPlayer !== you) return;
  const p = find(m, h);
  if (mod.do === 'attack' && p && mod.where?.some((f) => f.k === 'isRef' && f.is === 'this')) {
    if (p.zone === 'mzone') mark(m, p, { noAttack: true });
  } else if (mod.do === 'attack' || mod.do === 'enterBattle') m.peace = true;
  else m.extra[you] -= 0.25;
}

/** The rest: what it does, and where the card goes then. */
export function finish(m: Model, h: number, effect: Activated, r: Reading, mode = -1): void {
  const p = find(m, h);
  const asCard = effect.on.k === 'card' && p?.def;
  if (asCard && p.def?.sub.includes('equip')) {
    if (p.host === -1 && !wear(m, p, r.you, r.judge)) send(m, h, 'gy');
    if (effect.do.length > 0) run(m, effect.do, r);
    return;
  }
  runEffect(m, effect, r, mode);
  const now = find(m, h);
  const left = now && (now.zone === 'szone' || now.zone === 'fzone') && now.host === -1;
  if (asCard && p.def && !stays(p.def) && left && !effect.do.some((op) => op.k === 'stay')) send(m, h, 'gy');
}

/** Activates an effect and lets it resolve, with nothing in between. */
export function activate(
  m: Model,
  h: number,
  effect: Activated,
  you: PlayerId,
  judge: Judge,
  event: readonly number[] = [],
  targets: readonly number[] = [],
): void {
  const r = reading(you, h, event, judge);
  bindings(r, effect, targets);
  begin(m, h, effect, r);
  finish(m, h, effect, r);
}

function procedure(m: Model, p: Piece, effect: Effect, judge: Judge): void {
  if (effect.k !== 'procedure') return;
  const r = reading(m.me, p.h, [], judge);
  if (effect.cost) run(m, effect.cost, r);
  const side = players(m, effect.to, r)[0] ?? m.me;
  const attack = effect.pos.includes('attack') && (side !== m.me || p.atk >= p.dfn || p.atk >= 1500);
  if (find(m, p.h)) place(m, p.h, side, attack, !effect.pos.every((pos) => pos === 'faceDownDefense'));
  if (effect.then) run(m, effect.then, r);
  arrived(m, p.h, 'special', r);
}

/** A card that has just come is worth what it can do next, too. */
function withFirstUse(m: Model, h: number, judge: Judge): Model {
  const p = find(m, h);
  if (p?.side !== m.me || p.negated || !p.up) return m;
  let best = m;
  let most: number | null = null;
  for (const effect of p.def?.effects ?? []) {
    if (effect.k !== 'act' || (effect.on.k !== 'ignition' && effect.on.k !== 'quick')) continue;
    if (effect.on.k === 'quick' && effect.on.ev) continue;
    if (effect.from && !effect.from.some((zone) => zone === p.zone || zone === 'field')) continue;
    most ??= judge(m);
    const r = reading(m.me, h, [], judge);
    if (pointless(m, effect.if, r)) continue;
    const after = copy(m);
    activate(after, h, effect, m.me, judge);
    const worth = judge(after);
    if (worth > most && after.lp[m.me] > 0) {
      most = worth;
      best = after;
    }
  }
  return best;
}

/** The table after an offered action, or null when it is none that can be thought through. */
export function afterOption(table: Model, option: OptionView, judge: Judge): Model | null {
  const m = copy(table);
  const p = option.card ? find(m, option.card.h) : null;
  if (!p) return null;
  const r = reading(m.me, p.h, [], judge);
  switch (option.k) {
    case 'summon':
    case 'tributeSummon':
      if (option.k === 'tributeSummon' || option.n > 0) payTributes(m, p, option.n, judge);
      place(m, p.h, m.me, true, true);
      arrived(m, p.h, 'normal', r);
      return withFirstUse(m, p.h, judge);
    case 'set':
      payTributes(m, p, option.n, judge);
      place(m, p.h, m.me, false, false);
      return m;
    case 'flip': {
      change(m, p.h, { attack: true, held: true });
      turnUp(m, p.h);
      const now = find(m, p.h);
      if (now) flipped(m, now, r);
      arrived(m, p.h, 'flip', r);
      return withFirstUse(m, p.h, judge);
    }
    case 'position':
      change(m, p.h, { attack: !p.attack, held: true });
      return m;
    case 'setSpell':
      change(m, p.h, { zone: p.def?.sub.includes('field') ? 'fzone' : 'szone', side: m.me, up: false });
      return m;
    case 'procedure': {
      const effect = m.known.effect(option.n)?.effect;
      if (!effect) return null;
      procedure(m, p, effect, judge);
      return withFirstUse(m, p.h, judge);
    }
    case 'activate': {
      const effect = m.known.effect(option.n)?.effect;
      if (effect?.k !== 'act') return null;
      activate(m, p.h, effect, m.me, judge);
      return effect.on.k === 'card' && effect.do.length === 0 ? withFirstUse(m, p.h, judge) : m;
    }
    default:
      return null;
  }
}

/** Is a condition of the effect already known to fail? */
export function pointless(m: Model, conds: readonly Cond[] | undefined, r: Reading): boolean {
  return conds?.some((c) => holds(m, c, r) === false) ?? false;
}
