/**
 * A light, changeable picture of the table, made from a `PlayerView` only. The opponent tries plays out on it. Pieces are
 * shared between copies and replaced, never edited.
 */
import type { CardDef, CardView, Phase, PlayerId, PlayerView, ZoneName } from '../engine/index.ts';
import type { Knowledge } from './knowledge.ts';

export interface Piece {
  readonly h: number;
  /** 0 when unknown. */
  readonly code: number;
  readonly def: CardDef | null;
  readonly owner: PlayerId;
  /** Controller. */
  readonly side: PlayerId;
  readonly zone: ZoneName;
  readonly up: boolean;
  /** Monsters: Attack Position. */
  readonly attack: boolean;
  readonly atk: number;
  readonly dfn: number;
  readonly level: number;
  readonly negated: boolean;
  /** Handle of the wearer of an equip, -1 none. */
  readonly host: number;
  readonly entered: number;
  readonly counters: number;
  /** Has attacked this turn. */
  readonly attacked: boolean;
  /** Its battle position cannot be changed by hand any more this turn. */
  readonly held: boolean;
  /** What operations put on it for a while. */
  readonly spell: Spell;
}

/** Passing marks on a monster. */
export interface Spell {
  noAttack?: true;
  noBattleDeath?: true;
  direct?: true;
  pierce?: true;
  /** Back to its owner at the end of the turn, or gone by then. */
  brief?: true;
  attacks?: number;
}

export interface Model {
  readonly known: Knowledge;
  readonly me: PlayerId;
  readonly turn: number;
  readonly turnPlayer: PlayerId;
  phase: Phase;
  readonly lp: [number, number];
  readonly deck: [number, number];
  /** Passcodes left in my Deck. */
  ownDeck: readonly number[];
  pieces: Piece[];
  /** The attack under way, before damage calculation. */
  battle: { attacker: number; target: number } | null;
  /** Damage of this battle that is stopped, per player. */
  shield: [boolean, boolean];
  /** No more attacks by the turn player this turn. */
  peace: boolean;
  /** The next turn's attacks of a player are stopped. */
  lull: [boolean, boolean];
  /** Worth that is nowhere on the table. */
  readonly extra: [number, number];
  /** Handles of cards on the chain whose link does nothing any more. */
  stopped: readonly number[];
  nextHandle: number;
}

const NO_SPELL: Spell = {};

export const stat = (x: number | '?' | undefined): number => (typeof x === 'number' ? x : 0);
export const other = (p: PlayerId): PlayerId => (p === 0 ? 1 : 0);

function pieceOf(card: CardView, known: Knowledge, turn: number): Piece {
  const def = card.known ? known.def(card.code) : null;
  const up = card.faceUp;
  return {
    h: card.h,
    code: card.known ? card.code : 0,
    def,
    owner: card.owner,
    side: card.controller,
    zone: card.zone,
    up,
    attack: card.position === 'attack' || card.position === 'faceDownAttack',
    // A face-down card keeps its printed values.
    atk: card.known ? Math.max(0, card.atk >= 0 ? card.atk : stat(def?.atk)) : 0,
    dfn: card.known ? Math.max(0, card.def >= 0 ? card.def : stat(def?.def)) : 0,
    level: card.known ? (card.level > 0 ? card.level : (def?.level ?? 0)) : 0,
    negated: card.known && card.negated,
    host: card.known ? card.equippedTo : -1,
    entered: card.entered,
    counters: card.known ? card.counters.reduce((sum, c) => sum + c.n, 0) : 0,
    attacked: card.known && card.attacked,
    held: card.entered === turn || (card.known && card.attacked),
    spell: NO_SPELL,
  };
}

/** The table as the viewer sees it. */
export function modelOf(view: PlayerView, known: Knowledge): Model {
  const pieces: Piece[] = [];
  const add = (card: CardView | null): void => {
    if (card) pieces.push(pieceOf(card, known, view.turn));
  };
  for (const side of view.sides) {
    side.monsters.forEach(add);
    side.spells.forEach(add);
    add(side.field);
    for (const pile of [side.hand, side.gy, side.banished, side.extra]) pile.forEach(add);
  }
  const [a, b] = view.sides;
  const calculated = view.sub === 'afterCalc' || view.sub === 'flip' || view.sub === 'end';
  const attack = view.battle;
  return {
    known,
    me: view.me,
    turn: view.turn,
    turnPlayer: view.turnPlayer,
    phase: view.phase,
    lp: [a.lp, b.lp],
    deck: [a.deckCount, b.deckCount],
    ownDeck: view.sides[view.me].deck,
    pieces,
    battle: attack && !calculated ? { attacker: attack.attacker.h, target: attack.target?.h ?? -1 } : null,
    shield: [false, false],
    peace: false,
    lull: [false, false],
    extra: [0, 0],
    stopped: [],
    nextHandle: -2,
  };
}

export function copy(m: Model): Model {
  return {
    ...m,
    lp: [m.lp[0], m.lp[1]],
    deck: [m.deck[0], m.deck[1]],
    extra: [m.extra[0], m.extra[1]],
    shield: [m.shield[0], m.shield[1]],
    lull: [m.lull[0], m.lull[1]],
    pieces: m.pieces.slice(),
  };
}

export function find(m: Model, h: number): Piece | null {
  if (h === -1) return null;
  for (const piece of m.pieces) if (piece.h === h) return piece;
  return null;
}

/** Replaces the piece of that handle by a changed one. */
export function change(m: Model, h: number, fields: Partial<Piece>): Piece | null {
  const at = m.pieces.findIndex((piece) => piece.h === h);
  const was = m.pieces[at];
  if (!was) return null;
  const now = { ...was, ...fields };
  m.pieces[at] = now;
  return now;
}

export const mark = (m: Model, piece: Piece, spell: Spell): void =>
  void change(m, piece.h, { spell: { ...piece.spell, ...spell } });

export function monsters(m: Model, side: PlayerId): Piece[] {
  return m.pieces.filter((p) => p.zone === 'mzone' && p.side === side);
}

export function spells(m: Model, side: PlayerId): Piece[] {
  return m.pieces.filter((p) => (p.zone === 'szone' || p.zone === 'fzone') && p.side === side);
}

export function inZone(m: Model, zone: ZoneName, side: PlayerId): Piece[] {
  return m.pieces.filter((p) => p.zone === zone && p.side === side);
}

export const onField = (p: Piece): boolean => p.zone === 'mzone' || p.zone === 'szone' || p.zone === 'fzone';

/** A card that was only a number until now: from a Deck, or a Token. */
export function bring(m: Model, code: number, side: PlayerId, zone: ZoneName): Piece {
  const def = code === 0 ? null : m.known.def(code);
  const piece: Piece = {
    h: m.nextHandle,
    code,
    def,
    owner: side,
    side,
    zone,
    up: false,
    attack: true,
    atk: stat(def?.atk),
    dfn: stat(def?.def),
    level: def?.level ?? 0,
    negated: false,
    host: -1,
    entered: m.turn,
    counters: 0,
    attacked: false,
    held: true,
    spell: NO_SPELL,
  };
  m.nextHandle -= 1;
  m.pieces.push(piece);
  return piece;
}

export function isToken(p: Piece): boolean {
  return p.def?.sub.includes('token') ?? false;
}
