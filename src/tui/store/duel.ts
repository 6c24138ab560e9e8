import type { CardView, DecisionView, PlayerView } from '../../engine/index.ts';
import { PHASES } from '../../engine/types.ts';
import type { PassUntil, PromptPolicy, PromptWindows, Snapshot, WhyAbout } from '../../session/types.ts';
import type { TuiSession } from '../deps.ts';
import type { GroupId, Pick } from '../model/menu.ts';
import {
  addressOf,
  cardAt,
  type Direction,
  moveSpot,
  nextActing,
  optionsOf,
  type Spot,
  startSpot,
} from '../model/table.ts';
import { type Clock, realClock, type Shown, showSession } from './shown.ts';
import { createStore, type Store } from './store.ts';

/** Where the player is on the duel screen. */
export interface DuelUi {
  /** Who gets the arrows and Enter. */
  focus: 'menu' | 'table';
  /** The cursor on the table. */
  spot: Spot | null;
  /** The open sub-menu. */
  group: GroupId | null;
  /** Entry marked in the menu, null the first. */
  marked: string | null;
  /** The menu it was marked in: what is marked is never carried over from one question to the next. */
  markedIn: string;
  /** First line of the card's text that is shown. */
  scroll: number;
  /** What a key could not do, until the next one that does something. */
  told: 'nothingBack' | 'nothingAgain' | { why: string } | null;
  /** Counts the choices made: a new menu after each. */
  asked: number;
}

/** One duel on the screen: what is shown of its session, and where the player is. */
export interface DuelModel {
  readonly session: TuiSession;
  readonly shown: Shown;
  readonly ui: Store<DuelUi>;
  /** Does what a menu entry says. */
  pick(pick: Pick): void;
  mark(entry: string, menu: string): void;
  /** Told by the menu: the card its marked entry is about, -1 none, and the option, -1 none. Nothing is drawn for it. */
  face(card: number, option: number): void;
  /** What "why" is asked about: the phase of the marked entry, or the card that is described, or the phase that would be next. */
  inQuestion(): WhyAbout;
  /** Says why a key does nothing. */
  tell(why: string): void;
  /** Moves the cursor; from the menu it goes onto the table, to the card of the marked entry if it lies there. */
  move(direction: Direction): void;
  /** To the next card that can act; its actions come first in the menu. */
  next(step: 1 | -1): void;
  /** Enter on the table: chooses the card, or goes to its actions. */
  act(): void;
  /** One level back, then back to where what is asked was begun; false when there is nothing of either. */
  back(): boolean;
  /** What was chosen last is taken back, or done again; false when there is nothing. */
  undo(): boolean;
  redo(): boolean;
  /** To another choice of the timeline: null, or why not. */
  jump(n: number): string | null;
  scroll(lines: number): void;
  setPrompts(policy: PromptPolicy, windows?: PromptWindows): void;
  pass(until: PassUntil | null): void;
  surrender(): void;
  dispose(): Promise<void>;
}

const FRESH = { group: null, marked: null, markedIn: '', scroll: 0, told: null } as const;

export function duelModel(session: TuiSession, pace: () => number, clock: Clock = realClock): DuelModel {
  const shown = showSession(session, pace, clock);
  const ui = createStore<DuelUi>({ focus: 'menu', spot: null, asked: 0, ...FRESH });

  let faced = -1;
  let facedOption = -1;

  const choose = (i: number, rest = false): void => {
    // The prompt on the screen is not the newest one: show that first, answer nothing.
    if (shown.behind()) {
      shown.catchUp();
      return;
    }
    ui.set({ ...FRESH, focus: 'menu', spot: null, asked: ui.get().asked + 1 });
    shown.acted();
    session.choose(i, rest);
  };

  /** A step along the timeline; it leads to another moment with a menu of its own. */
  const step = (take: () => boolean): boolean => {
    shown.acted();
    if (!take()) return false;
    ui.set({ ...FRESH, focus: 'menu', spot: null, asked: ui.get().asked + 1 });
    shown.catchUp();
    return true;
  };

  const cannot = (told: DuelUi['told']): boolean => {
    ui.set({ told });
    return false;
  };

  return {
    session,
    shown,
    ui,
    pick(pick) {
      if (pick.k === 'option') choose(pick.i, pick.rest);
      else if (pick.k === 'open') ui.set({ ...FRESH, focus: 'menu', group: pick.group });
      else if (pick.k === 'catchUp') shown.catchUp();
      else {
        ui.set({ ...FRESH, asked: ui.get().asked + 1 });
        shown.acted();
        session.proceed();
      }
    },
    mark: (entry, menu) => ui.set({ marked: entry, markedIn: menu, scroll: 0, told: null }),
    face(card, option) {
      faced = card;
      facedOption = option;
    },
    inQuestion() {
      shown.catchUp();
      const snapshot = shown.get();
      const now = ui.get();
      const option = snapshot.decision?.options.find(({ i }) => i === facedOption);
      const phase = option?.k === 'toPhase' ? PHASES[option.n] : undefined;
      if (focusOf(snapshot, now) === 'menu' && now.spot === null && phase !== undefined) return { phase };
      const card = describedCard(snapshot, now, faced);
      if (card !== null) return { card: card.h };
      return { phase: snapshot.view.phase === 'battle' ? 'main2' : 'battle' };
    },
    tell: (why) => ui.set({ told: { why } }),
    move(direction) {
      const { view, decision } = shown.get();
      const card = optionCard(decision, faced);
      const near = card === null ? '' : addressOf(view, card);
      const spot = cursorSpot(shown.get(), ui.get());
      const entry = cardAt(view, near) === null ? startSpot(view) : near;
      const to = spot === null ? entry : moveSpot(view, spot, direction);
      if (to !== null) ui.set({ ...FRESH, focus: 'table', spot: to });
    },
    next(step) {
      const { view, decision } = shown.get();
      const spot = nextActing(view, decision, cursorSpot(shown.get(), ui.get()), step);
      if (spot !== null) ui.set({ ...FRESH, focus: 'menu', spot });
    },
    act() {
      const snapshot = shown.get();
      const card = cursorCard(snapshot, ui.get());
      const options = card === null ? [] : optionsOf(snapshot.decision, card.h);
      const [only] = options;
      if (only === undefined) return;
      if (only.k === 'card' && options.length === 1) choose(only.i);
      else ui.set({ ...FRESH, focus: 'menu' });
    },
    back() {
      const now = ui.get();
      if (now.focus === 'table') ui.set({ ...FRESH, focus: 'menu' });
      else if (now.group !== null) ui.set(FRESH);
      else if (now.spot !== null) ui.set({ ...FRESH, spot: null });
      else return step(() => session.unpick?.() === true);
      return true;
    },
    undo: () => step(() => session.undo?.() === true) || cannot('nothingBack'),
    redo: () => step(() => session.redo?.() === true) || cannot('nothingAgain'),
    jump(n) {
      let problem: string | null = null;
      step(() => {
        problem = session.jump?.(n) ?? null;
        return problem === null;
      });
      return problem;
    },
    scroll: (lines) => ui.set({ scroll: Math.max(0, ui.get().scroll + lines) }),
    setPrompts: (policy, windows) => session.setPrompts(policy, windows),
    pass: (until) => session.pass(until),
    surrender() {
      shown.acted();
      session.surrender();
      shown.catchUp();
    },
    async dispose() {
      shown.dispose();
      await session.dispose();
    },
  };
}

