/** AST → instructions. Done once per effect, when it is first needed. */
import type { DelayNode, Ins, Lowered, PickVerb } from '../code.ts';
import { REG } from '../code.ts';
import type { Purpose } from '../decision.ts';
import type { Cards, Effect, Mod, Op, Some, Still, SummonPos, Who } from './index.ts';
import { optionalOps } from './optional.ts';

export const isSome = (c: Cards): c is Some => typeof c === 'object' && 'from' in c;

/** Registers with what a verb asked for; -1 none. */
interface Half {
  cards: number;
  aux: number;
}

class Builder implements Lowered {
  parts: Ins[][] = [];
  mods: Mod[] = [];
  tolls: number[] = [];
  delays: DelayNode[] = [];
  registers: number = REG.first;
  names = new Map<string, { at: number; each: boolean }>();
  holdsCards: boolean[] = [true, true, false, true, true];
  modeParts: number[] = [];
  modAt = new Map<object, number>();
  code: Ins[] = [];
  private purpose: Purpose = 'effect';
  /** -1 outside `each`, else whose half is being written. */
  private which: -1 | 0 | 1 = -1;
  private readonly effect: Effect;
  /** Made when first asked for: few effects have any. */
  private optional: readonly Op[] | null = null;

  constructor(effect: Effect) {
    this.effect = effect;
  }

  private nth(op: Op): number {
    this.optional ??= optionalOps(this.effect);
    return this.optional.indexOf(op);
  }

  temp(cards: boolean): number {
    this.holdsCards[this.registers] = cards;
    return this.registers++;
  }

  /** Register of a name; made when it is new. */
  named(name: string, cards: boolean): number {
    const known = this.names.get(name);
    if (known !== undefined) return known.each && this.which === 1 ? known.at + 1 : known.at;
    const each = this.which !== -1;
    const at = this.temp(cards);
    if (each) this.temp(cards);
    this.names.set(name, { at, each });
    return each && this.which === 1 ? at + 1 : at;
  }

  /** Modifications join the effect's table; what a toll asks for becomes a part of its own. */
  bring(mods: readonly Mod[]): void {
    const first = this.mods.length;
    this.mods.push(...mods);
    // what is paid may bring modifications of its own: they come behind all of these
    mods.forEach((m, i) => {
      if (m.k === 'toll') this.tolls[first + i] = this.part(m.pay, 'cost');
    });
  }

  private get ok(): number {
    return this.which + 1;
  }

  part(ops: readonly Op[] | undefined, purpose: Purpose): number {
    const outer = { code: this.code, purpose: this.purpose, which: this.which };
    this.code = [];
    this.purpose = purpose;
    this.which = -1;
    const at = this.parts.length;
    this.parts.push(this.code);
    if (ops !== undefined) this.list(ops);
    this.code = outer.code;
    this.purpose = outer.purpose;
    this.which = outer.which;
    return at;
  }

  targets(list: readonly Some[] | undefined): void {
    const code: Ins[] = [];
    this.parts.push(code);
    for (const some of list ?? []) {
      code.push({
        i: 'pick',
        some,
        reg: some.as === undefined ? this.temp(true) : this.named(some.as, true),
        purpose: 'target',
        verb: 'pick',
        need: true,
        ok: 0,
      });
    }
  }

  /** Segments end at `also`/`alsoAfter`; a failed `ifYouDo`/`then` leaves its segment. */
  list(ops: readonly Op[]): void {
    let exits: (Ins & { i: 'unlessOk' })[] = [];
    const close = (): void => {
      for (const e of exits) e.to = this.code.length;
      exits = [];
    };
    for (let i = 0; i < ops.length; ) {
      const op = ops[i]!;
      const at = this.code.length;
      if (op.link === 'also' || op.link === 'alsoAfter') close();
      if (op.link === 'ifYouDo' || op.link === 'then') {
        const exit: Ins & { i: 'unlessOk' } = { i: 'unlessOk', ok: this.ok, to: -1 };
        exits.push(exit);
        this.code.push(exit);
      }
      if (op.link === 'then' || op.link === 'alsoAfter') this.code.push({ i: 'stamp' });
      let j = i + 1;
      while (j < ops.length && ops[j]!.link === 'and') j++;
      this.group(ops.slice(i, j), ops[j]?.link === 'ifYouDo');
      if (tiesAtOnce(op)) for (const ins of this.code.slice(at)) ins.joined = true;
      i = j;
    }
    close();
  }

  /** Operations joined by `and`: everything is asked before the first happens. */
  private group(ops: readonly Op[], need: boolean): void {
    const halves = ops.map((op) => this.ask(op, need));
    this.acts(ops, halves, false);
  }

