import { foldName, type KnownCard, type KnownCards } from '../cards/known.ts';
import { type Saying, saying } from '../strings/saying.ts';
import { countCopies, type Deck, type DeckPart, nameFromFile, readPasscode } from './deck.ts';
import { oneLine } from './ydk.ts';

/** A line of a text list that names no card. */
export interface TextListProblem {
  /** From 1. */
  line: number;
  /** What is wrong. */
  saying: Saying;
  /** Names near to what was written, best first. */
  near: string[];
}

/** Where a heading leads. Headings of kinds (Monsters, Spells, Traps) belong to the main part. */
const HEADINGS = new Map<string, DeckPart>([
  ...part('main', [
    'main, main deck, deck, monsters, monster, monster cards, effect monsters, normal monsters, ritual monsters',
    'spells, spell, spell cards, magic, magic cards, traps, trap, trap cards',
    'deck principal, mazo, mazo principal, baraja, baraja principal, monstruos, magias, cartas magicas',
    'magicas, trampas, monstros, armadilhas, mazzo, mazzo principale, deck principale, mostri, magie, trappole',
  ]),
  ...part('extra', [
    'extra, extra deck, fusion, fusion deck, fusions, fusion monsters, deck extra, mazo extra, mazo de fusion',
    'deck de fusion, monstruos de fusion, deck adicional, deck de fusao, monstros de fusao, deck fusione',
    'mazzo extra, mostri fusione',
  ]),
  ...part('side', [
    'side, side deck, sideboard, sidedeck, mazo lateral, mazo de reserva, deck auxiliar, deck secundario',
    'mazzo laterale',
  ]),
]);

function part(to: DeckPart, names: string[]): [string, DeckPart][] {
  return names.flatMap((line) => line.split(', ')).map((name) => [name, to]);
}

/**
 * Reads a plain list: `3 Pot of Greed`, `3x Pot of Greed`, `Pot of Greed x3` or `Pot of Greed` a line, names in
 * any of the four languages or passcodes, under headings such as `Main Deck`, `Spells (17)`, `Side Deck:`.
 * Extra Deck monsters among the main deck cards go to the extra part (EXTRA-02): lists by kind have them there. Lines that
 * begin with `#` or `//` are comments; `#name …` names the deck. Never throws: what cannot be read is listed.
 */
export function parseTextList(
  text: string,
  known: KnownCards,
  file = 'deck.txt',
): { deck: Deck; problems: TextListProblem[] } {
  const deck: Deck = { name: nameFromFile(file), main: [], extra: [], side: [] };
  const problems: TextListProblem[] = [];
  let section: DeckPart = 'main';
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('//')) continue;
    if (line.startsWith('#')) {
      deck.name = /^#name\s+(.+)$/.exec(line)?.[1] ?? deck.name;
      continue;
    }
    const heading = HEADINGS.get(headingOf(line));
    const entry = entryOf(line, known);
    if (entry !== undefined) {
      const to = section === 'main' && entry.card.extra !== null ? 'extra' : section;
      for (let i = 0; i < entry.copies; i++) deck[to].push(entry.passcode);
    } else if (heading !== undefined) section = heading;
    else problems.push(problem(index + 1, line, known));
  }
  return { deck, problems };
}

/** Writes a plain list, copies of a card together; `parseTextList` gives the same cards back. */
export function printTextList(deck: Deck, known: Pick<KnownCards, 'byPasscode'>): string {
  const lines: string[] = [];
  const name = oneLine(deck.name);
  if (name !== '') lines.push(`#name ${name}`, '');
  const sections: [string, number[]][] = [
    ['Main Deck', deck.main],
    ['Extra Deck', deck.extra],
    ['Side Deck', deck.side],
  ];
  for (const [heading, passcodes] of sections) {
    if (passcodes.length === 0) continue;
    lines.push(`${heading} (${passcodes.length})`);
    for (const [passcode, copies] of countCopies(passcodes)) {
      lines.push(`${copies} ${known.byPasscode(passcode)?.name ?? passcode}`);
    }
    lines.push('');
  }
  return lines.length === 0 ? '' : `${lines.join('\n').trimEnd()}\n`;
}

function headingOf(line: string): string {
  return foldName(line)
    .replace(/\s*[([]?\d*[)\]]?\s*:?\s*$/, '')
    .replace(/^[=\-*[\s]+|[=\-*\]:\s]+$/g, '');
}

interface Entry {
  passcode: number;
  copies: number;
  card: KnownCard;
}

/** The whole line is tried as a name first: `7 Colored Fish` is one card, and `7` is another. */
function entryOf(line: string, known: KnownCards): Entry | undefined {
  const before = /^(?:([1-9]\d?)\s*[x×*]?|[x×]([1-9]\d?))\s+(.+)$/i.exec(line);
  const after = /^(.+?)\s+(?:[x×*]\s*([1-9]\d?)|\(([1-9]\d?)\)|([1-9]\d?)\s*[x×])$/i.exec(line);
  return (
    entry(line, '1', known) ??
    (before === null ? undefined : entry(before[3], before[1] ?? before[2], known)) ??
    (after === null ? undefined : entry(after[1], after[2] ?? after[3] ?? after[4], known))
  );
}

function entry(word: string | undefined, copies: string | undefined, known: KnownCards): Entry | undefined {
  if (word === undefined || copies === undefined) return undefined;
  const passcode = readPasscode(word);
  // Some names have quotation marks of their own; others are quoted by the writer.
  const card =
    known.byName(word) ??
    known.byName(word.replace(/^["“](.*)["”]$/, '$1')) ??
    (passcode === undefined ? undefined : known.byPasscode(passcode));
  return card === undefined ? undefined : { passcode: card.code, copies: Number(copies), card };
}

function problem(line: number, text: string, known: KnownCards): TextListProblem {
  const name = text.replace(/^\d{1,2}\s*[x×*]?\s+/i, '').replace(/\s+[x×*]\s*\d{1,2}$/i, '');
  const near = known.near(name, 3).map((card) => card.name);
  return { line, saying: saying('deckFaults', 'noCard', name, near), near };
}
