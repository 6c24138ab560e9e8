/** A whole duel as readable lines: every event with all its fields, every decision with what was chosen. */

import { DECLARE_KINDS } from '../../src/engine/events.ts';
import {
  advance,
  createDuel,
  type Decision,
  type DuelDeck,
  type Event,
  type Pool,
  type State,
} from '../../src/engine/index.ts';
import { HOWS, PHASES, POSITIONS, WHY, ZONE_NAMES } from '../../src/engine/types.ts';
import { createDice } from '../../src/headless/dice.ts';

export interface GoldenDuel {
  rules: string;
  seed: number;
  first: 0 | 1;
  decisions: number;
  decks: [DuelDeck, DuelDeck];
}

const list = (items: readonly (string | number)[]): string =>
  items.length === 1 ? `${items[0]}` : `[${items.join(', ')}]`;

/** Cards are told by name and instance, so that copies are told apart. */
function namer(s: State, pool: Pool) {
  const name = (id: number): string => (id < 0 ? '-' : `${pool.defs[s.cards[id]!.d]!.name}~${id}`);
  const effect = (addr: number): string =>
    addr < 0 ? '-' : `${pool.effects[addr]!.def.name}#${pool.effects[addr]!.e.id}`;
  return { name, effect };
}

const whys = (bits: number): string =>
  Object.entries(WHY)
    .filter(([, bit]) => (bits & bit) !== 0)
    .map(([name]) => name)
    .join('+');

/** What `n` of an event counts, in words. */
function amount(e: Event): string {
  switch (e.k) {
    case 'summoned':
    case 'wouldSummon':
    case 'setDown':
      return HOWS[e.n] ?? `${e.n}`;
    case 'posChanged':
      return POSITIONS[e.n] ?? `${e.n}`;
    case 'phase':
      return `${PHASES[e.n]} ${['start', 'during', 'end'][e.m]}`;
    default:
      return `${e.n}/${e.m}`;
  }
}

/** One line; what an event does not have is left out. */
function eventLine(s: State, pool: Pool, e: Event): string {
  const { name, effect } = namer(s, pool);
  const parts = [`  ${e.k} @${e.stamp}`];
  if (e.cards.length > 0) parts.push(list(e.cards.map(name)));
  if (e.from.length > 0)
    parts.push(`${list(e.from.map((z) => ZONE_NAMES[z]!))} > ${list(e.to.map((z) => ZONE_NAMES[z]!))}`);
  if (e.ctrl.length > 0) parts.push(`of ${list(e.ctrl)}`);
  if (e.player !== -1) parts.push(`player ${e.player}`);
  if (e.by !== -1) parts.push(`by ${e.by}`);
  if (e.cause !== -1) parts.push(`cause ${name(e.cause)}`);
  if (e.addr !== -1) parts.push(`effect ${effect(e.addr)}`);
  if (e.why !== 0) parts.push(whys(e.why));
  if (e.n !== 0 || e.m !== 0) parts.push(amount(e));
  const was = e.was
    .filter((w) => w !== null)
    .map((w) => `${w.atk}/${w.def}/${w.level}${w.negated ? ' negated' : ''}`);
  if (was.length > 0) parts.push(`was ${list(was)}`);
  return parts.join(' · ');
}

function optionText(s: State, pool: Pool, d: Decision, i: number): string {
  const { name, effect } = namer(s, pool);
  const o = d.options[i]!;
  const n =
    o.k === 'activate' || o.k === 'procedure'
      ? effect(o.n)
      : o.k === 'toPhase'
        ? PHASES[o.n]!
        : o.n === 0
          ? ''
          : `${o.n}`;
  return [o.k, o.card < 0 ? '' : name(o.card), n].filter((part) => part !== '').join(' ');
}

/** Numbers of the options it chooses from: of card names those in the decks, so that a new card changes no old duel. */
function openTo(d: Decision, known: ReadonlySet<number>): number[] {
  const all = d.options.map((_, i) => i);
  if (d.kind !== 'declare' || DECLARE_KINDS[d.about.what] !== 'name') return all;
  return all.filter((i) => known.has(d.options[i]!.n));
}

/** Plays with choices from the duel's seed. @returns the lines, the last one with how it stands. */
export function transcript(duel: GoldenDuel, pool: Pool): string[] {
  const lines: string[] = [];
  const heard: Event[] = [];
  const s = createDuel(
    { pool, rules: duel.rules, seed: duel.seed, decks: duel.decks, first: duel.first },
    (e) => heard.push(e),
  );
  const tell = (): void => {
    for (const e of heard) lines.push(eventLine(s, pool, e));
    heard.length = 0;
  };
  tell();
  const dice = createDice(duel.seed);
  const known = new Set(duel.decks.flatMap((deck) => [...deck.main, ...deck.extra]));
  for (let n = 0; n < duel.decisions && s.decision !== null; n++) {
    const d = s.decision;
    const open = openTo(d, known);
    const choice = open[dice.below(open.length)]!;
    lines.push(
      `${s.turn} ${s.phase}${s.sub === 'none' ? '' : ` ${s.sub}`} · player ${d.player} ${d.kind} (${d.about.purpose}), ${open.length} options: ${optionText(s, pool, d, choice)}`,
    );
    advance(s, choice, (e) => heard.push(e));
    tell();
  }
  const lp = s.players.map((p) => p.lp).join(' : ');
  lines.push(s.result === null ? `goes on, ${lp}` : `${s.result.reason}, winner ${s.result.winner}, ${lp}`);
  return lines;
}