  /** All of a moment: each verb after the first shares it, and the first too when it is `joined` to what went before. */
  private acts(ops: readonly Op[], halves: readonly (Half | null)[], joined: boolean): void {
    for (const [n, op] of ops.entries()) {
      const half = halves[n]!;
      if (half === null) this.control(op);
      else {
        const at = this.code.length;
        this.act(op, half);
        const done = this.code[at];
        if ((n > 0 || joined) && done?.i === 'do') done.joined = true;
      }
    }
  }

  /** First half of a simple verb: what must be asked. Null for operations that hold others. */
  private ask(op: Op, need: boolean): Half | null {
    switch (op.k) {
      case 'may':
      case 'if':
      case 'payElse':
      case 'modes':
      case 'each':
      case 'every':
      case 'repeat':
        return null;
      case 'pick':
        return { cards: this.pick(op.what, need, 'pick', op.as), aux: -1 };
      case 'search':
        return { cards: this.pick(op.what, need, op.k), aux: -1 };
      case 'counter':
        return { cards: this.cards(op.on, need, op.k), aux: -1 };
      case 'swapControl':
        return { cards: this.cards(op.a, need, op.k), aux: this.cards(op.b, need, op.k) };
      case 'retarget':
        return { cards: op.to === 'direct' ? -1 : this.cards(op.to, need, op.k), aux: -1 };
      case 'modify':
        return {
          cards: typeof op.what === 'object' && 'player' in op.what ? -1 : this.cards(op.what, need, op.k),
          aux: -1,
        };
      case 'summon': {
        const ignoring = op.ignoring === 'conditions';
        const cards = this.cards(op.what, need, ignoring ? 'summonFreely' : op.k);
        return { cards, aux: this.prep(cards, op.to, op.by ?? 'you', op.pos, ignoring) };
      }
      case 'asMonster': {
        const cards = this.cards('this', need, op.k);
        return { cards, aux: this.prep(cards, 'you', 'you', op.pos, false, true) };
      }
      case 'toDeck': {
        const cards = this.cards(op.what, need, op.k);
        if (op.at === 'shuffle' || op.at === 'faceUpShuffle') return { cards, aux: -1 };
        const by: Who = this.which === -1 ? 'you' : 'they';
        this.code.push({ i: 'order', reg: cards, by, inDeck: false });
        if (op.at !== 'topOrBottom') return { cards, aux: -1 };
        const aux = this.temp(false);
        this.code.push({ i: 'deckEnd', cards, reg: aux, by });
        return { cards, aux };
      }
      case 'token':
      case 'shift': {
        const cards = op.k === 'token' ? -1 : this.cards(op.what, need, op.k);
        const aux = this.temp(false);
        this.code.push({ i: 'zones', op: op as Op & { k: 'token' | 'shift' }, cards, reg: aux });
        return { cards, aux };
      }
      // which monster and which materials are one question: the instruction itself asks
      case 'summonByRule':
      case 'normalSummon':
        return { cards: op.what.as === undefined ? this.temp(true) : this.named(op.what.as, true), aux: -1 };
      case 'order': {
        const cards = this.cards(op.what, need, op.k, op.as);
        this.code.push({ i: 'order', reg: cards, by: op.by, inDeck: true });
        return { cards, aux: -1 };
      }
      default:
        return {
          cards: CARD_VERBS.has(op.k) && 'what' in op ? this.cards(op.what as Cards, need, op.k) : -1,
          aux: -1,
        };
    }
  }

  private cards(c: Cards, need: boolean, verb: PickVerb, as?: string): number {
    if (isSome(c)) return this.pick(c, need, verb, as);
    const reg = as === undefined ? this.temp(true) : this.named(as, true);
    this.code.push({ i: 'gather', from: c as Still, reg });
    return reg;
  }

  private pick(some: Some, need: boolean, verb: PickVerb, as?: string): number {
    const name = some.as ?? as;
    const reg = name === undefined ? this.temp(true) : this.named(name, true);
    this.code.push({ i: 'pick', some, reg, purpose: this.purpose, verb, need, ok: this.ok });
    return reg;
  }

  private prep(cards: number, to: Who, by: Who, how: SummonPos[], ignoring: boolean, guise = false): number {
    const pos = this.temp(false);
    this.code.push({ i: 'prep', cards, pos, to, by, how, ignoring, guise });
    return pos;
  }

