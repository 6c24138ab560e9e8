import type { Strings } from '../index.ts';

export const bindings: Strings['bindings'] = {
  title: 'Teclas',
  press: (what: string) => `Aperte a nova tecla para “${what}”; Esc deixa a antiga.`,
  taken: (key: string, what: string) => `${key} já é usada: ${what}. Dê antes outra tecla a isso.`,
  never: (key: string) => `${key} não pode ser dada a um comando.`,
  hint: 'Enter: outra tecla. r: a tecla do início.',
  own: (keys: string, before: string) => `${keys}   (no início: ${before})`,
  only: { lab: 'laboratório', replay: 'replay', side: 'Side Deck', puzzle: 'desafio' },
};
