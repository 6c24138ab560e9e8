/** One player of a short test duel: what he plays, what he may play, what he has. */
import { overlaysOf, pileOf } from '../core/mutate.ts';
import type { Option, OptionKind } from '../decision.ts';
import { statOf } from '../eval/stats.ts';
import { defAt, effAt } from '../pool.ts';
import type { State } from '../state.ts';
import {
  extraIndex,
  MAIN_ZONES,
  PHASES,
  type Phase,
  type PlayerId,
  POSITIONS,
  type Position,
  ZONE,
  ZONES_PER_PLAYER,
  type ZoneName,
} from '../types.ts';
import { offered, type Table } from './table.ts';

/** What a play brings with it; each list must be used up. */
export interface With {
  tributes?: readonly string[];
  cost?: readonly string[];
  targets?: readonly string[];
  /** Option number of a mode; the declared value of a declaration. */
  mode?: number;
  declare?: number;
  position?: Position;
  /** Where a zone is asked for: `m0` to `m4`, `e0`, `e1`; `opp.m2` on the other side; `ask` stops at the question. Default: the lowest. */
  zone?: string;
  /** Id of the effect meant, where a card has several. */
  effect?: string;
}

const KINDS = {
  summon: ['summon', 'tributeSummon'],
  set: ['set', 'setSpell'],
  flip: ['flip'],
  pos: ['position'],
  procedure: ['procedure'],
  activate: ['activate'],
  attack: ['attack'],
  choose: ['card'],
} as const satisfies Record<string, readonly OptionKind[]>;
export type Play = keyof typeof KINDS;

/** A card as a test reads it. */
export interface Seen {
  name: string;
  atk: number;
  def: number;
  level: number;
  pos: Position;
  up: boolean;
}

export class Seat {
  readonly #table: Table;
  readonly #p: PlayerId;

  constructor(table: Table, p: PlayerId) {
    this.#table = table;
    this.#p = p;
  }

