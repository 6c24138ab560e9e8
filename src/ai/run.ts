/** Carries effects out on the model: operation lists, their choices, and what follows from them. */
import type { Activated, Cards, Op, PlayerId, Some } from '../engine/index.ts';
import { actOn, modifyPlayer } from './act.ts';
import { choose } from './choose.ts';
import { evaluate } from './evaluate.ts';
import { bring, change, copy, find, type Model, other, type Piece } from './model.ts';
import { hurt, lay, place, send } from './moves.ts';
import { holds, num, players, resolve } from './read.ts';
import { type Reading, reading } from './reading.ts';
import { summonByRule } from './special.ts';
import { innerLists, isSome } from './visit.ts';

const DEEPEST = 3;

/** The cards an operation takes; choices are made now. */
function taken(m: Model, cards: Cards, op: Op, rest: readonly Op[], r: Reading): Piece[] {
  if (!isSome(cards)) return resolve(m, cards, r);
  // A card that is only picked now is judged by what happens to it later.
  const found = choose(m, cards, r, (m2, piece) => {
    const inner = { ...r, depth: r.depth + 1, regs: new Map(r.regs), nums: new Map(r.nums) };
    if (cards.as) inner.regs.set(cards.as, [piece.h]);
    if (op.k === 'pick' || op.k === 'reveal') run(m2, rest, inner);
    else perform(m2, op, [piece], inner);
    if (cards.as && r.next && r.depth === 0) r.next(m2, { ...inner, judge: evaluate });
  });
  if (cards.as)
    r.regs.set(
      cards.as,
      found.map((p) => p.h),
    );
  return found;
}

function perform(m: Model, op: Op, pieces: readonly Piece[], r: Reading): void {
  actOn(m, op, pieces, r, (p) => flipped(m, p, r));
  if (op.k === 'summon') for (const p of pieces) arrived(m, p.h, 'special', r);
}

/** Worth to `who` of carrying the list out, and the table it leaves. */
function tried(m: Model, ops: readonly Op[], r: Reading, who: PlayerId): { gain: number; after: Model } {
  const after = copy(m);
  const before = r.judge(m);
  run(after, ops, { ...r, depth: r.depth + 1, regs: new Map(r.regs), nums: new Map(r.nums) });
  const gain = r.judge(after) - before;
  return { gain: who === m.me ? gain : -gain, after };
}

const adopt = (m: Model, from: Model): void => void Object.assign(m, from);

function nested(m: Model, op: Op, r: Reading): boolean {
  switch (op.k) {
    case 'may': {
      const { gain, after } = tried(m, op.do, r, players(m, op.by, r)[0] ?? r.you);
      if (gain > 0) adopt(m, after);
      return gain > 0;
    }
    case 'if': {
      const is = holds(m, op.c, r);
      if (is === true) return run(m, op.do, r);
      if (is === false) return op.else ? run(m, op.else, r) : false;
      const yes = tried(m, op.do, r, m.me).gain;
      const no = op.else ? tried(m, op.else, r, m.me).gain : 0;
      m.extra[m.me] += (yes + no) / 2;
      return true;
    }
    case 'payElse': {
      const who = players(m, op.by, r)[0] ?? r.you;
      const pay = tried(m, op.pay, r, who);
      const not = tried(m, op.else, r, who);
      adopt(m, pay.gain >= not.gain ? pay.after : not.after);
      return true;
    }
    case 'modes': {
      const who = players(m, op.by, r)[0] ?? r.you;
      const tries = op.of.map((mode) => tried(m, mode.do, r, who));
      const best = tries.reduce<(typeof tries)[number] | null>(
        (a, b) => (a && a.gain >= b.gain ? a : b),
        null,
      );
      if (best) adopt(m, best.after);
      return best !== null;
    }
    case 'each':
      for (const they of [r.you, other(r.you)]) run(m, op.do, { ...r, they, depth: r.depth + 1 });
      return true;
    case 'every': {
      const all = isSome(op.of) ? taken(m, op.of, op, [], r) : resolve(m, op.of, r);
      for (const piece of all) run(m, op.do, { ...r, it: piece.h, depth: r.depth + 1 });
      return all.length > 0;
    }
    case 'repeat':
      return run(m, op.do, r);
    case 'delay':
      m.extra[m.me] += 0.6 * tried(m, op.do, r, m.me).gain;
      return true;
    default:
      return false;
  }
}

