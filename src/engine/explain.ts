/**
 * Why, and why not (DESIGN §15). Nothing is decided here: reasons come from the functions that decide, values from the fold
 * that computes them.
 */
import type { Act, Activated, Stat } from './ast/index.ts';
import { PROC } from './core/frames.ts';
import type { OptionKind } from './decision.ts';
import { affects, banOnCard, banOnPlayer } from './eval/affects.ts';
import { allHold, holds } from './eval/cond.ts';
import { type Ctx, ctxOf, masked } from './eval/ctx.ts';
import { derived, othersOf } from './eval/derived.ts';
import { fold, originalStat, printedStat, type StatStep, statOf } from './eval/stats.ts';
import { activationBar, answered, type BARS, registersFor, type When } from './legal/activate.ts';
import { attackBar, attackTargets } from './legal/battle.ts';
import { feasible } from './legal/feasible.ts';
import {
  againBar,
  battlePhaseBar,
  flipBar,
  type MAIN_BARS,
  normalBar,
  positionBar,
  roomBar,
  setSpellBar,
} from './legal/main.ts';
import { canPay } from './legal/pay.ts';
import { boundsOf, candidatesFor } from './legal/pick.ts';
import { procedureBar } from './legal/procedure.ts';
import { tributable, tributesNeeded } from './legal/tribute.ts';
import { defAt, type Eff, SUB_BIT, usePool } from './pool.ts';
import { WINDOW } from './proc/window.ts';
import type { State } from './state.ts';
import { type CardId, type PlayerId, ZONE } from './types.ts';

/** Everything that can stand in the way; `reasonText` has a sentence for each. */
export type WhyNotCode =
  | (typeof BARS)[number]
  | (typeof MAIN_BARS)[number]
  | 'mechanic'
  | 'materials'
  /** Somebody else decides now, or this kind of action is not asked about. */
  | 'notNow'
  | 'notBattlePhase'
  | 'inDefense'
  | 'noAttackTarget'
  | 'noTarget'
  | 'cannotPay'
  | 'noOutcome';

export interface WhyNot {
  /** Id of the rule, as in the rules' table. */
  rule: string;
  bar: WhyNotCode;
  /** Tributes needed (`tributes`), those that can be used being `m`; else 0. */
  n: number;
  m: number;
  /** The card whose effect forbids it; -1 none. */
  src: CardId;
  /** The failed part of the effect, such as `if[1]` or `target[0]`; '' when it is no such part. */
  path: string;
}

/** One way in which a card could act. */
export interface Way {
  what: OptionKind;
  /** Effect address of an activation or procedure, 1 + address of a `tributeProc`, else as in the option. */
  n: number;
  legal: boolean;
  /** Empty when it is legal; else what failed, in the order in which it was looked at. */
  reasons: WhyNot[];
}

const reason = (bar: WhyNotCode, rule: string, more: Partial<WhyNot> = {}): WhyNot => ({
  rule,
  bar,
  n: 0,
  m: 0,
  src: -1,
  path: '',
  ...more,
});

