import type { CardView, PlayerId, PlayerView } from '../../engine/index.ts';
import type { Strings } from '../../strings/index.ts';
import { inside } from '../../strings/inside.ts';
import { wrap } from '../fit.ts';
import type { Theme } from '../theme.ts';
import type { Words } from '../wordbook.ts';
import { pointedAt } from './arrows.ts';
import { type Line, line } from './lines.ts';
import { addressOf } from './table.ts';

export interface Detail {
  title: string;
  lines: Line[];
}

export interface DetailContext {
  view: PlayerView;
  /** Who is told as "you"; -1 nobody. */
  reader: PlayerId | -1;
  names: readonly [string, string];
  words: Words;
  theme: Theme;
  strings: Strings;
}

/** The card in words: kind, values now and as printed, what is true of it, and its text; `columns` wide. */
export function detailOf(card: CardView, at: DetailContext, columns: number): Detail {
  const where = whereText(card, at);
  if (!card.known) {
    const said = at.strings.card;
    const text = card.zone === 'hand' ? said.unseenInHand : said.unseenFaceDown;
    return { title: said.unknown, lines: wrapAll([text, where], columns) };
  }
  const { words } = at;
  const values = valueText(card, at);
  const lines = [
    ...wrapAll(words.kind(card.code), columns, words.tone(card.code)),
    ...wrapAll(values === '' ? [] : [values], columns, 'strong'),
    ...wrapAll(where === '' ? notes(card, at) : [where, ...notes(card, at)], columns, 'quiet'),
    ...textLines(words.text(card.code), columns),
  ];
  return { title: words.name(card.code), lines };
}

/** A card that is nowhere yet: an entry of a deck list. */
export function printedDetail(code: number, words: Words, columns: number): Detail {
  const { atk, def } = words.printed(code);
  const values = atk === null ? [] : [`ATK ${atk}  DEF ${def ?? '-'}`];
  return {
    title: words.name(code),
    lines: [
      ...wrapAll(words.kind(code), columns, words.tone(code)),
      ...wrapAll(values, columns, 'strong'),
      ...textLines(words.text(code), columns),
    ],
  };
}

function textLines(text: readonly string[], columns: number): Line[] {
  return text.length === 0 ? [] : [line(''), ...wrapAll(text, columns)];
}

function wrapAll(texts: readonly string[], columns: number, tone: Line['tone'] = 'plain'): Line[] {
  return texts.flatMap((text) => wrap(text, columns).map((part) => line(part, tone)));
}

function valueText(card: CardView & { known: true }, { words, strings }: DetailContext): string {
  const said = strings.card;
  const printed = words.printed(card.code);
  if (printed.atk === null) return '';
  const value = (name: string, now: number, print: number | '?' | null): string => {
    if (now < 0) return `${name} ${print ?? '-'}`;
    return print === null || print === now ? `${name} ${now}` : said.value(name, `${now}`, `${print}`);
  };
  const parts = [value('ATK', card.atk, printed.atk), value('DEF', card.def, printed.def)];
  if (printed.level !== null && card.level >= 0 && card.level !== printed.level) {
    parts.push(value(said.level, card.level, printed.level));
  }
  return parts.join('  ');
}

const FIELD: readonly CardView['zone'][] = ['mzone', 'szone', 'fzone'];

export function whereText(card: CardView, at: DetailContext): string {
  if (card.zone === 'gone') return '';
  const { view, names, words } = at;
  const said = at.strings.card;
  const spot = addressOf(view, card).replace(/^o/, '');
  const whose = card.controller === at.reader ? said.yours : names[card.controller];
  const lies =
    card.position !== null
      ? said.positions[card.position]
      : card.zone === 'szone' && !card.faceUp
        ? said.set
        : card.zone === 'extra'
          ? said.inExtraDeck(words.extraDeck())
          : said.zones[card.zone];
  // What lies in a pile has not come to be used.
  const isInUse = card.zone === 'hand' || FIELD.includes(card.zone);
  const since = isInUse && card.entered > 0 && card.entered === view.turn ? said.since : '';
  return `${whose}${spot === '' ? '' : ` (${spot})`}, ${lies}${since}`;
}

export function notes(card: CardView & { known: true }, at: DetailContext): string[] {
  const { view, names, words } = at;
  const said = at.strings.card;
  const found: string[] = [];
  if (card.owner !== card.controller) {
    found.push(
      card.owner === at.reader ? said.belongsToYou : said.belongsTo(inside(names[card.owner], at.strings)),
    );
  }
  if (card.negated) found.push(said.negated);
  if (card.attacked) found.push(said.attacked);
  if (card.equippedTo >= 0) found.push(said.equippedTo(nameOf(card.equippedTo, at)));
  const under = (card.materials ?? []).flatMap((m) => (m.known ? [words.name(m.code)] : []));
  if (under.length > 0) found.push(said.materials(under.join(', ')));
  const worn = view.sides
    .flatMap((side) => side.spells)
    .filter((other) => other?.known && other.equippedTo === card.h);
  for (const equip of worn) if (equip?.known) found.push(said.wears(words.name(equip.code)));
  const { arrows } = words.printed(card.code);
  if (arrows !== undefined && card.position !== null) {
    const zones = pointedAt(card, arrows, view).join(', ');
    found.push(at.strings.combat.points(zones === '' ? at.strings.combat.nowhere : zones));
  }
  for (const { kind, n } of card.counters) found.push(at.strings.common.counters(n, kind));
  if (!card.public && card.controller !== view.me) found.push(said.onlyYou);
  return found;
}

function nameOf(handle: number, { view, words, strings }: DetailContext): string {
  const found = view.sides.flatMap((side) => side.monsters).find((card) => card?.h === handle);
  if (!found) return strings.card.some;
  const spot = addressOf(view, found);
  return `${found.known ? words.name(found.code) : strings.card.faceDown} (${spot})`;
}
