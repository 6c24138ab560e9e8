/** Cards in the decks of a file that cannot be played with here. */

import { known } from '../decks/knownFile.ts';
import { namesOf } from '../decks/legality.ts';
import { joined, type Saying, saying } from '../strings/saying.ts';
import type { Game } from './game.ts';
import type { Sides } from './headFields.ts';
import { ReplayError } from './replayError.ts';

/** The decks of a file, and on which of its lines each part of them stands (`main 0`). */
export interface Listed {
  head: Pick<Sides, 'decks'>;
  lines: ReadonlyMap<string, number>;
}

type Part = 'main' | 'extra' | 'side';

/**
 * The first line with such cards and what they are; null if there is none.
 * @param parts those that are played with: a single duel never comes to its Side Decks
 */
export function missingCards(
  game: Pick<Game, 'pool'>,
  { head, lines }: Listed,
  parts: readonly Part[] = ['main', 'extra'],
): { line: number; reason: Saying } | null {
  for (const p of [0, 1] as const) {
    for (const part of parts) {
      const codes = new Set(head.decks[p][part].filter((code) => !game.pool.byCode.has(code)));
      if (codes.size > 0) {
        const named = [...codes].map((code) => joined(`${code} (`, nameOf(code), ')'));
        return {
          line: lines.get(`${part} ${p}`) ?? 0,
          reason: saying('replayFaults', 'unsupported', named),
        };
      }
    }
  }
  return null;
}

function nameOf(code: number): Saying {
  const card = known.byPasscode(code);
  return card === undefined ? saying('replayFaults', 'noSuchCard') : namesOf(card);
}

/** Throws ReplayError with the line and the passcodes. */
export function requireKnown(game: Pick<Game, 'pool'>, file: Listed, path: string, parts?: Part[]): void {
  const missing = missingCards(game, file, parts);
  if (missing !== null) throw new ReplayError(path, missing.line, missing.reason);
}
