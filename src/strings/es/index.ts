import type { Strings } from '../index.ts';
import { languages } from './languages.ts';

export const es: Strings = { languages };
