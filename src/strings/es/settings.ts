import type { Strings } from '../index.ts';

export const settings: Strings['settings'] = {
  title: 'Ajustes',
  labels: {
    colours: 'Colores',
    keys: 'Teclas',
    moments: 'Según el momento',
    prompts: 'Pedir respuesta',
    marks: 'Signos y líneas',
    pace: 'Ritmo',
    language: 'Idioma',
  },
  hints: {
    colours:
      'Para fondo oscuro o claro, los dieciséis de todo terminal, o ninguno: los signos dicen lo mismo. Según el terminal: lo que él dice de sí.',
    keys: 'Intro: otra tecla para una orden.',
    moments: 'Intro: una respuesta propia para un tipo de momento, como los ataques o el fin de una fase.',
    prompts:
      'Siempre: en cada momento que dan las reglas. Cuando importa: cuando el otro lado ha hecho algo a lo que puedes responder. Nunca: solo actúas en tu propio turno. En un duelo, p lo cambia.',
    marks: 'ASCII donde las líneas y los signos se ven mal.',
    pace: 'Cuánto se queda cada jugada del otro lado antes de mostrar la siguiente. Intro nunca la espera.',
    language: 'De menús, preguntas y registro. Los textos de las cartas están por ahora en inglés.',
  },
  colours: {
    auto: 'según el terminal',
    dark: 'fondo oscuro',
    light: 'fondo claro',
    basic: 'dieciséis',
    none: 'ninguno',
  },
  marks: { unicode: 'Unicode', ascii: 'ASCII' },
  paces: { fast: 'rápido', normal: 'normal', slow: 'lento' },
  prompts: { always: 'siempre', 'when it matters': 'cuando importa', never: 'nunca' },
};
