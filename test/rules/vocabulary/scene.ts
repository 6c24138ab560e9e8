/** A position of made-up cards, each of its own name, in which the words of the vocabulary are read (AST.md §4 to §9). */
import type { CardDef, Effect, Still } from '../../../src/engine/ast/index.ts';
import { type Ctx, ctxOf, token } from '../../../src/engine/eval/ctx.ts';
import { cardsOf } from '../../../src/engine/eval/group.ts';
import type { Event, EventKind, LastKnown } from '../../../src/engine/events.ts';
import { compilePool, defAt, type Eff, lowered, usePool as putInForce } from '../../../src/engine/pool.ts';
import type { Card, State } from '../../../src/engine/state.ts';
import { type Duel, duelWith, type Options, type Side } from '../../../src/engine/testkit/duel.ts';
import {
  type CardId,
  type PlayerId,
  WHY,
  type WhyName,
  ZONE,
  type ZoneName,
} from '../../../src/engine/types.ts';

const card = (
  code: number,
  name: string,
  kind: CardDef['kind'],
  sub: CardDef['sub'],
  more: Partial<CardDef>,
): CardDef => ({ code, name, kind, sub, effects: [], ...more });

const M = (
  code: number,
  name: string,
  values: [attr: CardDef['attr'], race: string, level: number, atk: number, def: number],
  sub: CardDef['sub'] = ['normal'],
  more: Partial<CardDef> = {},
): CardDef => {
  const [attr, race, level, atk, def] = values;
  return card(code, name, 'monster', sub, { attr: attr!, race, level, atk, def, ...more });
};

const named = (is: string) => ({ n: 1, where: [{ k: 'name' as const, is }] });

/** Cards that differ in what filters ask about. */
export const CAST: readonly CardDef[] = [
  M(1, 'Mokey Mokey', ['light', 'Fairy', 1, 300, 100]),
  M(2, 'Wolf', ['earth', 'Beast', 4, 1200, 800], ['normal'], { arch: ['Hunter'] }),
  M(3, 'Hunter Chief', ['earth', 'Beast-Warrior', 5, 1800, 1500], ['effect']),
  M(4, 'Bear', ['earth', 'Beast', 4, 1500, 1000]),
  M(5, 'Eel', ['water', 'Fish', 3, 900, 1100]),
  M(6, 'Drake', ['wind', 'Dragon', 7, 2600, 2100]),
  M(7, 'Imp', ['dark', 'Fiend', 4, 1600, 600], ['effect', 'flip']),
  M(8, 'Ghost', ['dark', 'Zombie', 1, 100, 0], ['effect', 'spirit']),
  M(9, 'Puppet', ['light', 'Fairy', 2, 500, 400], ['effect', 'toon']),
  M(10, 'Golem', ['earth', 'Rock', 6, 2200, 1800], ['fusion'], {
    materials: { slots: [named('Wolf'), named('Bear')], substitutes: true },
  }),
  M(11, 'Knight', ['light', 'Warrior', 6, 2000, 1900], ['ritual', 'effect']),
  M(12, 'Moth', ['fire', 'Insect', 3, 700, 900], ['effect', 'gemini']),
  M(13, 'Jar', ['dark', 'Rock', 2, 400, 1600], ['effect'], { holds: { counter: 'spark', max: 3 } }),
  M(14, 'Basin', ['water', 'Aqua', 2, 450, 1500], ['effect'], { holds: { counter: 'spark', max: 'any' } }),
  M(15, 'Lamb', ['earth', 'Beast', 1, 0, 0], ['token']),
  M(16, 'Adopted Wolf', ['earth', 'Beast', 2, 650, 650], ['effect'], { alsoNamed: 'Wolf' }),
  card(17, 'Comet', 'monster', ['xyz', 'effect'], {
    attr: 'fire',
    race: 'Pyro',
    rank: 4,
    atk: 1900,
    def: 1700,
  }),
  card(18, 'Star', 'monster', ['link', 'effect'], { attr: 'light', race: 'Cyberse', link: 2, atk: 1400 }),
  card(30, 'Tonic', 'spell', ['normal'], {}),
  card(31, 'Storm', 'spell', ['quick'], {}),
  card(32, 'Banner', 'spell', ['continuous'], {}),
  card(33, 'Sword', 'spell', ['equip'], {
    effects: [
      {
        k: 'equipTo',
        id: 'e1',
        to: { in: ['mzone'], of: 'both', where: [{ k: 'race', is: 'Beast' }] },
      },
    ],
  }),
  card(34, 'Plain', 'spell', ['field'], {}),
  card(35, 'Rite', 'spell', ['ritual'], {}),
  card(40, 'Snare', 'trap', ['normal'], {}),
  card(41, 'Curse', 'trap', ['continuous'], {}),
  card(42, 'Halt', 'trap', ['counter'], {}),
];

/** A Level 4 Effect Monster, or with other values. */
export const maker = (
  code: number,
  name: string,
  effects: Effect[],
  more: Partial<CardDef> = {},
): CardDef => ({ ...M(code, name, ['dark', 'Spellcaster', 4, 1000, 1000], ['effect']), effects, ...more });
/** A Continuous Spell, or another Spell or Trap. */
export const sheet = (
  code: number,
  name: string,
  effects: Effect[],
  more: Partial<CardDef> = {},
): CardDef => ({
  ...card(code, name, 'spell', ['continuous'], {}),
  effects,
  ...more,
});

