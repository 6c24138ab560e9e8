import type { Strings } from '../index.ts';

export const find: Strings['find'] = {
  bar: (n: number): string =>
    `${n === 0 ? 'nessun risultato' : n === 1 ? '1 riga' : `${n} righe`}   Invio: scegli   Esc: cancella`,
};
