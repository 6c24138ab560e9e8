/**
 * What must be true at every decision of every duel (DESIGN §19.4), as pure functions over a state: each returns what is
 * wrong in one sentence, or null.
 */
import {
  advance,
  cloneState,
  decisionView,
  deserialise,
  type Event,
  hashState,
  maskEvent,
  opponentOf,
  type PlayerId,
  type State,
  serialise,
  viewFor,
  ZONE,
  ZONE_NAMES,
  ZONES_PER_PLAYER,
} from '../engine/index.ts';

/** Owner and passcode of every card a duel began with. Tokens come later and may go. */
export type Census = readonly { owner: PlayerId; code: number }[];

export function census(state: State): Census {
  return state.cards.map(({ owner, code }) => ({ owner, code }));
}
const nameOf = (card: Census[number]): string => `${card.owner}:${card.code}`;

const ON_FIELD: readonly number[] = [ZONE.mzone, ZONE.szone, ZONE.fzone];

/** No card appears, vanishes or becomes another one. */
export function checkConservation(state: State, start: Census): string | null {
  for (const [id, was] of start.entries()) {
    const card = state.cards[id];
    if (card === undefined) return `card ${id} (${nameOf(was)}) has vanished`;
    if (card.owner !== was.owner || card.code !== was.code)
      return `card ${id} was ${nameOf(was)} and is ${nameOf(card)}`;
    if (card.zone === ZONE.gone) return `card ${id} (${nameOf(was)}) has left the game`;
  }
  return null;
}

/** Each card is exactly where it says it is, and nowhere else. */
export function checkZones(state: State): string | null {
  const found = new Set<number>();
  const place = (at: number, slot: number): string =>
    `player ${Math.floor(at / ZONES_PER_PLAYER)}'s ${ZONE_NAMES[at % ZONES_PER_PLAYER]}[${slot}]`;
  for (const [at, pile] of state.zones.entries()) {
    const player = Math.floor(at / ZONES_PER_PLAYER);
    const zone = at % ZONES_PER_PLAYER;
    for (const [slot, id] of pile.entries()) {
      if (id < 0) {
        if (!ON_FIELD.includes(zone)) return `${ZONE_NAMES[zone]} of player ${player} has a hole at ${slot}`;
        continue;
      }
      if (found.has(id)) return `card ${id} lies in ${place(at, slot)} and in another place`;
      found.add(id);
      const wrong = misplaced(state, id, player, zone, slot);
      if (wrong !== null) return `card ${id} lies in ${place(at, slot)} but ${wrong}`;
    }
  }
  const lost = state.cards.find((card) => card.zone !== ZONE.gone && !found.has(card.id));
  return lost === undefined
    ? null
    : `card ${lost.id} lies nowhere but thinks it is in ${ZONE_NAMES[lost.zone]}`;
}

function misplaced(state: State, id: number, player: number, zone: number, slot: number): string | null {
  const card = state.cards[id];
  if (card === undefined) return 'there is no such card';
  if (card.zone !== zone) return `thinks it is in ${ZONE_NAMES[card.zone]}`;
  if (zone === ZONE.overlay && !heldBy(state, card.attachedTo, id))
    return 'no Xyz Monster has it as material';
  if (!ON_FIELD.includes(zone)) {
    // a hand or Deck may hold a card of the other player's
    const whose = zone === ZONE.hand || zone === ZONE.deck ? card.controller : card.owner;
    return whose === player ? null : `belongs to player ${whose}`;
  }
  if (card.controller !== player) return `is controlled by player ${card.controller}`;
  return card.slot === slot ? null : `thinks it is in slot ${card.slot}`;
}

/** The Xyz Monster is on the field, or on its way there from the Extra Deck (XYZ-01). */
function heldBy(state: State, host: number, id: number): boolean {
  const above = state.cards[host];
  if (above?.materials.includes(id) !== true) return false;
  return above.zone === ZONE.mzone || above.zone === ZONE.extra;
}

