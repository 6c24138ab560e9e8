import { type Strings, stringsOf } from '../strings/index.ts';

/** Where keys are read: one name for each screen. */
export const PLACES = [
  'menu',
  'decks',
  'history',
  'settings',
  'duel',
  'piles',
  'log',
  'chain',
  'timeline',
  'prompts',
  'pass',
  'moments',
  'bindings',
  'facts',
  'help',
  'confirm',
  'first',
  'side',
  'why',
  'glossary',
  'puzzles',
  'hint',
  'learn',
  'lesson',
  'end',
  'puzzleEnd',
  'lab',
  'replay',
  'playFrom',
  'small',
] as const;
export type Place = (typeof PLACES)[number];

interface Row {
  readonly id: string;
  /** Key names as `keyName` gives them. */
  readonly keys: readonly string[];
  readonly places: readonly Place[];
  /** The string by which a footer names the keys, where two commands share the entry. */
  readonly footKeys?: 'leftRight' | 'upDown';
  /** Places whose footer shows it. */
  readonly foot?: readonly Place[];
  /** The list component reads these keys itself, so they cannot be changed. */
  readonly fixed?: true;
}

const LISTS = [
  'menu',
  'decks',
  'history',
  'settings',
  'moments',
  'bindings',
  'facts',
  'piles',
  'log',
  'chain',
  'timeline',
  'help',
  'side',
  'why',
  'glossary',
  'puzzles',
  'learn',
] as const;
const ASKING = ['prompts', 'pass', 'confirm', 'first', 'lesson', 'playFrom'] as const;
const OVER_DUEL = [
  'piles',
  'log',
  'chain',
  'timeline',
  'prompts',
  'pass',
  'moments',
  'bindings',
  'facts',
  'why',
  'hint',
  'playFrom',
] as const;
const READING = ['why', 'timeline', 'glossary'] as const;
const LEARNING = ['glossary', 'learn', 'lesson'] as const;
const EVERYWHERE = PLACES;
const BUT_SMALL = PLACES.filter((place) => place !== 'small');

/**
 * The one table of commands. Input, footers and the help screen read nothing else; what a command is called and what it
 * does stands by its id in `src/strings/<lang>/keys.ts`.
 */
