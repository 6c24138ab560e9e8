import { useInput } from 'ink';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DuelEnd } from '../session/types.ts';
import { AppContext, KeysContext, useApp, useCommands } from './components/commands.ts';
import { DuelContext, useDuel } from './components/duelContext.ts';
import { Frame } from './components/Frame.tsx';
import { Lines } from './components/Lines.tsx';
import type { Place } from './keys.ts';
import { line } from './model/lines.ts';
import { Bindings } from './screens/Bindings.tsx';
import { ChainView } from './screens/ChainView.tsx';
import { Confirm } from './screens/Confirm.tsx';
import { Decks } from './screens/Decks.tsx';
import { Duel } from './screens/Duel.tsx';
import { End } from './screens/End.tsx';
import { Facts } from './screens/Facts.tsx';
import { First } from './screens/First.tsx';
import { Glossary } from './screens/Glossary.tsx';
import { Help } from './screens/Help.tsx';
import { History } from './screens/History.tsx';
import { Lab } from './screens/Lab.tsx';
import { Learn } from './screens/Learn.tsx';
import { Lesson, LessonEnd } from './screens/Lesson.tsx';
import { LogView } from './screens/LogView.tsx';
import { MainMenu } from './screens/MainMenu.tsx';
import { Moments } from './screens/Moments.tsx';
import { Pass } from './screens/Pass.tsx';
import { Piles } from './screens/Piles.tsx';
import { PlayFrom } from './screens/PlayFrom.tsx';
import { Prompts } from './screens/Prompts.tsx';
import { PuzzleEnd } from './screens/PuzzleEnd.tsx';
import { PuzzleHint } from './screens/PuzzleHint.tsx';
import { Puzzles } from './screens/Puzzles.tsx';
import { Replay } from './screens/Replay.tsx';
import { Settings } from './screens/Settings.tsx';
import { Side } from './screens/Side.tsx';
import { Starting } from './screens/Starting.tsx';
import { Timeline } from './screens/Timeline.tsx';
import { isTooSmall, TooSmall } from './screens/TooSmall.tsx';
import { Why } from './screens/Why.tsx';
import type { AppModel, Screen } from './store/app.ts';
import { useStore } from './store/store.ts';
import { StringsContext, useStrings } from './strings.ts';
import type { Size, SizeStore } from './terminal/size.ts';
import { coloursOf, ThemeContext, themeOf } from './theme.ts';
import { WordsContext } from './wordbook.ts';

/** What only the terminal can do. */
export interface TerminalHooks {
  /** The frame of the last key is drawn. */
  ack(): void;
  /** Keys that wait are forgotten. */
  drop(): void;
  suspend(): void;
  redraw(): void;
}

interface Props {
  app: AppModel;
  size: SizeStore;
  terminal: TerminalHooks;
}

/** The root: what every screen needs, the keys that work everywhere, and one screen at a time. */
export function App({ app, size, terminal }: Props) {
  const ascii = useStore(app.state, (state) => state.settings.ascii);
  const colours = useStore(app.state, ({ settings }) => coloursOf(settings.colours, app.colours));
  const keys = useStore(app.state, (state) => state.keys);
  const words = useStore(app.state, (state) => state.words);
  const strings = useStore(app.state, (state) => state.strings);
  return (
    <AppContext.Provider value={app}>
      <KeysContext.Provider value={keys}>
        <ThemeContext.Provider value={themeOf(ascii, colours)}>
          <StringsContext.Provider value={strings}>
            <WordsContext.Provider value={words}>
              <Everywhere app={app} terminal={terminal} />
              <Switch app={app} size={size} drop={terminal.drop} />
              <KeyAck ack={terminal.ack} />
            </WordsContext.Provider>
          </StringsContext.Provider>
        </ThemeContext.Provider>
      </KeysContext.Provider>
    </AppContext.Provider>
  );
}

/** Keys that mean the same on every screen. */
function Everywhere({ app, terminal }: { app: AppModel; terminal: TerminalHooks }) {
  const place: Place = 'small';
  useCommands(place, { interrupt: app.interrupt, suspend: terminal.suspend, redraw: terminal.redraw });
  // Before the screen reads the key, which may have something new to tell.
  useInput(useCallback(() => app.state.set({ problem: null }), [app]));
  return null;
}

/**
 * Tells the key reader that the frame of a key is drawn: the counter is part of the same render as what the key
 * has changed, and this component's effect runs after those of all screens (pitfall 1). Keep it last.
 */
