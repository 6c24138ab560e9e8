import { Box } from 'ink';
import { useMemo } from 'react';
import { whoPlays } from '../../session/whoPlays.ts';
import type { Strings } from '../../strings/index.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { Footer } from '../components/Footer.tsx';
import { Row } from '../components/Lines.tsx';
import { Menu } from '../components/Menu.tsx';
import { useKept } from '../components/useKept.ts';
import { useSeconds } from '../components/useSeconds.ts';
import { type DuelChoice, savedDuels, type TuiSettings } from '../deps.ts';
import { clip, cut, fit, sides, width, wrap } from '../fit.ts';
import type { CommandId } from '../keys.ts';
import { useStore } from '../store/store.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { useTheme } from '../theme.ts';

const FIELDS = ['deck', 'opponentDeck', 'against'] as const;
type Field = (typeof FIELDS)[number];

/** The first screen: Enter on its first line starts at once with what was played last. */
export function MainMenu({ size }: { size: Size }) {
  const app = useApp();
  const { columns, rows } = size;
  const theme = useTheme();
  const strings = useStrings();
  const words = strings.menu;
  const settings = useStore(app.state, (state) => state.settings);
  const starting = useStore(app.state, (state) => state.starting);
  const seconds = useSeconds(starting);
  const notice = useStore(app.state, (state) => state.notice);
  const [field, setField] = useKept<Field>('field', 'deck');
  const wanted = useStore(app.state, (state) => state.menuLine);
  const [nth, setNth] = useKept('nth', 0);
  const { deps } = app;
  const decks = useMemo(() => deps.decks(), [deps]);
  const levels = useMemo(() => whoPlays(deps.levels(), strings), [deps, strings]);
  const puzzles = useMemo(() => deps.puzzles?.count(), [deps]);
  const past = useMemo(() => deps.history().length, [deps]);
  const saves = useMemo(() => savedDuels(deps), [deps]);
  const saved = saves[nth] ?? null;
  // The line that was marked is gone once the duel that was gone on with is over.
  const line = wanted === 'resume' && saved === null ? 'duel' : wanted;

  // A deck that is gone since the last time gives way to the first one there is.
  const playable = decks.filter(({ problem }) => problem === null);
  const named = (list: readonly { id: string; name: string }[], id: string, at: number) =>
    list.find((item) => item.id === id) ?? list.find(({ name }) => name === id) ?? list[at] ?? list[0];
  const chosen = {
    deck: named(playable, settings.deck, 0),
    opponentDeck: named(playable, settings.opponentDeck, 1),
    against: named(levels, settings.against, 0),
  };
  const choice: DuelChoice | null =
    chosen.deck && chosen.opponentDeck && chosen.against
      ? { deck: chosen.deck.id, opponentDeck: chosen.opponentDeck.id, against: chosen.against.id }
      : null;

  const change = (step: 1 | -1): void => {
    if (line === 'resume' && saves.length > 1) setNth((nth + step + saves.length) % saves.length);
    if (line !== 'duel') return;
    const list: readonly { id: string }[] = field === 'against' ? levels : playable;
    const at = list.findIndex(({ id }) => id === chosen[field]?.id);
    const next = list[(at + step + list.length) % list.length];
    if (next !== undefined) app.change({ [field]: next.id });
  };
  const turn = (step: 1 | -1): void => {
    if (line !== 'duel') return;
    const at = FIELDS.indexOf(field);
    setField(FIELDS[(at + step + FIELDS.length) % FIELDS.length] ?? 'deck');
  };
  useCommands('menu', {
    left: () => change(-1),
    right: () => change(1),
    next: () => turn(1),
    previous: () => turn(-1),
    help: () => app.open({ k: 'help', of: 'menu' }),
    quit: app.quit,
  });

  const nameOf = (name: Field): string => chosen[name]?.name ?? words.none;
  const framed = (name: Field, text: string): string =>
    name === field && line === 'duel' ? `${theme.less} ${text} ${theme.more}` : text;
  const savedText = (text: string): string => {
    if (saves.length < 2) return text;
    const one = `${text} ${theme.dot} ${words.nth(nth + 1, saves.length)}`;
    return line === 'resume' ? `${theme.less} ${one} ${theme.more}` : one;
  };
  const wide = Math.max(...Object.values(words.lines).map(width)) + 2;
  const sayOf = (name: string, text: string): string => `${fit(name, wide)}${text}`;
  const say = (name: keyof typeof words.lines, text: string): string => sayOf(words.lines[name], text);
  const level = framed('against', nameOf('against'));
  // Long names of decks give way, so that who plays is read whole.
  const around = width(words.duel(framed('deck', ''), framed('opponentDeck', ''), level));
  const [own, other] = shortDecks(
    nameOf('deck'),
    nameOf('opponentDeck'),
    columns - 10 - wide - around,
    theme.cut,
  );
  const duelText =
    choice === null ? words.noDeck : words.duel(framed('deck', own), framed('opponentDeck', other), level);
  const items = [
    { id: 'duel', label: say('duel', duelText) },
    ...(deps.startMatch === undefined ? [] : [{ id: 'match', label: say('match', words.match) }]),
    { id: 'decks', label: say('decks', words.decks(decks.length)) },
    ...(puzzles === undefined
      ? []
      : [
          {
            id: 'puzzles',
            label: sayOf(strings.puzzles.name, strings.puzzles.menu(puzzles.solved, puzzles.of)),
          },
        ]),
    { id: 'history', label: say('history', words.history(past)) },
    ...(deps.lab === undefined ? [] : [{ id: 'lab', label: say('lab', words.lab) }]),
    ...(deps.startLesson === undefined ? [] : [{ id: 'learn', label: say('learn', strings.learn.menu) }]),
    {
      id: 'settings',
      label: say('settings', settingsText(settings, strings)),
    },
    // Behind the others, so that their numbers are the same whether there is something to go on with or not.
    ...(saved === null ? [] : [{ id: 'resume', label: say('resume', savedText(saved.text)) }]),
    { id: 'quit', label: words.lines.quit },
  ];
  const pick = (id: string): void => {
    if (id === 'quit') app.quit();
    else if (id === 'learn') app.open({ k: id });
    else if (id === 'decks' || id === 'puzzles' || id === 'history' || id === 'settings') app.open({ k: id });
    else if (id === 'lab') void app.openLab();
    else if (id === 'resume' && saved !== null) void app.start(saved.choice);
    else if (choice !== null) {
      app.change(choice);
      void app.start(id === 'match' ? { ...choice, match: true } : choice);
    }
  };

  const hint = starting
    ? [
        `${words.settingUp}${seconds < 1 ? '' : ` ${seconds} s`}`,
        ...(line === 'resume' ? [strings.combat.resuming] : []),
      ]
    : notice !== null
      ? clip(wrap(notice, columns - 8), rows - items.length - 6, columns - 8, theme.cut)
      : wrap(
          line === 'puzzles'
            ? strings.puzzles.menuHint
            : hintOf(words.hints, line, decks.length, past, saves.length),
          columns - 6,
        );
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Row text="" columns={columns} />
      <Row
        text={sides('   DUELO', `${deps.format} ${theme.dot} ${deps.version}  `, columns, theme.cut)}
        columns={columns}
        tone="strong"
      />
      <Row text="" columns={columns} />
      <Box marginLeft={3} height={items.length}>
        <Menu
          items={items}
          rows={items.length}
          columns={columns - 6}
          isFocused={!starting}
          onPick={pick}
          initial={Math.max(
            0,
            items.findIndex(({ id }) => id === line),
          )}
          onMark={app.markMenu}
        />
      </Box>
      <Row text="" columns={columns} />
      {hint.map((text) => (
        <Row key={text} text={`     ${text}`} columns={columns} tone={notice === null ? 'quiet' : 'alarm'} />
      ))}
      <Box flexGrow={1} />
      <Footer
        place="menu"
        columns={columns}
        without={withoutOn(line, saves.length)}
        labels={{ accept: acceptOn(line, strings) }}
      />
    </Box>
  );
}

