import { readFileSync } from 'node:fs';
import type { KnownCards } from '../cards/facts.ts';
import { saying } from '../strings/saying.ts';
import { type Deck, DeckError, nameFromFile, readPasscode } from './deck.ts';
import { parseTextList, printTextList, type TextListProblem } from './textList.ts';
import { parseYdk, printYdk } from './ydk.ts';
import { looksLikeYdke, parseYdke, printYdke } from './ydke.ts';

/** Forms a deck list can be written in. */
export const DECK_FORMS = ['ydk', 'ydke', 'text'] as const;
export type DeckForm = (typeof DECK_FORMS)[number];

export interface DeckReading {
  deck: Deck;
  form: DeckForm;
  /** Lines of a plain list that name no card; the deck then lacks them. */
  problems: TextListProblem[];
}

/** Reads a deck in whatever form the text has. Throws DeckError (`file:line: reason`) for .ydk and ydke://. */
export function parseDeck(text: string, file: string, known: KnownCards): DeckReading {
  if (looksLikeYdke(text)) {
    return { deck: parseYdke(text, nameFromFile(file), file), form: 'ydke', problems: [] };
  }
  if (/\.ydk$/i.test(file) || looksLikeYdk(text)) {
    return { deck: parseYdk(text, file), form: 'ydk', problems: [] };
  }
  return { ...parseTextList(text, known, file), form: 'text' };
}

/** Has a section line of that form, or nothing but passcodes and comments. */
function looksLikeYdk(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return (
    lines.some((line) => /^(?:#main|#extra|!side)$/i.test(line)) ||
    lines.every((line) => line === '' || line.startsWith('#') || readPasscode(line) !== undefined)
  );
}

/**
 * Reads a deck file. UTF-8 and UTF-16 are told apart, since lists come from other systems. Throws DeckError for
 * a file that cannot be read, is not text, or is wrong in some line.
 */
export function readDeckFile(path: string, known: KnownCards): DeckReading {
  return parseDeck(readText(path), path, known);
}

/** Writes a deck in the form asked for. */
export function printDeck(deck: Deck, form: DeckForm, known: Pick<KnownCards, 'byPasscode'>): string {
  if (form === 'ydk') return printYdk(deck);
  if (form === 'ydke') return `${printYdke(deck)}\n`;
  return printTextList(deck, known);
}

/** The text of a list or deck file. Throws DeckError as `readDeckFile` does. */
export function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT'
        ? saying('files', 'noSuchFile')
        : code === 'EISDIR'
          ? saying('files', 'isFolder')
          : String(code);
    throw new DeckError(path, 0, saying('files', 'cannotRead', why));
  }
  const mark = bytes.subarray(0, 2).toString('hex');
  const text =
    mark === 'fffe'
      ? bytes.toString('utf16le')
      : mark === 'feff'
        ? Buffer.from(bytes.subarray(0, bytes.length & ~1))
            .swap16()
            .toString('utf16le')
        : bytes.toString('utf8');
  if (text.includes('\0')) throw new DeckError(path, 1, saying('deckFaults', 'notText'));
  return text.replace(/^\uFEFF/, '');
}
