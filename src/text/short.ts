/** An effect in a few words, for menu lines. */
import type { Activated, Effect, Mode, Op, Some } from '../engine/ast/index.ts';
import { optionalOps } from '../engine/index.ts';
import { readCard } from './bonds.ts';
import { fitted } from './brief.ts';
import { eventHeads } from './cond.ts';
import { paragraph } from './effect.ts';
import { type Lang, language } from './language.ts';
import { someNp } from './noun.ts';
import { block } from './op.ts';
import { positionsOf } from './opMerge.ts';
import { type Asked, type CardLookup, newScope, type Scope } from './scope.ts';
import { numberAtLevel } from './steps.ts';
import type { Block } from './tree.ts';

/** A menu line of a screen; where there is room, up to so much and never cut off. */
export type Room = 'line' | 'whole';
const WIDTHS: Record<Room, number> = { line: 40, whole: 140 };
const WIDTH = WIDTHS.line;
/** Effects to choose from stand in a list of their own. */
const MODE_WIDTH = 80;

const nothing: CardLookup = () => undefined;

/** Whether the language can tell effects; a line or question in one that cannot says nothing of them. */
const isTold = (lang: Lang): boolean => language(lang).effects === lang;

/** "pay 800 LP: destroy 1 Spell/Trap": at most 40 characters, or whole; the cost only if there is room for it. */
export function shortEffect(
  effect: Effect,
  lang: Lang,
  cards: CardLookup = nothing,
  room: Room = 'line',
): string {
  if (!isTold(lang)) return '';
  const width = WIDTHS[room];
  const whole = room === 'whole';
  const cost =
    effect.k === 'act' || effect.k === 'procedure'
      ? shortOps(effect.cost ?? [], lang, cards, width / 2, whole)
      : '';
  const alone = deed(effect, lang, cards, width, whole);
  if (cost === '' || alone === '') return cost === '' ? alone : cost;
  if (cost.endsWith('…')) return alone;
  const rest = deed(effect, lang, cards, width - cost.length - 2, whole);
  return whole || (rest !== '' && !rest.endsWith('…')) ? `${cost}: ${rest}` : alone;
}

/**
 * What is paid for it, as "pay 800 LP" or "discard 1 card"; empty if nothing is.
 * @param level of the card itself, where it is known: what goes by it is worked out
 */
export function shortCost(
  effect: Effect,
  lang: Lang,
  cards: CardLookup = nothing,
  room: Room = 'line',
  level = 0,
): string {
  if (!isTold(lang) || (effect.k !== 'act' && effect.k !== 'procedure')) return '';
  const paid = effect.cost ?? [];
  const ops = level > 0 ? paid.flatMap((op) => opAtLevel(op, level)) : paid;
  return shortOps(ops, lang, cards, WIDTHS[room], room === 'whole');
}

/** The operation with its number worked out by this card's Level; nothing where that is 0. */
function opAtLevel(op: Op, level: number): Op[] {
  if (!('what' in op) || typeof op.what !== 'object' || !('n' in op.what)) return [op];
  const { n } = op.what;
  if (typeof n !== 'object' || Array.isArray(n)) return [op];
  const known = numberAtLevel(n, level);
  if (known === undefined) return [op];
  return known === 0 ? [] : [{ ...op, what: { ...op.what, n: known } } as Op];
}

/** What a card that wants to be paid for costs, and what happens otherwise; `nth` of its optional operations. */
export function priceOf(
  effect: Effect | undefined,
  nth: number,
  lang: Lang,
  cards: CardLookup = nothing,
): { pay: string; otherwise: string } | undefined {
  const op = effect && optionalOps(effect)[nth];
  return op?.k === 'payElse' && isTold(lang)
    ? { pay: shortOps(op.pay, lang, cards), otherwise: shortOps(op.else, lang, cards) }
    : undefined;
}

