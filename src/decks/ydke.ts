import { saying } from '../strings/saying.ts';
import { DECK_PARTS, type Deck, DeckError, MAX_PASSCODE } from './deck.ts';

const LINK = /^ydke:\/\/([^!]*)!([^!]*)!([^!]*)!?$/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Whether a text is meant as a ydke:// link. */
export function looksLikeYdke(text: string): boolean {
  return /^\s*ydke:\/\//i.test(text);
}

/**
 * Reads a `ydke://MAIN!EXTRA!SIDE!` link: each part is base64 of 32-bit little-endian passcodes. The form has
 * no name, so the caller gives one. Throws DeckError if the link is cut or garbled.
 */
export function parseYdke(link: string, name = '', file = 'ydke link'): Deck {
  const parts = LINK.exec(link.trim());
  if (parts === null) {
    throw new DeckError(file, 1, saying('deckFaults', 'link'));
  }
  const deck: Deck = { name, main: [], extra: [], side: [] };
  for (const [index, part] of DECK_PARTS.entries()) {
    deck[part] = decode(parts[index + 1] ?? '', part, file);
  }
  return deck;
}

/** Writes the deck as a link; its name is lost. Throws RangeError for a passcode beyond 32 bits. */
export function printYdke(deck: Deck): string {
  return `ydke://${DECK_PARTS.map((part) => `${encode(deck[part])}!`).join('')}`;
}

function decode(base64: string, part: string, file: string): number[] {
  const bytes = Buffer.from(base64, 'base64');
  if (!BASE64.test(base64) || base64.replace(/=+$/, '').length % 4 === 1) {
    throw new DeckError(file, 1, saying('deckFaults', 'notBase64', part));
  }
  if (bytes.length % 4 !== 0) {
    throw new DeckError(file, 1, saying('deckFaults', 'cut', part));
  }
  const passcodes: number[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const passcode = bytes.readUInt32LE(at);
    if (passcode === 0) throw new DeckError(file, 1, saying('deckFaults', 'zero', part));
    passcodes.push(passcode);
  }
  return passcodes;
}

function encode(passcodes: readonly number[]): string {
  const bytes = Buffer.alloc(passcodes.length * 4);
  for (const [index, passcode] of passcodes.entries()) {
    if (passcode > MAX_PASSCODE) throw new RangeError(`passcode ${passcode} does not fit a ydke link`);
    bytes.writeUInt32LE(passcode, index * 4);
  }
  return bytes.toString('base64');
}