  /** Second half: the verb itself. */
  private act(op: Op, { cards, aux }: Half): void {
    const numeric =
      op.k === 'note' ||
      op.k === 'draw' ||
      op.k === 'damage' ||
      op.k === 'gainLp' ||
      op.k === 'loseLp' ||
      op.k === 'payLp';
    switch (op.k) {
      case 'pick':
      case 'order':
        return;
      case 'declare':
        this.code.push({ i: 'declare', op: op as Op & { k: 'declare' }, reg: this.named(op.as, false) });
        return;
      case 'coin':
      case 'die':
        this.code.push({ i: 'do', op, cards, aux, out: this.named(op.as, false), ok: this.ok, cost: false });
        return;
      case 'summonByRule':
        this.code.push({
          i: 'fuse',
          op: op as Op & { k: 'summonByRule' },
          what: cards,
          materials: this.temp(true),
          pos: this.temp(false),
          ok: this.ok,
          out: op.as === undefined ? -1 : this.named(op.as, true),
        });
        return;
      case 'normalSummon':
        this.code.push({
          i: 'normal',
          op: op as Op & { k: 'normalSummon' },
          what: cards,
          ok: this.ok,
          out: op.as === undefined ? -1 : this.named(op.as, true),
        });
        return;
      case 'run':
        this.code.push({ i: 'run', op: op as Op & { k: 'run' }, ok: this.ok });
        return;
      case 'use': {
        // what is not used by then goes back where it belongs
        const name = op.as ?? `use ${this.delays.length}`;
        const reg = this.named(name, true);
        const back: Op & { k: 'delay' } = {
          k: 'delay',
          on: { k: 'phase', is: 'end', at: 'end', of: 'both' },
          times: 'once',
          chain: false,
          do: [{ k: 'toGrave', what: { ref: name } }],
        };
        this.modAt.set(op, this.delays.length);
        this.delays.push({ op: back, part: this.part(back.do, 'effect') });
        this.code.push({ i: 'do', op, cards, aux, out: reg, ok: this.ok, cost: false });
        return;
      }
      case 'delay':
        this.delays.push({ op: op as Op & { k: 'delay' }, part: this.part(op.do, 'effect') });
        break;
      case 'modify':
        this.modAt.set(op, this.mods.length);
        this.bring(op.mods);
        break;
      case 'control':
        this.modAt.set(op, this.mods.length);
        this.mods.push({ k: 'control', to: op.to });
        break;
      case 'swapControl':
        // index 0: the card goes to `you`, index 1: to the opponent
        this.modAt.set(op, this.mods.length);
        this.mods.push({ k: 'control', to: 'you' }, { k: 'control', to: 'opp' });
        break;
      default:
    }
    const out = op.as === undefined ? -1 : this.named(op.as, !numeric);
    this.code.push({ i: 'do', op, cards, aux, out, ok: this.ok, cost: this.purpose === 'cost' });
  }

  /** Operations that hold other operations. */
  private control(op: Op): void {
    const code = this.code;
    switch (op.k) {
      case 'if': {
        const test: Ins & { i: 'unless' } = { i: 'unless', c: op.c, to: -1 };
        code.push({ i: 'setOk', ok: this.ok, v: 1 }, test);
        this.list(op.do);
        this.otherwise(test, op.else);
        return;
      }
      case 'may': {
        const ask: Ins & { i: 'may' } = {
          i: 'may',
          by: op.by,
          to: -1,
          ok: this.ok,
          pay: null,
          nth: this.nth(op),
        };
        code.push(ask);
        this.list(op.do);
        ask.to = code.length;
        return;
      }
      case 'payElse': {
        const able: Ins & { i: 'payable' } = { i: 'payable', by: op.by, pay: op.pay, to: -1 };
        code.push(able);
        const ask: (Ins & { i: 'may' }) | null = op.may
          ? { i: 'may', by: op.by, to: -1, ok: this.ok, pay: op.pay, nth: this.nth(op) }
          : null;
        if (ask !== null) code.push(ask);
        const purpose = this.purpose;
        this.purpose = 'cost';
        this.list(op.pay);
        this.purpose = purpose;
        this.otherwise(able, op.else);
        if (ask !== null) ask.to = able.to;
        return;
      }
      case 'modes': {
        const ask: Ins & { i: 'mode' } = {
          i: 'mode',
          by: op.by,
          conds: op.of.map((m) => m.if ?? []),
          to: [],
          end: -1,
          ok: this.ok,
        };
        code.push(ask);
        const ends: (Ins & { i: 'jump' })[] = [];
        for (const mode of op.of) {
          ask.to.push(code.length);
          this.list(mode.do);
          const end: Ins & { i: 'jump' } = { i: 'jump', to: -1 };
          ends.push(end);
          code.push(end);
        }
        for (const end of ends) end.to = code.length;
        ask.end = code.length;
        return;
      }
      case 'each':
        this.each(op.do);
        return;
      case 'every': {
        const cards = this.cards(op.of, false, 'pick');
        const at = this.temp(false);
        const loop: Ins & { i: 'next' } = { i: 'next', cards, at, to: -1 };
        const start = code.length;
        code.push(loop);
        this.list(op.do);
        code.push({ i: 'jump', to: start });
        loop.to = code.length;
        return;
      }
      case 'repeat': {
        const start = code.length;
        this.list(op.do);
        const test: Ins & { i: 'unless' } = { i: 'unless', c: op.while, to: -1 };
        code.push(test, { i: 'jump', to: start, again: true });
        test.to = code.length;
        return;
      }
      default:
        throw new Error(`operation ${op.k} holds no others`);
    }
  }

