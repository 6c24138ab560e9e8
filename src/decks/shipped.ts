import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { foldName, type KnownCards } from '../cards/known.ts';
import { saying } from '../strings/saying.ts';
import { type Deck, DeckError, nameFromFile } from './deck.ts';
import { type DeckReading, parseDeck, readDeckFile, readText } from './deckFile.ts';
import { packageRoot } from './packageRoot.ts';
import { parseYdk } from './ydk.ts';
import { looksLikeYdke } from './ydke.ts';

/** A deck list that comes with the client. */
export interface ShippedDeck {
  /** `starter/yugi`: folder and file name without extension. */
  id: string;
  /** `Starter Deck: Yugi`. */
  name: string;
  /** `starter`: its era or product line. */
  folder: string;
  path: string;
  deck: Deck;
}

let cache: readonly ShippedDeck[] | undefined;

/** Every deck of the top-level `decks/` folder, by id. Throws DeckError if one of them is broken. */
export function shippedDecks(): readonly ShippedDeck[] {
  cache ??= readShipped(join(packageRoot(), 'decks'));
  return cache;
}

/** Ids of the decks that a format is played with when none is named: one's own, the other side's. */
const DEFAULT_DECKS: Readonly<Record<string, readonly [string, string]>> = {
  classic: ['starter/yugi', 'starter/kaiba'],
  goat: ['goat/goat-control', 'goat/goat-control'],
  'italian-2000s': ['starter/yugi', 'starter/kaiba'],
  edison: ['edison/wind-monarchs', 'edison/wind-monarchs'],
  'legacy-4000': ['starter/kaiba', 'classic/vanilla-beatdown'],
  modern: ['modern/junk-warriors', 'modern/junk-warriors'],
};
export const defaultDecks = (format: string): readonly [string, string] | undefined => DEFAULT_DECKS[format];

/** A shipped deck by its name, id or file name; case and accents are ignored. */
export function findShipped(wanted: string): ShippedDeck | undefined {
  const key = foldName(wanted).replace(/\.ydk$/, '');
  const decks = shippedDecks();
  return (
    decks.find((deck) => foldName(deck.name) === key) ??
    decks.find((deck) => deck.id === key) ??
    decks.find((deck) => deck.id.endsWith(`/${key}`))
  );
}

/**
 * The deck meant by a shipped deck's name or id, a file or a ydke:// link. What looks like a path is a file
 * first. Undefined if there is no such deck; throws DeckError for a file or link that is no deck.
 */
export function findDeck(wanted: string, known: KnownCards): DeckReading | undefined {
  if (looksLikeYdke(wanted)) return parseDeck(wanted, 'ydke link', known);
  const found = statSync(wanted, { throwIfNoEntry: false });
  const isFile = found?.isFile() ?? false;
  const isPath = /[\\/]|\.(?:ydk|ydke|txt)$/i.test(wanted);
  if (isFile && isPath) return readDeckFile(wanted, known);
  const shipped = findShipped(wanted);
  if (shipped !== undefined) return { deck: shipped.deck, form: 'ydk', problems: [] };
  if (found?.isDirectory()) throw new DeckError(wanted, 0, saying('deckFaults', 'folder'));
  return isFile ? readDeckFile(wanted, known) : undefined;
}

function readShipped(root: string): ShippedDeck[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ydk'),
  );
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const path = join(root, file);
      const deck = parseYdk(readText(path), path);
      const folder = file.split('/').slice(0, -1).join('/');
      return {
        id: `${folder}/${nameFromFile(file)}`.replace(/^\//, ''),
        name: deck.name,
        folder,
        path,
        deck,
      };
    });
}
