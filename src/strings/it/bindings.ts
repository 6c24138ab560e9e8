import type { Strings } from '../index.ts';

export const bindings: Strings['bindings'] = {
  title: 'Tasti',
  press: (what: string) => `Premi il nuovo tasto per «${what}»; Esc lascia il vecchio.`,
  taken: (key: string, what: string) => `${key} è già usato: ${what}. Dagli prima un altro tasto.`,
  never: (key: string) => `${key} non si può dare a un comando.`,
  hint: 'Invio: un altro tasto. r: il tasto iniziale.',
  own: (keys: string, before: string) => `${keys}   (all’inizio: ${before})`,
  only: { lab: 'laboratorio', replay: 'replay', side: 'Side Deck', puzzle: 'enigma' },
};
