import { useMemo } from 'react';
import type { Snapshot } from '../../session/types.ts';
import type { TuiSession } from '../deps.ts';
import { type CommandId, OF_PUZZLES } from '../keys.ts';
import { phaseOption } from '../model/menu.ts';
import { useStrings } from '../strings.ts';
import { useDuel, useFocus, useSnapshot, useSpot, useUiValue } from './duelContext.ts';
import { Footer } from './Footer.tsx';

/** The duel's keys, without those that have nothing to do now. */
export function DuelFooter({ columns }: { columns: number }) {
  const snapshot = useSnapshot();
  const { decision, goal, lesson } = snapshot;
  const { session } = useDuel();
  // What can be taken back or done again changes with the snapshot only.
  const { undo, redo, begun } = useMemo(() => waysOf(session, snapshot), [session, snapshot]);
  const inLesson = lesson !== undefined;
  const isPuzzle = goal !== undefined && !inLesson;
  const group = useUiValue('group');
  const onTable = useFocus() === 'table';
  const spot = useSpot();
  const canFight = phaseOption(decision, 'battle', 'main2') !== null;
  const { phases } = useStrings().duel;
  const isFighting = phaseOption(decision, 'main2') !== null;
  const labels = useMemo(() => (isFighting ? { toBattle: phases.main2 } : {}), [isFighting, phases]);
  const canEnd = phaseOption(decision, 'end') !== null;
  const canGoBack =
    inLesson ||
    group !== null ||
    (spot !== null && decision !== null) ||
    (onTable && decision !== null) ||
    begun;
  const without = useMemo(() => {
    const none: CommandId[] = [];
    if (!canFight) none.push('toBattle');
    if (!canEnd) none.push('endTurn');
    if (!canGoBack) none.push('back');
    if (!undo) none.push('undo');
    if (!redo) none.push('redo');
    if (!isPuzzle) none.push(...OF_PUZZLES);
    return none;
  }, [canFight, canEnd, canGoBack, undo, redo, isPuzzle]);
  if (snapshot.replay !== undefined) return <Footer place="replay" columns={columns} />;
  return <Footer place="duel" columns={columns} without={without} labels={labels} />;
}

function waysOf(session: TuiSession, { decision }: Snapshot) {
  return {
    undo: session.canUndo?.() === true,
    redo: session.canRedo?.() === true,
    begun: decision !== null && session.canUnpick?.() === true,
  };
}
