import { Box } from 'ink';
import { useLayoutEffect, useMemo } from 'react';
import { wrap } from '../fit.ts';
import { battleLines, chainLines } from '../model/chain.ts';
import { type Line, line } from '../model/lines.ts';
import { decisionKey, type Entry, menuEntries, menuTitle } from '../model/menu.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import { useWords } from '../wordbook.ts';
import { useApp } from './commands.ts';
import { useDuel, useFocus, useSelected, useSnapshot, useTelling, useUiValue } from './duelContext.ts';
import { Lines } from './Lines.tsx';
import { Menu } from './Menu.tsx';

/** What is asked now, in a form that the panel, the detail pane and the keys share. */
export interface Asked {
  title: string;
  /** Chain, battle and the question, above the menu. */
  context: Line[];
  entries: Entry[];
  /** Another key, another menu. */
  key: string;
}

/** Rows that the menu gets even under a long chain. */
const LEAST_MENU = 3;
const MOST_PROMPT = 3;

/** Works out the panel for a width and a number of rows. */
export function useAsked(columns: number, rows: number, withChain = true): Asked {
  const snapshot = useSnapshot();
  const telling = useTelling();
  const words = useWords();
  const { strings } = telling;
  const group = useUiValue('group');
  const asked = useUiValue('asked');
  const selected = useSelected();
  const isSearched = useStore(useApp().state, ({ find }) => find !== null);
  const { view, decision, again, pause, names, log } = snapshot;
  const { asking } = useStrings();

  return useMemo(() => {
    const other = names[view.me === 0 ? 1 : 0];
    const prompt = promptLines();
    const room = Math.max(0, rows - LEAST_MENU - prompt.length);
    const battle = withChain ? battleLines(telling).slice(0, room) : [];
    const chain = withChain ? chainLines(telling, room - battle.length) : [];
    const context = [...battle, ...chain, ...prompt];
    if (pause !== null) {
      const entry: Entry = {
        id: 'proceed',
        label: strings.duel.continue,
        pick: { k: 'proceed' },
        handle: -1,
      };
      return { title: other, context, entries: [entry], key: `${asked}:${pause}` };
    }
    if (decision === null)
      return { title: snapshot.end === null ? other : strings.duel.theEnd, context, entries: [], key: '' };
    const entries = menuEntries({
      view,
      decision,
      words,
      strings,
      // What is searched is not put away.
      rows: isSearched ? Number.MAX_SAFE_INTEGER : Math.max(LEAST_MENU, rows - context.length),
      group,
      selected: selected < 0 ? null : selected,
    });
    const same = entries.find(({ pick }) => pick.k === 'option' && pick.i === again);
    if (again !== null && same !== undefined) {
      const label = asking.again(same.label);
      entries.push({ id: 'again', label, pick: { k: 'option', i: again, rest: true }, handle: same.handle });
    }
    const key = `${asked}:${group ?? ''}:${selected}:${decisionKey(decision)}`;
    return { title: menuTitle(decision, strings), context, entries, key };

    function said(text: string): Line[] {
      return wrap(text, columns - 1)
        .slice(0, MOST_PROMPT)
        .map((part) => line(` ${part}`));
    }
    function promptLines(): Line[] {
      if (pause !== null) return said(pause);
      if (decision === null)
        return snapshot.end === null ? [line(` ${strings.duel.toPlay(other)}`, 'quiet')] : [];
      if (decision.purpose === 'action') return [];
      // In a window without a chain, what it answers is the last thing that happened.
      const why = decision.kind === 'respond' && view.chain.length === 0 ? (log.at(-1)?.text ?? '') : '';
      return said(`${why} ${words.prompt(decision)}`.trim());
    }
  }, [
    snapshot,
    telling,
    words,
    strings,
    group,
    asked,
    selected,
    isSearched,
    columns,
    rows,
    withChain,
    view,
    decision,
    again,
    asking,
    pause,
    names,
    log,
  ]);
}

/** Handle of the card that the marked entry is about, -1 none; the first entry is marked until the mark moves. */
export function useMarkedCard({ entries }: Asked): number {
  const duel = useDuel();
  const marked = useUiValue('marked');
  const entry = entries.find(({ id }) => id === marked) ?? entries[0];
  const handle = entry?.handle ?? -1;
  const option = entry?.pick.k === 'option' ? entry.pick.i : -1;
  useLayoutEffect(() => duel.face(handle, option), [duel, handle, option]);
  return handle;
}

/** Chain, battle, question and menu. */
export function Choice({ asked, columns, rows }: { asked: Asked; columns: number; rows: number }) {
  const duel = useDuel();
  const focus = useFocus();
  const above = asked.context.slice(0, Math.max(0, rows - (asked.entries.length > 0 ? 1 : 0)));
  const room = rows - above.length;
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      {above.length > 0 ? <Lines lines={above} columns={columns} rows={above.length} /> : null}
      {room > 0 && asked.entries.length > 0 ? (
        <Menu
          key={asked.key}
          items={asked.entries}
          rows={room}
          columns={columns}
          isFocused={focus === 'menu'}
          isDuel
          findAt="duel"
          onPick={(id) => {
            const entry = asked.entries.find((candidate) => candidate.id === id);
            if (entry !== undefined) duel.pick(entry.pick);
          }}
          onMark={duel.mark}
        />
      ) : null}
    </Box>
  );
}
