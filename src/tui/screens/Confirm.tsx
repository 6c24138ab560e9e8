import type { Strings } from '../../strings/index.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel, useSnapshot } from '../components/duelContext.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { Ask } from './Ask.tsx';

/** Asked before a duel, a lesson or an attempt at a puzzle in progress is left. The first answer changes nothing. */
export function Confirm({ size }: { size: Size }) {
  const app = useApp();
  const isPuzzle = useStore(app.state, (state) => state.puzzle) !== null;
  const isLesson = useSnapshot().lesson !== undefined;
  useCommands('confirm', { back: app.back });
  if (isLesson) return <LeaveLesson size={size} />;
  return isPuzzle ? <LeavePuzzle size={size} /> : <LeaveDuel size={size} />;
}

function LeaveLesson({ size }: { size: Size }) {
  const app = useApp();
  const { leave } = useStrings().learn;
  return <Leave {...leave} size={size} onList={() => app.toLessons()} />;
}

function LeavePuzzle({ size }: { size: Size }) {
  const app = useApp();
  const { leave } = useStrings().puzzles;
  return <Leave {...leave} size={size} onList={app.toPuzzles} />;
}

/** What is not kept: on with it, to the list it was chosen from, or out. */
function Leave({
  title,
  text,
  stay,
  list,
  quit,
  size,
  onList,
}: Strings['learn']['leave'] & { size: Size; onList: () => void }) {
  const app = useApp();
  return (
    <Ask
      title={title}
      text={[text]}
      items={[
        { id: 'stay', label: stay },
        { id: 'list', label: list },
        { id: 'quit', label: quit },
      ]}
      place="confirm"
      size={size}
      onPick={(id) => {
        if (id === 'list') onList();
        else if (id === 'quit') app.quitNow();
        else app.back();
      }}
    />
  );
}

function LeaveDuel({ size }: { size: Size }) {
  const app = useApp();
  const { view, names, shared, covered } = useSnapshot();
  const { leave, duel } = useStrings();
  const other = view.me === 0 ? 1 : 0;
  const own = shared ? names[view.me] : duel.whoseTurn.you;
  const score = leave.score(view.turn, names[other], view.sides[other].lp, own, view.sides[view.me].lp);
  const { session } = useDuel();
  const match = useStore(app.state, (state) => state.match);
  const keeps = app.deps.saved !== undefined || app.deps.saves !== undefined;
  // What nobody has chosen anything in is not kept.
  const isBegun = session.canUndo?.() !== false || session.canRedo?.() !== false;
  const isPlayed = match !== null && match.get().results.length > 0;
  const left = !keeps ? leave.notKept : isBegun || isPlayed ? leave.kept(match !== null) : leave.notBegun;
  const items = [
    { id: 'stay', label: leave.stay },
    // Only who is known to sit there can surrender.
    ...(covered
      ? []
      : [{ id: 'surrender', label: shared ? leave.surrenders(names[view.me]) : leave.surrender }]),
    { id: 'leave', label: leave.toMenu(left) },
    { id: 'quit', label: leave.quit(left) },
  ];
  return (
    <Ask
      title={leave.title}
      text={[score]}
      items={items}
      place="confirm"
      size={size}
      onPick={(id) => {
        if (id === 'surrender') app.surrender();
        else if (id === 'leave') app.leave();
        else if (id === 'quit') app.quitNow();
        else app.back();
      }}
    />
  );
}
