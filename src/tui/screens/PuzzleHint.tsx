import { useApp, useCommands } from '../components/commands.ts';
import { useSnapshot } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import type { PuzzleEntry } from '../deps.ts';
import { wrap } from '../fit.ts';
import { line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';

/** What is to be reached, what is known, and a hint. */
export function PuzzleHint({ puzzle, size }: { puzzle: PuzzleEntry; size: Size }) {
  const app = useApp();
  const { goal = '' } = useSnapshot();
  const { puzzles: words } = useStrings();
  const language = useStore(app.state, (state) => state.settings.language);
  useCommands('hint', {
    back: app.back,
    quit: app.quit,
    help: () => app.open({ k: 'help', of: 'hint' }),
  });
  const part = (text: string) => wrap(text, size.columns - 6).map((row) => line(`   ${row}`));
  const lines = [
    line(''),
    line(`   ${goal}`, 'strong'),
    ...part(words.rules),
    line(''),
    line(`   ${words.hint}`, 'strong'),
    ...part(puzzle.hint[language]),
  ];
  return (
    <Frame title={puzzle.title[language]} place="hint" size={size}>
      <Lines lines={lines} columns={size.columns} rows={size.rows - 2} />
    </Frame>
  );
}
