/** Puzzles: positions with a goal, proved by the rules engine. */
export { playsAlong } from './along.ts';
export { PuzzleError } from './chance.ts';
export { checkPuzzle, type Failure, holds, isPuzzleFault, type PuzzleCheck } from './check.ts';
export { shippedPuzzleFiles } from './files.ts';
export { type Aim, aimOf, standing } from './goal.ts';
export { isPuzzle, openPuzzle, type PuzzleScenario } from './position.ts';
export { readPuzzles } from './read.ts';
export { createSearch, type Search, type Verdict, worthTrying } from './search.ts';