const TABLE = [
  {
    id: 'up',
    keys: ['up', 'k'],
    places: [...LISTS, ...ASKING, 'duel', 'lab'],
    fixed: true,
  },
  {
    id: 'down',
    keys: ['down', 'j'],
    places: [...LISTS, ...ASKING, 'duel', 'lab'],
    fixed: true,
  },
  {
    id: 'left',
    keys: ['left', 'h'],
    places: ['duel', 'menu', 'settings', 'moments', 'piles', 'lab'],
  },
  {
    id: 'right',
    keys: ['right', 'l'],
    places: ['duel', 'menu', 'settings', 'moments', 'piles', 'lab'],
    footKeys: 'leftRight',
    foot: ['duel', 'menu', 'settings', 'moments', 'piles'],
  },
  {
    id: 'replayForward',
    keys: ['right', ' ', 'l'],
    places: ['replay'],
    footKeys: 'leftRight',
    foot: ['replay'],
  },
  { id: 'replayBack', keys: ['left', 'h'], places: ['replay'] },
  {
    id: 'replayTurn',
    keys: ['down', 'j'],
    places: ['replay'],
    footKeys: 'upDown',
    foot: ['replay'],
  },
  { id: 'replayTurnBack', keys: ['up', 'k'], places: ['replay'] },
  { id: 'replayAuto', keys: ['a'], places: ['replay'], foot: ['replay'] },
  { id: 'replayEyes', keys: ['e'], places: ['replay'], foot: ['replay'] },
  { id: 'replayFrom', keys: ['p'], places: ['replay'], foot: ['replay'] },
  {
    id: 'accept',
    keys: ['enter'],
    places: [
      'menu',
      'history',
      'settings',
      'moments',
      'bindings',
      'duel',
      ...ASKING,
      'side',
      'end',
      'puzzles',
      'puzzleEnd',
      ...READING,
      'lab',
      'learn',
    ],
    foot: [
      'menu',
      'history',
      'settings',
      'bindings',
      ...ASKING,
      'side',
      'end',
      'puzzles',
      'puzzleEnd',
      ...READING,
      'learn',
    ],
    fixed: true,
  },
  {
    id: 'pick',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    places: ['menu', 'duel', ...ASKING, 'lab'],
    fixed: true,
  },
  {
    id: 'next',
    keys: ['tab'],
    places: ['replay', 'duel', 'menu', 'side', 'lab'],
    foot: ['duel', 'menu', 'side'],
  },
  {
    id: 'takeBack',
    keys: ['u'],
    places: ['side'],
    foot: ['side'],
  },
  {
    id: 'reset',
    keys: ['r'],
    places: ['side', 'bindings'],
    foot: ['side', 'bindings'],
  },
  {
    id: 'finish',
    keys: ['d'],
    places: ['side'],
    foot: ['side'],
  },
  {
    id: 'toBattle',
    keys: ['b'],
    places: ['duel'],
    foot: ['duel'],
  },
  {
    id: 'endTurn',
    keys: ['e'],
    places: ['duel'],
    foot: ['duel'],
  },
  {
    id: 'hint',
    keys: ['H'],
    places: ['duel', 'puzzleEnd'],
    foot: ['duel', 'puzzleEnd'],
  },
  {
    id: 'retry',
    keys: ['R'],
    places: ['duel', 'puzzleEnd'],
    foot: ['duel', 'puzzleEnd'],
  },
  {
    id: 'previous',
    keys: ['shift-tab'],
    places: ['replay', 'duel', 'menu'],
  },
  {
    id: 'pageUp',
    keys: ['pageup'],
    places: [
      'replay',
      'duel',
      'decks',
      'history',
      'piles',
      'log',
      'chain',
      'help',
      'side',
      'bindings',
      'facts',
      'puzzles',
      ...READING,
      'lab',
    ],
  },
  {
    id: 'pageDown',
    keys: ['pagedown'],
    places: [
      'replay',
      'duel',
      'decks',
      'history',
      'piles',
      'log',
      'chain',
      'help',
      'side',
      'bindings',
      'facts',
      'puzzles',
      ...READING,
      'lab',
    ],
    foot: ['log'],
  },
  {
    id: 'first',
    keys: ['home'],
    places: [
      'replay',
      'decks',
      'history',
      'piles',
      'log',
      'chain',
      'help',
      'side',
      'bindings',
      'facts',
      'puzzles',
      ...READING,
    ],
  },
  {
    id: 'last',
    keys: ['end'],
    places: [
      'replay',
      'decks',
      'history',
      'piles',
      'log',
      'chain',
      'help',
      'side',
      'bindings',
      'facts',
      'puzzles',
      ...READING,
    ],
  },
  {
    id: 'find',
    keys: ['/'],
    places: [
      'duel',
      'decks',
      'history',
      'moments',
      'bindings',
      'facts',
      'piles',
      'log',
      'timeline',
      'help',
      'side',
      'glossary',
      'puzzles',
    ],
    foot: [
      'decks',
      'history',
      'bindings',
      'facts',
      'piles',
      'log',
      'timeline',
      'help',
      'glossary',
      'puzzles',
    ],
  },
  {
    id: 'why',
    keys: ['w'],
    places: ['replay', 'duel', 'piles', 'end'],
    foot: ['duel', 'piles', 'end'],
  },
  {
    id: 'undo',
    keys: ['z'],
    places: ['duel', 'timeline', 'end', 'puzzleEnd'],
    foot: ['duel'],
  },
  {
    id: 'redo',
    keys: ['Z'],
    places: ['duel', 'timeline', 'end', 'puzzleEnd'],
  },
  {
    id: 'timeline',
    keys: ['t'],
    places: ['replay', 'duel', 'end', 'puzzleEnd'],
  },
  {
    id: 'piles',
    keys: ['g'],
    places: ['replay', 'duel', 'end'],
    foot: ['duel', 'end'],
  },
  {
    id: 'facts',
    keys: ['f'],
    places: ['replay', 'duel', 'end'],
  },
  {
    id: 'log',
    keys: ['L'],
    places: ['replay', 'duel', 'end', 'puzzleEnd'],
    foot: ['end', 'puzzleEnd'],
  },
  {
    id: 'chain',
    keys: ['c'],
    places: ['replay', 'duel'],
    foot: ['duel'],
  },
  {
    id: 'prompts',
    keys: ['p'],
    places: ['duel'],
    foot: ['duel'],
  },
  {
    id: 'passUntil',
    keys: ['v'],
    places: ['duel'],
    foot: ['duel'],
  },
  { id: 'labPut', keys: ['a'], places: ['lab'], foot: ['lab'] },
  { id: 'labRemove', keys: ['x'], places: ['lab'] },
  { id: 'labPosition', keys: ['p'], places: ['lab'] },
  { id: 'labCounters', keys: ['c'], places: ['lab'] },
  { id: 'labEquip', keys: ['e'], places: ['lab'] },
  { id: 'labLife', keys: ['L'], places: ['lab'] },
  { id: 'labTurn', keys: ['T'], places: ['lab'] },
  { id: 'labStep', keys: ['n', ' '], places: ['lab'], foot: ['lab'] },
  { id: 'labNext', keys: ['N'], places: ['lab'], foot: ['lab'] },
  { id: 'labBack', keys: ['b'], places: ['lab'], foot: ['lab'] },
  { id: 'labPrevious', keys: ['B'], places: ['lab'] },
  { id: 'labPanel', keys: ['i'], places: ['lab'], foot: ['lab'] },
  { id: 'labWhy', keys: ['w'], places: ['lab'] },
  { id: 'labUndo', keys: ['z'], places: ['lab'] },
  { id: 'labRedo', keys: ['Z'], places: ['lab'] },
  { id: 'labExport', keys: ['s'], places: ['lab'] },
  { id: 'labOpen', keys: ['o'], places: ['lab'] },
  { id: 'labConsole', keys: [':'], places: ['lab'], foot: ['lab'] },
  {
    id: 'toMenu',
    keys: ['m'],
    places: ['end', 'puzzleEnd'],
    foot: ['end', 'puzzleEnd'],
  },
  {
    id: 'back',
    keys: ['esc'],
    places: [
      'replay',
      'decks',
      'history',
      'settings',
      ...OVER_DUEL,
      'help',
      'confirm',
      'duel',
      'first',
      'side',
      ...LEARNING,
      'puzzles',
      'lab',
    ],
    foot: [
      'replay',
      'decks',
      'history',
      'settings',
      ...OVER_DUEL,
      'help',
      'confirm',
      'duel',
      'first',
      'side',
      ...LEARNING,
      'puzzles',
      'lab',
    ],
  },
  {
    id: 'help',
    keys: ['?'],
    places: BUT_SMALL.filter((place) => place !== 'help' && place !== 'confirm'),
    foot: [
      'replay',
      'menu',
      'duel',
      'end',
      'piles',
      'log',
      'settings',
      'history',
      'decks',
      'first',
      'side',
      ...READING,
      'puzzles',
      'puzzleEnd',
      'lab',
      'learn',
      'lesson',
    ],
  },
  {
    id: 'quit',
    keys: ['q'],
    places: BUT_SMALL.filter((place) => place !== 'confirm'),
    foot: ['menu', 'duel', 'end', 'puzzleEnd'],
  },
  {
    id: 'interrupt',
    keys: ['ctrl-c'],
    places: EVERYWHERE,
    fixed: true,
  },
  {
    id: 'suspend',
    keys: ['ctrl-z'],
    places: EVERYWHERE,
    fixed: true,
  },
  {
    id: 'redraw',
    keys: ['ctrl-l'],
    places: EVERYWHERE,
  },
  {
    id: 'pickMore',
    keys: ['0', ...'adinorsuxy'],
    places: ['duel'],
    fixed: true,
  },
] as const satisfies readonly Row[];

