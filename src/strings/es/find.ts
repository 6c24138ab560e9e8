import type { Strings } from '../index.ts';

export const find: Strings['find'] = {
  bar: (n: number): string =>
    `${n === 0 ? 'nada encontrado' : n === 1 ? '1 línea' : `${n} líneas`}   Intro: elegir   Esc: borrar`,
};
