/** Views made by hand, for texts about the table. */

import { buildPool } from '../../src/cards/pool.ts';
import type { CardView, DecisionView, EventView, OptionView } from '../../src/engine/index.ts';
import type { Book } from '../../src/text/book.ts';

const pool = buildPool();
const byCode = new Map(pool.map((card) => [card.code, card]));
const effects = pool.flatMap((def) => def.effects.map((effect) => ({ def, effect })));

/** Cards by passcode; effects by their place in the pool. */
export const book: Book = { card: (code) => byCode.get(code), effect: (addr) => effects[addr] };

function codeOf(name: string): number {
  const card = pool.find((c) => c.name === name);
  if (!card) throw new Error(`${name} is not in the pool`);
  return card.code;
}
export const addrOf = (name: string, id: string): number =>
  effects.findIndex(({ def, effect }) => def.name === name && effect.id === id);

type Known = Extract<CardView, { known: true }>;
type Place = Partial<Pick<Known, 'owner' | 'controller' | 'zone' | 'slot' | 'position' | 'level'>>;
export function seen(name: string, place: Place = {}): Known {
  return {
    known: true,
    h: 1,
    code: codeOf(name),
    owner: 0,
    controller: 0,
    zone: 'mzone',
    slot: 0,
    faceUp: true,
    position: 'attack',
    atk: 1000,
    def: 1000,
    level: 4,
    negated: false,
    counters: [],
    equippedTo: -1,
    entered: 1,
    attacked: false,
    public: true,
    ...place,
  };
}
export function unseen(zone: CardView['zone'], owner: 0 | 1 = 1): CardView {
  const position = zone === 'mzone' ? 'faceDownDefense' : null;
  return { known: false, h: 2, owner, controller: owner, zone, slot: 0, faceUp: false, position, entered: 1 };
}

export function event(k: EventView['k'], fields: Partial<EventView> = {}): EventView {
  const none = { player: -1, by: -1, cause: null, addr: -1, cards: [], from: [], to: [], ctrl: [] } as const;
  return {
    ...none,
    k,
    turn: 5,
    stamp: 1,
    why: 0,
    n: 0,
    m: 0,
    cards: [],
    from: [],
    to: [],
    ctrl: [],
    ...fields,
  };
}

export function decision(fields: Partial<DecisionView>): DecisionView {
  const none = {
    player: 0,
    kind: 'main',
    purpose: 'action',
    card: null,
    addr: -1,
    min: 1,
    max: 1,
    what: -1,
  } as const;
  return { ...none, options: [], chosen: [], ...fields };
}
export const option = (k: OptionView['k'], fields: Partial<OptionView> = {}): OptionView => ({
  i: 0,
  k,
  card: null,
  n: 0,
  m: 0,
  ...fields,
});
