import { createContext, useContext, useMemo } from 'react';
import type { Snapshot } from '../../session/types.ts';
import { type TableCells, tableCells } from '../model/cellRows.ts';
import { readerOf, type Telling } from '../model/chain.ts';
import { acting, type Spot } from '../model/table.ts';
import {
  cursorCard,
  cursorSpot,
  type DuelModel,
  type DuelUi,
  describedCard,
  focusOf,
} from '../store/duel.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import { useTheme } from '../theme.ts';
import { useWords } from '../wordbook.ts';

export const DuelContext = createContext<DuelModel | null>(null);

export function useDuel(): DuelModel {
  const duel = useContext(DuelContext);
  if (duel === null) throw new Error('no duel: DuelContext is missing');
  return duel;
}

const whole = <T>(value: T): T => value;

export function useSnapshot(): Snapshot {
  return useStore(useDuel().shown, whole);
}

/** A part of where the player is; `select` sees the snapshot too. */
function useUi<S>(select: (ui: DuelUi, snapshot: Snapshot) => S): S {
  const { ui, shown } = useDuel();
  return useStore(ui, (value) => select(value, shown.get()));
}

export function useSpot(): Spot | null {
  useSnapshot();
  return useUi((ui, snapshot) => cursorSpot(snapshot, ui));
}

export function useFocus(): 'menu' | 'table' {
  useSnapshot();
  return useUi((ui, snapshot) => focusOf(snapshot, ui));
}

/** Handle of the card under the cursor, -1 none. */
export function useSelected(): number {
  useSnapshot();
  return useUi((ui, snapshot) => cursorCard(snapshot, ui)?.h ?? -1);
}

export function useUiValue<K extends keyof DuelUi>(key: K): DuelUi[K] {
  return useUi((ui) => ui[key]);
}

export function useDescribed(marked: number) {
  useSnapshot();
  return useUi((ui, snapshot) => describedCard(snapshot, ui, marked));
}

/** What sentences about the table are made with. */
export function useTelling(): Telling {
  const snapshot = useSnapshot();
  const { view, names } = snapshot;
  const reader = readerOf(snapshot);
  const words = useWords();
  const theme = useTheme();
  const strings = useStrings();
  return useMemo(
    () => ({ view, reader, names, words, theme, strings }),
    [view, reader, names, words, theme, strings],
  );
}

export function useCells(): TableCells {
  const { view, decision } = useSnapshot();
  const words = useWords();
  const theme = useTheme();
  const strings = useStrings();
  return useMemo(
    () => tableCells({ view, words, theme, strings, can: acting(decision) }),
    [view, decision, words, theme, strings],
  );
}
