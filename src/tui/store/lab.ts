/** The lab on the screen: where the player is on its table, what he types, and what was answered. */

import { optionOrder } from '../../engine/index.ts';
import { PHASES } from '../../engine/types.ts';
import type { LabDesk } from '../../lab/index.ts';
import { PANELS } from '../../lab/panelIds.ts';
import type { Strings } from '../../strings/index.ts';
import { refusalIn } from '../../strings/saying.ts';
import type { Keymap } from '../keys.ts';
import {
  consoleSpot,
  keptSpot,
  type LabPile,
  labCardAt,
  moveLabSpot,
  nextLie,
  pileOf,
  putSpot,
} from '../model/labTable.ts';
import type { Direction, Spot } from '../model/table.ts';
import { createStore, type Store } from './store.ts';

/** A line of a list that is chosen from: console lines to do, or a spot to go to. */
export interface LabEntry {
  label: string;
  lines: readonly string[];
  spot?: Spot;
}
export type LabAsking =
  /** `stays`: the console that is open until it is closed, not a line begun by a key. */
  | { k: 'line'; text: string; stays: boolean }
  | { k: 'put'; text: string; at: number; place: Spot }
  | { k: 'list'; title: string; entries: readonly LabEntry[]; at: number };

export interface LabUi {
  spot: Spot;
  focus: 'table' | 'options';
  /** Marked option. */
  option: number;
  /** 0 the card under the cursor, then the panels in their order. */
  panel: number;
  /** First line of the panel that is shown. */
  scroll: number;
  asking: LabAsking | null;
  /** Shown in place of the panel until the next key that moves. */
  text: { title: string; lines: readonly string[] } | null;
  said: { text: string; alarm: boolean } | null;
}

export interface LabModel {
  readonly desk: LabDesk;
  readonly ui: Store<LabUi>;
  move(direction: Direction): void;
  /** Enter: the marked option, or into a pile. */
  act(): void;
  pick(i: number): void;
  turnFocus(): void;
  panel(): void;
  scroll(lines: number): void;
  step(): void;
  back(): void;
  next(): void;
  previous(): void;
  undo(): void;
  redo(): void;
  put(): void;
  remove(): void;
  position(): void;
  equip(): void;
  turn(): void;
  why(): void;
  /** Does one console line. */
  run(line: string): Promise<unknown>;
  /** Opens the console with a line begun. */
  type(text: string): void;
  counters(): void;
  life(): void;
  /** What is typed has changed. */
  typed(text: string): void;
  moveMark(step: number): void;
  /** Enter while something is asked. */
  answer(): Promise<void>;
  cancel(): boolean;
  /** In a pile that is open: to the marked card, for what is done to it next. */
  enter(): boolean;
}

/** What became of the board of another time. */
function keptLine({ kept }: LabDesk, { lab }: Strings): LabUi['said'] {
  return kept === null ? null : { text: lab.screen.kept[kept], alarm: kept === 'aside' };
}

/** Names shown while a card is searched. */
export const MOST_NAMES = 50;