/** Rules behind the bars that have one wherever they occur. */
const RULES: Readonly<Partial<Record<WhyNotCode, string>>> = {
  normalUsed: 'SUMMON-02',
  cannotSummon: 'SUMMON-07',
  cannotSet: 'SUMMON-07',
  cannotFlip: 'SUMMON-08',
  tributes: 'TRIBUTE-01',
  monsterZones: 'ZONE-02',
  noZone: 'ZONE-03',
  banned: 'EFFECT-08',
  forbidden: 'EFFECT-08',
  alreadyMoved: 'POS-05',
  withdrawn: 'GAP-06',
  attacked: 'POS-07',
  kept: 'EFFECT-02',
  firstTurn: 'TURN-02',
  phaseSkipped: 'TURN-01',
  trapFromHand: 'TRAP-01',
  faceDown: 'SET-04',
  damageStep: 'GAP-03',
  noEvent: 'EFFECT-06',
  limit: 'GAP-22',
  condition: 'GAP-17',
  oath: 'GAP-22',
  cost: 'GAP-17',
  mechanic: 'PRM-36',
  materials: 'GAP-38',
  noDefense: 'GAP-38',
  cannotPay: 'GAP-14',
  toll: 'GAP-14',
  enough: 'EFFECT-08',
  noTarget: 'GAP-17',
  noOutcome: 'GAP-17',
  window: 'GAP-09',
  chainFresh: 'GOAT-07',
  otherPlace: 'EFFECT-05',
  notNow: 'GAP-09',
  notBattlePhase: 'BATTLE-01',
  inDefense: 'BATTLE-04',
  noAttackTarget: 'GAP-04',
};
const plain = (bar: WhyNotCode, more: Partial<WhyNot> = {}): WhyNot => reason(bar, RULES[bar] ?? '', more);

/**
 * Every way in which this card could act for the player, and for those that are not open now, why not.
 * @param state at a decision
 */
export function explainOption(state: State, player: PlayerId, cardId: CardId): Way[] {
  usePool(state.pool);
  const c = state.cards[cardId];
  if (c === undefined) return [];
  const look = new Look(state, player, cardId);
  if (c.zone === ZONE.hand && c.controller === player) look.inHand();
  if (c.zone === ZONE.mzone && c.controller === player) look.monster();
  look.procedures();
  look.activations();
  return look.ways;
}

class Look {
  readonly ways: Way[] = [];
  private readonly s: State;
  private readonly p: PlayerId;
  private readonly id: CardId;
  private readonly main: boolean;
  private readonly own: boolean;

  constructor(s: State, p: PlayerId, id: CardId) {
    this.s = s;
    this.p = p;
    this.id = id;
    this.main = s.phase === 'main1' || s.phase === 'main2';
    this.own = s.turnPlayer === p;
  }

  /** The question on the table, if it is the player's and cards may act in it. */
  private get asked(): 'main' | 'battle' | 'respond' | null {
    const d = this.s.decision;
    if (d === null || d.player !== this.p) return null;
    return d.kind === 'main' || d.kind === 'battle' || d.kind === 'respond' ? d.kind : null;
  }

  /** The decision on the table says whether it is legal; the reasons say why not. */
  private add(what: OptionKind, n: number, reasons: readonly (WhyNot | null)[]): void {
    const d = this.s.decision;
    const offered =
      d !== null &&
      this.asked !== null &&
      d.options.some((o) => o.k === what && o.card === this.id && (what === 'position' || o.n === n));
    const found = reasons.filter((r) => r !== null);
    if (!offered && found.length === 0) found.push(plain('notNow'));
    this.ways.push({ what, n, legal: offered, reasons: offered ? [] : found });
  }

  /** What is done in an open Main Phase of one's own only (SUMMON-10, MAIN-01, SPELL-04). */
  private inMain(rule: string): WhyNot | null {
    if (!this.own) return reason('notYourTurn', rule);
    if (!this.main) return reason('notMainPhase', rule);
    return this.asked === 'main' ? null : plain('notNow');
  }

  private banned(bar: WhyNotCode | '', players: readonly Act[], cards: readonly Act[] = []): WhyNot | null {
    if (bar === '') return null;
    if (bar !== 'banned' && bar !== 'forbidden') return plain(bar);
    return plain(bar, { src: this.forbiddenBy(players, cards) });
  }
  private forbiddenBy(players: readonly Act[], cards: readonly Act[]): CardId {
    for (const act of players) {
      const a = banOnPlayer(this.s, act, this.p, this.id);
      if (a !== null) return a.src;
    }
    for (const act of cards) {
      const a = banOnCard(this.s, act, this.id);
      if (a !== null) return a.src;
    }
    return -1;
  }

