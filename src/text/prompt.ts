/** What a decision asks: who asks, what, and why. */
import type { Effect, Op } from '../engine/ast/index.ts';
import { DECLARE_KINDS, type DecisionView, optionalOps } from '../engine/index.ts';
import { type Book, poolBook } from './book.ts';
import { type ChoiceVerb, type Lang, language } from './language.ts';
import { levelsAsked, materialFor } from './materials.ts';
import { shortAsked, shortEffect } from './short.ts';

/** One sentence, a question or a request. */
export function promptText(d: DecisionView, lang: Lang = 'en', book: Book = poolBook): string {
  const say = language(lang).prompts;
  const effect = book.effect(d.addr)?.effect;
  const card = d.card?.known ? book.card(d.card.code)?.name : undefined;
  const levels = levelsAsked(d, book);
  const left = { chosen: d.chosen.length, min: d.min, max: d.max, ...(levels && { levels }) };
  const short = effect ? shortEffect(effect, lang, book.card, 'whole') : '';
  switch (d.purpose) {
    case 'action':
      return d.kind === 'battle' ? say.battlePhase() : say.mainPhase();
    case 'response':
      return say.respond(card);
    case 'phaseEnd':
      return say.phaseEnds();
    case 'trigger':
      return say.trigger(card, short);
    case 'target':
      return say.choose('target', card, left);
    case 'cost':
      return say.choose(verbFor(costOps(effect)) ?? 'pay', card, left, pileOf(d));
    case 'tribute':
      return say.choose('tribute', card, left);
    case 'material':
      return say.material(materialFor(d, book), card, left);
    case 'effect':
      return say.choose(verbFor(effectOps(effect)), card, left, pileOf(d));
    case 'ritual':
      return say.choose('ritualSummon', card, left);
    case 'fusion':
      return say.choose('fusionSummon', card, left);
    case 'summon':
      return say.choose('normalSummon', card, left);
    case 'discardToLimit':
      return say.handLimit(left);
    case 'keep':
      return say.keep(card, left);
    case 'sortOut':
      return say.choose('send', card, left);
    case 'attackTarget':
      return say.attackTarget(card);
    case 'replay':
      return say.replay(card);
    case 'deckTop':
      return say.deckTop(card);
    case 'order':
      return say.order(card);
    case 'chainOrder':
      return say.chainOrder();
    case 'mode':
      return say.mode(card);
    case 'position':
      return say.position(card);
    case 'zone':
      return d.kind === 'slot' ? say.zone(card) : say.noRoom(card);
    case 'may':
      return say.may(card, askedOf(d, book, lang), short);
    case 'pay':
      return say.pay(card, askedOf(d, book, lang));
    case 'declare':
    case 'coin':
      return say.declare(DECLARE_KINDS[d.what] ?? (d.purpose === 'coin' ? 'coin' : 'number'), card);
    case 'summonProcedure':
      return say.summonProcedure(card);
  }
}

/** The part of an effect that a yes or no is about, told to the player who is asked; empty where it is all of it. */
function askedOf(d: DecisionView, book: Book, lang: Lang): string {
  const effect = book.effect(d.addr)?.effect;
  const op = effect && optionalOps(effect)[d.what];
  if (!effect || (op?.k !== 'may' && op?.k !== 'payElse')) return '';
  const other = op.by === 'opp' || (op.by !== 'you' && d.card !== null && d.card.controller !== d.player);
  return shortAsked(effect, { op, who: op.by, other }, lang, book.card);
}

const pileOf = (d: DecisionView): 'xyzMaterials' | undefined =>
  d.options.length > 0 && d.options.every((o) => o.k === 'done' || o.card?.zone === 'overlay')
    ? 'xyzMaterials'
    : undefined;

const costOps = (e: Effect | undefined): readonly Op[] =>
  e?.k === 'act' || e?.k === 'procedure' ? (e.cost ?? []) : [];

function effectOps(e: Effect | undefined): readonly Op[] {
  if (e === undefined) return [];
  if (e.k === 'act') return [...e.do, ...(e.modes ?? []).flatMap((m) => m.do)];
  if (e.k === 'react') return e.do;
  if (e.k === 'replace') return e.instead;
  return e.k === 'procedure' || e.k === 'tributeProc' ? (e.then ?? []) : [];
}

/** What will be done with the chosen cards, if all choices of these operations are for the same. */
function verbFor(ops: readonly Op[]): ChoiceVerb | undefined {
  const verbs = new Set(choosing(ops));
  const [only] = verbs;
  return verbs.size === 1 ? only : undefined;
}

function choosing(ops: readonly Op[]): (ChoiceVerb | undefined)[] {
  return ops.flatMap((op) => {
    if (op.k === 'may' || op.k === 'each' || op.k === 'every' || op.k === 'repeat' || op.k === 'delay')
      return choosing(op.do);
    if (op.k === 'if') return choosing([...op.do, ...(op.else ?? [])]);
    if (op.k === 'payElse') return choosing([...op.pay, ...op.else]);
    if (op.k === 'modes') return op.of.flatMap((m) => choosing(m.do));
    const picks = Object.values(op).some(
      (v) => typeof v === 'object' && v !== null && 'from' in v && 'n' in v,
    );
    return picks ? [VERBS[op.k]] : [];
  });
}

const VERBS: Partial<Record<Op['k'], ChoiceVerb>> = {
  destroy: 'destroy',
  toGrave: 'send',
  discard: 'discard',
  tribute: 'tribute',
  banish: 'banish',
  toHand: 'add',
  toDeck: 'return',
  search: 'add',
  summon: 'specialSummon',
  normalSummon: 'normalSummon',
  set: 'set',
  equip: 'equip',
  control: 'takeControl',
  position: 'change',
  reveal: 'reveal',
  place: 'place',
  pick: 'choose',
};
