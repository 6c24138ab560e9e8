import { useApp, useCommands } from '../components/commands.ts';
import { useSnapshot } from '../components/duelContext.ts';
import { useStore } from '../store/store.ts';
import type { Size } from '../terminal/size.ts';
import { Ask } from './Ask.tsx';

/** Asked before a duel in progress is lost. The first answer changes nothing. */
export function Confirm({ size }: { size: Size }) {
  const app = useApp();
  const { view, names } = useSnapshot();
  useCommands('confirm', { back: app.back });
  const other = view.me === 0 ? 1 : 0;
  const lp = `${names[other]} ${view.sides[other].lp}, you ${view.sides[view.me].lp} Life Points`;
  const what = useStore(app.state, (state) => state.match) === null ? 'duel' : 'match';
  const left =
    app.deps.saved === undefined && app.deps.saves === undefined
      ? 'the duel ends without a result'
      : `the ${what} can be resumed`;
  const items = [
    { id: 'stay', label: 'Keep playing' },
    { id: 'surrender', label: 'Surrender: the duel ends as lost and is kept in the history' },
    { id: 'leave', label: `Leave to the menu: ${left}` },
    { id: 'quit', label: `Quit Duelo: ${left}` },
  ];
  return (
    <Ask
      title="Leave the duel?"
      text={[`Turn ${view.turn}: ${lp}.`]}
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
