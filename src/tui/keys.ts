import { keyLabel } from './keyNames.ts';

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
  'prompts',
  'help',
  'confirm',
  'first',
  'side',
  'end',
  'small',
] as const;
export type Place = (typeof PLACES)[number];

interface Row {
  readonly id: string;
  /** Key names as `keyName` gives them. */
  readonly keys: readonly string[];
  /** For the footer: one or two words, by place where they differ. */
  readonly label: string;
  /** For the help screen: what it does. */
  readonly help: string;
  readonly places: readonly Place[];
  /** How a footer names the key, where two commands share the entry. */
  readonly footKeys?: string;
  /** Places whose footer shows it. */
  readonly foot?: readonly Place[];
  /** Other words in some places. */
  readonly at?: Partial<Record<Place, { label: string; help: string }>>;
  /** The list component reads these keys itself, so they cannot be changed. */
  readonly fixed?: true;
}

const LISTS = ['menu', 'decks', 'history', 'settings', 'piles', 'log', 'chain', 'help', 'side'] as const;
const ASKING = ['prompts', 'confirm', 'first'] as const;
const OVER_DUEL = ['piles', 'log', 'chain', 'prompts'] as const;
const EVERYWHERE = PLACES;
const BUT_SMALL = PLACES.filter((place) => place !== 'small');

