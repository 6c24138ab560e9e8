/** The table of a short test duel: the state in play, what happened, and passing windows nobody uses. */
import { cloneState } from '../clone.ts';
import { advance } from '../core/duel.ts';
import type { Decision, Option } from '../decision.ts';
import type { Event } from '../events.ts';
import { defAt, effAt } from '../pool.ts';
import type { State } from '../state.ts';
import { PHASES, POSITIONS, ZONE_NAMES } from '../types.ts';

const MOST = 500;

export class Table {
  readonly state: State;
  readonly code: (name: string) => number;
  /** Since the last play. */
  events: Event[] = [];
  /** The same with those after windows passed for reading. */
  told: readonly Event[] = [];
  /** Numbers of the chain links resolved among them. */
  links: number[] = [];

  constructor(state: State, code: (name: string) => number) {
    this.state = state;
    this.code = code;
  }

  answer(option: Option): void {
    advance(this.state, option, (e) => {
      this.events.push(e);
    });
  }

  /** Passes windows while the condition holds and the decision is one. */
  passWhile(more: (s: State) => boolean): void {
    for (let i = 0; i < MOST && more(this.state); i++) {
      const pass = passOf(this.state);
      if (pass === null) return;
      this.answer(pass);
    }
  }

  /** A copy in which every window has been passed. `look` sees each decision on the way and may end it with true. */
  passed(look: (s: State) => boolean = () => false): State {
    const s = cloneState(this.state);
    const events = [...this.events];
    for (let i = 0; i < MOST && !look(s); i++) {
      const pass = passOf(s);
      if (pass === null) break;
      advance(s, pass, (e) => {
        events.push(e);
      });
    }
    this.told = events;
    this.links = events.filter((e) => e.k === 'resolved').map((e) => e.n);
    return s;
  }

  /** Names of the targets of that attack; `direct` among them. */
  targetsOf(at: State, attack: Option): string[] {
    const s = cloneState(at);
    const hit: string[] = [];
    const word = (id: number): string => defAt(s.cards[id]!.d).name;
    advance(s, attack, (e) => {
      if (e.k === 'attack') hit.push(e.cards.length === 1 ? 'direct' : word(e.cards[1]!));
    });
    if (s.decision?.about.purpose !== 'attackTarget') return hit;
    return s.decision.options.map((o) => (o.k === 'direct' ? 'direct' : word(o.card)));
  }

  /** The card of an option is the one named: `X`, or `X in gy`, `X of opp` for one of several. */
  isNamed(s: State, id: number, word: string, you: number): boolean {
    const [, name, side, zone] = /^(.*?)(?: of (you|opp))?(?: in (\w+))?$/.exec(word) ?? [];
    const c = s.cards[id];
    if (c === undefined || name === undefined || c.code !== this.code(name)) return false;
    if (side !== undefined && (c.controller === you) !== (side === 'you')) return false;
    return zone === undefined || ZONE_NAMES[c.zone] === zone;
  }
}

/** Passing, where the decision is a window for responses; the lowest zone, where one is to be picked and nobody has. */
function passOf(s: State): Option | null {
  if (s.decision?.kind === 'slot' && s.decision.about.purpose === 'zone') return s.decision.options[0]!;
  if (s.decision?.kind !== 'respond') return null;
  return s.decision.options.find((o) => o.k === 'pass') ?? null;
}

/** What a decision offers, for the message of a failed test. */
export function offered(s: State, d: Decision | null): string {
  if (d === null) return s.result === null ? 'nothing is asked' : `the duel is over (${s.result.reason})`;
  const list = d.options.map((o) => {
    const name = o.card < 0 ? '' : ` ${defAt(s.cards[o.card]!.d).name}`;
    const more =
      o.k === 'toPhase'
        ? ` ${PHASES[o.n]}`
        : o.k === 'pos' || o.k === 'position'
          ? ` ${POSITIONS[o.n]}`
          : o.k === 'activate'
            ? ` (${effAt(o.n).e.id})`
            : o.k === 'mode' || o.k === 'value'
              ? ` ${o.n}`
              : '';
    return `${o.k}${name}${more}`;
  });
  return `player ${d.player} is asked (${d.kind}, ${d.about.purpose}): ${list.join(' · ')}`;
}
