/** Builds what a player may see, by an allow-list (DESIGN §12). */

import { REG } from './code.ts';
import { overlaysOf } from './core/mutate.ts';
import type { Decision, Option } from './decision.ts';
import { isHiddenFrom } from './eval/affects.ts';
import { wordOf } from './eval/bond.ts';
import { isNegated } from './eval/card.ts';
import { alive, idOf } from './eval/ctx.ts';
import { atkOf, defenseOf, hasStat, levelOf, printedStat } from './eval/stats.ts';
import type { Event } from './events.ts';
import { defAt, SUB_BIT, usePool } from './pool.ts';
import { scramble } from './rng.ts';
import { type State, TURN_FLAG } from './state.ts';
import {
  type CardId,
  type PlayerId,
  POSITIONS,
  ZONE,
  ZONE_NAMES,
  ZONES_PER_PLAYER,
  type ZoneId,
} from './types.ts';
import type {
  CardView,
  DecisionView,
  EventView,
  Handle,
  LinkView,
  OptionView,
  PlayerView,
  SideView,
} from './view.ts';

/** Handle of a card: says nothing about its id; new after every shuffle and hidden move. */
export function handleOf(s: State, id: CardId): Handle {
  return id < 0 ? -1 : scramble((s.cards[id]!.hides % 4194304) * 1024 + id, s.handleKey);
}

const knows = (s: State, id: CardId, p: PlayerId): boolean => (s.cards[id]!.seen & (1 << p)) !== 0;

/** One card as that player sees it. `looking`: he is looking at it right now (his own Deck during a search). */
export function cardView(s: State, id: CardId, p: PlayerId, looking = false): CardView {
  const c = s.cards[id]!;
  const zone = ZONE_NAMES[c.zone];
  const monster = c.zone === ZONE.mzone;
  const position = monster ? POSITIONS[c.face === 1 ? c.pos : c.pos === 1 ? 2 : 3]! : null;
  if (!looking && (!knows(s, id, p) || (c.zone === ZONE.gy && isHiddenFrom(s, c.owner, p)))) {
    return {
      known: false,
      h: handleOf(s, id),
      owner: c.owner,
      controller: c.controller,
      zone,
      slot: c.slot,
      faceUp: false,
      position,
      entered: onField(c.zone) ? c.entered : -1,
    };
  }
  const d = defAt(c.d);
  const isMonster = d.kind === 0 || c.guise !== null;
  const up = c.face === 1;
  // a face-down monster has no present values
  const live = monster && up;
  const counters: { kind: string; n: number }[] = [];
  for (let i = 0; i < c.counters.length; i += 2)
    counters.push({ kind: wordOf(c.counters[i]!), n: c.counters[i + 1]! });
  return {
    known: true,
    h: handleOf(s, id),
    code: c.code,
    owner: c.owner,
    controller: c.controller,
    zone,
    slot: c.slot,
    faceUp: up,
    position,
    atk: isMonster ? (live ? atkOf(s, id) : printedStat(s, id, 'atk')) : -1,
    def: isMonster && hasStat(s, id, 'def') ? (live ? defenseOf(s, id) : printedStat(s, id, 'def')) : -1,
    level:
      isMonster && hasStat(s, id, 'level')
        ? live || c.zone === ZONE.hand
          ? levelOf(s, id)
          : printedStat(s, id, 'level')
        : -1,
    negated: up && onField(c.zone) && isNegated(s, id),
    counters,
    equippedTo: c.zone === ZONE.overlay ? -1 : handleOf(s, c.attachedTo),
    ...(monster && (d.subs & SUB_BIT.xyz) !== 0
      ? { materials: overlaysOf(s, id).map((x) => cardView(s, x, p)) }
      : {}),
    entered: c.entered,
    attacked: (c.turnFlags & TURN_FLAG.attacked) !== 0,
    public: c.seen === 3,
  };
}
const onField = (z: ZoneId): boolean => z === ZONE.mzone || z === ZONE.szone || z === ZONE.fzone;

