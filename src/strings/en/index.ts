import { find } from './find.ts';
import { keys } from './keys.ts';
import { languages } from './languages.ts';

/** English, and with it the form that every other language has to fill. */
export const en = { find, keys, languages };
