import type { Strings } from '../index.ts';
import { languages } from './languages.ts';

export const it: Strings = { languages };