export function labModel(
  desk: LabDesk,
  strings: () => Strings,
  keys: () => Keymap,
  leave: () => void,
): LabModel {
  const ui = createStore<LabUi>({
    spot: 'm3',
    focus: 'table',
    option: 0,
    panel: 0,
    scroll: 0,
    asking: null,
    text: null,
    said: keptLine(desk, strings()),
  });
  const words = () => strings().lab;
  const still = { text: null, said: null, scroll: 0 } as const;
  /** After the table has changed. */
  const settle = (said: LabUi['said'] = null): void =>
    ui.set({ ...still, said, option: 0, spot: keptSpot(desk.get().table, ui.get().spot) });
  const attempt = (change: () => boolean, otherwise: string): void => {
    try {
      settle(change() ? null : { text: otherwise, alarm: false });
    } catch (error) {
      settle({ text: refusalIn(error, strings()), alarm: true });
    }
  };
  /** Does console lines; what they say is shown, a long answer in place of the panel. */
  const run = async (
    lines: readonly string[],
    from: (LabAsking & { k: 'line' }) | null = null,
  ): Promise<boolean> => {
    try {
      const answered: string[] = [];
      let isOver = false;
      for (const line of lines) {
        const { lines: said, quit } = await desk.run(line);
        answered.push(...said);
        isOver ||= quit === true;
      }
      settle();
      if (isOver) {
        leave();
        return true;
      }
      if (from !== null && answered.length === 0) answered.push(words().screen.done);
      const [only] = answered;
      // What is typed next stands where a single line would.
      if (from?.stays === true)
        ui.set({
          asking: { ...from, text: '' },
          text: { title: words().screen.answer, lines: answered },
        });
      else if (answered.length === 1 && only !== undefined) ui.set({ said: { text: only, alarm: false } });
      else if (answered.length > 1) ui.set({ text: { title: words().screen.answer, lines: answered } });
      return true;
    } catch (error) {
      ui.set({ said: { text: refusalIn(error, strings()), alarm: true } });
      return false;
    }
  };
  /** Nothing is known to step through; how the way to here is, if there is one. */
  const choiceDue = (): string => {
    const [back] = keys().keysOf('labPrevious');
    const [step] = keys().keysOf('labStep');
    return desk.get().at === 0 || back === undefined || step === undefined
      ? words().choiceDue
      : words().choiceDueAfter(back, step);
  };
  const here = (): Spot => consoleSpot(desk.get().table, ui.get().spot);
  const card = () => labCardAt(desk.get().table, ui.get().spot);
  const withCard = (does: (spot: Spot) => void): void => {
    const pile = pileOf(desk.get().table, ui.get().spot);
    if (card() === null)
      if (pile !== null && pile.cards.length > 0) askPile(pile, ui.get().spot);
      else ui.set({ ...still, said: { text: words().nothingThere(ui.get().spot), alarm: true } });
    else does(here());
  };
  const ask = (asking: LabAsking): void => ui.set({ ...still, asking });
  /** The cards of a pile, one of which is gone to. */
  const askPile = (pile: LabPile, spot: Spot): void => {
    const base = putSpot(spot);
    const entries = pile.cards.map((one, i) => ({
      label: `${base}${i + 1} ${one.known ? desk.name(one.code) : '?'}`,
      lines: [],
      spot: `${base}${i + 1}`,
    }));
    ask({ k: 'list', title: words().screen.pile(base, entries.length), entries, at: pile.at ?? 0 });
  };
  /** Which monster the card at a spot goes on; `line` puts it there. */
  const askWearer = (spot: Spot, line: (to: Spot) => string): void => {
    const { table } = desk.get();
    const spots = ['m1', 'm2', 'm3', 'm4', 'm5', 'om1', 'om2', 'om3', 'om4', 'om5'];
    const entries = spots.flatMap((to) => {
      const one = labCardAt(table, to);
      return one?.known && one.faceUp ? [{ label: `${to} ${desk.name(one.code)}`, lines: [line(to)] }] : [];
    });
    if (entries.length === 0) ui.set({ ...still, said: { text: words().screen.noMonster, alarm: true } });
    else ask({ k: 'list', title: words().screen.equip(spot), entries, at: 0 });
  };

  return {
    desk,
    ui,
    move(direction) {
      const { focus, option, spot } = ui.get();
      if (focus === 'table') ui.set({ ...still, spot: moveLabSpot(desk.get().table, spot, direction) });
      else if (direction === 'up' || direction === 'down') {
        const last = (desk.get().table.decision?.options.length ?? 1) - 1;
        const to = option + (direction === 'up' ? -1 : 1);
        ui.set({ ...still, option: Math.min(Math.max(0, to), last) });
      }
    },
    act() {
      const { focus, option, spot } = ui.get();
      const { table } = desk.get();
      const pile = pileOf(table, spot);
      const one = card();
      if (focus === 'options') this.pick(option);
      else if (pile !== null && pile.cards.length > 0) askPile(pile, spot);
      else if (one === null) this.put();
      else {
        // To what the card can do, or why it can do nothing.
        const at = table.decision?.options.findIndex((entry) => entry.card?.h === one.h) ?? -1;
        if (at >= 0) ui.set({ ...still, focus: 'options', option: at });
        else this.why();
      }
    },
    pick(i) {
      const { event, table } = desk.get();
      const option = table.decision === null ? undefined : optionOrder(table.decision)[i];
      if (event === null && option !== undefined)
        attempt(() => {
          desk.choose(option);
          return true;
        }, '');
    },
    turnFocus: () => ui.set({ ...still, focus: ui.get().focus === 'table' ? 'options' : 'table' }),
    panel: () => ui.set({ ...still, panel: (ui.get().panel + 1) % (PANELS.length + 1) }),
    scroll: (lines) => ui.set({ scroll: Math.max(0, ui.get().scroll + lines) }),
    step: () => attempt(desk.step, choiceDue()),
    back: () => attempt(desk.back, words().atStart),
    next: () => attempt(desk.next, choiceDue()),
    previous: () => attempt(desk.previous, words().atStart),
    undo: () => void run(['undo']),
    redo: () => void run(['redo']),
    put: () => ask({ k: 'put', text: '', at: 0, place: putSpot(ui.get().spot) }),
    remove: () => withCard((spot) => void run([`remove ${spot}`])),
    position: () =>
      withCard((spot) => {
        const one = card();
        const lie = one === null ? null : nextLie(one);
        void run([lie === null ? `pos ${spot} up` : `pos ${spot} ${lie}`]);
      }),
    equip: () => withCard((spot) => askWearer(spot, (to) => `equip ${spot} ${to}`)),
    turn: () => {
      const { view } = desk.get().table;
      const entries = ([0, 1] as const).flatMap((player) =>
        PHASES.map((phase) => ({
          label: `${words().seats[player]} · ${strings().duel.phases[phase]}`,
          lines: [`turn ${player === 0 ? 'me' : 'opp'} ${view.turn} ${phase}`],
        })),
      );
      const at = view.turnPlayer * PHASES.length + PHASES.indexOf(view.phase);
      ask({ k: 'list', title: words().screen.turn, entries, at });
    },
    why: () =>
      withCard((spot) => {
        void desk.run(`why ${spot}`).then(
          ({ lines }) => ui.set({ ...still, text: { title: spot, lines } }),
          (error: unknown) => ui.set({ said: { text: refusalIn(error, strings()), alarm: true } }),
        );
      }),
    run: (line) => run([line]),
    type: (text) => ask({ k: 'line', text, stays: text === '' }),
    counters: () => withCard((spot) => ask({ k: 'line', text: `counter ${spot} spell 1`, stays: false })),
    life: () => ask({ k: 'line', text: ui.get().spot.startsWith('o') ? 'olp ' : 'lp ', stays: false }),
    typed(text) {
      const { asking } = ui.get();
      if (asking?.k === 'line') ui.set({ asking: { ...asking, text } });
      else if (asking?.k === 'put') ui.set({ asking: { ...asking, text, at: 0 } });
    },
    moveMark(step) {
      const { asking } = ui.get();
      if (asking === null) return;
      if (asking.k === 'line') return this.scroll(step);
      const count = asking.k === 'list' ? asking.entries.length : desk.search(asking.text, MOST_NAMES).length;
      ui.set({ asking: { ...asking, at: Math.min(Math.max(0, asking.at + step), Math.max(0, count - 1)) } });
    },
    async answer() {
      const { asking } = ui.get();
      if (asking === null) return;
      if (asking.k === 'line') {
        ui.set({ asking: null, said: null });
        if (asking.text.trim() === '' || (await run([asking.text], asking))) return;
        // What was refused is there again to be mended; why stands where there is room for all of it.
        const { said } = ui.get();
        ui.set({ asking, said: null, text: { title: words().screen.answer, lines: [said?.text ?? ''] } });
      } else if (asking.k === 'put') {
        const found = desk.search(asking.text, MOST_NAMES)[asking.at];
        if (found === undefined) return;
        ui.set({ asking: null });
        const line = `put ${found.code} ${consoleSpot(desk.get().table, asking.place)}`;
        // There it can only lie on a monster.
        if (found.isMonster && /^o?s/.test(asking.place)) askWearer(asking.place, (to) => `${line} on ${to}`);
        else await run([line]);
      } else {
        const entry = asking.entries[asking.at];
        ui.set({ asking: null });
        if (entry?.spot !== undefined) ui.set({ spot: entry.spot, panel: 0 });
        else if (entry !== undefined) await run(entry.lines);
      }
    },
    enter() {
      const { asking } = ui.get();
      const spot = asking?.k === 'list' ? asking.entries[asking.at]?.spot : undefined;
      if (spot === undefined) return false;
      ui.set({ ...still, asking: null, spot, panel: 0 });
      return true;
    },
    cancel() {
      const { asking, text, said, focus } = ui.get();
      if (asking !== null) ui.set({ ...still, asking: null });
      else if (text !== null || said !== null) ui.set(still);
      else if (focus === 'options') ui.set({ focus: 'table' });
      else return false;
      return true;
    },
  };
}
