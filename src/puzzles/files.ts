/** Where the puzzles that come with the client are. */
import { join } from 'node:path';
import { packageRoot } from '../decks/packageRoot.ts';
import { scenarioFiles } from '../lab/files.ts';

/** Their paths, in the order in which they are meant to be solved. */
export const shippedPuzzleFiles = (): string[] => scenarioFiles([join(packageRoot(), 'puzzles')]);
