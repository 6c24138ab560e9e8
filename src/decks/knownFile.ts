import { readFileSync } from 'node:fs';
import { type KnownCards, knownCards } from '../cards/known.ts';

/** Beside the bundle, then where it lies among the sources. */
const PLACES = ['./known.json', '../cards/facts/known.json'];

/** Names and values of all cards, read from the file of this installation at the first question. */
export const known: KnownCards = knownCards(readKnownFile);

/** The parsed known.json. Throws an Error if it is missing or is not JSON. */
export function readKnownFile(): unknown {
  for (const place of PLACES) {
    const text = readIfThere(new URL(place, import.meta.url));
    if (text !== undefined) return JSON.parse(text);
  }
  throw new Error(`known.json is missing; looked in ${PLACES.join(' and ')}`);
}

function readIfThere(url: URL): string | undefined {
  try {
    return readFileSync(url, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
