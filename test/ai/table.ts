/** Hand-made views and questions for the opponent's tests. No engine, no real card. */
import { contextOf } from '../../src/ai/context.ts';
import { decide } from '../../src/ai/decide.ts';
import { type Knowledge, knowledgeOf } from '../../src/ai/knowledge.ts';
import type {
  CardDef,
  CardView,
  DecisionView,
  Effect,
  OptionView,
  PlayerId,
  PlayerView,
  Position,
  SeenCard,
  SideView,
  ZoneName,
} from '../../src/engine/index.ts';
import { PHASES, POSITIONS } from '../../src/engine/index.ts';

let codes = 100;

export function monster(atk: number, def: number, more: Partial<CardDef> = {}): CardDef {
  codes += 1;
  const sub = more.effects?.length ? 'effect' : 'normal';
  return {
    code: codes,
    name: `Monster ${codes}`,
    kind: 'monster',
    sub: [sub],
    level: 4,
    atk,
    def,
    attr: 'earth',
    race: 'Beast',
    effects: [],
    ...more,
  };
}
export function spell(effects: Effect[], more: Partial<CardDef> = {}): CardDef {
  codes += 1;
  return { code: codes, name: `Spell ${codes}`, kind: 'spell', sub: ['normal'], effects, ...more };
}
export function trap(effects: Effect[], more: Partial<CardDef> = {}): CardDef {
  codes += 1;
  return { code: codes, name: `Trap ${codes}`, kind: 'trap', sub: ['normal'], effects, ...more };
}

/** A card placed on a hand-made table; `null` is one that the viewer does not know. */
export interface Placed {
  def: CardDef | null;
  position?: Position;
  up?: boolean;
  entered?: number;
  attacked?: boolean;
  atk?: number;
}

export interface Side {
  lp?: number;
  hand?: Placed[];
  monsters?: Placed[];
  spells?: Placed[];
  gy?: Placed[];
  deck?: number;
}

export const at = (def: CardDef | null, more: Omit<Placed, 'def'> = {}): Placed => ({ def, ...more });
export const attack = (def: CardDef, more: Omit<Placed, 'def'> = {}): Placed => ({
  def,
  position: 'attack',
  up: true,
  ...more,
});
export const defense = (def: CardDef, more: Omit<Placed, 'def'> = {}): Placed => ({
  def,
  position: 'defense',
  up: true,
  ...more,
});
export const down = (def: CardDef | null, more: Omit<Placed, 'def'> = {}): Placed => ({
  def,
  position: 'faceDownDefense',
  up: false,
  ...more,
});

const num = (x: number | '?' | undefined): number => (typeof x === 'number' ? x : -1);

export class Table {
  readonly view: PlayerView;
  readonly known: Knowledge;
  private readonly defs = new Map<number, CardDef>();
  private readonly byDef = new Map<CardDef, CardView>();
  private handle = 0;

  constructor(mine: Side, theirs: Side, more: Partial<PlayerView> = {}, extra: CardDef[] = []) {
    for (const def of extra) this.defs.set(def.code, def);
    const me = more.me ?? 0;
    const sides = [this.side(mine, me), this.side(theirs, me === 0 ? 1 : 0)] as [SideView, SideView];
    if (me === 1) sides.reverse();
    this.view = {
      me,
      turn: 5,
      turnPlayer: me,
      first: 0,
      phase: 'main1',
      sub: 'none',
      sides,
      chain: [],
      battle: null,
      format: 'classic',
      result: null,
      ...more,
    };
    this.known = knowledgeOf([...this.defs.values()]);
  }

