import type { Strings } from '../index.ts';

export const bindings: Strings['bindings'] = {
  title: 'Teclas',
  press: (what: string) => `Pulsa la nueva tecla para «${what}»; Esc deja la de antes.`,
  taken: (key: string, what: string) => `${key} está ocupada: ${what}. Dale antes otra tecla.`,
  never: (key: string) => `${key} no se puede dar a una orden.`,
  hint: 'Intro: otra tecla. r: la tecla del principio.',
  own: (keys: string, before: string) => `${keys}   (al principio: ${before})`,
  only: { lab: 'laboratorio', replay: 'repetición', side: 'Side Deck', puzzle: 'puzle' },
};