/** What somebody is asked about in the middle of an effect, in a few words of the whole effect and told to him. */
export function shortAsked(effect: Effect, asked: Asked, lang: Lang, cards: CardLookup = nothing): string {
  if (!isTold(lang)) return '';
  const s = briefScope(cards);
  const question: Asked = { ...asked };
  s.asked = question;
  readCard(s, [effect]);
  paragraph(s, effect);
  return question.said === undefined ? '' : fitted(question.said, lang, WIDTHS.whole, true);
}

/** Some operations in a few words. */
export function shortOps(
  ops: readonly Op[],
  lang: Lang,
  cards: CardLookup = nothing,
  width = WIDTH,
  whole = false,
): string {
  return ops.length === 0 ? '' : fitted(block(briefScope(cards), ops), lang, width, whole);
}

/** What there is to choose from, each as long as it must be: effects that differ in a position only are their positions. */
export function modeLabels(
  modes: readonly Pick<Mode, 'target' | 'do'>[],
  lang: Lang,
  cards: CardLookup = nothing,
): string[] {
  const ops = modes.map(inlined);
  // To choose one must know what there is, in whatever language.
  const { effects } = language(lang);
  const positions = positionsOf(ops.map((each) => ({ do: block(briefScope(cards), each) })));
  if (positions) return positions.map((p) => language(lang).posWord(p));
  return ops.map((each) => shortOps(each, effects, cards, MODE_WIDTH));
}

function deed(effect: Effect, lang: Lang, cards: CardLookup, width: number, whole: boolean): string {
  const s = briefScope(cards);
  if (effect.k === 'act') {
    const ops = inlined(effect);
    if (ops.length > 0) {
      if ('ev' in effect.on && effect.on.ev) eventHeads(s, effect.on.ev, 'when');
      if (effect.cost) block(s, effect.cost);
      for (const t of effect.target ?? []) if (!usesTarget(ops, t)) someNp(s, t, 'target');
      s.focus = undefined;
      return fitted(equipping(s, effect, ops) ?? block(s, ops), lang, width, whole);
    }
    return modesOf(effect, lang, cards, width, whole);
  }
  readCard(s, [effect]);
  const p = paragraph(s, effect);
  return p.do ? fitted(p.do, lang, width, whole) : '';
}

/** "destroy 1 Spell/Trap / draw 1 card", or how many there are. */
function modesOf(e: Activated, lang: Lang, cards: CardLookup, width: number, whole: boolean): string {
  const modes = e.modes ?? [];
  if (modes.length === 0) return '';
  const text = modes.map((m) => shortOps(inlined(m), lang, cards, WIDTH, whole)).join(' / ');
  return text.length <= width ? text : language(lang).choice(modes.length);
}
const briefScope = (cards: CardLookup): Scope => newScope(undefined, cards, true);

/** "destroy 1 Spell/Trap" rather than "target 1 Spell/Trap; destroy it". */
function inlined(e: Pick<Activated, 'target' | 'do'>): Op[] {
  let ops = e.do;
  for (const target of e.target ?? []) {
    const i = ops.findIndex((op) => 'what' in op && isRefTo(op.what, target));
    if (i >= 0) ops = ops.map((op, j) => (j === i ? ({ ...op, what: target } as Op) : op));
  }
  return ops;
}

const usesTarget = (ops: readonly Op[], target: Some): boolean =>
  ops.some((op) => 'what' in op && op.what === target);

/** "equip this to 1 Fiend monster" */
function equipping(s: Scope, e: Activated, ops: readonly Op[]): Block | undefined {
  const [op, ...rest] = ops;
  const target = e.target?.[0];
  if (
    op?.k !== 'equip' ||
    op.what !== 'this' ||
    rest.some((o) => o.k !== 'bond') ||
    !target ||
    !isRefTo(op.to, target)
  )
    return undefined;
  return {
    b: 'do',
    c: { verb: 'equip', obj: { t: 'self' }, args: [{ a: 'recipient', np: someNp(s, target, 'target') }] },
  };
}

const isRefTo = (what: unknown, target: Some): boolean =>
  typeof what === 'object' && what !== null && 'ref' in what && what.ref === target.as;