function negate(m: Model, op: Extract<Op, { k: 'negate' }>, r: Reading): boolean {
  const about = resolve(m, op.of, r);
  if (op.what === 'attack') {
    m.battle = null;
    return true;
  }
  if (op.what === 'summon') for (const p of about) send(m, p.h, 'gy');
  else m.stopped = [...m.stopped, ...about.map((p) => p.h)];
  return true;
}

/** One operation; tells whether anything was done. */
function step(m: Model, op: Op, rest: readonly Op[], r: Reading): boolean {
  if (innerLists(op).length > 0) return r.depth < DEEPEST ? nested(m, op, r) : false;
  switch (op.k) {
    case 'draw':
      for (const who of players(m, op.who, r)) draw(m, who, num(m, op.n, r));
      return true;
    case 'mill':
      for (const who of players(m, op.who, r)) m.deck[who] -= Math.min(m.deck[who], num(m, op.n, r));
      return true;
    case 'damage':
    case 'loseLp':
    case 'payLp':
      for (const who of players(m, op.who, r)) hurt(m, who, num(m, op.n, r));
      return true;
    case 'gainLp':
      for (const who of players(m, op.who, r)) m.lp[who] += num(m, op.n, r);
      return true;
    case 'setLp':
      m.lp[r.you] = num(m, op.you, r);
      m.lp[other(r.you)] = num(m, op.opp, r);
      return true;
    case 'token': {
      const side = players(m, op.to, r)[0] ?? r.you;
      const room = 5 - m.pieces.filter((p) => p.zone === 'mzone' && p.side === side).length;
      const attack = !op.pos.includes('defense');
      for (let i = Math.min(room, num(m, op.n, r)); i > 0; i -= 1)
        place(m, bring(m, op.token, side, 'gone').h, side, attack, true);
      return room > 0;
    }
    case 'negate':
      return negate(m, op, r);
    case 'modify':
      if (typeof op.what === 'object' && 'player' in op.what) {
        modifyPlayer(m, players(m, op.what.player, r), op.mods);
        return true;
      }
      break;
    case 'equip': {
      const host = resolve(m, op.to, r)[0];
      if (!host) return false;
      for (const p of taken(m, op.what, op, rest, r)) {
        send(m, p.h, 'gy');
        lay(m, p.h, r.you, 'szone', host.h);
      }
      return true;
    }
    case 'swapControl': {
      const [a, b] = [taken(m, op.a, op, rest, r)[0], taken(m, op.b, op, rest, r)[0]];
      if (!a || !b) return false;
      change(m, a.h, { side: b.side });
      change(m, b.h, { side: a.side });
      return true;
    }
    case 'summonByRule':
      return summonByRule(m, op, r);
    case 'skip':
      for (const who of players(m, op.of, r)) skip(m, op.phase, who);
      return true;
    case 'goTo':
      m.battle = null;
      if (op.phase !== 'battle') m.peace = true;
      return true;
    case 'win':
      for (const who of players(m, op.who, r)) m.extra[who] += r.depth > 0 ? 2 : 500;
      return true;
    case 'retarget':
      if (op.what === 'attack') m.battle = null;
      return true;
    case 'stay':
      change(m, r.self, { zone: 'szone', side: r.you, up: true });
      return true;
    default:
      break;
  }
  if (!('what' in op) && op.k !== 'counter') return true;
  const cards = op.k === 'counter' ? op.on : (op as { what: Cards }).what;
  if (typeof cards === 'string' && op.k === 'declare') return true;
  const pieces = taken(m, cards, op, rest, r);
  perform(m, op, pieces, r);
  if (op.as)
    r.regs.set(
      op.as,
      pieces.map((p) => p.h),
    );
  return pieces.length > 0;
}

/** Carries a list out. Operations that hang on the success of the one before are skipped when it failed. */
export function run(m: Model, ops: readonly Op[], r: Reading): boolean {
  let done = true;
  if (r.depth > DEEPEST) return false;
  for (let i = 0; i < ops.length; i += 1) {
    const op = ops[i];
    if (!op) continue;
    if (op.link === 'ifYouDo' && !done) continue;
    done = op.k === 'declare' || op.k === 'coin' || op.k === 'die' ? true : step(m, op, ops.slice(i + 1), r);
  }
  return done;
}

