/**
 * State ↔ text, and a hash of what matters (DESIGN §2: default values are left out of cards). Cards and events, nearly all
 * of the text, are written field by field, which takes half the time that listing their keys would.
 */

import { newCard } from './core/newCard.ts';
import type { Event, LastKnown } from './events.ts';
import { usePool } from './pool.ts';
import type { Card, State } from './state.ts';

/** A card as it is read: `d` follows from the pool, and what is left out has its blank value. */
type CardText = Partial<Omit<Card, 'd' | 'id'>> & Pick<Card, 'code' | 'owner'>;

const ints = (list: readonly number[]): string => (list.length === 0 ? '[]' : `[${list.join()}]`);
const unless = (blank: number, name: string, value: number): string =>
  value === blank ? '' : `,"${name}":${value}`;
const unlessNone = (name: string, list: readonly number[]): string =>
  list.length === 0 ? '' : `,"${name}":${ints(list)}`;

/** Values a card has when nothing has happened to it are left out; the same that a new card of player 0 has. */
const cardText = (c: Card): string =>
  `{"code":${c.code},"owner":${c.owner}` +
  unless(0, 'controller', c.controller) +
  unless(0, 'zone', c.zone) +
  unless(-1, 'slot', c.slot) +
  unless(0, 'face', c.face) +
  unless(0, 'pos', c.pos) +
  unless(0, 'seen', c.seen) +
  unless(0, 'entered', c.entered) +
  unless(0, 'enteredBy', c.enteredBy) +
  unless(0, 'since', c.since) +
  unless(0, 'moved', c.moved) +
  unless(0, 'hides', c.hides) +
  unless(0, 'how', c.how) +
  unless(0, 'howTurn', c.howTurn) +
  unless(-1, 'howBy', c.howBy) +
  unless(-1, 'howCard', c.howCard) +
  (c.properly ? ',"properly":true' : '') +
  unless(-1, 'attachedTo', c.attachedTo) +
  unless(0, 'turnFlags', c.turnFlags) +
  unless(0, 'attacks', c.attacks) +
  (c.guise === null ? '' : `,"guise":${JSON.stringify(c.guise)}`) +
  unless(-1, 'keeps', c.keeps) +
  (c.last === null ? '' : `,"last":${lastText(c.last)}`) +
  unlessNone('bonds', c.bonds) +
  unlessNone('counters', c.counters) +
  unlessNone('notes', c.notes) +
  unlessNone('materials', c.materials) +
  '}';

const cardFrom = (text: CardText, id: number): Card => Object.assign(newCard(id, text.code, 0, 0), text);

const lastText = (l: LastKnown): string =>
  `{"code":${l.code},"name":${l.name},"atk":${l.atk},"def":${l.def},"level":${l.level},"attr":${l.attr}` +
  `,"race":${l.race},"face":${l.face},"pos":${l.pos},"controller":${l.controller},"zone":${l.zone}` +
  `,"slot":${l.slot},"counters":${ints(l.counters)},"equips":${ints(l.equips)}` +
  `,"materials":${ints(l.materials)},"how":${l.how},"notes":${ints(l.notes)},"bonds":${ints(l.bonds)}` +
  `,"negated":${l.negated},"attachedTo":${l.attachedTo},"entered":${l.entered},"since":${l.since}}`;

const wasText = (was: LastKnown | null): string => (was === null ? 'null' : lastText(was));

const eventText = (e: Event): string =>
  `{"k":"${e.k}","stamp":${e.stamp},"turn":${e.turn},"player":${e.player},"by":${e.by}` +
  `,"cause":${e.cause},"addr":${e.addr},"cards":${ints(e.cards)},"moved":${ints(e.moved)}` +
  `,"from":${ints(e.from)},"to":${ints(e.to)},"ctrl":${ints(e.ctrl)}` +
  `,"was":${e.was.length === 0 ? '[]' : `[${e.was.map(wasText).join()}]`}` +
  `,"why":${e.why},"n":${e.n},"m":${e.m}}`;

/** The whole state as JSON text. */
export function serialise(s: State): string {
  usePool(s.pool);
  const { cards, epoch: _epoch, layout: _layout, shuffles, ...rest } = s;
  const [before, after] = JSON.stringify({ ...rest, history: [] }).split('"history":[]') as [string, string];
  const forced = shuffles.length === 0 ? '' : `,"shuffles":${JSON.stringify(shuffles)}`;
  return (
    `${before}"history":[${s.history.map(eventText).join()}]${after.slice(0, -1)}${forced}` +
    `,"cards":[${cards.map(cardText).join()}]}`
  );
}

/** @throws SyntaxError on text that is no JSON; Error when the pool of the state is not loaded. */
export function deserialise(text: string): State {
  const raw = JSON.parse(text) as Omit<State, 'cards' | 'epoch' | 'layout' | 'shuffles'> & {
    cards: CardText[];
    shuffles?: number[][];
  };
  usePool(raw.pool);
  const cards = raw.cards.map(cardFrom);
  return { ...raw, shuffles: raw.shuffles ?? [], cards, epoch: 0, layout: 0 };
}

/** 53-bit hash of a text, as 14 hexadecimal digits. */
function hashText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const ch = text.charCodeAt(i);
    a = Math.imul(a ^ ch, 2654435761);
    b = Math.imul(b ^ ch, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}

/** Equal states have equal hashes. */
export const hashState = (s: State): string => hashText(serialise(s));
