import type { Strings } from '../index.ts';

export const learn: Strings['learn'] = {
  title: 'Aprender',
  menu: 'primer duelo y glosario',
  hint: 'Un primer duelo en lecciones cortas, y las palabras del juego.',
  glossary: 'Glosario',
};
