import { PASS_UNTIL } from '../../session/types.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel, useSnapshot } from '../components/duelContext.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { Ask } from './Ask.tsx';

/** Until when nothing is to be asked; the log's head says so as long as it lasts. */
export function Pass({ size }: { size: Size }) {
  const app = useApp();
  const duel = useDuel();
  const { asking } = useStrings();
  const { passing, view } = useSnapshot();
  useCommands('pass', {
    back: app.back,
    help: () => app.open({ k: 'help', of: 'pass' }),
    quit: app.quit,
  });
  const offered = PASS_UNTIL.filter((until) => until !== 'chainEnd' || view.chain.length > 0);
  const isPassing = passing !== null && !passing.over;
  const items = [
    ...(isPassing ? [{ id: 'again', label: asking.askAgain }] : []),
    ...offered.map((until) => ({ id: until, label: asking.until[until] })),
  ];
  return (
    <Ask
      title={asking.passTitle}
      text={[asking.passText]}
      items={items}
      place="pass"
      size={size}
      onPick={(id) => {
        app.toDuel();
        duel.pass(PASS_UNTIL.find((until) => until === id) ?? null);
      }}
    />
  );
}