function sideView(s: State, side: PlayerId, p: PlayerId): SideView {
  const pile = (z: ZoneId): readonly CardId[] => s.zones[side * ZONES_PER_PLAYER + z]!;
  const one = (id: CardId): CardView | null => (id < 0 ? null : cardView(s, id, p));
  const all = (z: ZoneId): CardView[] => pile(z).map((id) => cardView(s, id, p));
  // hidden cards are listed in the order of their handles, which says nothing
  const byHandle = (list: CardView[]): CardView[] =>
    side === p ? list : [...list].sort((a, b) => a.h - b.h);
  return {
    lp: s.players[side].lp,
    monsters: pile(ZONE.mzone).map(one),
    spells: pile(ZONE.szone).map(one),
    field: one(pile(ZONE.fzone)[0]!),
    hand: byHandle(all(ZONE.hand)),
    gy: all(ZONE.gy),
    banished: all(ZONE.banished),
    extra: side === p ? all(ZONE.extra) : [],
    deckCount: pile(ZONE.deck).length,
    extraCount: pile(ZONE.extra).length,
    handCount: pile(ZONE.hand).length,
    deck:
      side === p
        ? pile(ZONE.deck)
            .map((id) => s.cards[id]!.code)
            .sort((a, b) => a - b)
        : [],
    normalSummons: s.players[side].normalSummons,
  };
}

/** The table as that player may know it. */
export function viewFor(s: State, p: PlayerId): PlayerView {
  usePool(s.pool);
  const chain: LinkView[] = s.chain.map((l, i) => ({
    n: i + 1,
    card: cardView(s, l.card, p),
    code: s.cards[l.card]!.code,
    addr: l.addr,
    player: l.player,
    targets: l.regs[REG.targets]!.filter((t) => alive(s, t)).map((t) => cardView(s, idOf(t), p)),
    negated: l.negated !== 0,
  }));
  const b = s.battle;
  return {
    me: p,
    turn: s.turn,
    turnPlayer: s.turnPlayer,
    first: s.first,
    phase: s.phase,
    sub: s.sub,
    sides: [sideView(s, 0, p), sideView(s, 1, p)],
    chain,
    battle:
      b === null
        ? null
        : {
            attacker: cardView(s, b.attacker, p),
            target: b.target < 0 ? null : cardView(s, b.target, p),
            damage: [b.damage[0], b.damage[1]],
          },
    format: s.rules,
    result: s.result,
  };
}

/** The present decision for the player who must take it; null for the other and when there is none. */
export function decisionView(s: State, p: PlayerId): DecisionView | null {
  usePool(s.pool);
  const d: Decision | null = s.decision;
  if (d === null || d.player !== p) return null;
  const blind = d.about.what === 1 && d.kind === 'pickCard';
  const look = (id: CardId): CardView => cardView(s, id, p, !blind && mayLook(s, id, p));
  const options: OptionView[] = d.options.map((o: Option, i) => ({
    i,
    k: o.k,
    card: o.card < 0 ? null : look(o.card),
    n: o.n,
    m: o.m,
  }));
  return {
    player: p,
    kind: d.kind,
    options,
    purpose: d.about.purpose,
    card: d.about.card < 0 ? null : look(d.about.card),
    addr: d.about.addr,
    min: d.about.min,
    max: d.about.max,
    chosen: d.about.chosen.map(look),
    what: d.about.what,
  };
}
/** A player who chooses from his own Deck or Fusion Deck looks at it. */
const mayLook = (s: State, id: CardId, p: PlayerId): boolean => {
  const c = s.cards[id]!;
  return (c.zone === ZONE.deck || c.zone === ZONE.extra) && c.controller === p;
};

/** An event as that player may know it. Call it as the event happens: it shows cards as they are then. */
export function maskEvent(s: State, e: Event, p: PlayerId): EventView {
  usePool(s.pool);
  const shown = e.k === 'revealed' && (e.player === -1 || e.player === p);
  const cards = e.cards.map((id) => cardView(s, id, p, shown));
  return {
    k: e.k,
    turn: e.turn,
    stamp: e.stamp,
    player: e.player,
    by: e.by,
    cause: e.cause < 0 ? null : cardView(s, e.cause, p),
    addr: hiddenAddr(s, e, p) ? -1 : e.addr,
    cards,
    from: e.from.map((z) => ZONE_NAMES[z]),
    to: e.to.map((z) => ZONE_NAMES[z]),
    ctrl: [...e.ctrl],
    why: e.why,
    n: e.n,
    m: e.m,
  };
}
/** The address of an effect names its card: not for one the player cannot see. */
function hiddenAddr(s: State, e: Event, p: PlayerId): boolean {
  if (e.addr < 0 || e.cards.length === 0) return false;
  if (e.k === 'modified') return e.cause >= 0 && !knows(s, e.cause, p);
  return (e.k === 'missed' || e.k === 'noEffect') && !knows(s, e.cards[0]!, p);
}

/** A choice that counts: more than one option, no zone picking, not a window where one can only pass (CLI.md). */
export function isRealChoice(d: Decision): boolean {
  return d.options.length > 1 && (d.kind !== 'slot' || d.about.purpose === 'declare');
}