/** The one table of commands. Input, footers and the help screen read nothing else. */
const TABLE = [
  {
    id: 'up',
    keys: ['up', 'k'],
    label: 'up',
    help: 'one line up; on the table, to the row above',
    places: [...LISTS, ...ASKING, 'duel'],
    fixed: true,
  },
  {
    id: 'down',
    keys: ['down', 'j'],
    label: 'down',
    help: 'one line down; on the table, to the row below',
    places: [...LISTS, ...ASKING, 'duel'],
    fixed: true,
  },
  {
    id: 'left',
    keys: ['left', 'h'],
    label: 'table',
    help: 'onto the table, and along a row of cards',
    places: ['duel', 'menu', 'settings', 'piles'],
    at: {
      menu: { label: 'change', help: 'the choice before this one' },
      settings: { label: 'change', help: 'the value before this one' },
      piles: { label: 'pile', help: 'the pile before this one; the numbers above: yours/theirs' },
    },
  },
  {
    id: 'right',
    keys: ['right', 'l'],
    label: 'table',
    help: 'onto the table, and along a row of cards',
    places: ['duel', 'menu', 'settings', 'piles'],
    footKeys: 'Left/Right',
    foot: ['duel', 'menu', 'settings', 'piles'],
    at: {
      menu: { label: 'change', help: 'the next choice' },
      settings: { label: 'change', help: 'the next value' },
      piles: { label: 'pile', help: 'the next pile' },
    },
  },
  {
    id: 'accept',
    keys: ['enter'],
    label: 'choose',
    help: 'does what is marked; on the table, what that card can do',
    places: ['menu', 'history', 'settings', 'duel', ...ASKING, 'side', 'end'],
    foot: ['menu', 'history', 'prompts', 'confirm', 'first', 'side', 'end'],
    at: {
      side: {
        label: 'swap',
        help: 'exchanges the card marked in the deck for the one marked in the Side Deck',
      },
      menu: { label: 'start', help: 'starts the duel, or opens what is marked' },
      history: {
        label: 'replay or resume',
        help: 'where the replay is; goes on with a duel that is not over',
      },
      settings: { label: 'change', help: 'the next value' },
      end: { label: 'go on', help: 'on with the match, or another duel with the same decks' },
    },
    fixed: true,
  },
  {
    id: 'pick',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    label: 'pick',
    help: 'does the entry with that number',
    places: ['menu', 'duel', ...ASKING],
    fixed: true,
  },
  {
    id: 'next',
    keys: ['tab'],
    label: 'next',
    help: 'to the next card that can act; its actions come first',
    places: ['duel', 'menu', 'side'],
    foot: ['duel', 'menu', 'side'],
    at: {
      menu: { label: 'own deck, theirs', help: 'to the next choice in the line' },
      side: { label: 'other list', help: 'from the deck to the Side Deck and back' },
    },
  },
  {
    id: 'takeBack',
    keys: ['u'],
    label: 'take back',
    help: 'takes back the last exchange',
    places: ['side'],
    foot: ['side'],
  },
  {
    id: 'reset',
    keys: ['r'],
    label: 'reset',
    help: 'the deck as it was at the start of the match',
    places: ['side'],
    foot: ['side'],
  },
  {
    id: 'finish',
    keys: ['d'],
    label: 'done',
    help: 'the deck is settled: on to the next duel',
    places: ['side'],
    foot: ['side'],
  },
  {
    id: 'toBattle',
    keys: ['b'],
    label: 'battle',
    help: 'to the Battle Phase, and from there to Main Phase 2, when it is offered',
    places: ['duel'],
    foot: ['duel'],
  },
  {
    id: 'endTurn',
    keys: ['e'],
    label: 'end',
    help: 'ends the turn, when it is offered',
    places: ['duel'],
    foot: ['duel'],
  },
  {
    id: 'previous',
    keys: ['shift-tab'],
    label: 'previous',
    help: 'to the card before it that can act',
    places: ['duel', 'menu'],
    at: { menu: { label: 'previous', help: 'to the choice before it in the line' } },
  },
  {
    id: 'pageUp',
    keys: ['pageup'],
    label: 'page up',
    help: 'a page up; in a duel, in the text of the card',
    places: ['duel', 'decks', 'history', 'piles', 'log', 'chain', 'help', 'side'],
  },
  {
    id: 'pageDown',
    keys: ['pagedown'],
    label: 'page down',
    help: 'a page down; in a duel, in the text of the card',
    places: ['duel', 'decks', 'history', 'piles', 'log', 'chain', 'help', 'side'],
    foot: ['log'],
  },
  {
    id: 'first',
    keys: ['home'],
    label: 'first',
    help: 'to the first line',
    places: ['decks', 'history', 'piles', 'log', 'chain', 'help', 'side'],
  },
  {
    id: 'last',
    keys: ['end'],
    label: 'last',
    help: 'to the last line',
    places: ['decks', 'history', 'piles', 'log', 'chain', 'help', 'side'],
  },
  {
    id: 'piles',
    keys: ['g'],
    label: 'piles',
    help: 'Graveyards, removed cards, own Decks, known cards in hand',
    places: ['duel', 'end'],
    foot: ['duel', 'end'],
  },
  {
    id: 'log',
    keys: ['L'],
    label: 'log',
    help: 'every play of the duel in words',
    places: ['duel', 'end'],
    foot: ['duel', 'end'],
  },
  {
    id: 'chain',
    keys: ['c'],
    label: 'chain',
    help: 'the chain with the text of its cards',
    places: ['duel'],
    foot: ['duel'],
  },
  {
    id: 'prompts',
    keys: ['p'],
    label: 'prompts',
    help: 'when to be asked for a response: always, when it matters, never',
    places: ['duel'],
    foot: ['duel'],
  },
  {
    id: 'toMenu',
    keys: ['m'],
    label: 'menu',
    help: 'to the menu',
    places: ['end'],
    foot: ['end'],
  },
  {
    id: 'back',
    keys: ['esc'],
    label: 'back',
    help: 'one level back; never quits',
    places: ['decks', 'history', 'settings', ...OVER_DUEL, 'help', 'confirm', 'duel', 'first', 'side'],
    foot: ['decks', 'history', 'settings', ...OVER_DUEL, 'help', 'confirm', 'duel', 'first', 'side'],
    at: {
      first: { label: 'menu', help: 'to the menu; the match is kept' },
      side: { label: 'menu', help: 'to the menu; the match is kept as it stands' },
    },
  },
  {
    id: 'help',
    keys: ['?'],
    label: 'keys',
    help: 'the keys of this screen',
    places: BUT_SMALL.filter((place) => place !== 'help' && place !== 'confirm'),
    foot: ['menu', 'duel', 'end', 'piles', 'log', 'settings', 'history', 'decks', 'first', 'side'],
  },
  {
    id: 'quit',
    keys: ['q'],
    label: 'quit',
    help: 'quits; asks first when a duel would be lost',
    places: BUT_SMALL.filter((place) => place !== 'confirm'),
    foot: ['menu', 'duel', 'end'],
    at: {
      decks: { label: 'back', help: 'back to the menu' },
      history: { label: 'back', help: 'back to the menu' },
      settings: { label: 'back', help: 'back to the menu' },
      first: { label: 'quit', help: 'quits; the match is kept' },
      side: { label: 'quit', help: 'quits; the match is kept as it stands' },
    },
  },
  {
    id: 'interrupt',
    keys: ['ctrl-c'],
    label: 'quit',
    help: 'quits; asks first in a duel, and goes at once the second time',
    places: EVERYWHERE,
    fixed: true,
  },
  {
    id: 'suspend',
    keys: ['ctrl-z'],
    label: 'suspend',
    help: 'back to the shell; fg returns',
    places: EVERYWHERE,
    fixed: true,
  },
  {
    id: 'redraw',
    keys: ['ctrl-l'],
    label: 'redraw',
    help: 'draws the screen anew',
    places: EVERYWHERE,
  },
  {
    id: 'pickMore',
    keys: ['0', ...'adfinorstuvwxyz'],
    label: 'pick',
    help: 'does the entry with that sign, in a list of more than nine',
    places: ['duel'],
    fixed: true,
  },
] as const satisfies readonly Row[];

export type CommandId = (typeof TABLE)[number]['id'];
export type Command = Row & { readonly id: CommandId };
export const COMMANDS: readonly Command[] = TABLE;

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

/** `changed`: command → keys, for commands whose keys the player has changed; unknown names are ignored. */
export function keymap(changed: Record<string, readonly string[]> = {}): Keymap {
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
    const words = row.at?.[place];
    const names = keys.map(keyLabel);
    const shown =
      row.id === 'pick' ? ['1-9'] : row.id === 'pickMore' ? ['0 a d f...'] : all ? names : names.slice(0, 1);
    return {
      id: row.id,
      keys: !all && row.footKeys !== undefined && keys === row.keys ? row.footKeys : shown.join(' '),
      label: words?.label ?? row.label,
      help: words?.help ?? row.help,
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
