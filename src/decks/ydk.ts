import { saying } from '../strings/saying.ts';
import { type Deck, DeckError, type DeckPart, nameFromFile, readPasscode } from './deck.ts';

const SECTIONS: Readonly<Record<string, DeckPart>> = {
  '#main': 'main',
  '#extra': 'extra',
  '!side': 'side',
  '#side': 'side',
};

/**
 * Reads a .ydk list: `#main`, `#extra`, `!side`, and under each one passcode a line. Cards before any heading
 * are main deck cards. `#name …` states the deck's name (otherwise its file's name stands for it); other `#`
 * lines are comments. Throws DeckError at the first line that is none of these.
 */
export function parseYdk(text: string, file = 'deck.ydk'): Deck {
  const deck: Deck = { name: nameFromFile(file), main: [], extra: [], side: [] };
  let part: DeckPart = 'main';
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const section = SECTIONS[line.toLowerCase()];
    const passcode = readPasscode(line);
    if (section !== undefined) part = section;
    else if (passcode !== undefined) deck[part].push(passcode);
    else if (line.startsWith('#')) deck.name = /^#name\s+(.+)$/.exec(line)?.[1] ?? deck.name;
    else throw new DeckError(file, index + 1, saying('deckFaults', 'noEntry', short(line)));
  }
  return deck;
}

/** Writes a .ydk list; `parseYdk` gives the same deck back. */
export function printYdk(deck: Deck): string {
  const name = oneLine(deck.name);
  const head = name === '' ? [] : [`#name ${name}`];
  return `${[...head, '#main', ...deck.main, '#extra', ...deck.extra, '!side', ...deck.side].join('\n')}\n`;
}

/** A deck's name as it can stand on one line of a file. */
export function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}

function short(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is shown must not reach the terminal raw
  const plain = line.replace(/[\u0000-\u001f\u007f-\u009f]/g, '?');
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
}
