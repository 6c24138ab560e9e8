import { Box } from 'ink';
import { useLayoutEffect, useMemo } from 'react';
import type { CardView } from '../../engine/index.ts';
import { width, wrap } from '../fit.ts';
import { battleLines, chainLines, forecastText } from '../model/chain.ts';
import { type Line, line } from '../model/lines.ts';
import { decisionKey, type Entry, menuEntries, menuTitle } from '../model/menu.ts';
import { replayPanel } from '../model/replay.ts';
import { type ReplayUi, STILL } from '../store/replay.ts';
import { createStore, useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import { useWords } from '../wordbook.ts';
import { useApp } from './commands.ts';
import {
  useDescribed,
  useDuel,
  useFocus,
  useSelected,
  useSnapshot,
  useTelling,
  useUiValue,
} from './duelContext.ts';
import { Lines } from './Lines.tsx';
import { Menu } from './Menu.tsx';
import { useSeconds } from './useSeconds.ts';

/** What is asked now, in a form that the panel, the detail pane and the keys share. */
export interface Asked {
  title: string;
  /** Chain, battle and the question, above the menu. */
  context: Line[];
  entries: Entry[];
  /** Another key, another menu. */
  key: string;
}

/** What is no replay does not play by itself. */
const NO_REPLAY = createStore<ReplayUi>(STILL);
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
  const { view, decision, again, pause, names, log, forecasts, lesson } = snapshot;
  const { asking, combat } = useStrings();
  const replaying = useStore(useApp().state, ({ replay }) => replay);
  const playing = useStore(replaying?.ui ?? NO_REPLAY, (value) => value);
  const seconds = useSeconds(snapshot.thinking && decision === null);

  return useMemo(() => {
    const other = names[view.me === 0 ? 1 : 0];
    const prompt = [...lessonLines(), ...promptLines()];
    const entriesShown = Math.min(LEAST_MENU, decision?.options.length ?? 1);
    const room = Math.max(0, rows - entriesShown - prompt.length);
    const foretold = forecasts?.get(-1);
    const outcome =
      foretold === undefined || view.battle === null
        ? []
        : said(forecastText(foretold, view.battle.attacker, view.battle.target, telling));
    const battle = withChain ? [...battleLines(telling), ...outcome].slice(0, room) : [];
    const chain = withChain ? chainLines(telling, room - battle.length) : [];
    const context = [...battle, ...chain, ...prompt];
    if (snapshot.replay !== undefined && replaying !== null) {
      const { files, nth } = replaying;
      const place = { ...playing, nth, duels: files.length };
      const above = context.slice(0, Math.max(0, rows - LEAST_MENU));
      const left = rows - above.length;
      const { title, lines } = replayPanel(snapshot, snapshot.replay, place, telling, columns - 1, left);
      return { title, context: [...above, ...lines], entries: [], key: '' };
    }
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

    /** What the lesson asks for, with how far it has come. */
    function lessonLines(): Line[] {
      if (lesson === undefined || lesson.text === '') return [];
      const told = `${lesson.step + 1}/${lesson.steps} ${lesson.text}`;
      return wrap(told, columns - 1)
        .slice(0, MOST_PROMPT + 1)
        .map((part) => line(` ${part}`, 'strong'));
    }
    function said(text: string, tone: Line['tone'] = 'plain'): Line[] {
      return wrap(text, columns - 1)
        .slice(0, MOST_PROMPT)
        .map((part) => line(` ${part}`, tone));
    }
    function promptLines(): Line[] {
      if (snapshot.replay !== undefined) return [];
      if (pause !== null) return said(pause);
      if (decision === null)
        return snapshot.end !== null
          ? []
          : said(seconds < 1 ? strings.duel.toPlay(other) : combat.thinking(other, seconds), 'quiet');
      if (decision.purpose === 'action') return [];
      // In a window without a chain or a battle, what it answers is the last thing that happened.
      const isAlone = view.chain.length === 0 && view.battle === null;
      const last = decision.kind === 'respond' && isAlone ? log.at(-1) : undefined;
      const isOwn = decision.purpose === 'response' && last?.player === view.me;
      return said(`${last?.text ?? ''} ${isOwn ? combat.ownWindow : words.prompt(decision)}`.trim());
    }
  }, [
    snapshot,
    replaying,
    playing,
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
    forecasts,
    seconds,
    asking,
    combat,
    pause,
    names,
    log,
    lesson,
  ]);
}

/** The marked entry; the first one until the mark moves, none while a search finds nothing. */
function useMarkedEntry({ entries }: Asked): Entry | undefined {
  const marked = useUiValue('marked');
  const isLost = useNothingFound();
  return isLost ? undefined : (entries.find(({ id }) => id === marked) ?? entries[0]);
}

const useNothingFound = (): boolean => useStore(useApp().state, ({ find }) => find?.count === 0);

/** The card that the pane beside the menu describes; null where there is none to describe. */
export function useCardBeside(asked: Asked): CardView | null {
  const card = useDescribed(useMarkedCard(asked));
  return useNothingFound() ? null : card;
}

/** Handle of the card that the marked entry is about, -1 none. */
function useMarkedCard(asked: Asked): number {
  const duel = useDuel();
  const entry = useMarkedEntry(asked);
  const handle = entry?.handle ?? -1;
  const option = entry?.pick.k === 'option' ? entry.pick.i : -1;
  useLayoutEffect(() => duel.face(handle, option), [duel, handle, option]);
  return handle;
}

/** What the card's pane says first of the marked entry: the whole of a line that the menu cuts, what a battle comes to. */
export function useLead(asked: Asked, columns: number): readonly string[] {
  const { decision, forecasts } = useSnapshot();
  const telling = useTelling();
  const entry = useMarkedEntry(asked);
  return useMemo(() => {
    if (entry?.pick.k !== 'option') return NO_LEAD;
    const { i } = entry.pick;
    const foretold = forecasts?.get(i);
    const target = decision?.options.find((option) => option.i === i)?.card ?? null;
    return [
      ...(width(entry.label) > columns - NUMBERED ? [entry.label] : []),
      ...(foretold === undefined ? [] : [forecastText(foretold, decision?.card ?? null, target, telling)]),
    ];
  }, [entry, columns, decision, forecasts, telling]);
}

/** How many entries are out of sight, in words; empty when none is. */
export function useHidden({ context, entries }: Asked, rows: number): string {
  const { duel } = useStrings();
  const isSearched = useStore(useApp().state, ({ find }) => find !== null);
  const hidden = isSearched ? 0 : entries.length - Math.max(1, rows - context.length);
  return hidden > 0 ? duel.more(hidden) : '';
}

const NO_LEAD: readonly string[] = [];
/** Columns of the mark and the number before an entry. */
const NUMBERED = 4;

/** Chain, battle, question and menu. */
export function Choice({ asked, columns, rows }: { asked: Asked; columns: number; rows: number }) {
  const duel = useDuel();
  const focus = useFocus();
  const above = asked.context.slice(0, Math.max(0, rows - (asked.entries.length > 0 ? 1 : 0)));
  const room = rows - above.length;
  const { marked, markedIn } = duel.ui.get();
  const initial =
    markedIn === asked.key
      ? Math.max(
          0,
          asked.entries.findIndex(({ id }) => id === marked),
        )
      : 0;
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
          initial={initial}
          isDuel
          findAt="duel"
          onPick={(id) => {
            const entry = asked.entries.find((candidate) => candidate.id === id);
            if (entry !== undefined) duel.pick(entry.pick);
          }}
          onMark={(id) => duel.mark(id, asked.key)}
        />
      ) : null}
    </Box>
  );
}