export type CommandId = (typeof TABLE)[number]['id'];
export type Command = Row & { readonly id: CommandId };
export const COMMANDS: readonly Command[] = TABLE;

/** Commands that have something to do in a puzzle only. */
export const OF_PUZZLES: readonly CommandId[] = ['hint', 'retry'];

export interface Hint {
  id: CommandId;
  /** Names of its keys as they are shown. */
  keys: string;
  label: string;
  help: string;
}

/** The table with the player's own keys in it. */
export interface Keymap {
  commandFor(place: Place, key: string): CommandId | undefined;
  keysOf(id: CommandId): readonly string[];
  /** What the footer of a place shows, in the order of the table. */
  footer(place: Place): Hint[];
  /** Every command of a place. */
  help(place: Place): Hint[];
}

interface Words {
  /** For the footer: one or two words. */
  label: string;
  /** For the help screen: what it does. */
  help: string;
}
/** Other words that commands have in some places. */
type Elsewhere = Partial<Record<Place, Partial<Record<CommandId, Words>>>>;

/** Keys that no command may be given: they move, choose, leave or are typed in a search. */
const KEPT: readonly string[] = [
  'enter',
  'esc',
  'backspace',
  'up',
  'down',
  'left',
  'right',
  'ctrl-c',
  'ctrl-z',
];
export const mayBind = (key: string): boolean => key !== '' && !KEPT.includes(key) && !/^\d$/.test(key);

