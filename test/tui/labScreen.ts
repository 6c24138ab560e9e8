/** The lab on the screen, with the real engine and files in memory. */
import { type ConsoleHost, createDesk, parseScenarios } from '../../src/lab/index.ts';
import { createLab } from '../../src/session/labFiles.ts';
import { createWords } from '../../src/tui/words.ts';
import { words } from '../session/table.ts';
import { open, type Screen, type ScreenOptions } from './drive.tsx';
import { fakeDeps } from './fake.ts';

export interface LabOnScreen extends Screen {
  /** Does console lines as though they were typed. */
  run(...lines: string[]): Promise<void>;
  /** Types a text letter by letter. */
  type(text: string): Promise<void>;
  /** What was written, by file. */
  files: Map<string, string>;
}

export async function openLab(options: ScreenOptions = {}): Promise<LabOnScreen> {
  const files = new Map<string, string>();
  const host: ConsoleHost = {
    open: async (lab, file) => {
      const [scenario] = parseScenarios(files.get(file) ?? '', file, lab.tools.cards.names);
      if (scenario !== undefined) lab.openScenario(scenario, file);
    },
    write: (file, text) => void files.set(file, text),
  };
  const lab = fakeDeps({ lab: async (labWords) => createDesk(createLab('goat', words, labWords), host) });
  const screen = await open({ deps: lab.deps, words: await createWords(), ...options });
  await screen.when(() => screen.app.openLab());
  return {
    ...screen,
    files,
    run: (...lines) =>
      screen.when(async () => {
        for (const line of lines) await screen.app.state.get().lab?.run(line);
      }),
    type: async (text) => {
      for (const letter of text) await screen.press(letter);
    },
  };
}
