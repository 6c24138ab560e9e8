/** What is written before it happens, and cannot be. */
import { CannotKeep } from '../records/index.ts';
import type { Strings } from '../strings/index.ts';
import { said } from '../strings/saying.ts';
import type { SessionWays } from './types.ts';

/** Carries something out that is written first; `otherwise` when it could not be written: then nothing was done. */
export type Retrying = <T>(act: () => T, otherwise: T) => T;

/** Where a screen is there to try again, `tell` gets the reason in the language; elsewhere CannotKeep is thrown. */
export function createRetrying(retries: boolean, strings: Strings, tell: (notice: string) => void): Retrying {
  return (act, otherwise) => {
    try {
      return act();
    } catch (error) {
      if (!retries || !(error instanceof CannotKeep)) throw error;
      tell(strings.keeping.tryAgain(said(error.reason, strings)));
      return otherwise;
    }
  };
}

/** Steps along the timeline; `shown` tells the player why one was not written, and returns it. */
export function retryingWays(ways: SessionWays, tried: Retrying, shown: () => string | null): SessionWays {
  const step = (take: () => boolean) => (): boolean => {
    const done = tried<boolean | null>(take, null);
    if (done === null) shown();
    return done === true;
  };
  return {
    ...ways,
    undo: step(ways.undo),
    redo: step(ways.redo),
    unpick: step(ways.unpick),
    jump: (n) => {
      const problem = tried<string | null | undefined>(() => ways.jump(n), undefined);
      return problem === undefined ? shown() : problem;
    },
  };
}