  inHand(): void {
    const { s, p, id } = this;
    const d = defAt(s.cards[id]!.d);
    if (d.kind !== 0) {
      this.add('setSpell', 0, [this.inMain('MAIN-01'), this.banned(setSpellBar(s, p, id), ['set'])]);
      return;
    }
    const need = tributesNeeded(s, id);
    this.normal(need > 0 ? 'tributeSummon' : 'summon', 0, need);
    this.normal('set', 0, need);
    for (const eff of d.tributeProcs) {
      if (eff.e.k !== 'tributeProc') continue;
      const n = typeof eff.e.tributes[0] === 'number' ? eff.e.tributes[0] : need;
      this.normal(n > 0 ? 'tributeSummon' : 'summon', 1 + eff.addr, n, eff);
      if (eff.e.set) this.normal('set', 1 + eff.addr, n, eff);
    }
  }

  private normal(
    what: 'summon' | 'tributeSummon' | 'set',
    n: number,
    need: number,
    proc: Eff | null = null,
  ): void {
    const { s, p, id } = this;
    const set = what === 'set';
    const room = roomBar(s, p, id, need, set);
    this.add(what, n, [
      this.inMain('SUMMON-10'),
      s.turnPlayer === p && s.players[p].normalSummons <= 0 ? plain('normalUsed') : null,
      this.banned(normalBar(s, p, id, set), set ? ['setMonster'] : ['normalSummon', 'summon']),
      proc === null ? null : this.failed(ctxOf(p, id, proc), proc.e.if, 'if'),
      room === 'tributes'
        ? reason('tributes', set ? 'TRIBUTE-02' : 'TRIBUTE-01', { n: need, m: tributable(s, p).length })
        : this.banned(room, []),
    ]);
  }

  monster(): void {
    const { s, p, id } = this;
    const c = s.cards[id]!;
    const printed = defAt(c.d).kind;
    const fresh = (r: WhyNot | null): WhyNot | null =>
      r?.bar === 'fresh' ? { ...r, rule: c.face === 0 ? 'FLIP-04' : 'POS-06' } : r;
    if (c.face === 0 && printed === 0) {
      const bar = flipBar(s, p, id);
      this.add('flip', 0, [
        this.inMain('SUMMON-10'),
        fresh(this.banned(bar, ['flipSummon', 'summon'], ['changePos', 'flipSummon'])),
      ]);
    }
    if (c.face === 1) {
      const bar = positionBar(s, id);
      const keeper = bar === 'kept' ? this.keptBy() : -1;
      const why = fresh(this.banned(bar, [], ['changePos']));
      this.add('position', c.pos === 0 ? 1 : 0, [
        this.inMain('POS-05'),
        why === null || keeper < 0 ? why : { ...why, src: keeper },
      ]);
      if (defAt(c.d).summonRules.some(({ e }) => e.k === 'summonRule' && e.again === true))
        this.add('summon', 0, [
          this.inMain('SUMMON-10'),
          s.turnPlayer === p && s.players[p].normalSummons <= 0 ? plain('normalUsed') : null,
          this.banned(againBar(s, p, id), ['normalSummon', 'summon']),
        ]);
    }
    this.attack();
  }

  private keptBy(): CardId {
    const list = othersOf(this.s).filter((a) => a.mod.k === 'keepPos');
    return list.find((a) => affects(this.s, a, this.id))?.src ?? -1;
  }

  private attack(): void {
    const { s, id } = this;
    const bar = attackBar(s, id);
    const phase = this.own && s.phase === 'main1' ? battlePhaseBar(s) : '';
    const own: WhyNot | null =
      bar === 'attacked'
        ? reason('attacked', 'BATTLE-01')
        : bar === 'faceDown'
          ? reason('faceDown', 'BATTLE-04')
          : this.banned(bar, ['attack'], ['attack']);
    this.add('attack', 0, [
      this.own ? null : reason('notYourTurn', 'TURN-04'),
      this.own && s.phase !== 'battle' ? plain('notBattlePhase') : null,
      this.own ? this.banned(phase, ['enterBattle']) : null,
      own,
      bar === '' && attackTargets(s, id).length === 0 ? plain('noAttackTarget') : null,
    ]);
  }

