import type { Strings } from '../index.ts';
import { find } from './find.ts';
import { keys } from './keys.ts';
import { languages } from './languages.ts';

export const es: Strings = { find, keys, languages };
