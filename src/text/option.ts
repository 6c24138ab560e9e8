/** Options as menu lines. */
import type { Effect, Op } from '../engine/ast/index.ts';
import {
  DECLARE_KINDS,
  type DecisionView,
  MAIN_ZONES,
  type OptionView,
  PHASES,
  POSITIONS,
  ZONES_PER_PLAYER,
} from '../engine/index.ts';
import { type Book, poolBook } from './book.ts';
import {
  type Lang,
  language,
  type OptionParts,
  type Options,
  type SummonVerb,
  together,
} from './language.ts';
import { valueText } from './log.ts';
import { levelsAsked } from './materials.ts';
import { modeLabels, priceOf, type Room, shortCost, shortEffect } from './short.ts';
import { MECHANIC_SUMMONS } from './verbs.ts';

/** "Normal Summon Luster Dragon", "Chain Seven Tools of the Bandit: pay 1000 LP". */
export function optionText(
  o: OptionView,
  d: DecisionView,
  lang: Lang = 'en',
  book: Book = poolBook,
  room: Room = 'line',
): string {
  return together(optionParts(o, d, lang, book, room));
}

const bare = (verb: string): OptionParts => ({ verb, name: '', tail: '' });

/** The same in parts, for a screen that has no room for the whole line. */
export function optionParts(
  o: OptionView,
  d: DecisionView,
  lang: Lang = 'en',
  book: Book = poolBook,
  room: Room = 'line',
): OptionParts {
  const words = language(lang);
  const say = words.options;
  const card =
    o.card === null
      ? words.table.aCard
      : o.card.known
        ? (book.card(o.card.code)?.name ?? words.table.aCard)
        : say.unknown(o.card.zone, o.card.position !== null);
  switch (o.k) {
    case 'summon':
      return say.act('normalSummon', card, o.n > 0 ? short(book, o.n - 1, lang, room) : '');
    case 'tributeSummon':
      return say.act('tributeSummon', card, o.n > 0 ? short(book, o.n - 1, lang, room) : '');
    case 'set':
    case 'setSpell':
      return say.act('set', card, '');
    case 'flip':
      return say.act('flipSummon', card, '');
    case 'position':
      return say.toPosition(card, POSITIONS[o.n] ?? 'attack');
    case 'procedure':
      return say.act(
        summonVerb(book, o.n),
        card,
        cost(book, o.n, lang, room, o.card?.known ? o.card.level : 0),
      );
    case 'activate':
      return say.activate(
        card,
        about(book, o.n, lang, room),
        d.kind === 'respond' && d.purpose === 'response' && d.card !== null,
      );
    case 'attack':
      return say.act('attackWith', card, '');
    case 'direct':
      return bare(say.direct());
    case 'card':
      if (o.card?.known && o.card.level > 0 && levelsAsked(d, book)) return say.ofLevel(card, o.card.level);
      return d.kind === 'order' && o.n > 0
        ? say.named(card, short(book, o.n, lang, room))
        : say.named(card, '');
    case 'done':
      return bare(d.kind === 'replay' ? say.stopAttack() : say.done());
    case 'pass':
      return bare(say.pass());
    case 'yes':
      return bare(say.yes(d.purpose === 'pay' ? price(book, d, lang)?.pay : undefined));
    case 'no':
      return bare(say.no(d.purpose === 'pay' ? price(book, d, lang)?.otherwise : undefined));
    case 'mode':
      return bare(modeText(book, d.addr, o.n, lang) ?? say.mode(o.n + 1));
    case 'pos':
      return bare(say.position(POSITIONS[o.n] ?? 'attack'));
    case 'slot':
      return bare(slotText(o, d, say));
    case 'value':
      return bare(
        valueText(DECLARE_KINDS[d.what] ?? (d.purpose === 'coin' ? 'coin' : 'number'), o.n, words, book),
      );
    case 'toPhase':
      return bare(say.toPhase(PHASES[o.n] ?? 'end'));
    case 'surrender':
      return bare(say.surrender());
  }
}

/** Main Monster Zones are counted from the left of the side they are on, Extra ones as the player asked sees them. */
function slotText(o: OptionView, d: DecisionView, say: Options): string {
  const other = Math.floor(o.m / ZONES_PER_PLAYER) !== d.player;
  if (o.n >= MAIN_ZONES) return say.extraSlot(other ? o.n === MAIN_ZONES + 1 : o.n === MAIN_ZONES);
  return say.slot(o.n + 1, other ? 'other' : d.purpose === 'declare' ? 'own' : undefined);
}

function short(book: Book, addr: number, lang: Lang, room: Room): string {
  const found = book.effect(addr);
  return found ? shortEffect(found.effect, lang, book.card, room) : '';
}

const price = (book: Book, d: DecisionView, lang: Lang) =>
  priceOf(book.effect(d.addr)?.effect, d.what, lang, book.card);

/** How a monster is Summoned by its own procedure. */
function summonVerb(book: Book, addr: number): SummonVerb {
  const effect = book.effect(addr)?.effect;
  return effect?.k === 'procedure' && effect.how ? MECHANIC_SUMMONS[effect.how] : 'specialSummon';
}

/** What a procedure costs a monster of that Level. */
function cost(book: Book, addr: number, lang: Lang, room: Room, level: number): string {
  const found = book.effect(addr);
  return found ? shortCost(found.effect, lang, book.card, room, level) : '';
}

/** What an activation does; of a card that is activated for its only effect the name says enough, so the price is told. */
function about(book: Book, addr: number, lang: Lang, room: Room): string {
  const found = book.effect(addr);
  if (!found) return '';
  const { effect } = found;
  return isOnly(found)
    ? shortCost(effect, lang, book.card, room)
    : shortEffect(effect, lang, book.card, room);
}

/** The card is activated for its only effect. */
const isOnly = ({ def, effect }: NonNullable<ReturnType<Book['effect']>>): boolean =>
  effect.k === 'act' && effect.on.k === 'card' && def.effects.filter((e) => e.k === 'act').length === 1;

/** What an activation does, in short words, where its menu line leaves that to the name; else empty. */
export function deedText(addr: number, lang: Lang = 'en', book: Book = poolBook): string {
  const found = book.effect(addr);
  return found && isOnly(found) ? shortEffect(found.effect, lang, book.card, 'whole') : '';
}

function modeText(book: Book, addr: number, i: number, lang: Lang): string | undefined {
  const effect = book.effect(addr)?.effect;
  if (!effect) return undefined;
  const modes = effect.k === 'act' && effect.modes ? effect.modes : modesIn(opsOf(effect))?.of;
  const label = modes && modeLabels(modes, lang, book.card)[i];
  return label === '' ? undefined : label;
}

const opsOf = (e: Effect): readonly Op[] =>
  e.k === 'act' || e.k === 'react' ? e.do : e.k === 'replace' ? e.instead : [];

function modesIn(ops: readonly Op[]): Extract<Op, { k: 'modes' }> | undefined {
  for (const op of ops) {
    if (op.k === 'modes') return op;
    const inner =
      op.k === 'may' || op.k === 'each' || op.k === 'every' || op.k === 'repeat' || op.k === 'delay'
        ? modesIn(op.do)
        : op.k === 'if'
          ? modesIn([...op.do, ...(op.else ?? [])])
          : undefined;
    if (inner) return inner;
  }
  return undefined;
}