/** Somebody is asked something, or the duel is over; numbers are what they can be. */
export function checkAsked(state: State): string | null {
  const { decision, result } = state;
  if (result !== null) return decision === null ? null : 'the duel is over and something is asked';
  if (decision === null) return 'nothing is asked and the duel is not over';
  if (decision.options.length === 0) return `a decision (${decision.kind}) without options`;
  const lp = state.players.find((player) => !Number.isInteger(player.lp) || player.lp < 0);
  if (lp !== undefined) return `Life Points of ${lp.lp}`;
  const target = state.cards.find((card) => card.attachedTo >= 0 && ON_FIELD.includes(card.zone));
  if (target === undefined) return null;
  const worn = state.cards[target.attachedTo];
  return worn?.zone === ZONE.mzone ? null : `card ${target.id} is equipped to one that is not on the field`;
}

/** Every option can be carried out, and something comes of it. Returns the sentences of those that fail. */
export function checkOptions(state: State, compare: boolean): string[] {
  const { decision } = state;
  if (decision === null) return [];
  const before = compare ? hashState(state) : '';
  return decision.options.flatMap((option, i) => {
    const next = cloneState(state);
    try {
      advance(next, i, null);
    } catch (error) {
      return [`option ${i} (${option.k}) of ${decision.kind} fails: ${messageOf(error)}`];
    }
    const same = compare && hashState(next) === before;
    return same ? [`option ${i} (${option.k}) of ${decision.kind} changes nothing`] : [];
  });
}

