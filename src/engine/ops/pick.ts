/** Asking for cards one at a time, with look-ahead so that every offered card leaves a legal rest (DESIGN §0.5). */
import { type Code, type Ins, REG } from '../code.ts';
import { emit } from '../core/emit.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { pileOf, randomPick } from '../core/mutate.ts';
import { option } from '../decision.ts';
import { idOf, token } from '../eval/ctx.ts';
import { keepsCompletion } from '../legal/feasible.ts';
import { boundsOf, candidatesFor, chooserOf, completable, complete } from '../legal/pick.ts';
import { effAt } from '../pool.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import { leavesTolls } from '../proc/tolls.ts';
import { profileOf } from '../profile.ts';
import type { Frame, State } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';

export function runPick(s: State, f: Frame, ins: Ins & { i: 'pick' }, code: Code): void {
  const c = frameCtx(s, f);
  if (f.v[OV.busy] !== f.step + f.v[OV.at]! * 1000) {
    f.v[OV.busy] = f.step + f.v[OV.at]! * 1000;
    f.regs[ins.reg] = [];
  }
  const taken = ins.purpose === 'target' ? f.regs[REG.targets]!.map(idOf) : [];
  const all = candidatesFor(s, c, ins.some, ins.verb, ins.purpose).filter((id) => !taken.includes(id));
  const chosen = f.regs[ins.reg]!.map(idOf);
  const [min, max] = boundsOf(s, c, ins.some, all.length);
  if (s.answer !== null) {
    const a = takeAnswer(s);
    if (a.k === 'done') return finish(s, f, ins, chosen);
    chosen.push(a.card);
    f.regs[ins.reg] = [...f.regs[ins.reg]!, token(s, a.card)];
  }
  if (chosen.length >= max) return finish(s, f, ins, chosen);
  const rest = all.filter((id) => !chosen.includes(id));
  if (ins.need && all.length < min) {
    f.regs[ins.reg] = [];
    return finish(s, f, ins, []);
  }
  if (ins.some.how === 'random') {
    const pile = [...rest];
    while (chosen.length < Math.min(max, all.length))
      chosen.push(pile.splice(randomPick(s, pile.length), 1)[0]!);
    return finish(s, f, ins, chosen);
  }
  // nothing to choose: all of them, as far as possible
  if (ins.some.sum === undefined && ins.some.distinct === undefined && chosen.length + rest.length <= min)
    return finish(s, f, ins, [...chosen, ...rest]);
  const limited = ins.purpose === 'cost' || ins.purpose === 'target';
  const next = rest.filter(
    (id) =>
      completable(
        s,
        c,
        ins.some,
        [...chosen, id],
        rest.filter((x) => x !== id),
        Math.min(min, all.length),
        max,
      ) &&
      (!limited ||
        (keepsCompletion(s, c, effAt(f.v[OV.addr]!), f.v[OV.mode]!, code, f.step, [...chosen, id], true) &&
          leavesTolls(s, s.frames[s.frames.length - 2]!, [...chosen, id]))),
  );
  const mayStop = complete(s, c, ins.some, chosen, min);
  if (next.length === 0) return finish(s, f, ins, chosen);
  if (
    !mayStop &&
    next.length === 1 &&
    min === max &&
    chosen.length === min - 1 &&
    visible(s, next[0]!, chooserOf(s, c, ins.some))
  )
    return finish(s, f, ins, [...chosen, next[0]!]);
  const options = next.map((id) => option('card', id));
  if (mayStop) options.push(option('done'));
  ask(s, chooserOf(s, c, ins.some), 'pickCard', options, {
    purpose: ins.purpose,
    card: c.self,
    addr: f.v[OV.addr]!,
    min: Math.min(min, all.length),
    max: Math.min(max, all.length),
    chosen,
    what: ins.some.how === 'blind' ? 1 : -1,
  });
}

const visible = (s: State, id: CardId, p: number): boolean =>
  (s.cards[id]!.seen & (1 << p)) !== 0 || s.cards[id]!.zone === ZONE.deck;

function finish(s: State, f: Frame, ins: Ins & { i: 'pick' }, chosen: readonly CardId[]): void {
  f.regs[ins.reg] = chosen.map((id) => token(s, id));
  if (ins.purpose === 'target') f.regs[REG.targets] = [...f.regs[REG.targets]!, ...f.regs[ins.reg]!];
  f.v[OV.ok + ins.ok] =
    chosen.length > 0 || ins.some.n === 'any' || (Array.isArray(ins.some.n) && ins.some.n[0] === 0) ? 1 : 0;
  f.v[OV.busy] = -1;
  f.step++;
  const from = ins.some.from;
  if (
    chosen.length === 0 &&
    typeof from === 'object' &&
    'in' in from &&
    from.in.includes('deck') &&
    s.result === null &&
    profileOf(s.rules).failedSearchShown
  )
    missed(s, f, ins);
}

/** GAP-31, GOAT-11, EDI-10: a search that finds nothing is proved by showing the pile. */
function missed(s: State, f: Frame, ins: Ins & { i: 'pick' }): void {
  const c = frameCtx(s, f);
  const from = ins.some.from as { in: ('deck' | 'hand')[]; of: Parameters<typeof one>[2] };
  const p = one(s, f, from.of);
  const cards = from.in.flatMap((place) => pileOf(s, p, ZONE[place]));
  emit(s, 'revealed', { player: -1, by: c.you, cause: c.self, addr: f.v[OV.addr]!, cards, n: 1 });
}

/** Cards of a Deck change places among themselves, the first one topmost; only who did it knows the order. */
function stack(s: State, ids: readonly CardId[], by: PlayerId): void {
  for (const p of [0, 1] as const) {
    const own = ids.filter((id) => s.cards[id]!.zone === ZONE.deck && s.cards[id]!.controller === p);
    if (own.length < 2) continue;
    const deck = pileOf(s, p, ZONE.deck);
    const places = own.map((id) => deck.indexOf(id)).sort((a, b) => b - a);
    own.forEach((id, i) => {
      deck[places[i]!] = id;
      const c = s.cards[id]!;
      if (c.face === 0) c.seen &= 1 << by;
      c.hides++;
    });
    s.epoch++;
    emit(s, 'rearranged', { player: p, by, cards: own, n: 1 });
  }
}

/** Puts cards in an order of the player's choice. */
export function runOrder(s: State, f: Frame, ins: Ins & { i: 'order' }): void {
  const c = frameCtx(s, f);
  const by = one(s, f, ins.by);
  const at = f.step + 1000;
  if (f.v[OV.busy] !== at) {
    f.v[OV.busy] = at;
    f.v[OV.at] = 0;
  }
  const list = f.regs[ins.reg]!;
  let done = f.v[OV.at]!;
  if (s.answer !== null) {
    const t = token(s, takeAnswer(s).card);
    f.regs[ins.reg] = [...list.slice(0, done), t, ...list.slice(done).filter((x) => x !== t)];
    done = f.v[OV.at] = done + 1;
  }
  if (list.length - done <= 1) {
    if (ins.inDeck) stack(s, f.regs[ins.reg]!.map(idOf), by);
    f.v[OV.busy] = -1;
    f.v[OV.at] = 0;
    f.step++;
    return;
  }
  ask(
    s,
    by,
    'order',
    f.regs[ins.reg]!.slice(done).map((t) => option('card', idOf(t))),
    { purpose: 'order', card: c.self, addr: f.v[OV.addr]! },
  );
}
