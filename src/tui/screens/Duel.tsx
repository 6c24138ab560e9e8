import type { Phase } from '../../engine/types.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel, useFocus, useSnapshot } from '../components/duelContext.ts';
import { Compact } from '../layouts/Compact.tsx';
import { MEDIUM, Medium } from '../layouts/Medium.tsx';
import { WIDE, Wide } from '../layouts/Wide.tsx';
import { phaseOption } from '../model/menu.ts';
import { shortWhy } from '../model/why.ts';
import { useStore } from '../store/store.ts';
import type { Size } from '../terminal/size.ts';
import { useWords } from '../wordbook.ts';

const PAGE = 5;

/** The table. Layout by size; the keys that are not the menu's are read here. */
export function Duel({ size }: { size: Size }) {
  const app = useApp();
  const duel = useDuel();
  const snapshot = useSnapshot();
  const onTable = useFocus() === 'table';
  const words = useWords();
  const puzzle = useStore(app.state, (state) => state.puzzle);
  const goTo = (...phases: Phase[]): void => {
    const option = phaseOption(snapshot.decision, ...phases);
    if (option !== null) {
      duel.pick({ k: 'option', i: option.i });
      return;
    }
    const phase = snapshot.view.phase === phases[0] ? phases[1] : phases[0];
    const view = phase === undefined || snapshot.handedTo !== undefined ? null : duel.session.why({ phase });
    const why = view === null ? '' : shortWhy(words.why(view).lines);
    if (why !== '') duel.tell(why);
  };
  useCommands('duel', {
    // In the menu, up and down are the list's own.
    up: () => onTable && duel.move('up'),
    down: () => onTable && duel.move('down'),
    left: () => duel.move('left'),
    right: () => duel.move('right'),
    accept: () => {
      if (duel.shown.behind() && snapshot.decision === null) duel.shown.catchUp();
      else if (onTable) duel.act();
    },
    next: () => duel.next(1),
    previous: () => duel.next(-1),
    toBattle: () => goTo('battle', 'main2'),
    endTurn: () => goTo('end'),
    hint: () => puzzle !== null && app.open({ k: 'hint' }),
    retry: () => puzzle !== null && void app.playPuzzle(puzzle),
    back: () => {
      if (!duel.back() && snapshot.lesson !== undefined) app.toLessons();
    },
    undo: duel.undo,
    redo: duel.redo,
    timeline: () => duel.session.timeline !== undefined && app.open({ k: 'timeline' }),
    pageUp: () => duel.scroll(-PAGE),
    pageDown: () => duel.scroll(PAGE),
    why: () => {
      if (!snapshot.covered) app.open({ k: 'why', about: duel.inQuestion() });
    },
    piles: () => app.open({ k: 'piles' }),
    facts: () => app.open({ k: 'facts' }),
    log: () => app.open({ k: 'log' }),
    chain: () => app.open({ k: 'chain' }),
    prompts: () => app.open({ k: 'prompts' }),
    passUntil: () => {
      if (!snapshot.covered) app.open({ k: 'pass' });
    },
    help: () => app.open({ k: 'help', of: 'duel' }),
    quit: app.quit,
  });
  const has = (least: Size): boolean => size.columns >= least.columns && size.rows >= least.rows;
  if (has(WIDE)) return <Wide size={size} />;
  return has(MEDIUM) ? <Medium size={size} /> : <Compact size={size} />;
}