  procedures(): void {
    const { s, p, id } = this;
    const c = s.cards[id]!;
    if ((c.zone !== ZONE.hand && c.zone !== ZONE.extra) || c.controller !== p) return;
    for (const eff of defAt(c.d).procedures) {
      const bar = procedureBar(s, p, id, eff);
      const ctx = ctxOf(p, id, eff, registersFor(s, eff, id, null));
      this.add('procedure', eff.addr, [
        this.inMain('SUMMON-08'),
        bar === 'condition'
          ? reason('condition', 'SUMMON-08', { path: this.failed(ctx, eff.e.if, 'if')?.path ?? '' })
          : bar === 'cost' && eff.e.k === 'procedure' && !canPay(s, ctx, eff.e.cost ?? [])
            ? plain('cannotPay', { path: 'cost' })
            : this.banned(bar, ['specialSummon', 'summon'], ['specialSummon']),
      ]);
    }
  }

  /** The least Spell Speed and kind of window the player is in. */
  private when(): When {
    const { s } = this;
    if (this.asked === 'main' || this.asked === 'battle') return { speed: 1, negation: false };
    const top = s.frames[s.frames.length - 1];
    const negation = top?.proc === PROC.window && (top.v[0]! & WINDOW.negation) !== 0;
    return { speed: s.chain[s.chain.length - 1]?.speed === 3 ? 3 : 2, negation };
  }

  activations(): void {
    const { s, p, id } = this;
    const c = s.cards[id]!;
    const d = defAt(c.d);
    const mine = c.controller === p;
    const when = this.when();
    const card = c.zone === ZONE.hand || ((c.zone === ZONE.szone || c.zone === ZONE.fzone) && c.face === 0);
    if (mine && card) for (const eff of d.cards) this.activation(eff, when);
    if (mine) for (const eff of d.ignitions) if (near(eff, c.zone)) this.activation(eff, when);
    for (const eff of d.quicks)
      if ((mine || (eff.e.k === 'act' && eff.e.users === 'both')) && near(eff, c.zone))
        this.activation(eff, when);
  }

  private activation(eff: Eff, when: When): void {
    const { s, p, id } = this;
    const bar = activationBar(s, p, id, eff, when);
    // an open Battle Phase offers nothing of Spell Speed 1 (SPEED-03)
    const slow = bar === '' && this.asked === 'battle' && eff.speed === 1;
    this.add('activate', eff.addr, [
      this.asked === null ? plain('notNow') : null,
      slow ? reason('notMainPhase', 'MAIN-06') : bar === '' ? null : this.whyNot(eff, bar, when),
    ]);
  }

  private whyNot(eff: Eff, bar: (typeof BARS)[number], when: When): WhyNot {
    const e = eff.e as Activated;
    const isCard = e.on.k === 'card';
    const quick = (eff.def.subs & SUB_BIT.quick) !== 0;
    switch (bar) {
      case 'notYourTurn':
        return reason(bar, isCard ? (quick ? 'QUICK-01' : 'SPELL-04') : 'EFFECT-05');
      case 'notMainPhase':
        return reason(bar, isCard ? 'MAIN-06' : 'EFFECT-05');
      case 'setThisTurn':
        return reason(bar, eff.def.kind === 2 ? 'TRAP-01' : 'QUICK-03');
      case 'speed':
        return reason(bar, when.speed === 3 ? 'SPEED-05' : 'SPEED-02');
      case 'damageStep':
        return reason(bar, quick ? 'QUICK-04' : 'GAP-03');
      case 'forbidden':
        return plain(bar, { src: this.forbiddenBy(['activate', 'play'], ['activate']) });
      case 'condition': {
        const c = this.ctx(eff, e);
        return this.failed(c, e.if, 'if') ?? this.failed(c, e.hold, 'hold') ?? plain(bar);
      }
      case 'cost':
        return this.withoutItself(e, () => this.impossible(eff, e));
      default:
        return plain(bar);
    }
  }