function KeyAck({ ack }: { ack: () => void }) {
  const [count, setCount] = useState(0);
  useInput(() => setCount((n) => n + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each key
  useEffect(() => {
    ack();
  }, [count]);
  return null;
}

function Switch({ app, size, drop }: { app: AppModel; size: SizeStore; drop: () => void }) {
  const now = useSyncExternalStore(size.subscribe, size.get, size.get);
  const top = useStore(app.state, (state) => state.stack.at(-1));
  const duel = useStore(app.state, (state) => state.duel);
  if (isTooSmall(now)) return <TooSmall size={now} />;
  if (duel === null) return <Plain screen={top} size={now} />;
  return (
    <DuelContext.Provider value={duel}>
      <InDuel screen={top} size={now} />
      <TypedAhead drop={drop} />
    </DuelContext.Provider>
  );
}

/** What was typed for one moment of the duel is not meant for another: who is asked, the turn, the end. */
function TypedAhead({ drop }: { drop: () => void }) {
  const moment = useStore(useDuel().shown, ({ view, decision, seat, end, replay }) =>
    // A key that is held down goes on through a replay.
    replay === undefined ? [view.turn, decision === null ? 'nobody' : seat, end === null].join() : '',
  );
  const last = useRef(moment);
  // With the frame itself: a key that comes after it is an answer to it.
  useLayoutEffect(() => {
    if (last.current === moment) return;
    last.current = moment;
    drop();
  }, [moment, drop]);
  return null;
}

function Plain({ screen, size }: { screen: Screen | undefined; size: Size }) {
  const match = useStore(useApp().state, (state) => state.match);
  const isOpening = useStore(useApp().state, (state) => state.opening);
  const strings = useStrings();
  switch (screen?.k) {
    case 'decks':
      return (
        <WhenLoaded title={strings.decks.title} place="decks" size={size}>
          <Decks size={size} />
        </WhenLoaded>
      );
    case 'history':
      return <History size={size} />;
    case 'settings':
      return <Settings size={size} />;
    case 'moments':
      return <Moments size={size} />;
    case 'bindings':
      return <Bindings size={size} />;
    case 'puzzles':
      return <Puzzles size={size} />;
    case 'lab':
      return <Lab size={size} />;
    case 'help':
      return <Help of={screen.of} size={size} />;
    case 'learn':
      return <Learn size={size} />;
    case 'lesson':
      return <Lesson key={screen.id} id={screen.id} size={size} />;
    case 'glossary':
      return (
        <WhenLoaded title={strings.learn.glossary} place="glossary" size={size}>
          <Glossary at={screen.at} size={size} />
        </WhenLoaded>
      );
    case 'first':
      return match === null ? <MainMenu size={size} /> : <First match={match} size={size} />;
    case 'side':
      return match === null ? <MainMenu size={size} /> : <Side match={match} size={size} />;
    default:
      return isOpening ? <Starting size={size} /> : <MainMenu size={size} />;
  }
}

interface ToLoad {
  title: string;
  place: Place;
  size: Size;
}

/** The texts of cards and rules are loaded at the first screen that shows some, where no duel has begun yet. */
function WhenLoaded({ children, ...screen }: ToLoad & { children: ReactNode }) {
  const app = useApp();
  const ready = useStore(app.state, (state) => state.words !== null);
  useEffect(() => {
    void app.loadWords();
  }, [app]);
  return ready ? children : <ToCome {...screen} />;
}

/** Not the menu meanwhile: its list would begin anew, and take keys that are meant for what is to come. */
function ToCome({ title, place, size }: ToLoad) {
  const app = useApp();
  const { common } = useStrings();
  useCommands(place, { back: app.back, quit: app.back });
  return (
    <Frame title={title} place={place} size={size}>
      <Lines lines={[line(''), line(`  ${common.loading}`, 'quiet')]} columns={size.columns} rows={2} />
    </Frame>
  );
}

function InDuel({ screen, size }: { screen: Screen | undefined; size: Size }) {
  const end = useStore(useDuel().shown, (snapshot) => snapshot.end);
  const puzzle = useStore(useApp().state, (state) => state.puzzle);
  const ended = (end: DuelEnd) =>
    puzzle === null ? <End size={size} end={end} /> : <PuzzleEnd size={size} puzzle={puzzle} />;
  const lesson = useStore(useDuel().shown, (snapshot) => snapshot.lesson);
  const replay = useStore(useApp().state, (state) => state.replay);
  switch (screen?.k) {
    case 'replay':
      return replay === null ? null : <Replay key={replay.nth} replay={replay} size={size} />;
    case 'playFrom':
      return replay === null ? null : <PlayFrom replay={replay} size={size} />;
    case 'piles':
      return <Piles size={size} />;
    case 'log':
      return <LogView size={size} />;
    case 'chain':
      return <ChainView size={size} />;
    case 'why':
      return <Why about={screen.about} size={size} />;
    case 'timeline':
      return <Timeline size={size} />;
    case 'prompts':
      return <Prompts size={size} />;
    case 'pass':
      return <Pass size={size} />;
    case 'facts':
      return <Facts size={size} />;
    case 'hint':
      return puzzle === null ? <Duel size={size} /> : <PuzzleHint puzzle={puzzle} size={size} />;
    case 'confirm':
      return end === null ? <Confirm size={size} /> : ended(end);
    case 'duel':
      if (end !== null && lesson !== undefined) return <LessonEnd lesson={lesson} size={size} />;
      return end === null ? <Duel size={size} /> : ended(end);
    default:
      return <Plain screen={screen} size={size} />;
  }
}
