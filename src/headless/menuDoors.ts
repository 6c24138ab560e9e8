/** What the menu of line mode leads to besides duels: puzzles, the lab, the rules. */

import { known } from '../decks/knownFile.ts';
import { labCards } from '../lab/index.ts';
import { readPuzzles, shippedPuzzleFiles } from '../puzzles/index.ts';
import type { Records } from '../records/index.ts';
import type { Words } from '../session/words.ts';
import type { LanguageCode, Strings } from '../strings/index.ts';
import { rulebookIn } from '../text/rulebook.ts';
import { labOnLines } from './labCommand.ts';
import { learnInLines } from './learnCommand.ts';
import { chooseLine, type LineTools, readLine } from './lineList.ts';
import type { Door } from './lineMenu.ts';
import { playPuzzle } from './puzzleCommand.ts';
import { rulesCommand } from './rulesCommand.ts';

export interface DoorContext extends Omit<LineTools, 'strings'> {
  records: Records;
  words: Words;
}

export function menuDoors(context: DoorContext, strings: Strings, language: LanguageCode): Door[] {
  const { records, words, lines, io } = context;
  const tools: LineTools = { ...context, strings };
  const { puzzles: say, learn, lineMenu } = strings;
  const puzzles = readPuzzles(shippedPuzzleFiles(), labCards(known).names);
  const solved = records.solvedPuzzles();
  const count = puzzles.filter(({ id }) => id in solved).length;
  return [
    {
      label: `${say.name}: ${say.menu(count, puzzles.length)}`,
      open: async () => {
        const labels = puzzles.map(({ id, puzzle }) => {
          const mark = id in solved ? `, ${say.solved}` : '';
          return `${puzzle.title[language]} (${say.difficulties[puzzle.difficulty]}${mark})`;
        });
        const i = await chooseLine(puzzles.length === 0 ? say.none : say.name, labels, tools);
        const chosen = i === null ? undefined : puzzles[i];
        if (chosen !== undefined)
          await playPuzzle(chosen, lines, { records, strings, language, json: false, io });
      },
    },
    { label: lineMenu.lab, open: () => labOnLines(null, words, lines, false, io) },
    {
      label: `${learn.title}: ${learn.menu}`,
      open: async () => void (await learnInLines({ ...tools, records, language })),
    },
    {
      label: learn.glossary,
      open: async () => {
        io.out(lineMenu.whichRule);
        let word = await readLine(tools);
        for (; word === '?'; word = await readLine(tools)) io.out(lineMenu.ruleHelp);
        if (word !== null && word !== '' && word !== 'q')
          rulesCommand(word, false, io, strings, await rulebookIn(language));
      },
    },
  ];
}