  private card(p: Placed, side: PlayerId, zone: ZoneName, slot: number): CardView {
    this.handle += 1;
    const { def } = p;
    const position = zone === 'mzone' ? (p.position ?? 'attack') : null;
    const base = {
      h: this.handle,
      owner: side,
      controller: side,
      zone,
      slot,
      position,
      entered: p.entered ?? 1,
    };
    if (!def) return { ...base, known: false, faceUp: false };
    this.defs.set(def.code, def);
    const card: SeenCard = {
      ...base,
      known: true,
      code: def.code,
      faceUp: p.up ?? (zone === 'gy' || zone === 'mzone'),
      atk: p.atk ?? num(def.atk),
      def: num(def.def),
      level: def.level ?? -1,
      negated: false,
      counters: [],
      equippedTo: -1,
      attacked: p.attacked ?? false,
      public: true,
    };
    this.byDef.set(def, card);
    return card;
  }

  private side(s: Side, p: PlayerId): SideView {
    const list = (cards: Placed[] | undefined, zone: ZoneName): CardView[] =>
      (cards ?? []).map((c, i) => this.card(c, p, zone, i));
    const slots = (cards: Placed[] | undefined, zone: ZoneName): (CardView | null)[] =>
      Array.from({ length: 5 }, (_, i) => (cards?.[i] ? this.card(cards[i], p, zone, i) : null));
    const hand = list(s.hand, 'hand');
    return {
      lp: s.lp ?? 8000,
      monsters: slots(s.monsters, 'mzone'),
      spells: slots(s.spells, 'szone'),
      field: null,
      hand,
      gy: list(s.gy, 'gy'),
      banished: [],
      extra: [],
      deckCount: s.deck ?? 30,
      extraCount: 0,
      handCount: hand.length,
      deck: [],
      normalSummons: 1,
    };
  }

  /** The view of the last card placed of that definition. */
  of(def: CardDef): CardView {
    const card = this.byDef.get(def);
    if (!card) throw new Error(`${def.name} is not on the table`);
    return card;
  }

  /** Cards in the monster zones of a player. */
  monsters(p: PlayerId): CardView[] {
    return this.view.sides[p].monsters.filter((c): c is CardView => c !== null);
  }

  addr(def: CardDef, id: string): number {
    for (let i = 0; ; i += 1) {
      const found = this.known.effect(i);
      if (!found) throw new Error(`${def.name} has no effect ${id}`);
      if (found.code === def.code && found.effect.id === id) return i;
    }
  }

  option(k: OptionView['k'], card: CardView | null = null, n = 0): OptionView {
    return { i: 0, k, card, n, m: 0 };
  }
  activate(def: CardDef, id: string): OptionView {
    return this.option('activate', this.of(def), this.addr(def, id));
  }
  phase(name: (typeof PHASES)[number]): OptionView {
    return this.option('toPhase', null, PHASES.indexOf(name));
  }
  pos(name: Position): OptionView {
    return this.option('pos', null, POSITIONS.indexOf(name));
  }

  ask(kind: DecisionView['kind'], options: OptionView[], more: Partial<DecisionView> = {}): DecisionView {
    return {
      player: this.view.me,
      kind,
      options: options.map((o, i) => ({ ...o, i })),
      purpose: 'action',
      card: null,
      addr: -1,
      min: 1,
      max: 1,
      chosen: [],
      what: -1,
      ...more,
    };
  }

  /** The option chosen by the standard opponent. */
  choose(decision: DecisionView, aiSeed = 1, n = 0): OptionView {
    const answer = decide(this.view, decision, { level: 'standard', aiSeed, n, known: this.known });
    const option = decision.options[answer.option];
    if (!option) throw new Error(`option ${answer.option} is not offered`);
    return option;
  }

  context(decision: DecisionView) {
    return contextOf(this.view, decision, this.known, 1, 0);
  }
}

/** What was chosen, in short. */
export const said = (o: OptionView): string =>
  o.k === 'toPhase'
    ? `to ${PHASES[o.n]}`
    : o.k === 'pos'
      ? `pos ${POSITIONS[o.n]}`
      : o.card?.known
        ? `${o.k} ${o.card.code}`
        : o.card
          ? `${o.k} #${o.card.h}`
          : o.k;
