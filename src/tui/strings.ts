import { createContext, useContext } from 'react';
import { type Strings, stringsOf } from '../strings/index.ts';

/** The client's words in the player's language; the root component provides them. */
export const StringsContext = createContext<Strings>(stringsOf('en'));
export const useStrings = (): Strings => useContext(StringsContext);