/** Two decks in `columns`: without what both are called by (`Starter Deck: `) where that is too long, and then cut. */
function shortDecks(own: string, other: string, columns: number, mark: string): [string, string] {
  const isLong = (a: string, b: string): boolean => width(a) + width(b) > columns;
  if (!isLong(own, other)) return [own, other];
  const kind = /^[^:]+: /.exec(own)?.[0] ?? '';
  const at = other.startsWith(kind) ? kind.length : 0;
  const [first, second] = [own.slice(at), other.slice(at)];
  if (!isLong(first, second)) return [first, second];
  const half = Math.floor(columns / 2);
  return [cut(first, half, mark), cut(second, half, mark)];
}

const ALL: readonly CommandId[] = [];
const ONE_CHOICE: readonly CommandId[] = ['next'];
const NO_CHOICE: readonly CommandId[] = ['right', 'next'];

/** What the footer leaves out: keys that have nothing to do on that line. */
function withoutOn(line: string, saves: number): readonly CommandId[] {
  if (line === 'duel') return ALL;
  return line === 'resume' && saves > 1 ? ONE_CHOICE : NO_CHOICE;
}

/** What Enter does on that line, in a word. */
function acceptOn(line: string, { keys, menu }: Strings): string {
  if (line === 'duel' || line === 'match') return keys.at.menu.accept.label;
  if (line === 'resume') return keys.goOn;
  return line === 'quit' ? menu.lines.quit.toLowerCase() : keys.open;
}

function settingsText({ prompts, ascii }: TuiSettings, { menu, settings }: Strings): string {
  return menu.settings(settings.prompts[prompts], ascii ? settings.marks.ascii : settings.marks.unicode);
}

function hintOf(
  hints: Strings['menu']['hints'],
  line: string,
  decks: number,
  past: number,
  saves: number,
): string {
  switch (line) {
    case 'duel':
      return decks === 0 ? hints.noDeck : hints.duel;
    case 'match':
      return hints.match;
    case 'resume':
      return hints.resume(saves);
    case 'decks':
      return hints.decks;
    case 'history':
      return hints.history(past);
    case 'lab':
      return hints.lab;
    case 'learn':
      return hints.learn;
    case 'settings':
      return hints.settings;
    default:
      return hints.quit;
  }
}
