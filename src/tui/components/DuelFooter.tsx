import { useMemo } from 'react';
import { type CommandId, OF_PUZZLES } from '../keys.ts';
import { phaseOption } from '../model/menu.ts';
import { useFocus, useSnapshot, useSpot, useUiValue } from './duelContext.ts';
import { Footer } from './Footer.tsx';

/** The duel's keys, without those that have nothing to do now. */
export function DuelFooter({ columns }: { columns: number }) {
  const { decision, goal } = useSnapshot();
  const isPuzzle = goal !== undefined;
  const group = useUiValue('group');
  const onTable = useFocus() === 'table';
  const spot = useSpot();
  const canFight = phaseOption(decision, 'battle', 'main2') !== null;
  const canEnd = phaseOption(decision, 'end') !== null;
  const canGoBack = group !== null || (spot !== null && decision !== null) || (onTable && decision !== null);
  const without = useMemo(() => {
    const none: CommandId[] = [];
    if (!canFight) none.push('toBattle');
    if (!canEnd) none.push('endTurn');
    if (!canGoBack) none.push('back');
    if (!isPuzzle) none.push(...OF_PUZZLES);
    return none;
  }, [canFight, canEnd, canGoBack, isPuzzle]);
  return <Footer place="duel" columns={columns} without={without} />;
}
