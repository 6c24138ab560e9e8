import { useState } from 'react';
import { useApp, useCommands } from '../components/commands.ts';
import { useSnapshot } from '../components/duelContext.ts';
import { wrap } from '../fit.ts';
import type { ReplayModel } from '../store/replay.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { Ask } from './Ask.tsx';

/** A duel that begins where the replay stands: which seat, and who plays the other one. */
export function PlayFrom({ replay, size }: { replay: ReplayModel; size: Size }) {
  const app = useApp();
  const { names, view, replay: shown } = useSnapshot();
  const { playFrom } = useStrings().replay;
  const [seat, setSeat] = useState<'me' | 'them' | null>(null);
  useCommands('playFrom', {
    back: () => (seat === null ? app.back() : setSeat(null)),
    help: () => app.open({ k: 'help', of: 'playFrom' }),
    quit: app.quit,
  });
  if (shown === undefined) return null;
  const start = (side: 'me' | 'them', against: string): void => {
    const from = { path: replay.view.path, at: String(shown.from), seat: side };
    void app.start({ deck: '', opponentDeck: '', against, from });
  };
  const about = wrap(playFrom.about(shown.from, view.turn), size.columns - 6);
  const levels = app.deps.levels();
  if (seat !== null) {
    const last = levels.findIndex(({ id }) => id === app.deps.settings.get().against);
    return (
      <Ask
        key="level"
        name="level"
        title={playFrom.title}
        text={[...about, '', playFrom.against]}
        items={levels.map(({ id, name }) => ({ id, label: name }))}
        initial={Math.max(0, last)}
        place="playFrom"
        size={size}
        onPick={(level) => start(seat, level)}
      />
    );
  }
  const sideOf = (player: 0 | 1) => (player === shown.own ? 'me' : 'them');
  return (
    <Ask
      key="seat"
      title={playFrom.title}
      text={[...about, '', playFrom.seat]}
      items={[
        { id: sideOf(0), label: playFrom.seatOf(1, names[0]) },
        { id: sideOf(1), label: playFrom.seatOf(2, names[1]) },
        { id: 'both', label: playFrom.both },
      ]}
      initial={shown.own}
      place="playFrom"
      size={size}
      onPick={(id) => {
        if (id === 'both') return start('me', 'self');
        const side = id === 'me' ? 'me' : 'them';
        // Who plays the other seat is asked where there is something to choose.
        const [only] = levels;
        if (levels.length === 1 && only !== undefined) start(side, only.id);
        else setSeat(side);
      }}
    />
  );
}