export function draw(m: Model, who: PlayerId, n: number): void {
  m.deck[who] -= n;
  for (let i = 0; i < n; i += 1) bring(m, 0, who, 'hand');
}

function skip(m: Model, phase: string, who: PlayerId): void {
  if (phase === 'battle' || phase === 'turn') {
    if (who === m.turnPlayer) m.peace = true;
    else m.lull[who] = true;
  }
  if (phase === 'draw' || phase === 'turn') m.extra[who] -= 0.9;
}

const acts = (p: Piece, want: (e: Activated) => boolean): Activated[] =>
  p.def && !p.negated ? p.def.effects.filter((e): e is Activated => e.k === 'act' && want(e)) : [];

/** An effect as activated by `you`: targets, then what it does. Costs apart. */
export function runEffect(m: Model, effect: Activated, r: Reading, mode = -1): void {
  const chosen = mode >= 0 ? effect.modes?.[mode] : bestMode(m, effect, r);
  const ops = chosen ? [...chosen.do, ...effect.do] : effect.do;
  for (const some of [...(effect.target ?? []), ...(chosen?.target ?? [])]) aim(m, some, ops, r);
  run(m, ops, r);
}

function bestMode(m: Model, effect: Activated, r: Reading): NonNullable<Activated['modes']>[number] | null {
  if (!effect.modes) return null;
  let best = null;
  let most = Number.NEGATIVE_INFINITY;
  effect.modes.forEach((mode, i) => {
    if (r.depth >= DEEPEST || mode.if?.some((c) => holds(m, c, r) === false)) return;
    const after = copy(m);
    runEffect(after, effect, { ...r, depth: r.depth + 1, regs: new Map(r.regs), nums: new Map(r.nums) }, i);
    const worth = r.judge(after) * (r.you === m.me ? 1 : -1);
    if (worth > most) {
      most = worth;
      best = mode;
    }
  });
  return best;
}

/** Chooses a target by what the effect then does to it. */
export function aim(m: Model, some: Some, ops: readonly Op[], r: Reading): void {
  if (some.as && r.regs.has(some.as)) return;
  const found = choose(m, some, r, (m2, piece) => {
    const inner = { ...r, depth: r.depth + 1, regs: new Map(r.regs), nums: new Map(r.nums) };
    if (some.as) inner.regs.set(some.as, [piece.h]);
    run(m2, ops, inner);
  });
  if (some.as)
    r.regs.set(
      some.as,
      found.map((p) => p.h),
    );
}

/** Flip effects, and what else happens when it is turned up. */
export function flipped(m: Model, p: Piece, r: Reading): void {
  if (r.depth >= 2) return;
  const flips = acts(
    p,
    (e) =>
      e.on.k === 'flip' ||
      (e.on.k === 'trigger' && e.on.ev.some((ev) => ev.k === 'flipped' && ev.what === 'this')),
  );
  for (const effect of flips) runEffect(m, effect, reading(p.side, p.h, [p.h], r.judge, r.depth + 1));
}

/** What a monster does when it has come. */
export function arrived(m: Model, h: number, how: 'normal' | 'flip' | 'special', r: Reading): void {
  const p = find(m, h);
  if (!p || r.depth >= 2 || p.zone !== 'mzone' || !p.up) return;
  const fits = (e: Activated): boolean =>
    e.on.k === 'trigger' &&
    e.on.ev.some((ev) => ev.k === 'summoned' && ev.what === 'this' && (!ev.how || ev.how.includes(how)));
  for (const effect of acts(p, fits)) {
    const before = r.judge(m);
    const after = copy(m);
    const mine = reading(p.side, p.h, [p.h], r.judge, r.depth + 1);
    if (effect.cost) run(after, effect.cost, mine);
    runEffect(after, effect, mine);
    const gain = (r.judge(after) - before) * (p.side === m.me ? 1 : -1);
    if (!effect.may || gain > 0) adopt(m, after);
  }
}
