/** A lab with the console in memory. */
import { known } from '../../src/decks/knownFile.ts';
import { type Answer, type ConsoleHost, runLine } from '../../src/lab/console.ts';
import { labCards } from '../../src/lab/index.ts';
import { parseScenarios } from '../../src/lab/parse.ts';
import { type LabKeeper, LabSession, type LabTools } from '../../src/lab/session.ts';
import { loadGame } from '../../src/session/game.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { whyLines, whyLineText } from '../../src/text/why.ts';

export const cards = labCards(known);

const words = gameWords(await loadGame('classic'), 'en');
export const tools: LabTools = {
  cards,
  words: stringsOf('en').lab,
  tell: (event) => words.event(event, 0, stringsOf('en').lab.seats),
  name: words.name,
  prompt: words.prompt,
  option: words.option,
  why: (view) => whyLines(words.why(view)).map(whyLineText),
  card: words.card,
};

export interface Bench {
  lab: LabSession;
  /** What was written, by file. */
  files: Map<string, string>;
  /** Does console lines; the answer of the last one. */
  run(...lines: string[]): Promise<Answer>;
  /** The message of a line that is refused. */
  refused(line: string): Promise<string>;
}

export function bench(rules = 'goat', keeper: LabKeeper | null = null): Bench {
  const lab = new LabSession(tools, rules, keeper);
  const files = new Map<string, string>();
  const host: ConsoleHost = {
    open: async (into, file) => {
      const [scenario] = parseScenarios(files.get(file) ?? '', file, cards.names);
      if (scenario !== undefined) into.openScenario(scenario, file);
    },
    write: (file, text) => void files.set(file, text),
  };
  return {
    lab,
    files,
    run: async (...lines) => {
      let answer: Answer = { k: '', lines: [] };
      for (const line of lines) answer = await runLine(line, lab, host);
      return answer;
    },
    refused: async (line) => {
      try {
        await runLine(line, lab, host);
      } catch (error) {
        return (error as Error).message;
      }
      return 'done';
    },
  };
}