/** Where the cursor is: a card that has left its spot takes the cursor with it only in the menu. */
export function cursorSpot({ view }: Snapshot, ui: DuelUi): Spot | null {
  if (ui.spot !== null && cardAt(view, ui.spot) !== null) return ui.spot;
  return ui.focus === 'table' ? startSpot(view) : null;
}

export function cursorCard(snapshot: Snapshot, ui: DuelUi): CardView | null {
  const spot = cursorSpot(snapshot, ui);
  return spot === null ? null : cardAt(snapshot.view, spot);
}

/** Who has the keys: while nothing is asked, the table. */
export function focusOf({ decision, pause }: Snapshot, ui: DuelUi): 'menu' | 'table' {
  return decision === null && pause === null ? 'table' : ui.focus;
}

/** The card that the detail pane describes: the one looked at, the one an entry is about, or the last one played. */
export function describedCard(snapshot: Snapshot, ui: DuelUi, marked: number): CardView | null {
  const card = wantedCard(snapshot, ui, marked);
  return card === null ? null : asItIsNow(snapshot.view, card);
}

/** A play or a link shows its card as it was then; what is said of it must be true now. */
function asItIsNow(view: PlayerView, card: CardView): CardView {
  for (const side of view.sides) {
    const places = [side.monsters, side.spells, [side.field], side.hand, side.gy, side.banished, side.extra];
    const found = places.flat().find((other) => other?.h === card.h);
    // What has been turned face-down since is still the card that was played.
    if (found) return found.known || !card.known ? found : goneCard(card);
  }
  return goneCard(card);
}

const gone = new WeakMap<CardView, CardView>();

/** The card without a place; the same object each time, as a store's value must be. */
function goneCard(card: CardView): CardView {
  const known = gone.get(card) ?? { ...card, zone: 'gone', position: null };
  gone.set(card, known);
  return known;
}

function wantedCard(snapshot: Snapshot, ui: DuelUi, marked: number): CardView | null {
  const { decision } = snapshot;
  const cursor = cursorCard(snapshot, ui);
  if (focusOf(snapshot, ui) === 'table' && cursor !== null) return cursor;
  return (
    optionCard(decision, marked) ??
    cursor ??
    decision?.card ??
    snapshot.view.chain.at(-1)?.card ??
    fightingCard(snapshot) ??
    playedCard(snapshot)
  );
}

function optionCard(decision: DecisionView | null, handle: number): CardView | null {
  if (handle < 0) return null;
  return decision?.options.find((option) => option.card?.h === handle)?.card ?? null;
}

/** The other side's monster in the battle under way, or the own one in a direct attack. */
function fightingCard({ view }: Snapshot): CardView | null {
  if (view.battle === null) return null;
  const { attacker, target } = view.battle;
  return target !== null && attacker.controller === view.me ? target : attacker;
}

/** How many of the last plays are searched for a card to show. */
const LOOK_BACK = 4;

function playedCard({ log }: Snapshot): CardView | null {
  for (const { event } of log.slice(-LOOK_BACK).reverse()) {
    const card = event.cards.find((candidate) => candidate.known) ?? event.cause;
    if (card?.known) return card;
  }
  return null;
}
