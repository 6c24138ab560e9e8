import { useInput } from 'ink';
import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { keyName } from '../keyNames.ts';
import { type CommandId, type Keymap, keymap, type Place } from '../keys.ts';
import type { AppModel } from '../store/app.ts';
import { useStore } from '../store/store.ts';

export type Handlers = Partial<Record<CommandId, () => unknown>>;

/**
 * Reads the keys of a place through the table and calls the handler of the command. A screen sees keys only
 * while it is mounted, and its handlers are those of its last render: what was on the screen when the key came. While a
 * list is searched, or a command waits for its new key, letters are no commands.
 */
export function useCommands(place: Place, handlers: Handlers): void {
  const keys = useKeys();
  const isTyping =
    useStore(useApp().state, ({ find, capturing }) => find !== null || capturing) && place !== 'small';
  const now = useRef({ place, handlers, keys, isTyping });
  useLayoutEffect(() => {
    now.current = { place, handlers, keys, isTyping };
  });
  useInput(
    useCallback((input, key) => {
      if (now.current.isTyping) return;
      const command = now.current.keys.commandFor(now.current.place, keyName(input, key));
      if (command !== undefined) now.current.handlers[command]?.();
    }, []),
  );
}

export const KeysContext = createContext<Keymap>(keymap());
export const useKeys = (): Keymap => useContext(KeysContext);

export const AppContext = createContext<AppModel | null>(null);

export function useApp(): AppModel {
  const app = useContext(AppContext);
  if (app === null) throw new Error('no app: AppContext is missing');
  return app;
}