/** A clone, a saved and loaded state and the live one are the same, and stay so after the same choice. */
export function checkCopies(state: State, choice: number): string | null {
  const before = hashState(state);
  const clone = cloneState(state);
  const text = serialise(state);
  const loaded = deserialise(text);
  if (hashState(clone) !== before) return 'the clone differs';
  if (hashState(loaded) !== before) return 'the saved and loaded state differs';
  if (serialise(loaded) !== text) return 'saving what was loaded gives another text';
  const live = cloneState(state);
  for (const copy of [live, clone, loaded]) advance(copy, choice, null);
  if (hashState(state) !== before) return 'playing on with a clone changes the original';
  const after = hashState(live);
  if (hashState(clone) !== after) return 'a clone plays on otherwise';
  return hashState(loaded) === after ? null : 'a saved and loaded state plays on otherwise';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether a player is looking through his own Deck: he is asked about cards in it. */
function lookedAt(state: State, viewer: PlayerId): boolean {
  const view = decisionView(state, viewer);
  const cards = view === null ? [] : [view.card, ...view.chosen, ...view.options.map(({ card }) => card)];
  return cards.some((card) => card?.known === true && card.zone === 'deck' && card.controller === viewer);
}

/** Cards whose identity a player cannot know, and that nothing in progress refers to. */
function hiddenFrom(state: State, viewer: PlayerId): number[] {
  const busy = new Set<number>([
    ...state.pending.map(({ card }) => card),
    ...state.chain.flatMap(({ card, regs }) => [card, ...regs.flat()]),
    ...state.delayed.map(({ card }) => card),
    ...(state.battle === null ? [] : [state.battle.attacker, state.battle.target]),
  ]);
  const looked = lookedAt(state, viewer);
  const hidden = (id: number): boolean => {
    const card = state.cards[id];
    if (card === undefined || card.zone === ZONE.gone || busy.has(id) || card.last !== null) return false;
    if (looked && card.zone === ZONE.deck && card.controller === viewer) return false;
    const isUp = card.face === 1 && ON_FIELD.includes(card.zone);
    return !isUp && (card.seen & (1 << viewer)) === 0;
  };
  return state.cards.map(({ id }) => id).filter(hidden);
}

/**
 * A state in which the cards that `viewer` cannot know have changed their identities among themselves: those of one owner,
 * monsters with monsters, Spells and Traps with each other, so that all stay where they may lie. `order` shuffles.
 */
export function permuteHidden(
  state: State,
  viewer: PlayerId,
  sortOf: (code: number) => string,
  order: <T>(items: readonly T[]) => T[],
): { state: State; changed: ReadonlySet<number> } {
  const other = deserialise(serialise(state));
  const groups = new Map<string, number[]>();
  for (const id of hiddenFrom(state, viewer)) {
    const card = other.cards[id];
    // what is in his own Deck a player knows, only not in which order
    const own = card !== undefined && card.zone === ZONE.deck && card.controller === viewer;
    const group = card === undefined ? '' : `${card.owner} ${own} ${sortOf(card.code)}`;
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  const changed = new Set<number>();
  for (const ids of groups.values()) {
    const faces = order(ids.map((id) => state.cards[id])).filter((card) => card !== undefined);
    for (const [i, id] of ids.entries()) {
      const card = other.cards[id];
      const face = faces[i];
      if (card === undefined || face === undefined || card.code === face.code) continue;
      card.code = face.code;
      card.d = face.d;
      changed.add(id);
    }
  }
  other.epoch += 1;
  return { state: other, changed };
}

/**
 * View secrecy (DESIGN §12): with the hidden cards permuted, a player's view and options are the same, and so is all that
 * he sees happen after his own choice, up to the first moment at which one of those cards is shown to him or the other
 * player is asked.
 */
export function checkSecrecy(
  state: State,
  viewer: PlayerId,
  choice: number,
  sortOf: (code: number) => string,
  order: <T>(items: readonly T[]) => T[],
): string | null {
  const { state: other, changed } = permuteHidden(state, viewer, sortOf, order);
  if (changed.size === 0) return null;
  const now = differenceFor(viewer, state, other);
  if (now !== null) return `before a choice: ${now}`;
  if (state.decision?.player !== viewer) return null;
  const real = watch(state, viewer, choice, changed);
  const made = watch(other, viewer, choice, changed);
  for (const [i, line] of real.heard.entries()) {
    const twin = made.heard[i];
    if (twin !== undefined && twin !== line) return `after a choice: he hears ${line} or ${twin}`;
  }
  const asksOther = [real, made].some((run) => run.state.decision?.player === opponentOf(viewer));
  if (asksOther || real.shown || made.shown) return null;
  if (real.heard.length !== made.heard.length) return 'after a choice: he hears more in one case';
  const later = differenceFor(viewer, real.state, made.state);
  return later === null ? null : `after a choice: ${later}`;
}

function differenceFor(viewer: PlayerId, a: State, b: State): string | null {
  const views = [a, b].map((state) => JSON.stringify(viewFor(state, viewer)));
  if (views[0] !== views[1]) return `the view differs: ${firstDifference(views[0] ?? '', views[1] ?? '')}`;
  const asked = [a, b].map((state) => JSON.stringify(decisionView(state, viewer)));
  if (asked[0] === asked[1]) return null;
  return `the options differ: ${firstDifference(asked[0] ?? '', asked[1] ?? '')}`;
}

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const around = (text: string): string => text.slice(Math.max(0, i - 60), i + 60);
  return `${around(a)} / ${around(b)}`;
}

interface Watched {
  heard: string[];
  /** One of the permuted cards was shown: what follows may differ. */
  shown: boolean;
  state: State;
}

/** What `viewer` hears after a choice, until a permuted card is shown to him. */
function watch(from: State, viewer: PlayerId, choice: number, changed: ReadonlySet<number>): Watched {
  const state = cloneState(from);
  const heard: string[] = [];
  let shown = false;
  advance(state, choice, (event: Event) => {
    if (shown) return;
    const view = maskEvent(state, event, viewer);
    shown = event.cards.some((id, i) => changed.has(id) && view.cards[i]?.known === true);
    if (!shown) heard.push(JSON.stringify(view));
  });
  return { heard, shown: shown || lookedAt(state, viewer), state };
}
