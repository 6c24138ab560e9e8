import { puzzleResult } from '../../session/puzzleResult.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel, useSnapshot } from '../components/duelContext.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { logTail } from '../components/LogTail.tsx';
import type { PuzzleEntry } from '../deps.ts';
import { wrap } from '../fit.ts';
import { line } from '../model/lines.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useNotYet } from './End.tsx';

/** Whether the puzzle is solved, what stopped the attempt, and what comes next. */
export function PuzzleEnd({ puzzle, size }: { puzzle: PuzzleEntry; size: Size }) {
  const app = useApp();
  const duel = useDuel();
  const snapshot = useSnapshot();
  const strings = useStrings();
  const words = strings.puzzles;
  const language = useStore(app.state, (state) => state.settings.language);
  const later = useNotYet(snapshot.end);
  const { solved, why } = puzzleResult(snapshot, strings);
  const retry = () => void app.playPuzzle(puzzle);
  useCommands('puzzleEnd', {
    accept: later(() => (solved ? void app.nextPuzzle() : retry())),
    retry: later(retry),
    hint: later(() => app.open({ k: 'hint' })),
    undo: later(duel.undo),
    redo: later(duel.redo),
    timeline: later(() => app.open({ k: 'timeline' })),
    log: later(() => app.open({ k: 'log' })),
    toMenu: later(app.toPuzzles),
    back: later(app.toPuzzles),
    help: later(() => app.open({ k: 'help', of: 'puzzleEnd' })),
    quit: later(app.quit),
  });
  const rows = size.rows - 2;
  const head = [
    line(''),
    line(`   ${solved ? words.result.solved : words.result.failed}`, 'strong'),
    ...why.flatMap((text) => wrap(text, size.columns - 6)).map((text) => line(`   ${text}`)),
    line(''),
    line(`   ${strings.keys.names.enter}: ${solved ? words.next : words.retry}`),
    ...(duel.session.canUndo?.() === true ? [line(`   ${strings.timeline.fromTheEnd}`)] : []),
    line(''),
    line(`   ${strings.end.lastPlays}`, 'quiet'),
  ];
  const room = Math.max(0, rows - head.length);
  // What the engine still did when the turn was over belongs to no attempt.
  const [begun] = snapshot.log;
  const plays = snapshot.log.filter(({ turn }) => turn === begun?.turn);
  const tail = logTail(plays, snapshot.view.me, size.columns - 4, Math.min(room, 12)).map(({ text, tone }) =>
    line(`  ${text}`, tone),
  );
  return (
    <Frame title={puzzle.title[language]} right={snapshot.goal ?? ''} place="puzzleEnd" size={size}>
      <Lines lines={[...head, ...tail]} columns={size.columns} rows={rows} />
    </Frame>
  );
}
