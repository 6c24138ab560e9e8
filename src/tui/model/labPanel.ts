/** What stands beside and below the table of the lab: lines from what is shown, asked and answered. */
import type { CardView } from '../../engine/index.ts';
import type { LabShown, Panel } from '../../lab/index.ts';
import type { Strings } from '../../strings/index.ts';
import { wrap } from '../fit.ts';
import type { LabUi } from '../store/lab.ts';
import type { Theme } from '../theme.ts';
import type { Words } from '../wordbook.ts';
import { type Detail, detailOf } from './detail.ts';
import { labCardAt, pileOf } from './labTable.ts';
import { type Line, line } from './lines.ts';
import { menuEntries } from './menu.ts';

export interface LabContext {
  shown: LabShown;
  ui: LabUi;
  words: Words;
  strings: Strings;
  theme: Theme;
}

/** The card, zone or pile under the cursor. */
export function spotDetail({ shown, ui, words, strings, theme }: LabContext, columns: number): Detail {
  const { table } = shown;
  const { screen, seats } = strings.lab;
  const card: CardView | null = labCardAt(table, ui.spot);
  if (card !== null) {
    const at = { view: table.view, reader: table.view.me, names: seats, words, theme, strings };
    const detail = detailOf(card, at, columns);
    return { ...detail, title: `${ui.spot} ${detail.title}` };
  }
  const pile = pileOf(table, ui.spot);
  if (pile === null) return { title: ui.spot, lines: [line(screen.addHint, 'quiet')] };
  const names = pile.cards.map((one, i) =>
    line(`${ui.spot}${i + 1} ${one.known ? words.name(one.code) : '?'}`),
  );
  return {
    title: screen.pile(ui.spot, pile.cards.length),
    lines: names.length === 0 ? [line(`${screen.emptyPile} ${screen.addHint}`, 'quiet')] : names,
  };
}

/** A panel of the engine, its lines broken so that what goes on stands further in. */
export function panelLines({ lines, filled }: Panel, columns: number): Line[] {
  return lines.flatMap((text) => {
    const indent = /^ */.exec(text)?.[0] ?? '';
    return wrap(text.trimStart(), Math.max(8, columns - indent.length - 2)).map((part, i) =>
      line(`${indent}${i === 0 ? '' : '  '}${part}`, filled ? 'plain' : 'quiet'),
    );
  });
}

/** A list with a mark in it. */
export interface LabList {
  title: string;
  /** Above the list: the question. */
  head: Line[];
  entries: string[];
  /** Marked entry, -1 none. */
  at: number;
  /** What stands there without entries. */
  empty: string;
}

/** What is left of the panels: what is searched, chosen from or asked, or the events walked through. */
export function labList(
  context: LabContext,
  found: readonly { name: string }[],
  moment: string,
  columns: number,
): LabList {
  const { shown, ui, words, strings } = context;
  const { screen } = strings.lab;
  const { asking } = ui;
  if (asking?.k === 'put') {
    const empty = asking.text === '' ? screen.typeName : screen.noMatch;
    const entries = asking.text === '' ? [] : found.map(({ name }) => name);
    return { title: screen.put(asking.place), head: [], entries, at: asking.at, empty };
  }
  if (asking?.k === 'list') {
    const entries = asking.entries.map(({ label }) => label);
    return { title: asking.title, head: [], entries, at: asking.at, empty: '' };
  }
  const { event, way, table } = shown;
  if (event !== null) {
    const entries = way.map((text, i) => `${i + 1} ${text}`);
    return { title: screen.events, head: [], entries, at: event.n - 1, empty: '' };
  }
  const { decision, view } = table;
  if (decision === null) {
    const empty = view.result === null ? screen.noOptions : strings.lab.over;
    return { title: screen.options, head: [], entries: [], at: -1, empty };
  }
  const entries = menuEntries({
    view,
    decision,
    words,
    strings,
    rows: Number.MAX_SAFE_INTEGER,
    group: null,
    selected: null,
  });
  // By these numbers the console takes them too.
  const labels = entries.map(({ label }, i) => `${i + 1} ${label}`);
  return {
    title: strings.lab.seats[decision.player],
    head: [
      ...shown.told.slice(-1).map((text) => line(` ${text}`, 'quiet')),
      ...wrap(words.prompt(decision), columns - 2).map((text) => line(` ${text}`)),
    ],
    entries: labels,
    at: ui.focus === 'options' ? ui.option : -1,
    empty: moment,
  };
}
