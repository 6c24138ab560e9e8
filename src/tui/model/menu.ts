import {
  type DecisionView,
  isFree,
  type OptionKind,
  type OptionView,
  optionOrder,
  type PlayerView,
  type Purpose,
} from '../../engine/index.ts';
import { PHASES, type Phase } from '../../engine/types.ts';
import type { Strings } from '../../strings/index.ts';
import type { Words } from '../wordbook.ts';
import { addressOf } from './table.ts';

/** Entries that may be put away behind one line when the list is long. */
export type GroupId = 'position' | 'setSpell' | 'set' | 'activate';

export type Pick =
  | { k: 'option'; i: number; rest?: true }
  | { k: 'open'; group: GroupId }
  | { k: 'proceed' }
  | { k: 'catchUp' };

/** One line of a menu. */
export interface Entry {
  /** Unique in its menu, and the same as long as the choice is the same. */
  id: string;
  label: string;
  pick: Pick;
  /** The card it is about, for the detail pane; -1 none. */
  handle: number;
  /** Its name, as it stands in the label. */
  name?: string;
}

const GROUPS: { id: GroupId; kind: OptionKind }[] = [
  { id: 'position', kind: 'position' },
  { id: 'setSpell', kind: 'setSpell' },
  { id: 'set', kind: 'set' },
  { id: 'activate', kind: 'activate' },
];

export interface MenuState {
  view: PlayerView;
  decision: DecisionView;
  words: Words;
  strings: Strings;
  /** Lines there are for entries. */
  rows: number;
  /** The open sub-menu. */
  group: GroupId | null;
  /** The card under the cursor; its own actions come first. */
  selected: number | null;
}

/** Every legal action of the moment and nothing else; long kinds behind one line each. */
export function menuEntries(state: MenuState): Entry[] {
  const { view, decision, words, strings, rows, group, selected } = state;
  const sorted = optionOrder(decision).flatMap((i) => decision.options[i] ?? []);
  const entryOf = (option: OptionView): Entry => ({
    id: `o${option.i}`,
    label: labelOf(option, decision, view, words),
    pick: { k: 'option', i: option.i },
    handle: option.card?.h ?? -1,
    name: option.card?.known ? words.name(option.card.code) : '',
  });
  if (group !== null) {
    const kind = GROUPS.find(({ id }) => id === group)?.kind;
    const members = sorted.filter((option) => option.k === kind);
    if (members.length > 0) return distinct(members.map(entryOf), members, view);
  }
  const own = selected === null ? [] : sorted.filter((option) => option.card?.h === selected);
  const rest = sorted.filter((option) => !own.includes(option));
  const collapsed = collapse(rest, rows - own.length, isFree(decision));
  const entries = distinct([...own, ...rest].map(entryOf), [...own, ...rest], view);
  const done = new Set<GroupId>();
  return entries.flatMap((entry, i) => {
    const option = i < own.length ? null : rest[i - own.length];
    const behind = collapsed.find(({ kind }) => kind === option?.k);
    if (behind === undefined) return [entry];
    if (done.has(behind.id)) return [];
    done.add(behind.id);
    const count = rest.filter(({ k }) => k === behind.kind).length;
    const label = `${strings.duel.groups[behind.id]} (${count})`;
    return [{ id: `g${behind.id}`, label, pick: { k: 'open', group: behind.id }, handle: -1 } as const];
  });
}

/** The groups to put away, in their order, until the list fits. */
function collapse(options: readonly OptionView[], rows: number, free: boolean): typeof GROUPS {
  const away: typeof GROUPS = [];
  if (!free) return away;
  let length = options.length;
  for (const group of GROUPS) {
    if (length <= rows) break;
    const count = options.filter(({ k }) => k === group.kind).length;
    if (count < 2) continue;
    away.push(group);
    length -= count - 1;
  }
  return away;
}

/** The text of an option with the address of a card on the field, so that two copies are told apart. */
function labelOf(option: OptionView, decision: DecisionView, view: PlayerView, words: Words): string {
  const text = words.option(option, decision);
  const spot = option.card === null ? '' : addressOf(view, option.card);
  if (!/^o?[ms]\d$/.test(spot) || text.includes(`(${spot})`)) return text;
  return `${text} (${spot})`;
}

/** Lines that read the same are told apart by where their cards lie, or else by number. */
function distinct(entries: Entry[], options: readonly OptionView[], view: PlayerView): Entry[] {
  const count = new Map<string, number>();
  for (const { label } of entries) count.set(label, (count.get(label) ?? 0) + 1);
  const seen = new Map<string, number>();
  return entries.map((entry, i) => {
    if ((count.get(entry.label) ?? 0) < 2) return entry;
    const nth = (seen.get(entry.label) ?? 0) + 1;
    seen.set(entry.label, nth);
    const card = options[i]?.card;
    const spot = card ? addressOf(view, card) : '';
    return { ...entry, label: `${entry.label} (${spot === '' ? nth : spot})` };
  });
}

/** The option that goes to one of these phases, where it is offered. */
export function phaseOption(decision: DecisionView | null, ...phases: readonly Phase[]): OptionView | null {
  const goes = ({ k, n }: OptionView): boolean =>
    k === 'toPhase' && phases.some((name) => PHASES[n] === name);
  return decision?.options.find(goes) ?? null;
}

/** What two decisions have in common when they ask the same thing; a new prompt gets a menu of its own. */
export function decisionKey(decision: DecisionView): string {
  const { kind, purpose, addr, what, min, max, chosen, options } = decision;
  const head = [kind, purpose, addr, what, min, max, ...chosen.map(({ h }) => h)].join(' ');
  return `${head}:${options.map(({ k, card, n, m }) => `${k}${card?.h ?? ''},${n},${m}`).join(' ')}`;
}

/** The head of the menu: what kind of choice it is, and how far a choice of several cards has come. */
export function menuTitle(decision: DecisionView, { duel }: Strings): string {
  const titles: Partial<Record<Purpose, string>> = duel.titles;
  const title =
    decision.kind === 'battle' && decision.purpose === 'action'
      ? duel.yourBattle
      : (titles[decision.purpose] ?? duel.yourChoice);
  if (decision.max <= 1) return title;
  return duel.progress(title, decision.chosen.length + 1, decision.min, decision.max);
}