  private otherwise(test: { to: number }, ops: Op[] | undefined): void {
    if (ops === undefined) {
      test.to = this.code.length;
      return;
    }
    const end: Ins & { i: 'jump' } = { i: 'jump', to: -1 };
    this.code.push(end);
    test.to = this.code.length;
    this.list(ops);
    end.to = this.code.length;
  }

  /**
   * For both players: the choices of each operation, or of those joined by `and`, first, turn player first; then both at one
   * moment. Links work per player: each half has its own success slot.
   */
  private each(ops: readonly Op[]): void {
    const code = this.code;
    code.push({ i: 'setOk', ok: 1, v: 1 }, { i: 'setOk', ok: 2, v: 1 });
    for (let i = 0; i < ops.length; ) {
      const { link } = ops[i]!;
      let j = i + 1;
      while (j < ops.length && ops[j]!.link === 'and') j++;
      const group = ops.slice(i, j);
      i = j;
      if (link === 'then' || link === 'alsoAfter') code.push({ i: 'stamp' });
      const guarded = link === 'ifYouDo' || link === 'then';
      const forEach = (joined: boolean, body: (which: 0 | 1) => void): void => {
        for (const which of [0, 1] as const) {
          this.which = which;
          const same = joined && which === 1 ? ({ joined: true } as const) : {};
          const skip: Ins & { i: 'unlessOk' } = { i: 'unlessOk', ok: this.ok, to: -1, ...same };
          if (guarded) code.push(skip);
          code.push({ i: 'they', which, ...same });
          body(which);
          skip.to = code.length;
        }
      };
      const halves: [(Half | null)[], (Half | null)[]] = [[], []];
      forEach(false, (which) => {
        halves[which] = group.map((op) => this.ask(op, false));
      });
      forEach(true, (which) => this.acts(group, halves[which], which === 1));
    }
    this.which = -1;
    code.push({ i: 'they', which: -1 }, { i: 'setOk', ok: 0, v: 1 });
  }
}

/**
 * What an effect brings or puts on is tied to its card before anything reacts to it: a monster that is destroyed as soon as
 * it comes was the one of Premature Burial (EFFECT-03).
 */
const tiesAtOnce = (op: Op): boolean =>
  op.link === 'ifYouDo' && (op.k === 'bond' || op.k === 'equip') && !isSome(op.what);

/** Verbs that act on the cards of their `what`. */
const CARD_VERBS = new Set<Op['k']>([
  'destroy',
  'toGrave',
  'discard',
  'tribute',
  'banish',
  'toHand',
  'toDeck',
  'set',
  'return',
  'place',
  'equip',
  'control',
  'position',
  'rearrange',
  'reveal',
  'bond',
  'use',
]);

/** Lowers one effect: its cost, targets, operations, modes and delays, in the order of `PART`. */
export function lower(e: Effect): Lowered {
  const b = new Builder(e);
  switch (e.k) {
    case 'act':
      b.part(e.cost, 'cost');
      b.targets(e.target);
      b.part(e.do, 'effect');
      for (const mode of e.modes ?? []) {
        b.modeParts.push(b.part(mode.cost, 'cost'));
        b.targets(mode.target);
        b.part(mode.do, 'effect');
      }
      oath(b, e.oath);
      break;
    case 'procedure':
      b.part(e.cost, 'cost');
      b.targets(undefined);
      b.part(e.then, 'effect');
      oath(b, e.oath);
      break;
    case 'react':
    case 'replace':
    case 'tributeProc':
      b.part(undefined, 'cost');
      b.targets(undefined);
      b.part(e.k === 'react' ? e.do : e.k === 'replace' ? e.instead : e.then, 'effect');
      break;
    case 'static':
      b.bring(e.mods);
      break;
    default:
  }
  return b;
}

function oath(b: Builder, mods: Mod[] | undefined): void {
  if (mods === undefined) return;
  b.modAt.set(mods, b.mods.length);
  b.bring(mods);
}
