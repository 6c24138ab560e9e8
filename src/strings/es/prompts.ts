import type { Strings } from '../index.ts';

export const prompts: Strings['prompts'] = {
  title: 'Cuándo se te pregunta',
  now: (policy) => `Se te pide responder: ${policy}.`,
  choices: {
    always: 'Siempre: en cada momento que dan las reglas',
    'when it matters': 'Cuando importa: cuando hay algo a que responder',
    never: 'Nunca: solo en tu propio turno',
  },
  asks: (policy) => `avisos: ${policy}`,
  asksShort: (policy) => policy,
  matters: 'importa',
};