  private ctx(eff: Eff, e: Activated): Ctx {
    const c = ctxOf(this.p, this.id, eff);
    c.regs = registersFor(this.s, eff, this.id, answered(this.s, c, e));
    return c;
  }

  /** The first condition of a list that does not hold. */
  private failed(c: Ctx, list: Activated['if'], name: string): WhyNot | null {
    const at = (list ?? []).findIndex((x) => !holds(this.s, c, x));
    return at < 0 ? null : plain('condition', { path: `${name}[${at}]` });
  }

  /** A Spell in hand cannot pay for itself. */
  private withoutItself<T>(e: Activated, ask: () => T): T {
    const inHand = e.on.k === 'card' && this.s.cards[this.id]!.zone === ZONE.hand;
    if (inHand) masked.add(this.id);
    try {
      return ask();
    } finally {
      if (inHand) masked.delete(this.id);
    }
  }

  /** Cost, targets and outcome are decided together: which of them is missing by itself? */
  private impossible(eff: Eff, e: Activated): WhyNot {
    const { s, p, id } = this;
    const c = this.ctx(eff, e);
    const modes = e.modes?.map((_, i) => i) ?? [-1];
    if (!canPay(s, ctxOf(p, id, eff, c.regs), e.cost ?? [])) return plain('cannotPay', { path: 'cost' });
    for (const mode of modes) {
      const m = mode < 0 ? e : e.modes![mode]!;
      if (mode >= 0 && m.if !== undefined && !allHold(s, c, m.if)) continue;
      const targets = mode < 0 ? (e.target ?? []) : [...(e.target ?? []), ...(m.target ?? [])];
      const at = targets.findIndex((some) => {
        const ids = candidatesFor(s, c, some, 'pick', 'target');
        return ids.length < boundsOf(s, c, some, ids.length)[0];
      });
      if (at >= 0) return plain('noTarget', { path: `target[${at}]` });
      if (feasible(s, c, eff, mode, false)) return plain('noOutcome', { path: 'do' });
    }
    return plain('cost');
  }
}

/** The effect works from there, or from a place the card could be in soon: not what lies in the Deck. */
const near = (eff: Eff, zone: number): boolean =>
  eff.from !== 0
    ? (eff.from & (1 << zone)) !== 0
    : zone === ZONE.mzone || zone === ZONE.szone || zone === ZONE.fzone;

/** The present value, and what made it so: printed, then every layer with the value after it. */
export function explainStat(state: State, cardId: CardId, stat: Stat): { value: number; steps: StatStep[] } {
  usePool(state.pool);
  const steps: StatStep[] = [{ src: -1, addr: -1, kind: 'printed', value: printedStat(state, cardId, stat) }];
  const list = derived(state).stats;
  const original = Math.max(0, originalStat(state, cardId, stat));
  for (const a of list) {
    const base = a.mod.k === 'base' && a.mod.stat === stat;
    const exchange = a.mod.k === 'swapStats' && a.mod.base && stat !== 'level';
    if ((base || exchange) && affects(state, a, cardId))
      steps.push({ src: a.src, addr: a.eff.addr, kind: base ? 'base' : 'exchanged', value: original });
  }
  fold(state, cardId, stat, list, steps);
  const value = statOf(state, cardId, stat);
  // exchanged values come last: what counts then is the other one
  const swap = steps.findLast((x) => x.kind === 'swapStats');
  if (swap !== undefined && steps.at(-1)!.value !== value)
    steps.push({ src: swap.src, addr: swap.addr, kind: 'exchanged', value });
  return { value, steps };
}
