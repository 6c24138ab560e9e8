import { useApp, useCommands } from '../components/commands.ts';
import { Compact } from '../layouts/Compact.tsx';
import { MEDIUM, Medium } from '../layouts/Medium.tsx';
import { WIDE, Wide } from '../layouts/Wide.tsx';
import type { ReplayModel } from '../store/replay.ts';
import type { Size } from '../terminal/size.ts';

const PAGE = 5;

/** A replay on the table of a duel; the keys go along its choices. */
export function Replay({ replay, size }: { replay: ReplayModel; size: Size }) {
  const app = useApp();
  const { duel } = replay;
  /** What looks away from the table stops what plays by itself. */
  const open = (screen: Parameters<typeof app.open>[0]) => () => {
    replay.stop();
    app.open(screen);
  };
  useCommands('replay', {
    replayForward: () => replay.step(1),
    replayBack: () => replay.step(-1),
    replayTurn: () => replay.turn(1),
    replayTurnBack: () => replay.turn(-1),
    first: replay.toStart,
    last: replay.toEnd,
    replayAuto: replay.auto,
    replayEyes: replay.look,
    replayFrom: open({ k: 'playFrom' }),
    next: () => replay.next(1),
    previous: () => replay.next(-1),
    pageUp: () => duel.scroll(-PAGE),
    pageDown: () => duel.scroll(PAGE),
    why: () => open({ k: 'why', about: duel.inQuestion() })(),
    timeline: open({ k: 'timeline' }),
    piles: open({ k: 'piles' }),
    facts: open({ k: 'facts' }),
    log: open({ k: 'log' }),
    chain: open({ k: 'chain' }),
    help: open({ k: 'help', of: 'replay' }),
    back: () => {
      if (!duel.back()) app.toHistory();
    },
    quit: app.toHistory,
  });
  const has = (least: Size): boolean => size.columns >= least.columns && size.rows >= least.rows;
  if (has(WIDE)) return <Wide size={size} />;
  return has(MEDIUM) ? <Medium size={size} /> : <Compact size={size} />;
}