  summon(name: string, w: With = {}): void {
    this.#play('summon', name, w);
  }
  set(name: string, w: With = {}): void {
    this.#play('set', name, w);
  }
  flip(name: string): void {
    this.#play('flip', name, {});
  }
  pos(name: string): void {
    this.#play('pos', name, {});
  }
  procedure(name: string, w: With = {}): void {
    this.#play('procedure', name, w);
  }
  activate(name: string, w: With = {}): void {
    this.#play('activate', name, w);
  }
  /** `target`: a name, or `direct`. */
  attack(name: string, target?: string): void {
    this.#play('attack', name, target === undefined ? {} : { targets: [target] });
  }
  phase(to: Phase): void {
    this.#answer(`phase ${to}`, (o) => o.k === 'toPhase' && PHASES[o.n] === to);
  }
  end(): void {
    this.phase('end');
  }
  pass(): void {
    this.#now('pass', (o) => o.k === 'pass');
  }
  yes(): void {
    this.#answer('yes', (o) => o.k === 'yes');
  }
  no(): void {
    this.#answer('no', (o) => o.k === 'no');
  }
  position(to: Position): void {
    this.#answer(`position ${to}`, (o) => o.k === 'pos' && POSITIONS[o.n] === to);
  }
  zone(word: string): void {
    this.#answer(`zone ${word}`, (o) => o.k === 'slot' && this.#zoneWord(o) === word);
  }
  /** The zones he is asked to choose from now. */
  get zones(): string[] {
    const d = this.#table.state.decision;
    if (d?.player !== this.#p) return [];
    return d.options.flatMap((o) => (o.k === 'slot' ? [this.#zoneWord(o)] : []));
  }
  #zoneWord(o: Option): string {
    const side: PlayerId = o.m < ZONES_PER_PLAYER ? 0 : 1;
    if (o.n < MAIN_ZONES) return `${side === this.#p ? '' : 'opp.'}m${o.n}`;
    return `e${extraIndex(side, o.n)}`;
  }
  mode(n: number): void {
    this.#answer(`mode ${n}`, (o) => o.k === 'mode' && o.n === n);
  }
  /** Cards of a choice, one after another; with fewer than could be chosen the choice ends there. */
  choose(...names: string[]): void {
    const t = this.#table;
    for (const [i, name] of names.entries()) {
      const fits = (o: Option) => o.k === 'card' && t.isNamed(t.state, o.card, name, this.#p);
      if (i === 0) this.#answer(`choose ${name}`, fits);
      else this.#now(`choose ${name}`, fits);
    }
    const d = t.state.decision;
    const done = d?.options.find((o) => o.k === 'done');
    if (d?.player !== this.#p || done === undefined) {
      if (names.length === 0) throw new Error(`no choice to end; ${offered(t.state, d)}`);
    } else if (names.length === 0 || d.about.chosen.length > 0) t.answer(done);
  }

  /** Whether he is offered this at a decision from here to where passing every window leads. */
  can(play: Play | 'phase' | 'pass', name = ''): boolean {
    let found = false;
    this.#table.passed((s) => {
      found = s.decision?.player === this.#p && s.decision.options.some((o) => this.#is(s, o, play, name));
      return found;
    });
    return found;
  }
  /** Names of the targets an attacker could choose now; `direct` among them. */
  targets(attacker: string): string[] {
    const t = this.#table;
    const outer = t.passed((s) => s.decision?.kind === 'battle');
    const o = outer.decision?.options.find((x) => this.#is(outer, x, 'attack', attacker));
    if (o === undefined) return [];
    return t.targetsOf(outer, o);
  }

  get lp(): number {
    return this.#at.players[this.#p].lp;
  }
  get hand(): string[] {
    return this.#pile('hand');
  }
  /** From the bottom. */
  get gy(): string[] {
    return this.#pile('gy');
  }
  get banished(): string[] {
    return this.#pile('banished');
  }
  get extra(): string[] {
    return this.#pile('extra');
  }
  /** From the top. */
  get deck(): string[] {
    return this.#pile('deck').reverse();
  }
  get monsters(): string[] {
    return this.#pile('mzone');
  }
  get spells(): string[] {
    return this.#pile('szone');
  }
  get field(): string[] {
    return this.#pile('fzone');
  }
  /** The Monster Zone of his monster of that name: `m0` to `m4`, `e0`, `e1`. */
  where(name: string): string {
    const s = this.#at;
    const id = this.#ids(s, 'mzone').find((x) => s.cards[x]!.code === this.#table.code(name));
    if (id === undefined) return 'nowhere';
    const { slot } = s.cards[id]!;
    return slot < MAIN_ZONES ? `m${slot}` : `e${extraIndex(this.#p, slot)}`;
  }
  /** Names of the Xyz Materials under his monster of that name. */
  under(name: string): string[] {
    const s = this.#at;
    const id = this.#ids(s, 'mzone').find((x) => s.cards[x]!.code === this.#table.code(name));
    return id === undefined ? [] : overlaysOf(s, id).map((x) => defAt(s.cards[x]!.d).name);
  }
  /** His card of that name on the field. */
  card(name: string): Seen {
    const s = this.#at;
    const ids = (['mzone', 'szone', 'fzone'] as const).flatMap((z) => this.#ids(s, z));
    const id = ids.find((x) => s.cards[x]!.code === this.#table.code(name));
    if (id === undefined)
      throw new Error(`player ${this.#p} has no ${name} on the field; ${offered(s, s.decision)}`);
    const c = s.cards[id]!;
    return {
      name,
      atk: statOf(s, id, 'atk'),
      def: statOf(s, id, 'def'),
      level: statOf(s, id, 'level'),
      pos: POSITIONS[c.face === 1 ? c.pos : c.pos === 1 ? 2 : 3]!,
      up: c.face === 1,
    };
  }

  get #at(): State {
    return this.#table.passed();
  }
  #ids(s: State, z: ZoneName): number[] {
    return pileOf(s, this.#p, ZONE[z]).filter((id) => id >= 0);
  }
  #pile(z: ZoneName): string[] {
    const s = this.#at;
    return this.#ids(s, z).map((id) => defAt(s.cards[id]!.d).name);
  }

  #is(s: State, o: Option, play: Play | 'phase' | 'pass', name: string): boolean {
    if (play === 'pass') return o.k === 'pass';
    if (play === 'phase') return o.k === 'toPhase' && PHASES[o.n] === name;
    const kinds: readonly OptionKind[] = KINDS[play];
    return kinds.includes(o.k) && this.#table.isNamed(s, o.card, name, this.#p);
  }

  /** Answers the first decision from here on that offers it, passing windows. */
  #answer(what: string, fits: (o: Option) => boolean): void {
    const t = this.#table;
    const first = offered(t.state, t.state.decision);
    t.passWhile((s) => !(s.decision?.player === this.#p && s.decision.options.some(fits)));
    this.#now(what, fits, first);
  }

  #now(what: string, fits: (o: Option) => boolean, first = ''): void {
    const t = this.#table;
    const d = t.state.decision;
    const o = d?.player === this.#p ? d.options.find(fits) : undefined;
    if (o === undefined) {
      const now = offered(t.state, d);
      throw new Error(
        `player ${this.#p} cannot ${what}: ${now}${first === '' || first === now ? '' : `; before that ${first}`}`,
      );
    }
    t.events = [];
    t.answer(o);
  }

  #play(play: Play, name: string, w: With): void {
    const t = this.#table;
    const kinds: readonly OptionKind[] = KINDS[play];
    const fits = (o: Option) =>
      kinds.includes(o.k) &&
      t.isNamed(t.state, o.card, name, this.#p) &&
      (w.effect === undefined || o.k !== 'activate' || effAt(o.n).e.id === w.effect) &&
      (w.tributes === undefined || o.k !== 'summon');
    // a mandatory trigger is put in order as a card
    this.#answer(
      `${play} ${name}`,
      (o) => fits(o) || (play === 'activate' && o.k === 'card' && this.#ordering(o, name)),
    );
    this.#follow(`${play} ${name}`, w);
  }
  #ordering(o: Option, name: string): boolean {
    const t = this.#table;
    return t.state.decision?.about.purpose === 'chainOrder' && t.isNamed(t.state, o.card, name, this.#p);
  }

  /** Answers the choices a play brings at once; what was not asked must have come about by itself. */
  #follow(what: string, w: With): void {
    const t = this.#table;
    const lists = {
      tribute: [...(w.tributes ?? [])],
      cost: [...(w.cost ?? [])],
      target: [...(w.targets ?? [])],
    };
    let { mode, declare, position, zone } = w;
    for (;;) {
      const d = t.state.decision;
      if (d === null || d.player !== this.#p) break;
      const { purpose } = d.about;
      let o: Option | undefined;
      if (d.kind === 'pickCard') {
        const list =
          purpose === 'tribute' || purpose === 'material'
            ? lists.tribute
            : purpose === 'cost'
              ? lists.cost
              : purpose === 'target' || purpose === 'attackTarget'
                ? lists.target
                : [];
        const next = list[0];
        if (next === undefined) {
          if (
            d.about.chosen.length > 0 &&
            (purpose === 'cost' || purpose === 'target' || purpose === 'material')
          )
            o = d.options.find((x) => x.k === 'done');
        } else {
          o = d.options.find((x) =>
            next === 'direct'
              ? x.k === 'direct'
              : x.k === 'card' && t.isNamed(t.state, x.card, next, this.#p),
          );
          if (o === undefined) throw new Error(`${what}: ${next} cannot be chosen; ${offered(t.state, d)}`);
          list.shift();
        }
      } else if (d.kind === 'pickMode' && mode !== undefined) {
        o = d.options.find((x) => x.n === mode);
        mode = undefined;
      } else if (d.kind === 'declare' && declare !== undefined) {
        o = d.options.find((x) => x.n === declare);
        declare = undefined;
      } else if (d.kind === 'position' && position !== undefined) {
        o = d.options.find((x) => x.k === 'pos' && POSITIONS[x.n] === position);
        position = undefined;
      } else if (zone === 'ask' && d.kind === 'slot') {
        return;
      } else if (d.kind === 'slot' && zone !== undefined) {
        o = d.options.find((x) => x.k === 'slot' && this.#zoneWord(x) === zone);
        zone = undefined;
      } else if (d.kind === 'slot' && purpose === 'zone') {
        o = d.options[0];
      }
      if (o === undefined) break;
      t.answer(o);
    }
    const left = [...lists.tribute, ...lists.cost, ...lists.target].filter((name) => !this.#cameAbout(name));
    if (
      left.length > 0 ||
      mode !== undefined ||
      declare !== undefined ||
      position !== undefined ||
      zone !== undefined
    ) {
      const rest = [...left, ...(mode === undefined ? [] : [`mode ${mode}`])];
      throw new Error(
        `${what}: never asked for ${rest.join(', ') || 'what was scripted'}; ${offered(t.state, t.state.decision)}`,
      );
    }
  }
  /** Where one card only could be chosen nothing is asked: it must have been the one. */
  #cameAbout(name: string): boolean {
    const t = this.#table;
    if (name === 'direct') return t.events.some((e) => e.k === 'attack' && e.cards.length === 1);
    return t.events.some((e) =>
      e.cards.some((id) => t.isNamed(t.state, id, name.replace(/ of (you|opp)\b.*$| in \w+$/, ''), this.#p)),
    );
  }
}