/** Another command that reads the key where this one is read; null if it is free. A sign of a long list gives way. */
export function clashOf(keys: Keymap, id: CommandId, key: string): CommandId | null {
  const places = COMMANDS.find((row) => row.id === id)?.places ?? [];
  for (const place of places) {
    const other = keys.commandFor(place, key);
    if (other !== undefined && other !== id && other !== 'pickMore') return other;
  }
  return null;
}

/** `changed`: command → keys, for commands whose keys the player has changed; unknown names are ignored. */
export function keymap(
  changed: Readonly<Record<string, readonly string[]>> = {},
  strings: Strings['keys'] = stringsOf('en').keys,
): Keymap {
  const { commands }: { commands: Record<CommandId, Words> } = strings;
  const elsewhere: Elsewhere = strings.at;
  const called: Readonly<Record<string, string>> = strings.names;
  const keysOf = (row: Command): readonly string[] => (row.fixed ? row.keys : (changed[row.id] ?? row.keys));
  const byPlace = new Map<Place, Map<string, CommandId>>();
  for (const place of PLACES) {
    const keys = new Map<string, CommandId>();
    for (const row of COMMANDS) {
      if (!row.places.includes(place)) continue;
      for (const key of keysOf(row)) if (!keys.has(key)) keys.set(key, row.id);
    }
    byPlace.set(place, keys);
  }
  const rowOf = new Map(COMMANDS.map((row) => [row.id, row]));
  const hint = (row: Command, place: Place, all: boolean): Hint => {
    const keys = keysOf(row);
    const { label, help } = elsewhere[place]?.[row.id] ?? commands[row.id];
    const names = keys.map((key) => called[key] ?? key);
    const shown =
      row.id === 'pick' ? ['1-9'] : row.id === 'pickMore' ? ['0 a d i...'] : all ? names : names.slice(0, 1);
    return {
      id: row.id,
      keys: !all && row.footKeys !== undefined && keys === row.keys ? strings[row.footKeys] : shown.join(' '),
      label,
      help,
    };
  };
  return {
    commandFor: (place, key) => byPlace.get(place)?.get(key),
    keysOf: (id) => {
      const row = rowOf.get(id);
      return row === undefined ? [] : keysOf(row);
    },
    footer: (place) =>
      COMMANDS.filter((row) => row.foot?.includes(place)).map((row) => hint(row, place, false)),
    help: (place) =>
      COMMANDS.filter((row) => row.places.includes(place)).map((row) => hint(row, place, true)),
  };
}
