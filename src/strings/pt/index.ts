import type { Strings } from '../index.ts';
import { keys } from './keys.ts';
import { languages } from './languages.ts';

export const pt: Strings = { keys, languages };
