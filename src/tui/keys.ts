import { type Strings, stringsOf } from '../strings/index.ts';
import { PLACES, type Place } from './keyTable/places.ts';
import { COMMANDS, type Command, type CommandId } from './keyTable/table.ts';

export { PLACES, type Place } from './keyTable/places.ts';
export { COMMANDS, type Command, type CommandId } from './keyTable/table.ts';

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