export interface Told {
  cards?: readonly string[];
  from?: ZoneName;
  to?: ZoneName;
  /** Controller before a move; default: who has the card now. */
  ctrl?: PlayerId;
  was?: LastKnown | null;
  why?: readonly WhyName[];
  player?: PlayerId;
  by?: PlayerId;
  cause?: string;
  addr?: number;
  n?: number;
  m?: number;
  turn?: number;
  stamp?: number;
}

function inForce(s: State): State {
  putInForce(s.pool);
  return s;
}

export class Scene {
  readonly duel: Duel;

  constructor(duel: Duel) {
    this.duel = duel;
  }
  /** With its cards in force. */
  get s(): State {
    return inForce(this.duel.state);
  }
  id(name: string): CardId {
    const found = this.s.cards.find((c) => defAt(c.d).name === name);
    if (found === undefined) throw new Error(`no ${name} in this position`);
    return found.id;
  }
  card(name: string): Card {
    return this.s.cards[this.id(name)]!;
  }
  token(name: string): number {
    return token(this.s, this.id(name));
  }
  /** Names, in the order given. */
  names(ids: readonly CardId[]): string[] {
    return ids.map((id) => defAt(this.s.cards[id]!.d).name);
  }
  effect(name: string, id?: string): Eff {
    const effects = defAt(this.card(name).d).effects;
    const eff = id === undefined ? effects[0] : effects.find(({ e }) => e.id === id);
    if (eff === undefined) throw new Error(`${name} has no such effect`);
    lowered(eff);
    return eff;
  }
  /** Context of the effects of a card, read by its controller. */
  ctx(self?: string, more: Partial<Ctx> = {}): Ctx {
    if (self === undefined) return { ...ctxOf(0, -1), ...more };
    return { ...ctxOf(this.card(self).controller, this.id(self)), ...more };
  }
  /** The same with named registers: cards by name, numbers as they are. */
  bound(self: string, regs: Record<string, readonly (string | number)[]>, more: Partial<Ctx> = {}): Ctx {
    const eff = this.effect(self);
    const low = lowered(eff);
    const list: number[][] = Array.from({ length: low.registers }, () => []);
    for (const [name, values] of Object.entries(regs)) {
      const at = low.names.get(name);
      if (at === undefined) throw new Error(`${self} binds no ${name}`);
      list[at.at] = values.map((v) => (typeof v === 'string' ? this.token(v) : v));
    }
    return { ...this.ctx(self), eff, regs: list, ...more };
  }
  cards(still: Still, c: Ctx = this.ctx()): string[] {
    return this.names(cardsOf(this.s, c, still));
  }
  event(k: EventKind, t: Told): Event {
    const cards = (t.cards ?? []).map((name) => this.id(name));
    return {
      k,
      stamp: t.stamp ?? this.s.clock,
      turn: t.turn ?? this.s.turn,
      player: t.player ?? -1,
      by: t.by ?? -1,
      cause: t.cause === undefined ? -1 : this.id(t.cause),
      addr: t.addr ?? -1,
      cards,
      moved: cards.map((id) => this.s.cards[id]!.moved),
      from: cards.map((id) => (t.from === undefined ? this.s.cards[id]!.zone : ZONE[t.from])),
      to: cards.map((id) => (t.to === undefined ? this.s.cards[id]!.zone : ZONE[t.to])),
      ctrl: cards.map((id) => t.ctrl ?? this.s.cards[id]!.controller),
      was: cards.map(() => t.was ?? null),
      why: (t.why ?? []).reduce((bits, w) => bits | WHY[w], 0),
      n: t.n ?? 0,
      m: t.m ?? 0,
    };
  }
}

export interface Setting extends Options {
  rules?: string;
  cards?: readonly CardDef[];
}

/** Opens a position of `CAST` and `cards`. The Decks hold only what is named. */
export function scene(you: Side, opp: Side = {}, o: Setting = {}): Scene {
  const { rules = 'goat', cards = [], ...options } = o;
  const pool = compilePool([...CAST, ...cards], 'vocabulary');
  const duel = duelWith(() => pool)(rules, options)
    .you({ fill: false, ...you })
    .opp({ fill: false, ...opp });
  return new Scene(duel);
}

/** What a card was when it left the field, for events about moves. */
export const wasOnField = (s: Scene, name: string, more: Partial<LastKnown> = {}): LastKnown => {
  const c = s.card(name);
  const d = defAt(c.d);
  return {
    code: c.code,
    name: c.code,
    atk: d.atk,
    def: d.def,
    level: d.level,
    attr: d.attr,
    race: d.race,
    face: 1,
    pos: 0,
    controller: c.controller,
    zone: ZONE.mzone,
    slot: 0,
    counters: [],
    equips: [],
    materials: [],
    how: 1,
    notes: [],
    bonds: [],
    negated: false,
    attachedTo: -1,
    entered: 0,
    since: 0,
    ...more,
  };
};
