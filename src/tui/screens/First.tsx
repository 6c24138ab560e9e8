import { useState } from 'react';
import { refusalIn } from '../../strings/saying.ts';
import { useApp, useCommands } from '../components/commands.ts';
import type { TuiMatch } from '../deps.ts';
import { wrap } from '../fit.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { Ask } from './Ask.tsx';

/** Asked before a duel of a match: he who won the toss or lost the last duel says who begins. */
export function First({ match, size }: { match: TuiMatch; size: Size }) {
  const app = useApp();
  const { due, names, me, shared, results } = useStore(match, (view) => view);
  useCommands('first', {
    back: app.toMenu,
    help: () => app.open({ k: 'help', of: 'first' }),
    quit: app.quit,
  });
  const strings = useStrings();
  const words = strings.match;
  const [problem, setProblem] = useState('');
  const player = due.k === 'first' ? due.player : me;
  const isYou = player === me && !shared;
  const { youWon, won, youLost, lost, goFirst, goSecond } = words.first;
  const hasLost = due.k === 'first' && due.by === 'loser';
  const text = isYou ? (hasLost ? youLost : youWon) : (hasLost ? lost : won)(names[player]);
  const items = [
    { id: 'first', label: goFirst },
    { id: 'second', label: goSecond },
  ];
  return (
    <Ask
      title={words.title(results.length + 1)}
      text={problem === '' ? [text] : [text, ...wrap(problem, size.columns - 6)]}
      items={items}
      place="first"
      size={size}
      onPick={(id) => {
        const other = player === 0 ? 1 : 0;
        try {
          match.chooseFirst(id === 'first' ? player : other);
          app.goOn();
        } catch (error) {
          setProblem(refusalIn(error, strings));
        }
      }}
    />
  );
}
